/** How a deal of the day went: the bars of everybody, and one's own result as a text that gives nothing away. */
import type { Say } from './words';
import type { Fared } from './wire';

/** Nine rooms lead out. */
export const ROOMS = 9;

export interface Bar {
  /** The room in which they ended; `ROOMS` are those who got out. */
  room: number;
  players: number;
  /** Of the highest bar, 0 to 1. */
  share: number;
  mine: boolean;
}

/** One bar for each room that somebody may end in, the last for those who got out; none where too few have played. */
export function bars(fared: Fared): Bar[] {
  if (fared.players < fared.least) return [];
  const counts = Array.from({ length: ROOMS }, (_, room) => fared.rooms[room] ?? 0);
  const most = Math.max(1, fared.won, ...counts);
  const own = fared.yours.won ? ROOMS : fared.yours.rooms;
  return [...counts, fared.won].map((players, room) => ({ room, players, share: players / most, mine: room === own }));
}

/** What is told of a result: the same on a picture and in a text. */
export interface Told {
  title: string;
  /** The date, the rules, the stars. */
  about: string;
  result: string;
  streak: string;
}

export interface Day {
  date: string;
  preset: string;
  stars: number;
  streak: number;
}

export function told(say: Say, { yours }: Fared, day: Day): Told {
  const stars = day.stars ? '★'.repeat(day.stars) + '☆'.repeat(5 - day.stars) : '';
  const key = !yours.won ? 'lost' : yours.assisted ? 'helped' : 'won';
  return {
    title: say('web-fared-title'),
    about: [day.date, day.preset, stars].filter(Boolean).join(' · '),
    result: say(`web-fared-mine-${key}`, { rooms: yours.rooms }),
    streak: day.streak > 1 ? say('web-daily-row', { number: day.streak }) : '',
  };
}

/** The rooms as a row of signs: how far, and not by what. */
export function row({ yours }: Fared): string {
  const rooms = yours.won ? ROOMS : Math.min(ROOMS, yours.rooms);
  return '🟨'.repeat(rooms) + '⬛'.repeat(ROOMS - rooms) + (yours.won ? '🌅' : '🕯️');
}

export function asText(fared: Fared, words: Told): string {
  return [words.title, words.about, row(fared), [words.result, words.streak].filter(Boolean).join(' ')].join('\n');
}
