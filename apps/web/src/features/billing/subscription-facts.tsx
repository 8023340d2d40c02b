import type { Subscription } from '@earshot/contracts/billing';
import { daysLeft } from '@earshot/contracts/limits';
import { planOf } from '@earshot/contracts/plans/plans';
import { Alert } from '../../ui/states/alert.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { Fact } from '../../ui/text/fact.tsx';
import { ApproveOrder } from './approve-order.tsx';
import { isWaiting } from './billing.queries.ts';
import { dateWords, statusWords, subscribeWords as words, termWords } from './billing.words.ts';
import { standingOf, type Standing } from './standing.ts';
import { SubscriptionActions } from './subscription-actions.tsx';
import styles from './plan.module.css';

const notes: Partial<Record<Standing, string>> = {
  approval_pending: words.waits,
  suspended: words.paused,
  cancelled: words.cancelled,
  expired: words.over,
};

/** What was ordered, how it stands, and what can be done about it. */
export function SubscriptionFacts({
  subscription,
  mayChange,
}: {
  subscription: Subscription;
  mayChange: boolean;
}) {
  const { expiry_date: expiry, status } = subscription;
  const now = new Date();
  const standing = standingOf(subscription, now);
  const days = daysLeft(expiry === null ? null : new Date(expiry), now);
  const note = notes[standing];
  return (
    <section className="col g4" aria-label={words.head}>
      <h2 className="h rule-head">{words.head}</h2>
      {standing === 'past_due' && <Alert meaning="bad">{words.paymentFailed}</Alert>}
      <dl className={styles.facts}>
        <Fact name={words.status}>{statusWords[standing]}</Fact>
        <Fact name={words.plan}>
          {words.paysFor(planOf(subscription.plan).name, subscription.quantity)},{' '}
          {termWords[subscription.payment_terms].choice.toLowerCase()}
        </Fact>
        <Fact name={words.started}>
          <DateTime iso={subscription.created_date} />
        </Fact>
        {expiry !== null && (
          <Fact name={dateWords(standing)}>
            <DateTime iso={expiry} />
            {days !== null && days > 0 && ` · ${words.daysLeft(days)}`}
          </Fact>
        )}
        <Fact name={words.id}>
          <code>{subscription.subscription_id}</code>
        </Fact>
      </dl>
      {note && <p className="sm sec">{note}</p>}
      {mayChange && status === 'approval_pending' && <ApproveOrder subscription={subscription} />}
      {mayChange && !isWaiting(status) && <SubscriptionActions subscription={subscription} />}
    </section>
  );
}
