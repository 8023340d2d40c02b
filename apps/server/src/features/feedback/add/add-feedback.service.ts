import type { RepeatIndex } from '@earshot/cleaning/repeats/mark-repeats';
import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import type { feedback, NewFeedback } from '@earshot/contracts/feedback';
import { ingestLimits } from '@earshot/contracts/ingest-limits';
import { askToLearnTemplates } from '../../../jobs/cleaning.jobs.ts';
import { askToUnderstand } from '../../../jobs/understand.ts';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { Tx } from '../../../platform/database/open.ts';
import { inWorkspace, readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Deps } from '../../deps.ts';
import type { Masking, Maskings } from '../../personal-data/masking.service.ts';
import { maskName, maskText } from '../../personal-data/masking.service.ts';
import { existingSource, sourceNamed } from '../../sources/sources.service.ts';
import { readTemplateIndex } from '../cleaning/templates.service.ts';
import { takeOutTemplates } from '../cleaning/take-out-templates.service.ts';
import { cleanNewItem } from '../cleaning/clean-new-item.service.ts';
import { maskItem } from '../masking/mask-item.service.ts';
import type { LeftOut, NewItem, StoredItem } from '../store/new-item.service.ts';
import { lockWorkspace } from '../store/store-items.sql.ts';
import { storeWithin } from '../store/store-items.service.ts';
import { roomInPlan } from '../../billing/quotas.service.ts';
import type { Analysed } from '../../text-engine.ts';
import type { CheckedItem } from './check-items.ts';
import { canonical, checkItems } from './check-items.ts';
import { findAnswer, keepAnswer } from './request-key.sql.ts';
import { TurnKeeper } from '@earshot/tabular/event-loop';
import { createHmac } from 'node:crypto';

type Body = ParsedBody<typeof feedback.addFeedback>;
type Reply = CallReply<typeof feedback.addFeedback>;
type Taken = Extract<CheckedItem, { item: NewFeedback }> & { place: number };

const keepAnswersMs = ingestLimits.idempotencyHours * 3_600_000;

/**
 * Stores a batch of items of one source. What is answered as stored is committed. A batch may be sent again: items are
 * known by their external id, else by their content and its occurrence within the batch, and with a key the first answer
 * is given again for 24 hours.
 *
 * What the plan has no room for is refused by name, and stored when the same batch comes again and there is.
 *
 * @throws Problem `not_found` for an unknown source; `key_reused` when the key came with another body; `storage_full`;
 *   `plan_limit_reached` when nothing of the batch fits the plan
 */
export function addFeedback(
  deps: Deps & { maskings: Maskings },
  { workspaceId }: Pick<Caller, 'workspaceId'>,
  body: Body,
  key: string | null,
): Promise<Reply> {
  deps.freeSpace.assertRoom();
  return deps.maskings.by(workspaceId, (masking) => addMasked(deps, { workspaceId, masking }, body, key));
}

async function addMasked(
  deps: Deps,
  { workspaceId, masking }: { workspaceId: string; masking: Masking },
  body: Body,
  key: string | null,
): Promise<Reply> {
  const { database, engine, queue, now } = deps;
  const at = now();
  const requestHash = createHmac('sha256', masking.key).update(canonical(body)).digest();
  const answerBefore = async (tx: Tx) => {
    if (key === null) return undefined;
    const kept = await findAnswer(tx, workspaceId, key, new Date(at - keepAnswersMs).toISOString());
    if (kept && !kept.requestHash.equals(requestHash)) throw new Problem('key_reused');
    return kept?.reply as Reply | undefined;
  };
  const known = key === null ? undefined : await readInWorkspace(database, workspaceId, answerBefore);
  if (known) return known;

  const checked = checkItems(body.items);
  const taken = checked.flatMap((one, place) => ('item' in one ? [{ ...one, place }] : []));
  const templates = await readInWorkspace(database, workspaceId, (tx) => readTemplateIndex(tx, workspaceId));
  const masked = await cleanAndMask(masking, templates, taken);
  const analysed = masked.length === 0 ? [] : await engine.analyse(masked);
  const items = masked.map(({ language: _given, ...item }, i) => withFindings(item, analysed[i]));
  const reply = await inWorkspace(
    database,
    workspaceId,
    async (tx) => {
      // The same key may have arrived twice at once: the second waits here and finds the first one's answer.
      await lockWorkspace(tx, workspaceId);
      const meanwhile = await answerBefore(tx);
      if (meanwhile) return meanwhile;
      const source = maskSource(masking, body.source);
      const sourceId = await sourceOf(tx, workspaceId, source, items.length > 0, at);
      const room = await roomInPlan(deps, tx, workspaceId, 'feedbackItemsPerMonth');
      const batch = { importId: null, isSample: false, masking, items };
      const left = room?.left ?? Infinity;
      const stored =
        sourceId === null ? [] : await storeWithin(tx, workspaceId, { sourceId, ...batch }, left);
      const count = (wanted: string) => stored.filter(({ outcome }) => outcome === wanted).length;
      await room?.take(count('created'));
      if (count('created') + count('updated') > 0) await askToUnderstand(queue, tx, workspaceId);
      const reply = replyOf(masking, checked, taken, stored, room?.full);
      const isCutShort = count('left_out') > 0;
      if (isCutShort && reply.stored + reply.duplicate === 0) throw nothingFits(reply, room?.full);
      // What the plan left out is to be sent again, under the same key too.
      if (key !== null && !isCutShort) {
        await keepAnswer(tx, workspaceId, key, { requestHash, reply, createdAt: new Date(at).toISOString() });
      }
      return reply;
    },
    { repeatable: true },
  );
  if (reply.stored > 0) await askToLearnTemplates(queue, database.app, workspaceId);
  return reply;
}

