import { people, type AccountDetail } from '@earshot/contracts/people';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { accountWords } from './people.words.ts';

interface EditAccountProps {
  account: AccountDetail;
  opened: boolean;
  onClose: () => void;
}

/** Gives an account a plan and a revenue that hold over what feedback says. */
export function EditAccount({ account, opened, onClose }: EditAccountProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={accountWords.edit} size="sm">
      {opened && <AccountForm account={account} onClose={onClose} />}
    </Dialog>
  );
}

const maxPlanChars = 200;

function AccountForm({ account, onClose }: Omit<EditAccountProps, 'opened'>) {
  const [plan, setPlan] = useState(account.given_plan ?? '');
  const [revenue, setRevenue] = useState(account.given_revenue_eur?.toString() ?? '');
  const queryClient = useQueryClient();
  const euros = revenue.trim() === '' ? null : Number(revenue.trim());
  const isAmount = euros === null || (Number.isFinite(euros) && euros >= 0 && euros <= 1e12);
  const update = useMutation({
    mutationFn: () =>
      send(people.updateAccount, {
        body: { account_id: account.account_id, plan: plan.trim() || null, yearly_revenue_eur: euros },
      }),
    onSuccess: async () => {
      onClose();
      showToast(accountWords.saved);
      await queryClient.invalidateQueries();
    },
  });
  return (
    <form
      className="col g4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isAmount && !update.isPending) update.mutate();
      }}
    >
      <TextInput
        label={accountWords.plan}
        value={plan}
        placeholder={account.said_plan ?? undefined}
        maxLength={maxPlanChars}
        autoComplete="off"
        onChange={(event) => setPlan(event.target.value)}
        data-autofocus
      />
      <TextInput
        label={accountWords.revenueField}
        value={revenue}
        inputMode="decimal"
        placeholder={account.said_revenue_eur?.toString()}
        error={isAmount ? undefined : accountWords.revenueFault}
        onChange={(event) => setRevenue(event.target.value)}
      />
      <p className="sm sec">{accountWords.editHint}</p>
      {update.error && <Alert meaning="bad">{problemSentence(update.error)}</Alert>}
      <div className="row" style={{ justifyContent: 'flex-end' }}>
        <Button variant="quiet" onClick={onClose}>
          {accountWords.cancel}
        </Button>
        <Button variant="ink" type="submit" disabled={!isAmount} busy={update.isPending}>
          {accountWords.save}
        </Button>
      </div>
    </form>
  );
}
