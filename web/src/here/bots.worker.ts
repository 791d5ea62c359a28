/** Where bots think, so that the house goes on meanwhile. */
import type { FromBots, ToBots } from './messages';
import { python } from './python';

type Thought = (job: string) => string;
let thought: Promise<Thought> | null = null;
const tell = (message: FromBots) => postMessage(message);

async function start(base: string): Promise<Thought> {
  const made = await python(base);
  return (made.pyimport('noctuary.browser.house') as { thought: Thought }).thought;
}

addEventListener('message', async (event: MessageEvent<ToBots>) => {
  const message = event.data;
  if (message.is === 'start') {
    thought = start(message.base);
    thought.catch(() => null);
    return;
  }
  try {
    tell({ is: 'thought', number: message.number, thought: (await thought!)(message.job) });
  } catch (wrong) {
    tell({ is: 'failed', number: message.number, why: String(wrong) });
  }
});
