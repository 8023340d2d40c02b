import type { CustomTrend, FeedbackToAnnotate } from '@earshot/contracts/topics';
import { Link } from 'react-router';
import { itemPath } from '../../lib/feedback-paths.ts';
import { Avatar } from '../../ui/page/avatar.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { Highlight } from '../../ui/text/highlight.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { Kbd } from '../../ui/keyboard/kbd.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { rateWords } from './topics.words.ts';
import { useRating } from './use-rating.ts';
import { useRatingKeys } from './use-rating-keys.ts';
import styles from './rating-card.module.css';

/** Asks of one item after the other whether it belongs. */
export function RatingCard({ topic, mayChange }: { topic: CustomTrend; mayChange: boolean }) {
  return (
    <section aria-label={rateWords.head}>
      {mayChange ? (
        <Rating topic={topic} />
      ) : (
        <>
          <h3 className="h">{rateWords.head}</h3>
          <p className="sm sec">{rateWords.viewer}</p>
        </>
      )}
    </section>
  );
}

function Rating({ topic }: { topic: CustomTrend }) {
  const { next, rate, undo } = useRating(topic.id);
  const item = next.data?.feedback ?? null;
  const ratings = next.data?.ratings ?? topic.ratings;
  const { positive, negative, suggested } = ratings;
  const yes = () => rate('positive');
  const no = () => rate('negative');
  const skip = () => rate('suggested');
  useRatingKeys({ yes, no, skip, undo }, true);
  return (
    <>
      <div className={`row between ${styles.head}`}>
        <h3 className="h">{rateWords.head}</h3>
        <span className="xs mut">{rateWords.nth(positive + negative + suggested + 1)}</span>
      </div>
      <div className={styles.card}>
        <div className={styles.item} aria-live="polite">
          <QueryView query={next} what={rateWords.what}>
            {({ is_fitting: isLearning }) =>
              item ? (
                <Asked item={item} />
              ) : (
                <p className="sec">{isLearning ? rateWords.learning : rateWords.nothingLeft}</p>
              )
            }
          </QueryView>
        </div>
        <div className={styles.buttons}>
          <Button onClick={yes} disabled={!item}>
            <Icon name="thumbUp" size="s" />
            {rateWords.yes}
            <Kbd>↑</Kbd>
          </Button>
          <Button onClick={no} disabled={!item}>
            <Icon name="thumbDown" size="s" />
            {rateWords.no}
            <Kbd>↓</Kbd>
          </Button>
          <Button variant="quiet" onClick={skip} disabled={!item}>
            {rateWords.skip}
            <Kbd>→</Kbd>
          </Button>
        </div>
      </div>
      <div className={`row between sm ${styles.foot}`}>
        <span className="sec">{rateWords.sum(positive, negative, suggested)}</span>
        <Button size="sm" variant="quiet" onClick={undo}>
          <Icon name="undo" size="s" />
          {rateWords.undo}
          <Kbd>Z</Kbd>
        </Button>
      </div>
    </>
  );
}

function Asked({ item }: { item: FeedbackToAnnotate }) {
  const { author, account, source_name: source, said_at: saidAt } = item;
  const who = [author?.name, account?.name].filter(Boolean).join(', ') || rateWords.unnamed;
  return (
    <>
      <div className="row sm">
        <Avatar seed={author ? `author ${author.id}` : `item ${item.review_id}`} size={22} />
        <b className="b clip">{who}</b>
        <span className="mut nw">
          {source}, {saidAt ? <DateTime iso={saidAt} /> : rateWords.noDate}
        </span>
      </div>
      {item.title && <p className={`b ${styles.title}`}>{item.title}</p>}
      <p className={`prose ${styles.text}`} tabIndex={0} data-arrows>
        “<Highlight text={item.text.trim()} />”
      </p>
      <p className="xs mut">
        {rateWords[item.reason]}
        {item.score !== null && `: ${rateWords.likely(item.score)}`}.{' '}
        <Link to={itemPath(item.review_id)}>Open item</Link>
      </p>
    </>
  );
}
