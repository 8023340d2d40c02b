import type { ReactNode } from 'react';
import { ConfirmForm } from '../../ui/overlays/confirm-form.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

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
      <ConfirmForm
        action={action}
        pending={pending}
        onSubmit={(event) => {
          event.preventDefault();
          if (!pending) onConfirm();
        }}
        onClose={onClose}
      >
        <p>{children}</p>
      </ConfirmForm>
    </Dialog>
  );
}
