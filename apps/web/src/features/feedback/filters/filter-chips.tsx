import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { Chip } from '../../../ui/text/chip.tsx';
import { Icon } from '../../../ui/page/icon.tsx';
import { filterWords } from '../feedback.words.ts';
import { filterParts } from './filter-names.ts';
import { useKnownNames } from './known-names.ts';

interface FilterChipsProps {
  filter: FeedbackFilter;
  onChange: (filter: FeedbackFilter) => void;
}

/** What narrows the list down; each chip can be taken off. */
export function FilterChips({ filter, onChange }: FilterChipsProps) {
  const names = useKnownNames(filter);
  return filterParts(filter, names).map(({ name, value, without }, at) => (
    // Two of one kind that are gone are called alike.
    <RemovableChip
      key={`${name} ${value} ${at}`}
      name={name}
      value={value}
      onRemove={() => onChange(without)}
    />
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
