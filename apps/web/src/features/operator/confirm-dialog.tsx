import type { ReactNode } from 'react';
import { Button } from '../../ui/inputs/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { operatorWords } from './operator.words.ts';

interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  action: string;
  pending: boolean;
  onConfirm: () => void;
}

/** Asks before something is done that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, onClose, title, children, action, pending, onConfirm } = props;
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size="sm">
      <div className="col g4">
        <p>{children}</p>
        <div className="row" style={{ justifyContent: 'flex-end' }}>
          <Button variant="quiet" onClick={onClose}>
            {operatorWords.cancel}
          </Button>
          <Button variant="danger" busy={pending} onClick={onConfirm}>
            {action}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
