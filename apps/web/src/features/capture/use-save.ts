import { feedback, type NewFeedback } from '@earshot/contracts/feedback';
import { people } from '@earshot/contracts/people';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { sessionState } from '../../lib/session.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../ui/states/what-and-why.ts';
import { captureWords as words } from './capture.words.ts';
import { newFeedbackOf, teamNotes, type Draft, type Preset } from './new-feedback.ts';
import { forgetUnsent, keepUnsent } from './unsent.ts';

/** Sends what was typed; a stored item closes the form and can be taken back while the toast shows. */
export function useSave(preset: Preset, onSaved: () => void) {
  const queryClient = useQueryClient();
  // A second try sends the same time, so that the server knows the item again where only the answer was lost.
  const firstTry = useRef<Date>(null);
  const takeBack = async (id: number, draft: Draft) => {
    try {
      await send(feedback.deleteItem, { body: { review_id: id } });
      keepUnsent(preset, draft);
      showToast(words.undone);
      await queryClient.invalidateQueries();
    } catch (error) {
      showToast(whatAndWhy(words.notUndone, problemSentence(error)));
    }
  };
  return useMutation({
    mutationFn: async (draft: Draft) => {
      const at = (firstTry.current ??= new Date());
      const account = await accountOf(draft.account.trim(), preset);
      const inWords = words.channels[draft.channel];
      const item = newFeedbackOf(draft, account, { addedBy: signedIn()?.displayName ?? '', inWords, at });
      const { results } = await send(feedback.addFeedback, {
        body: { source: { name: teamNotes }, items: [item] },
      });
      return results[0];
    },
    onSuccess: async (result, draft) => {
      const id = result?.feedback_text_id;
      if (result?.status !== 'stored' || typeof id !== 'number') return;
      forgetUnsent(preset);
      onSaved();
      // Numbers of items count within a workspace: in another one this number is another item.
      const workspace = signedIn()?.workspace_id;
      showToast(words.saved, () => {
        if (signedIn()?.workspace_id === workspace) void takeBack(id, draft);
      });
      await queryClient.invalidateQueries();
    },
  });
}

function signedIn() {
  const state = sessionState();
  return state.status === 'signed_in' ? state.session : null;
}

/** The account that is meant, by its own ID and in its own spelling where there is one of that name. */
async function accountOf(typed: string, { account: given }: Preset): Promise<NewFeedback['account'] | null> {
  if (typed === '') return null;
  if (given?.name === typed && given.external_id !== undefined) return withId(given.name, given.external_id);
  const { results } = await send(people.listAccounts, { body: { search: typed, limit: 10 } });
  const meant = results.filter(({ name }) => name.toLowerCase() === typed.toLowerCase());
  const [one] = meant;
  if (!one || meant.length > 1) return { name: typed };
  const { name, external_id: id } = await send(people.getAccount, { query: { account_id: one.account_id } });
  return withId(name, id);
}

function withId(name: string, id: string | null): NonNullable<NewFeedback['account']> {
  return id === null ? { name } : { name, external_id: id };
}
