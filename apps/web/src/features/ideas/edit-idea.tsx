import type { Idea } from '@earshot/contracts/ideas';
import { ideas } from '@earshot/contracts/ideas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { IdeaFields } from './idea-fields.tsx';
import { sendWords as words } from './ideas.words.ts';

/** Gives an idea another title or note. */
export function EditIdea({ idea, onClose }: { idea: Idea; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [text, setText] = useState({ title: idea.title, note: idea.note });
  const [isTried, setTried] = useState(false);
  const change = useMutation({
    mutationFn: () => send(ideas.update, { body: { idea_id: idea.idea_id, ...text } }),
    onSuccess: async () => {
      onClose();
      await queryClient.invalidateQueries({ queryKey: ['ideas'] });
    },
  });
  const submit = () => {
    setTried(true);
    if (text.title.trim() !== '') change.mutate();
  };
  return (
    <FormDialog
      title={words.editTitle}
      onClose={onClose}
      onSubmit={submit}
      action={words.save}
      pending={change.isPending}
      error={change.error}
    >
      <IdeaFields text={text} onText={setText} isTried={isTried} error={change.error} />
    </FormDialog>
  );
}
