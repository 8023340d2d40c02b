import { maskPersonalData } from '@earshot/analysis/personal-data/find-personal-data';
import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import type { MaskingRun, personalData, PersonalDataSettings } from '@earshot/contracts/personal-data';
import { randomUUID } from 'node:crypto';
import { maskStored } from '../../jobs/mask-stored.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Db } from '../../platform/database/open.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import type { RunRow, SettingsRow } from './settings.sql.ts';
import * as sql from './settings.sql.ts';

export function getSettings(
  { database }: Pick<Deps, 'database'>,
  { workspaceId }: Caller,
): Promise<PersonalDataSettings> {
  return readInWorkspace(database, workspaceId, (tx) => show(tx, workspaceId));
}

/** Changes what is masked from now on. What is stored already stays as it is until its masking is asked for. */
export function updateSettings(
  { database, freeSpace }: Pick<Deps, 'database' | 'freeSpace'>,
  { workspaceId }: Caller,
  choice: ParsedBody<typeof personalData.updateSettings>,
): Promise<PersonalDataSettings> {
  freeSpace.assertRoom();
  return inWorkspace(database, workspaceId, async (tx) => {
    const before = await found(sql.lockSettings(tx, workspaceId));
    const kinds = [...new Set(choice.masked_kinds)];
    const isSame =
      choice.hides_people === before.hidesPeople &&
      kinds.length === before.maskedKinds.length &&
      kinds.every((kind) => before.maskedKinds.includes(kind));
    if (!isSame) {
      await sql.saveSettings(tx, workspaceId, {
        maskedKinds: kinds,
        hidesPeople: choice.hides_people,
        maskingVersion: before.maskingVersion + 1,
        maskedThroughout: before.maskedThroughout.filter((kind) => kinds.includes(kind)),
        peopleHiddenThroughout: before.peopleHiddenThroughout && choice.hides_people,
      });
    }
    return show(tx, workspaceId);
  });
}

export function tryMasking({
  text,
  masked_kinds: kinds,
}: ParsedBody<typeof personalData.tryMasking>): CallReply<typeof personalData.tryMasking> {
  const { text: masked, spans } = maskPersonalData(text, new Set(kinds));
  return { masked, spans };
}

/**
 * Asks for the masking of what is stored; one that is under way is joined.
 *
 * @throws Problem `conflict` when the workspace chose to mask nothing
 */
export function askToMaskStored(
  { database, freeSpace, queue, now }: Pick<Deps, 'database' | 'freeSpace' | 'queue' | 'now'>,
  { workspaceId, userId }: Caller,
): Promise<PersonalDataSettings> {
  freeSpace.assertRoom();
  return inWorkspace(database, workspaceId, async (tx) => {
    const settings = await found(sql.lockSettings(tx, workspaceId));
    if (settings.maskedKinds.length === 0 && !settings.hidesPeople) {
      throw new Problem('conflict', { detail: 'This workspace masks nothing. Choose what to mask first.' });
    }
    const run = await sql.newestRun(tx, workspaceId);
    if (!run || run.finishedAt !== null) {
      await sql.insertRun(tx, workspaceId, {
        id: randomUUID(),
        maskingVersion: settings.maskingVersion,
        askedBy: userId,
        askedAt: new Date(now()).toISOString(),
      });
    }
    await queue.enqueue(tx, maskStored, { workspaceId }, { key: workspaceId });
    return show(tx, workspaceId);
  });
}

async function show(db: Db, workspaceId: string): Promise<PersonalDataSettings> {
  const settings = await found(sql.findSettings(db, workspaceId));
  const run = await sql.newestRun(db, workspaceId);
  const { maskedKinds, hidesPeople, maskedThroughout, peopleHiddenThroughout } = settings;
  return {
    masked_kinds: maskedKinds,
    hides_people: hidesPeople,
    unmasked: {
      kinds: maskedKinds.filter((kind) => !maskedThroughout.includes(kind)),
      people: hidesPeople && !peopleHiddenThroughout,
    },
    run: run ? runView(run) : null,
  };
}

function runView(run: RunRow): MaskingRun {
  return {
    state: run.finishedAt === null ? 'running' : run.error === null ? 'done' : 'failed',
    item_count: run.itemCount,
    items_done: run.itemsDone,
    items_masked: run.itemsMasked,
    asked_at: run.askedAt,
    finished_at: run.finishedAt,
    error: run.error,
  };
}

async function found(settings: Promise<SettingsRow | undefined>): Promise<SettingsRow> {
  const row = await settings;
  if (!row) throw new Problem('not_found');
  return row;
}
