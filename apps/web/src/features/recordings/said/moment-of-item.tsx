import type { CallReply } from '@earshot/contracts/call';
import type { feedbackMoments } from '@earshot/contracts/feedback-moments';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { problemSentence } from '../../../lib/api-problem.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { ButtonLink } from '../../../ui/inputs/button-link.tsx';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { Icon } from '../../../ui/page/icon.tsx';
import { replayPath } from '../replay/replay-path.ts';
import { momentOfItem } from './moment.queries.ts';
import { saidWords as words } from './said.words.ts';
import styles from './moment-of-item.module.css';

type Answer = CallReply<typeof feedbackMoments.findMoment>;

/** The replay of the moment before an item of feedback was said, or why there is none. */
export function MomentOfItem({ reviewId }: { reviewId: number }) {
  const { data, error, refetch } = useQuery(momentOfItem(reviewId));
  return (
    <section aria-label={words.title} aria-busy={!data && !error}>
      <h2 className="h">{words.title}</h2>
      {!data && !error && <p className="sm mut">{words.waiting}</p>}
      {error && (
        <div className={styles.moment} role="status">
          <p className="sm">
            {words.failed}. {problemSentence(error)}
          </p>
          <Button size="sm" onClick={() => void refetch()}>
            {words.again}
          </Button>
        </div>
      )}
      {data?.found && <Found found={data.found} />}
      {data?.missing && <Missing missing={data.missing} candidates={data.candidates} />}
    </section>
  );
}

function Found({ found }: { found: NonNullable<Answer['found']> }) {
  const { recording_id: id, at_ms: at, rule, confidence, what, seconds_before: before } = found;
  return (
    <div className={styles.moment}>
      <ButtonLink size="sm" variant="ink" to={replayPath(id, at)}>
        <Icon name="play" size="s" />
        {words.watch}
      </ButtonLink>
      {what && <p className={styles.what}>{what}</p>}
      <p className="sm sec">
        {words.rules[rule]}
        {before !== null && before >= 0 && `, ${words.before(before)}`}.
      </p>
      <p className="sm mut">{words.confidences[confidence]}.</p>
    </div>
  );
}

function Missing({
  missing,
  candidates,
}: {
  missing: NonNullable<Answer['missing']>;
  candidates: Answer['candidates'];
}) {
  return (
    <div className={styles.moment}>
      <p className="sm sec">{missing.detail}</p>
      {candidates.length > 0 && (
        <>
          <p className="sm b">{words.candidates}</p>
          <ul className={styles.candidates}>
            {candidates.map(({ recording_id: id, at_ms: at, started_at: begun }) => (
              <li key={id}>
                <Link to={replayPath(id, at)}>
                  <DateTime iso={begun} withTime />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
