import { sessionState } from '../../lib/session.ts';
import type { Draft, Preset } from './new-feedback.ts';

/** What was typed and not saved, by user, workspace and for whom the form was opened, as long as the page is open. */
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

/** What a bookmark brought and was not saved is there when the form is opened by itself. */
export function moveUnsent(from: Preset, to: Preset): void {
  const draft = unsentFor(from);
  if (!draft) return;
  keepUnsent(to, draft);
  forgetUnsent(from);
}

function keyOf(preset: Preset): string {
  const state = sessionState();
  const of = state.status === 'signed_in' ? [state.session.user_id, state.session.workspace_id] : [];
  return JSON.stringify([of, preset]);
}
