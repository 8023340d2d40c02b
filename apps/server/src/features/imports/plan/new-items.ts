import type { RepeatIndex } from '@earshot/cleaning/repeats/mark-repeats';
import type { FeedbackDraft } from '@earshot/tabular/draft';
import type { Analysed, TextToAnalyse } from '../../text-engine.ts';
import type { ItemToPreview } from '../../feedback/store/preview-items.service.ts';
import type { NewItem } from '../../feedback/store/new-item.service.ts';
import { takeOutTemplates } from '../../feedback/cleaning/take-out-templates.service.ts';
import type { Message } from '../../feedback/cleaning/clean-conversation.service.ts';
import { cleanConversation } from '../../feedback/cleaning/clean-conversation.service.ts';
import { cleanNewItem } from '../../feedback/cleaning/clean-new-item.service.ts';
import { maskItem } from '../../feedback/masking/mask-item.service.ts';
import type { Masking } from '../../personal-data/masking.service.ts';
import type { PlannedItem } from './planned-item.ts';

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
  const masked = maskItem(masking, { ...cleaned(item), language: item.draft.language });
  return takeOutTemplates(templates, masked);
}

function cleaned(item: PlannedItem): Omit<NewItem, 'analysed'> {
  const { messages, draft } = item;
  const content = contentOf(item);
  const saysWho = draft.isPublic !== null || Object.keys(draft.roleColumns).length > 0;
  if (messages.length < 2 && !saysWho) return cleanNewItem(content);
  const conversation = cleanConversation(draft.title, messages.map(messageOf));
  const { firstOfCustomer, ...texts } = conversation;
  const theirs = firstOfCustomer === null ? undefined : messages[firstOfCustomer];
  if (theirs === undefined) return { ...content, ...texts };
  const author = authorOf(theirs);
  const account = accountOf({ ...draft, accountDomain: theirs.accountDomain });
  return { ...content, ...texts, author, account, saidAt: theirs.saidAt ?? draft.saidAt };
}

function messageOf({ text, authorName, authorEmail, isPublic, roleColumns }: FeedbackDraft): Message {
  return {
    text,
    about: {
      ...(authorName !== null && { author: authorName }),
      ...(authorEmail !== null && { authorMail: authorEmail }),
      ...(isPublic !== null && { isPublic }),
      columns: roleColumns,
    },
  };
}

export function newItem({ language: _given, ...item }: DraftItem, analysed: Analysed): NewItem {
  return { ...item, analysed };
}

/** The item as a dry run compares it with what is stored. */
export function previewItem(item: DraftItem, languageOf: (text: TextToAnalyse) => string): ItemToPreview {
  return { ...item, language: () => languageOf(item) };
}

function contentOf({ draft, contentKey }: PlannedItem): Omit<NewItem, 'analysed' | 'asItCame'> {
  return {
    externalId: draft.externalId,
    contentKey,
    title: draft.title,
    text: draft.text,
    link: draft.link,
    saidAt: draft.saidAt,
    rating: ratingOf(draft),
    author: authorOf(draft),
    account: accountOf(draft),
    fields: draft.fields,
  };
}

function accountOf(draft: FeedbackDraft): NewItem['account'] {
  const { accountName, accountId, accountDomain, accountPlan, accountRevenueEur } = draft;
  const name = accountName ?? accountId ?? accountDomain;
  if (name === null) return null;
  return {
    ...{ name, externalId: accountId },
    ...(accountPlan !== null && { plan: accountPlan }),
    ...(accountRevenueEur !== null && { yearlyRevenueEur: accountRevenueEur }),
  };
}

function authorOf({ authorName, authorEmail, authorId }: FeedbackDraft): NewItem['author'] {
  if ((authorName ?? authorEmail ?? authorId) === null) return null;
  return { name: authorName, email: authorEmail, externalId: authorId };
}

function ratingOf({ rating }: FeedbackDraft): NewItem['rating'] {
  return rating && { value: rating.value, ...rating.scale };
}
