import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { problemSentence } from '../../../lib/api-problem.ts';
import { paths } from '../../../lib/paths.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { AskBox } from '../../../ui/inputs/ask-box.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { ButtonLink } from '../../../ui/inputs/button-link.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { readListFilter, withListFilter } from '../list/filter-address.ts';
import { sitesQuery } from '../recordings.queries.ts';
import { readAskAddress, withPlan, withQuestion } from './ask-address.ts';
import { AskFilters } from './ask-filters.tsx';
import { answerAboutSessions } from './ask-sessions.queries.ts';
import { askSessionsWords as words } from './ask-sessions.words.ts';
import { ExportSessions } from './export-sessions.tsx';
import { SessionAnswerView } from './session-answer-view.tsx';
import styles from './ask-sessions.module.css';

/** A question about recorded sessions: counted, shown where it happened, and open to be narrowed. The address holds it. */
export function AskSessionsScreen() {
  const [search, setSearch] = useSearchParams();
  const asked = readAskAddress(search);
  const answer = useInfiniteQuery(answerAboutSessions(asked));
  const sites = useQuery(sitesQuery).data?.sites ?? [];
  const [first] = answer.data?.pages ?? [];
  const go = (next: URLSearchParams) => setSearch(next, { preventScrollReset: true });
  return (
    <div className={styles.screen}>
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={
          <>
            <ExportSessions asked={asked} behind={first?.sessions_behind} />
            <ButtonLink to={paths.replay}>{words.all}</ButtonLink>
          </>
        }
      />
      <div>
        <AskBox
          words={words}
          question={asked.questions.at(-1) ?? ''}
          onAsk={(text) => go(withQuestion(search, text))}
        />
        <AskFilters
          filter={readListFilter(search)}
          onChange={(filter) => go(withListFilter(search, filter))}
        />
      </div>
      {answer.isLoading && (
        <div aria-busy="true" aria-live="polite">
          <p className="mut">{words.waiting}</p>
          <SkeletonRows />
        </div>
      )}
      {answer.error && (
        <Alert meaning="bad">
          <p className="b">{words.failed}</p>
          <p>{problemSentence(answer.error)}</p>
          <Button size="sm" onClick={() => void answer.refetch()}>
            {words.again}
          </Button>
        </Alert>
      )}
      {first && !answer.error && (
        <SessionAnswerView
          answer={first}
          results={answer.data?.pages.flatMap(({ results }) => results) ?? []}
          siteName={(id) => sites.find((site) => site.site_id === id)?.name ?? String(id)}
          isStale={answer.isPlaceholderData}
          more={
            answer.hasNextPage
              ? { isLoading: answer.isFetchingNextPage, load: () => void answer.fetchNextPage() }
              : null
          }
          onRun={(plan) => go(withPlan(search, plan))}
        />
      )}
    </div>
  );
}
