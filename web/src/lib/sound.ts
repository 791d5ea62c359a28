/** Small sounds, made on the spot: paper, wood, a bell. Off unless a person turned them on. */
import { prefs } from './prefs.svelte';

let audio: AudioContext | null = null;

type Sound = 'card' | 'strike' | 'room' | 'won' | 'lost';

export function play(sound: Sound): void {
  if (!prefs.sound) return;
  audio ??= new AudioContext();
  const at = audio.currentTime;
  if (sound === 'card') rustle(audio, at, 0.07, 2400, 0.12);
  else if (sound === 'strike') {
    rustle(audio, at, 0.16, 500, 0.3);
    tone(audio, at, 92, 0.3, 0.2);
  } else if (sound === 'room') {
    tone(audio, at, 392, 0.5, 0.08);
    tone(audio, at + 0.09, 523, 0.6, 0.07);
  } else if (sound === 'won') [392, 494, 587, 784].forEach((pitch, i) => tone(audio!, at + i * 0.12, pitch, 1.1, 0.08));
  else [196, 165, 131].forEach((pitch, i) => tone(audio!, at + i * 0.18, pitch, 1, 0.1));
}

function tone(context: AudioContext, at: number, pitch: number, length: number, loud: number): void {
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

function rustle(context: AudioContext, at: number, length: number, pitch: number, loud: number): void {
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
  source.start(at);
}
