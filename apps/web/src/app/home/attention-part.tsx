import { useState } from 'react';
import { ChangeChart } from '../../features/alerts/change-chart.tsx';
import { ChangeDrivers } from '../../features/alerts/change-words.tsx';
import { sendWords } from '../../features/ideas/ideas.words.ts';
import { SendIdea } from '../../features/ideas/send-idea.tsx';
import { feedbackListPath } from '../../lib/feedback-paths.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/inputs/button-link.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { NumberLink } from '../../ui/text/number-link.tsx';
import { changeSentence, homeWords as words, themeSentence } from './home.words.ts';
import { mentionedMore, pointerOf, type Attention } from './pick-attention.ts';
import { WhoItAffects } from './who-it-affects.tsx';
import { TellingQuotes } from './telling-quotes.tsx';
import { WatchWhatHappened } from './watch-what-happened.tsx';
import { useTelling } from './use-telling.ts';
import styles from './home.module.css';

/** The finding of the day: its sentence, its chart, what customers say, and the ways on. */
export function AttentionPart({ attention }: { attention: Attention }) {
  const [isSending, setSending] = useState(false);
  const found = attention.kind === 'change' ? attention.change : attention.theme;
  const trend = attention.kind === 'change' ? attention.change : attention.theme.trend;
  const [before, after] =
    attention.kind === 'change' ? changeSentence(attention.change) : themeSentence(attention.theme);
  const quotes = useTelling(trend.filters);
  const pointer = pointerOf(attention);
  const asked = mentionedMore(attention);
  return (
    <section aria-label={words.attention} className={styles.attention}>
      <h2 className={styles.finding}>
        {before} <NumberLink value={trend.count} to={feedbackListPath(trend.filters)} /> {after}
      </h2>
      <WhoItAffects filters={trend.filters} />
      <div className={attention.kind === 'change' ? styles.evidence : styles.quotesAlone}>
        {attention.kind === 'change' && (
          <div className={styles.chart}>
            <ChangeChart change={attention.change} />
            <p className="sm sec">
              <ChangeDrivers drivers={attention.change.drivers} />
            </p>
          </div>
        )}
        <TellingQuotes items={quotes} />
      </div>
      <div className="row wrap">
        <WatchWhatHappened reviewIds={quotes.map(({ review_id: id }) => id)} />
        <ButtonLink size="sm" to={feedbackListPath(trend.filters)}>
          {words.items}
        </ButtonLink>
        {asked !== null && (
          <ButtonLink size="sm" to={questionPath(words.whyQuestion(asked))}>
            {words.why}
          </ButtonLink>
        )}
        {pointer && (
          <Button size="sm" onClick={() => setSending(true)}>
            {words.roadmap}
          </Button>
        )}
        <ButtonLink size="sm" variant="quiet" to={paths.alerts}>
          {words.allAlerts}
        </ButtonLink>
      </div>
      {isSending && pointer && (
        <SendIdea
          offer={{
            title: found.name,
            pointer,
            says: (pointer.kind === 'topic' ? sendWords.ofTopic : sendWords.ofTheme)(found.name, trend.count),
            about: null,
          }}
          onClose={() => setSending(false)}
        />
      )}
    </section>
  );
}

const questionPath = (question: string) => `${paths.openQuestion}?${new URLSearchParams({ q: question })}`;
