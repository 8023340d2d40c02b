import type { FeatureMention } from '../facts.ts';
import { jaccard, termWords } from './feature-terms.ts';

/** The features that one company's pages name. */
export interface CompanyFeatures {
  host: string;
  mentions: readonly FeatureMention[];
}

export interface MatrixCell {
  host: string;
  /** `not_mentioned`: on none of the pages that were read. It is never taken for `no`. */
  value: 'yes' | 'limited' | 'no' | 'not_mentioned';
  note: string | null;
  /** Empty for `not_mentioned` only. */
  mentions: FeatureMention[];
}

export interface MatrixRow {
  /** Stays the same as long as the term's words do. */
  key: string;
  term: string;
  cells: MatrixCell[];
}

interface Group {
  words: string[];
  members: { host: string; mention: FeatureMention }[];
}

/** Terms as alike as this are one feature. */
const MIN_LIKENESS = 0.6;
const MAX_ROWS = 40;

/**
 * Puts the companies' features side by side. A row is a feature that two companies name, or one that stands in a table; terms
 * are the same when most of their words are. Rows that more companies name come first.
 */
export function featureMatrix(companies: readonly CompanyFeatures[]): MatrixRow[] {
  const groups = grouped(companies);
  const rows = groups.filter(
    ({ members }) =>
      new Set(members.map(({ host }) => host)).size >= 2 ||
      members.some(({ mention }) => mention.from === 'table'),
  );
  const spread = ({ members }: Group) => new Set(members.map(({ host }) => host)).size;
  return rows
    .sort((a, b) => spread(b) - spread(a))
    .slice(0, MAX_ROWS)
    .map((group) => ({
      key: group.words.join('-'),
      term: termOf(group),
      cells: companies.map(({ host }) => cellOf(host, group)),
    }));
}

function grouped(companies: readonly CompanyFeatures[]): Group[] {
  const groups: Group[] = [];
  for (const { host, mentions } of companies) {
    for (const mention of mentions) {
      const words = termWords(mention.term);
      if (words.length === 0) continue;
      const alike = groups
        .map((group) => ({ group, likeness: jaccard(group.words, words) }))
        .filter(({ likeness }) => likeness >= MIN_LIKENESS)
        .sort((a, b) => b.likeness - a.likeness)[0];
      if (alike) alike.group.members.push({ host, mention });
      else groups.push({ words, members: [{ host, mention }] });
    }
  }
  return groups;
}

/** The shortest wording that most use; one without a number where there is one. */
function termOf({ members }: Group): string {
  const counts = new Map<string, number>();
  for (const { mention } of members) counts.set(mention.term, (counts.get(mention.term) ?? 0) + 1);
  return (
    [...counts].sort(
      ([a, n], [b, m]) =>
        Number(/\d/.test(a)) - Number(/\d/.test(b)) || m - n || a.length - b.length || a.localeCompare(b),
    )[0]?.[0] ?? ''
  );
}

/** What a company says of the feature; where it says both, the better counts, since plans differ. */
function cellOf(host: string, { members }: Group): MatrixCell {
  const own = members.filter((member) => member.host === host).map(({ mention }) => mention);
  const best = (['yes', 'limited', 'no'] as const).find((value) =>
    own.some((mention) => mention.value === value),
  );
  if (!best) return { host, value: 'not_mentioned', note: null, mentions: [] };
  const telling = own.filter(({ value }) => value === best);
  return { host, value: best, note: telling[0]?.note ?? null, mentions: telling.slice(0, 3) };
}
