/** Occulto's data in words: the same as the server's `words`, with people called by their names. */
import type { Say } from '../lib/words';
import type { Args } from '../lib/wire';
import { cardOf, isCard } from './deck.svelte';

export function cardName(say: Say, id: string): string {
  const card = cardOf(id);
  if (!card) return id;
  const ability = say('occulto-ability-' + card.ability);
  if (!card.colour) return ability;
  return say('occulto-card', { ability, colour: say('occulto-colour-' + card.colour), potions: card.potions });
}

const PERSONS = new Set(['seat', 'victim', 'to', 'other_seat', 'first']);

/** Words for a table where these people sit. */
export function wordingFor(names: readonly string[]) {
  return (say: Say, args: Args): Args => {
    const person = (seat: unknown) => names[Number(seat)] || say('occulto-person', { number: Number(seat) + 1 });
    const place = (text: string) => {
      if (!text) return '';
      if (text.startsWith('s')) return say('web-occ-character', { name: person(text.slice(1)) });
      return say('occulto-place-centre', { number: Number(text.slice(1)) + 1 });
    };
    const target = (text: string) => {
      if (isCard(text)) return cardName(say, text);
      if (text === 'left' || text === 'right') return say('occulto-side-' + text);
      return text.startsWith('seat') ? person(text.slice(4)) : place(text);
    };
    const list = (value: unknown, word: (text: string) => string) =>
      Array.isArray(value) ? value.map((each) => word(String(each))).join(', ') || '–' : String(value);
    const ready: Args = {};
    for (const [name, value] of Object.entries(args)) {
      if (PERSONS.has(name)) ready[name] = person(value);
      else if (name === 'card' || name === 'target') ready[name] = cardName(say, String(value));
      else if (name === 'cards' || name === 'hand') ready[name] = list(value, (id) => cardName(say, id));
      else if (name === 'seats') ready[name] = list(value, person);
      else if (name === 'place' || name === 'other_place') ready[name] = place(String(value));
      else if (name === 'places') ready[name] = list(value, place);
      else if (name === 'targets') ready[name] = list(value, target);
      else if (name === 'ability' || name === 'colour' || name === 'side')
        ready[name] = value ? say(`occulto-${name}-${String(value)}`) : '';
      else if (name === 'powers') ready[name] = list(value, (power) => say('occulto-power-' + power));
      else if (name === 'faces')
        ready[name] = list(value, (colour) => (colour && colour !== 'null' ? say('occulto-colour-' + colour) : '–'));
      else if (name === 'totals' && value && typeof value === 'object')
        ready[name] = Object.entries(value)
          .map(([colour, total]) => `${say('occulto-colour-' + colour)} ${String(total)}`)
          .join(', ');
      else ready[name] = value;
    }
    return ready;
  };
}
