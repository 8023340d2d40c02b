import type { Span } from '@earshot/replay-format/playing/quiet-spans';
import type { ReplayPlayer } from '@earshot/replay-format/playing/replay-player';
import { speeds } from '@earshot/replay-format/playing/replay-player';
import { clockOf } from '@earshot/replay-format/playing/timeline-scale';
import { Button } from '../../../../ui/inputs/button.tsx';
import { Checkbox } from '../../../../ui/inputs/checkbox.tsx';
import { Icon } from '../../../../ui/page/icon.tsx';
import { Select } from '../../../../ui/inputs/select.tsx';
import { replayWords } from '../replay.words.ts';
import { usePlayerState } from './use-replay-player.ts';
import styles from './controls.module.css';

interface ControlsProps {
  player: ReplayPlayer;
  whole: Span;
  isLive: boolean;
  onNextTrouble: () => void;
  isFull: boolean;
  onFullScreen: () => void;
}

const speedOptions = speeds.map((speed) => ({ value: String(speed), label: `${speed}×` }));

/** What is pressed while one watches. */
export function Controls({ player, whole, isLive, onNextTrouble, isFull, onFullScreen }: ControlsProps) {
  const isPlaying = usePlayerState(player, (state) => state.isPlaying);
  const speed = usePlayerState(player, (state) => state.speed);
  const skipsQuiet = usePlayerState(player, (state) => state.skipsQuiet);
  const step = (ms: number) => player.seek(player.state().at + ms);
  return (
    <div className={styles.controls}>
      <Button
        variant="ink"
        iconOnly
        aria-label={isPlaying ? replayWords.pause : replayWords.play}
        onClick={() => player.toggle()}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </Button>
      <Button variant="quiet" size="sm" iconOnly aria-label={replayWords.back} onClick={() => step(-10_000)}>
        <Icon name="back10" />
      </Button>
      <Button
        variant="quiet"
        size="sm"
        iconOnly
        aria-label={replayWords.forward}
        onClick={() => step(10_000)}
      >
        <Icon name="forward10" />
      </Button>
      <Clock player={player} whole={whole} />
      <div className={styles.speed}>
        <Select
          label={replayWords.speed}
          hideLabel
          small
          options={speedOptions}
          value={String(speed)}
          onChange={(value) => player.setSpeed(Number(value))}
        />
      </div>
      <Checkbox
        label={replayWords.skipQuiet}
        checked={skipsQuiet}
        onChange={(event) => player.setSkipsQuiet(event.target.checked)}
      />
      <span className="grow" />
      {isLive && (
        <Button size="sm" onClick={() => player.follow()}>
          {replayWords.follow}
        </Button>
      )}
      <Button size="sm" onClick={onNextTrouble}>
        <Icon name="skipForward" size="s" />
        {replayWords.nextTrouble}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        iconOnly
        aria-label={isFull ? replayWords.leaveFullScreen : replayWords.fullScreen}
        onClick={onFullScreen}
      >
        <Icon name="maximize" />
      </Button>
    </div>
  );
}

function Clock({ player, whole }: { player: ReplayPlayer; whole: Span }) {
  const clock = usePlayerState(player, ({ at }) => clockOf(at - whole.from));
  return (
    <span className={styles.clock}>
      <b className="b">{clock}</b> <span className="mut">/ {clockOf(whole.to - whole.from)}</span>
    </span>
  );
}
