import type { FeedbackItem } from '@earshot/contracts/feedback';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { Answer } from '@earshot/contracts/questions';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { countedWhile } from '../../lib/analysing-words.ts';
import { feedbackListPath } from '../../lib/feedback-paths.ts';
import { figurePath } from '../../lib/figure-path.ts';
import { formatCount } from '../../lib/format.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { AskBox } from '../../ui/inputs/ask-box.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { SkeletonRows } from '../../ui/states/skeleton.tsx';
import { AnswerText } from './answer-text.tsx';
import { AnswerTrend } from './answer-trend.tsx';
import { PlanChips } from './plan-chips.tsx';
import { askWords } from './questions.words.ts';
import { SavedAnswers } from './save-answer.tsx';
import { useAnswer } from './use-answer.ts';
import answerStyles from './answer-text.module.css';
import styles from './open-question.module.css';

export interface OpenQuestionProps {
  /** Draws similar feedback. */
  card: (item: FeedbackItem, question: string) => ReactNode;
  filterChips: (filter: FeedbackFilter, onChange: (filter: FeedbackFilter) => void) => ReactNode;
}

/** An open question: counted, told with quotes, and open to be changed. */
export function OpenQuestionScreen({ card, filterChips }: OpenQuestionProps) {
  const [search, setSearch] = useSearchParams();
  const answerId = search.get('answer_id');
  const question = search.get('q') ?? '';
  const { state, ask } = useAnswer(answerId, (answer) =>
    setSearch({ answer_id: answer.answer_id }, { preventScrollReset: true }),
  );
  const answer = state.status === 'ready' ? state.answer : null;
  const begun = useRef('');
  const begin = (text: string) => {
    begun.current = text;
    setSearch({ q: text }, { preventScrollReset: true });
    void ask({ new_message: text });
  };
  useEffect(() => {
    // An address that only holds a question asks it; one that was begun here is under way already.
    if (question && answerId === null && begun.current !== question) {
      begun.current = question;
      void ask({ new_message: question });
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only another address asks
  }, [question, answerId]);

  return (
    <div className={styles.screen}>
      <PageHead title={askWords.title} actions={<SavedAnswers answer={answer} />} />
      <AskBox words={askWords} question={answer?.question ?? question} onAsk={begin} />
      {state.status === 'working' && (
        <div aria-busy="true" aria-live="polite">
          {state.text ? <p className={answerStyles.text}>{state.text}</p> : <Waiting />}
        </div>
      )}
      {state.status === 'failed' && (
        <Alert meaning="bad">
          <p className="b">{askWords.failed}</p>
          <p>{problemSentence(state.error)}</p>
          <Button size="sm" onClick={() => void ask({ new_message: question || begun.current })}>
            {askWords.again}
          </Button>
        </Alert>
      )}
      {answer && (
        <AnswerView
          answer={answer}
          card={card}
          filterChips={filterChips}
          onFollowUp={(text) => void ask({ new_message: text, conversation_id: answer.conversation_id })}
          onRun={(plan, asked) =>
            void ask({
              new_message: asked,
              plan,
              filters: answer.filters,
              conversation_id: answer.conversation_id,
            })
          }
        />
      )}
    </div>
  );
}

function Waiting() {
  return (
    <>
      <p className="mut">{askWords.working}</p>
      <SkeletonRows />
    </>
  );
}

interface AnswerViewProps extends OpenQuestionProps {
  answer: Answer;
  onFollowUp: (question: string) => void;
  /** Runs a changed plan, under the question that it was read from. */
  onRun: (plan: NonNullable<Answer['plan']>, question: string) => void;
}

function AnswerView({ answer, card, filterChips, onFollowUp, onRun }: AnswerViewProps) {
  const { plan, second, trend, insights, results, missing, notice } = answer;
  // What is only counted is about no text that anything could be similar to.
  const isNewest = results.length > 0 && results.every(({ score }) => score === null);
  const listHeading = isNewest ? askWords.newest : askWords.similar;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {notice && <Alert meaning="info">{notice}</Alert>}
        {answer.analysing && <Alert meaning="info">{countedWhile(answer.analysing)}</Alert>}
        <section aria-label={askWords.answer}>
          <AnswerText answer={answer} />
        </section>
        {answer.status === 'partial' && missing && <p className="mut sm">{missing.detail}</p>}
        {answer.not_understood.length > 0 && (
          <p className="mut sm">{askWords.left(answer.not_understood.join(', '))}</p>
        )}
        {plan && (
          <PlanChips
            plan={plan}
            filterChips={filterChips}
            onRun={(one) => onRun(one, second?.first ?? answer.question)}
          />
        )}
        {second && (
          <PlanChips
            heading={askWords.countedSecond(second.question)}
            plan={second.plan}
            filterChips={filterChips}
            onRun={(one) => onRun(one, second.question)}
          />
        )}
        {answer.follow_ups.length > 0 && (
          <div className={styles.chips}>
            <span className="mut sm">{askWords.next}</span>
            {answer.follow_ups.map((text) => (
              <Chip key={text} onClick={() => onFollowUp(text)}>
                {text}
              </Chip>
            ))}
          </div>
        )}
        {answer.status !== 'refused' && (
          <section aria-label={listHeading}>
            <div className={styles.planHead}>
              <h2 className="h">{listHeading}</h2>
              <span className="mut sm">
                {formatCount(results.length)}{' '}
                <Link to={feedbackListPath(answer.items_behind)}>{askWords.shownOf(answer.total_count)}</Link>
              </span>
            </div>
            {results.length === 0 && <p className="mut">{askWords.similarEmpty}</p>}
            {results.map((item) => card(item, plan?.filters.about?.text ?? ''))}
          </section>
        )}
      </div>
      {(trend ?? insights.length > 0) && (
        <aside className={styles.aside}>
          {trend && <AnswerTrend trend={trend} />}
          {insights.length > 0 && (
            <section aria-label={askWords.insights}>
              <h2 className="h">{askWords.insights}</h2>
              <ul className={styles.insights}>
                {insights.map(({ text, figure }) => (
                  <li key={text}>
                    <Link to={figurePath(figure.unit, figure.filters)}>{text}</Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </aside>
      )}
    </div>
  );
}
