import { boards } from '@earshot/contracts/boards';
import type { Board } from '@earshot/contracts/boards/board-cards';
import { ideaLimits } from '@earshot/contracts/ideas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { fieldError } from '../../lib/api-problem.ts';
import { Select } from '../../ui/inputs/select.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { boardQuery, withCards } from './boards.queries.ts';
import { formWords as words } from './boards.words.ts';
import type { Lane } from './lanes/lanes.ts';

interface NewCardProps {
  board: Board;
  /** What the card gets besides its column. */
  put: Lane['put'];
  onClose: () => void;
  onMade: (ideaId: string) => void;
}

/** Writes a card by hand. */
export function NewCard({ board, put, onClose, onMade }: NewCardProps) {
  const queryClient = useQueryClient();
  const [title, setTitle] = useState('');
  const [note, setNote] = useState('');
  const [columnId, setColumnId] = useState(put.column_id ?? board.columns[0]?.column_id ?? '');
  const [isTried, setTried] = useState(false);
  const making = useMutation({
    mutationFn: () =>
      send(boards.createCard, {
        body: { board_id: board.board_id, title, note, ...put, column_id: columnId },
      }),
    onSuccess: ({ card }) => {
      queryClient.setQueryData(
        boardQuery(board.board_id).queryKey,
        (data) => data && withCards(data, [card]),
      );
      onClose();
      onMade(card.idea_id);
    },
  });
  const submit = () => {
    setTried(true);
    if (title.trim() !== '') making.mutate();
  };
  return (
    <FormDialog
      title={words.newCard}
      onClose={onClose}
      onSubmit={submit}
      action={words.add}
      pending={making.isPending}
      error={making.error}
    >
      <TextInput
        label={words.name}
        value={title}
        maxLength={ideaLimits.titleMaxChars}
        error={isTried && title.trim() === '' ? words.nameMissing : fieldError(making.error, '#/body/title')}
        onChange={(event) => setTitle(event.target.value)}
        data-autofocus
      />
      <TextArea
        label={words.note}
        hint={words.noteHint}
        rows={3}
        maxLength={ideaLimits.noteMaxChars}
        value={note}
        error={fieldError(making.error, '#/body/note')}
        onChange={(event) => setNote(event.target.value)}
      />
      <Select
        label={words.column}
        value={columnId}
        onChange={setColumnId}
        options={board.columns.map((column) => ({ value: column.column_id, label: column.title }))}
      />
    </FormDialog>
  );
}
