import { roleAllows } from '@earshot/contracts/call';
import type { AccountDetail } from '@earshot/contracts/people';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ApiProblem } from '../../lib/api-problem.ts';
import { feedbackListPath, peoplePath } from '../../lib/feedback-paths.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/use-session.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { ButtonLink } from '../../ui/inputs/button-link.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { AccountFactsCard } from './account-facts.tsx';
import { EditAccount } from './edit-account.tsx';
import { idInAddress } from './id-in-address.ts';
import { NotHere } from './not-here.tsx';
import { oneAccount, peopleList } from './people.queries.ts';
import { accountWords, peopleWords } from './people.words.ts';
import { PeopleTable } from './people-table.tsx';
import type { PageParts } from './person-screen.tsx';
import styles from './person-page.module.css';

/** One account, named by `account_id` in the address. */
export function AccountScreen(parts: PageParts) {
  const [search] = useSearchParams();
  const id = idInAddress(search, 'account_id');
  const account = useQuery({ ...oneAccount(id ?? 0), enabled: id !== null });
  const isGone = account.error instanceof ApiProblem && account.error.status === 404;
  if (id === null || isGone) {
    const sentence = id === null ? accountWords.noId : accountWords.notFound;
    return (
      <NotHere title={accountWords.one} sentence={sentence} to={paths.accounts} all={accountWords.all} />
    );
  }
  return (
    <QueryView query={account} what={accountWords.one}>
      {(detail) => <AccountPage key={detail.account_id} account={detail} parts={parts} />}
    </QueryView>
  );
}

function AccountPage({ account, parts }: { account: AccountDetail; parts: PageParts }) {
  const session = useSession();
  const mayChange = session.status === 'signed_in' && roleAllows(session.session.role, 'member');
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <PageHead
        trail={<Link to={paths.accounts}>{accountWords.title}</Link>}
        title={<span className={styles.title}>{account.name}</span>}
        actions={
          <>
            {parts.add({ account: { name: account.name, external_id: account.external_id } })}
            {mayChange && <Button onClick={() => setEditing(true)}>{accountWords.edit}</Button>}
            {account.people.count === null ? (
              <span className="mut">{accountWords.peopleUnknown}</span>
            ) : (
              <ButtonLink to={peoplePath(account.people.filters)}>
                {accountWords.inPeople(account.people.count)}
              </ButtonLink>
            )}
            <ButtonLink variant="ink" to={feedbackListPath(account.items.filters)}>
              {accountWords.items(account.items.count)}
            </ButtonLink>
          </>
        }
      />
      <div className={styles.page}>
        <div className={styles.main}>
          {parts.figures(account.items.filters)}
          <WhoSpeaks account={account} />
        </div>
        <aside className={styles.side}>
          <AccountFactsCard account={account} />
        </aside>
      </div>
      <EditAccount account={account} opened={isEditing} onClose={() => setEditing(false)} />
    </>
  );
}

const peopleShown = 10;

function WhoSpeaks({ account }: { account: AccountDetail }) {
  const query = useInfiniteQuery(peopleList({ filters: account.people.filters }, peopleShown));
  return (
    <section className="card" aria-label={accountWords.who}>
      <div className="hd">
        <h2 className="h">{accountWords.who}</h2>
      </div>
      <QueryView query={query} what={peopleWords.what}>
        {({ pages }) => <PeopleTable rows={pages[0]?.results ?? []} />}
      </QueryView>
    </section>
  );
}
