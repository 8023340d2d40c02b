import type { Board, BoardCard } from '@earshot/contracts/boards/board-cards';
import { linkKinds, type LinkKind } from '@earshot/contracts/boards/card-link';
import { boards } from '@earshot/contracts/boards';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../lib/api-client.ts';
import { Select } from '../../../ui/inputs/select.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { useBoardChange } from '../use-board-change.ts';
import { ChooseCard } from './choose-card.tsx';
import { linkName, relationWords as words } from './relations.words.ts';

interface LinkCardProps {
  board: Board;
  card: BoardCard;
  others: readonly BoardCard[];
  onClose: () => void;
}

const ways = linkKinds.flatMap((kind) => [
  { kind, is_reverse: false },
  ...(kind === 'duplicates' ? [] : [{ kind, is_reverse: true }]),
]);
type Way = `${LinkKind}${'' | '_reverse'}`;
const wayOf = ({ kind, is_reverse: isReverse }: (typeof ways)[number]): Way =>
  isReverse ? `${kind}_reverse` : kind;

/** Says how a card hangs together with another. */
export function LinkCard({ board, card, others, onClose }: LinkCardProps) {
  const { refresh } = useBoardChange(board.board_id);
  const [way, setWay] = useState<Way>('blocks');
  const [other, setOther] = useState('');
  const [isTried, setTried] = useState(false);
  const linking = useMutation({
    mutationFn: () => {
      const found = ways.find((one) => wayOf(one) === way);
      const [from, to] = found?.is_reverse ? [other, card.idea_id] : [card.idea_id, other];
      const body = { board_id: board.board_id, idea_id: from, kind: found?.kind ?? 'blocks', to_idea_id: to };
      return send(boards.linkCards, { body });
    },
    onSuccess: () => {
      refresh(card.idea_id);
      refresh(other);
      onClose();
    },
  });
  return (
    <FormDialog
      title={words.linkTitle}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (other !== '') linking.mutate();
      }}
      action={words.addLink}
      pending={linking.isPending}
      error={linking.error}
    >
      <Select
        label={words.linkKind}
        value={way}
        onChange={setWay}
        options={ways.map((one) => ({ value: wayOf(one), label: linkName(one) }))}
      />
      <ChooseCard
        label={words.otherCard}
        cards={others}
        value={other}
        onChange={setOther}
        isMissing={isTried}
      />
    </FormDialog>
  );
}
