import { useState } from 'react';
import { Icon } from '../../../ui/page/icon.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import { DatesDialog } from './dates-dialog.tsx';
import type { ListFilter } from './filter-address.ts';
import { listWords } from './list.words.ts';
import { MetadataDialog } from './metadata-dialog.tsx';

/** Two chips, which add days and conditions on metadata to a filter. */
export function AddDatesAndMetadata({
  filter,
  onChange,
}: {
  filter: ListFilter;
  onChange: (filter: ListFilter) => void;
}) {
  const [dialog, setDialog] = useState<'dates' | 'metadata' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <Chip adds onClick={() => setDialog('dates')}>
        <Icon name="plus" size="xs" />
        {listWords.dates}
      </Chip>
      <Chip adds onClick={() => setDialog('metadata')}>
        <Icon name="plus" size="xs" />
        {listWords.metadata}
      </Chip>
      <DatesDialog
        key={`${filter.from} ${filter.to}`}
        opened={dialog === 'dates'}
        onClose={close}
        filter={filter}
        onApply={(dates) => onChange({ ...filter, ...dates })}
      />
      <MetadataDialog
        opened={dialog === 'metadata'}
        onClose={close}
        onAdd={(condition) => onChange({ ...filter, metadata: [...(filter.metadata ?? []), condition] })}
      />
    </>
  );
}
