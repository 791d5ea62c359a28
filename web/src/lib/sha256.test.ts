import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from './sha256';

test.each([0, 1, 3, 46, 55, 56, 63, 64, 65, 119, 120, 1000])('%i bytes are hashed as everybody hashes them', (size) => {
  const bytes = Uint8Array.from({ length: size }, (_, i) => (i * 37 + size) & 255);
  expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
});
