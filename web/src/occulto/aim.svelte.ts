/** The card taken up and what it is aimed at: what glows, what is ready to be done, what a touch or a drop means. */
import { toldNames } from '../lib/seats';
import { say } from '../lib/i18n.svelte';
import type { Table } from '../lib/table.svelte';
import type { Ask } from '../lib/wire';
import {
  lit as litOf,
  type Move,
  moves as movesOf,
  next as nextOf,
  ready as readyOf,
  touch as touchOf,
  withCard,
} from './choose';
import { abilityOf, isAnswer } from './deck.svelte';
import { aimOf, type Desk } from './desk';
import { type Aimed, whyNot } from './prompt';
import type { View } from './view';

export class Aim implements Aimed {
  held = $state('');
  picks = $state<string[]>([]);
  /** Why a touch did nothing, until the next one. */
  note = $state('');

  readonly view = $derived.by(() => this.table.state!.view as View);
  readonly over = $derived.by(() => this.table.state!.result !== null);
  readonly ask = $derived.by((): Ask | undefined => this.table.state!.asks[0]);
  readonly names = $derived.by(() => toldNames(this.table.table!.seats, this.table.table!.you));
  readonly moves = $derived.by(() => movesOf(this.ask));
  readonly acting = $derived.by(() => this.ask?.kind === 'act');
  readonly giving = $derived.by(() => this.ask?.kind === 'burn' || this.ask?.kind === 'give');
  readonly replacing = $derived.by(() => this.ask?.kind === 'replace');
  readonly ability = $derived.by(() => abilityOf(this.held));
  readonly plays = $derived.by(() => this.with('play'));
  readonly discard = $derived.by((): Move | undefined => this.with('discard')[0]);
  readonly lay = $derived.by((): Move | undefined => this.with('lay')[0]);
  readonly pass = $derived.by(() => (this.acting ? this.moves.find((move) => move.kind === 'pass') : undefined));
  readonly legal = $derived.by(() => new Set(this.moves.filter((move) => move.card).map((move) => move.card)));
  readonly copying = $derived.by(() => this.plays.some((move) => move.ordered));
  readonly lit = $derived.by(() =>
    this.replacing
      ? new Set(this.moves.map((move) => move.card).filter((card) => !this.picks.includes(card)))
      : litOf(this.plays, this.picks),
  );
  readonly aiming = $derived.by((): Desk['aiming'] => aimOf(this.lit));
  readonly ready = $derived.by((): Move | undefined => {
    if (this.replacing) return this.moves.find((move) => move.card === this.picks[0]);
    if (this.giving) return this.moves.find((move) => move.card === this.held);
    return this.held ? readyOf(this.plays, this.picks) : undefined;
  });

  constructor(readonly table: Table) {}

  private with(kind: string): Move[] {
    return this.acting && this.held ? withCard(this.moves, kind, this.held) : [];
  }

  async act(move: Move | undefined): Promise<void> {
    if (!this.ask || !move) return;
    this.note = '';
    await this.table.play(this.ask, move.option.text);
  }

  /** Take a card up, or put it back. */
  take(card: string): void {
    this.table.refusal = '';
    this.begin(this.held === card ? '' : card);
  }

  /** Let everything go. */
  clear(): void {
    this.table.refusal = '';
    this.begin();
  }

  /** Nothing chosen yet: a new question, or a new card. */
  begin(held = ''): void {
    this.held = held;
    this.picks = [];
    this.note = '';
  }

  touch(one: string): void {
    this.table.refusal = '';
    this.note = '';
    if (this.replacing) this.picks = this.picks[0] === one ? [] : this.lit.has(one) ? [one] : this.picks;
    else if (this.lit.has(one) || this.picks.includes(one)) this.picks = touchOf(this.plays, this.picks, one);
    else this.note = whyNot(say, this, one);
  }

  /** A card let go over something. */
  drop(card: string, spot: string): void {
    this.begin(card);
    if (this.giving) {
      if (spot !== 'mine') return;
      void this.act(this.moves.find((move) => move.card === card));
    } else if (spot === 'discard') void this.act(withCard(this.moves, 'discard', card)[0]);
    else {
      const mine = withCard(this.moves, 'play', card);
      if (nextOf(mine, []).has(spot)) this.picks = [spot];
      const one = readyOf(mine, this.picks);
      if (one && (this.picks.length || spot === 'mine')) void this.act(one);
      else if (!mine.length) this.note = say(isAnswer(this.ability) ? 'web-occ-shield-wait' : 'web-occ-not-target');
    }
  }
}
