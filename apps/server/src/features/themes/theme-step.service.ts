import { pinnedItems } from '@earshot/analysis/themes/theme-edits';
import type { Tx } from '../../platform/database/open.ts';
import { inWorkspace, readSnapshot } from '../../platform/database/workspace-transaction.ts';
import type { ChangedItem, Step } from '../enrichment/step.service.ts';
import { askWhenChanged } from './ask-for-build.ts';
import * as builds from './builds.sql.ts';
import { shownThemes } from './edited-themes.ts';
import { KeptSpeakers } from './kept-speakers.ts';
import type { ThemeSpeakers } from './theme-speakers.ts';
import * as writes from './theme-writes.sql.ts';
import { readEdits, readFoundOf } from './themes.sql.ts';

const kept = new KeptSpeakers();

/** Items that come between two runs join the theme of their neighbours. */
export const themeStep: Step = {
  begin: async (deps, workspaceId) => {
    await inWorkspace(deps.database, workspaceId, (tx) => askWhenChanged(deps, tx, workspaceId));
    let speakers: ThemeSpeakers | undefined;
    const build = await readSnapshot(deps.database, workspaceId, (tx) => builds.newestDone(tx, workspaceId));
    if (!build) return null;
    const readRev = build.readRev ?? 0;
    return {
      take: async (tx, items) => {
        // What the run itself left without a theme stays so: it must not matter which of the two jobs came first.
        const later = items.filter(({ changedRev }) => changedRev > readRev);
        const unread = await writes.unreadItems(tx, workspaceId, later.map(idOf));
        const toJoin = later.filter(({ id }) => unread.has(id));
        if (toJoin.length === 0) return false;
        // Loaded when the first item needs them: most runs are about items that only moved their date.
        speakers ??= await kept.of(deps, workspaceId, build);
        // From now on they speak for no theme.
        if (await builds.areFoundIn(tx, workspaceId, toJoin.map(idOf))) kept.forget(workspaceId);
        return join(tx, workspaceId, toJoin, speakers);
      },
    };
  },
};

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
  const among = items.map(idOf);
  const edits = await readEdits(tx, workspaceId);
  const pinned = pinnedItems(edits);
  const { themeOf } = shownThemes(await readFoundOf(tx, workspaceId, among), edits);
  const ours = new Set(among);
  const shown = new Map([...themeOf].filter(([item]) => ours.has(item)));
  return writes.writeShown(tx, workspaceId, { themeOf: shown, pinned }, among);
}

function idOf({ id }: ChangedItem): number {
  return id;
}
