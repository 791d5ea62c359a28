/** The three books of the house: a cover for each game. */
const files = import.meta.glob<string>('../art/kit/house/cover-*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});

export const COVERS: Record<string, string | undefined> = Object.fromEntries(
  Object.entries(files).map(([path, url]) => [/cover-(\w+)\.svg$/.exec(path)![1]!, url]),
);
