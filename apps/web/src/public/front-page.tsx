import { signupFrom } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { AskPreview } from './ask-preview.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { PublicFrame } from './public-frame.tsx';
import { Questions } from './questions.tsx';
import { words } from './public.words.ts';
import styles from './front-page.module.css';

/** The page at `/`. */
export function FrontPage() {
  return (
    <PublicFrame>
      <title>{words.title}</title>
      <meta name="description" content={words.description} />
      <section className={styles.hero}>
        <h1 className="display d84">{words.hero.head}</h1>
        <p className={`lede ${styles.lede}`}>{words.hero.text}</p>
        <div className={styles.act}>
          <ButtonLink variant="mark" size="lg" to={signupFrom('hero')}>
            {words.register}
          </ButtonLink>
          <span className="sm sec">{words.hero.note}</span>
        </div>
      </section>
      <AskPreview />
      <HowItWorks />
      <Questions />
      <section className={styles.close}>
        <div>
          <h2 className="display d48">{words.close.head}</h2>
          <p className="lede">{words.close.text}</p>
        </div>
        <ButtonLink variant="ink" size="lg" to={signupFrom('closing')}>
          {words.register}
        </ButtonLink>
      </section>
    </PublicFrame>
  );
}
