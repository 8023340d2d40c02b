import { signupFrom } from '../lib/paths.ts';
import { ButtonAnchor } from '../ui/inputs/button-anchor.tsx';
import { words } from './public.words.ts';
import styles from './closing-call.module.css';

/** The last word of a page: an invitation to register that names the section it stands in. */
export function ClosingCall({ section }: { section: string }) {
  return (
    <section className={styles.close}>
      <div>
        <h2 className="display d48">{words.close.head}</h2>
        <p className="lede">{words.close.text}</p>
      </div>
      <ButtonAnchor variant="ink" size="lg" href={signupFrom(section)}>
        {words.register}
      </ButtonAnchor>
    </section>
  );
}
