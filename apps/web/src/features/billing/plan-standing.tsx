import type { PlanState } from '@earshot/contracts/billing';
import { daysLeft } from '@earshot/contracts/limits';
import { planOf } from '@earshot/contracts/plans';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { planWords, subscribeWords as words } from './billing.words.ts';

/** Which plan the workspace has, and until when. */
export function PlanStanding({ plan }: { plan: PlanState }) {
  const { subscription } = plan;
  const isPaid = plan.plan === 'team' && subscription !== null;
  const expiry = isPaid ? subscription.expiry_date : null;
  const days = daysLeft(expiry === null ? null : new Date(expiry), new Date());
  return (
    <section className="col g3">
      <p className="sm mut">{planWords.present}</p>
      <h2 className="display d28">{planOf(plan.plan).name}</h2>
      {isPaid && expiry !== null && (
        <p>
          {subscription.status === 'active' ? words.renews : words.ends} <DateTime iso={expiry} />
          {days !== null && days > 0 && ` · ${words.daysLeft(days)}`}
        </p>
      )}
      {isPaid && subscription.failed_payments > 0 && <Alert meaning="bad">{words.paymentFailed}</Alert>}
      {isPaid && (
        <div className="row wrap">
          <ButtonLink to={paths.subscribe}>{planWords.manage}</ButtonLink>
        </div>
      )}
    </section>
  );
}
