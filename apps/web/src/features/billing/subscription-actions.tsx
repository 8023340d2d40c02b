import type { Subscription } from '@earshot/contracts/billing';
import { billing } from '@earshot/contracts/billing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../ui/states/what-and-why.ts';
import { planQuery } from './billing.queries.ts';
import { subscribeWords as words } from './billing.words.ts';

const calls = {
  pause: { call: billing.suspendSubscription, did: words.didPause },
  takeUp: { call: billing.activateSubscription, did: words.didTakeUp },
  cancel: { call: billing.cancelSubscription, did: words.didCancel },
} as const;

/** Pausing, taking up and cancelling. */
export function SubscriptionActions({ subscription }: { subscription: Subscription }) {
  const { subscription_id: id, status, expiry_date: expiry } = subscription;
  const queries = useQueryClient();
  const [asks, setAsks] = useState(false);
  const change = useMutation({
    mutationFn: (what: keyof typeof calls) => send(calls[what].call, { body: { subscription_id: id } }),
    onSuccess: async (_after, what) => {
      setAsks(false);
      await queries.invalidateQueries(planQuery);
      showToast(calls[what].did);
    },
  });
  const failed = change.error && (
    <Alert meaning="bad">{whatAndWhy(words.didNot, problemSentence(change.error))}</Alert>
  );
  if (status !== 'active' && status !== 'suspended') return null;
  return (
    <div className="col g3">
      {!asks && failed}
      <div className="row wrap">
        {status === 'active' ? (
          <Button busy={change.isPending} onClick={() => change.mutate('pause')}>
            {words.pause}
          </Button>
        ) : (
          <Button variant="ink" busy={change.isPending} onClick={() => change.mutate('takeUp')}>
            {words.takeUp}
          </Button>
        )}
        <Button variant="quiet" busy={change.isPending} onClick={() => setAsks(true)}>
          {words.cancel}
        </Button>
      </div>
      <Dialog opened={asks} onClose={() => setAsks(false)} title={words.cancelTitle} size="sm">
        <div className="col g4">
          <p>{words.cancelText(expiry)}</p>
          {failed}
          <div className="row" style={{ justifyContent: 'flex-end' }}>
            <Button variant="quiet" onClick={() => setAsks(false)}>
              {words.cancelKeep}
            </Button>
            <Button variant="danger" busy={change.isPending} onClick={() => change.mutate('cancel')}>
              {words.cancel}
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}
