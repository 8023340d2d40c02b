import type { CallReply } from '@earshot/contracts/call';
import { roleAllows } from '@earshot/contracts/call';
import type { market } from '@earshot/contracts/market';
import { marketOrders, marketSchedules, marketStandings } from '@earshot/contracts/market';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/use-session.ts';
import { ButtonLink } from '../../ui/inputs/button-link.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { Kbd } from '../../ui/keyboard/kbd.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { SearchForm } from '../../ui/inputs/search-form.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { useShortcut } from '../../ui/keyboard/use-shortcut.ts';
import { ChoiceLinks } from './choice-links.tsx';
import { listPath, listQueryOf } from './list-address.ts';
import type { ListQuery } from './market.queries.ts';
import { marketListQuery } from './market.queries.ts';
import { listWords as words, orderNames, scheduleNames, standingNames } from './market.words.ts';
import { ReportTable, ReportTableWaiting } from './report-table.tsx';
import styles from './market-report.module.css';

type List = CallReply<typeof market.listReports>;

/** All market reports of the workspace; the address holds the search, the filters, the order and the page. */
export function MarketReportsScreen() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const asked = listQueryOf(address);
  const list = useQuery(marketListQuery(asked));
  const go = (to: string) => void navigate(to, { replace: true });
  return (
    <>
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={
          <>
            <ButtonLink to={paths.ideas}>{words.ideas}</ButtonLink>
            {!(list.data && isNothingYet(asked, list.data)) && <NewReport />}
          </>
        }
      />
      <QueryView query={list} what={words.what} waiting={<ListWaiting />}>
        {(found) =>
          isNothingYet(asked, found) ? (
            <EmptyState sentence={words.none} action={<NewReport />} />
          ) : (
            <>
              <div className={styles.bar}>
                <SearchForm
                  label={words.search}
                  given={asked.search ?? ''}
                  onSearch={(search) => go(listPath(asked, { search }))}
                />
                <Select
                  label={words.order}
                  hideLabel
                  value={asked.order ?? 'newest'}
                  options={marketOrders.map((value) => ({ value, label: orderNames[value] }))}
                  onChange={(order) => go(listPath(asked, { order: order === 'newest' ? null : order }))}
                />
              </div>
              <Filters asked={asked} found={found} />
              <Found asked={asked} found={found} />
            </>
          )
        }
      </QueryView>
    </>
  );
}

function ListWaiting() {
  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        <Skeleton width="min(360px, 100%)" height={38} />
        <Skeleton width="124px" height={38} />
      </div>
      <div className={styles.filters} aria-hidden="true">
        <Skeleton width="min(540px, 100%)" height={28} />
        <Skeleton width="min(540px, 100%)" height={28} />
      </div>
      <ReportTableWaiting />
    </>
  );
}

function isNothingYet({ search, standing, schedule, cursor }: ListQuery, found: List): boolean {
  return found.total_count === 0 && [search, standing, schedule, cursor].every((part) => part === undefined);
}

function Filters({ asked, found: { counts } }: { asked: ListQuery; found: List }) {
  const sum = (of: Record<string, number>) => Object.values(of).reduce((all, count) => all + count, 0);
  return (
    <div className={styles.filters}>
      <ChoiceLinks
        label={words.state}
        choices={[
          {
            ...{ label: words.all, count: sum(counts.standing) },
            ...{ to: listPath(asked, { standing: null }), isChosen: asked.standing === undefined },
          },
          ...marketStandings.map((standing) => ({
            ...{ label: standingNames[standing], count: counts.standing[standing] },
            ...{ to: listPath(asked, { standing }), isChosen: asked.standing === standing },
          })),
        ]}
      />
      <ChoiceLinks
        label={words.schedule}
        choices={[
          {
            ...{ label: words.all, count: sum(counts.schedule) },
            ...{ to: listPath(asked, { schedule: null }), isChosen: asked.schedule === undefined },
          },
          ...marketSchedules.toReversed().map((schedule) => ({
            ...{ label: scheduleNames[schedule], count: counts.schedule[schedule] },
            ...{ to: listPath(asked, { schedule }), isChosen: asked.schedule === schedule },
          })),
        ]}
      />
    </div>
  );
}

function Found({ asked, found }: { asked: ListQuery; found: List }) {
  const { reports, total_count: total, next } = found;
  if (reports.length === 0) {
    return (
      <EmptyState
        sentence={words.noneFound}
        action={<ButtonLink to={paths.marketReports}>{words.clear}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <p className="vh" role="status">
        {words.count(total)}
      </p>
      <ReportTable reports={reports} />
      <div className="row" style={{ marginTop: 16 }}>
        {asked.cursor !== undefined && <ButtonLink to={listPath(asked, {})}>{words.first}</ButtonLink>}
        {next !== null && <ButtonLink to={listPath(asked, { cursor: next })}>{words.next}</ButtonLink>}
      </div>
    </>
  );
}

/** Leads to where a report is begun, for those who may. */
export function NewReport() {
  const navigate = useNavigate();
  const session = useSession();
  const mayChange = session.status === 'signed_in' && roleAllows(session.session.role, 'member');
  useShortcut('c', words.create, () => mayChange && void navigate(paths.marketAnalyze));
  if (!mayChange) return null;
  return (
    <ButtonLink variant="ink" to={paths.marketAnalyze}>
      <Icon name="plus" size="s" />
      {words.create}
      <Kbd>C</Kbd>
    </ButtonLink>
  );
}
