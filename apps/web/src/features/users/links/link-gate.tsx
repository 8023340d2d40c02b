import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/inputs/button.tsx';
import { AuthPanel } from '../login/auth-panel.tsx';
import { deadnessOf, type Deadness } from './dead-link.tsx';
import { FailureAlert } from '../login/failure-alert.tsx';
import { words } from '../users.words.ts';

interface LinkGateProps<Found> {
  /** The secret of the mailed link; null when it brought none. */
  token: string | null;
  /** What the page is for, as its head while the server cannot be asked. */
  title: string;
  /** Asks the server about the link, which uses nothing up. */
  ask: (token: string, signal: AbortSignal) => Promise<Found>;
  dead: (deadness: Deadness) => ReactNode;
  children: (token: string, found: Found) => ReactNode;
}

/** Asks whether a mailed link can be used before it draws what the link leads to; says so at once when it cannot. */
export function LinkGate<Found>({ token, title, ask, dead, children }: LinkGateProps<Found>) {
  const [answer, setAnswer] = useState<{ found: Found } | { failure: unknown } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (token === null) return;
    const stop = new AbortController();
    ask(token, stop.signal).then(
      (found) => !stop.signal.aborted && setAnswer({ found }),
      (failure: unknown) => !stop.signal.aborted && setAnswer({ failure }),
    );
    return () => stop.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked once for a link, not for each drawing
  }, [token, attempt]);
  if (token === null) return dead('not_whole');
  if (answer === null) return null;
  if ('found' in answer) return children(token, answer.found);
  const deadness = deadnessOf(answer.failure);
  if (deadness !== null) return dead(deadness);
  const again = () => {
    setAnswer(null);
    setAttempt(attempt + 1);
  };
  return (
    <AuthPanel title={title}>
      <FailureAlert error={answer.failure} />
      <Button onClick={again}>{words.tryAgain}</Button>
    </AuthPanel>
  );
}
