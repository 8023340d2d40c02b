import { findThemes } from '@earshot/analysis/themes/find-themes';
import type { FoundThemes, ThemeItem } from '@earshot/analysis/themes/find-themes';
import { matchThemes } from '@earshot/analysis/themes/match-themes';
import { pinnedItems } from '@earshot/analysis/themes/theme-edits';
import { inWorkspace, readInWorkspace, readSnapshot } from '../../platform/database/workspace-transaction.ts';
import type { JobDeps } from '../job-deps.ts';
import * as builds from './builds.sql.ts';
import { rewriteShown } from './edited-themes.ts';
import { readItems } from './item-reader.ts';
import { sampleOf } from './sample-of-items.ts';
import * as writes from './theme-writes.sql.ts';
import type { FoundItem, ThemeToKeep } from './theme-writes.sql.ts';
import { speakersAmong, speakersPerTheme, ThemeSpeakers } from './theme-speakers.ts';
import * as sql from './themes.sql.ts';

/** A run looks at every pair of so many items; the others join what it finds. */
const mostLookedAt = 10_000;
/** With fewer themes than this there is nothing to take in at one glance less. */
const fewestInGroups = 2;

interface Begun {
  ids: Int32Array;
  revision: number;
  resolution: number | null;
  found: Map<number, number>;
  parents: Map<number, number>;
  pinned: Map<number, number | null>;
  nextId: number;
}

/** Does the run that was asked for; one that is done already is left alone. */
export async function runBuild(deps: JobDeps, workspaceId: string): Promise<void> {
  const build = await readInWorkspace(deps.database, workspaceId, (tx) =>
    builds.newestBuild(tx, workspaceId),
  );
  if (!build || (build.finishedAt !== null && build.error === null)) return;
  const update = (change: Parameters<typeof builds.updateBuild>[3]) =>
    inWorkspace(deps.database, workspaceId, (tx) => builds.updateBuild(tx, workspaceId, build.id, change));
  const now = () => new Date(deps.now()).toISOString();
  await update({ startedAt: now(), finishedAt: null, error: null });
  try {
    await findAndKeep(deps, workspaceId, build.id, now);
  } catch (error) {
    if (!deps.stopping.aborted) {
      const message = error instanceof Error ? error.message : String(error);
      await update({ finishedAt: now(), error: message.slice(0, 500) });
    }
    throw error;
  }
}

async function findAndKeep(
  deps: JobDeps,
  workspaceId: string,
  buildId: string,
  now: () => string,
): Promise<void> {
  const begun = await begin(deps, workspaceId);
  const sample = sampleOf(begun.ids, mostLookedAt, begun.pinned);
  const items: ThemeItem[] = [];
  for await (const batch of readItems(deps, workspaceId, sample)) items.push(...batch);
  const looked = new Set(sample);
  const found = findThemes(items, deps.words(), {
    nextId: begun.nextId,
    pinned: begun.pinned,
    ...(begun.resolution !== null && {
      previous: {
        themeOf: new Map([...begun.found].filter(([item]) => looked.has(item))),
        resolution: begun.resolution,
      },
    }),
  });
  const kept = foundItems(found);
  const rest = begun.ids.filter((id) => !looked.has(id));
  if (rest.length > 0 && kept.length > 0) {
    for await (const batch of joining(deps, workspaceId, rest, items, found)) kept.push(...batch);
  }
  const themes = themesToKeep(found, begun);
  await inWorkspace(deps.database, workspaceId, async (tx) => {
    await writes.noteMembership(tx, workspaceId);
    await writes.noteRename(tx, workspaceId);
    const edits = await sql.readEdits(tx, workspaceId);
    const named = edits.flatMap((edit) => (edit.kind === 'split' ? [edit.newThemeId] : []));
    await writes.takeThemeIds(tx, workspaceId, Math.max(0, ...themes.map(({ id }) => id)));
    await writes.upsertThemes(tx, workspaceId, themes);
    await writes.upsertFound(tx, workspaceId, kept);
    const withTheme = new Set(kept.map(({ itemId }) => itemId));
    await writes.deleteFound(
      tx,
      workspaceId,
      [...begun.ids].filter((id) => !withTheme.has(id)),
    );
    await writes.keepThemes(tx, workspaceId, [...themes.map(({ id }) => id), ...named]);
    await rewriteShown(tx, workspaceId);
    await builds.updateBuild(tx, workspaceId, buildId, {
      finishedAt: now(),
      itemCount: begun.ids.length,
      readRev: begun.revision,
      resolution: found.resolution,
      themeCount: found.themes.length,
    });
  });
}

