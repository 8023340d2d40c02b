import type { PlanState } from '@earshot/contracts/billing';
import { planOf } from '@earshot/contracts/plans/plans';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { Approval } from './approval.tsx';
import { termsOf } from './billing-paths.ts';
import { planQuery } from './billing.queries.ts';
import { planWords, subscribeWords as words } from './billing.words.ts';
import { useMayBuy } from './edit-plan-screen.tsx';
import { NothingSold } from './nothing-sold.tsx';
import { OrderForm } from './order-form.tsx';
import { SubscriptionFacts } from './subscription-facts.tsx';
import { PlanPoints } from './plan-points.tsx';
import styles from './plan.module.css';

const team = planOf('team');

/** What the form begins with changes with these. */
function orderKey({ subscription }: PlanState): string {
  return subscription ? `${subscription.status} ${subscription.quantity}` : 'none';
}

interface SubscribeScreenProps {
  /** When the workspace will be deleted, where that was asked for. */
  deletesAt: string | null;
}

/** Ordering, changing and ending what is paid for; PayPal sends the buyer back to here. */
export function SubscribeScreen({ deletesAt }: SubscribeScreenProps) {
  const plan = useQuery(planQuery);
  const mayBuy = useMayBuy();
  const [search] = useSearchParams();
  const approved = search.get('approval') === 'given' ? search.get('subscription_id') : null;
  return (
    <QueryView query={plan} what={planWords.what}>
      {(present) =>
        present.is_sold ? (
          <div className="col g6">
            {approved !== null && mayBuy && <Approval subscriptionId={approved} />}
            {search.get('approval') === 'refused' && <Alert>{words.refused}</Alert>}
            <div className={styles.columns}>
              {present.subscription && (
                <SubscriptionFacts subscription={present.subscription} mayChange={mayBuy} />
              )}
              <Ordering {...{ present, mayBuy, deletesAt }} />
              {!present.subscription && (
                <section className="col g4" aria-label={words.whatItHolds(team.name)}>
                  <h2 className="h rule-head">{words.whatItHolds(team.name)}</h2>
                  <PlanPoints plan={team} terms={termsOf(search)} />
                </section>
              )}
            </div>
          </div>
        ) : (
          <NothingSold />
        )
      }
    </QueryView>
  );
}

function Ordering({
  present,
  mayBuy,
  deletesAt,
}: SubscribeScreenProps & { present: PlanState; mayBuy: boolean }) {
  if (deletesAt !== null) {
    return (
      <Alert meaning="warn">
        {words.closing} <DateTime iso={deletesAt} />. {words.keepFirst}{' '}
        <Link to={paths.workspaceSettings}>{words.toWorkspace}</Link>
      </Alert>
    );
  }
  return mayBuy ? <OrderForm key={orderKey(present)} plan={present} /> : <p>{planWords.askAdmin}</p>;
}
