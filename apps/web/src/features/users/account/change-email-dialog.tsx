import { emailChange } from '@earshot/contracts/email-change';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../lib/api-client.ts';
import { fieldError } from '../../../lib/api-problem.ts';
import { looksLikeEmail } from '../../../lib/looks-like-email.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { accountWords } from './account.words.ts';
import { EmailField } from '../login/email-field.tsx';
import { FailureAlert } from '../login/failure-alert.tsx';
import { isProofWhole, isProofWrong, noProof, proofBody, ProofFields } from './proof-fields.tsx';
import { useSubmit } from '../use-submit.ts';
import { twoFactorQuery } from '../users.queries.ts';

const text = accountWords.email;

interface ChangeEmailDialogProps {
  opened: boolean;
  onClose: () => void;
  onSent: () => void;
}

/** Asks for another address, and for what shows that it is really the user. */
export function ChangeEmailDialog({ opened, onClose, onSent }: ChangeEmailDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={text.title} size="sm">
      <ChangeEmailForm onClose={onClose} onSent={onSent} />
    </Dialog>
  );
}

function ChangeEmailForm({ onClose, onSent }: Omit<ChangeEmailDialogProps, 'opened'>) {
  const withCode = useQuery(twoFactorQuery).data?.is_on ?? false;
  const [email, setEmail] = useState('');
  const [proof, setProof] = useState(noProof);
  const [tried, setTried] = useState(false);
  const { pending, error, onSubmit } = useSubmit(async () => {
    setTried(true);
    if (!looksLikeEmail(email) || !isProofWhole(proof, withCode)) return;
    await send(emailChange.changeEmail, { body: { email, ...proofBody(proof) } });
    onSent();
  });
  const refusal = fieldError(error, '#/body/email');
  return (
    <form className="col g4" onSubmit={onSubmit} noValidate>
      <p>{text.explain}</p>
      <EmailField
        label={text.label}
        value={email}
        onChange={setEmail}
        error={refusal ?? (tried && !looksLikeEmail(email) ? text.invalid : undefined)}
      />
      <ProofFields {...{ proof, withCode, tried, error }} onChange={setProof} />
      {!refusal && !isProofWrong(error) && <FailureAlert error={error} />}
      <div className="row" style={{ justifyContent: 'flex-end' }}>
        <Button variant="quiet" onClick={onClose}>
          {accountWords.proof.cancel}
        </Button>
        <Button variant="ink" type="submit" busy={pending}>
          {text.button}
        </Button>
      </div>
    </form>
  );
}
