import type { Plan, PlanQuotas } from '@earshot/contracts/plans/plans';
import { formatCount } from '../../lib/format.ts';

/** What a plan has to say about one row of the table: words, or whether it has it. */
export interface PlanRow {
  label: string;
  of: (plan: Plan) => string | boolean;
}

function quota(name: keyof PlanQuotas, unit = ''): PlanRow['of'] {
  return ({ quotas }) => {
    const value = quotas[name];
    return value === null ? 'no limit' : `${formatCount(value)}${unit}`;
  };
}

const everywhere = () => true;

/** The table of plans, by heading. */
export const planTable: { title: string; rows: PlanRow[] }[] = [
  {
    title: 'How much',
    rows: [
      { label: 'Feedback items a month', of: quota('feedbackItemsPerMonth') },
      { label: 'Recorded sessions a month', of: quota('recordedSessionsPerMonth') },
      { label: 'Market reports a month', of: quota('marketReportsPerMonth') },
      { label: 'People in the workspace', of: quota('people') },
      {
        label: 'Each additional person',
        of: ({ extraPerson, quotas }) =>
          extraPerson
            ? `€${extraPerson.monthly} a month`
            : quotas.people === null
              ? 'nothing'
              : 'not in this plan',
      },
      { label: 'Recording retention up to', of: quota('recordingDays', ' days') },
    ],
  },
  {
    title: 'Listening',
    rows: [
      { label: 'Import CSV, Excel, JSON and JSON Lines, with undo', of: everywhere },
      { label: 'API and API keys', of: everywhere },
      { label: 'Analysis, themes, topics, questions', of: everywhere },
      { label: 'AI reports, alerts, weekly digest', of: everywhere },
    ],
  },
  {
    title: 'Watching',
    rows: [
      { label: 'Session replay, clips and shared links', of: everywhere },
      { label: 'From feedback to the recorded moment', of: everywhere },
    ],
  },
  {
    title: 'Safety',
    rows: [
      { label: 'Masking of personal data', of: everywhere },
      { label: 'Roles, logins and API keys', of: everywhere },
      { label: 'Your own database and storage', of: ({ id }) => id === 'self_hosted' },
      { label: 'A language model of your choice', of: ({ id }) => id === 'self_hosted' },
    ],
  },
];

/** The three lines that tell a plan from the others. */
export function planPoints({ quotas }: Plan): string[] {
  const { feedbackItemsPerMonth, recordedSessionsPerMonth, marketReportsPerMonth, people } = quotas;
  if (
    feedbackItemsPerMonth === null ||
    recordedSessionsPerMonth === null ||
    marketReportsPerMonth === null ||
    people === null
  )
    return ['Everything, without limits', 'Your database, your storage', 'Works without an external model'];
  return [
    `${formatCount(feedbackItemsPerMonth)} feedback items a month`,
    `${formatCount(recordedSessionsPerMonth)} recorded sessions a month`,
    `${formatCount(marketReportsPerMonth)} market reports a month`,
    `${formatCount(people)} people`,
  ];
}
