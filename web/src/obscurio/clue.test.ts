import { describe, expect, it } from 'vitest';
import {
  angleOf,
  BODY,
  clueText,
  coloursOf,
  degrees,
  type Draft,
  inOrder,
  onClock,
  openShapes,
  outward,
  quarter,
  reaches,
  read,
  settle,
  shapeOf,
  spots,
  STEPS,
  turn,
  wish,
  write,
} from './clue';

const ask = (...texts: string[]) => ({
  kind: 'clue',
  n: 1,
  must: true,
  open: true,
  options: texts.map((text) => ({ text, id: '', args: {} })),
});

describe('a butterfly in words', () => {
  it('is read and written as the server writes it', () => {
    for (const word of ['0:12,-34@5', '1:bottom', '1:0,100@71']) expect(write(read(word)!)).toBe(word);
    expect(read('2:1,1@1')).toBeNull();
    expect(read('0:1.5,1@1')).toBeNull();
  });
  it('is written in one line for the whole clue', () => {
    expect(clueText([read('1:bottom'), null])).toBe('clue 1:bottom');
    expect(clueText([read('0:1,2@3'), read('1:bottom')])).toBe('clue 0:1,2@3 1:bottom');
  });
});

describe('angles', () => {
  it('go round in 72 steps', () => {
    expect(turn(-1)).toBe(71);
    expect(turn(72)).toBe(0);
    expect(turn(35.6)).toBe(36);
  });
  it('follow a direction', () => {
    expect(angleOf(1, 0)).toBe(0);
    expect(angleOf(0, 1)).toBe(18);
    expect(angleOf(-1, 0)).toBe(36);
    expect(angleOf(0, -1)).toBe(54);
  });
  it('turn a needle that points up', () => {
    expect(degrees(54) % 360).toBe(0);
    expect(degrees(0)).toBe(90);
  });
});

describe('settling on a page', () => {
  it('gives whole hundredths', () => {
    expect(settle(0, 12.4, -33.6, 5)).toEqual({ page: 0, x: 12, y: -34, angle: 5 });
    expect(Object.is(settle(0, -0.2, 0, 0).x, 0)).toBe(true);
  });
  it('keeps tip and body within the circle, wherever the finger goes', () => {
    for (let i = 0; i < 720; i += 1) {
      const far = 60 + (i % 9) * 20;
      const found = settle(1, far * Math.cos(i), far * Math.sin(i), i % 72);
      expect(found.x ** 2 + found.y ** 2).toBeLessThanOrEqual(10_000);
      const radians = (found.angle * 2 * Math.PI) / STEPS;
      const [x, y] = [found.x - BODY * Math.cos(radians), found.y - BODY * Math.sin(radians)];
      // the server counts in whole thousandths: a hair's breadth from this
      expect(x ** 2 + y ** 2).toBeLessThanOrEqual(10_005);
    }
  });
  it('goes as far out as the server lets it, and no further', () => {
    // sines of finer numbers say the opposite of the rules' whole ones in both places
    expect(settle(0, -82, -54, 25).angle).toBe(25);
    expect(settle(0, -88, -43, 59).angle).not.toBe(59);
  });
  it('turns no more than it must', () => {
    expect(settle(0, 50, 0, 36).angle).toBe(36);
    expect(settle(0, 100, 0, 0).angle).toBe(0);
    expect(outward(0, -80)).toBe(54);
  });
});

it('says where on a page', () => {
  expect(quarter(0, 0)).toBe('middle');
  expect(quarter(80, 0)).toBe('right');
  expect(quarter(60, 60)).toBe('lower-right');
  expect(quarter(0, -70)).toBe('top');
  expect(quarter(-60, -60)).toBe('upper-left');
});

it('says it by the clock', () => {
  expect(onClock(0, -80)).toEqual({ hour: 12, reach: 'rim' });
  expect(onClock(50, 0)).toEqual({ hour: 3, reach: 'half' });
  expect(onClock(0, 20)).toEqual({ hour: 6, reach: 'near' });
  expect(onClock(-40, -69)).toEqual({ hour: 11, reach: 'rim' });
});

describe('what the server asks for', () => {
  const every = {
    trap: '',
    kinds: ['0b', '0p', '1b', '1p', '0b 0p', '0b 1b', '0b 1p', '0p 0p', '0p 1b', '0p 1p', '1b 1p'],
  };
  const free = openShapes([every]);
  const united = openShapes([every, { trap: 'united', kinds: ['0b 0p', '0p 0p', '1b 1p', '1p 1p'] }]);
  const bottom = openShapes([every, { trap: 'bottom', kinds: every.kinds.filter((kind) => kind.includes('b')) }]);
  const point = read('0:1,2@3');
  const two: Draft = [point, null];
  it('is what everything lets through', () => {
    expect([...united]).toEqual(['0b 0p', '0p 0p', '1b 1p']);
    expect([...openShapes([])]).toEqual([]);
  });
  it('knows what can still become a clue', () => {
    expect(reaches(united, '0p')).toBe(true);
    expect(reaches(united, '0p 1p')).toBe(false);
    expect(reaches(bottom, '0p')).toBe(true);
    expect(reaches(bottom, '0p 0p')).toBe(false);
  });
  it('forbids the other page under united butterflies, and wants the second one', () => {
    expect(united.has(shapeOf(two))).toBe(false);
    expect(wish(united, two, 1, 'p', 1)).toBe('no');
    expect(wish(united, two, 1, 'b', 1)).toBe('no');
    expect(wish(united, two, 1, 'p', 0)).toBe('wanted');
  });
  it('wants the bottom places under the bottom butterfly', () => {
    expect(wish(bottom, two, 1, 'b', 0)).toBe('wanted');
    expect(wish(bottom, two, 1, 'b', 1)).toBe('wanted');
    expect(wish(bottom, two, 1, 'p', 1)).toBe('no');
    expect(wish(bottom, two, 0, 'p', 1)).toBe('open');
  });
  it('lets everything be in a plain room but one bottom twice', () => {
    expect(wish(free, two, 1, 'p', 1)).toBe('open');
    expect(wish(free, [read('0:bottom'), null], 1, 'b', 0)).toBe('no');
  });
  it('lists the places it was given, from top to bottom', () => {
    const found = spots(ask('clue 0:1,60@3', 'clue 0:5,-60@3', 'clue 1:1,1@1', 'clue 0:1,60@3 1:1,1@1'), 0);
    expect(found.map((each) => each.y)).toEqual([-60, 60]);
  });
});

it('colours a clue as it will be read, whichever Butterfly was laid first', () => {
  const left = { page: 0, x: -40, y: 10, angle: 0 };
  const right = { page: 0, x: 30, y: -90, angle: 5 };
  const other = { page: 1, x: -90, y: 0, angle: 0 };
  const below = { page: 0, below: true as const };
  expect(coloursOf([left, right])).toEqual([0, 1]);
  expect(coloursOf([right, left])).toEqual([1, 0]);
  expect(coloursOf([other, right])).toEqual([1, 0]);
  expect(coloursOf([left, below])).toEqual([1, 0]);
  // alone it is the first, and the one that rests the second
  expect(coloursOf([null, right])).toEqual([1, 0]);
  expect(coloursOf([right, null])).toEqual([0, 1]);
  expect(coloursOf([null, null])).toEqual([0, 1]);
  expect(inOrder([other, below])).toEqual([below, other]);
});
