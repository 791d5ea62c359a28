/** Lays red and mist sheets over a card, as a server would (`noctuary.art.sheets`). Fetched when a table of this device has pictures. */
import { ask, file } from '../lib/house';
import { NOTHING } from '../lib/nothing';

interface Told {
  card: string;
  red: boolean;
  /** The sheet of mist that lies over it, and which part of a whole turn it is turned by. */
  sheet: number | null;
  turn: number;
}

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
  if (told.sheet !== null) {
    const sheet = await load(`mist${told.sheet}`);
    canvas.translate(size / 2, size / 2);
    canvas.rotate(told.turn * 2 * Math.PI);
    canvas.drawImage(sheet, -size / 2, -size / 2);
  }
  const blob = await new Promise<Blob | null>((done) => paper.toBlob(done, 'image/webp', 0.8));
  return blob ? URL.createObjectURL(blob) : NOTHING;
}

/** A picture of a table of this device. */
export async function make(table: string, name: string): Promise<string> {
  const answer = await ask(`/t/${table}/picture/${name}`);
  if (!answer.ok) return NOTHING;
  const told = (await answer.json()) as Told;
  if (!told.card) return NOTHING;
  return told.red || told.sheet !== null ? covered(told) : file(`/deck/${told.card}.webp`);
}
