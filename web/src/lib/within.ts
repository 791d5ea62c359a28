/** Wait for something, but no longer than this many milliseconds: then life goes on without it. */
export async function within(patience: number, awaited: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<void>((done) => (timer = setTimeout(done, patience)));
  await Promise.race([awaited.catch(() => null), enough]);
  clearTimeout(timer);
}
