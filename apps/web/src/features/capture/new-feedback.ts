import type { NewFeedback } from '@earshot/contracts/feedback';
import { looksLikeEmail } from '../../lib/looks-like-email.ts';

/** Where a customer said it. */
export const channels = ['call', 'meeting', 'chat', 'email', 'in_person', 'other'] as const;
export type Channel = (typeof channels)[number];

/** The one source of all that members add by hand: a filter of sources leaves it out or looks at it alone. */
export const teamNotes = 'Team notes';

/** What is in the form. */
export interface Draft {
  text: string;
  /** A name or an email address. */
  customer: string;
  account: string;
  channel: Channel;
  /** The reader's own day, `YYYY-MM-DD`. */
  day: string;
  link: string;
}

/** Somebody whom the form knows by name and address. */
export interface KnownCustomer {
  name: string | null;
  email: string | null;
}

/** What the form begins with where it is opened for somebody. */
export interface Preset {
  customer?: KnownCustomer;
  account?: string;
  text?: string;
  link?: string;
}

/** A day in the reader's own time zone. */
export function localDay(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

export function draftFrom({ customer, account, text, link }: Preset, now: Date): Draft {
  return {
    text: text ?? '',
    customer: customer?.name ?? customer?.email ?? '',
    account: account ?? '',
    channel: 'call',
    day: localDay(now),
    link: link ?? '',
  };
}

/** Which fields cannot be sent as they are. */
export function faultsOf({ text, day, link }: Draft, now: Date): Set<keyof Draft> {
  const faults = new Set<keyof Draft>();
  if (text.trim() === '') faults.add('text');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day > localDay(now)) faults.add('day');
  if (link.trim() !== '' && !isWebLink(link.trim())) faults.add('link');
  return faults;
}

/**
 * The item that is sent.
 *
 * @param known people of whom the form knows more than was typed
 * @param inWords the channel as screens say it
 */
export function newFeedbackOf(
  draft: Draft,
  known: readonly KnownCustomer[],
  { addedBy, inWords, now }: { addedBy: string; inWords: string; now: Date },
): NewFeedback {
  const author = authorOf(draft.customer.trim(), known);
  const account = draft.account.trim();
  const link = draft.link.trim();
  return {
    text: draft.text.trim(),
    said_at: (draft.day === localDay(now) ? now : new Date(`${draft.day}T12:00:00`)).toISOString(),
    ...(author && { author }),
    ...(account !== '' && { account: { name: account } }),
    ...(link !== '' && { link }),
    fields: { Channel: inWords, 'Added by': addedBy },
  };
}

/** Two people of one name stay two: then only the name is sent. */
function authorOf(typed: string, known: readonly KnownCustomer[]): NewFeedback['author'] {
  if (typed === '') return undefined;
  const same = (written: string | null) => written?.toLowerCase() === typed.toLowerCase();
  const meant = known.filter(({ name, email }) => same(name) || same(email));
  const addresses = new Set(meant.flatMap(({ email }) => email ?? []));
  const [email] = addresses.size === 1 ? addresses : [];
  const name = meant.find((each) => each.email === email)?.name;
  if (email !== undefined) return { email, ...(name && { name }) };
  return looksLikeEmail(typed) ? { email: typed } : { name: typed };
}

function isWebLink(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}
