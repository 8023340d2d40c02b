import { metadataConditions } from '@earshot/contracts/recordings';
import { useState, type SyntheticEvent } from 'react';
import { Button } from '../../../ui/inputs/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import type { MetadataCondition } from './filter-address.ts';
import { listWords } from './list.words.ts';
import styles from './filter-bar.module.css';

interface MetadataDialogProps {
  opened: boolean;
  onClose: () => void;
  onAdd: (condition: MetadataCondition) => void;
}

/** Asks for one condition on what pages told of a session. */
export function MetadataDialog({ opened, onClose, onAdd }: MetadataDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={listWords.metadataTitle} size="sm">
      <ConditionForm
        onAdd={(condition) => {
          onAdd(condition);
          onClose();
        }}
      />
    </Dialog>
  );
}

const options = metadataConditions.map((value) => ({ value, label: listWords.conditions[value] }));

function ConditionForm({ onAdd }: Pick<MetadataDialogProps, 'onAdd'>) {
  const [key, setKey] = useState('');
  const [condition, setCondition] = useState<MetadataCondition['condition']>('equals');
  const [value, setValue] = useState('');
  const [tried, setTried] = useState(false);
  const comparesNothing = condition === 'is_set' || condition === 'is_not_set';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (key.trim() === '') return;
    onAdd(comparesNothing ? { key: key.trim(), condition } : { key: key.trim(), condition, value });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <p className="sm sec">{listWords.metadataLead}</p>
      <TextInput
        label={listWords.key}
        value={key}
        maxLength={200}
        data-autofocus
        error={tried && key.trim() === '' ? listWords.keyMissing : undefined}
        onChange={(event) => setKey(event.target.value)}
      />
      <Select label={listWords.condition} options={options} value={condition} onChange={setCondition} />
      {!comparesNothing && (
        <TextInput
          label={listWords.value}
          value={value}
          maxLength={500}
          onChange={(event) => setValue(event.target.value)}
        />
      )}
      <Button type="submit" variant="ink">
        {listWords.add}
      </Button>
    </form>
  );
}
