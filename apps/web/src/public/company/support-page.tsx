import { ArticlePage } from '../article-page.tsx';
import { ContactButton } from '../contact/contact-button.tsx';
import { PublicPageHead } from '../head/page-head.tsx';
import { questions as questionGraph } from '../head/structured-data.ts';
import { QuestionList } from '../questions.tsx';
import { siteFacts } from '../site-facts.ts';
import { buttonClass } from '../../ui/inputs/button-class.ts';
import { supportFacts } from './company-pages.ts';
import { supportQuestions } from './support-questions.ts';
import styles from './company.module.css';

/** Help for whoever uses this server. */
export function SupportPage() {
  return (
    <ArticlePage
      head="Contact us, or find an answer below"
      trail="Company · Support"
      lede="Your message goes to the people who run this server. Tell them what you did, what you expected and what happened, and include the URL of the page."
    >
      <PublicPageHead page={supportFacts} graph={[questionGraph(supportQuestions)]} />
      <p className={styles.contact}>
        <ContactButton className={buttonClass({ variant: 'mark', size: 'lg' })} />
        <span>
          or by email: <a href={`mailto:${siteFacts.operatorMail}`}>{siteFacts.operatorMail}</a>
        </span>
      </p>
      <QuestionList head="Troubleshooting" list={supportQuestions} />
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
