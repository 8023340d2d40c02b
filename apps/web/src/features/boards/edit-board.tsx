import type { Board, ScoreKind } from '@earshot/contracts/boards/board-cards';
import { boardLimits, scoreKinds } from '@earshot/contracts/boards/board-cards';
import { boards } from '@earshot/contracts/boards';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { send } from '../../lib/api-client.ts';
import { fieldError } from '../../lib/api-problem.ts';
import { boardPath } from '../../lib/board-path.ts';
import { Select } from '../../ui/inputs/select.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { formWords as words, scoreFormulas, scoreNames } from './boards.words.ts';

/** Makes a board, or changes how one is called, scored and seen. */
export function EditBoard({ board, onClose }: { board?: Board; onClose: () => void }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [title, setTitle] = useState(board?.title ?? '');
  const [score, setScore] = useState<ScoreKind>(board?.score ?? 'rice');
  const [isPrivate, setPrivate] = useState(board?.is_private ?? false);
  const [isTried, setTried] = useState(false);
  // Another member's board cannot be hidden from its maker.
  const mayHide = board?.is_mine ?? true;
  const saving = useMutation({
    mutationFn: () => {
      const body = { title, score, ...(mayHide && { is_private: isPrivate }) };
      return board
        ? send(boards.update, { body: { board_id: board.board_id, ...body } })
        : send(boards.create, { body });
    },
    onSuccess: async (saved) => {
      onClose();
      if (!board) await navigate(boardPath(saved.board_id));
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['boards'] }),
        queryClient.invalidateQueries({ queryKey: ['preferences', 'left_menu'] }),
      ]);
    },
  });
  const submit = () => {
    setTried(true);
    if (title.trim() !== '') saving.mutate();
  };
  return (
    <FormDialog
      title={board ? words.editBoard : words.newBoard}
      onClose={onClose}
      onSubmit={submit}
      action={board ? words.save : words.make}
      pending={saving.isPending}
      error={saving.error}
    >
      <TextInput
        label={words.name}
        value={title}
        maxLength={boardLimits.titleMaxChars}
        error={isTried && title.trim() === '' ? words.nameMissing : fieldError(saving.error, '#/body/title')}
        onChange={(event) => setTitle(event.target.value)}
        data-autofocus
      />
      <Select
        label={words.score}
        hint={scoreFormulas[score]}
        value={score}
        onChange={setScore}
        options={scoreKinds.map((kind) => ({ value: kind, label: scoreNames[kind] }))}
      />
      {mayHide && (
        <Select
          label={words.seen}
          value={isPrivate ? 'me' : 'all'}
          onChange={(value) => setPrivate(value === 'me')}
          options={[
            { value: 'all', label: words.seenByAll },
            { value: 'me', label: words.seenByMe },
          ]}
        />
      )}
    </FormDialog>
  );
}
