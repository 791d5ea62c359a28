/** The keys of the table. */
import { land } from '../lib/focus';
import type { Opened } from '../games';
import { forPage, onOne } from '../lib/keys';
import type { Aim } from './aim.svelte';
import { pressable, stepOf, walk } from '../lib/walk';

export interface Keyboard {
  aim: Aim;
  root: HTMLElement | undefined;
  /** A question lies over the table. */
  covered: boolean;
  zoom: (card: string) => void;
  lay: (sheet: 'seen' | 'orders') => void;
  open: (sheet: Opened) => void;
}

/** Whether the key meant something. */
function meant(event: KeyboardEvent, { aim, root, covered, zoom, lay, open }: Keyboard): boolean {
  const key = event.key.toLowerCase();
  const by = stepOf(event.key);
  if (/^[1-9]$/.test(key)) number(Number(key) - 1, aim, root, covered);
  else if (key === 'enter' && !onOne(event, 'button, a, summary')) {
    if (!aim.ready || covered) return false;
    void aim.act(aim.ready);
  } else if (by) step(by, aim, root);
  else if (key === 'escape' && !covered) {
    aim.clear();
    land();
  } else if (key === 'd' && aim.discard) void aim.act(aim.discard);
  else if (key === 'p' && aim.pass) void aim.act(aim.pass);
  else if (key === 'b' && aim.lay) void aim.act(aim.lay);
  else if (key === 'i' && aim.held) zoom(aim.held);
  else if (key === 's') lay('seen');
  else if (key === 'o' && aim.view.seat !== null) lay('orders');
  else if (key === 'l') open('log');
  else if (key === 'r') open('rules');
  else return false;
  return true;
}

export function pressed(event: KeyboardEvent, board: Keyboard): void {
  if (forPage(event) && meant(event, board)) event.preventDefault();
}

function all(root: HTMLElement | undefined, selector: string): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])];
}

/** The numbers: a card of the hand, or one of those that lie open in a panel. */
function number(at: number, aim: Aim, root: HTMLElement | undefined, covered: boolean): void {
  if (covered) all(root, '[data-panel] [data-choice]')[at]?.click();
  else if (aim.view.hand[at]) aim.take(aim.view.hand[at]);
}

/** The arrows: over what a panel offers, over what glows, or along the hand. */
function step(by: number, aim: Aim, root: HTMLElement | undefined): void {
  const over = root?.querySelector<HTMLElement>('[data-panel]');
  if (over) {
    walk(pressable(over), by);
    return;
  }
  const glow = all(root, '[data-spot]:is(button)').filter(({ dataset: { spot = '' } }) => {
    return aim.lit.has(spot) || aim.picks.includes(spot);
  });
  const covers = !glow.length && aim.aiming === 'G' ? all(root, '.aimed .cover') : [];
  walk(glow.length ? glow : covers.length ? covers : all(root, '.hand button'), by);
}
