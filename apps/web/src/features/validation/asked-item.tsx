import type { CheckCard } from '@earshot/contracts/validation';
import type { FeedbackItem } from '@earshot/contracts/feedback';
import { Link } from 'react-router';
import { itemPath } from '../../lib/feedback-paths.ts';
import { Avatar } from '../../ui/page/avatar.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { answerWords, drawWords, queueWords, speakerWords } from './validation.words.ts';
import styles from './check-queue.module.css';

/** The question, the item it is about, and what the engine says. */
export function AskedItem({ card }: { card: CheckCard }) {
  const { kind, shown, shown_by: by, subject_name: name, drawn, others } = card;
  const question = queueWords.question[kind];
  return (
    <>
      <h2 className="h">{typeof question === 'string' ? question : question(name ?? '')}</h2>
      <Said item={card.item} />
      {card.copy && (
        <>
          <h3 className="sm sec">{queueWords.copyOf}</h3>
          <Said item={card.copy} />
        </>
      )}
      <p className={styles.says}>{queueWords.engineSays(answerWords(kind, shown, name), speakerWords[by])}</p>
      <p className="xs mut">
        {drawWords[drawn]}. {others > 0 && queueWords.others(others)}{' '}
        <Link to={itemPath(card.review_id)}>{queueWords.open}</Link>
      </p>
    </>
  );
}

function Said({ item }: { item: FeedbackItem }) {
  const { author, account, rating, source_name: source, said_at: saidAt } = item;
  const who = [author?.name, account?.name].filter(Boolean).join(', ') || queueWords.unnamed;
  return (
    <>
      <div className="row sm wrap">
        <Avatar seed={author ? `author ${author.id}` : `item ${item.review_id}`} size={22} />
        <b className="b clip">{who}</b>
        <span className="mut nw">
          {source}, {saidAt ? <DateTime iso={saidAt} /> : queueWords.noDate}
          {rating && `, ${rating.value} / ${rating.max}`}
        </span>
      </div>
      {item.title && <p className={`b ${styles.title}`}>{item.title}</p>}
      <p className={`prose ${styles.text}`} tabIndex={0} data-arrows>
        {item.text.trim() ? `“${item.text.trim()}”` : queueWords.noText}
      </p>
    </>
  );
}
