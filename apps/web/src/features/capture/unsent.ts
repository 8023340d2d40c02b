import { sessionState } from '../../lib/session.ts';
import type { Draft, Preset } from './new-feedback.ts';

/** What was typed and not saved, by workspace and by whom the form was opened for, as long as the page is open. */
const unsent = new Map<string, Draft>();

export function unsentFor(preset: Preset): Draft | undefined {
  return unsent.get(keyOf(preset));
}

export function keepUnsent(preset: Preset, draft: Draft): void {
  unsent.set(keyOf(preset), draft);
}

export function forgetUnsent(preset: Preset): void {
  unsent.delete(keyOf(preset));
}

function keyOf(preset: Preset): string {
  const state = sessionState();
  const workspace = state.status === 'signed_in' ? state.session.workspace_id : '';
  return JSON.stringify([workspace, preset]);
}
