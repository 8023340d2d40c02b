import type { ReactNode } from 'react';
import { ApiProblem } from '../../../lib/api-problem.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { AuthPanel } from '../login/auth-panel.tsx';
import { words } from '../users.words.ts';

/** Why a link cannot be used: it is over, or a part of it was lost on the way. */
export type Deadness = 'over' | 'not_whole';

/** What a failed call says of the link it was made for; null when the link may be good. */
export function deadnessOf(error: unknown): Deadness | null {
  if (!(error instanceof ApiProblem)) return null;
  if (error.code === 'link_invalid') return 'over';
  return error.code === 'bad_request' ? 'not_whole' : null;
}

interface DeadLinkProps {
  deadness: Deadness;
  /** When this kind of link is over. */
  sentence: string;
  hint?: string;
  /** What to do instead. */
  children: ReactNode;
}

/** A link that cannot be used, and what to do instead. */
export function DeadLink({ deadness, sentence, hint, children }: DeadLinkProps) {
  const isOver = deadness === 'over';
  return (
    <AuthPanel title={isOver ? words.deadLink.over : words.deadLink.notWhole}>
      <Alert meaning="bad">{isOver ? sentence : words.deadLink.cut}</Alert>
      {hint && <p className="sec">{hint}</p>}
      {children}
    </AuthPanel>
  );
}
