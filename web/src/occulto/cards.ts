/** The pictures of the cards. */
const pictures = import.meta.glob<string>('../art/kit/occulto/{figure,emblem,back,frame}*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});

function picture(name: string): string {
  return pictures[`../art/kit/occulto/${name}.svg`] ?? '';
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
