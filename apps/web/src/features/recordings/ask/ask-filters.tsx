import { useState } from 'react';
import { Chip } from '../../../ui/text/chip.tsx';
import { Icon } from '../../../ui/page/icon.tsx';
import { DatesDialog } from '../list/dates-dialog.tsx';
import type { ListFilter } from '../list/filter-address.ts';
import { filterParts } from '../list/filter-parts.ts';
import { listWords } from '../list/list.words.ts';
import { MetadataDialog } from '../list/metadata-dialog.tsx';
import { askSessionsWords as words } from './ask-sessions.words.ts';
import styles from './ask-sessions.module.css';

interface AskFiltersProps {
  filter: ListFilter;
  onChange: (filter: ListFilter) => void;
}

/** The days and metadata within which is asked; the list of sessions holds the same in its address. */
export function AskFilters({ filter, onChange }: AskFiltersProps) {
  const [dialog, setDialog] = useState<'dates' | 'metadata' | null>(null);
  const { from, to, metadata } = filter;
  const close = () => setDialog(null);
  return (
    <div className={styles.filters}>
      <span className="mut sm">{words.narrow}</span>
      <Chip adds onClick={() => setDialog('dates')}>
        <Icon name="plus" size="xs" />
        {listWords.dates}
      </Chip>
      <Chip adds onClick={() => setDialog('metadata')}>
        <Icon name="plus" size="xs" />
        {listWords.metadata}
      </Chip>
      {filterParts({ from, to, metadata }, String).map((part) => (
        <Chip
          key={part.words}
          aria-label={listWords.remove(part.words)}
          onClick={() => onChange({ ...filter, ...noneOf, ...part.without })}
        >
          <b>{part.words}</b>
          <Icon name="close" size="xs" />
        </Chip>
      ))}
      <DatesDialog
        key={`${from} ${to}`}
        opened={dialog === 'dates'}
        onClose={close}
        filter={filter}
        onApply={(dates) => onChange({ ...filter, ...dates })}
      />
      <MetadataDialog
        opened={dialog === 'metadata'}
        onClose={close}
        onAdd={(condition) => onChange({ ...filter, metadata: [...(metadata ?? []), condition] })}
      />
    </div>
  );
}

const noneOf: ListFilter = { from: undefined, to: undefined, metadata: undefined };
