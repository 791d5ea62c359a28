/** What is printed on the cards. The server tells it: a house can play with a deck of its own. */
import type { OccultoHealing, OccultoPrinted } from '../lib/wire';
import type { Colour } from './view';

let printed = $state.raw<OccultoPrinted>({ cards: {}, categories: {}, characters: {} });
let asked: Promise<void> | null = null;

export function print(deck: OccultoPrinted): void {
  printed = deck;
}

/** Fetch it, once. */
export function fetchDeck(): Promise<void> {
  asked ??= fetch('/printed/occulto.json')
    .then(async (answer) => {
      if (!answer.ok) throw new Error(`no deck: ${answer.status}`);
      print((await answer.json()) as OccultoPrinted);
    })
    .catch((wrong: unknown) => {
      asked = null;
      throw wrong;
    });
  return asked;
}

export function cardOf(id: string): OccultoHealing | undefined {
  return printed.cards[id];
}

export function isCard(id: string): boolean {
  return id in printed.cards;
}

export function abilityOf(id: string): string {
  return printed.cards[id]?.ability ?? '';
}

/** How many cards carry an ability. */
export function copies(ability: string): number {
  return Object.values(printed.cards).filter((card) => card.ability === ability).length;
}

export function categoryOf(ability: string): string {
  return printed.categories[ability] ?? '';
}

/** A character's name, as it is set: with a curly apostrophe, and never broken at its hyphen. */
export function characterName(colour: Colour): string {
  return (printed.characters[colour]?.name ?? '').replaceAll("'", '’').replaceAll('-', '-\u2060');
}

/** The power of a colour's character. */
export function powerOf(colour: Colour): string {
  return printed.characters[colour]?.power ?? '';
}
