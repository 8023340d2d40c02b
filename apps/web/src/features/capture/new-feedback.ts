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
  /** A name, an email address, or both: `Ana Ruiz <ana@quay.example>`. */
  customer: string;
  account: string;
  channel: Channel;
  /** The reader's own day, `YYYY-MM-DD`. */
  day: string;
  link: string;
}

/** Somebody whom the workspace knows. */
export interface KnownCustomer {
  name: string | null;
  email: string | null;
}

/** An account of the workspace; whether it has an ID of the customer's own is known on its page alone. */
export interface KnownAccount {
  name: string;
  external_id?: string | null;
}

/** How the form writes somebody: with the address, so that two people of one name stay two. */
export function writtenAs({ name, email }: KnownCustomer): string {
  return name && email ? `${name} <${email}>` : (name ?? email ?? '');
}

/** What the form begins with where it is opened for somebody. */
export interface Preset {
  customer?: KnownCustomer;
  account?: KnownAccount;
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
    customer: customer ? writtenAs(customer) : '',
    account: account?.name ?? '',
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
 * @param account as the workspace knows it; null for none
 * @param inWords the channel as screens say it
 * @param at when it is saved: the time of what was said today
 */
export function newFeedbackOf(
  draft: Draft,
  account: NewFeedback['account'] | null,
  { addedBy, inWords, at }: { addedBy: string; inWords: string; at: Date },
): NewFeedback {
  const author = authorOf(draft.customer.trim());
  const link = draft.link.trim();
  return {
    text: draft.text.trim(),
    said_at: (draft.day === localDay(at) ? at : new Date(`${draft.day}T12:00:00`)).toISOString(),
    ...(author && { author }),
    ...(account && { account }),
    ...(link !== '' && { link }),
    fields: { Channel: inWords, 'Added by': addedBy },
  };
}

function authorOf(typed: string): NewFeedback['author'] {
  if (typed === '') return undefined;
  if (looksLikeEmail(typed)) return { email: typed };
  const at = typed.lastIndexOf('<');
  const email = at > 0 && typed.endsWith('>') ? typed.slice(at + 1, -1) : '';
  return looksLikeEmail(email) ? { email, name: typed.slice(0, at).trim() } : { name: typed };
}

function isWebLink(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}
