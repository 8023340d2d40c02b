import { users } from '@earshot/contracts/users';
import { useEffect, useState } from 'react';
import { send } from '../../../lib/api-client.ts';
import { ApiProblem } from '../../../lib/api-problem.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { AuthPanel } from '../login/auth-panel.tsx';
import { deadnessOf } from './dead-link.tsx';
import { DeadVerifyLink } from './dead-verify-link.tsx';
import { FailureAlert } from '../login/failure-alert.tsx';
import { words } from '../users.words.ts';

interface ConfirmAddressProps {
  token: string;
  /** The address is confirmed; a token comes along when a password must be chosen. */
  onConfirmed: (passwordToken: string | null) => void;
  onSendNew: () => void;
}

/** LINK_EMAIL_VALIDATION: uses the mailed link as soon as it is opened. */
export function ConfirmAddress({ token, onConfirmed, onSendNew }: ConfirmAddressProps) {
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    void validateOnce(`${attempt} ${token}`, token).then(
      ({ email_is_valid, token: passwordToken }) => {
        if (left) return;
        if (email_is_valid) onConfirmed(passwordToken);
        else setFailure(new ApiProblem({ code: 'link_invalid' }));
      },
      (cause: unknown) => !left && setFailure(cause),
    );
    return () => {
      left = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the link is used when it comes, not when a callback changes
  }, [token, attempt]);
  const deadness = deadnessOf(failure);
  if (deadness !== null) return <DeadVerifyLink deadness={deadness} onSendNew={onSendNew} />;
  const again = () => {
    setFailure(null);
    setAttempt(attempt + 1);
  };
  return (
    <AuthPanel
      title={failure ? words.confirming.failed : words.confirming.title}
      text={failure ? undefined : words.confirming.text}
    >
      {failure ? (
        <>
          <FailureAlert error={failure} />
          <Button onClick={again}>{words.tryAgain}</Button>
        </>
      ) : (
        <div className="col g2" aria-busy="true">
          <Skeleton width="80%" />
          <Skeleton width="56%" />
        </div>
      )}
    </AuthPanel>
  );
}

const validations = new Map<string, ReturnType<typeof validate>>();

function validate(token: string) {
  return send(users.validateEmail, { body: { token } });
}

/** A link works once: drawing the page twice must not use it twice. */
function validateOnce(key: string, token: string): ReturnType<typeof validate> {
  const running = validations.get(key) ?? validate(token);
  validations.set(key, running);
  return running;
}
