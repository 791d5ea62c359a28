/** SHA-256 for browsers that keep theirs for https: a club's network often has none. Short inputs only, so it is plain. */

const PRIMES = primes(64);
/** The first 32 bits of the fractions of the primes' roots. */
const HEAD = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

function fraction(x: number): number {
  return ((x - Math.floor(x)) * 2 ** 32) | 0;
}

function turned(x: number, by: number): number {
  return (x >>> by) | (x << (32 - by));
}

/** The bytes, a one, zeros, and how many bits there were: whole blocks of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 4, bytes.length * 8);
  return view;
}

/** The words of one block, and those that follow from them. */
function words(view: DataView, at: number): number[] {
  const w = Array.from({ length: 16 }, (_, i) => view.getInt32(at + 4 * i));
  for (let i = 16; i < 64; i += 1) {
    const [early, late] = [w[i - 15]!, w[i - 2]!];
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    w.push((w[i - 16]! + small + w[i - 7]! + large) | 0);
  }
  return w;
}

function mixed(hash: number[], w: number[]): number[] {
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    const chosen = (e & f) ^ (~e & g);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUND[i]! + w[i]!) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((x, i) => (x + hash[i]!) | 0);
}

export function sha256(bytes: Uint8Array): string {
  const view = padded(bytes);
  let hash = HEAD;
  for (let at = 0; at < view.byteLength; at += 64) hash = mixed(hash, words(view, at));
  return hash.map((x) => (x >>> 0).toString(16).padStart(8, '0')).join('');
}
