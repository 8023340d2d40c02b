import type { ReplayPlayer } from '@earshot/replay-format/playing/replay-player';
import type { Span } from '@earshot/replay-format/playing/quiet-spans';
import { clockOf } from '@earshot/replay-format/playing/timeline-scale';
import { Button } from '../../../ui/inputs/button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import type { WrittenPart } from './part-of-time.ts';
import { readPart } from './part-of-time.ts';
import { sharingWords } from './sharing.words.ts';
import styles from './sharing.module.css';

interface PartFieldsProps {
  player: ReplayPlayer;
  whole: Span;
  value: WrittenPart;
  onChange: (value: WrittenPart) => void;
}

/** Where a part begins and ends; each can be set to where the replay stands. */
export function PartFields({ player, whole, value, onChange }: PartFieldsProps) {
  const read = readPart(value, whole);
  const now = clockOf(player.state().at - whole.from);
  return (
    <div className={styles.part}>
      {(['from', 'to'] as const).map((end) => (
        <div key={end} className={styles.end}>
          <TextInput
            label={sharingWords[end]}
            value={value[end]}
            error={'fault' in read && read.of === end ? read.fault : undefined}
            onChange={(event) => onChange({ ...value, [end]: event.target.value })}
          />
          <Button size="sm" variant="quiet" onClick={() => onChange({ ...value, [end]: now })}>
            {sharingWords.here(now)}
          </Button>
        </div>
      ))}
    </div>
  );
}
