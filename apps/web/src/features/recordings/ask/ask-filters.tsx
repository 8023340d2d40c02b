import { AddDatesAndMetadata } from '../list/add-dates-and-metadata.tsx';
import type { ListFilter } from '../list/filter-address.ts';
import { filterParts } from '../list/filter-parts.ts';
import { SetChip } from '../list/set-chip.tsx';
import { askSessionsWords as words } from './ask-sessions.words.ts';
import styles from './ask-sessions.module.css';

interface AskFiltersProps {
  filter: ListFilter;
  onChange: (filter: ListFilter) => void;
}

/** The days and metadata within which is asked; the list of sessions holds the same in its address. */
export function AskFilters({ filter, onChange }: AskFiltersProps) {
  const { from, to, metadata } = filter;
  return (
    <div className={styles.filters}>
      <span className="mut sm">{words.narrow}</span>
      <AddDatesAndMetadata filter={filter} onChange={onChange} />
      {filterParts({ from, to, metadata }, String).map((part) => (
        <SetChip
          key={part.words}
          words={part.words}
          onRemove={() => onChange({ ...filter, ...noneOf, ...part.without })}
        />
      ))}
    </div>
  );
}

const noneOf: ListFilter = { from: undefined, to: undefined, metadata: undefined };
