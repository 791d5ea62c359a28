import { expect, it } from 'vitest';
import { wordingFor } from './words';

const say = (id: string, args: Record<string, unknown> = {}) =>
  `${id}${Object.keys(args).length ? JSON.stringify(args) : ''}`;
const words = wordingFor(['Ada', 'Noor', 'Théo', 'Bouquin']);

it('calls people by their names', () => {
  expect(words(say, { seat: 1, door: 3 })).toEqual({ seat: 'Noor', door: 3 });
  expect(words(say, { votes: [-1, 2, 1, -1] }).votes).toBe(
    'obscurio-vote{"seat":"Noor","accused":"Théo"}, obscurio-vote{"seat":"Théo","accused":"Noor"}',
  );
});

it('puts a structured line into words', () => {
  expect(words(say, { seat: 2, line: 'suggest', about: [3] }).about).toBe('obscurio-choice-suggest{"door":3}');
  expect(words(say, { seat: 2, line: 'suggest', about: [3, 1, 'colour'] }).about).toBe(
    'obscurio-choice-suggest-why{"door":3,"butterfly":1,"reason":"obscurio-reason-colour"}',
  );
  expect(words(say, { seat: 2, line: 'agree', about: [0] }).about).toBe('obscurio-choice-agree{"seat":"Ada"}');
  const named = { page: 1, thing: ['moon', 'lune'], like: ['lantern', 'lanterne'] };
  expect(words(say, { seat: 2, line: 'suggest', about: [3, 1, 'shape', 5], ...named }).about).toBe(
    'obscurio-choice-suggest-thing{"door":3,"page":1,"thing":"moon","like":"lantern","likeness":"shape","way":0}',
  );
});

it('gives Fluent its yes and no', () => {
  expect(words(say, { found: true, loyal: false })).toEqual({ found: 'yes', loyal: 'no' });
});
