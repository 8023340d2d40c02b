import { Dialog } from '../../ui/overlays/dialog.tsx';
import { AddFeedbackForm } from './add-feedback-form.tsx';
import { captureWords as words } from './capture.words.ts';
import type { Preset } from './new-feedback.ts';

interface AddFeedbackDialogProps {
  opened: boolean;
  onClose: () => void;
  /** What the form begins with; what was typed and not saved goes before it. */
  preset: Preset;
}

/** Takes down what a customer said, while it is fresh. */
export function AddFeedbackDialog({ opened, onClose, preset }: AddFeedbackDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={words.title}>
      {opened && <AddFeedbackForm preset={preset} onSaved={onClose} />}
    </Dialog>
  );
}
