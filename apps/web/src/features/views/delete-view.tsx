import { views, type View } from '@earshot/contracts/views';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { send } from '../../lib/api-client.ts';
import { ConfirmByName } from '../../ui/overlays/confirm-by-name.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { viewsQuery } from './views.queries.ts';
import { viewWords } from './views.words.ts';

/** Deletes a view for everybody, once its name was typed; what it showed stays on the screen. */
export function DeleteView({ opened, onClose, view }: { opened: boolean; onClose: () => void; view: View }) {
  const [, setSearch] = useSearchParams();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => send(views.remove, { body: { view_id: view.view_id } }),
    onSuccess: async () => {
      onClose();
      showToast(viewWords.deleted(view.name));
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete('view_id');
          return next;
        },
        { replace: true },
      );
      await queryClient.invalidateQueries(viewsQuery);
    },
  });
  return (
    <ConfirmByName
      opened={opened}
      onClose={onClose}
      title={viewWords.deleteTitle}
      consequence={viewWords.deleteWhat}
      name={view.name}
      action={viewWords.deleteAction}
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
    />
  );
}
