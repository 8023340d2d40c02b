import type { MarketFeature, MarketReport } from '@earshot/contracts/market/market-report';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { cellNames, correctWords as words } from './market.words.ts';
import type { ReportEdits } from './report-edits.ts';

interface CorrectFeatureProps {
  feature: MarketFeature;
  host: string;
  edits: ReportEdits;
  onClose: () => void;
  onCorrected: (report: MarketReport) => void;
}

const values = ['yes', 'limited', 'no', 'not_mentioned'] as const;

/** Says what a company really offers. */
export function CorrectFeature({ feature, host, edits, onClose, onCorrected }: CorrectFeatureProps) {
  const cell = feature.cells.find((given) => given.host === host);
  const [value, setValue] = useState(cell?.value ?? 'not_mentioned');
  const [note, setNote] = useState(cell?.note ?? '');
  const correction = useMutation({
    mutationFn: () =>
      edits.correct({
        ...{ of: 'feature', key: feature.key, host },
        right: { value, note: note.trim() === '' || value === 'not_mentioned' ? null : note.trim() },
      }),
    onSuccess: onCorrected,
  });
  return (
    <FormDialog
      title={words.featureTitle}
      onClose={onClose}
      onSubmit={() => correction.mutate()}
      action={words.save}
      pending={correction.isPending}
      error={correction.error}
    >
      <p className="sec">
        <bdi>{feature.term}</bdi>, {host}
      </p>
      <Select
        label={words.value}
        value={value}
        options={values.map((one) => ({ value: one, label: cellNames[one] }))}
        onChange={setValue}
      />
      {value !== 'not_mentioned' && (
        <TextInput
          label={words.note}
          hint={words.noteHint}
          maxLength={200}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
      <p className="sm mut">{words.whoSees}</p>
    </FormDialog>
  );
}
