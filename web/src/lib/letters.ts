/** The letters of the house. Nothing is drawn before they are there: text that changes its letters moves all around it. */
import { within } from './within';

const FACES = [
  '400 1em "IM Fell English"',
  'italic 400 1em "IM Fell English"',
  '400 1em "Alegreya Sans"',
  '500 1em "Alegreya Sans"',
  '700 1em "Alegreya Sans"',
  '800 1em "Alegreya"',
];
/** A letter and a figure: Fell's figures come from another file. */
const SAMPLE = 'a1';
/** How long a page may stay dark for them, in milliseconds. */
const PATIENCE = 1500;

export function letters(): Promise<void> {
  return within(PATIENCE, Promise.all(FACES.map((face) => document.fonts.load(face, SAMPLE))));
}
