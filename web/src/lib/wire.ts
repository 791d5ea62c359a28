/** The wire between browser and table server: `wire.generated.ts`, made from the server's own definitions, under short names. */
import type { AskData, ClockData, LineData, OptionData, OptionInfo, ResultData } from './wire.generated';

export * from './wire.generated';

export type Args = Record<string, unknown>;
/** A message id and its plain arguments: every text travels like this. */
export type Line = LineData;
/** One thing that may be done now; `text` is what is sent back. */
export type Option = OptionData;
export type Ask = AskData;
export type Clock = ClockData;
export type Result = ResultData;
export type About = OptionInfo;
