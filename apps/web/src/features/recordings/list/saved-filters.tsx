import { roleAllows } from '@earshot/contracts/call';
import { limits } from '@earshot/contracts/limits';
import { recordingFilters, type SavedRecordingFilter } from '@earshot/contracts/recording-filters';
import type { RecordingFilter } from '@earshot/contracts/recordings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { send } from '../../../lib/api-client.ts';
import { fieldError, problemSentence } from '../../../lib/api-problem.ts';
import { useSession } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { ConfirmByName } from '../../../ui/overlays/confirm-by-name.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Icon } from '../../../ui/page/icon.tsx';
import { Menu, type MenuEntry } from '../../../ui/overlays/menu.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { savedFiltersQuery } from '../recordings.queries.ts';
import { askedFilter, listFilterOf, withListFilter, type ListFilter } from './filter-address.ts';
import { listWords } from './list.words.ts';

interface SavedFiltersProps {
  filter: ListFilter;
  onOpen: (filter: ListFilter) => void;
}

/** The filters that the workspace has saved: to open one, to save what is on the screen, to delete one. */
export function SavedFilters({ filter, onOpen }: SavedFiltersProps) {
  const saved = useQuery(savedFiltersQuery).data?.saved_filters ?? [];
  const session = useSession();
  const mayChange = session.status === 'signed_in' && roleAllows(session.session.role, 'member');
  const [isNaming, setNaming] = useState(false);
  const [doomed, setDoomed] = useState<SavedRecordingFilter | null>(null);
  const replace = useReplacing(filter);
  const shown = addressOf(filter);
  const isFiltered = shown !== '';
  const open = saved.find(({ filters }) => addressOf(listFilterOf(filters)) === shown);
  const changing: MenuEntry[] = [
    { kind: 'line' },
    ...(isFiltered && !open
      ? [
          {
            kind: 'action' as const,
            label: listWords.saveThese,
            icon: 'plus' as const,
            onSelect: () => setNaming(true),
          },
          ...saved.map((one) => ({
            kind: 'action' as const,
            label: listWords.replaceWith(one.name),
            onSelect: () => replace(one),
          })),
        ]
      : []),
    ...(open
      ? [
          {
            kind: 'action' as const,
            label: listWords.deleteOne(open.name),
            danger: true,
            onSelect: () => setDoomed(open),
          },
        ]
      : []),
  ];
  const entries: MenuEntry[] = [
    ...saved.map((one): MenuEntry => ({
      kind: 'action',
      label: one.name,
      checked: one === open,
      onSelect: () => onOpen(listFilterOf(one.filters)),
    })),
    ...(saved.length === 0 ? [{ kind: 'heading' as const, label: listWords.savedNone }] : []),
    ...(mayChange && changing.length > 1 ? changing : []),
  ];
  return (
    <>
      <Menu
        entries={entries}
        target={
          <Button>
            {open?.name ?? listWords.saved}
            <Icon name="chevronDown" size="xs" />
          </Button>
        }
      />
      <Dialog opened={isNaming} onClose={() => setNaming(false)} title={listWords.saveTitle} size="sm">
        <NameForm filters={askedFilter(filter)} onDone={() => setNaming(false)} />
      </Dialog>
      {doomed && <DeleteSaved saved={doomed} onClose={() => setDoomed(null)} />}
    </>
  );
}

function addressOf(filter: ListFilter): string {
  return withListFilter(new URLSearchParams(), filter).toString();
}

function useReplacing(filter: ListFilter): (saved: SavedRecordingFilter) => void {
  const queries = useQueryClient();
  const replacing = useMutation({
    mutationFn: ({ saved_filter_id, name }: SavedRecordingFilter) =>
      send(recordingFilters.update, { body: { saved_filter_id, name, filters: askedFilter(filter) } }),
    onSuccess: async ({ name }) => {
      showToast(listWords.savedDone(name));
      await queries.invalidateQueries(savedFiltersQuery);
    },
    onError: (error) => showToast(problemSentence(error)),
  });
  return (saved) => replacing.mutate(saved);
}

function NameForm({ filters, onDone }: { filters: RecordingFilter; onDone: () => void }) {
  const [name, setName] = useState('');
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: () => send(recordingFilters.create, { body: { name: name.trim(), filters } }),
    onSuccess: async (saved) => {
      onDone();
      showToast(listWords.savedDone(saved.name));
      await queries.invalidateQueries(savedFiltersQuery);
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (name.trim() && !saving.isPending) saving.mutate();
  };
  return (
    <form className="col g4" onSubmit={submit}>
      <p className="sec">{listWords.saveLead}</p>
      <TextInput
        label={listWords.saveName}
        value={name}
        maxLength={limits.nameMaxChars}
        error={
          saving.error
            ? (fieldError(saving.error, '#/body/name') ?? problemSentence(saving.error))
            : undefined
        }
        onChange={(event) => setName(event.target.value)}
        autoComplete="off"
        data-autofocus
      />
      <div className="row" style={{ justifyContent: 'flex-end' }}>
        <Button variant="ink" type="submit" disabled={!name.trim()} busy={saving.isPending}>
          {listWords.saveAction}
        </Button>
      </div>
    </form>
  );
}

function DeleteSaved({ saved, onClose }: { saved: SavedRecordingFilter; onClose: () => void }) {
  const queries = useQueryClient();
  const deleting = useMutation({
    mutationFn: () => send(recordingFilters.remove, { body: { saved_filter_id: saved.saved_filter_id } }),
    onSuccess: async () => {
      onClose();
      showToast(listWords.deleted(saved.name));
      await queries.invalidateQueries(savedFiltersQuery);
    },
  });
  return (
    <ConfirmByName
      opened
      onClose={onClose}
      title={listWords.deleteTitle}
      consequence={listWords.deleteWhat}
      name={saved.name}
      action={listWords.deleteAction}
      pending={deleting.isPending}
      error={deleting.error}
      onConfirm={() => deleting.mutate()}
    />
  );
}
