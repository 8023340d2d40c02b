import type { Moment, Site } from '@earshot/contracts/recordings';
import { useState, type SyntheticEvent } from 'react';
import { Button } from '../../../ui/inputs/button.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import { Icon } from '../../../ui/page/icon.tsx';
import { Menu, type MenuEntry } from '../../../ui/overlays/menu.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { AddDatesAndMetadata } from './add-dates-and-metadata.tsx';
import type { ListFilter } from './filter-address.ts';
import { filterParts } from './filter-parts.ts';
import { listWords } from './list.words.ts';
import { SetChip } from './set-chip.tsx';
import { WhereDialog } from './where-dialog.tsx';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  filter: ListFilter;
  sites: readonly Site[];
  onChange: (filter: ListFilter) => void;
}

/** Kinds that sessions are looked for by, those first that tell most. */
const offeredKinds = [
  'error',
  'rage_click',
  'dead_click',
  'failed_request',
  'slow_request',
  'feedback',
  'console_error',
  'identify',
  'input',
  'custom',
] as const satisfies readonly Moment['kind'][];

/** A search, what can be added, and what is on; each chip can be taken off. */
export function FilterBar({ filter, sites, onChange }: FilterBarProps) {
  const [asksWhere, setAsksWhere] = useState(false);
  const parts = filterParts(filter, (id) => sites.find((site) => site.site_id === id)?.name ?? String(id));
  return (
    <>
      <Search
        key={filter.contains ?? ''}
        words={filter.contains ?? ''}
        onSearch={(contains) => onChange({ ...filter, contains })}
      />
      <div className={styles.chips}>
        <AddChip label={listWords.has} entries={kindEntries(filter, 'with', onChange)} />
        <AddChip label={listWords.hasNot} entries={kindEntries(filter, 'without', onChange)} />
        <AddChip label={listWords.lengthFilter} entries={lengthEntries(filter, onChange)} />
        {sites.length > 1 && (
          <AddChip
            label={listWords.names.site}
            entries={sites.map(({ site_id: site, name }) => ({
              kind: 'action',
              label: name,
              checked: filter.site === site,
              onSelect: () => onChange({ ...filter, site: filter.site === site ? undefined : site }),
            }))}
          />
        )}
        <Chip adds onClick={() => setAsksWhere(true)}>
          <Icon name="plus" size="xs" />
          {listWords.wherePlus}
        </Chip>
        <AddDatesAndMetadata filter={filter} onChange={onChange} />
        {parts.map(({ words, without }) => (
          <SetChip key={words} words={words} onRemove={() => onChange(without)} />
        ))}
        {parts.length > 1 && (
          <Button size="sm" variant="quiet" onClick={() => onChange({})}>
            {listWords.clear}
          </Button>
        )}
      </div>
      <WhereDialog
        opened={asksWhere}
        onClose={() => setAsksWhere(false)}
        onAdd={(change) => onChange({ ...filter, ...change })}
      />
    </>
  );
}

function Search({ words, onSearch }: { words: string; onSearch: (words: string | undefined) => void }) {
  const [typed, setTyped] = useState(words);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSearch(typed.trim() || undefined);
  };
  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <TextInput
        type="search"
        label={listWords.search}
        hideLabel
        placeholder={listWords.search}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  );
}

function AddChip({ label, entries }: { label: string; entries: MenuEntry[] }) {
  return (
    <Menu
      align="start"
      entries={entries}
      target={
        <Chip adds>
          <Icon name="plus" size="xs" />
          {label}
        </Chip>
      }
    />
  );
}

function kindEntries(
  filter: ListFilter,
  name: 'with' | 'without',
  onChange: (filter: ListFilter) => void,
): MenuEntry[] {
  const on = filter[name] ?? [];
  return offeredKinds.map((kind) => ({
    kind: 'action',
    label: listWords.kinds[kind],
    checked: on.includes(kind),
    onSelect: () =>
      onChange({ ...filter, [name]: on.includes(kind) ? on.filter((one) => one !== kind) : [...on, kind] }),
  }));
}

function lengthEntries(filter: ListFilter, onChange: (filter: ListFilter) => void): MenuEntry[] {
  const entries = Object.entries(listWords.lengths) as [string, [number | undefined, number | undefined]][];
  return [
    ...entries.map(([label, [min, max]]): MenuEntry => ({
      kind: 'action',
      label,
      checked: filter.min === min && filter.max === max,
      onSelect: () => onChange({ ...filter, min, max }),
    })),
    { kind: 'line' },
    {
      kind: 'action',
      label: listWords.anyLength,
      onSelect: () => onChange({ ...filter, min: undefined, max: undefined }),
    },
  ];
}
