import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Words } from '../lib/words';
import { factsAbout, WAYS } from './about';
import { face } from './cards';
import type { View } from './view';

const LANGS = (['en', 'fr'] as const).map(
  (lang) => new Words(lang, [readFileSync(new URL(`./${lang}.ftl`, import.meta.url), 'utf8')]),
);
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const CARDS = [...RANKS.flatMap((rank) => [`${rank}C`, `${rank}H`]), 'X1'];

function told(words: Words, card: string, options: Record<string, unknown> = {}, bonus = 0): string {
  const view = { options, bonus, ace_value: options.ace_value ?? 14 } as unknown as View;
  return WAYS.map((way) => words.say(`web-oub-about-${way}-${face(card).key}`, factsAbout(view, card))).join(' | ');
}

it('says something of every card in every place, with a rule', () => {
  for (const words of LANGS)
    for (const card of CARDS) {
      const parts = told(words, card).split(' | ');
      for (const part of parts) {
        expect(part, `${words.lang} ${card}`).toMatch(/\(OA?-\d+/);
        expect(part, `${words.lang} ${card}`).not.toMatch(/[{}$]|web-oub|undefined|NaN| {2}| \./);
      }
    }
});

/** An option at another value, a card that does something else then, and the ruling that is cited. */
const CHANGES: readonly (readonly [string, unknown, string, string])[] = [
  ['next_six_eight', 'both', '6C', 'OA-30'],
  ['next_six_eight', 'event', '8H', 'OA-30'],
  ['same_number', 'both', '3H', 'OA-33'],
  ['same_number', 'category', '8C', 'OA-33'],
  ['obstacle_first_room', 'lose', '4C', 'OA-44'],
  ['obstacle_portcullis', 'lose', '4C', 'OA-45'],
  ['queen_pays_trap', true, '5H', 'OA-60'],
  ['queen_pays_trap', true, 'QC', 'O-19'],
  ['trap_failure', 'literal', '7H', 'OA-41'],
  ['trap_failure', 'as_combat', '9H', 'OA-42'],
  ['fail_without_path', 'lose', 'KC', 'OA-43'],
  ['grave_pays_darkness', true, '6H', 'OA-97'],
  ['action_model', 'every1', '5C', 'OA-70'],
  ['action_model', 'other_inf', 'JC', 'OA-70'],
  ['action_model', 'every_inf', 'QH', 'OA-70'],
  ['start_from_inventory', true, '10C', 'OA-23'],
  ['restart_from_inventory', false, '2H', 'OA-23'],
  ['rope_cost', 'action', '9C', 'OA-53'],
  ['advantage', 'keep_only', 'AC', 'OA-80'],
  ['advantage', 'replace_turned', 'AH', 'OA-103'],
  ['advantage_room', 'quiet', 'AC', 'OA-83'],
  ['hourglass', 'random', 'QC', 'OA-87'],
  ['ward_discarded', false, 'KH', 'OA-67'],
  ['restock', 'under', 'X1', 'OA-91'],
  ['restock', 'player_placed', 'X1', 'OA-91'],
  ['equipped_is_inventory', false, '3C', 'OA-01'],
  ['equipped_is_inventory', false, 'KC', 'OA-01'],
  ['equip_cost', 'free', 'KC', 'OA-14'],
  ['equip_cost', 'action', '3H', 'OA-14'],
  ['searching', 'after_encounters', '10H', 'OA-99'],
  ['searching', 'once_a_room', '10C', 'OA-99'],
  ['map_uses_turned_card', true, 'AH', 'OA-96'],
];

it('says what is true at this table', () => {
  for (const words of LANGS)
    for (const [option, value, card, rule] of CHANGES) {
      const where = `${words.lang} ${option}=${String(value)} ${card}`;
      const other = told(words, card, { [option]: value });
      expect(other, where).not.toBe(told(words, card));
      expect(other, where).toContain(rule);
    }
});

it('names the numbers of this table', () => {
  for (const words of LANGS) {
    expect(told(words, 'AC')).toContain('14');
    expect(told(words, 'AC', { ace_value: 1 })).not.toContain('14');
    expect(told(words, 'JC', {}, 2)).toMatch(/11 (and|et) 2/);
    expect(told(words, 'JC')).not.toMatch(/Curse|Malédiction/);
    expect(told(words, '6C')).toMatch(/O-19/);
    expect(told(words, '6H')).not.toMatch(/O-19/);
  }
});
