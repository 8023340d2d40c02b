import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { sourcesQuery } from '../../features/sources/sources.queries.ts';
import { feedbackListPath } from '../../lib/feedback-paths.ts';
import { paths } from '../../lib/paths.ts';
import { DateTime } from '../../ui/text/date-time.tsx';
import { NumberLink } from '../../ui/text/number-link.tsx';
import { homeWords as words } from './home.words.ts';
import styles from './home.module.css';

const shown = 5;

/** Where feedback comes from, what each brought, and when it last did. */
export function SourcesPart() {
  const { data } = useQuery(sourcesQuery);
  const newest = [...(data?.sources ?? [])]
    .sort((a, b) => (b.last_item_at ?? '').localeCompare(a.last_item_at ?? ''))
    .slice(0, shown);
  return (
    <section aria-labelledby="home-sources">
      <div className={`rule-head ${styles.head}`}>
        <h2 id="home-sources" className="h">
          {words.sources}
        </h2>
        <Link className="sm" to={paths.sources}>
          {words.allSources}
        </Link>
      </div>
      <ul className={styles.lines}>
        {newest.map(({ source_id: id, name, item_count: count, last_item_at: last }) => (
          <li key={id} className={styles.source}>
            <span className="clip">{name}</span>
            <NumberLink value={count} to={feedbackListPath({ source_ids: [id] })} />
            <span className="sm sec">
              {last ? (
                <>
                  {words.newest} <DateTime iso={last} />
                </>
              ) : (
                words.never
              )}
            </span>
          </li>
        ))}
        {data && newest.length === 0 && <li className="sec">{words.noSources}</li>}
      </ul>
    </section>
  );
}
