import { Tag } from '../../ui/text/tag.tsx';
import { ArticlePage } from '../article-page.tsx';
import { PublicPageHead } from '../head/page-head.tsx';
import { Island } from '../islands/island.tsx';
import { statusFacts } from './company-pages.ts';
import { DatabaseStatus } from './database-status.tsx';
import styles from './company.module.css';

/** Whether the server answers now: its own page is the first proof, `/readyz` the second. */
export function StatusPage() {
  return (
    <ArticlePage
      head="Status"
      trail="Status"
      lede="You can read this page, so the web server works. Your browser checks the rest itself. We keep no history: this page shows only the current state of this server."
    >
      <PublicPageHead page={statusFacts} />
      <ul className={styles.checks}>
        <li>
          <span>Web server</span>
          <Tag meaning="good">works</Tag>
        </li>
        <li>
          <span>Database, and everything behind the login</span>
          <Island name="database-status">
            <DatabaseStatus />
          </Island>
        </li>
      </ul>
      <p className={styles.links}>
        For programs: <a href="/readyz">/readyz</a> answers 200 while requests can be served, otherwise 503.{' '}
        <a href="/healthz">/healthz</a> answers while the process is running.
      </p>
    </ArticlePage>
  );
}
