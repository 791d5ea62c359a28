import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Words } from '../lib/words';
import script from './lesson.json';
import { noteOf, STEPS } from './lesson';
import manifest from './manifest';

it('is dealt as it was written', () => {
  expect(manifest.lesson).toEqual({ deal: script.deal, options: { preset: script.preset } });
});

it('brings up one thing after the other', () => {
  const order = [...new Set(STEPS.flatMap((step) => step.notes))];
  const wanted = ['goal', 'candle', 'fight', 'trap', 'chasm', 'portcullis', 'obstacle', 'items', 'equip'];
  expect(order.filter((note) => wanted.includes(note))).toEqual(wanted);
});

it('says what comes before a step one by one, and its last note until it is done', () => {
  expect(noteOf(STEPS[0]!, [])).toBe('goal');
  expect(noteOf(STEPS[0]!, ['goal'])).toBe('candle');
  expect(noteOf(STEPS[0]!, ['goal', 'candle'])).toBe('fight');
  expect(noteOf(STEPS[0]!, ['goal', 'candle', 'fight'])).toBe('fight');
});

it('has its words in both languages', () => {
  const notes = new Set([...STEPS.flatMap((step) => step.notes), 'astray', 'end']);
  for (const lang of ['en', 'fr'] as const) {
    const words = new Words(lang, [readFileSync(new URL(`./${lang}.ftl`, import.meta.url), 'utf8')]);
    for (const note of notes) expect(words.has(`web-lesson-oubliette-${note}`), `${lang} ${note}`).toBe(true);
  }
});
