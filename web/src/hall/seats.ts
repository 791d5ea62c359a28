/** The seven seats of the house: each has a colour, a chip with its own outline, and a portrait. */
const chips = import.meta.glob<string>('../art/hall/chip*.svg', { eager: true, import: 'default', query: '?url' });
const wizards = import.meta.glob<string>('../art/hall/wizard*.svg', { eager: true, import: 'default', query: '?url' });

function byNumber(files: Record<string, string>): Record<number, string> {
  return Object.fromEntries(Object.entries(files).map(([path, url]) => [Number(/(\d)\.svg$/.exec(path)![1]), url]));
}

export const CHIPS = byNumber(chips);
export const WIZARDS = byNumber(wizards);
