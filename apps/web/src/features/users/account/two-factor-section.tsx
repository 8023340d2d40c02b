import { twoFactor } from '@earshot/contracts/two-factor';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../lib/api-client.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { Tag } from '../../../ui/text/tag.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { accountWords } from './account.words.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { TurnOnTwoFactor } from './turn-on-two-factor.tsx';
import { sessionsQuery, twoFactorQuery } from '../users.queries.ts';

const text = accountWords.twoFactor;
const fewCodes = 3;

/** Whether logging in asks for a code too, and the ways to change that. */
export function TwoFactorSection() {
  const query = useQuery(twoFactorQuery);
  const queryClient = useQueryClient();
  const [asks, setAsks] = useState<'turn_on' | 'turn_off' | 'renew' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => setAsks(null);
  const readAgain = () => queryClient.invalidateQueries({ queryKey: twoFactorQuery.queryKey });
  return (
    <section className="col g4">
      <h2 className="h rule-head">{text.head}</h2>
      <QueryView query={query} what={text.what}>
        {({ is_on: isOn, since, recovery_codes_left: left }) => (
          <div className="col g4" style={{ alignItems: 'flex-start' }}>
            <div className="row wrap">
              <Tag meaning={isOn ? 'good' : 'outline'}>{isOn ? text.on : text.off}</Tag>
              {since !== null && (
                <span className="sm sec">
                  {text.since} <DateTime iso={since} />
                </span>
              )}
            </div>
            {!isOn && <p className="sec">{text.why}</p>}
            {isOn && left <= fewCodes && <Alert meaning="warn">{text.codesLeft(left)}</Alert>}
            {isOn && left > fewCodes && <p className="sec">{text.codesLeft(left)}</p>}
            <div className="row wrap">
              {isOn ? (
                <>
                  <Button onClick={() => setAsks('renew')}>{text.renew}</Button>
                  <Button onClick={() => setAsks('turn_off')}>{text.turnOff}</Button>
                </>
              ) : (
                <Button variant="ink" onClick={() => setAsks('turn_on')}>
                  {text.turnOn}
                </Button>
              )}
            </div>
          </div>
        )}
      </QueryView>
      <TurnOnTwoFactor
        opened={asks === 'turn_on'}
        onClose={close}
        onTurnedOn={() => {
          void readAgain();
          void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
        }}
      />
      <ProofDialog
        opened={asks === 'turn_off'}
        onClose={close}
        title={text.turnOffTitle}
        text={text.turnOffText}
        action={text.turnOff}
        danger
        withCode
        onProven={async (proof) => {
          await send(twoFactor.turnOffTwoFactor, { body: proof });
          close();
          showToast(text.turnedOff);
          await readAgain();
        }}
      />
      <ProofDialog
        opened={asks === 'renew'}
        onClose={close}
        title={text.renewTitle}
        text={text.renewText}
        action={text.renew}
        withCode
        onProven={async (proof) => {
          setCodes((await send(twoFactor.renewRecoveryCodes, { body: proof })).recovery_codes);
          close();
          await readAgain();
        }}
      />
      <Dialog opened={codes !== null} onClose={() => setCodes(null)} title={accountWords.recoveryCodes.title}>
        {codes && <RecoveryCodeList codes={codes} onDone={() => setCodes(null)} />}
      </Dialog>
    </section>
  );
}
