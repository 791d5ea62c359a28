/**
 * Obscurio's pictures at a table of this device: the house says which card lies under which sheets, and they are laid over it here, as a
 * server would (`noctuary.art.sheets`). A picture that is asked for is there a moment later, and whoever shows it is drawn again.
 */
import { SvelteMap } from 'svelte/reactivity';
import { ask, file } from '../lib/house';

interface Told {
  card: string;
  red: boolean;
  mist: number | null;
}

/** An empty picture, until there is one; for good where the client draws the piece itself. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const SHEETS = 3;
const TURNS = 8;
const made = new SvelteMap<string, string>();
const asked = new Set<string>();

function load(name: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = file(`/deck/${name}.webp`);
  return image.decode().then(() => image);
}

/** Red alone decides; what green and blue said is gone. */
function redden(canvas: CanvasRenderingContext2D, size: number): void {
  const pixels = canvas.getImageData(0, 0, size, size);
  const data = pixels.data;
  for (let at = 0; at < data.length; at += 4) {
    data[at + 1] = data[at]! * 0.05;
    data[at + 2] = data[at]! * 0.08;
  }
  canvas.putImageData(pixels, 0, 0);
}

async function covered(told: Told): Promise<string> {
  const card = await load(told.card);
  const size = card.naturalWidth;
  const paper = document.createElement('canvas');
  paper.width = paper.height = size;
  const canvas = paper.getContext('2d')!;
  canvas.drawImage(card, 0, 0);
  if (told.red) redden(canvas, size);
  if (told.mist !== null) {
    const sheet = await load(`mist${told.mist % SHEETS}`);
    canvas.translate(size / 2, size / 2);
    canvas.rotate((Math.floor(told.mist / 9) % TURNS) * ((2 * Math.PI) / TURNS));
    canvas.drawImage(sheet, -size / 2, -size / 2);
  }
  const blob = await new Promise<Blob | null>((done) => paper.toBlob(done, 'image/webp', 0.8));
  return blob ? URL.createObjectURL(blob) : NOTHING;
}

async function make(table: string, name: string): Promise<string> {
  const answer = await ask(`/t/${table}/picture/${name}`);
  if (!answer.ok) return NOTHING;
  const told = (await answer.json()) as Told;
  if (!told.card) return NOTHING;
  return told.red || told.mist !== null ? covered(told) : file(`/deck/${told.card}.webp`);
}

/** The address of a picture; an empty one until it is known. */
export function pictureHere(table: string, name: string): string {
  const key = `${table} ${name}`;
  if (!asked.has(key)) {
    asked.add(key);
    make(table, name).then(
      (url) => made.set(key, url),
      () => asked.delete(key),
    );
  }
  return made.get(key) ?? NOTHING;
}
