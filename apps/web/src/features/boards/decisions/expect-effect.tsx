import { boards } from '@earshot/contracts/boards';
import { decisionLimits, type Decision } from '@earshot/contracts/boards/decisions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../lib/api-client.ts';
import { formatShare } from '../../../lib/format.ts';
import { Select } from '../../../ui/inputs/select.tsx';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { decisionWords as words } from './decisions.words.ts';

interface ExpectEffectProps {
  boardId: string;
  decision: Decision;
  onClose: () => void;
}

const falls = [0.1, 0.2, 0.3, 0.5, 0.75, 0.9] as const;
const none = 'none';

/** Says what a decision should bring. */
export function ExpectEffect({ boardId, decision, onClose }: ExpectEffectProps) {
  const queryClient = useQueryClient();
  const [fall, setFall] = useState(String(decision.expected?.fall ?? none));
  const [text, setText] = useState(decision.expected?.text ?? '');
  const saving = useMutation({
    mutationFn: () => {
      const body = { board_id: boardId, decision_id: decision.decision_id, text };
      return send(boards.setExpectation, { body: { ...body, fall: fall === none ? null : Number(fall) } });
    },
    onSuccess: async () => {
      onClose();
      await queryClient.invalidateQueries({ queryKey: ['boards', 'decisions'] });
    },
  });
  return (
    <FormDialog
      title={words.form}
      onClose={onClose}
      onSubmit={() => saving.mutate()}
      action={words.save}
      pending={saving.isPending}
      error={saving.error}
    >
      <p>{words.formSays}</p>
      <Select
        label={words.fall}
        value={fall}
        onChange={setFall}
        options={[
          { value: none, label: words.noFall },
          ...falls.map((value) => ({ value: String(value), label: formatShare(value) })),
        ]}
      />
      <TextArea
        label={words.text}
        hint={words.textHint}
        rows={3}
        maxLength={decisionLimits.expectedMaxChars}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </FormDialog>
  );
}
