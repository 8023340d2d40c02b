import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { changesQuery } from '../../features/alerts/alerts.queries.ts';
import { marketListQuery } from '../../features/market/market.queries.ts';
import { sessionsPath } from '../../features/recordings/list/filter-address.ts';
import { reportPath } from '../../features/reports/report-paths.ts';
import { reportListQuery } from '../../features/reports/reports.queries.ts';
import { feedbackListPath } from '../../lib/feedback-paths.ts';
import { formatDay } from '../../lib/format.ts';
import { itemsFoundQuery } from '../../lib/items-found-query.ts';
import { marketReportPath } from '../../lib/market-report-path.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/use-session.ts';
import { NumberLink } from '../../ui/text/number-link.tsx';
import { homeWords as words } from './home.words.ts';
import { noteHere } from './last-here.ts';
import { sessionsFoundQuery } from './sessions-found-query.ts';
import styles from './home.module.css';

/** What came in and what was found since the last visit; each line leads there. */
export function SincePart() {
  const session = useSession();
  const workspaceId = session.status === 'signed_in' ? session.session.workspace_id : '';
  const [{ since, isFirst }] = useState(() => noteHere(workspaceId, Date.now(), localStorage));
  const from = new Date(since).toISOString();
  const filters = { said_from: from.slice(0, 10) };
  const withErrors = { from, with: ['error' as const] };
  const withRage = { from, with: ['rage_click' as const] };
  const isNew = (at: string | null | undefined) => typeof at === 'string' && Date.parse(at) >= since;

  const changes = useInfiniteQuery(changesQuery(undefined));
  const feedbackCount = useQuery(itemsFoundQuery({ filters })).data ?? 0;
  const errorCount = useQuery(sessionsFoundQuery(withErrors)).data ?? 0;
  const rageCount = useQuery(sessionsFoundQuery(withRage)).data ?? 0;
  const reports = useQuery(reportListQuery).data?.reports ?? [];
  const market = useQuery(marketListQuery({ limit: 10 })).data?.reports ?? [];

  const alertCount = (changes.data?.pages[0]?.changes ?? []).filter(({ found_at: at }) => isNew(at)).length;
  const counted = [
    { count: alertCount, to: paths.alerts, says: words.alerts },
    { count: feedbackCount, to: feedbackListPath(filters), says: words.feedback },
    { count: errorCount, to: sessionsPath(withErrors), says: words.errors },
    { count: rageCount, to: sessionsPath(withRage), says: words.rage },
  ].filter(({ count }) => count > 0);
  const told = [
    ...reports
      .filter(({ last_run: run }) => isNew(run?.finished_at))
      .map(({ report_id: id, name }) => ({ id, to: reportPath(id), says: words.reportRun(name) })),
    ...market
      .filter(({ ended_at: at, changes: found }) => isNew(at) && found !== 0)
      .map(({ market_report_id: id, name, changes: found }) => ({
        id,
        to: marketReportPath(id),
        says: found === null ? words.marketDone(name) : words.marketChanged(name, found),
      })),
  ];
  return (
    <section aria-labelledby="home-since">
      <h2 id="home-since" className="h rule-head">
        {isFirst ? words.firstTime : words.since(formatDay(from))}
      </h2>
      <ul className={styles.lines}>
        {counted.map(({ count, to, says }) => (
          <li key={to}>
            <NumberLink value={count} to={to} /> {says(count)}
          </li>
        ))}
        {told.map(({ id, to, says }) => (
          <li key={id}>
            <Link to={to}>{says}</Link>
          </li>
        ))}
        {counted.length + told.length === 0 && <li className="sec">{words.nothingSince}</li>}
      </ul>
    </section>
  );
}
