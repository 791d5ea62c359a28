/** The house on this device, as the page speaks with it: requests that are answered, and lines to its tables. */
import { here } from '../lib/here.svelte';
import { HERE } from '../lib/house';
import type { Wire } from '../lib/socket';
import type { FromHouse, ToHouse } from './messages';

interface Waiting {
  yes: (answer: Response) => void;
  no: (wrong: Error) => void;
}

let worker: Worker | null = null;
let count = 0;
const asked = new Map<number, Waiting>();
const lines = new Map<number, DeviceLine>();

function tell(message: ToHouse): void {
  worker!.postMessage(message);
}

function hear(message: FromHouse): void {
  switch (message.is) {
    case 'ready':
      here.phase = 'ready';
      break;
    case 'failed':
      fail(message.why);
      break;
    case 'forgetful':
      here.forgetful = true;
      break;
    case 'answer': {
      const waiting = asked.get(message.number);
      asked.delete(message.number);
      const body = message.body as Uint8Array<ArrayBuffer>;
      waiting?.yes(new Response(body, { status: message.status, headers: { 'content-type': message.kind } }));
      break;
    }
    case 'line':
      lines.get(message.line)?.hear(message);
      break;
  }
}

/** It cannot run: whoever waits is told, and the next who asks tries again. */
function fail(why: string): void {
  console.warn(`the house on this device: ${why}`);
  here.phase = 'failed';
  worker?.terminate();
  worker = null;
  for (const waiting of asked.values()) waiting.no(new Error(why));
  asked.clear();
  for (const line of [...lines.values()]) line.hear({ is: 'line', line: line.number, closed: 1011 });
}

/** Wake it, if it sleeps. */
export function wake(): void {
  if (worker) return;
  here.phase = 'starting';
  worker = new Worker(new URL('./house.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', (event: MessageEvent<FromHouse>) => hear(event.data));
  worker.addEventListener('error', (event) => fail(event.message || 'worker'));
  const base = new URL(`${import.meta.env.BASE_URL}python/`, document.baseURI).href;
  tell({ is: 'start', base, settings: '{}' });
}

/** Ask the house something, as `fetch` would ask a server. */
export function ask(path: string, method = 'GET', body = ''): Promise<Response> {
  wake();
  count += 1;
  const number = count;
  return new Promise((yes, no) => {
    asked.set(number, { yes, no });
    tell({ is: 'ask', number, method, path, body });
  });
}

class DeviceLine implements Wire {
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  readonly number: number;

  constructor(path: string) {
    wake();
    count += 1;
    this.number = count;
    lines.set(this.number, this);
    tell({ is: 'open', number: this.number, path });
  }

  send(text: string): void {
    if (worker) tell({ is: 'say', number: this.number, text });
  }

  close(): void {
    lines.delete(this.number);
    if (worker) tell({ is: 'close', number: this.number });
  }

  hear(message: FromHouse & { is: 'line' }): void {
    if (message.open !== undefined) this.onopen?.({});
    for (const frame of message.frames ?? []) this.onmessage?.({ data: frame });
    if (message.closed === undefined) return;
    lines.delete(this.number);
    this.onclose?.({ code: message.closed });
  }
}

/** A line to a table of this device. */
export function line(table: string): Wire {
  return new DeviceLine(`/t/${table.slice(HERE.length)}/ws`);
}
