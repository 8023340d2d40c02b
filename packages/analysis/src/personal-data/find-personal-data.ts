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

/** What looks for one thing, and the least that a text must hold of it: most texts and fields hold none. */
interface Finder {
  find: (text: string) => Candidate[];
  leastChars: number;
  leastDigits: number;
  /** What stands between their parts. */
  between?: string;
}

const finders: readonly Finder[] = [
  { find: findIbans, leastChars: 15, leastDigits: 2 },
  { find: findLetteredIds, leastChars: 8, leastDigits: 6 },
  { find: findIpAddresses, leastChars: 3, leastDigits: 1 },
  { find: findLabelled, leastChars: 8, leastDigits: 1 },
  { find: findPostalAddresses, leastChars: 7, leastDigits: 1, between: ' ' },
  { find: findNumbers, leastChars: 6, leastDigits: 6 },
];
const mostCounted = Math.max(...finders.map(({ leastDigits }) => leastDigits));

/** Personal data of a text, in order and without overlaps. The time it takes grows with the length of the text, no faster. */
export function findPersonalData(text: string): PersonalSpan[] {
  const links = findLinks(text);
  const emails = text.includes('@') ? findEmails(text) : [];
  const digits = digitsIn(text);
  const rest = finders.filter(
    ({ leastChars, leastDigits, between }) =>
      digits >= leastDigits && text.length >= leastChars && (between === undefined || text.includes(between)),
  );
  // Earlier ones win where two overlap: a link with a secret over all in it, a mail address over a harmless link around it.
  const secret = links.filter(({ kind }) => kind !== null);
  const harmless = links.filter(({ kind }) => kind === null);
  return withoutOverlaps([secret, emails, harmless, ...rest.map(({ find }) => find(text))], text.length);
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

/** Counts no further than anybody asks. */
function digitsIn(text: string): number {
  let digits = 0;
  for (let at = 0; at < text.length && digits < mostCounted; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) digits += 1;
  }
  return digits;
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
