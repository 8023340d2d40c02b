import facts from '../../../content/recorder.json';
import { recorderRecipes } from '../../lib/recorder-recipes.ts';
import { paths } from '../../lib/paths.ts';
import { ArticlePage } from '../article-page.tsx';
import { PublicPageHead } from '../head/page-head.tsx';
import prose from '../prose.module.css';
import { CodeWithin } from './code-within.tsx';
import { NameTable } from './name-table.tsx';
import { recorderDocsFacts } from './recorder-docs-facts.ts';
import { recorderDocsWords as words } from './recorder-docs.words.ts';
import styles from './docs.module.css';

const percent = (ratio: number) => `${Math.round((ratio - 1) * 100)} %`;

/** How developers put the recorder into a site, from what the code itself reads. */
export function RecorderDocsPage() {
  return (
    <ArticlePage head={words.head} trail={recorderDocsFacts.label} lede={words.lede}>
      <PublicPageHead page={recorderDocsFacts} />
      <div className={`${prose.prose} ${styles.docs}`}>
        <h2 id="start">{words.start}</h2>
        <p>
          {words.startText} <a href={paths.installScript}>{words.setUp}</a>.
        </p>
        <h2 id="recipes">{words.recipes}</h2>
        {recorderRecipes.map(({ id, label, parts }) => (
          <details key={id} id={`recipe-${id}`} className={styles.recipe}>
            <summary>{label}</summary>
            {parts.map(({ says, text }) => (
              <div key={says}>
                <p>{says}</p>
                <pre tabIndex={0} aria-label={`${label}: ${says}`}>
                  <code>{text.trimEnd()}</code>
                </pre>
              </div>
            ))}
          </details>
        ))}
        <h2 id="calls">{words.calls}</h2>
        <p>
          <CodeWithin text={words.callsText} />
        </p>
        <NameTable
          heads={[words.call, words.does]}
          rows={facts.calls.map(({ name, says }) => [name, '', says])}
        />
        <h2 id="options">{words.options}</h2>
        <p>
          <CodeWithin text={words.optionsText} />
        </p>
        <NameTable
          heads={[words.option, words.does]}
          rows={facts.options.map(({ name, attribute, says }) => [name, attribute ?? '', says])}
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
        <h2 id="cost">{words.cost}</h2>
        <p>{words.costText}</p>
        <table>
          <tbody>
            {words
              .costs({ ...facts, calm: percent(facts.cpu.calm), heavy: percent(facts.cpu.heavy) })
              .map(([what, figure]) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td>{figure}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </ArticlePage>
  );
}
