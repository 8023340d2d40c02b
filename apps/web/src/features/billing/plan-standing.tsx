import type { PlanState, Subscription } from '@earshot/contracts/billing';
import { daysLeft } from '@earshot/contracts/limits';
import { planOf } from '@earshot/contracts/plans/plans';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { ButtonLink } from '../../ui/inputs/button-link.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import {
  dateWords,
  planWords,
  standingMeanings,
  statusWords,
  subscribeWords as words,
} from './billing.words.ts';
import { standingOf } from './standing.ts';

/** Which plan the workspace has, and until when. */
export function PlanStanding({ plan }: { plan: PlanState }) {
  const { subscription } = plan;
  const isPaid = plan.plan === 'team' && subscription !== null;
  return (
    <section className="col g3">
      <p className="sm mut">{planWords.present}</p>
      <h2 className="display d28">{planOf(plan.plan).name}</h2>
      {isPaid && <Payment subscription={subscription} />}
    </section>
  );
}

/** How what pays for the plan stands, until when it is paid, and where that is changed. */
function Payment({ subscription }: { subscription: Subscription }) {
  const { expiry_date: expiry } = subscription;
  const now = new Date();
  const standing = standingOf(subscription, now);
  const days = daysLeft(expiry === null ? null : new Date(expiry), now);
  return (
    <>
      <div className="row wrap">
        <Tag meaning={standingMeanings[standing]}>{statusWords[standing]}</Tag>
        {expiry !== null && (
          <span>
            {dateWords(standing)} <DateTime iso={expiry} />
            {days !== null && days > 0 && ` · ${words.daysLeft(days)}`}
          </span>
        )}
      </div>
      {standing === 'past_due' && <Alert meaning="bad">{words.paymentFailed}</Alert>}
      <div className="row wrap">
        <ButtonLink to={paths.subscribe}>{planWords.manage}</ButtonLink>
      </div>
    </>
  );
}
