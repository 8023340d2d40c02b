import type { SessionAnswer, SessionPlan } from '@earshot/contracts/session-questions';
import { Link } from 'react-router';
import { formatCount } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { ButtonLink } from '../../../ui/inputs/button-link.tsx';
import { sessionsPath } from '../list/filter-address.ts';
import { RecordingRow, type ListedRecording } from '../list/recording-row.tsx';
import { askSessionsWords as words } from './ask-sessions.words.ts';
import { CitedMoments } from './cited-moments.tsx';
import { CountedRows } from './counted-rows.tsx';
import { SessionAnswerText } from './session-answer-text.tsx';
import { SessionPlanChips } from './session-plan-chips.tsx';
import styles from './ask-sessions.module.css';

interface SessionAnswerViewProps {
  answer: SessionAnswer;
  results: readonly ListedRecording[];
  siteName: (id: number) => string;
  isStale: boolean;
  /** Loads further sessions; null when all are shown. */
  more: { isLoading: boolean; load: () => void } | null;
  onRun: (plan: SessionPlan) => void;
}

/** The answer, what was counted for it, the moments it rests on, and the sessions behind it. */
export function SessionAnswerView({
  answer,
  results,
  siteName,
  isStale,
  more,
  onRun,
}: SessionAnswerViewProps) {
  const { plan, notice, status, citations, rows } = answer;
  return (
    <div className={styles.answer} aria-busy={isStale}>
      {notice && <Alert meaning="info">{notice}</Alert>}
      <section aria-label={words.answer}>
        <SessionAnswerText answer={answer} />
        {(answer.missing?.reason === 'opinions' || answer.missing?.reason === 'reasons') && (
          <ButtonLink size="sm" to={`${paths.openQuestion}?${new URLSearchParams({ q: answer.question })}`}>
            {words.feedback}
          </ButtonLink>
        )}
      </section>
      {plan && <SessionPlanChips plan={plan} siteName={siteName} onRun={onRun} />}
      {citations.length > 0 && <CitedMoments citations={citations} />}
      {rows.length > 0 && <CountedRows rows={rows} />}
      {status === 'answered' && (
        <section aria-label={words.sessions}>
          <div className={styles.head}>
            <h2 className="h">{words.sessions}</h2>
            <span className="mut sm">
              {formatCount(results.length)}{' '}
              <Link to={sessionsPath(answer.sessions_behind)}>{words.shownOf(answer.total_count)}</Link>
            </span>
          </div>
          <ul>
            {results.map((recording) => (
              <RecordingRow key={recording.session_id} recording={recording} />
            ))}
          </ul>
          {more && (
            <Button className={styles.more} disabled={more.isLoading} onClick={more.load}>
              {more.isLoading ? words.loadingMore : words.more}
            </Button>
          )}
        </section>
      )}
    </div>
  );
}
