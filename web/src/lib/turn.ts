/** "It is your turn" for a tab that nobody looks at: a mark on its icon, a quiet sound, a buzz. */
import { buzz } from './haptics';
import { BELL, play } from './sound';

/** The size of the icon, in pixels. */
const SIZE = 64;
/** A buzz that is told from a tap. */
const CALL = [40, 80, 40];

/** Put a mark on the tab's icon; returns how to take it off. */
export function badge(): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!icon) return () => undefined;
  const { href, type } = icon;
  let over = false;
  const plain = new Image();
  plain.onload = () => {
    if (over) return;
    icon.type = 'image/png';
    icon.href = marked(plain);
  };
  plain.src = href;
  return () => {
    over = true;
    icon.type = type;
    icon.href = href;
  };
}

function marked(plain: HTMLImageElement): string {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (!pen) return plain.src;
  pen.drawImage(plain, 0, 0, SIZE, SIZE);
  pen.fillStyle = '#e8412f';
  pen.strokeStyle = '#fff';
  pen.lineWidth = 5;
  pen.beginPath();
  pen.arc(SIZE * 0.74, SIZE * 0.26, SIZE * 0.22, 0, 2 * Math.PI);
  pen.fill();
  pen.stroke();
  return canvas.toDataURL('image/png');
}

/** As far as a person has turned them on. */
export function call(): void {
  play(BELL);
  buzz(CALL);
}
