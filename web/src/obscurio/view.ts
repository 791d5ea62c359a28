/** The table as the server shows it. Pictures are known by their place only; which card lies there is nobody's business. */
import type { Phase, View, WizardView } from './view.generated';

export * from './view.generated';

/** When the doors are on the screen. */
export const CHOOSING: readonly Phase[] = ['open', 'last_call', 'watch', 'count', 'locked', 'locked_watch', 'resolve'];

export function wizardOf(view: View, seat: number | null): WizardView | undefined {
  return view.wizards.find((wizard) => wizard.seat === seat);
}
