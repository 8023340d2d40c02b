import { words } from '../public.words.ts';
import styles from './proof.module.css';

/** Figures that we measured ourselves, and of what. */
export function Proof() {
  const { head, text, figures } = words.proof;
  return (
    <section className={styles.proof} aria-labelledby="proof">
      <h2 id="proof" className="display d48">
        {head}
      </h2>
      <p className="lede">{text}</p>
      <ul className={styles.figures}>
        {figures.map(({ figure, says }) => (
          <li key={figure}>
            <b className={styles.figure}>{figure}</b>
            <span className="sec">{says}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
