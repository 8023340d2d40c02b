import { roleAllows } from '@earshot/contracts/call';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../lib/use-session.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { useShortcut } from '../../ui/keyboard/use-shortcut.ts';
import { Icon } from '../../ui/page/icon.tsx';
import { onDemand } from '../../ui/states/on-demand.tsx';
import { captureWords as words } from './capture.words.ts';
import { presetIn } from './capture-link.ts';
import type { Preset } from './new-feedback.ts';
import { moveUnsent } from './unsent.ts';

const AddFeedbackDialog = onDemand(async () => (await import('./add-feedback-dialog.tsx')).AddFeedbackDialog);

/** In the frame of every screen: the button, the key N and the bookmark button's address open the form. */
export function AddFromAnywhere() {
  const session = useSession();
  if (session.status !== 'signed_in' || !roleAllows(session.session.role, 'member')) return null;
  return <Opener />;
}

const nobody: Preset = {};

function Opener() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  const brought = presetIn(hash);
  const open = () => setOpened(true);
  const close = () => {
    setOpened(false);
    if (!brought) return;
    moveUnsent(brought, nobody);
    void navigate(pathname + search, { replace: true });
  };
  useShortcut('n', words.open, open);
  return (
    <>
      <Button variant="quiet" size="sm" iconOnly aria-label={words.open} title={words.open} onClick={open}>
        <Icon name="plus" />
      </Button>
      <AddFeedbackDialog opened={opened || brought !== null} onClose={close} preset={brought ?? nobody} />
    </>
  );
}
