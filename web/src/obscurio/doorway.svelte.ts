/** Before the doors: which chip is moved and where to, and what a touch on a door does. */
import { say } from '../lib/i18n.svelte';
import type { Ask } from '../lib/wire';
import { type Chip, chipsOf, stateOf } from './doors';
import type { Library } from './library.svelte';
import { type View } from './view';

export class Doorway {
  /** Whether the companion's chip is moved, with two players (B-86). */
  companion = $state(false);
  /** Under the Watcher's eye two players seal both chips at once: what they have in mind so far. */
  plan = $state.raw<readonly [number, number]>([0, 0]);
  /** The final answer that was touched once. */
  armed = $state('');

  readonly view: View = $derived.by(() => this.library.view);
  readonly ask = $derived.by((): Ask | undefined => this.library.ask('doors', 'last_call', 'watch', 'locked'));
  readonly two = $derived.by(() => this.view.wizards.length === 1);
  readonly doors = $derived.by(() => this.view.doors.map((_, i) => i + 1));
  readonly locked = $derived.by(() => this.view.phase === 'locked' || this.view.phase === 'locked_watch');
  readonly watch = $derived.by(() => this.view.phase === 'watch' || this.view.phase === 'count');
  /** All is shown: after a choice, and at the last step of a game that is looked at again. */
  readonly over = $derived.by(() => this.view.phase === 'resolve' || this.view.phase === 'end');
  readonly chips: readonly Chip[] = $derived.by(() => {
    const { view, two, plan } = this;
    const sealed = this.watch ? [0, 1].map((i) => (view.commits[i] ?? 0) || (two ? plan[i]! : 0)) : [];
    const { tint, companion } = this.library.who;
    const name = (seat: number, other: boolean) => (other ? say('web-obs-companion') : this.library.name(seat));
    return chipsOf(view, sealed, { tint, companion, name });
  });
  readonly mine = $derived.by(() => this.chips.filter((chip) => chip.own));
  /** The door at which the chip lies that is moved now. */
  readonly here = $derived.by(() => this.mine[this.companion ? 1 : 0]?.door ?? 0);
  readonly found = $derived.by(() => this.over && this.chips.some((chip) => chip.door === this.view.exit_door));

  constructor(readonly library: Library) {}

  may(text: string): boolean {
    return this.ask?.options.some((option) => option.text === text) ?? false;
  }

  /** Its picture is not shown. */
  shut(door: number): boolean {
    return !(`door-${door}` in this.library.pictures);
  }

  /** Not yet opened, where they open one by one. */
  ahead(door: number): boolean {
    return this.locked && door > this.view.reached;
  }

  choosable(door: number): boolean {
    if (this.locked || !this.ask) return false;
    return (this.two && this.view.phase === 'watch') || this.may(this.target(door));
  }

  private target(door: number): string {
    if (this.view.phase === 'watch') return `commit ${door}`;
    return this.companion ? `companion ${door}` : `place ${door}`;
  }

  /** Look at a door; nothing is chosen by that. */
  look(door: number): void {
    this.armed = '';
    this.library.looked = door;
  }

  /** Move the chip there. Under the Watcher's eye what would be sent is asked for twice (B-69). Whether it was done. */
  async stand(door: number): Promise<boolean> {
    this.library.table.refusal = '';
    if (!this.choosable(door)) return false;
    if (this.view.phase === 'watch' && this.completes && this.armed !== `door ${door}`) {
      this.arm(`door ${door}`);
      return false;
    }
    this.armed = '';
    if (this.two && this.view.phase === 'watch') return this.seal(door);
    const done = await this.library.play(this.ask, this.target(door));
    if (done && this.two && !this.companion && this.mine[1]?.door === 0) this.companion = true;
    return done;
  }

  /** The first of two taps. A third one, while the second is on its way, begins nothing anew. */
  private arm(text: string): void {
    if (!this.library.table.busy) this.armed = text;
  }

  /** With the next door all is chosen that is to be sealed. */
  private get completes(): boolean {
    const [own = 0, other = 0] = this.view.commits;
    return !this.two || (this.companion ? this.plan[0] || own : this.plan[1] || other) > 0;
  }

  private async seal(door: number): Promise<boolean> {
    const { plan, companion } = this;
    const [own = 0, other = 0] = this.view.commits;
    this.plan = companion ? [plan[0] || own, door] : [door, plan[1] || other];
    if (this.plan[0] && this.plan[1]) return this.library.play(this.ask, `commit ${this.plan.join(' ')}`);
    this.companion = !companion;
    return true;
  }

  async unseal(): Promise<void> {
    this.plan = [0, 0];
    await this.library.play(this.ask, 'uncommit');
  }

  /** Final answers are asked for twice (BA-23). */
  async final(text: string): Promise<void> {
    if (this.armed !== text) {
      this.arm(text);
      return;
    }
    this.armed = '';
    await this.library.play(this.ask, text);
  }

  /** A door in words, for those who cannot see it. */
  spoken(door: number): string {
    const at = this.chips.filter((chip) => chip.door === door);
    return say('web-obs-door-spoken', {
      what: this.library.alt(`door-${door}`),
      state: stateOf(this.view, door, this.shut(door), this.locked),
      chips: at.map((chip) => chip.name).join(', ') || 'none',
      sealed: at.some((chip) => chip.own && chip.sealed) ? 'yes' : 'no',
    });
  }
}
