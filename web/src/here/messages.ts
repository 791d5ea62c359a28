/** What a page and the house in its worker say to each other. */

/** Numbers belong to the page: of a request, or of a line to a table. */
export type ToHouse =
  | { is: 'start'; base: string; settings: string }
  | { is: 'ask'; number: number; method: string; path: string; body: string }
  | { is: 'open'; number: number; path: string }
  | { is: 'say'; number: number; text: string }
  | { is: 'close'; number: number };

export type FromHouse =
  | { is: 'ready' }
  | { is: 'failed'; why: string }
  | { is: 'forgetful'; why: string }
  | { is: 'answer'; number: number; status: number; kind: string; body: Uint8Array }
  | { is: 'line'; line: number; open?: null; frames?: string[]; closed?: number };

/** The worker in which bots think. */
export type ToBots = { is: 'start'; base: string } | { is: 'think'; number: number; job: string };
export type FromBots =
  { is: 'thought'; number: number; thought: string } | { is: 'failed'; number: number; why: string };
