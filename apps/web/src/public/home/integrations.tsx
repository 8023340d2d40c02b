import { signupFrom } from '../../lib/paths.ts';
import { ButtonAnchor } from '../../ui/inputs/button-anchor.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import { words } from '../public.words.ts';
import { integrationKinds } from './integration-kinds.ts';
import styles from './integrations.module.css';

/** What can be joined, by kind. What works is said apart from what is being built. */
export function Integrations() {
  const { head, text } = words.integrations;
  return (
    <section className={styles.section} aria-labelledby="integrations">
      <div className={styles.words}>
        <h2 id="integrations" className="display d48">
          {head}
        </h2>
        <p className="lede">{text}</p>
        <div className={styles.upload}>
          <h3 className="display d28">{words.upload.head}</h3>
          <p className="sec">{words.upload.text}</p>
          <ButtonAnchor href={signupFrom('upload')}>{words.upload.act}</ButtonAnchor>
        </div>
      </div>
      <ul>
        {integrationKinds.map(({ kind, brings, today, later }) => (
          <li key={kind} className={styles.kind}>
            <h3 className={styles.name}>{kind}</h3>
            <p className="sec">{brings}</p>
            <p>
              {today}
              {later !== null && (
                <span className={styles.later}>
                  <Tag meaning="outline">{later}</Tag>
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
