import { ArticlePage } from '../article-page.tsx';
import { ContactButton } from '../contact/contact-button.tsx';
import { PublicPageHead } from '../head/page-head.tsx';
import { questions as questionGraph } from '../head/structured-data.ts';
import { QuestionList } from '../questions.tsx';
import { siteFacts } from '../site-facts.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { supportFacts } from './company-pages.ts';
import { supportQuestions } from './support-questions.ts';
import styles from './company.module.css';

/** Help for whoever uses this server. */
export function SupportPage() {
  return (
    <ArticlePage
      head="Write to us, or find it below"
      trail="Company · Support"
      lede="Messages go to the people who run this server. Say what you did, what you expected and what you saw; the address of the page says the rest."
    >
      <PublicPageHead page={supportFacts} graph={[questionGraph(supportQuestions)]} />
      <p className={styles.contact}>
        <ContactButton className={buttonClass({ variant: 'mark', size: 'lg' })} />
        <span>
          or by mail: <a href={`mailto:${siteFacts.operatorMail}`}>{siteFacts.operatorMail}</a>
        </span>
      </p>
      <QuestionList head="When something is stuck" list={supportQuestions} />
      <ul className={styles.links}>
        <li>
          <a href="/docs/api">API reference</a>
        </li>
        <li>
          <a href="/status">Status of this server</a>
        </li>
        <li>
          <a href="/changelog">Changelog</a>
        </li>
      </ul>
    </ArticlePage>
  );
}
