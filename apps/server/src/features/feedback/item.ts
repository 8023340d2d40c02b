import type { FeedbackItemDetail } from '@earshot/contracts/feedback';
import type { Caller } from '../../platform/auth/caller.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import { findItem } from './item.sql.ts';
import { itemInList } from './list/item-in-list.ts';
import { deleteItems } from './store/remove-items.service.ts';

/** @throws Problem `not_found`, also when the item is not of the source that is named */
export async function getItem(
  { database }: Deps,
  { workspaceId }: Caller,
  asked: { review_id: number; source_id?: number | undefined },
): Promise<FeedbackItemDetail> {
  const item = await readInWorkspace(database, workspaceId, (tx) =>
    findItem(tx, workspaceId, asked.review_id),
  );
  if (!item || (asked.source_id !== undefined && asked.source_id !== item.sourceId)) throw unknownItem();
  const { asItCame } = item;
  return {
    ...itemInList(item, item, null),
    text: item.text,
    as_it_came: asItCame && {
      title: asItCame.title,
      text: asItCame.text,
      cleaner_version: asItCame.cleanerVersion,
    },
    turns: asItCame?.turns ?? [{ who: 'customer', parts: [{ kind: 'body', text: item.text }] }],
    no_customer_words: item.text === '',
    external_id: item.externalId,
    fields: item.fields,
    received_at: item.receivedAt,
    edited_at: item.editedAt,
    sentiment_score: item.sentimentScore,
    engine: { sentiment: item.engineSentiment, language: item.engineLanguage },
    import_id: item.importId,
    is_sample: item.isSample,
  };
}

/** @throws Problem `not_found` */
export async function deleteItem(
  { database }: Deps,
  { workspaceId }: Caller,
  reviewId: number,
): Promise<void> {
  const deleted = await inWorkspace(database, workspaceId, (tx) => deleteItems(tx, workspaceId, [reviewId]));
  if (deleted.length === 0) throw unknownItem();
}

function unknownItem(): Problem {
  return new Problem('not_found', { detail: 'There is no feedback item with this ID in this source.' });
}
