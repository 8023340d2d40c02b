import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { limits } from '@earshot/contracts/limits';
import { views, type View } from '@earshot/contracts/views';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useSearchParams } from 'react-router';
import { send } from '../../lib/api-client.ts';
import { fieldError, problemSentence } from '../../lib/api-problem.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { viewsQuery } from './views.queries.ts';
import { viewWords } from './views.words.ts';

interface ViewNameDialogProps {
  opened: boolean;
  onClose: () => void;
  filter: FeedbackFilter;
  question: string;
  /** The view that gets another name; without it a new one is made. */
  view?: View;
}

/** Asks for the name of a view, then saves it. */
export function ViewNameDialog(props: ViewNameDialogProps) {
  return (
    <Dialog
      opened={props.opened}
      onClose={props.onClose}
      title={props.view ? viewWords.renameTitle : viewWords.saveTitle}
      size="sm"
    >
      <NameForm {...props} />
    </Dialog>
  );
}

function NameForm({ onClose, filter, question, view }: ViewNameDialogProps) {
  const [name, setName] = useState(view?.name ?? '');
  const [, setSearch] = useSearchParams();
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: () => {
      const body = { name: name.trim(), filter, search_term: question || null };
      return view
        ? send(views.update, { body: { view_id: view.view_id, ...body } })
        : send(views.create, { body });
    },
    onSuccess: async (saved) => {
      onClose();
      showToast(view ? viewWords.renamed(saved.name) : viewWords.saved(saved.name));
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          next.set('view_id', String(saved.view_id));
          return next;
        },
        { replace: true },
      );
      await queryClient.invalidateQueries(viewsQuery);
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() && !save.isPending) save.mutate();
  };
  return (
    <form className="col g4" onSubmit={submit}>
      {!view && <p className="sec">{viewWords.keeps}</p>}
      <TextInput
        label={viewWords.name}
        value={name}
        maxLength={limits.nameMaxChars}
        error={
          save.error ? (fieldError(save.error, '#/body/name') ?? problemSentence(save.error)) : undefined
        }
        onChange={(event) => setName(event.target.value)}
        autoComplete="off"
        data-autofocus
      />
      <div className="row" style={{ justifyContent: 'flex-end' }}>
        <Button variant="quiet" onClick={onClose}>
          {viewWords.cancel}
        </Button>
        <Button variant="ink" type="submit" disabled={!name.trim()} busy={save.isPending}>
          {viewWords.saveAction}
        </Button>
      </div>
    </form>
  );
}
