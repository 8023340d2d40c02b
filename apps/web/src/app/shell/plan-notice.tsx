import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { planQuery } from '../../features/billing/billing.queries.ts';
import { fullness } from '../../features/billing/fullness.ts';
import { quotaNames, quotaWords as words } from '../../features/billing/quota.words.ts';
import { paths } from '../../lib/paths.ts';
import { Tag } from '../../ui/text/tag.tsx';
import styles from './sample-notice.module.css';

/** Says on every screen when the plan is full, or nearly; the screens about the plan say it themselves. */
export function PlanNotice() {
  const { data } = useQuery(planQuery);
  const { pathname } = useLocation();
  const worst = data?.uses
    .filter(({ used, limit }) => fullness(used, limit) !== 'room')
    .sort((a, b) => b.used / b.limit - a.used / a.limit)
    .at(0);
  if (!worst || pathname === paths.editPlan || pathname === paths.subscribe) return null;
  const { quota, used, limit } = worst;
  const isFull = fullness(used, limit) === 'full';
  const say = isFull ? words.isFull : words.isNearlyFull;
  return (
    <div className={styles.notice} role="status">
      <Tag meaning={isFull ? 'bad' : 'warn'}>{isFull ? words.full : words.nearlyFull}</Tag>
      <span className={styles.words}>{say(quotaNames[quota], words.of(used, limit))}</span>
      <Link to={paths.editPlan}>{words.seePlan}</Link>
    </div>
  );
}