function begin({ database }: JobDeps, workspaceId: string): Promise<Begun> {
  return readSnapshot(database, workspaceId, async (tx) => {
    const before = await builds.newestDone(tx, workspaceId);
    const { revision } = await builds.changesSince(tx, workspaceId, 0);
    const ids = await sql.itemIds(tx, workspaceId, {});
    const there = new Set(ids);
    const pinned = [...pinnedItems(await sql.readEdits(tx, workspaceId))].filter(([item]) => there.has(item));
    return {
      ids,
      revision,
      resolution: before?.resolution ?? null,
      found: await sql.readFound(tx, workspaceId),
      parents: await builds.readParents(tx, workspaceId),
      pinned: new Map(pinned),
      nextId: await writes.nextThemeId(tx, workspaceId),
    };
  });
}

function foundItems({ themes }: FoundThemes): FoundItem[] {
  return themes.flatMap(({ id, itemIds }) =>
    itemIds.map((itemId, place) => ({ itemId, themeId: id, strength: 1 - place / itemIds.length })),
  );
}

/** Gives the items that were not looked at to the themes that were found. */
async function* joining(
  deps: JobDeps,
  workspaceId: string,
  rest: Int32Array,
  items: readonly ThemeItem[],
  { themes }: FoundThemes,
): AsyncGenerator<FoundItem[]> {
  const byId = new Map(items.map((item) => [item.id, item]));
  const speakers = new ThemeSpeakers(deps.words());
  const perTheme = speakersPerTheme(themes.length);
  for (const { id: themeId, itemIds } of themes) {
    for (const itemId of speakersAmong(itemIds, perTheme)) {
      const item = byId.get(itemId);
      if (item) speakers.add(itemId, item.features, themeId);
    }
  }
  for await (const batch of readItems(deps, workspaceId, rest)) {
    yield batch.flatMap(({ id, features }) => {
      const themeId = speakers.themeOf(id, features);
      return themeId === null ? [] : [{ itemId: id, themeId, strength: 0 }];
    });
  }
}

/** The themes, and the broader ones that hold several; these keep their ids as themes do. */
function themesToKeep({ themes, groups }: FoundThemes, begun: Begun): ThemeToKeep[] {
  const broad = groups.filter(({ themeIds }) => themeIds.length >= fewestInGroups);
  const isGrouped = broad.length < themes.length && broad.length > 1;
  const groupOf = new Map(
    isGrouped ? broad.flatMap(({ themeIds }, group) => themeIds.map((id) => [id, group] as const)) : [],
  );
  const groupNow = new Map(
    themes.flatMap(({ id, itemIds }) => {
      const group = groupOf.get(id);
      return group === undefined ? [] : itemIds.map((item) => [item, group] as const);
    }),
  );
  const parentBefore = new Map(
    [...groupNow.keys()].flatMap((item) => {
      const parent = begun.parents.get(begun.found.get(item) ?? 0);
      return parent === undefined ? [] : [[item, parent] as const];
    }),
  );
  const nextId = Math.max(begun.nextId, ...themes.map(({ id }) => id + 1));
  const ids = matchThemes(parentBefore, groupNow, new Map(), nextId);
  return [
    ...(isGrouped
      ? broad.map(({ name }, group) => ({
          id: ids.get(group) ?? 0,
          parentId: null,
          foundName: name,
          saying: null,
          otherWords: [],
        }))
      : []),
    ...themes.map(({ id, name, saying, otherWords }) => {
      const group = groupOf.get(id);
      const parentId = group === undefined ? null : (ids.get(group) ?? null);
      return { id, parentId, foundName: name, saying, otherWords };
    }),
  ];
}
