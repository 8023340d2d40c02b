import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { boardPath } from '../../../lib/board-path.ts';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { DateTime } from '../../../ui/text/date-time.tsx';
import { toldPersonQuery } from '../boards.queries.ts';
import { followUpWords, toldWords as words } from './follow-up.words.ts';
import styles from './told-person.module.css';

/** What a person was told of releases; nothing is shown where there is nothing. */
export function ToldPerson({ authorId }: { authorId: number }) {
  const told = useQuery(toldPersonQuery(authorId));
  if (told.data?.told.length === 0 && told.data.opted_out_at === null) return null;
  if (!told.data && !told.error) return null;
  return (
    <section className="card" aria-label={words.head}>
      <div className="hd">
        <h2 className="h">{words.head}</h2>
      </div>
      <div className={styles.body}>
        <QueryView query={told} what={words.what}>
          {({ told: emails, opted_out_at: optedOut }) => (
            <>
              {optedOut !== null && (
                <p>
                  {words.optedOut} <DateTime iso={optedOut} />.
                </p>
              )}
              {emails.map(({ subject, text, state, at, by, card }) => (
                <article key={`${at} ${subject}`} className={styles.email}>
                  <h3>{subject}</h3>
                  <p className="sm mut">
                    {followUpWords.state(state)}, {words.by(by)} <DateTime iso={at} withTime />
                  </p>
                  {card && <Link to={boardPath(card.board_id, card.idea_id)}>{card.title}</Link>}
                  <details>
                    <summary>{words.text}</summary>
                    <p className={styles.text}>{text}</p>
                  </details>
                </article>
              ))}
            </>
          )}
        </QueryView>
      </div>
    </section>
  );
}
