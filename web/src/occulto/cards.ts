/** What is printed on the cards besides colour and potions: emblem, category, the rule that tells the ability. */
import type { Colour } from './view';
import { CARDS } from './words';

const pictures = import.meta.glob<string>('./art/*.svg', { eager: true, import: 'default', query: '?url' });

function picture(name: string): string {
  return pictures[`./art/${name}.svg`] ?? '';
}

/** In the order of the rules: C-50 to C-70. */
export const ABILITIES = [
  'reaper', 'oubliettes', 'thief', 'poisoned_gift', 'totem', 'shield', 'forest_fire', 'divination', 'gust', 'barter',
  'metamorphosis', 'sabotage', 'tornado', 'lucidity', 'full_moon', 'clover', 'abundance', 'double_ration', 'crystal_ball',
  'chameleon', 'uprooting',
] as const;

const CATEGORIES: Record<string, string> = {
  reaper: 'attack', oubliettes: 'attack', thief: 'attack', poisoned_gift: 'attack', totem: 'defence', shield: 'defence',
  forest_fire: 'attack', divination: 'vision', gust: 'exchange', barter: 'attack', metamorphosis: 'exchange',
  sabotage: 'attack', tornado: 'exchange', lucidity: 'vision', full_moon: 'vision', clover: 'resource',
  abundance: 'resource', double_ration: 'resource', crystal_ball: 'vision', chameleon: 'resource', uprooting: 'attack',
};

/** The power of each colour's character, and its rule: C-74 to C-79. */
export const POWERS: Record<Colour, { power: string; rule: string }> = {
  red: { power: 'babylon_burns', rule: 'C-74' },
  yellow: { power: 'delusions_of_grandeur', rule: 'C-75' },
  blue: { power: 'voice_on_the_way', rule: 'C-76' },
  violet: { power: 'scabats_schemes', rule: 'C-77' },
  green: { power: 'rgb_update', rule: 'C-78' },
  orange: { power: 'shiny_power', rule: 'C-79' },
};

export const BACK = picture('back');

export function emblem(ability: string): string {
  return picture('emblem-' + ability);
}

export function figure(colour: string): string {
  return picture('figure-' + colour);
}

export function ruleOf(ability: string): string {
  return `C-${50 + (ABILITIES as readonly string[]).indexOf(ability)}`;
}

export function categoryOf(ability: string): string {
  return CATEGORIES[ability] ?? '';
}

export function abilityOf(id: string): string {
  return CARDS.get(id)?.ability ?? '';
}

/** How many cards carry an ability. */
export function copies(ability: string): number {
  return [...CARDS.values()].filter((card) => card.ability === ability).length;
}

/** Abilities that are never aimed: no word about a missing target for these. */
export const AIMLESS: ReadonlySet<string> = new Set(['forest_fire', 'tornado', 'lucidity', 'clover', 'double_ration', 'crystal_ball', 'shield']);
