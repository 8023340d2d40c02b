import { deletion } from '@earshot/contracts/deletion';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../lib/api-client.ts';
import { endSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { accountWords } from './account.words.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { twoFactorQuery } from '../users.queries.ts';

const text = accountWords.deleteAccount;

/** Deletes the account of who is signed in. */
export function DeleteAccount() {
  const withCode = useQuery(twoFactorQuery).data?.is_on ?? false;
  const [asks, setAsks] = useState(false);
  return (
    <section className="col g4">
      <h2 className="h rule-head">{text.head}</h2>
      <div className="col g4" style={{ alignItems: 'flex-start' }}>
        <p className="sec">{text.text}</p>
        <Button variant="danger" onClick={() => setAsks(true)}>
          {text.button}
        </Button>
      </div>
      <ProofDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={text.title}
        text={text.consequence}
        action={text.confirm}
        danger
        withCode={withCode}
        onProven={async (proof) => {
          await send(deletion.deleteAccount, { body: proof });
          endSession('logged_out');
        }}
      />
    </section>
  );
}
