/**
 * What is new on the table can be pressed a moment after it was drawn: the second half of a double tap was meant for what
 * stood there before.
 */

/** The moment, in milliseconds: a double tap is over by then. */
export const GUARD = 350;

/** Called when what was changed is on the screen. */
type Drawn = (then: () => void) => void;

const twoFrames: Drawn = (then) => requestAnimationFrame(() => requestAnimationFrame(then));

export class Guard {
  /** Whether a press counts. */
  armed = $state(false);
  private waits = 0;

  constructor(
    private readonly ms: number = GUARD,
    private readonly drawn: Drawn = twoFrames,
  ) {}

  /** Something else stands there now: nothing counts until it was seen. */
  disarm(): void {
    this.armed = false;
    const mine = ++this.waits;
    this.drawn(() => setTimeout(() => (this.armed ||= mine === this.waits), this.ms));
  }
}
