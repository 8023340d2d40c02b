import type { ReactNode } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { AuthPanel } from './auth-panel.tsx';

/** A link that can no longer be used, and what to do instead. */
export function DeadLink({
  title,
  sentence,
  action,
}: {
  title: string;
  sentence: string;
  action: ReactNode;
}) {
  return (
    <AuthPanel title={title}>
      <Alert meaning="bad">{sentence}</Alert>
      {action}
    </AuthPanel>
  );
}
