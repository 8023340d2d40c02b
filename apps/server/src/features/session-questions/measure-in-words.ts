import type { SessionPlan } from '@earshot/contracts/session-questions';

type SessionMeasure = NonNullable<SessionPlan['measure']>;

const measureWords: Record<SessionMeasure['of'], string> = {
  seconds: 'length',
  active_seconds: 'active time',
  pages: 'page views',
  clicks: 'clicks',
};

/** "Median length", "Most page views" */
export function measureInWords({ of, how }: SessionMeasure): string {
  const isCount = of === 'pages' || of === 'clicks';
  const howWords: Record<SessionMeasure['how'], string> = {
    mean: 'Average',
    median: 'Median',
    max: isCount ? 'Most' : 'Longest',
    min: isCount ? 'Fewest' : 'Shortest',
    sum: 'Total',
  };
  return `${howWords[how]} ${measureWords[of]}`;
}
