import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LESSON as obscurio } from '../obscurio/lesson';
import { LESSON as occulto } from '../occulto/lesson';
import { noteFor, sceneOf } from './lesson';
import { Words } from './words';

const LESSONS = { obscurio, occulto };

const scene = (view: object, asks: string[] = [], over = false) =>
  sceneOf(
    view,
    asks.map((kind) => ({ kind })),
    over,
  );

describe('a lesson', () => {
  it('begins with a welcome and speaks of what is asked', () => {
    expect(noteFor(occulto, [], scene({ turn: 0 }, ['peek']))?.id).toBe('welcome');
    expect(noteFor(occulto, ['welcome'], scene({ turn: 0 }, ['peek']))?.id).toBe('peek');
    expect(noteFor(occulto, ['welcome', 'peek'], scene({ turn: 1 }, ['peek']))).toBeNull();
    expect(noteFor(obscurio, ['welcome'], scene({ turn: 1, phase: 'riddle', role: 'traitor' }))?.id).toBe('traitor');
  });

  it('says each thing once and then goodbye', () => {
    const seen: string[] = [];
    for (let turn = 0; turn < 20; turn++) {
      for (
        let note = noteFor(occulto, seen, scene({ turn }, ['act']));
        note;
        note = noteFor(occulto, seen, scene({ turn }, ['act']))
      )
        seen.push(note.id);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.at(-1)).toBe('end');
  });

  it('goes straight to the goodbye when the game is over', () => {
    expect(noteFor(occulto, ['welcome'], scene({ turn: 2 }, [], true))?.id).toBe('end');
    expect(noteFor(occulto, ['welcome', 'end'], scene({ turn: 2 }, [], true))).toBeNull();
  });

  it('has its words in both languages', () => {
    for (const lang of ['en', 'fr'] as const) {
      for (const [game, notes] of Object.entries(LESSONS)) {
        const words = new Words(lang, [readFileSync(new URL(`../${game}/${lang}.ftl`, import.meta.url), 'utf8')]);
        for (const note of notes)
          expect(words.has(`web-lesson-${game}-${note.id}`), `${lang} ${game} ${note.id}`).toBe(true);
      }
    }
  });
});
