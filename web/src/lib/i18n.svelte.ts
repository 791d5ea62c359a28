/** The words on the screen. `say` is reactive: a change of language redraws everything. */
import { ask } from './house';
import { prefs } from './prefs.svelte';
import { type Lang, type Say, Words } from './words';
import type { Args, Line } from './wire';

const HOUSE: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import('../locale/en'),
  fr: () => import('../locale/fr'),
};

/** Words that come with a board, for those who open it. */
export type Sources = Record<Lang, () => Promise<{ default: string }>>;
const boards: Sources[] = [];

let words = $state.raw(new Words('en', []));
const games = new Map<Lang, string>();
const house = new Map<Lang, string>();

async function loadHouse(lang: Lang): Promise<string> {
  let text = house.get(lang);
  if (text === undefined) {
    text = (await HOUSE[lang]()).default;
    house.set(lang, text);
  }
  return text;
}

/** Switch to a language; the games' own words are fetched once they are wanted. */
export async function speak(lang: Lang, withGames = games.size > 0): Promise<void> {
  const own = await loadHouse(lang);
  if (withGames && !games.has(lang)) {
    const answer = await ask(`/locale/${lang}.ftl`);
    if (answer.ok) games.set(lang, await answer.text());
  }
  const more = await Promise.all(boards.map((board) => board[lang]()));
  words = new Words(lang, [own, games.get(lang) ?? '', ...more.map((source) => source.default)]);
  prefs.lang = lang;
}

/** Learn the words of a board. */
export async function learn(sources: Sources): Promise<void> {
  if (!boards.includes(sources)) boards.push(sources);
  await speak(prefs.lang);
}

export const say: Say = (id, args) => words.say(id, args);

export function has(id: string): boolean {
  return words.has(id);
}

/** The first of some messages that exists. */
export function sayFirst(ids: readonly string[], args?: Args): string {
  return words.say(ids.find((id) => words.has(id)) ?? ids.at(-1)!, args);
}

/** A game puts its ids (`KH`, seat 2) into words before a line is rendered. */
export type Wording = (say: Say, args: Args) => Args;

export function sayLine(line: Line, wording?: Wording): string {
  return words.say(line.id, wording ? wording(words.say, line.args) : line.args);
}
