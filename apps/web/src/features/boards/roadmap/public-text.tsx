import type { Board, BoardCard } from '@earshot/contracts/boards/board-cards';
import { boards } from '@earshot/contracts/boards';
import { roadmapLimits, type PublicCardText } from '@earshot/contracts/boards/public-text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../lib/api-client.ts';
import { fieldError } from '../../../lib/api-problem.ts';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { useBoardChange } from '../use-board-change.ts';
import { roadmapWords } from './roadmap.words.ts';

const words = roadmapWords.text;

interface PublicTextProps {
  board: Board;
  card: BoardCard;
  publicText: PublicCardText | null;
  onClose: () => void;
}

/** Writes what the public reads of a card. */
export function PublicText({ board, card, publicText, onClose }: PublicTextProps) {
  const { refresh } = useBoardChange(board.board_id);
  const [title, setTitle] = useState(publicText?.title ?? '');
  const [text, setText] = useState(publicText?.text ?? '');
  const saving = useMutation({
    mutationFn: () => {
      const written = title.trim() === '' ? null : { title, text };
      const body = { board_id: board.board_id, idea_id: card.idea_id, public_text: written };
      return send(boards.setPublicText, { body });
    },
    onSuccess: () => {
      refresh(card.idea_id);
      onClose();
    },
  });
  return (
    <FormDialog
      title={words.title}
      onClose={onClose}
      onSubmit={() => saving.mutate()}
      action={words.save}
      pending={saving.isPending}
      error={saving.error}
    >
      <p>{words.says}</p>
      <TextInput
        label={words.name}
        value={title}
        maxLength={roadmapLimits.cardTitleMaxChars}
        error={fieldError(saving.error, '#/body/public_text/title')}
        onChange={(event) => setTitle(event.target.value)}
        data-autofocus
      />
      <TextArea
        label={words.body}
        hint={words.hint}
        rows={4}
        maxLength={roadmapLimits.cardTextMaxChars}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </FormDialog>
  );
}
