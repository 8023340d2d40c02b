import { operatorInbox, type MessageState } from '@earshot/contracts/operator-inbox';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/api-client.ts';
import { problemSentence } from '../../../lib/api-problem.ts';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { inboxWords as words } from './inbox.words.ts';
import { operatorKey } from '../operator.queries.ts';

interface Change {
  message_id: string;
  state: MessageState;
  /** Happens by itself, or takes something back: nothing is said of it. */
  isQuiet?: true;
}

/** Says what became of a message; a toast takes it back, also when the message is no longer open. */
export function useMessageState() {
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: ({ message_id, state }: Change) =>
      send(operatorInbox.setMessageState, { body: { message_id, state } }),
    onSuccess: ({ before }, { message_id, state, isQuiet }) => {
      if (isQuiet) return;
      showToast(words.done[state], () => change.mutate({ message_id, state: before, isQuiet: true }));
    },
    onError: (error) => showToast(problemSentence(error)),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: operatorKey });
      await queryClient.invalidateQueries({ queryKey: ['preferences'] });
    },
  });
  return change;
}
