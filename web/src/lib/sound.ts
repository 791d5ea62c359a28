/**
 * Small sounds, made on the spot. Off unless a person turned them on. A sound is data: which ones there are, and what each is
 * called, every game says for itself (`sounds` of its board, see `game.ts`); a few that more than one uses stand here.
 */
import { prefs } from './prefs.svelte';

/** One part of a sound: a tone of some pitch, or a rustle around it. Seconds, hertz, and how loud (0 to 1). */
export interface Note {
  kind: 'tone' | 'rustle';
  /** How long after the first it is heard. */
  after: number;
  pitch: number;
  length: number;
  loud: number;
}

export type Sound = readonly Note[];
export type Sounds = Readonly<Record<string, Sound>>;

const tone = (after: number, pitch: number, length: number, loud: number): Note => ({
  kind: 'tone',
  after,
  pitch,
  length,
  loud,
});
const rustle = (after: number, pitch: number, length: number, loud: number): Note => ({
  kind: 'rustle',
  after,
  pitch,
  length,
  loud,
});

export const PAPER: Sound = [rustle(0, 2400, 0.07, 0.12)];
export const WOOD: Sound = [rustle(0, 500, 0.16, 0.3), tone(0, 92, 0.3, 0.2)];
export const BELL: Sound = [tone(0, 392, 0.5, 0.08), tone(0.09, 523, 0.6, 0.07)];
export const FANFARE: Sound = [392, 494, 587, 784].map((pitch, i) => tone(i * 0.12, pitch, 1.1, 0.08));
export const KNELL: Sound = [196, 165, 131].map((pitch, i) => tone(i * 0.18, pitch, 1, 0.1));

let audio: AudioContext | null = null;

export function play(sound: Sound | undefined): void {
  if (!prefs.sound || !prefs.volume || !sound) return;
  audio ??= new AudioContext();
  // twice the middle of the slider is twice as loud as the sounds were written
  for (const note of sound) (note.kind === 'tone' ? ring : rub)(audio, { ...note, loud: note.loud * prefs.volume * 2 });
}

function ring(context: AudioContext, { after, pitch, length, loud }: Note): void {
  const at = context.currentTime + after;
  const voice = context.createOscillator();
  const gain = context.createGain();
  voice.type = 'triangle';
  voice.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  voice.connect(gain).connect(context.destination);
  voice.start(at);
  voice.stop(at + length);
}

function rub(context: AudioContext, { after, pitch, length, loud }: Note): void {
  const samples = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, samples, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 2;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(context.currentTime + after);
}
