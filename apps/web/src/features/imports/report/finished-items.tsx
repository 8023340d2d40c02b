import type { ImportPreviewItem } from '@earshot/contracts/imports';
import type { ReactNode } from 'react';
import { formatInstant } from '../../../lib/format.ts';
import { finishedWords } from '../imports.words.ts';
import styles from './finished-items.module.css';

interface FinishedItemsProps {
  items: readonly ImportPreviewItem[];
  /** False while they are of the mapping before. */
  isNow: boolean;
}

/** The first items as they would be stored, each beside the row that it is made of. */
export function FinishedItems({ items, isNow }: FinishedItemsProps) {
  if (items.length === 0) return null;
  return (
    <section className="card" aria-label={finishedWords.heading} aria-busy={!isNow}>
      <div className={`hd ${styles.head}`}>
        <h2 className="h">{finishedWords.heading}</h2>
        <span className="sm mut">{finishedWords.lead}</span>
      </div>
      <ol className={isNow ? styles.items : `${styles.items} ${styles.old}`}>
        {items.map((item) => (
          <li key={item.line} className={styles.pair}>
            <Row item={item} />
            <Item item={item} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Row({ item }: { item: ImportPreviewItem }) {
  return (
    <div className={styles.row}>
      <h3 className="sm b">{finishedWords.row(item.line, item.row_count)}</h3>
      <dl className={styles.cells}>
        {item.cells.map(({ column, value }, at) => (
          <div key={at}>
            <dt className="mono xs mut">{column}</dt>
            <dd className={`sm ${styles.cell}`}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Item({ item }: { item: ImportPreviewItem }) {
  const { title, text, turns, said_at: saidAt, rating, author, account, fields } = item;
  return (
    <div className={styles.item}>
      <h3 className="sm b">{finishedWords.item}</h3>
      {title !== null && <p className="b">{title}</p>}
      <p className={styles.text}>{text || <span className="mut">{finishedWords.noText}</span>}</p>
      {turns.some(({ who }) => who !== 'customer') && (
        <details>
          <summary className="sm">{finishedWords.turns}</summary>
          {turns.map(({ who, text: said }, at) => (
            <p key={at} className={`sm ${styles.turn}`}>
              <b>{finishedWords.who[who]}</b>: {said}
            </p>
          ))}
        </details>
      )}
      <dl className={styles.facts}>
        <Fact name={finishedWords.date} value={saidAt && formatInstant(saidAt)} />
        <Fact
          name={finishedWords.rating}
          value={rating && finishedWords.ratingOf(rating.value, rating.max)}
        />
        <Fact name={finishedWords.author} value={author} />
        <Fact name={finishedWords.account} value={account} />
        {Object.entries(fields).map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
      </dl>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt className="xs mut">{name}</dt>
      <dd className="sm">{value ?? <span className="mut">{finishedWords.none}</span>}</dd>
    </div>
  );
}
