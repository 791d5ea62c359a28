/** Pictures that the house has not drawn yet. They come to all who look at the same moment: asking again tells nothing. */
import { NOTHING } from './nothing';

const TRIES = 60;
const SECOND = 1000;

/** Milliseconds until a picture is asked for again, by what was answered; null if it never comes. */
export function pause(answer: Pick<Response, 'status' | 'headers'>): number | null {
  const seconds = Number(answer.headers.get('retry-after'));
  return answer.status === 503 && seconds > 0 ? Math.min(seconds, 10) * SECOND : null;
}

/** Ask until the picture is there or refused, and show it, unless another lies in its place by then. */
export async function fetchLate(image: HTMLImageElement, url: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await fetch(url).catch(() => null);
    if (!answer) return;
    if (answer.ok) {
      // kept by the browser now: it is not fetched twice
      await answer.blob();
      if (image.getAttribute('src') === NOTHING) image.src = url;
      return;
    }
    const wait = pause(answer);
    if (wait === null) return;
    await new Promise((done) => setTimeout(done, wait));
    if (!image.isConnected || image.getAttribute('src') !== NOTHING) return;
  }
}
