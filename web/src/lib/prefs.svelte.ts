/** What this device remembers of its person: language, name, colour, comfort. Nothing leaves it but name and colour. */
import { untrack } from 'svelte';
import { firstLang, type Lang } from './words';
import type { Finished } from './stats';
import type { ReadUpTo } from './talk';

export interface Visited {
  table: string;
  code: string;
  game: string;
  note: string;
  over: boolean;
  when: number;
  /** How far its talk was read. */
  read?: ReadUpTo;
}

interface Kept {
  lang: Lang;
  name: string;
  colour: number;
  lessMotion: boolean;
  sound: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  haptics: boolean;
  contrast: boolean;
  visited: Visited[];
  finished: Finished[];
  /** The table of a guided first game and the notes shown there; which games were learnt. */
  lesson: { table: string; seen: string[] } | null;
  lessons: string[];
  /** The rules of Oubliette that were chosen last. */
  preset: string;
  /** What was answered to the puzzles of the weeks, by game and week. */
  puzzles: Record<string, { choice: string; found: boolean }>;
}

const KEY = 'noctuary';

function load(): Kept {
  let kept: Partial<Kept> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    // a damaged memory is an empty one
  }
  return {
    lang: firstLang(kept.lang, navigator.languages),
    name: kept.name ?? '',
    colour: kept.colour ?? 1 + Math.floor(Math.random() * 8),
    lessMotion: kept.lessMotion ?? matchMedia('(prefers-reduced-motion: reduce)').matches,
    sound: kept.sound ?? false,
    volume: kept.volume ?? 0.5,
    haptics: kept.haptics ?? false,
    contrast: kept.contrast ?? matchMedia('(prefers-contrast: more)').matches,
    visited: kept.visited ?? [],
    finished: kept.finished ?? [],
    lesson: kept.lesson ?? null,
    lessons: kept.lessons ?? [],
    preset: kept.preset ?? 'merciful',
    puzzles: kept.puzzles ?? {},
  };
}

export const prefs = $state(load());

/** Keep what changed, and let the page's root show it: styles hang on these attributes. */
export function watchPrefs(): void {
  $effect.root(() => {
    $effect(() => {
      localStorage.setItem(KEY, JSON.stringify(prefs));
      const root = document.documentElement;
      root.lang = prefs.lang;
      root.toggleAttribute('data-still', prefs.lessMotion);
      root.toggleAttribute('data-contrast', prefs.contrast);
    });
  });
}

export function visit(entry: Visited): void {
  untrack(() => {
    const read = readUpTo(entry.table);
    prefs.visited = [{ ...entry, read }, ...prefs.visited.filter((old) => old.table !== entry.table)].slice(0, 8);
  });
}

export function readUpTo(table: string): ReadUpTo {
  const known = untrack(() => prefs.visited.find((old) => old.table === table)?.read);
  return { said: known?.said ?? 0, lines: known?.lines ?? 0 };
}

export function markRead(table: string, read: ReadUpTo): void {
  untrack(() => {
    const visited = prefs.visited.find((old) => old.table === table);
    if (visited) visited.read = read;
  });
}

export function forget(table: string): void {
  prefs.visited = prefs.visited.filter((old) => old.table !== table);
}

/** Who was here is nobody any more: tables, results and the name go; language and comfort stay. */
export function forgetAll(): void {
  Object.assign(prefs, { name: '', visited: [], finished: [], lesson: null, lessons: [] });
}

/** Length of a motion in milliseconds: none for those who want none. */
export function pace(ms: number): number {
  return prefs.lessMotion ? 0 : ms;
}
