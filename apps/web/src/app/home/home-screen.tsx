import { useQuery } from '@tanstack/react-query';
import { themesQuery } from '../../features/themes/themes.queries.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { WaitingFinding } from './waiting-finding.tsx';
import { AttentionPart } from './attention-part.tsx';
import { FirstStepsLine } from './first-steps-line.tsx';
import { homeWords as words } from './home.words.ts';
import { pickAttention } from './pick-attention.ts';
import { QuietPart } from './quiet-part.tsx';
import { SincePart } from './since-part.tsx';
import { SourcesPart } from './sources-part.tsx';
import { useChanges } from './use-changes.ts';
import styles from './home.module.css';

/** What needs attention today, what changed since the last visit, and the state of the sources. */
export function HomeScreen() {
  const { changes, isAwaited } = useChanges();
  const themes = useQuery(themesQuery);
  return (
    <div className={styles.screen}>
      <PageHead title={words.title} lead={words.lead} />
      <FirstStepsLine />
      <QueryView query={themes} what={words.what} waiting={<WaitingFinding />}>
        {(found) => (
          <QueryView query={changes} what={words.what} waiting={<WaitingFinding />}>
            {({ pages }) => {
              const listed = pages.flatMap((page) => page.changes);
              const attention = pickAttention(listed, found.themes, Date.now());
              return attention && !isAwaited ? (
                <AttentionPart attention={attention} />
              ) : (
                <QuietPart themes={found.themes} hasFeedback={found.total.count > 0} isAwaited={isAwaited} />
              );
            }}
          </QueryView>
        )}
      </QueryView>
      <div className={styles.halves}>
        <SincePart />
        <SourcesPart />
      </div>
    </div>
  );
}
