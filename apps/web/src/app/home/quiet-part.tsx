import type { Theme } from '@earshot/contracts/themes';
import { feedbackListPath } from '../../lib/feedback-paths.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/inputs/button-link.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { NumberLink } from '../../ui/text/number-link.tsx';
import { useAnalysing } from '../shell/use-analysing.ts';
import { homeWords as words } from './home.words.ts';
import { WaitingFinding } from './waiting-finding.tsx';
import styles from './home.module.css';

const shown = 3;

interface QuietPartProps {
  themes: readonly Theme[];
  hasFeedback: boolean;
  /** The first check for changes is about to come. */
  isAwaited: boolean;
}

/** Nothing moved more than usual: that it did not, and what is mentioned most. */
export function QuietPart({ themes, hasFeedback, isAwaited }: QuietPartProps) {
  // Until all items are analysed, nobody knows whether something is unusual.
  const analysing = useAnalysing();
  const isKnown = analysing === null && !isAwaited;
  if (!hasFeedback)
    return (
      <EmptyState
        sentence={words.noFeedback}
        action={
          <ButtonLink variant="mark" to={paths.getStarted}>
            {words.noFeedbackAction}
          </ButtonLink>
        }
      />
    );
  if (analysing === undefined) return <WaitingFinding />;
  const most = themes
    .filter(({ is_broad: isBroad, trend }) => !isBroad && trend.count > 0)
    .sort((a, b) => b.trend.count - a.trend.count)
    .slice(0, shown);
  return (
    <section aria-label={words.attention} className={styles.attention}>
      <h2 className={styles.finding}>{isKnown ? words.quiet : words.stillAnalysing}</h2>
      <p className="prose">{isKnown ? words.quietLead : words.stillAnalysingLead}</p>
      {isKnown && most.length > 0 && (
        <p>
          {words.mostMentioned}:{' '}
          {most.map(({ theme_id: id, name, trend }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              {name} (<NumberLink value={trend.count} to={feedbackListPath(trend.filters)} />)
            </span>
          ))}
          .
        </p>
      )}
    </section>
  );
}
