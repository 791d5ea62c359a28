/** Obscurio's data in words: the same as the server's `words`, with people called by their names. */
import type { Say } from '../lib/words';
import type { Args } from '../lib/wire';
import { ARGUMENTS, LONGER } from './view.generated';

const PERSONS = new Set(['seat', 'grimoire', 'other']);

/** A thing of a picture, which the server names in both languages. */
const named = (say: Say, both: readonly unknown[]) => String(both[say('obscurio-language') === 'fr' ? 1 : 0]);

/** Words for a table where these people sit. */
export function wordingFor(names: readonly string[]) {
  const person = (say: Say, seat: unknown) => names[Number(seat)] || say('obscurio-seat', { number: Number(seat) + 1 });

  /** Why a door: a thing on a Page, and the like of it there, in the reader's language. */
  function thing(say: Say, args: Args, about: readonly unknown[]): string {
    const name = (value: unknown) => String(Array.isArray(value) ? named(say, value) : value);
    return say('obscurio-choice-suggest-thing', {
      door: Number(about[0]),
      page: Number(args.page),
      thing: name(args.thing),
      like: name(args.like),
      likeness: String(about[2]),
      way: (Number(about[0]) + Number(about[3])) % 2,
    });
  }

  function line(say: Say, kind: string, about: readonly unknown[]): string {
    const longer: Partial<Record<string, string>> = LONGER;
    const names: Partial<Record<string, readonly string[]>> = ARGUMENTS;
    const args = Object.fromEntries((names[kind] ?? []).slice(0, about.length).map((name, at) => [name, about[at]]));
    return say(`obscurio-choice-${kind}${about.length > 1 ? (longer[kind] ?? '') : ''}`, words(say, args));
  }

  function words(say: Say, args: Args): Args {
    const ready: Args = {};
    for (const [name, value] of Object.entries(args)) {
      if (PERSONS.has(name)) ready[name] = person(say, value);
      else if (name === 'trap') ready[name] = say(`obscurio-trap-${String(value)}`);
      else if (name === 'votes' && Array.isArray(value)) {
        ready[name] = value
          .flatMap((vote, seat) =>
            typeof vote === 'number' && vote >= 0
              ? [say('obscurio-vote', { seat: person(say, seat), accused: person(say, vote) })]
              : [],
          )
          .join(', ');
      } else if (name === 'reason' || name === 'claim' || name === 'level')
        ready[name] = say(`obscurio-${name}-${String(value)}`);
      else if ((name === 'thing' || name === 'like') && Array.isArray(value)) ready[name] = named(say, value);
      else if (name === 'clue' && Array.isArray(value)) ready[name] = String(value.length);
      else if (typeof value === 'boolean') ready[name] = value ? 'yes' : 'no';
      else ready[name] = value;
    }
    if (typeof args.line === 'string' && Array.isArray(args.about))
      ready.about = args.thing ? thing(say, args, args.about) : line(say, args.line, args.about);
    return ready;
  }

  return words;
}
