/** The server's few HTTP calls. An error is a message id and its arguments, as everywhere. */
import { here } from './here.svelte';
import { ask } from './house';
import type {
  Args,
  Branch,
  CallInfo,
  Chances,
  CodeFound,
  Create,
  DealGrade,
  Failed,
  Fared,
  Finished,
  GameInfo,
  Hall,
  House,
  Me,
  PasskeyOptions,
  Replay,
  Shown,
  Solved,
  Story,
  TableMade,
  WinningLine,
  YourSeat,
  Why,
} from './wire';

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
    answer = await ask(path, method, body ? JSON.stringify(body) : null);
  } catch {
    throw new ApiError('offline', here.phase === 'failed' ? 'web-here-failed' : 'web-error-offline', {});
  }
  const text = await answer.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    // not JSON: an error page
  }
  if (!answer.ok) {
    const error = (data as Partial<Failed> | null)?.error;
    throw new ApiError(
      error?.code ?? String(answer.status),
      error?.message_id ?? 'web-error-server',
      error?.args ?? {},
    );
  }
  return data as T;
}

/** A table as it is wished for; its maker's name and colour are always said. */
export type Wish = Create & Required<Pick<Create, 'name' | 'colour'>>;

export const api = {
  games: () => call<GameInfo[]>('GET', '/api/games'),
  house: () => call<House>('GET', '/api/house'),
  /** What the hall shows besides the games: open tables, one's own, what the host says. */
  hall: () => call<Hall>('GET', '/api/hall'),
  create: (wish: Wish) => call<TableMade>('POST', '/api/tables', wish),
  byCode: (code: string) => call<CodeFound>('GET', `/api/code/${encodeURIComponent(code)}`),
  /** The finished games of this device. */
  mine: () => call<Finished>('GET', '/api/mine'),
  /** How everybody fared in a numbered deal that one has finished. */
  fared: (game: string, deal: number, preset: string) =>
    call<Fared>('GET', `/api/fared?game=${game}&deal=${deal}&preset=${preset}`),
  /** How hard a numbered deal is. */
  grade: (game: string, deal: number, preset: string) =>
    call<DealGrade>('GET', `/api/grade?game=${game}&deal=${deal}&preset=${preset}`),
  /** The puzzle of the week, and what is told of an answer to it. */
  puzzle: (game: string) => call<Shown>('GET', `/api/puzzle/${game}`),
  solve: (game: string, week: string, choice: string) => call<Solved>('POST', `/api/puzzle/${game}`, { week, choice }),
  /** Delete what ties this device to its games. */
  forget: () => call<Args>('POST', '/api/forget', {}),
  /** Whoever sits at this browser. A key is told in bodies only. */
  me: {
    about: () => call<Me>('GET', '/api/me'),
    key: (key: string, old = '') => call<Args>('POST', '/api/me/key', { key, old }),
    enter: (key: string) => call<Args>('POST', '/api/me/enter', { key }),
    signOut: (key: string) => call<Args>('POST', '/api/me/sign_out', { key }),
    remove: () => call<Args>('POST', '/api/me/delete', { sure: true }),
    passkeyMake: (name: string) => call<PasskeyOptions>('POST', '/api/me/passkey/make', { name }),
    passkeyMade: (credential: object) => call<Args>('POST', '/api/me/passkey/made', { credential }),
    passkeyShow: () => call<PasskeyOptions>('POST', '/api/me/passkey/show', {}),
    passkeyShown: (credential: object) => call<Args>('POST', '/api/me/passkey/shown', { credential }),
  },
  /** The seat at a table that is yours, though another browser holds it. */
  yourSeat: (table: string) => call<YourSeat>('GET', `/t/${table}/mine`),
  /** Whether this browser is told of your turn at a table. */
  call: (table: string) => call<CallInfo>('GET', `/t/${table}/call`),
  /** A finished game, step by step: as a seat knew it, as a spectator did (null), or knowing all. */
  replay: (table: string, round: number, seat: number | 'all' | null) =>
    call<Replay>('GET', `/t/${table}/replay?round=${round}&seat=${seat ?? ''}`),
  /** A line that wins the deal of a finished game, if the house finds one. */
  line: (table: string, round: number) => call<WinningLine>('GET', `/t/${table}/line?round=${round}`),
  /** Why the choice of a step of a finished game was made. */
  why: (table: string, round: number, step: number) => call<Why>('GET', `/t/${table}/why?round=${round}&step=${step}`),
  /** Where the chances of a finished game went. */
  chances: (table: string, round: number) => call<Chances>('GET', `/t/${table}/chances?round=${round}`),
  /** What a seat heard of a finished game, also where its rules are no longer known. */
  story: (table: string, round: number, seat: number | null) =>
    call<Story>('GET', `/t/${table}/story?round=${round}&seat=${seat ?? ''}`),
  /** The record of a finished game, as text. */
  record: async (table: string, round: number) => (await ask(`/t/${table}/record?round=${round}`)).text(),
  branch: (table: string, body: Branch) => call<TableMade>('POST', `/t/${table}/branch`, body),
  at: (table: string, verb: string, body: object = {}) => call<Args | null>('POST', `/t/${table}/${verb}`, body),
};
