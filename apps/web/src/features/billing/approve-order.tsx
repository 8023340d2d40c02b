import { billing, type Subscription } from '@earshot/contracts/billing';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { whatAndWhy } from '../../ui/states/what-and-why.ts';
import { subscribeWords as words } from './billing.words.ts';

/** The way back to PayPal with an order that was left there; the same order is given again. */
export function ApproveOrder({ subscription }: { subscription: Subscription }) {
  const { plan, payment_terms, quantity } = subscription;
  const ordering = useMutation({
    mutationFn: () => send(billing.createSubscription, { body: { plan, payment_terms, quantity } }),
    onSuccess: ({ approval_url: url }) => window.location.assign(url),
  });
  const isUnderWay = ordering.isPending || ordering.isSuccess;
  return (
    <div className="col g3">
      {ordering.error && (
        <Alert meaning="bad">{whatAndWhy(words.failed, problemSentence(ordering.error))}</Alert>
      )}
      <div className="row">
        <Button variant="ink" disabled={isUnderWay} onClick={() => ordering.mutate()}>
          {isUnderWay ? words.goingOn : words.approve}
        </Button>
      </div>
    </div>
  );
}
