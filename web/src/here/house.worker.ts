/** The house of this page: Python with the server's own tables, and nobody between it and the page but messages. */
import { Keeper } from './keeper';
import type { FromBots, FromHouse, ToHouse } from './messages';
import { python } from './python';

interface Answer {
  status: number;
  kind: string;
  body: { toJs(): Uint8Array; destroy(): void };
  destroy(): void;
}

interface Port {
  ask(method: string, path: string, body: string): Promise<Answer>;
  open(number: number, path: string): void;
  take(number: number, text: string): void;
  close(number: number): void;
}

interface HouseModule {
  start(
    keeper: Keeper,
    think: (job: string) => Promise<string>,
    post: (text: string) => void,
    settings: string,
  ): Promise<Port>;
}

const tell = (message: FromHouse) => postMessage(message);

/** Asks the worker of the bots, which is begun when the first bot is asked. */
function thinker(base: string): (job: string) => Promise<string> {
  let worker: Worker | null = null;
  let count = 0;
  const waiting = new Map<number, { yes: (thought: string) => void; no: (wrong: Error) => void }>();
  const begin = () => {
    const made = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
    made.addEventListener('message', (event: MessageEvent<FromBots>) => {
      const message = event.data;
      const asked = waiting.get(message.number);
      waiting.delete(message.number);
      if (message.is === 'thought') asked?.yes(message.thought);
      else asked?.no(new Error(message.why));
    });
    made.postMessage({ is: 'start', base });
    return made;
  };
  return (job) =>
    new Promise((yes, no) => {
      worker ??= begin();
      count += 1;
      waiting.set(count, { yes, no });
      worker.postMessage({ is: 'think', number: count, job });
    });
}

async function start(base: string, settings: string): Promise<Port> {
  const keeper = new Keeper((why) => tell({ is: 'forgetful', why }));
  const [made] = await Promise.all([python(base), keeper.open()]);
  const module = made.pyimport('noctuary.browser.house') as HouseModule;
  const post = (text: string) => tell({ is: 'line', ...(JSON.parse(text) as { line: number }) });
  return module.start(keeper, thinker(base), post, settings);
}

let house: Promise<Port> | null = null;

async function answer(port: Port, message: ToHouse & { is: 'ask' }): Promise<void> {
  const found = await port.ask(message.method, message.path, message.body);
  const body = found.body;
  tell({ is: 'answer', number: message.number, status: found.status, kind: found.kind, body: body.toJs() });
  body.destroy();
  found.destroy();
}

addEventListener('message', async (event: MessageEvent<ToHouse>) => {
  const message = event.data;
  if (message.is === 'start') {
    house = start(message.base, message.settings);
    house.then(
      () => tell({ is: 'ready' }),
      (wrong: unknown) => tell({ is: 'failed', why: String(wrong) }),
    );
    return;
  }
  const port = await house!;
  if (message.is === 'ask') await answer(port, message);
  else if (message.is === 'open') port.open(message.number, message.path);
  else if (message.is === 'say') port.take(message.number, message.text);
  else port.close(message.number);
});
