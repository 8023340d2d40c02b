import type { BroughtPage } from '@earshot/connectors/feedback/connection-kind';
import { connectionLimits } from '@earshot/contracts/connections';
import { createHash } from 'node:crypto';
import { askToUnderstand } from '../../../jobs/understand.ts';
import { inWorkspace, readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { instantOf } from '../../../platform/instant.ts';
import { roomInPlan } from '../../billing/quotas.service.ts';
import { readTemplateIndex } from '../../feedback/cleaning/templates.service.ts';
import { deleteItems } from '../../feedback/store/remove-items.service.ts';
import { isStoredItem, storeWithin } from '../../feedback/store/store-items.service.ts';
import type { JobDeps } from '../../job-deps.ts';
import type { Masking } from '../../personal-data/masking.service.ts';
import { maskId, maskText, MaskingChanged, readMasking } from '../../personal-data/masking.service.ts';
import type { RefusalReason, RunRow } from '../connection-row.ts';
import * as sql from '../connections.sql.ts';
import type { RefusedItem } from '../refusals.sql.ts';
import { forgetRefusals, noteRefusals } from '../refusals.sql.ts';
import type { Refused } from './brought-item.ts';
import { draftItems } from './brought-item.ts';
import type { Taken } from './work.ts';
import { finish, Overtaken } from './work.ts';

const examplesOfReason = 5;
/** What an `int` holds. */
const countAtMost = 2 ** 31 - 1;

export interface StoredPage {
  /** The run with what the page brought. */
  run: RunRow;
  /** Why not all of it was stored: the plan has no room. The place was not moved on. */
  full: string | null;
}

/**
 * Stores a page and the place after it in one transaction; the last one ends the run. What is here already and the same
 * stays as it is, so that a page may come any number of times.
 *
 * @throws Overtaken when the connection is in other hands
 */
export async function storePage(
  deps: JobDeps,
  workspaceId: string,
  taken: Taken,
  page: BroughtPage,
): Promise<StoredPage> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await storeMasked(deps, workspaceId, taken, page);
    } catch (error) {
      // The workspace chose meanwhile what is masked.
      if (!(error instanceof MaskingChanged) || tries >= 3) throw error;
    }
  }
}

async function storeMasked(
  deps: JobDeps,
  workspaceId: string,
  taken: Taken,
  page: BroughtPage,
): Promise<StoredPage> {
  const { connection, run, token } = taken;
  const { sourceId } = connection;
  const given = await readInWorkspace(deps.database, workspaceId, async (tx) => ({
    masking: await readMasking(tx, workspaceId),
    templates: await readTemplateIndex(tx, workspaceId),
  }));
  const { masking } = given;
  const { items: drafts, refused } = draftItems(given, page);
  const analysed = deps.analyse(drafts);
  const items = drafts.flatMap(({ language: _given, ...item }, place) => {
    const found = analysed[place];
    return found ? [{ ...item, analysed: found }] : [];
  });
  deps.freeSpace.assertRoom();
  return inWorkspace(deps.database, workspaceId, async (tx) => {
    await sql.lockWorkspace(tx, workspaceId);
    const room = await roomInPlan(deps, tx, workspaceId, 'feedbackItemsPerMonth');
    const batch = { sourceId, importId: null, isSample: false, isBrought: true, masking, items };
    const answers =
      items.length === 0 ? [] : await storeWithin(tx, workspaceId, batch, room?.left ?? Infinity);
    const count = (outcome: string) => answers.filter((answer) => answer.outcome === outcome).length;
    await room?.take(count('created'));
    const gone = page.removed.map((id) => maskId(masking, id));
    const removed = await deleteItems(tx, workspaceId, await sql.itemsNamed(tx, workspaceId, sourceId, gone));
    const isFull = !answers.every(isStoredItem);
    const brought = count('created') + count('updated') + removed.length;
    const after = {
      pages: run.pages + 1,
      created: run.created + count('created'),
      updated: run.updated + count('updated'),
      unchanged: run.unchanged + count('same'),
      removed: run.removed + removed.length,
      refused: run.refused + (isFull ? 0 : refused.length),
      reasons: isFull ? run.reasons : withReasons(masking, run.reasons, refused),
    };
    const now = instantOf(deps.now());
    const isOurs = await sql.updateConnection(
      tx,
      workspaceId,
      connection.id,
      {
        ...(!isFull && { cursor: page.next ?? page.resume ?? null }),
        // It is not overdue while pages come: nobody else takes it up.
        nextSyncAt: now,
        ...(brought > 0 && { lastBroughtAt: now }),
        ...(connection.backfilledAt === null && isCount(page.total) && { expectedItems: page.total }),
      },
      token,
    );
    if (!isOurs) throw new Overtaken();
    await sql.updateRun(tx, workspaceId, run.id, after);
    if (!isFull) {
      const taken = [...drafts.map(({ externalId }) => externalId ?? ''), ...gone];
      await forgetRefusals(tx, workspaceId, connection.id, taken.map(hashOf));
      await noteRefusals(tx, workspaceId, connection.id, refusedItems(masking, refused), now);
    }
    if (brought > 0) await askToUnderstand(deps.queue, tx, workspaceId);
    const stored = { ...run, ...after };
    if (page.next === null && !isFull) await finish(deps, tx, workspaceId, { ...taken, run: stored });
    return { run: stored, full: isFull ? (room?.full ?? 'The plan has no room for more items.') : null };
  });
}

/** What a system says of its size is anything; what cannot be one is not stored. */
function isCount(total: number | undefined): total is number {
  return Number.isInteger(total) && total !== undefined && total >= 0 && total <= countAtMost;
}

function refusedItems(masking: Masking, refused: readonly Refused[]): RefusedItem[] {
  return refused.map(({ externalId, reason }) => ({
    itemHash: hashOf(maskId(masking, externalId)),
    reason: toldReason(masking, reason),
  }));
}

function hashOf(externalId: string): Buffer {
  return createHash('sha256').update(externalId).digest();
}

function toldReason(masking: Masking, reason: string): string {
  return maskText(masking, reason).slice(0, 300).toWellFormed();
}

/** Reasons and ids are texts of others: they are masked as everything is. */
function withReasons(
  masking: Masking,
  before: readonly RefusalReason[],
  refused: readonly Refused[],
): RefusalReason[] {
  const reasons = new Map(
    before.map((reason) => [reason.reason, { ...reason, examples: [...reason.examples] }]),
  );
  for (const { externalId, reason } of refused) {
    const asked = toldReason(masking, reason);
    const text =
      reasons.has(asked) || reasons.size < connectionLimits.reasonsAtMost ? asked : 'Other reasons';
    const known = reasons.get(text) ?? { reason: text, count: 0, examples: [] };
    known.count += 1;
    if (known.examples.length < examplesOfReason)
      known.examples.push(maskId(masking, externalId).slice(0, 100));
    reasons.set(text, known);
  }
  return [...reasons.values()].sort((a, b) => b.count - a.count);
}
