import { limits } from '@earshot/contracts/limits';
import { users } from '@earshot/contracts/users';
import { send } from '../../../lib/api-client.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { AuthPanel } from './auth-panel.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { NoMail } from './no-mail.tsx';
import { useCountdown } from './use-countdown.ts';
import { useSubmit } from '../use-submit.ts';
import { words } from '../users.words.ts';

/** VERIFY_EMAIL: a link is on its way to this address. */
export function CheckInbox({ email, onOther }: { email: string; onOther: () => void }) {
  const { left, restart } = useCountdown(limits.resendWaitSeconds);
  const { pending, error, onSubmit } = useSubmit(async () => {
    await send(users.sendEmailVerification, { body: { email } });
    restart();
  });
  return (
    <AuthPanel
      title={words.inbox.title}
      text={
        <>
          {words.inbox.sent} <b className="b">{email}</b>. {words.inbox.works}
        </>
      }
      onSubmit={onSubmit}
    >
      <FailureAlert error={error} />
      <Button type="submit" wide disabled={left > 0} busy={pending}>
        {left > 0 ? words.inbox.againIn(left) : words.inbox.again}
      </Button>
      <Button variant="quiet" wide onClick={onOther}>
        {words.inbox.other}
      </Button>
      <NoMail />
    </AuthPanel>
  );
}
