import type { Factor } from '@earshot/contracts/boards/board-cards';
import { boardLimits } from '@earshot/contracts/boards/board-cards';
import { useState } from 'react';
import { formatShare } from '../../../lib/format.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { drawerWords, factorNames, overrideWords as words } from '../boards.words.ts';

interface OverrideFactorProps {
  factor: 'reach' | 'confidence';
  given: Factor;
  onClose: () => void;
  /** Null lets evidence speak again. @returns false when it was refused */
  onSave: (to: { value: number; reason: string } | null) => Promise<boolean>;
}

/** Types another reach or confidence than evidence says, with the reason. */
export function OverrideFactor({ factor, given, onClose, onSave }: OverrideFactorProps) {
  const isShare = factor === 'confidence';
  const shown = given.value === null ? '' : String(isShare ? Math.round(given.value * 100) : given.value);
  const [typed, setTyped] = useState(shown);
  const [reason, setReason] = useState(given.reason ?? '');
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const number = typed.trim() === '' ? NaN : Number(typed.replace(',', '.'));
  const isNumber = number >= 0 && number <= (isShare ? 100 : boardLimits.reachMax);
  const save = async (to: { value: number; reason: string } | null) => {
    setSaving(true);
    const isDone = await onSave(to);
    setSaving(false);
    if (isDone) onClose();
  };
  const submit = () => {
    setTried(true);
    if (isNumber && reason.trim() !== '') void save({ value: isShare ? number / 100 : number, reason });
  };
  const { computed } = given;
  const evidence =
    computed === null ? drawerWords.unknown : isShare ? formatShare(computed) : drawerWords.reach(computed);
  return (
    <FormDialog
      title={words.title(factorNames[factor])}
      onClose={onClose}
      onSubmit={submit}
      action={words.save}
      pending={isSaving}
    >
      <TextInput
        label={words.value[factor]}
        hint={drawerWords.evidenceSays(evidence)}
        inputMode="decimal"
        value={typed}
        error={isTried && !isNumber ? words.valueWrong[factor] : undefined}
        onChange={(event) => setTyped(event.target.value)}
        data-autofocus
      />
      <TextInput
        label={words.reason}
        hint={words.reasonHint}
        value={reason}
        maxLength={boardLimits.reasonMaxChars}
        error={isTried && reason.trim() === '' ? words.reasonMissing : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      {given.reason !== null && (
        <div>
          <Button size="sm" busy={isSaving} onClick={() => void save(null)}>
            {words.useEvidence}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
