import type { Board, BoardCard, Horizon } from '@earshot/contracts/boards/board-cards';
import { boardLimits, horizons } from '@earshot/contracts/boards/board-cards';
import { boards } from '@earshot/contracts/boards';
import { ideaLimits } from '@earshot/contracts/ideas';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../lib/api-client.ts';
import { fieldError } from '../../../lib/api-problem.ts';
import { Select } from '../../../ui/inputs/select.tsx';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { boardQuery, membersQuery, withCards } from '../boards.queries.ts';
import { drawerWords, editWords as words, formWords, horizonNames } from '../boards.words.ts';
import { useBoardChange } from '../use-board-change.ts';

interface EditCardProps {
  board: Board;
  card: BoardCard;
  note: string;
  onClose: () => void;
}

/** Changes what is typed on a card. */
export function EditCard({ board, card, note, onClose }: EditCardProps) {
  const queryClient = useQueryClient();
  const { refresh } = useBoardChange(board.board_id);
  const { data: people } = useQuery(membersQuery);
  const [typed, setTyped] = useState({
    ...{ title: card.title, note, tags: card.tags.join(', '), target: card.target_on ?? '' },
    ...{ owner: card.owner?.user_id ?? '', horizon: card.horizon ?? '' },
  });
  const [isTried, setTried] = useState(false);
  const set = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change });
  const saving = useMutation({
    mutationFn: () =>
      send(boards.updateCard, {
        body: {
          ...{ board_id: board.board_id, idea_id: card.idea_id, title: typed.title, note: typed.note },
          tags: typed.tags
            .split(',')
            .map((tag) => tag.trim())
            .filter((tag) => tag !== ''),
          owner_id: typed.owner || null,
          target_on: typed.target || null,
          horizon: (typed.horizon || null) as Horizon | null,
        },
      }),
    onSuccess: ({ card: saved }) => {
      queryClient.setQueryData(
        boardQuery(board.board_id).queryKey,
        (data) => data && withCards(data, [saved]),
      );
      refresh(card.idea_id);
      onClose();
    },
  });
  const submit = () => {
    setTried(true);
    if (typed.title.trim() !== '') saving.mutate();
  };
  const { owner } = card;
  const members = people?.members.map((one) => ({ value: one.user_id, label: one.displayName })) ?? [];
  const isListed = members.some(({ value }) => value === owner?.user_id);
  return (
    <FormDialog
      title={words.title}
      onClose={onClose}
      onSubmit={submit}
      action={formWords.save}
      pending={saving.isPending}
      error={saving.error}
    >
      <TextInput
        label={formWords.name}
        value={typed.title}
        maxLength={ideaLimits.titleMaxChars}
        error={
          isTried && typed.title.trim() === ''
            ? formWords.nameMissing
            : fieldError(saving.error, '#/body/title')
        }
        onChange={(event) => set({ title: event.target.value })}
        data-autofocus
      />
      <TextArea
        label={formWords.note}
        hint={formWords.noteHint}
        rows={3}
        maxLength={ideaLimits.noteMaxChars}
        value={typed.note}
        error={fieldError(saving.error, '#/body/note')}
        onChange={(event) => set({ note: event.target.value })}
      />
      <Select
        label={drawerWords.owner}
        value={typed.owner}
        onChange={(value) => set({ owner: value })}
        options={[
          { value: '', label: drawerWords.nobody },
          ...(isListed || owner === null ? [] : [{ value: owner.user_id, label: owner.name }]),
          ...members,
        ]}
      />
      <Select
        label={drawerWords.horizon}
        value={typed.horizon}
        onChange={(value) => set({ horizon: value })}
        options={[
          { value: '', label: horizonNames.none },
          ...horizons.map((one) => ({ value: one, label: horizonNames[one] })),
        ]}
      />
      <TextInput
        type="date"
        label={drawerWords.target}
        value={typed.target}
        error={fieldError(saving.error, '#/body/target_on')}
        onChange={(event) => set({ target: event.target.value })}
      />
      <TextInput
        label={drawerWords.tags}
        hint={words.tagsHint}
        value={typed.tags}
        maxLength={boardLimits.tags * (boardLimits.tagMaxChars + 2)}
        error={fieldError(saving.error, '#/body/tags')}
        onChange={(event) => set({ tags: event.target.value })}
      />
    </FormDialog>
  );
}
