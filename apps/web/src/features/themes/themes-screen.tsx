import { roleAllows, type CallReply } from '@earshot/contracts/call';
import { themes, type Theme } from '@earshot/contracts/themes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { feedbackListPath } from '../../lib/feedback-paths.ts';
import { formatCounted } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/use-session.ts';
import { ButtonLink } from '../../ui/inputs/button-link.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../ui/states/what-and-why.ts';
import { BuildBar } from './build-bar.tsx';
import { EditHistory } from './edit-history.tsx';
import { ThemeDialog, type OpenChange } from './theme-dialog.tsx';
import type { ThemeToRoadmap } from './theme-row.tsx';
import { ThemeTable } from './theme-table.tsx';
import { isUnderWay, themesQuery } from './themes.queries.ts';
import { themeWords } from './themes.words.ts';
import styles from './themes-screen.module.css';

/** What feedback speaks of, and what people make of it. */
export function ThemesScreen({ toRoadmap }: { toRoadmap: ThemeToRoadmap }) {
  const list = useQuery(themesQuery);
  const session = useSession();
  const mayChange = session.status === 'signed_in' && roleAllows(session.session.role, 'member');
  const [search, setSearch] = useSearchParams();
  const [open, setOpen] = useState<OpenChange | null>(null);
  const build = useBuild();
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: true });
  };
  return (
    <div className={styles.screen}>
      <PageHead
        title={themeWords.title}
        lead={themeWords.lead}
        actions={
          <>
            <Button onClick={() => set('show', 'history')}>{themeWords.history}</Button>
            <ExportButton />
            {mayChange && !(list.data && isEmpty(list.data)) && (
              <Button
                variant="ink"
                onClick={() => build.mutate()}
                disabled={isUnderWay(list.data?.build)}
                busy={build.isPending}
              >
                {list.data?.themes.length ? themeWords.build : themeWords.firstBuild}
              </Button>
            )}
          </>
        }
      />
      <QueryView query={list} what="The themes">
        {(data) => (
          <>
            <BuildBar build={data.build} />
            <ThemeList
              data={data}
              words={search.get('q') ?? ''}
              onWords={(words) => set('q', words)}
              onChange={mayChange ? setOpen : null}
              toRoadmap={toRoadmap}
            />
            <ThemeDialog open={open} all={data.themes} onClose={() => setOpen(null)} />
          </>
        )}
      </QueryView>
      <EditHistory
        opened={search.get('show') === 'history'}
        mayChange={mayChange}
        onClose={() => set('show', '')}
      />
    </div>
  );
}

function useBuild() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => send(themes.build, {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: themesQuery.queryKey }),
    onError: (error) => showToast(whatAndWhy(themeWords.notBuilt, problemSentence(error))),
  });
}

function ExportButton() {
  const ticket = useMutation({
    mutationFn: () => send(themes.export, {}),
    // The answer is an attachment: the page stays.
    onSuccess: ({ path }) => window.location.assign(path),
    onError: (error) => showToast(whatAndWhy(themeWords.notExported, problemSentence(error))),
  });
  return (
    <Button onClick={() => ticket.mutate()} busy={ticket.isPending}>
      {themeWords.export}
    </Button>
  );
}

interface ThemeListProps {
  toRoadmap: ThemeToRoadmap;
  data: CallReply<typeof themes.list>;
  words: string;
  onWords: (words: string) => void;
  onChange: ((change: OpenChange) => void) | null;
}

function ThemeList({ data, words, onWords, onChange, toRoadmap }: ThemeListProps) {
  if (data.themes.length === 0) {
    if (isUnderWay(data.build)) return null;
    if (isEmpty(data))
      return (
        <EmptyState
          sentence={themeWords.none}
          action={
            onChange && (
              <ButtonLink variant="ink" to={paths.import}>
                {themeWords.bringIn}
              </ButtonLink>
            )
          }
        />
      );
    return <EmptyState sentence={data.build.state === 'done' ? themeWords.nothingFound : themeWords.none} />;
  }
  const shown = found(data.themes, words);
  const count = formatCounted(data.themes.filter(({ is_broad: isBroad }) => !isBroad).length, 'theme');
  return (
    <>
      <div className={styles.search}>
        <TextInput
          label={themeWords.search}
          hideLabel
          type="search"
          placeholder={themeWords.search}
          value={words}
          onChange={(event) => onWords(event.target.value)}
        />
        <p className="mut">
          {themeWords.foundIn(count)}{' '}
          <Link to={feedbackListPath(data.total.filters)}>{formatCounted(data.total.count, 'item')}</Link>
        </p>
      </div>
      {shown.length === 0 && <p>{themeWords.noMatch(words)}</p>}
      <ThemeTable list={data} shown={shown} onChange={onChange} toRoadmap={toRoadmap} />
    </>
  );
}

/** Without feedback there is nothing to find themes in. */
function isEmpty({ themes: found, total }: CallReply<typeof themes.list>): boolean {
  return found.length === 0 && total.count === 0;
}

/** Themes whose name or quote holds the words, with the broader ones that they are part of. */
function found(all: readonly Theme[], words: string): readonly Theme[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return all;
  const hits = all.filter(({ name, quote }) =>
    `${name}\n${quote?.text ?? ''}`.toLowerCase().includes(wanted),
  );
  const parents = new Set(hits.map(({ parent_id: parent }) => parent));
  return all.filter((theme) => hits.includes(theme) || parents.has(theme.theme_id));
}
