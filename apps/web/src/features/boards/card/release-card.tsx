import type { BoardCard } from '@earshot/contracts/boards/board-cards';
import { boardLimits } from '@earshot/contracts/boards/board-cards';
import { useState } from 'react';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { formWords, releaseWords as words } from '../boards.words.ts';

interface ReleaseCardProps {
  released: BoardCard['released'];
  onClose: () => void;
  /** @returns false when it was refused */
  onSave: (to: { released_at: string; version: string | null }) => Promise<boolean>;
}

/** Says when a card reached customers, and in which version. */
export function ReleaseCard({ released, onClose, onSave }: ReleaseCardProps) {
  const [at, setAt] = useState(() => localTime(released ? new Date(released.at) : new Date()));
  const [version, setVersion] = useState(released?.version ?? '');
  const [isWrong, setWrong] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const submit = async () => {
    const time = new Date(at);
    const isPast = time.getTime() <= Date.now();
    setWrong(!isPast);
    if (!isPast) return;
    setSaving(true);
    const isDone = await onSave({ released_at: time.toISOString(), version: version.trim() || null });
    setSaving(false);
    if (isDone) onClose();
  };
  return (
    <FormDialog
      title={words.formTitle}
      onClose={onClose}
      onSubmit={() => void submit()}
      action={formWords.save}
      pending={isSaving}
    >
      <TextInput
        type="datetime-local"
        label={words.at}
        hint={words.atHint}
        value={at}
        error={isWrong ? words.notPast : undefined}
        onChange={(event) => setAt(event.target.value)}
        data-autofocus
      />
      <TextInput
        label={words.version}
        hint={words.versionHint}
        value={version}
        maxLength={boardLimits.versionMaxChars}
        onChange={(event) => setVersion(event.target.value)}
      />
    </FormDialog>
  );
}

/** As the browser's own field for times has it, in the reader's zone. */
function localTime(time: Date): string {
  const shifted = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}
