import type { FeedbackDraft } from '@earshot/tabular/draft';
import type { Analysed, ItemToPreview, NewItem, TextToAnalyse } from '../../feedback/feedback.service.ts';
import type { PlannedItem } from './plan-rows.ts';

/** What the text engine is asked about a row's item. */
export function textOf({ draft }: PlannedItem): TextToAnalyse {
  return { text: draft.text, title: draft.title, rating: ratingOf(draft), language: draft.language };
}

export function newItem(item: PlannedItem, analysed: Analysed): NewItem {
  return { ...contentOf(item), analysed };
}

/** The item as a dry run compares it with what is stored. */
export function previewItem(item: PlannedItem, languageOf: (text: TextToAnalyse) => string): ItemToPreview {
  return { ...contentOf(item), language: () => languageOf(textOf(item)) };
}

function contentOf({ draft, contentKey }: PlannedItem): Omit<NewItem, 'analysed'> {
  const { authorName, authorEmail, authorId, accountName, accountId } = draft;
  const account = accountName ?? accountId;
  return {
    externalId: draft.externalId,
    contentKey,
    title: draft.title,
    text: draft.text,
    link: draft.link,
    saidAt: draft.saidAt,
    rating: ratingOf(draft),
    author:
      (authorName ?? authorEmail ?? authorId) === null
        ? null
        : { name: authorName, email: authorEmail, externalId: authorId },
    account: account === null ? null : { name: account, externalId: accountId },
    fields: draft.fields,
  };
}

function ratingOf({ rating }: FeedbackDraft): NewItem['rating'] {
  return rating && { value: rating.value, ...rating.scale };
}
