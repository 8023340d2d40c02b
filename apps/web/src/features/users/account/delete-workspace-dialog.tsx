import { deletion } from '@earshot/contracts/deletion';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../lib/api-client.ts';
import { ConfirmForm, NameToType } from '../../../ui/overlays/confirm-form.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { accountWords } from './account.words.ts';
import { FailureAlert } from '../login/failure-alert.tsx';
import { isProofWhole, isProofWrong, noProof, proofBody, ProofFields } from './proof-fields.tsx';
import { useSubmit } from '../use-submit.ts';
import { twoFactorQuery } from '../users.queries.ts';

const text = accountWords.deleteWorkspace;

interface DeleteWorkspaceDialogProps {
  /** The workspace's name, which has to be typed. */
  name: string;
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for the workspace's name and for what shows that it is really the owner. */
export function DeleteWorkspaceDialog(props: DeleteWorkspaceDialogProps) {
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={text.title} size="sm">
      <DeleteWorkspaceForm {...props} />
    </Dialog>
  );
}

function DeleteWorkspaceForm({ name, onClose, onDone }: DeleteWorkspaceDialogProps) {
  const withCode = useQuery(twoFactorQuery).data?.is_on ?? false;
  const [typed, setTyped] = useState('');
  const [proof, setProof] = useState(noProof);
  const [tried, setTried] = useState(false);
  const matches = typed.trim() === name;
  const { pending, error, onSubmit } = useSubmit(async () => {
    setTried(true);
    if (!matches || !isProofWhole(proof, withCode)) return;
    await send(deletion.deleteWorkspace, { body: { name: typed, ...proofBody(proof) } });
    onDone();
  });
  return (
    <ConfirmForm action={text.button} pending={pending} onSubmit={onSubmit} onClose={onClose}>
      <p>{text.text}</p>
      <NameToType
        name={name}
        value={typed}
        onChange={setTyped}
        error={tried && !matches ? text.otherName : undefined}
      />
      <ProofFields {...{ proof, withCode, tried, error }} onChange={setProof} />
      {!isProofWrong(error) && <FailureAlert error={error} />}
    </ConfirmForm>
  );
}
