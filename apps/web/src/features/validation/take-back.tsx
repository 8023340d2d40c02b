import type { MadeCheck } from '@earshot/contracts/validation';
import { validation } from '@earshot/contracts/validation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../ui/states/what-and-why.ts';
import { listWords } from './validation.words.ts';

/** Takes one's own check back, and what it changed. */
export function TakeBack({ check }: { check: MadeCheck }) {
  const queryClient = useQueryClient();
  const undo = useMutation({
    mutationFn: () => send(validation.undo, { body: { check_id: check.check_id } }),
    onSuccess: () => showToast(listWords.undone),
    onError: (error) => showToast(whatAndWhy(listWords.notUndone, problemSentence(error))),
    onSettled: () => queryClient.invalidateQueries(),
  });
  return (
    <Button size="sm" variant="quiet" onClick={() => undo.mutate()} busy={undo.isPending}>
      {listWords.undo}
    </Button>
  );
}
