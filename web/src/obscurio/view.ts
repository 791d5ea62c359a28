/** The table as the server shows it. Pictures are known by their place only; which card lies there is nobody's business. */
import type { ObscurioView, ObscurioWizardView } from '../lib/wire';

export type WizardView = ObscurioWizardView;

export type Phase =
  | 'traps'
  | 'riddle'
  | 'read'
  | 'night'
  | 'open'
  | 'last_call'
  | 'watch'
  | 'count'
  | 'locked'
  | 'locked_watch'
  | 'resolve'
  | 'accuse'
  | 'accused'
  | 'end';

export interface View extends ObscurioView {
  phase: Phase;
  role: 'grimoire' | 'loyal' | 'traitor' | 'wizard' | 'spectator';
}

export const CHOOSING: readonly Phase[] = ['open', 'last_call', 'watch', 'count', 'locked', 'locked_watch', 'resolve'];

/** All doors lie open. */
export function opened(phase: Phase): boolean {
  return phase === 'resolve' || phase === 'accuse' || phase === 'accused' || phase === 'end';
}

export function wizardOf(view: View, seat: number | null): WizardView | undefined {
  return view.wizards.find((wizard) => wizard.seat === seat);
}
