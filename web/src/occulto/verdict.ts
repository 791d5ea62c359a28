/** The end in words: each face as it is turned up, who is saved, and since when. */
import { characterName } from './deck.svelte';
import type { Desk } from './desk';
import type { Rank, Scene } from './finale';
import type { Paths } from './paths';
import type { Colour } from './view';

type Seated = Pick<Desk, 'view' | 'names' | 'say'>;

export function ownerName({ say, view, names }: Seated, seat: number | null): string {
  if (seat === null) return say('web-occ-centre-title');
  return seat === view.seat ? say('web-occ-yours') : names[seat]!;
}

/** Where a character lay. */
export function where({ say, view, names }: Seated, place: string): string {
  if (!place.startsWith('s')) return say('web-occ-where-centre');
  const seat = Number(place.slice(1));
  return seat === view.seat ? say('web-occ-where-you') : say('web-occ-where', { name: names[seat]! });
}

/** What is said at a step of the story; the last one speaks for itself. */
export function sceneTold({ say, view, names }: Seated, scene: Scene, ranks: readonly Rank[]): string {
  if (scene.kind === 'count') return say('web-occ-end-1');
  if (scene.kind === 'powers') {
    const powers = view.powers.map((power) => say('occulto-power-' + power)).join(', ');
    return say('web-occ-end-powers', { powers });
  }
  if (scene.kind === 'verdict') return '';
  const { colour, seat, potions: number, out } = ranks.find((each) => each.colour === scene.colour)!;
  const character = characterName(colour);
  if (out) return say('web-occ-end-turn-out', { character, colour, number });
  if (seat === null) return say('web-occ-end-turn-centre', { character, number });
  return say('web-occ-end-turn', { name: names[seat]!, character, number });
}

/** The characters that are saved, as the game says. */
export function savedOf(ranks: readonly Rank[], saved: readonly Colour[]): Rank[] {
  return ranks.filter((rank) => saved.includes(rank.colour));
}

export interface Verdict {
  title: string;
  verdict: string;
  /** How long the winner has kept the character; nothing if that cannot be told. */
  since: string;
  /** What became of your own. */
  own: string;
}

export function verdictOf(desk: Seated, ranks: readonly Rank[], winners: readonly number[], went: Paths): Verdict {
  const { say, view, names } = desk;
  const saved = savedOf(ranks, view.saved);
  const { colour, seat } = saved[0] ?? ranks[0]!;
  const name = ownerName(desk, seat);
  const you = winners[0] === view.seat ? '-you' : '';
  const mine = ranks.find((rank) => rank.seat !== null && rank.seat === view.seat);
  const last = winners.length === 1 ? went.steps[colour]?.at(-1) : undefined;
  const since = last?.turn === 0 ? 'web-occ-end-won-always' : 'web-occ-end-won-since';
  const verdict = () => {
    if (!winners.length) return say('web-occ-end-centre');
    if (winners.length > 1)
      return say('web-occ-end-won-shared', { names: winners.map((one) => names[one]).join(', ') });
    return say('web-occ-end-won' + you, { character: characterName(colour), name });
  };
  const own = () => {
    if (view.seat === null || (mine && saved.includes(mine))) return '';
    return mine ? say('web-occ-end-yours', { character: characterName(mine.colour) }) : say('web-occ-end-nothing');
  };
  return {
    title:
      saved.length > 1
        ? say('web-occ-end-shared', { number: saved.length })
        : say('web-occ-end-saved', { character: characterName(colour), colour }),
    verdict: verdict(),
    since: last ? say(since + you, { turn: last.turn, name }) : '',
    own: own(),
  };
}
