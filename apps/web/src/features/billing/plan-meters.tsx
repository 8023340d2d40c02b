import type { PlanState } from '@earshot/contracts/billing';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Progress } from '../../ui/states/progress.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import { planWords as words } from './billing.words.ts';
import { fullness } from './fullness.ts';
import { quotaNames, quotaWords } from './quota.words.ts';
import styles from './plan.module.css';

const places = {
  feedbackItemsPerMonth: paths.feedback,
  recordedSessionsPerMonth: paths.replay,
  marketReportsPerMonth: paths.marketReports,
} as const;

/** How much of the plan is used. */
export function PlanMeters({ plan }: { plan: PlanState }) {
  const { people, recording_days: days } = plan;
  return (
    <section className="col g4" aria-label={words.used}>
      <h2 className="h rule-head">{words.used}</h2>
      <ul className={styles.meters}>
        {plan.uses.map(({ quota, used, limit }) => (
          <Meter key={quota} name={quotaNames[quota]} to={places[quota]} used={used} limit={limit} />
        ))}
      </ul>
      <p className="sm mut">{words.anew(plan.counts_anew_on)}</p>
      <h2 className="h rule-head">{words.held}</h2>
      <ul className={styles.meters}>
        <Meter name={words.members} to={paths.members} {...people} />
        <li>
          <div className="row between wrap">
            <Link to={paths.personalData}>{words.days}</Link>
            <span className={styles.number}>
              {days.limit === null ? words.noLimit(days.used) : words.upTo(days.used, days.limit)}
            </span>
          </div>
        </li>
      </ul>
      <p className="sm sec">{words.whatHappens}</p>
    </section>
  );
}

interface MeterProps {
  name: string;
  /** Where what is counted can be seen. */
  to: string;
  used: number;
  limit: number | null;
}

function Meter({ name, to, used, limit }: MeterProps) {
  const state = limit === null ? 'room' : fullness(used, limit);
  return (
    <li>
      <div className="row between wrap">
        <Link to={to}>{name}</Link>
        <span className="row">
          {state === 'full' && <Tag meaning="bad">{quotaWords.full}</Tag>}
          {state === 'nearly' && <Tag meaning="warn">{quotaWords.nearlyFull}</Tag>}
          <span className={styles.number}>
            {limit === null ? words.noLimit(used) : quotaWords.of(used, limit)}
          </span>
        </span>
      </div>
      {limit !== null && <Progress share={limit === 0 ? 1 : used / limit} label={name} />}
    </li>
  );
}
