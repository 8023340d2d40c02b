import { useState, type SyntheticEvent } from 'react';
import { Button } from '../../../ui/inputs/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import type { ListFilter } from './filter-address.ts';
import { listWords } from './list.words.ts';
import styles from './filter-bar.module.css';

interface WhereDialogProps {
  opened: boolean;
  onClose: () => void;
  onAdd: (change: ListFilter) => void;
}

/** Asks for a page, a person, an account or words that sessions have, or have not. */
export function WhereDialog({ opened, onClose, onAdd }: WhereDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={listWords.whereTitle} size="sm">
      <WhereForm
        onAdd={(change) => {
          onAdd(change);
          onClose();
        }}
      />
    </Dialog>
  );
}

type Field = keyof typeof listWords.whereFields;
type Side = keyof typeof listWords.whereSides;

const optionsOf = <Key extends string>(words: Record<Key, string>) =>
  (Object.entries(words) as [Key, string][]).map(([value, label]) => ({ value, label }));

const changes: Record<Field, Record<Side, (value: string) => ListFilter>> = {
  page: { has: (page) => ({ page }), hasNot: (page) => ({ no_page: page }) },
  person: { has: (id) => ({ person: [id] }), hasNot: (id) => ({ no_person: [id] }) },
  account: { has: (account) => ({ account }), hasNot: (account) => ({ no_account: account }) },
  words: { has: (contains) => ({ contains }), hasNot: (words) => ({ no_words: words }) },
};

function WhereForm({ onAdd }: Pick<WhereDialogProps, 'onAdd'>) {
  const [field, setField] = useState<Field>('page');
  const [side, setSide] = useState<Side>('has');
  const [value, setValue] = useState('');
  const [tried, setTried] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (value.trim() !== '') onAdd(changes[field][side](value.trim()));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <Select
        label={listWords.whereField}
        options={optionsOf(listWords.whereFields)}
        value={field}
        onChange={setField}
      />
      <TextInput
        label={listWords.whereValue}
        value={value}
        maxLength={200}
        data-autofocus
        error={tried && value.trim() === '' ? listWords.whereMissing : undefined}
        onChange={(event) => setValue(event.target.value)}
      />
      <Select
        label={listWords.whereIs}
        options={optionsOf(listWords.whereSides)}
        value={side}
        onChange={setSide}
      />
      <Button type="submit" variant="ink">
        {listWords.add}
      </Button>
    </form>
  );
}
