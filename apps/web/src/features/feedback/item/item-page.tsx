import type { FeedbackItemDetail } from '@earshot/contracts/feedback';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { topicFromItemPath } from '../../../lib/feedback-paths.ts';
import { missingText } from '../../../lib/missing-text.ts';
import { Avatar } from '../../../ui/page/avatar.tsx';
import { ButtonLink } from '../../../ui/inputs/button-link.tsx';
import { buttonClass } from '../../../ui/inputs/button-class.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { Highlight } from '../../../ui/text/highlight.tsx';
import { Icon } from '../../../ui/page/icon.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { Tag } from '../../../ui/text/tag.tsx';
import { useCameFrom } from './came-from.ts';
import { DeleteItem } from './delete-item.tsx';
import { cardWords } from '../feedback.words.ts';
import { itemWords } from './item.words.ts';
import { ItemAsItCame } from './item-as-it-came.tsx';
import { ItemFacts } from './item-facts.tsx';
import { ItemFields } from './item-fields.tsx';
import { authorLine, authorSeed, originalLink } from '../item-names.ts';
import { SimilarItems } from './similar-items.tsx';
import styles from './item-page.module.css';

/** An item whole: the words, what is known about them, and what is similar. */
export function ItemPage({ item, moment }: { item: FeedbackItemDetail; moment: ReactNode }) {
  const original = originalLink(item);
  const from = useCameFrom();
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <nav className={styles.trail} aria-label="Breadcrumb">
          <Link to={from.to}>{from.title}</Link>
          <Icon name="chevronRight" size="xs" />
          <span className="sec">{item.review_id}</span>
        </nav>
        <div className={styles.who}>
          <Avatar seed={authorSeed(item)} />
          <h1 className="h">{item.title ?? authorLine(item)}</h1>
          {item.is_sample && <Tag meaning="outline">{itemWords.sample}</Tag>}
        </div>
        {item.text.trim() ? (
          <blockquote className={`prose ${styles.quote}`}>
            “<Highlight text={item.text.trim()} />”
          </blockquote>
        ) : (
          <p className={`prose mut ${styles.quote}`}>{missingText(item.text)}</p>
        )}
        <ItemAsItCame item={item} />
        <div className={styles.actions}>
          {original ? (
            <a
              className={buttonClass({ size: 'sm' })}
              href={original}
              target="_blank"
              rel="noopener noreferrer"
            >
              {itemWords.original}
              <Icon name="external" size="s" />
            </a>
          ) : (
            <span className="sm mut">{itemWords.noOriginal}</span>
          )}
          <Button size="sm" onClick={() => void copyLink()}>
            <Icon name="link" size="s" />
            {itemWords.copy}
          </Button>
          <ButtonLink size="sm" to={topicFromItemPath(item)}>
            {cardWords.createTopic}
          </ButtonLink>
          <DeleteItem reviewId={item.review_id} next={from.to} />
        </div>
        <SimilarItems item={item} />
      </div>
      <aside className={styles.side}>
        {moment}
        <ItemFacts item={item} />
        <ItemFields item={item} />
      </aside>
    </div>
  );
}

async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.href);
    showToast(itemWords.copied);
  } catch {
    // Browsers refuse without a secure connection or permission.
    showToast(itemWords.notCopied);
  }
}
