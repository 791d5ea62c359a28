/** What a clue still lacks, by the trap that asks for it: the server says what each lets through, this only compares. */
import { reaches, type Shape } from './clue';
import type { ClueKinds } from './view.generated';

/** `amiss`: nothing that is added will mend it. */
export interface Lack {
  trap: string;
  amiss: boolean;
}

/** The trap that does not let a clue of this kind through; what cannot be mended by adding comes first. */
export function lackOf(needs: readonly ClueKinds[], shape: Shape): Lack | null {
  const lacks = needs
    .filter((need) => need.trap && !need.kinds.includes(shape))
    .map((need) => ({ trap: need.trap, amiss: !reaches(need.kinds, shape) }));
  return lacks.find((lack) => lack.amiss) ?? lacks[0] ?? null;
}
