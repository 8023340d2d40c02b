import { paths } from '../../lib/paths.ts';
import { ArticlePage } from '../article-page.tsx';
import { PublicPageHead } from '../head/page-head.tsx';
import prose from '../prose.module.css';
import { CodeWithin } from './code-within.tsx';
import styles from './docs.module.css';
import { NameTable } from './name-table.tsx';
import { widgetDocsFacts } from './widget-docs-facts.ts';
import { widgetDocsWords as words } from './widget-docs.words.ts';

/** How developers put the feedback widget into a site. */
export function WidgetDocsPage() {
  return (
    <ArticlePage head={words.head} trail={widgetDocsFacts.label} lede={words.lede}>
      <PublicPageHead page={widgetDocsFacts} />
      <div className={`${prose.prose} ${styles.docs}`}>
        <h2 id="start">{words.start}</h2>
        <p>
          {words.startText} <a href={paths.installScript}>{words.setUp}</a>.
        </p>
        <pre tabIndex={0} aria-label={words.lineLabel}>
          <code>{words.line}</code>
        </pre>
        <h2 id="attributes">{words.attributes}</h2>
        <NameTable
          heads={[words.attribute, words.does]}
          rows={words.rows.map(([name = '', says = '']) => [name, '', says])}
        />
        {words.parts.map(({ id, title, texts }) => (
          <section key={id}>
            <h2 id={id}>{title}</h2>
            {texts.map((text) => (
              <p key={text}>
                <CodeWithin text={text} />
              </p>
            ))}
          </section>
        ))}
      </div>
    </ArticlePage>
  );
}
