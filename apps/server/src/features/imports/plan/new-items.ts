import type { RepeatIndex } from '@earshot/cleaning/repeats/mark-repeats';
import type { FeedbackDraft } from '@earshot/tabular/draft';
import type { Analysed, TextToAnalyse } from '../../text-engine.ts';
import type { ItemToPreview } from '../../feedback/store/preview-items.service.ts';
import type { NewItem } from '../../feedback/new-item.service.ts';
import { takeOutTemplates } from '../../feedback/cleaning/take-out-templates.service.ts';
import { cleanNewItem } from '../../feedback/cleaning/clean-new-item.service.ts';
import { maskItem } from '../../feedback/masking/mask-item.service.ts';
import type { Masking } from '../../personal-data/masking.service.ts';
import type { PlannedItem } from './plan-rows.ts';

/** A row's item, cleaned and masked, with the language that the row gives. */
export interface DraftItem extends Omit<NewItem, 'analysed'> {
  language: string | null;
}

/** How a workspace wants what comes in to be stored. */
export interface Cleaning {
  masking: Masking;
  templates: RepeatIndex;
}

export function draftItem({ masking, templates }: Cleaning, item: PlannedItem): DraftItem {
  const masked = maskItem(masking, { ...cleanNewItem(contentOf(item)), language: item.draft.language });
  return takeOutTemplates(templates, masked);
}

export function newItem({ language: _given, ...item }: DraftItem, analysed: Analysed): NewItem {
  return { ...item, analysed };
}

/** The item as a dry run compares it with what is stored. */
export function previewItem(item: DraftItem, languageOf: (text: TextToAnalyse) => string): ItemToPreview {
  return { ...item, language: () => languageOf(item) };
}

function contentOf({ draft, contentKey }: PlannedItem): Omit<NewItem, 'analysed' | 'asItCame'> {
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
