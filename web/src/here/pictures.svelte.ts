/**
 * Obscurio's pictures at a table of this device: the house says which card lies under which sheets, and they are laid over it here. A
 * picture that is asked for is there a moment later, and whoever shows it is drawn again.
 */
import { SvelteMap } from 'svelte/reactivity';
import { NOTHING } from '../lib/nothing';

const made = new SvelteMap<string, string>();
const asked = new Set<string>();

/** The address of a picture; an empty one until it is known. */
export function pictureHere(table: string, name: string): string {
  const key = `${table} ${name}`;
  if (!asked.has(key)) {
    asked.add(key);
    import('./cover')
      .then(({ make }) => make(table, name))
      .then(
        (url) => made.set(key, url),
        () => asked.delete(key),
      );
  }
  return made.get(key) ?? NOTHING;
}
