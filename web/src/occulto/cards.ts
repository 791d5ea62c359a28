/** What is printed on the cards besides colour and potions: emblem, the rule that tells the ability. */
const pictures = import.meta.glob<string>('../art/kit/occulto/{figure,emblem,back,frame}*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});

function picture(name: string): string {
  return pictures[`../art/kit/occulto/${name}.svg`] ?? '';
}

/** In the order of the rules: C-50 to C-70. */
export const ABILITIES = [
  'reaper',
  'oubliettes',
  'thief',
  'poisoned_gift',
  'totem',
  'shield',
  'forest_fire',
  'divination',
  'gust',
  'barter',
  'metamorphosis',
  'sabotage',
  'tornado',
  'lucidity',
  'full_moon',
  'clover',
  'abundance',
  'double_ration',
  'crystal_ball',
  'chameleon',
  'uprooting',
] as const;

/** The rule that tells each power: C-74 to C-79. */
const POWERS = [
  'babylon_burns',
  'delusions_of_grandeur',
  'voice_on_the_way',
  'scabats_schemes',
  'rgb_update',
  'shiny_power',
];

export function powerRule(power: string): string {
  return `C-${74 + POWERS.indexOf(power)}`;
}

export const BACK = picture('back');
export const HEALING_BACK = picture('back-healing');

export function emblem(ability: string): string {
  return picture('emblem-' + ability);
}

/** A healing card with nothing printed on it yet; a brief one has no room for text. */
export function frame(colour: string, brief: boolean): string {
  return picture(`frame-${colour}${brief ? '-brief' : ''}`);
}

export function figure(colour: string): string {
  return picture('figure-' + colour);
}

export function ruleOf(ability: string): string {
  return `C-${50 + (ABILITIES as readonly string[]).indexOf(ability)}`;
}

/** Abilities that are never aimed: no word about a missing target for these. */
export const AIMLESS: ReadonlySet<string> = new Set([
  'forest_fire',
  'tornado',
  'lucidity',
  'clover',
  'double_ration',
  'crystal_ball',
  'shield',
]);
