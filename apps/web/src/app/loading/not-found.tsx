import { ButtonAnchor } from '../../ui/inputs/button-anchor.tsx';
import { paths } from '../../lib/paths.ts';
import styles from './not-found.module.css';

/** What stands at an address where nothing is. */
export function NotFound() {
  return (
    <div className={styles.card}>
      <title>Not found · Earshot</title>
      <h1 className="display d36">
        Oops! The page you&apos;re looking for doesn&apos;t exist. Let&apos;s get you back on track!
      </h1>
      <ButtonAnchor variant="ink" href={paths.home}>
        Go Back to Home
      </ButtonAnchor>
    </div>
  );
}
