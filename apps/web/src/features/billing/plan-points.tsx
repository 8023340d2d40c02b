import { savedPerYear, type PaymentTerms, type Plan } from '@earshot/contracts/plans/plans';
import { formatCount } from '../../lib/format.ts';
import { Icon } from '../../ui/page/icon.tsx';
import styles from './plan.module.css';

/** What a plan holds. */
export function PlanPoints({ plan, terms }: { plan: Plan; terms: PaymentTerms }) {
  return (
    <ul className={styles.points}>
      {pointsOf(plan, terms).map((point) => (
        <li key={point}>
          <Icon name="check" size="s" />
          {point}
        </li>
      ))}
    </ul>
  );
}

function pointsOf(plan: Plan, terms: PaymentTerms): string[] {
  const { feedbackItemsPerMonth, recordedSessionsPerMonth, marketReportsPerMonth, people, recordingDays } =
    plan.quotas;
  const counted = [
    [feedbackItemsPerMonth, 'feedback items a month'],
    [recordedSessionsPerMonth, 'recorded sessions a month'],
    [marketReportsPerMonth, 'market reports a month'],
    [people, 'members'],
    [recordingDays, 'days of recordings'],
  ] as const;
  const points = counted.flatMap(([count, unit]) =>
    count === null ? [] : [`${formatCount(count)} ${unit}`],
  );
  if (!plan.extraPerson) return points;
  const saved = terms === 'annual' ? [`€${formatCount(savedPerYear(plan))} less than monthly`] : [];
  return [...points, `€${plan.extraPerson[terms]} for each further member`, ...saved];
}
