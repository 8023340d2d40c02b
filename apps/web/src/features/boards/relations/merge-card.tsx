import type { Board, BoardCard } from '@earshot/contracts/boards/board-cards';
import { boards } from '@earshot/contracts/boards';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../lib/api-client.ts';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { useBoardChange } from '../use-board-change.ts';
import { ChooseCard } from './choose-card.tsx';
import { relationWords as words } from './relations.words.ts';

interface MergeCardProps {
  board: Board;
  card: BoardCard;
  others: readonly BoardCard[];
  onClose: () => void;
  onMerged: (intoId: string) => void;
}

/** Makes a card part of another. */
export function MergeCard({ board, card, others, onClose, onMerged }: MergeCardProps) {
  const queryClient = useQueryClient();
  const { undo } = useBoardChange(board.board_id);
  const [into, setInto] = useState('');
  const [isTried, setTried] = useState(false);
  const merging = useMutation({
    mutationFn: () => {
      const body = { board_id: board.board_id, idea_id: card.idea_id, into_idea_id: into };
      return send(boards.mergeCards, { body });
    },
    onSuccess: async ({ revision, card: kept }) => {
      onClose();
      onMerged(kept.idea_id);
      showToast(words.merged(kept.title), () => void undo(revision));
      await queryClient.invalidateQueries({ queryKey: ['boards'] });
    },
  });
  return (
    <FormDialog
      title={words.mergeTitle}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (into !== '') merging.mutate();
      }}
      action={words.doMerge}
      pending={merging.isPending}
      error={merging.error}
    >
      <p>{words.mergeSays(card.title)}</p>
      <ChooseCard
        label={words.mergeInto}
        cards={others}
        value={into}
        onChange={setInto}
        isMissing={isTried}
      />
    </FormDialog>
  );
}
