import { planOf } from '@earshot/contracts/plans/plans';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { problemSentence } from '../../lib/api-problem.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { whatAndWhy } from '../../ui/states/what-and-why.ts';
import { approvedQuery, isWaiting, planQuery } from './billing.queries.ts';
import { subscribeWords as words } from './billing.words.ts';

/** The way back from PayPal: asks until the payment is confirmed. */
export function Approval({ subscriptionId }: { subscriptionId: string }) {
  const queries = useQueryClient();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(approvedQuery(subscriptionId));
  const status = data?.status;
  useEffect(() => {
    if (dataUpdatedAt > 0) void queries.invalidateQueries(planQuery);
  }, [queries, dataUpdatedAt]);
  const again = (
    <Button size="sm" disabled={isFetching} onClick={() => void refetch()}>
      {words.lookAgain}
    </Button>
  );
  if (error) {
    return (
      <Alert meaning="bad">
        <div className="row wrap between">
          <span>{whatAndWhy(words.notConfirmed, problemSentence(error))}</span>
          {again}
        </div>
      </Alert>
    );
  }
  if (data && status === 'active') {
    return <Alert meaning="good">{words.confirmed(planOf(data.plan).name)}</Alert>;
  }
  if (status !== undefined && !isWaiting(status)) return null;
  return (
    <Alert>
      <div className="row wrap between">
        <span>{words.confirming}</span>
        {status !== undefined && again}
      </div>
    </Alert>
  );
}
