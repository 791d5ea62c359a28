import { expect, it } from 'vitest';
import { grouped, keyIn, keyLink, newKey, plain } from './me';

it('makes keys that nobody guesses and everybody can type', () => {
  const keys = Array.from({ length: 200 }, newKey);
  expect(new Set(keys).size).toBe(200);
  for (const key of keys) expect(key).toMatch(/^[0-9A-HJKMNP-TV-Z]{25}$/);
  expect(new Set(keys.join('')).size).toBe(32);
});

it('reads a key however it was typed', () => {
  expect(plain(' abcde-fghjk mnpqr-STVWX-yzoi2')).toBe('ABCDEFGHJKMNPQRSTVWXYZ012');
  expect(plain('https://club.test/#me=ABCDE-FGHJK-MNPQR-STVWX-YZ012')).toBe('ABCDEFGHJKMNPQRSTVWXYZ012');
});

it('puts it behind the # of a link, where no server sees it', () => {
  const key = newKey();
  const link = new URL(keyLink('https://club.test', key));
  expect(link.search + link.pathname).toBe('/');
  expect(keyIn(link.hash)).toBe(key);
  expect(grouped(key)).toHaveLength(29);
  for (const hash of ['', '#me=', '#me=ABC', '#move=' + key]) expect(keyIn(hash)).toBe('');
});
