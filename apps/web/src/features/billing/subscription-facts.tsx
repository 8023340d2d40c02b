import type { Subscription } from '@earshot/contracts/billing';
import { daysLeft } from '@earshot/contracts/limits';
import { planOf } from '@earshot/contracts/plans';
import type { ReactNode } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { ApproveOrder } from './approve-order.tsx';
import { isWaiting } from './billing.queries.ts';
import { statusWords, subscribeWords as words, termWords } from './billing.words.ts';
import { SubscriptionActions } from './subscription-actions.tsx';
import styles from './plan.module.css';

/** What was ordered, how it stands, and what can be done about it. */
export function SubscriptionFacts({
  subscription,
  mayChange,
}: {
  subscription: Subscription;
  mayChange: boolean;
}) {
  const { expiry_date: expiry, status } = subscription;
  const days = daysLeft(expiry === null ? null : new Date(expiry), new Date());
  const isOver = days === 0 && status !== 'active';
  return (
    <section className="col g4" aria-label={words.head}>
      <h2 className="h rule-head">{words.head}</h2>
      {subscription.failed_payments > 0 && !isOver && <Alert meaning="bad">{words.paymentFailed}</Alert>}
      <dl className={styles.facts}>
        <Fact name={words.status}>{isOver ? statusWords.expired : statusWords[status]}</Fact>
        <Fact name={words.plan}>
          {words.paysFor(planOf(subscription.plan).name, subscription.quantity)},{' '}
          {termWords[subscription.payment_terms].choice.toLowerCase()}
        </Fact>
        <Fact name={words.started}>
          <DateTime iso={subscription.created_date} />
        </Fact>
        {expiry !== null && (
          <Fact name={status === 'active' ? words.renews : words.ends}>
            <DateTime iso={expiry} />
            {days !== null && days > 0 && ` · ${words.daysLeft(days)}`}
          </Fact>
        )}
        <Fact name={words.id}>
          <code>{subscription.subscription_id}</code>
        </Fact>
      </dl>
      {noteOf(status, isOver) && <p className="sm sec">{noteOf(status, isOver)}</p>}
      {mayChange && status === 'approval_pending' && <ApproveOrder subscription={subscription} />}
      {mayChange && !isWaiting(status) && <SubscriptionActions subscription={subscription} />}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function noteOf(status: Subscription['status'], isOver: boolean): string | null {
  if (isOver) return words.over;
  if (status === 'approval_pending') return words.waits;
  if (status === 'suspended') return words.paused;
  return status === 'cancelled' ? words.cancelled : null;
}
