/** What is printed on the cards. The server tells it: a house can play with a deck of its own. */
import { ask } from '../lib/house';
import type { AbilityFace, Colour, Healing, Printed, Scope } from './view';

/** Nothing is known before it was told. */
type Told = Omit<Printed, 'characters'> & { characters: Partial<Printed['characters']> };

let printed = $state.raw<Told>({ cards: {}, abilities: {}, characters: {} });
let asked: Promise<void> | null = null;

export function print(deck: Told): void {
  printed = deck;
}

/** Fetch it, once. */
export function fetchDeck(): Promise<void> {
  asked ??= ask('/printed/occulto.json')
    .then(async (answer) => {
      if (!answer.ok) throw new Error(`no deck: ${answer.status}`);
      print((await answer.json()) as Printed);
    })
    .catch((wrong: unknown) => {
      asked = null;
      throw wrong;
    });
  return asked;
}

export function cardOf(id: string): Healing | undefined {
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

function faceOf(ability: string): AbilityFace | undefined {
  return printed.abilities[ability];
}

export function categoryOf(ability: string): string {
  return faceOf(ability)?.category ?? '';
}

/** The rule that tells an ability. */
export function ruleOf(ability: string): string {
  return faceOf(ability)?.rule ?? '';
}

/** Whether it is aimed at something: without a target it does nothing, and that is worth a word. */
export function isAimed(ability: string): boolean {
  return faceOf(ability)?.aimed ?? false;
}

/** Whether it waits for somebody else's turn and is never played on one's own. */
export function isAnswer(ability: string): boolean {
  return faceOf(ability)?.answer ?? false;
}

/** What it goes for, where it touches somebody. */
export function strikes(ability: string): Scope {
  return faceOf(ability)?.strikes ?? 'hand';
}

/** A character's name, as it is set: with a curly apostrophe, and never broken at its hyphen. */
export function characterName(colour: Colour): string {
  return (printed.characters[colour]?.name ?? '').replaceAll("'", '’').replaceAll('-', '-\u2060');
}

/** The power of a colour's character. */
export function powerOf(colour: Colour): string {
  return printed.characters[colour]?.power ?? '';
}

/** The rule that tells it. */
export function powerRule(colour: Colour): string {
  return printed.characters[colour]?.rule ?? '';
}
