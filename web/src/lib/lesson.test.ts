import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { after, always, asked, type Note, noteFor, sceneOf } from './lesson';
import { Words } from './words';

/** The lessons that are notes; one that leads by the hand has none. */
const LESSONS = Object.entries(
  import.meta.glob<readonly Note[] | undefined>('../*/lesson.ts', { eager: true, import: 'LESSON' }),
).flatMap(([path, notes]) => (notes ? [{ game: path.split('/')[1]!, notes }] : []));

const toy: readonly Note[] = [
  { id: 'welcome', when: always },
  { id: 'peek', when: asked('peek') },
  { id: 'act', when: asked('act') },
  { id: 'bench', when: (scene) => scene.turn > 3 && scene.asks.includes('act') },
  { id: 'traitor', when: (scene) => scene.role === 'traitor' },
  { id: 'end', when: after(12) },
];

const scene = (view: object, asks: string[] = [], over = false) =>
  sceneOf(
    view,
    asks.map((kind) => ({ kind })),
    over,
  );

describe('a lesson', () => {
  it('begins with a welcome and speaks of what is asked', () => {
    expect(noteFor(toy, [], scene({ turn: 0 }, ['peek']))?.id).toBe('welcome');
    expect(noteFor(toy, ['welcome'], scene({ turn: 0 }, ['peek']))?.id).toBe('peek');
    expect(noteFor(toy, ['welcome', 'peek'], scene({ turn: 1 }, ['peek']))).toBeNull();
    expect(noteFor(toy, ['welcome'], scene({ turn: 1, phase: 'riddle', role: 'traitor' }))?.id).toBe('traitor');
  });

  it('says each thing once and then goodbye', () => {
    const seen: string[] = [];
    for (let turn = 0; turn < 20; turn++) {
      const now = scene({ turn }, ['act']);
      for (let note = noteFor(toy, seen, now); note; note = noteFor(toy, seen, now)) seen.push(note.id);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.at(-1)).toBe('end');
  });

  it('goes straight to the goodbye when the game is over', () => {
    expect(noteFor(toy, ['welcome'], scene({ turn: 2 }, [], true))?.id).toBe('end');
    expect(noteFor(toy, ['welcome', 'end'], scene({ turn: 2 }, [], true))).toBeNull();
  });

  it('has its words in both languages', () => {
    expect(LESSONS.length).toBeGreaterThan(1);
    for (const lang of ['en', 'fr'] as const) {
      for (const { game, notes } of LESSONS) {
        const words = new Words(lang, [readFileSync(new URL(`../${game}/${lang}.ftl`, import.meta.url), 'utf8')]);
        for (const note of notes)
          expect(words.has(`web-lesson-${game}-${note.id}`), `${lang} ${game} ${note.id}`).toBe(true);
      }
    }
  });
});
