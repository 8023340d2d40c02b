import { escapeMarkup, fillPlaceholders, placeholderOf } from '@earshot/contracts/pages/site-facts';
import { siteFacts } from './site-facts.ts';
import styles from './prose.module.css';

/** Running text that was written in Markdown. What its server fills in is filled in here too, for pages that are opened by a click. */
export function Prose({ html }: { html: string }) {
  const filled = fillPlaceholders(html, (name) =>
    name.endsWith('Html') || siteFacts[name] === placeholderOf(name)
      ? siteFacts[name]
      : escapeMarkup(siteFacts[name]),
  );
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: filled }} />;
}
