import { roleAllows } from '@earshot/contracts/call';
import { useState } from 'react';
import { useSession } from '../../lib/use-session.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { onDemand } from '../../ui/states/on-demand.tsx';
import { captureWords as words } from './capture.words.ts';
import type { Preset } from './new-feedback.ts';

const AddFeedbackDialog = onDemand(async () => (await import('./add-feedback-dialog.tsx')).AddFeedbackDialog);

/** Opens the form for somebody; nothing for those who may not add. */
export function AddFeedbackButton({ preset }: { preset: Preset }) {
  const session = useSession();
  const [opened, setOpened] = useState(false);
  if (session.status !== 'signed_in' || !roleAllows(session.session.role, 'member')) return null;
  return (
    <>
      <Button onClick={() => setOpened(true)}>{words.open}</Button>
      <AddFeedbackDialog opened={opened} onClose={() => setOpened(false)} preset={preset} />
    </>
  );
}
