import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LESSON as obscurio } from '../obscurio/lesson';
import type { View as ObscurioView } from '../obscurio/view';
import { LESSON as occulto } from '../occulto/lesson';
import type { View as OccultoView } from '../occulto/view';
import { type Note, noteFor, type Scene } from './lesson';
import { Words } from './words';

/** Games as their player saw them, played by `scripts/lesson_scenes.py`. */
function played<V>(game: string): Scene<V>[][] {
  return JSON.parse(readFileSync(new URL(`../${game}/lesson.scenes.json`, import.meta.url), 'utf8')) as Scene<V>[][];
}

const wordsOf = (game: string, lang: 'en' | 'fr') =>
  new Words(lang, [readFileSync(new URL(`../${game}/${lang}.ftl`, import.meta.url), 'utf8')]);

/** Every note that is shown in these games where it is shown; whoever reads them reads each at once, or a scene later. */
function shown<V>(notes: readonly Note<V>[], games: Scene<V>[][]): { note: Note<V>; scene: Scene<V> }[] {
  const found: { note: Note<V>; scene: Scene<V> }[] = [];
  for (const slow of [0, 1])
    for (const scenes of games) {
      const seen: string[] = [];
      for (const scene of scenes)
        for (let note = noteFor(notes, seen, scene); note; note = noteFor(notes, seen, scene)) {
          found.push({ note, scene });
          seen.push(note.id);
          if (slow) break;
        }
    }
  return found;
}

type Claims<V> = Record<string, (scene: Scene<V>, facts: Record<string, unknown>) => boolean>;

const around = (view: OccultoView, place: string) => view.characters.filter((each) => each.place.startsWith(place));

/** What each note says of the table it is shown at. */
const OCCULTO: Claims<OccultoView> = {
  own: ({ view }, { aid }) => view.peek?.place === `s${view.seat}` && aid === view.memory_aid,
  look: ({ view }, { aid }) =>
    view.peek !== null && view.peek.place !== `s${view.seat}` && (aid === 'off') === (view.memory_aid === 'off'),
  shield: ({ asks, view }) => asks.includes('shield') && view.attack !== null,
  pick: ({ asks }) => ['steal', 'colour', 'crystal'].some((kind) => asks.includes(kind)),
  hand: ({ asks, view }) => (asks.includes('give') || asks.includes('burn')) && view.hand.length > 0,
  masks: ({ asks, view }, { masked, centre, out }) =>
    asks.every((kind) => kind === 'act') &&
    around(view, 's').every((each) => !each.empty) &&
    around(view, 's').length === view.players &&
    masked === view.players + Number(centre) &&
    (out === 0) === (view.out.length === 0),
  act: ({ asks, view }, { actions }) => asks.includes('act') && view.active === view.seat && actions === view.actions,
  count: ({ view }) => Object.values(view.totals).some((each) => each > 0),
  wait: ({ asks, view }) => asks.length === 0 && view.active !== view.seat,
  end: ({ view, over }, facts) => (facts.over === 'yes') === over && (over || facts.limit === view.limit),
};

const OBSCURIO: Claims<ObscurioView> = {
  welcome: ({ view }, { traitor }) => (traitor === 1) === view.wizards.length + 1 >= 4,
  grimoire: ({ view }) => view.role === 'grimoire',
  traitor: ({ view }) => view.role === 'traitor',
  loyal: ({ view }) => view.role === 'loyal',
  clue: ({ view }) => view.role === 'grimoire' && view.phase === 'riddle',
  read: ({ view }, { dark }) => view.phase === 'read' && (dark === 'yes') === view.traps.includes('dark_night'),
  night: ({ view }, { role }) => view.phase === 'night' && role === view.role && view.holder?.length === 8,
  doors: ({ asks, view }, { role }) => asks.includes('doors') && view.phase === 'open' && role === view.role,
  listen: ({ asks, view }) => view.role === 'grimoire' && view.phase === 'open' && !asks.includes('doors'),
  locked: ({ view }, { role }) => view.traps.includes('locked_doors') && role === view.role,
  result: ({ view }, { door }) => Number(door) >= 1 && door === view.exit_door,
  end: ({ view, over }, facts) => (facts.over === 'yes') === over && (over || view.turn === 2),
};

function check<V>(game: string, notes: readonly Note<V>[], claims: Claims<V>) {
  const all = shown(notes, played<V>(game));
  const facts = ({ note, scene }: (typeof all)[number]) => note.facts?.(scene) ?? {};

  it('says nothing that is not so where it is said', () => {
    for (const each of all) {
      const where = `${each.note.id} at ${JSON.stringify(each.scene).slice(0, 300)}`;
      expect(claims[each.note.id]!(each.scene, facts(each)), where).toBe(true);
    }
  });

  it('comes to every note in one game or another, and says each once', () => {
    expect(new Set(all.map(({ note }) => note.id))).toEqual(new Set(Object.keys(claims)));
    expect(notes.map((note) => note.id).toSorted()).toEqual(Object.keys(claims).toSorted());
  });

  it.each(['en', 'fr'] as const)('is short, and whole with its numbers, in %s', (lang) => {
    const words = wordsOf(game, lang);
    for (const each of all) {
      const text = words.say(`web-lesson-${game}-${each.note.id}`, facts(each) as never);
      expect(text, each.note.id).not.toMatch(/[{}]|web-lesson|undefined|NaN/);
      expect(text.length, text).toBeLessThan(215);
    }
  });
}

describe('the lesson of Occulto', () => {
  check('occulto', occulto, OCCULTO);

  it('speaks of remembering only where the table does not remember', () => {
    for (const lang of ['en', 'fr'] as const)
      for (const note of ['own', 'look']) {
        const told = (aid: string) => wordsOf('occulto', lang).say(`web-lesson-occulto-${note}`, { aid });
        const remember = lang === 'en' ? 'Remember' : 'Retenez';
        expect(told('off')).toContain(remember);
        for (const aid of ['journal', 'deduction']) expect(told(aid)).not.toContain(remember);
      }
  });
});

describe('the lesson of Obscurio', () => {
  check('obscurio', obscurio, OBSCURIO);

  it('tells the Wizards of a night the same, whoever they are', () => {
    const told = (role: string) => wordsOf('obscurio', 'en').say('web-lesson-obscurio-night', { role });
    expect(told('traitor')).toBe(told('loyal'));
  });
});

describe('any lesson', () => {
  const over = { ...played<OccultoView>('occulto')[0]![0]!, over: true };

  it('goes straight to the goodbye when the game is over, and is silent after it', () => {
    expect(noteFor(occulto, ['own'], over)?.id).toBe('end');
    expect(noteFor(occulto, ['own', 'end'], over)).toBeNull();
  });
});
