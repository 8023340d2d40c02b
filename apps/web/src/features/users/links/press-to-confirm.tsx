import type { ReactNode } from 'react';
import { Button } from '../../../ui/inputs/button.tsx';
import { AuthPanel } from '../login/auth-panel.tsx';
import { deadnessOf, type Deadness } from './dead-link.tsx';
import { FailureAlert } from '../login/failure-alert.tsx';
import type { Submit } from '../use-submit.ts';

interface PressToConfirmProps {
  text: { title: string; text: string; button: string };
  /** What the button does. */
  submit: Submit;
  /** What is shown when the link turns out to be dead. */
  dead: (deadness: Deadness) => ReactNode;
}

/** Asks to press a button before what a mailed link is for is done. */
export function PressToConfirm({ text, submit: { pending, error, onSubmit }, dead }: PressToConfirmProps) {
  const deadness = deadnessOf(error);
  if (deadness !== null) return dead(deadness);
  return (
    <AuthPanel title={text.title} text={text.text} onSubmit={onSubmit}>
      <FailureAlert error={error} />
      <Button variant="ink" type="submit" wide busy={pending}>
        {text.button}
      </Button>
    </AuthPanel>
  );
}
