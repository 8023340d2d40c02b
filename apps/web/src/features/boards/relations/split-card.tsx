import type { Board, BoardCard, CardDetail } from '@earshot/contracts/boards/board-cards';
import { boards } from '@earshot/contracts/boards';
import { ideaLimits } from '@earshot/contracts/ideas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../lib/api-client.ts';
import { fieldError } from '../../../lib/api-problem.ts';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { useBoardChange } from '../use-board-change.ts';
import { relationWords as words } from './relations.words.ts';

interface SplitCardProps {
  board: Board;
  card: BoardCard;
  evidence: CardDetail['evidence'];
  onClose: () => void;
}

/** Moves pieces of evidence to a new card. */
export function SplitCard({ board, card, evidence, onClose }: SplitCardProps) {
  const queryClient = useQueryClient();
  const { undo } = useBoardChange(board.board_id);
  const [title, setTitle] = useState('');
  const [places, setPlaces] = useState<readonly number[]>([]);
  const [isTried, setTried] = useState(false);
  const splitting = useMutation({
    mutationFn: () => {
      const body = { board_id: board.board_id, idea_id: card.idea_id, title, places: [...places] };
      return send(boards.splitCard, { body });
    },
    onSuccess: async ({ revision, card: made }) => {
      onClose();
      showToast(words.split_done(made.title), () => void undo(revision));
      await queryClient.invalidateQueries({ queryKey: ['boards'] });
    },
  });
  const submit = () => {
    setTried(true);
    if (title.trim() !== '' && places.length > 0) splitting.mutate();
  };
  return (
    <FormDialog
      title={words.splitTitle}
      onClose={onClose}
      onSubmit={submit}
      action={words.doSplit(places.length)}
      pending={splitting.isPending}
      error={splitting.error}
    >
      <p>{words.splitSays}</p>
      <TextInput
        label={words.splitName}
        value={title}
        maxLength={ideaLimits.titleMaxChars}
        error={
          isTried && title.trim() === '' ? words.titleMissing : fieldError(splitting.error, '#/body/title')
        }
        onChange={(event) => setTitle(event.target.value)}
        data-autofocus
      />
      <fieldset className="col g2">
        <legend className="sm">{words.pieces}</legend>
        {evidence.map(({ place, says }) => (
          <Checkbox
            key={place}
            label={words.piece(says)}
            checked={places.includes(place)}
            onChange={(event) =>
              setPlaces(event.target.checked ? [...places, place] : places.filter((one) => one !== place))
            }
          />
        ))}
      </fieldset>
      {isTried && places.length === 0 && <Alert meaning="bad">{words.piecesMissing}</Alert>}
    </FormDialog>
  );
}