/** The items as they may be stored, each with the language that was given; other requests get their turns in between. */
async function cleanAndMask(masking: Masking, templates: RepeatIndex, taken: readonly Taken[]) {
  const masked: (Omit<NewItem, 'analysed'> & { language: string | null })[] = [];
  const turn = new TurnKeeper();
  for (const { item, contentKey } of taken) {
    const cleaned = cleanNewItem(itemOf(item, contentKey));
    const said = takeOutTemplates(templates, maskItem(masking, cleaned));
    masked.push({ ...said, language: item.language ?? null });
    if (turn.isOver()) await turn.giveWay();
  }
  return masked;
}

/** The source's id; a name makes a source only when there is something to store in it. */
async function sourceOf(
  tx: Tx,
  workspaceId: string,
  source: Body['source'],
  isNeeded: boolean,
  at: number,
): Promise<number | null> {
  if ('id' in source) return (await existingSource(tx, workspaceId, source.id)).source_id;
  if (!isNeeded) return null;
  return sourceNamed(tx, workspaceId, {
    name: source.name,
    kind: 'api',
    createdAt: new Date(at).toISOString(),
  });
}

function maskSource(masking: Masking, source: Body['source']): Body['source'] {
  return 'id' in source ? source : { name: maskName(masking, source.name) };
}

function withFindings(item: Omit<NewItem, 'analysed'>, analysed: Analysed | undefined): NewItem {
  if (!analysed) throw new Error('The engine left out an item');
  return { ...item, analysed };
}

function itemOf(item: NewFeedback, contentKey: Buffer | null): Omit<NewItem, 'analysed' | 'asItCame'> {
  const { author, account } = item;
  return {
    externalId: item.external_id ?? null,
    contentKey,
    title: item.title ?? null,
    text: item.text,
    link: item.link ?? null,
    saidAt: item.said_at === undefined ? null : new Date(item.said_at).toISOString(),
    rating: item.rating ?? null,
    author: author
      ? { name: author.name ?? null, email: author.email ?? null, externalId: author.external_id ?? null }
      : null,
    account: account
      ? {
          name: account.name,
          externalId: account.external_id ?? null,
          ...(account.plan !== undefined && { plan: account.plan }),
          ...(account.yearly_revenue_eur !== undefined && { yearlyRevenueEur: account.yearly_revenue_eur }),
        }
      : null,
    fields: Object.fromEntries(
      Object.entries(item.fields ?? {}).map(([name, value]) => [name, String(value)]),
    ),
  };
}

function nothingFits({ results }: Reply, detail: string | undefined): Problem {
  const errors = results.map((result, place) => ({
    pointer: `#/body/items/${place}`,
    detail: result.detail ?? '',
  }));
  return new Problem('plan_limit_reached', { errors, ...(detail !== undefined && { detail }) });
}

/** @param full why items are left out, where some may be */
function replyOf(
  masking: Masking,
  checked: CheckedItem[],
  taken: Taken[],
  stored: readonly (StoredItem | LeftOut)[],
  full: string | undefined,
): Reply {
  const storedAt = new Map(taken.map(({ place }, i) => [place, stored[i]]));
  const results = checked.map((one, place): Reply['results'][number] => {
    if ('refused' in one) {
      const { code, detail } = one.refused;
      return { status: 'refused', feedback_text_id: null, code, detail: maskText(masking, detail) };
    }
    const answer = storedAt.get(place);
    if (!answer || answer.outcome === 'left_out') {
      return {
        status: 'refused',
        feedback_text_id: null,
        code: 'plan_limit_reached',
        detail: full ?? null,
      };
    }
    const status = answer.outcome === 'same' ? 'duplicate' : 'stored';
    return { status, feedback_text_id: answer.id, code: null, detail: null };
  });
  const count = (status: string) => results.filter((result) => result.status === status).length;
  return { results, stored: count('stored'), duplicate: count('duplicate'), refused: count('refused') };
}
