import type { CallReply } from '@earshot/contracts/call';
import { roleAllows } from '@earshot/contracts/call';
import type { ideas } from '@earshot/contracts/ideas';
import { ideaStates } from '@earshot/contracts/ideas';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiProblem } from '../../lib/api-problem.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/use-session.ts';
import { ButtonLink } from '../../ui/inputs/button-link.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { SearchForm } from '../../ui/inputs/search-form.tsx';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import { SkeletonTable } from '../../ui/states/skeleton.tsx';
import { IdeaRow, type IdeaParts } from './idea-row.tsx';
import { ideasPath, ideasQueryOf } from './ideas-address.ts';
import type { IdeasQuery } from './ideas.queries.ts';
import { ideaQuery, ideasQuery } from './ideas.queries.ts';
import { ideaWords as words } from './ideas.words.ts';
import styles from './ideas.module.css';

/** What waits for the roadmap, and what was dismissed. The address holds state, search and page, or names one idea. */
export function IdeasScreen(parts: IdeaParts) {
  const [address] = useSearchParams();
  const ideaId = address.get('idea_id');
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      {ideaId === null ? (
        <List key={address.get('search')} asked={ideasQueryOf(address)} parts={parts} />
      ) : (
        <One ideaId={ideaId} parts={parts} />
      )}
    </>
  );
}

function List({ asked, parts }: { asked: IdeasQuery; parts: IdeaParts }) {
  const list = useQuery(ideasQuery(asked));
  const navigate = useNavigate();
  const top = useRef<HTMLParagraphElement>(null);
  const mayChange = useMayChange();
  const { state = 'waiting', search } = asked;
  const go = (to: IdeasQuery) => void navigate(ideasPath(to), { replace: true });
  return (
    <>
      <div className={styles.bar}>
        <Segmented
          label={words.state}
          options={ideaStates.map((value) => ({
            value,
            label: words.stateWith(value, list.data?.counts[value]),
          }))}
          value={state}
          onChange={(to) => go({ ...(search && { search }), ...(to !== 'waiting' && { state: to }) })}
        />
        <SearchForm
          label={words.search}
          given={search ?? ''}
          onSearch={(sought) =>
            go({ ...(asked.state && { state: asked.state }), ...(sought && { search: sought }) })
          }
        />
      </div>
      <QueryView
        query={list}
        what={words.what}
        waiting={<SkeletonTable columns={2} hasHead={false} lines={2} />}
      >
        {(found) =>
          found.ideas.length === 0 ? (
            <Nothing asked={asked} />
          ) : (
            <>
              <p className="vh" role="status" ref={top} tabIndex={-1}>
                {words.count(found.counts[state])}
              </p>
              <ul className={`card ${styles.list}`} aria-busy={list.isPlaceholderData}>
                {found.ideas.map((idea) => (
                  <li key={idea.idea_id}>
                    <IdeaRow
                      idea={idea}
                      mayChange={mayChange}
                      onGone={() => top.current?.focus()}
                      {...parts}
                    />
                  </li>
                ))}
              </ul>
              <Pages asked={asked} found={found} />
            </>
          )
        }
      </QueryView>
    </>
  );
}

function Pages({
  asked: { after, ...asked },
  found,
}: {
  asked: IdeasQuery;
  found: CallReply<typeof ideas.list>;
}) {
  return (
    <div className="row" style={{ marginTop: 16 }}>
      {after !== undefined && <ButtonLink to={ideasPath(asked)}>{words.newest}</ButtonLink>}
      {found.next_after !== null && (
        <ButtonLink to={ideasPath({ ...asked, after: found.next_after })}>{words.older}</ButtonLink>
      )}
    </div>
  );
}

function Nothing({ asked: { state = 'waiting', search, after } }: { asked: IdeasQuery }) {
  const isNarrowed = search !== undefined || after !== undefined;
  if (isNarrowed) {
    return (
      <EmptyState
        sentence={words.noneFound}
        action={<ButtonLink to={paths.ideas}>{words.clear}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      sentence={words.none[state]}
      action={<ButtonLink to={paths.marketReports}>{words.toReports}</ButtonLink>}
    />
  );
}

function One({ ideaId, parts }: { ideaId: string; parts: IdeaParts }) {
  const idea = useQuery(ideaQuery(ideaId));
  const navigate = useNavigate();
  const mayChange = useMayChange();
  const { error } = idea;
  const all = <ButtonLink to={paths.ideas}>{words.all}</ButtonLink>;
  if (error instanceof ApiProblem && ['not_found', 'bad_request'].includes(error.code)) {
    return <EmptyState sentence={words.notFound} action={all} />;
  }
  return (
    <QueryView
      query={idea}
      what={words.what}
      waiting={<SkeletonTable columns={2} hasHead={false} rows={1} />}
    >
      {(one) => (
        <>
          <div className={`card ${styles.list}`}>
            <IdeaRow
              idea={one}
              mayChange={mayChange}
              onGone={() => void navigate(paths.ideas, { replace: true })}
              {...parts}
            />
          </div>
          <div className="row" style={{ marginTop: 16 }}>
            {all}
          </div>
        </>
      )}
    </QueryView>
  );
}

function useMayChange(): boolean {
  const session = useSession();
  return session.status === 'signed_in' && roleAllows(session.session.role, 'member');
}
