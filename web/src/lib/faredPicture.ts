/** One's result of the day as a picture to pass on: nine doors, lit as far as one came, and no card. */
import { ROOMS, type Told } from './fared';
import type { Fared } from './wire';

const SIZE = 1080;
const MIDDLE = SIZE / 2;
const [WIDE, HIGH] = [140, 176];

type Colour = (name: string) => string;

/** The colours of the house, from its style. */
function colours(): Colour {
  const style = getComputedStyle(document.documentElement);
  return (name) => style.getPropertyValue(`--${name}`).trim();
}

export async function picture(fared: Fared, words: Told, address: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  const pen = canvas.getContext('2d')!;
  const colour = colours();
  // a font that no screen has shown yet is not there by itself
  await Promise.all([
    document.fonts.load(`40px ${colour('font-display')}`),
    document.fonts.load(`40px ${colour('font-text')}`),
  ]);
  night(pen, colour);
  const reached = fared.yours.won ? ROOMS : fared.yours.rooms;
  for (let room = 0; room < ROOMS; room += 1) door(pen, colour, room, room < reached);
  if (fared.yours.won) daylight(pen, colour);
  write(pen, words.title, 118, `76px ${colour('font-display')}`, colour('gold-light'));
  write(pen, words.about, 182, `38px ${colour('font-text')}`, colour('haze-2'));
  write(pen, words.result, 912, `58px ${colour('font-display')}`, colour('cream'));
  write(pen, words.streak, 966, `36px ${colour('font-text')}`, colour('gold-light'));
  write(pen, address, 1034, `30px ${colour('font-text')}`, colour('dusk-3'));
  return new Promise((yes, no) =>
    canvas.toBlob((blob) => (blob ? yes(blob) : no(new Error('no picture'))), 'image/png'),
  );
}

function night(pen: CanvasRenderingContext2D, colour: Colour) {
  const sky = pen.createRadialGradient(MIDDLE, 470, 80, MIDDLE, 470, 760);
  sky.addColorStop(0, colour('iris'));
  sky.addColorStop(0.55, colour('ink-1'));
  sky.addColorStop(1, colour('pitch'));
  pen.fillStyle = sky;
  pen.fillRect(0, 0, SIZE, SIZE);
  pen.strokeStyle = colour('brass');
  pen.lineWidth = 3;
  pen.strokeRect(26, 26, SIZE - 52, SIZE - 52);
}

/** Where a door stands: three rows, walked to and fro as on the board. */
function placeOf(room: number): { x: number; y: number } {
  const floor = Math.floor(room / 3);
  const along = floor % 2 ? 2 - (room % 3) : room % 3;
  return { x: MIDDLE + (along - 1) * 210 + (floor === 1 ? 30 : -30), y: 222 + floor * 212 };
}

function arch(pen: CanvasRenderingContext2D, x: number, y: number) {
  pen.beginPath();
  pen.moveTo(x - WIDE / 2, y + HIGH);
  pen.lineTo(x - WIDE / 2, y + WIDE / 2);
  pen.arc(x, y + WIDE / 2, WIDE / 2, Math.PI, 0);
  pen.lineTo(x + WIDE / 2, y + HIGH);
  pen.closePath();
}

function door(pen: CanvasRenderingContext2D, colour: Colour, room: number, lit: boolean) {
  const { x, y } = placeOf(room);
  pen.save();
  arch(pen, x, y);
  if (lit) {
    const light = pen.createRadialGradient(x, y + 120, 10, x, y + 120, 150);
    light.addColorStop(0, colour('glow-light'));
    light.addColorStop(0.5, colour('flame'));
    light.addColorStop(1, colour('wood-3'));
    pen.fillStyle = light;
    pen.shadowColor = colour('flame');
    pen.shadowBlur = 40;
  } else pen.fillStyle = colour('night');
  pen.fill();
  pen.shadowBlur = 0;
  pen.lineWidth = 4;
  pen.strokeStyle = colour(lit ? 'brass-2' : 'slate');
  if (!lit) pen.setLineDash([10, 8]);
  pen.stroke();
  pen.restore();
}

/** The last door opens on the morning. */
function daylight(pen: CanvasRenderingContext2D, colour: Colour) {
  const { x, y } = placeOf(ROOMS - 1);
  pen.save();
  arch(pen, x, y);
  pen.clip();
  const sky = pen.createLinearGradient(0, y, 0, y + HIGH);
  sky.addColorStop(0, colour('haze-2'));
  sky.addColorStop(1, colour('glow-light'));
  pen.fillStyle = sky;
  pen.fillRect(x - WIDE, y, 2 * WIDE, HIGH);
  pen.fillStyle = colour('flame');
  pen.beginPath();
  pen.arc(x, y + HIGH, 62, Math.PI, 0);
  pen.fill();
  pen.restore();
}

/** A line in the middle, smaller if it would not fit. */
function write(pen: CanvasRenderingContext2D, text: string, y: number, font: string, colour: string) {
  pen.font = font;
  pen.fillStyle = colour;
  pen.textAlign = 'center';
  pen.fillText(text, MIDDLE, y, SIZE - 110);
}
