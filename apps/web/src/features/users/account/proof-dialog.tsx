import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/inputs/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { accountWords } from './account.words.ts';
import { FailureAlert } from '../login/failure-alert.tsx';
import { isProofWhole, isProofWrong, noProof, proofBody, ProofFields } from './proof-fields.tsx';
import { useSubmit } from '../use-submit.ts';

interface ProofDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** What will happen. */
  text: ReactNode;
  /** The button's words. */
  action: string;
  danger?: boolean;
  /** True where the account asks for a code too. */
  withCode: boolean;
  /** Does what the dialog asks for; what it fails with is told in the dialog. */
  onProven: (proof: ReturnType<typeof proofBody>) => Promise<void>;
}

/** Asks for the password, and for a code where there is a second factor, before something is done to the account. */
export function ProofDialog(props: ProofDialogProps) {
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={props.title} size="sm">
      <ProofForm {...props} />
    </Dialog>
  );
}

function ProofForm({ onClose, text, action, danger, withCode, onProven }: ProofDialogProps) {
  const [proof, setProof] = useState(noProof);
  const [tried, setTried] = useState(false);
  const { pending, error, onSubmit } = useSubmit(async () => {
    setTried(true);
    if (isProofWhole(proof, withCode)) await onProven(proofBody(proof));
  });
  return (
    <form className="col g4" onSubmit={onSubmit} noValidate>
      <div>{text}</div>
      <ProofFields {...{ proof, withCode, tried, error }} onChange={setProof} />
      {!isProofWrong(error) && <FailureAlert error={error} />}
      <div className="row" style={{ justifyContent: 'flex-end' }}>
        <Button variant="quiet" onClick={onClose}>
          {accountWords.proof.cancel}
        </Button>
        <Button variant={danger ? 'danger' : 'ink'} type="submit" busy={pending}>
          {action}
        </Button>
      </div>
    </form>
  );
}
