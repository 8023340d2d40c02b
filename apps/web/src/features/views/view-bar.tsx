import { roleAllows } from '@earshot/contracts/call';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { View } from '@earshot/contracts/views';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { filterSize, sameFilter } from '../../lib/filter-params.ts';
import { viewPath, watchFilterPath } from '../../lib/feedback-paths.ts';
import { useSession } from '../../lib/use-session.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { Menu, type MenuEntry } from '../../ui/overlays/menu.tsx';
import { onDemand } from '../../ui/states/on-demand.tsx';
import { useOpenedView } from './use-opened-view.ts';
import { useUpdateView } from './use-update-view.ts';
import { viewsQuery } from './views.queries.ts';
import { viewWords } from './views.words.ts';

const ViewNameDialog = onDemand(async () => (await import('./view-name-dialog.tsx')).ViewNameDialog);
const DeleteView = onDemand(async () => (await import('./delete-view.tsx')).DeleteView);

interface ViewBarProps {
  /** What is on the screen now. */
  filter: FeedbackFilter;
  question: string;
}

/** Opens, saves, renames and deletes views of what is on the screen. */
export function ViewBar({ filter, question }: ViewBarProps) {
  const session = useSession();
  const list = useQuery(viewsQuery);
  const opened = useOpenedView(list.data?.views, filter, question);
  const [dialog, setDialog] = useState<'save' | 'rename' | 'delete' | null>(null);
  const update = useUpdateView();
  const mayWrite = session.status === 'signed_in' && roleAllows(session.session.role, 'member');
  const isChanged = opened !== undefined && !shows(opened, filter, question);
  const close = () => setDialog(null);

  const entries: MenuEntry[] = [
    { kind: 'heading', label: headingOf(list.data?.views, list.error) },
    ...(list.data?.views ?? []).map((view): MenuEntry => ({
      kind: 'link',
      label: view.name,
      to: viewPath(view),
      icon: view === opened ? 'check' : 'bookmark',
    })),
  ];
  const canSave = mayWrite && (filterSize(filter) > 0 || question !== '');
  if (canSave && question === '') {
    entries.push(
      { kind: 'line' },
      { kind: 'link', label: viewWords.watch, icon: 'alert', to: watchFilterPath(filter) },
    );
  }
  if (canSave || (mayWrite && opened)) {
    entries.push({ kind: 'line' });
    if (isChanged) {
      entries.push({
        kind: 'action',
        label: viewWords.update(opened.name),
        onSelect: () => update.mutate({ view: opened, filter, question }),
      });
    }
    entries.push({ kind: 'action', label: viewWords.save, icon: 'plus', onSelect: () => setDialog('save') });
    if (opened) {
      entries.push(
        { kind: 'action', label: viewWords.rename, icon: 'edit', onSelect: () => setDialog('rename') },
        {
          kind: 'action',
          label: viewWords.delete,
          icon: 'trash',
          danger: true,
          onSelect: () => setDialog('delete'),
        },
      );
    }
  }
  return (
    <>
      {canSave && !opened && (
        <Button variant="quiet" className="only-wide" onClick={() => setDialog('save')}>
          {viewWords.save}
        </Button>
      )}
      <Menu
        target={
          <Button>
            <Icon name="bookmark" size="s" />
            <span className="clip" style={{ maxWidth: '24ch' }}>
              {opened?.name ?? viewWords.views}
            </span>
            {isChanged && <span className="mut">{viewWords.changed}</span>}
            <Icon name="chevronDown" size="xs" />
          </Button>
        }
        entries={entries}
      />
      <ViewNameDialog opened={dialog === 'save'} onClose={close} filter={filter} question={question} />
      {opened && (
        <>
          <ViewNameDialog
            opened={dialog === 'rename'}
            onClose={close}
            filter={opened.filter}
            question={opened.search_term ?? ''}
            view={opened}
          />
          <DeleteView opened={dialog === 'delete'} onClose={close} view={opened} />
        </>
      )}
    </>
  );
}

function headingOf(list: readonly View[] | undefined, error: Error | null): string {
  if (!list) return error ? viewWords.failed : viewWords.open;
  return list.length ? viewWords.open : viewWords.none;
}

function shows(view: View, filter: FeedbackFilter, question: string): boolean {
  return sameFilter(view.filter, filter) && (view.search_term ?? '') === question;
}
