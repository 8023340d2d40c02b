import { findEmails } from './emails.ts';
import { findIbans } from './ibans.ts';
import { findIpAddresses } from './ip-addresses.ts';
import type { Candidate, PersonalKind, PersonalSpan } from './kinds.ts';
import { findLabelled } from './labelled.ts';
import { findLetteredIds } from './lettered-ids.ts';
import { findLinks } from './links.ts';
import { findNumbers } from './numbers.ts';
import { findPostalAddresses } from './postal-addresses.ts';
import { replaced } from './replaced.ts';

const DIGIT = /\d/;

/** Personal data of a text, in order and without overlaps. The time it takes grows with the length of the text, no faster. */
export function findPersonalData(text: string): PersonalSpan[] {
  const links = findLinks(text);
  const emails = text.includes('@') ? findEmails(text) : [];
  const rest = DIGIT.test(text)
    ? [findIbans, findLetteredIds, findIpAddresses, findLabelled, findPostalAddresses, findNumbers]
    : [];
  // Earlier ones win where two overlap: a link with a secret over all in it, a mail address over a harmless link around it.
  const secret = links.filter(({ kind }) => kind !== null);
  const harmless = links.filter(({ kind }) => kind === null);
  return withoutOverlaps([secret, emails, harmless, ...rest.map((find) => find(text))], text.length);
}

export interface Masked {
  text: string;
  /** What was masked, by its place in the text as given. */
  spans: PersonalSpan[];
}

/** The text with each personal place replaced by what it was: `[e-mail]`, `[phone]` … */
export function maskPersonalData(text: string, kinds?: ReadonlySet<PersonalKind>): Masked {
  const spans = findPersonalData(text).filter(({ kind }) => kinds?.has(kind) ?? true);
  return { text: replaced(text, spans), spans };
}

function withoutOverlaps(lists: readonly (readonly Candidate[])[], length: number): PersonalSpan[] {
  if (lists.every((list) => list.length === 0)) return [];
  const taken = new Uint8Array(length);
  const spans: PersonalSpan[] = [];
  for (const { kind, start, end } of lists.flat()) {
    if (taken.subarray(start, end).includes(1)) continue;
    taken.fill(1, start, end);
    if (kind !== null) spans.push({ kind, start, end });
  }
  return spans.sort((a, b) => a.start - b.start);
}
