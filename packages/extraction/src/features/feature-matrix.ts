import type { FeatureMention } from '../facts.ts';
import { FeatureGroups } from './feature-groups.ts';
import type { FeatureGroup } from './feature-groups.ts';

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
  /** The company's plans that hold it, each with its limit. */
  plans: PlanCell[];
  /** Empty for `not_mentioned` only. */
  mentions: FeatureMention[];
}

/** What one plan holds of a feature. */
export interface PlanCell {
  name: string;
  value: 'yes' | 'limited' | 'no';
  note: string | null;
  mention: FeatureMention;
}

export interface MatrixRow {
  /** Stays the same as long as the term's words do. */
  key: string;
  term: string;
  /** The title of the group that it stands in; null where the pages give none. */
  area: string | null;
  cells: MatrixCell[];
}

const MAX_ROWS = 80;
const MAX_MENTIONS = 3;

/**
 * Puts the companies' features side by side; what one company names alone is a row as well. Terms are the same when most of
 * their words are. Rows that more companies name come first, then in the order of the pages.
 */
export function featureMatrix(companies: readonly CompanyFeatures[]): MatrixRow[] {
  const groups = new FeatureGroups();
  for (const { host, mentions } of companies) {
    for (const mention of mentions) groups.add(host, mention);
  }
  const spread = ({ members }: FeatureGroup) => new Set(members.map(({ host }) => host)).size;
  return groups.all
    .map((group) => ({ group, spread: spread(group) }))
    .sort((a, b) => b.spread - a.spread)
    .slice(0, MAX_ROWS)
    .map(({ group }) => ({
      key: group.words.join('-'),
      term: termOf(group),
      area: areaOf(group),
      cells: companies.map(({ host }) => cellOf(host, group)),
    }));
}

/** The shortest wording that most use; one without a number where there is one. */
function termOf({ members }: FeatureGroup): string {
  const counts = new Map<string, number>();
  for (const { mention } of members) counts.set(mention.term, (counts.get(mention.term) ?? 0) + 1);
  return (
    [...counts].sort(
      ([a, n], [b, m]) =>
        Number(/\d/.test(a)) - Number(/\d/.test(b)) || m - n || a.length - b.length || a.localeCompare(b),
    )[0]?.[0] ?? ''
  );
}

function areaOf({ members }: FeatureGroup): string | null {
  return members.find(({ mention }) => mention.area !== null)?.mention.area ?? null;
}

/** What a company says of the feature; where it says both, the better counts, since plans differ. */
function cellOf(host: string, { members }: FeatureGroup): MatrixCell {
  const own = members.filter((member) => member.host === host).map(({ mention }) => mention);
  const best = (['yes', 'limited', 'no'] as const).find((value) =>
    own.some((mention) => mention.value === value),
  );
  if (!best) return { host, value: 'not_mentioned', note: null, plans: [], mentions: [] };
  const telling = own.filter(({ value }) => value === best);
  return {
    host,
    value: best,
    note: telling[0]?.note ?? null,
    plans: plansOf(own),
    mentions: telling.slice(0, MAX_MENTIONS),
  };
}

function plansOf(mentions: readonly FeatureMention[]): PlanCell[] {
  const plans = new Map<string, PlanCell>();
  for (const mention of mentions) {
    const { plan, value, note } = mention;
    if (plan !== null && !plans.has(plan)) plans.set(plan, { name: plan, value, note, mention });
  }
  return [...plans.values()];
}
