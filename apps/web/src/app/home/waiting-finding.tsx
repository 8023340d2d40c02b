import { Skeleton } from '../../ui/states/skeleton.tsx';
import styles from './home.module.css';

/** In the shape of the finding that is on its way: its sentence, chart and quotes. */
export function WaitingFinding() {
  return (
    <div className={styles.attention} aria-busy="true">
      <Skeleton width="70%" height={30} />
      <div className={styles.evidence}>
        <Skeleton width="100%" height={170} />
        <div className="col g3">
          <Skeleton width="90%" height={16} />
          <Skeleton width="80%" height={16} />
          <Skeleton width="85%" height={16} />
        </div>
      </div>
    </div>
  );
}
