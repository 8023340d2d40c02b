import { useState, type SyntheticEvent, type ReactNode } from 'react';
import { problemSentence } from '../../lib/api-problem.ts';
import { Alert } from '../states/alert.tsx';
import { Button } from '../inputs/button.tsx';
import { Dialog } from './dialog.tsx';
import { TextInput } from '../inputs/text-input.tsx';

interface ConfirmByNameProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, and what cannot be taken back. */
  consequence: ReactNode;
  /** What can be chosen besides, between the consequence and the name. */
  children?: ReactNode;
  /** What has to be typed. */
  name: string;
  /** The button's words, such as "Delete". */
  action: string;
  pending: boolean;
  error: unknown;
  onConfirm: () => void;
}

/** Asks for the name of a thing before it is destroyed. */
export function ConfirmByName(props: ConfirmByNameProps) {
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={props.title} size="sm">
      <ConfirmForm {...props} />
    </Dialog>
  );
}

function ConfirmForm({
  consequence,
  children,
  name,
  action,
  pending,
  error,
  onConfirm,
  onClose,
}: ConfirmByNameProps) {
  const [typed, setTyped] = useState('');
  const matches = typed.trim() === name;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (matches && !pending) onConfirm();
  };
  return (
    <form className="col g4" onSubmit={submit}>
      <p>{consequence}</p>
      {children}
      <TextInput
        label={
          <>
            Type <b className="b">{name}</b> to confirm
          </>
        }
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        data-autofocus
      />
      {error ? <Alert meaning="bad">{problemSentence(error)}</Alert> : null}
      <div className="row" style={{ justifyContent: 'flex-end' }}>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="danger" type="submit" disabled={!matches} busy={pending}>
          {action}
        </Button>
      </div>
    </form>
  );
}
