import { useState } from 'react';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { editWords as words } from './market.words.ts';

interface AddRivalProps {
  onClose: () => void;
  onAdd: (address: string) => void;
}

/** Asks for the address of a company that belongs in a report. */
export function AddRival({ onClose, onAdd }: AddRivalProps) {
  const [address, setAddress] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = () => {
    if (address.trim().length < 2) setMissing(true);
    else onAdd(address.trim());
  };
  return (
    <FormDialog title={words.addRival} onClose={onClose} onSubmit={submit} action={words.add}>
      <TextInput
        label={words.rivalAddress}
        hint={words.rivalHint}
        error={isMissing ? words.rivalMissing : undefined}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        inputMode="url"
        data-autofocus
      />
    </FormDialog>
  );
}
