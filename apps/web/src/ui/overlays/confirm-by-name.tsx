import { useState, type SyntheticEvent, type ReactNode } from 'react';
import { problemSentence } from '../../lib/api-problem.ts';
import { Alert } from '../states/alert.tsx';
import { ConfirmForm, NameToType } from './confirm-form.tsx';
import { Dialog } from './dialog.tsx';

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
      <NameForm {...props} />
    </Dialog>
  );
}

function NameForm({
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
    <ConfirmForm action={action} isReady={matches} pending={pending} onSubmit={submit} onClose={onClose}>
      <p>{consequence}</p>
      {children}
      <NameToType name={name} value={typed} onChange={setTyped} data-autofocus />
      {error ? <Alert meaning="bad">{problemSentence(error)}</Alert> : null}
    </ConfirmForm>
  );
}
