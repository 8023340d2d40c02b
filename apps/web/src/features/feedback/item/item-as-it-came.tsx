import type { FeedbackItemDetail } from '@earshot/contracts/feedback';
import { itemWords, partNames, speakerNames } from './item.words.ts';
import styles from './item-as-it-came.module.css';

/** What the source gave besides the customer's words, folded: the parts that were left out, and the whole as it came. */
export function ItemAsItCame({ item }: { item: FeedbackItemDetail }) {
  const { as_it_came: came } = item;
  if (!came) return null;
  const parts = leftOutParts(item);
  return (
    <div className={styles.folds}>
      {parts.length > 0 && (
        <details>
          <summary>{itemWords.otherParts}</summary>
          <dl className={styles.parts}>
            {parts.map(({ name, text }, place) => (
              <div key={place}>
                <dt className="sm mut">{name}</dt>
                <dd className={styles.words}>{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <details>
        <summary>{itemWords.asItCame}</summary>
        {came.title !== null && <p className={`b ${styles.words}`}>{came.title}</p>}
        <p className={styles.words}>{came.text}</p>
      </details>
    </div>
  );
}

function leftOutParts({ turns }: FeedbackItemDetail): { name: string; text: string }[] {
  return turns.flatMap(({ who, parts }) =>
    parts.flatMap(({ kind, text }) => {
      if (kind === 'body') return who === 'customer' ? [] : [{ name: speakerNames[who], text }];
      return [{ name: partNames[kind], text }];
    }),
  );
}
