import { pinnedItems } from '@earshot/analysis/themes/theme-edits';
import type { Tx } from '../../platform/database/open.ts';
import { inWorkspace, readSnapshot } from '../../platform/database/workspace-transaction.ts';
import type { JobDeps } from '../job-deps.ts';
import type { ChangedItem, Step } from '../understanding/step.ts';
import { askWhenChanged } from './ask-for-build.ts';
import * as builds from './builds.sql.ts';
import { shownThemes } from './edited-themes.ts';
import { readItems } from './item-reader.ts';
import { speakersPerTheme, ThemeSpeakers } from './theme-speakers.ts';
import * as writes from './theme-writes.sql.ts';
import { readEdits, readFoundOf } from './themes.sql.ts';

/** Items that come between two runs join the theme of their neighbours. */
export const themeStep: Step = {
  begin: async (deps, workspaceId) => {
    await inWorkspace(deps.database, workspaceId, (tx) => askWhenChanged(deps, tx, workspaceId));
    let speakers: ThemeSpeakers | null | undefined;
    const build = await readSnapshot(deps.database, workspaceId, (tx) => builds.newestDone(tx, workspaceId));
    if (!build) return null;
    return {
      take: async (tx, items) => {
        const unread = await writes.unreadItems(
          tx,
          workspaceId,
          items.map(({ id }) => id),
        );
        const toJoin = items.filter(({ id }) => unread.has(id));
        if (toJoin.length === 0) return false;
        // Loaded when the first item needs them: most runs are about items that only moved their date.
        speakers ??= await loadSpeakers(deps, workspaceId, build.themeCount ?? 0);
        return join(tx, workspaceId, toJoin, speakers);
      },
    };
  },
};

async function loadSpeakers(deps: JobDeps, workspaceId: string, themes: number): Promise<ThemeSpeakers> {
  const rows = await readSnapshot(deps.database, workspaceId, (tx) =>
    builds.speakersOf(tx, workspaceId, speakersPerTheme(themes)),
  );
  const themeOf = new Map(rows.map(({ itemId, themeId }) => [itemId, themeId]));
  const speakers = new ThemeSpeakers(deps.words());
  for await (const batch of readItems(deps, workspaceId, [...themeOf.keys()])) {
    for (const { id, features } of batch) speakers.add(id, features, themeOf.get(id) ?? 0);
  }
  return speakers;
}

async function join(
  tx: Tx,
  workspaceId: string,
  items: readonly ChangedItem[],
  speakers: ThemeSpeakers,
): Promise<boolean> {
  const found = items.map(({ id, features }) => ({ itemId: id, themeId: speakers.themeOf(id, features) }));
  await writes.upsertFound(
    tx,
    workspaceId,
    found.flatMap(({ itemId, themeId }) => (themeId === null ? [] : [{ itemId, themeId, strength: 0 }])),
  );
  await writes.deleteFound(
    tx,
    workspaceId,
    found.filter(({ themeId }) => themeId === null).map(({ itemId }) => itemId),
  );
  const among = items.map(({ id }) => id);
  const edits = await readEdits(tx, workspaceId);
  const pinned = pinnedItems(edits);
  const { themeOf } = shownThemes(await readFoundOf(tx, workspaceId, among), edits);
  const ours = new Set(among);
  const shown = new Map([...themeOf].filter(([item]) => ours.has(item)));
  return writes.writeShown(tx, workspaceId, { themeOf: shown, pinned }, among);
}
