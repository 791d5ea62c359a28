/** A bench as it is laid out: six columns of colour, and one for cards that have none. */
import { type Colour, COLOURS, type Laid } from './view';

export interface Column {
  colour: Colour | 'none';
  cards: Laid[];
  potions: number;
}

export function columns(cards: readonly Laid[]): Column[] {
  const found: Column[] = COLOURS.map((colour) => ({ colour, cards: [], potions: 0 }));
  const plain: Column = { colour: 'none', cards: [], potions: 0 };
  for (const laid of cards) {
    const column = found.find((each) => each.colour === laid.colour) ?? plain;
    column.cards.unshift(laid);
    column.potions += laid.potions ?? 0;
  }
  return plain.cards.length ? [...found, plain] : found;
}
