import type { FeedbackFilter } from '@earshot/contracts/feedback-filter';
import { Chip } from '../../ui/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { filterWords } from './feedback.words.ts';
import { filterParts, type KnownNames } from './filter-names.ts';

interface FilterChipsProps {
  filter: FeedbackFilter;
  names: KnownNames;
  onChange: (filter: FeedbackFilter) => void;
}

/** What narrows the list down; each chip can be taken off. */
export function FilterChips({ filter, names, onChange }: FilterChipsProps) {
  return filterParts(filter, names).map(({ name, value, without }) => (
    <RemovableChip key={`${name} ${value}`} name={name} value={value} onRemove={() => onChange(without)} />
  ));
}

/** A chip that goes away when it is pressed. */
export function RemovableChip({
  name,
  value,
  onRemove,
}: {
  name: string;
  value: string;
  onRemove: () => void;
}) {
  return (
    <Chip aria-label={filterWords.remove(`${name} ${value}`)} title={`${name} ${value}`} onClick={onRemove}>
      <span className="clip" style={{ maxWidth: '32ch' }}>
        {name} <b>{value}</b>
      </span>
      <Icon name="close" size="xs" />
    </Chip>
  );
}
