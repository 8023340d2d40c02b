import type { Moment } from '@earshot/contracts/recordings';
import { stagePath } from '@earshot/replay-format/stage-messages';
import { useRef, type CSSProperties } from 'react';
import type { ReplayPlayer } from '@earshot/replay-format/playing/replay-player';
import { Alert } from '../../../../ui/states/alert.tsx';
import { Button } from '../../../../ui/inputs/button.tsx';
import { Icon } from '../../../../ui/page/icon.tsx';
import { pageAt } from '../moments/moment-at.ts';
import { replayWords } from '../replay.words.ts';
import type { StageLink } from './stage-link.ts';
import { usePlayerState } from './use-replay-player.ts';
import styles from './stage-frame.module.css';

interface StageFrameProps {
  player: ReplayPlayer;
  link: StageLink;
  moments: readonly Moment[];
  /** Of the window when the recording began. */
  firstSize: { width: number; height: number } | null;
}

const usualSize = { width: 1280, height: 800 };

/** The recorded page in its window. A click on it plays or pauses; nothing of the page itself is pressed. */
export function StageFrame({ player, link, moments, firstSize }: StageFrameProps) {
  const known = usePlayerState(player, (state) => state.size);
  const isWaiting = usePlayerState(player, (state) => state.isWaiting);
  const failure = usePlayerState(player, (state) => state.failure);
  const missing = usePlayerState(player, (state) => state.missing);
  const pointedAt = useRef(0);
  const { width, height } = known ?? firstSize ?? usualSize;
  const shape = {
    '--recorded-width': `${Math.max(1, width)}px`,
    '--recorded-ratio': Math.max(1, width) / Math.max(1, height),
  } as CSSProperties;
  return (
    <div className={styles.stage} style={shape}>
      <div className={styles.window}>
        <AddressBar player={player} moments={moments} />
        <div className={styles.page} aria-busy={isWaiting}>
          <iframe
            title={replayWords.stage}
            src={stagePath}
            tabIndex={-1}
            onLoad={(event) => link.connect(event.currentTarget)}
          />
          <div
            className={styles.cover}
            onClick={() => player.toggle()}
            onPointerMove={(event) => {
              if (event.timeStamp - pointedAt.current < 120) return;
              pointedAt.current = event.timeStamp;
              const box = event.currentTarget.getBoundingClientRect();
              player.point(event.clientX - box.left, event.clientY - box.top);
            }}
          />
          {isWaiting && (
            <p className={styles.waiting} role="status">
              {replayWords.waiting}
            </p>
          )}
        </div>
      </div>
      {failure !== null && (
        <div className={styles.failed}>
          <Alert meaning="bad">{failure}</Alert>
          <Button size="sm" onClick={() => player.retry()}>
            <Icon name="refresh" size="s" />
            {replayWords.tryAgain}
          </Button>
        </div>
      )}
      {failure === null && missing > 0 && <p className={styles.note}>{replayWords.missing(missing)}</p>}
    </div>
  );
}

function AddressBar({ player, moments }: { player: ReplayPlayer; moments: readonly Moment[] }) {
  const address = usePlayerState(player, ({ at, tabId }) => pageAt(moments, tabId, at));
  const pointed = usePlayerState(player, (state) => state.pointed);
  return (
    <div className={styles.address}>
      <Icon name="lock" size="xs" />
      <span className="clip">{address.replace(/^https?:\/\//, '')}</span>
      <span className="grow" />
      <span className={`clip ${styles.pointed}`}>{pointed}</span>
    </div>
  );
}
