/** The table as the server shows it. */
import { type Colour, COLOURS } from './view.generated';

export * from './view.generated';

export function isColour(text: string): text is Colour {
  return (COLOURS as readonly string[]).includes(text);
}
