/**
 * Which house answers: the server that this page came from, or the one on this device. A table of the device is asked for there. What is
 * asked of any house is asked of the server while there is one; without network, or on a page that never had a server, of the device.
 */
import type { Wire } from './socket';

/** Tables of this device are told apart from a server's by their names. */
export const HERE = 'here-';
/** This page was built to be served by a plain file server: there is no house but the one on the device. */
export const ALONE = import.meta.env.VITE_ALONE === '1';

const device = () => import('../here/device');

export function isHere(table: string): boolean {
  return table.startsWith(HERE);
}

/** Whether all that a house needs was taken along, so that it works without network. */
export async function takenAlong(): Promise<boolean> {
  if (ALONE) return true;
  if (!('caches' in globalThis)) return false;
  return (await caches.match(file('/python/pack.json'))) !== undefined;
}

/** A path of this site's own files, wherever the site lies. */
export function file(path: string): string {
  return import.meta.env.BASE_URL + path.slice(1);
}

/** What every house answers alike lies beside it as files, so that it need not be woken for them. */
const ALIKE = /^\/(api\/(games|house)|locale\/|printed\/)/;

async function onDevice(method: string, path: string, body: string): Promise<Response> {
  if (ALIKE.test(path)) return fetch(file(`/python${path}${/\.\w+$/.test(path) ? '' : '.json'}`));
  if (path === '/api/hall') return Response.json({ open: [], mine: [], announced: null, drawing: null });
  const { ask } = await device();
  const answer = await ask(path.replace(`/t/${HERE}`, '/t/'), method, body);
  return answer.ok && /^\/api\/(tables|mine)$|\/branch$/.test(path) ? named(answer) : answer;
}

/** Tables that are made or listed here get the names by which they are known in the page. */
async function named(answer: Response): Promise<Response> {
  const text = (await answer.text()).replace(/"table":"/g, `"table":"${HERE}`).replace(/"\/t\//g, `"/t/${HERE}`);
  return new Response(text, { status: answer.status, headers: answer.headers });
}

/** Ask the house whose business it is. */
export async function ask(path: string, method = 'GET', body: string | null = null): Promise<Response> {
  if (ALONE || path.startsWith(`/t/${HERE}`)) return onDevice(method, path, body ?? '');
  const headers: Record<string, string> = body === null ? {} : { 'content-type': 'application/json' };
  try {
    return await fetch(path, { method, headers, body });
  } catch (wrong) {
    if (path.startsWith('/t/') || !(await takenAlong())) throw wrong;
    return onDevice(method, path, body ?? '');
  }
}

/** A line that is there once the code for it is. */
class LateLine implements Wire {
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  private line: Wire | null = null;
  private over = false;

  constructor(coming: Promise<Wire>) {
    coming.then(
      (line) => {
        if (this.over) return line.close();
        this.line = line;
        line.onopen = (event) => this.onopen?.(event);
        line.onmessage = (event) => this.onmessage?.(event);
        line.onclose = (event) => this.onclose?.(event);
      },
      () => this.onclose?.({}),
    );
  }

  send(text: string): void {
    this.line?.send(text);
  }

  close(): void {
    this.over = true;
    this.line?.close();
  }
}

/** A line to a table. */
export function lineTo(table: string): Wire {
  if (isHere(table)) return new LateLine(device().then(({ line }) => line(table)));
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/t/${table}/ws`) as unknown as Wire;
}
