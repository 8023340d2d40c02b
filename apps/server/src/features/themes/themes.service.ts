import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import type { Theme, ThemeBuild, themes } from '@earshot/contracts/themes';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Db } from '../../platform/database/open.ts';
import { inWorkspace, readSnapshot } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import { RevisionCache } from '../../platform/revision-cache.ts';
import type { Deps } from '../deps.ts';
import { filterKey } from '../feedback/filter/filter-key.service.ts';
import { readProgress } from '../enrichment/progress.service.ts';
import { baseFilter } from '../analytics/base-filter.service.ts';
import { readStanding } from '../analytics/standing.shared.sql.ts';
import { askForBuild } from './ask-for-build.ts';
import { readBuild } from './build-status.ts';
import type { ListedThemes } from './list-themes.ts';
import { listThemes } from './list-themes.ts';
import { namesOf, sayingsOf } from './themes.sql.ts';
import { readyWithoutTexts } from '../feedback/filter/ready-filter.service.ts';

/** Lists kept while they hold. */
export type ThemeListCache = RevisionCache<ListedThemes>;

export function themeListCache(): ThemeListCache {
  return new RevisionCache<ListedThemes>({
    maxWeight: 20_000,
    weigh: (list) => 1 + list.themes.length,
    add: (_old, whole) => whole,
  });
}

type ReadDeps = Pick<Deps, 'database' | 'now'>;

/** @throws Problem `not_found` for an unknown view; `bad_request` for one that holds a question */
export function themesInList(
  { database, now }: ReadDeps,
  { workspaceId }: Pick<Caller, 'workspaceId'>,
  body: ParsedBody<typeof themes.list>,
  cache: ThemeListCache,
): Promise<CallReply<typeof themes.list>> {
  return readSnapshot(database, workspaceId, async (tx) => {
    const standing = await readStanding(tx, workspaceId, now());
    const filters = body.filters && (await readyWithoutTexts(tx, workspaceId, body.filters));
    const filter = await baseFilter(tx, workspaceId, { ...body, filters });
    const { timeZone, today, renamedRev } = standing;
    const key = JSON.stringify([workspaceId, timeZone, today, renamedRev, filterKey([filter])]);
    const list = await cache.read(key, standing, async () => ({
      ...standing,
      value: await listThemes(tx, workspaceId, filter, today),
    }));
    return {
      ...list,
      build: await readBuild(tx, workspaceId, now()),
      analysing: await readProgress(tx, workspaceId),
    };
  });
}

/** @throws Problem `not_found` */
export async function themeById(
  deps: ReadDeps,
  caller: Pick<Caller, 'workspaceId'>,
  id: number,
  cache: ThemeListCache,
): Promise<Theme> {
  const list = await themesInList(deps, caller, {}, cache);
  const theme = list.themes.find(({ theme_id: themeId }) => themeId === id);
  if (!theme) throw new Problem('not_found', { detail: 'There is no theme with this ID.' });
  return theme;
}

/** Names by id, each of the theme where its items are shown; themes that are gone are not there. */
export async function themeNames(
  db: Db,
  workspaceId: string,
  ids: readonly number[],
): Promise<Map<number, { shownIn: number; name: string }>> {
  const rows = ids.length === 0 ? [] : await namesOf(db, workspaceId, ids);
  return new Map(rows.map(({ id, ...shown }) => [id, shown]));
}

/** Of those of these themes where that was found out the share of items that say what the theme's name says. */
export async function themeSayings(
  db: Db,
  workspaceId: string,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const rows = ids.length === 0 ? [] : await sayingsOf(db, workspaceId, ids);
  return new Map(rows.map(({ id, saying }) => [id, saying]));
}

export function buildStatus(
  { database, now }: ReadDeps,
  { workspaceId }: Pick<Caller, 'workspaceId'>,
): Promise<ThemeBuild> {
  return readSnapshot(database, workspaceId, (tx) => readBuild(tx, workspaceId, now()));
}

/** Asks for a run; one that waits or runs already is joined. */
export function askToBuild(deps: Deps, { workspaceId, userId }: Caller): Promise<ThemeBuild> {
  deps.freeSpace.assertRoom();
  return inWorkspace(deps.database, workspaceId, async (tx) => {
    await askForBuild(deps, tx, workspaceId, userId);
    return readBuild(tx, workspaceId, deps.now());
  });
}
