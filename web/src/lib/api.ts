/** The server's few HTTP calls. An error is a message id and its arguments, as everywhere. */
import type { Args, GameInfo, OpenTable } from './wire';

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly id: string,
    readonly args: Args,
  ) {
    super(code);
  }
}

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body ? { 'content-type': 'application/json' } : {},
      body: body ? JSON.stringify(body) : null,
    });
  } catch {
    throw new ApiError('offline', 'web-error-offline', {});
  }
  const text = await answer.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    // not JSON: an error page
  }
  if (!answer.ok) {
    const error = (data as { error?: { code: string; message_id: string; args: Args } } | null)?.error;
    throw new ApiError(error?.code ?? String(answer.status), error?.message_id ?? 'web-error-server', error?.args ?? {});
  }
  return data as T;
}

export interface Wish {
  game: string;
  options?: Record<string, unknown>;
  seats?: number;
  bots?: string[];
  public?: boolean;
  name: string;
  colour: string;
  deal?: number;
  practice?: boolean;
}

export const api = {
  games: () => call<GameInfo[]>('GET', '/api/games'),
  tables: () => call<OpenTable[]>('GET', '/api/tables'),
  create: (wish: Wish) => call<{ table: string; code: string; link: string }>('POST', '/api/tables', wish),
  byCode: (code: string) => call<{ table: string }>('GET', `/api/code/${encodeURIComponent(code)}`),
  at: (table: string, verb: string, body: object = {}) => call<Args | null>('POST', `/t/${table}/${verb}`, body),
};
