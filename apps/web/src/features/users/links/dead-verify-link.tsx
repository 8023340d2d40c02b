import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/inputs/button-link.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { DeadLink, type Deadness } from './dead-link.tsx';
import { words } from '../users.words.ts';

/** A link to confirm an address that cannot be used: perhaps since it was used. */
export function DeadVerifyLink({ deadness, onSendNew }: { deadness: Deadness; onSendNew: () => void }) {
  return (
    <DeadLink deadness={deadness} sentence={words.verifyLinkDead} hint={words.confirmedAlready}>
      <Button onClick={onSendNew}>{words.sendNewLink}</Button>
      <ButtonLink variant="quiet" to={paths.login}>
        {words.confirmed.signIn}
      </ButtonLink>
    </DeadLink>
  );
}
