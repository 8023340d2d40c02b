import { Icon } from '../../../ui/page/icon.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import { listWords } from './list.words.ts';

/** A part of a filter that is set, and taken off with a click. */
export function SetChip({ words, onRemove }: { words: string; onRemove: () => void }) {
  return (
    <Chip aria-label={listWords.remove(words)} onClick={onRemove}>
      <b>{words}</b>
      <Icon name="close" size="xs" />
    </Chip>
  );
}
