/** Occulto's data in words: the same as the server's `words`, with people called by their names. */
import type { Say } from '../lib/words';
import type { Args } from '../lib/wire';

export interface Healing {
  ability: string;
  colour: string;
  potions: number;
}

// id, ability, colour, potions of each healing card
const ROWS =
  'G01:metamorphosis:red:1 G02:reaper:red:1 G03:oubliettes:red:1 G04:thief:red:2 G05:uprooting:red:2 ' +
  'G06:full_moon:red:2 G07:tornado:red:2 G08:forest_fire:red:3 G09:lucidity:red:3 G10:double_ration:red:3 ' +
  'G11:metamorphosis:yellow:1 G12:oubliettes:yellow:1 G13:oubliettes:yellow:1 G14:thief:yellow:2 ' +
  'G15:divination:yellow:2 G16:uprooting:yellow:2 G17:gust:yellow:2 G18:crystal_ball:yellow:3 ' +
  'G19:double_ration:yellow:3 G20:totem:yellow:3 G21:metamorphosis:blue:1 G22:oubliettes:blue:1 G23:shield:blue:1 ' +
  'G24:thief:blue:2 G25:divination:blue:2 G26:uprooting:blue:2 G27:full_moon:blue:2 G28:crystal_ball:blue:3 ' +
  'G29:lucidity:blue:3 G30:double_ration:blue:3 G31:metamorphosis:violet:1 G32:oubliettes:violet:1 ' +
  'G33:shield:violet:1 G34:metamorphosis:violet:1 G35:thief:violet:2 G36:divination:violet:2 ' +
  'G37:crystal_ball:violet:3 G38:lucidity:violet:3 G39:poisoned_gift:violet:3 G40:barter:violet:3 ' +
  'G41:metamorphosis:green:1 G42:oubliettes:green:1 G43:shield:green:1 G44:clover:green:1 G45:thief:green:2 ' +
  'G46:full_moon:green:2 G47:lucidity:green:3 G48:double_ration:green:3 G49:poisoned_gift:green:3 ' +
  'G50:barter:green:3 G51:metamorphosis:orange:1 G52:metamorphosis:orange:1 G53:oubliettes:orange:1 ' +
  'G54:shield:orange:1 G55:thief:orange:2 G56:divination:orange:2 G57:lucidity:orange:3 G58:forest_fire:orange:3 ' +
  'G59:poisoned_gift:orange:3 G60:barter:orange:3 G61:abundance::1 G62:abundance::1 G63:abundance::1 ' +
  'G64:sabotage::0 G65:sabotage::0 G66:sabotage::0 G67:chameleon::0 ';

export const CARDS: ReadonlyMap<string, Healing> = new Map(
  ROWS.trim().split(' ').map((row) => {
    const [id, ability, colour, potions] = row.split(':');
    return [id!, { ability: ability!, colour: colour!, potions: Number(potions) }];
  }),
);

export function cardName(say: Say, id: string): string {
  const card = CARDS.get(id);
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
      if (CARDS.has(text)) return cardName(say, text);
      if (text === 'left' || text === 'right') return say('occulto-side-' + text);
      return text.startsWith('seat') ? person(text.slice(4)) : place(text);
    };
    const list = (value: unknown, word: (text: string) => string) => (Array.isArray(value) ? value.map((each) => word(String(each))).join(', ') || '–' : String(value));
    const ready: Args = {};
    for (const [name, value] of Object.entries(args)) {
      if (PERSONS.has(name)) ready[name] = person(value);
      else if (name === 'card' || name === 'target') ready[name] = cardName(say, String(value));
      else if (name === 'cards' || name === 'hand') ready[name] = list(value, (id) => cardName(say, id));
      else if (name === 'seats') ready[name] = list(value, person);
      else if (name === 'place' || name === 'other_place') ready[name] = place(String(value));
      else if (name === 'places') ready[name] = list(value, place);
      else if (name === 'targets') ready[name] = list(value, target);
      else if (name === 'ability' || name === 'colour' || name === 'side') ready[name] = value ? say(`occulto-${name}-${String(value)}`) : '';
      else if (name === 'powers') ready[name] = list(value, (power) => say('occulto-power-' + power));
      else if (name === 'faces') ready[name] = list(value, (colour) => (colour && colour !== 'null' ? say('occulto-colour-' + colour) : '–'));
      else if (name === 'totals' && value && typeof value === 'object') ready[name] = Object.entries(value).map(([colour, total]) => `${say('occulto-colour-' + colour)} ${String(total)}`).join(', ');
      else ready[name] = value;
    }
    return ready;
  };
}
