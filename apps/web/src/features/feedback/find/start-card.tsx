import { roleAllows } from '@earshot/contracts/call';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/use-session.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { listWords, startWords } from '../feedback.words.ts';
import styles from './start-card.module.css';
import { WaysIn } from './ways-in.tsx';

/** A workspace without feedback: the ways to bring some in. */
export function StartCard() {
  const session = useSession();
  const mayBringIn = session.status !== 'signed_in' || roleAllows(session.session.role, 'member');
  return (
    <div className={styles.start}>
      <PageHead title={listWords.title} />
      <p className="prose">{mayBringIn ? startWords.none : startWords.viewer}</p>
      {mayBringIn && <WaysIn />}
      <p>
        <Link to={paths.getStarted}>{startWords.steps}</Link>
      </p>
    </div>
  );
}
