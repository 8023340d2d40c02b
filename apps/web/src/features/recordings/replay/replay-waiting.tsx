import { Skeleton, SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { replayWords } from './replay.words.ts';
import styles from './replay-view.module.css';

/** The player's shape while its recording is on its way. */
export function ReplayWaiting() {
  return (
    <div>
      <h1 className="vh">{replayWords.title}</h1>
      <Skeleton width="40%" height={28} />
      <div className={styles.columns}>
        <Skeleton width="100%" height={420} />
        <div className="card">
          <SkeletonRows rows={6} />
        </div>
      </div>
    </div>
  );
}
