import { twoFactor } from '@earshot/contracts/two-factor';
import type { CallReply } from '@earshot/contracts/call';
import { useState } from 'react';
import { send } from '../../../lib/api-client.ts';
import { fieldError } from '../../../lib/api-problem.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { CopyText } from '../../../ui/inputs/copy-text.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Steps } from '../../../ui/states/steps.tsx';
import { accountWords } from './account.words.ts';
import { CodeField } from '../login/code-field.tsx';
import { FailureAlert } from '../login/failure-alert.tsx';
import { isProofWhole, isProofWrong, noProof, ProofFields } from './proof-fields.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { useSubmit } from '../use-submit.ts';

const text = accountWords.turnOn;
type ForApp = CallReply<typeof twoFactor.beginTwoFactor>;

interface TurnOnTwoFactorProps {
  opened: boolean;
  onClose: () => void;
  /** It is on; the recovery codes may still be on the screen. */
  onTurnedOn: () => void;
}

/** Turns two-factor login on in three steps: the password, the app, the recovery codes. */
export function TurnOnTwoFactor({ opened, onClose, onTurnedOn }: TurnOnTwoFactorProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={text.title}>
      <TurningOn onClose={onClose} onTurnedOn={onTurnedOn} />
    </Dialog>
  );
}

function TurningOn({ onClose, onTurnedOn }: Omit<TurnOnTwoFactorProps, 'opened'>) {
  const [forApp, setForApp] = useState<ForApp | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <div className="col g4">
      <Steps steps={text.steps} current={codes ? 2 : forApp ? 1 : 0} />
      {codes ? (
        <RecoveryCodeList codes={codes} onDone={onClose} />
      ) : forApp ? (
        <AppStep
          forApp={forApp}
          onConfirmed={(made) => {
            setCodes(made);
            onTurnedOn();
          }}
        />
      ) : (
        <PasswordStep onBegun={setForApp} />
      )}
    </div>
  );
}

function PasswordStep({ onBegun }: { onBegun: (forApp: ForApp) => void }) {
  const [proof, setProof] = useState(noProof);
  const [tried, setTried] = useState(false);
  const { pending, error, onSubmit } = useSubmit(async () => {
    setTried(true);
    if (!isProofWhole(proof, false)) return;
    onBegun(await send(twoFactor.beginTwoFactor, { body: { current_password: proof.password } }));
  });
  return (
    <form className="col g4" onSubmit={onSubmit} noValidate>
      <ProofFields {...{ proof, tried, error }} withCode={false} onChange={setProof} />
      {!isProofWrong(error) && <FailureAlert error={error} />}
      <div className="row" style={{ justifyContent: 'flex-end' }}>
        <Button variant="ink" type="submit" busy={pending}>
          {text.next}
        </Button>
      </div>
    </form>
  );
}

function AppStep({ forApp, onConfirmed }: { forApp: ForApp; onConfirmed: (codes: string[]) => void }) {
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const { pending, error, onSubmit } = useSubmit(async () => {
    setTried(true);
    if (!code.trim()) return;
    onConfirmed((await send(twoFactor.confirmTwoFactor, { body: { code } })).recovery_codes);
  });
  const wrong = fieldError(error, '#/body/code') !== undefined;
  return (
    <form className="col g4" onSubmit={onSubmit} noValidate>
      <p>{text.scan}</p>
      <div style={{ textAlign: 'center' }}>
        <QrCode text={forApp.address} label={text.qr} />
      </div>
      <div className="col g2">
        <p className="sm sec">{text.byHand}</p>
        <CopyText label={text.key} text={forApp.secret} copy={text.copy} copied={text.copied} />
      </div>
      <CodeField
        label={text.code}
        hint={text.codeHint}
        inputMode="numeric"
        maxLength={8}
        value={code}
        onChange={setCode}
        tried={tried}
        wrong={wrong}
      />
      {!wrong && <FailureAlert error={error} />}
      <div className="row between">
        <p className="sm sec">{text.elsewhere}</p>
        <Button variant="ink" type="submit" busy={pending}>
          {text.confirm}
        </Button>
      </div>
    </form>
  );
}
