import type {
  BroughtAccount,
  BroughtItem,
  BroughtPage,
  BroughtPerson,
} from '@earshot/connectors/feedback/connection-kind';
import { NewFeedback } from '@earshot/contracts/feedback';
import { ingestLimits } from '@earshot/contracts/ingest-limits';
import { limits } from '@earshot/contracts/limits';
import type { RepeatIndex } from '@earshot/cleaning/repeats/mark-repeats';
import { cleanConversation } from '../../feedback/cleaning/clean-conversation.service.ts';
import { takeOutTemplates } from '../../feedback/cleaning/take-out-templates.service.ts';
import { maskItem } from '../../feedback/masking/mask-item.service.ts';
import type { NewItem } from '../../feedback/store/new-item.service.ts';
import type { Masking } from '../../personal-data/masking.service.ts';

/** An item as it may be stored, with the language that the system gives. */
export interface DraftItem extends Omit<NewItem, 'analysed'> {
  language: string | null;
}

export interface Refused {
  externalId: string;
  reason: string;
}

interface Given {
  masking: Masking;
  templates: RepeatIndex;
}

/** The items of a page as they may be stored, cleaned and masked, and why others may not be. */
export function draftItems(given: Given, page: BroughtPage): { items: DraftItem[]; refused: Refused[] } {
  const accounts = new Map(page.accounts.map((account) => [account.externalId, account]));
  const people = new Map(page.people.map((person) => [person.externalId, person]));
  const items: DraftItem[] = [];
  const refused: Refused[] = [...page.refused];
  for (const item of page.items) {
    const drafted = draftItem(given, item, { accounts, people });
    if ('reason' in drafted) refused.push(drafted);
    else items.push(drafted);
  }
  return { items, refused };
}

interface Known {
  accounts: ReadonlyMap<string, BroughtAccount>;
  people: ReadonlyMap<string, BroughtPerson>;
}

function draftItem({ masking, templates }: Given, item: BroughtItem, known: Known): DraftItem | Refused {
  const externalId = storable(item.externalId);
  const refuse = (reason: string) => ({ externalId, reason });
  const turns = item.turns.map((turn) => ({ ...turn, text: storable(turn.text) }));
  if (turns.every(({ text }) => text.trim() === '') && !item.title?.trim() && !item.rating) {
    return refuse('It has no text.');
  }
  const length = turns.reduce((sum, { text }) => sum + text.length, 0);
  if (length > limits.feedbackTextMaxChars * 5) return refuse('It is too long.');
  const firstTheirs = turns.find(({ by }) => by === 'customer');
  const saidAt = instant(firstTheirs?.at) ?? instant(item.createdAt);
  if (saidAt === null) return refuse('Its date cannot be read.');
  const author = authorOf(item, known);
  const account = accountOf(item, known);
  const checked = Checked.safeParse({
    external_id: externalId,
    ...(item.title?.trim() && { title: cut(item.title, limits.feedbackTitleMaxChars) }),
    said_at: saidAt,
    ...(item.url !== undefined && { link: item.url }),
    ...(item.rating && { rating: { min: 0, ...item.rating } }),
    ...(item.language !== undefined &&
      /^[a-z]{2}(?![a-z])/i.test(item.language) && {
        language: item.language.slice(0, 2).toLowerCase(),
      }),
    fields: fieldsOf(item),
  });
  if (!checked.success) {
    const [issue] = checked.error.issues;
    return refuse(`${issue?.path.join('.') ?? 'It'}: ${issue?.message ?? 'not valid'}`);
  }
  const { data } = checked;
  const texts = cleanConversation(
    data.title ?? null,
    // An item that is rated without a word is kept without words.
    (turns.length > 0 ? turns : [{ by: 'customer' as const, text: '', author: undefined }]).map(
      ({ by, text, author: name }) => ({ by, text, about: name === undefined ? {} : { author: name } }),
    ),
  );
  const isPlain =
    turns.length < 2 && texts.asItCame?.text === texts.text && texts.title === (data.title ?? null);
  const masked = maskItem(masking, {
    externalId,
    contentKey: null,
    // Without a word of the customer there is no title of theirs either, but for ratings.
    title: texts.title ?? (firstTheirs ? (data.title ?? null) : null),
    text: texts.text.slice(0, limits.feedbackTextMaxChars),
    asItCame: isPlain ? null : texts.asItCame,
    link: data.link ?? null,
    saidAt,
    rating: data.rating ?? null,
    author,
    account,
    fields: Object.fromEntries(
      Object.entries(data.fields ?? {}).map(([name, value]) => [name, String(value)]),
    ),
    language: data.language ?? null,
  });
  return takeOutTemplates(templates, masked);
}

/** All that is said of an item besides its text, held to what the API takes. */
const Checked = NewFeedback.omit({ text: true, author: true, account: true });

function authorOf({ author, turns }: BroughtItem, { people }: Known): NewItem['author'] {
  const person = author?.externalId === undefined ? undefined : people.get(author.externalId);
  const name = author?.name ?? person?.name ?? turns.find(({ by }) => by === 'customer')?.author;
  const email = author?.email ?? person?.email;
  const externalId = author?.externalId;
  if ([name, email, externalId].every((value) => !value?.trim())) return null;
  return { name: named(name), email: named(email), externalId: named(externalId) };
}

/**
 * Accounts go by their name, in which different systems agree, and not by the id that each gives them: two companies of
 * different systems may have the same one.
 */
function accountOf({ account, author }: BroughtItem, { accounts, people }: Known): NewItem['account'] {
  const person = author?.externalId === undefined ? undefined : people.get(author.externalId);
  const id = account?.externalId ?? person?.accountExternalId;
  const known = id === undefined ? undefined : accounts.get(id);
  const name = named(account?.name ?? known?.name ?? account?.domain ?? known?.domain);
  if (name === null) return null;
  const plan = named(known?.plan);
  const revenue = known?.revenue;
  return {
    ...{ name, externalId: null },
    ...(plan !== null && { plan }),
    // No rate is built in: other currencies are left to a file of accounts.
    ...(revenue?.currency.toUpperCase() === 'EUR' &&
      Number.isFinite(revenue.amount) && {
        yearlyRevenueEur: revenue.per === 'month' ? revenue.amount * 12 : revenue.amount,
      }),
  };
}

function fieldsOf({ fields }: BroughtItem): Record<string, string | number | boolean> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name.trim() !== '')
      .map(([name, value]) => [
        cut(name, ingestLimits.nameMaxChars),
        typeof value === 'string' ? cut(value, ingestLimits.fieldTextMaxChars) : value,
      ]),
  );
}

function named(value: string | undefined): string | null {
  const text = cut((value ?? '').trim(), ingestLimits.nameMaxChars);
  return text === '' ? null : text;
}

function instant(text: string | undefined): string | null {
  const ms = text === undefined ? NaN : Date.parse(text);
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}

/** Cut before it is made storable: the cut may leave half a pair. */
function cut(text: string, maxChars: number): string {
  return storable(text.slice(0, maxChars));
}

/** The database takes neither NUL nor half a surrogate pair. */
function storable(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}
