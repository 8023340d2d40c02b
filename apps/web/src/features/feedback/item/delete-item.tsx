import { roleAllows } from '@earshot/contracts/call';
import { feedback } from '@earshot/contracts/feedback';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { send } from '../../../lib/api-client.ts';
import { useSession } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { ConfirmByName } from '../../../ui/overlays/confirm-by-name.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { feedbackItem } from '../feedback.queries.ts';
import { itemWords } from './item.words.ts';

/** Deletes an item for good, once its number was typed, and leads to `next`; viewers may not. */
export function DeleteItem({ reviewId, next }: { reviewId: number; next: string }) {
  const session = useSession();
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => send(feedback.deleteItem, { body: { review_id: reviewId } }),
    onSuccess: async () => {
      showToast(itemWords.deleted);
      await navigate(next);
      queryClient.removeQueries(feedbackItem(reviewId));
      await queryClient.invalidateQueries();
    },
  });
  if (session.status !== 'signed_in' || !roleAllows(session.session.role, 'member')) return null;
  return (
    <>
      <Button size="sm" variant="danger" onClick={() => setAsking(true)}>
        {itemWords.delete}
      </Button>
      <ConfirmByName
        opened={asking}
        onClose={() => setAsking(false)}
        title={itemWords.deleteTitle}
        consequence={itemWords.deleteWhat(reviewId)}
        name={itemWords.deleteName(reviewId)}
        action={itemWords.delete}
        pending={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}
