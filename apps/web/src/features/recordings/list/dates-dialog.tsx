import { useState, type SyntheticEvent } from 'react';
import { Button } from '../../../ui/inputs/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import type { ListFilter } from './filter-address.ts';
import { listWords } from './list.words.ts';
import styles from './filter-bar.module.css';

interface DatesDialogProps {
  opened: boolean;
  onClose: () => void;
  filter: ListFilter;
  onApply: (dates: Pick<ListFilter, 'from' | 'to'>) => void;
}

/** Asks for the days within which sessions began. */
export function DatesDialog({ opened, onClose, filter, onApply }: DatesDialogProps) {
  const [from, setFrom] = useState(filter.from ?? '');
  const [to, setTo] = useState(filter.to ?? '');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onApply({ from: from || undefined, to: to || undefined });
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={listWords.datesTitle} size="sm">
      <form className={styles.form} onSubmit={submit}>
        <TextInput
          type="date"
          label={listWords.from}
          value={from}
          max={to || undefined}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextInput
          type="date"
          label={listWords.to}
          value={to}
          min={from || undefined}
          onChange={(event) => setTo(event.target.value)}
        />
        <Button type="submit" variant="ink">
          {listWords.apply}
        </Button>
      </form>
    </Dialog>
  );
}
