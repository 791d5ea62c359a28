/** What stands over the buttons and on them: what is chosen, what is still to choose, why something did nothing. */
import type { Say } from '../lib/words';
import type { Ask } from '../lib/wire';
import { missing, type Move } from './choose';
import { abilityOf, isAimed, isAnswer, isCard, ruleOf } from './deck.svelte';
import { type Desk, homeOf, placeName } from './desk';
import type { View } from './view';
import { cardName } from './words';

/** The card taken up, what it is aimed at, and what its options allow. */
export interface Aimed {
  readonly view: View;
  readonly names: readonly string[];
  readonly over: boolean;
  readonly ask: Ask | undefined;
  readonly acting: boolean;
  /** A card of the hand is asked for, to burn or to give away. */
  readonly giving: boolean;
  /** A character from the centre is asked for. */
  readonly replacing: boolean;
  readonly held: string;
  readonly ability: string;
  readonly picks: readonly string[];
  readonly plays: readonly Move[];
  readonly ready: Move | undefined;
  readonly copying: boolean;
  readonly aiming: Desk['aiming'];
}

/** Questions whose waiting has words of its own. */
const WAITED = new Set(['peek', 'burn', 'give', 'crystal', 'act']);

/** What a card is aimed at, in a word. */
export function targetName(say: Say, { view, names }: Pick<Aimed, 'view' | 'names'>, one: string): string {
  if (one === 'left' || one === 'right') return say('web-occ-' + one);
  if (isCard(one)) {
    const home = homeOf(view, one);
    const card = cardName(say, one);
    if (home < 0) return card;
    return home === view.seat
      ? say('web-occ-card-mine', { card })
      : say('web-occ-card-of', { card, name: names[home]! });
  }
  if (one.startsWith('seat')) return names[Number(one.slice(4))]!;
  if (one.startsWith('c')) {
    const lying = view.characters.filter((each) => each.place.startsWith('c') && !each.empty).length;
    return lying > 1 ? say('web-occ-centre-of', { number: Number(one.slice(1)) + 1 }) : say('web-occ-centre');
  }
  const seat = Number(one.slice(1));
  return seat === view.seat ? say('web-occ-yours') : names[seat]!;
}

/** What is chosen so far; nothing while there is nothing. */
export function heading(say: Say, aim: Aimed): string {
  if (!aim.picks.length) return '';
  const shown = aim.copying ? aim.picks.slice(1) : aim.picks;
  const copied = aim.copying ? cardName(say, aim.picks[0]!) : '';
  const [one, two] = shown.map((each) => targetName(say, aim, each));
  const at = shown.length === 2 ? say('web-occ-and', { one: one!, two: two! }) : (one ?? '');
  return copied && at ? `${copied}: ${at}` : copied || at;
}

/** What is still to choose. */
export function prompt(say: Say, { plays, picks, copying, aiming }: Aimed): string {
  if (copying && !picks.length) return say('web-occ-pick-copy');
  if (aiming === 's')
    return picks.length && !copying
      ? say('web-occ-pick-s-more')
      : say('web-occ-pick-s', { number: Math.max(1, missing(plays, picks)) });
  return say(aiming ? 'web-occ-pick-' + aiming : 'web-occ-pick-hand');
}

/** What the brass button says. */
export function brass(say: Say, aim: Aimed): string {
  const { ready, ability, picks } = aim;
  if (aim.giving || aim.replacing) {
    if (!ready) return aim.replacing ? say('web-occ-pick-s', { number: 1 }) : say('web-occ-pick-hand');
    return say(aim.replacing ? 'web-occ-take' : `web-occ-${aim.ask!.kind}`);
  }
  if (!ready) return prompt(say, aim);
  if (unaimed(aim)) return say('web-occ-play-none');
  return say('web-occ-do-' + (aim.copying && picks.length ? abilityOf(picks[0]!) : ability));
}

/** A card that is aimed at something is played with nothing to aim it at. */
function unaimed({ ready, ability }: Aimed): boolean {
  return ready !== undefined && !ready.targets.length && isAimed(ability);
}

/** What is asked of you, or whom the table waits for. `past` for a game looked at again. */
export function sentence(say: Say, aim: Aimed, past: boolean): string {
  if (aim.over) return '';
  if (aim.held) return ofTheCard(say, aim);
  if (aim.giving || aim.replacing) return say('occulto-ask-' + aim.ask!.kind);
  if (aim.acting) return say(aim.view.mode === 'free' ? 'web-occ-act' : 'web-occ-mode-' + aim.view.mode);
  return waiting(say, aim, past);
}

function ofTheCard(say: Say, aim: Aimed): string {
  if (aim.acting && !aim.plays.length && aim.view.mode === 'discard') return say('web-occ-mode-discard');
  if (aim.acting && isAnswer(aim.ability)) return say('web-occ-shield-wait');
  if (aim.acting && unaimed(aim)) return say('web-occ-needs-none');
  return `${say('occulto-does-' + aim.ability)} (${ruleOf(aim.ability)})`;
}

function waiting(say: Say, { view, names, ask }: Aimed, past: boolean): string {
  if (view.seat !== null && view.waiting.includes(view.seat) && !ask && !past) return say('web-occ-sealed');
  // answers are sealed: whom they came from already is nobody's business
  if (view.waiting.length > 1 && view.sealed) return say('web-occ-waiting-answers', { number: view.waiting.length });
  const others = view.waiting.filter((seat) => seat !== view.seat).map((seat) => names[seat]);
  // whoever is asked alone hears it from the window that opens
  if (!others.length || !(view.attack || view.asked)) return '';
  if (view.attack) return say('web-occ-waiting-shield', { names: others.join(', ') });
  return say(WAITED.has(view.asked) ? 'web-occ-waiting-' + view.asked : 'web-occ-waiting', {
    names: others.join(', '),
  });
}

/** Why a touch meant nothing. */
export function whyNot(say: Say, aim: Aimed, one: string): string {
  const { view, names } = aim;
  const place = view.characters.find((each) => each.place === one);
  if (place?.totem && aim.aiming === 's') return say('web-occ-not-totem');
  if (!aim.ask && !aim.over) return say('web-occ-not-yours', { name: names[view.active]! });
  if (aim.held) return say('web-occ-not-target');
  if (!place) return '';
  const name = placeName(say, aim, one);
  const possible = view.possible[one] ?? [];
  if (!possible.length) return name;
  return `${name}: ${possible.map((colour) => say('occulto-colour-' + colour)).join(', ')}.`;
}
