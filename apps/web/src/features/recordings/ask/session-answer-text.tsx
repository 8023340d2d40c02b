import type { AnswerPart } from '@earshot/contracts/questions';
import type { SessionAnswer } from '@earshot/contracts/session-questions';
import { Link } from 'react-router';
import numberStyles from '../../../ui/text/number-link.module.css';
import { sessionsPath } from '../list/filter-address.ts';
import { replayPath } from '../replay/replay-path.ts';
import { askSessionsWords as words } from './ask-sessions.words.ts';
import styles from './ask-sessions.module.css';

/** The answer: numbers open the sessions they were counted in, citations the moment. */
export function SessionAnswerText({ answer }: { answer: SessionAnswer }) {
  return (
    <div className={styles.paragraphs}>
      {answer.paragraphs.map((parts, paragraph) => (
        <p key={paragraph} className={styles.text}>
          {parts.map((part, at) => (
            <Part key={at} part={part} answer={answer} />
          ))}
        </p>
      ))}
    </div>
  );
}

function Part({ part, answer }: { part: AnswerPart; answer: SessionAnswer }) {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'figure') {
    const figure = answer.figures.find(({ name }) => name === part.name);
    if (!figure) return part.text;
    return (
      <Link
        className={numberStyles.number}
        to={sessionsPath(figure.filters)}
        data-unit={figure.unit}
        aria-label={words.opens(figure.label, part.text)}
      >
        {part.text}
      </Link>
    );
  }
  const cited = answer.citations.find(({ number }) => number === part.number);
  if (!cited) return null;
  if (part.kind === 'quote') return `“${cited.what}”`;
  return (
    <Link
      className={styles.cite}
      to={replayPath(cited.recording_id, cited.at_ms)}
      aria-label={words.watch(cited.number)}
    >
      {cited.number}
    </Link>
  );
}
