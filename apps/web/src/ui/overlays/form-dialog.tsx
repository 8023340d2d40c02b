import type { ReactNode, SyntheticEvent } from 'react';
import { problemSentence } from '../../lib/api-problem.ts';
import { Alert } from '../states/alert.tsx';
import { Button } from '../inputs/button.tsx';
import { Dialog } from './dialog.tsx';

interface FormDialogProps {
  title: string;
  onClose: () => void;
  onSubmit: () => void;
  /** The word on the button that submits. */
  action: string;
  pending?: boolean;
  /** Why the last try failed; the dialog says it. */
  error?: Error | null;
  children: ReactNode;
}

/** A small form in a dialog of its own: fields, what went wrong, and one button. */
export function FormDialog({ title, onClose, onSubmit, action, pending, error, children }: FormDialogProps) {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog opened onClose={onClose} title={title} size="sm">
      <form className="col g4" onSubmit={submit} noValidate>
        {children}
        {error && <Alert meaning="bad">{problemSentence(error)}</Alert>}
        <div className="row" style={{ justifyContent: 'flex-end' }}>
          <Button variant="ink" type="submit" busy={pending}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
