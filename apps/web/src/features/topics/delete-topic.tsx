import type { CustomTrend } from '@earshot/contracts/topics';
import { topics } from '@earshot/contracts/topics';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { send } from '../../lib/api-client.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { ConfirmByName } from '../../ui/overlays/confirm-by-name.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { topicsQuery } from './topics.queries.ts';
import { detailWords } from './topics.words.ts';
import { useUndoChange } from './use-topic-changed.ts';

/** Deletes a topic, by its name. */
export function DeleteTopic({ topic: { id, title } }: { topic: CustomTrend }) {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const undo = useUndoChange(id);
  const remove = useMutation({
    mutationFn: () => send(topics.remove, { body: { custom_trend_id: id } }),
    onSuccess: async () => {
      await navigate(paths.topics);
      queryClient.removeQueries({ queryKey: ['topics', 'one', id] });
      void queryClient.invalidateQueries({ queryKey: topicsQuery.queryKey });
      showToast(detailWords.deleted(title), undo);
    },
  });
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
        <Icon name="trash" size="s" />
        {detailWords.delete}
      </Button>
      <ConfirmByName
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={detailWords.deleteTitle}
        consequence={detailWords.consequence}
        name={title}
        action={detailWords.delete}
        pending={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}
