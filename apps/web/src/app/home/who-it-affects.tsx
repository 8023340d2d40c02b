import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { useQueries } from '@tanstack/react-query';
import { FigureLink } from '../../features/analytics/figure-link.tsx';
import { measured } from '../../features/analytics/analytics.queries.ts';
import { homeWords as words } from './home.words.ts';

const units = ['people', 'accounts', 'revenue'] as const;

/** How many people and accounts are behind some items, and what those pay; nothing where nobody is named. */
export function WhoItAffects({ filters }: { filters: FeedbackFilter }) {
  const [people, accounts, revenue] = useQueries({
    queries: units.map((unit) => measured({ filters, unit })),
    combine: (answers) => answers.map(({ data }) => data?.total),
  });
  if (!people?.value) return null;
  return (
    <p className="sm">
      {words.saidBy} <FigureLink figure={people} label={words.saidBy} /> {words.people(people.value)}
      {!!accounts?.value && (
        <>
          {' '}
          {words.at} <FigureLink figure={accounts} label={words.saidBy} /> {words.accounts(accounts.value)}
          {!!revenue?.value && (
            <>
              {' '}
              {words.with} <FigureLink figure={revenue} label={words.revenue} /> {words.revenue}
            </>
          )}
        </>
      )}
      .
    </p>
  );
}
