import type { ExpectedFilter, ExpectedPlan } from './expected-plan.ts';
import type { SeedItem } from './seeded-workspace.ts';
import { accounts, themes } from './seeded-workspace.ts';

/* A second, plain reading of what plans mean: it counts items in a list and shares no code with the product. */

export function matching(items: readonly SeedItem[], filter: ExpectedFilter = {}): SeedItem[] {
  return items.filter((item) => matches(item, filter));
}

function matches(item: SeedItem, filter: ExpectedFilter): boolean {
  const { source_ids, sentiments, languages, said_from, said_to, rating_min, rating_max, rated } = filter;
  const share = shareOf(item);
  if (source_ids && !source_ids.includes(item.sourceId)) return false;
  if (sentiments && !sentiments.includes(item.sentiment)) return false;
  if (languages && !languages.includes(item.language)) return false;
  if (said_from !== undefined && (item.day === null || item.day < said_from)) return false;
  if (said_to !== undefined && (item.day === null || item.day > said_to)) return false;
  if (rating_min !== undefined && (share === null || share < rating_min)) return false;
  if (rating_max !== undefined && (share === null || share >= rating_max + 1e-9)) return false;
  if (rated !== undefined && rated !== (share !== null)) return false;
  return belongs(item, filter) && !(filter.except ?? []).some((one) => matches(item, one));
}

function belongs(item: SeedItem, filter: ExpectedFilter): boolean {
  const account = item.account === null ? null : accounts[item.account];
  if (filter.account_plans && !(account && filter.account_plans.includes(account.plan))) return false;
  if (filter.accounts && !(account && filter.accounts.includes(account.name))) return false;
  if (filter.custom_trend_id !== undefined && !item.topicIds.includes(filter.custom_trend_id)) return false;
  const wanted = filter.theme_ids?.flatMap((id) => [
    id,
    ...themes.filter(({ parentId }) => parentId === id).map((child) => child.id),
  ]);
  if (wanted && !item.themeIds.some((id) => wanted.includes(id))) return false;
  if (filter.mentions && !filter.mentions.every((word) => formsOf(word).test(item.text))) return false;
  return Object.entries(filter.fields ?? {}).every(([key, value]) => item.fields[key as 'region'] === value);
}

/** The word with the endings that English nouns and verbs have. */
function formsOf(word: string): RegExp {
  return new RegExp(String.raw`\b${word.replace(/e?s?$/, '')}(e|s|es|ed|ing)?\b`, 'i');
}

/** What a plan measures of the items that are left; null when there is nothing to measure. */
export function valueOf(items: readonly SeedItem[], plan: ExpectedPlan): number | null {
  switch (plan.measure ?? 'count') {
    case 'count':
      return countOf(items, plan.unit ?? 'items');
    case 'share': {
      const whole = countOf(items, plan.unit ?? 'items');
      return whole === 0 ? null : countOf(matching(items, plan.part), plan.unit ?? 'items') / whole;
    }
    case 'mean_rating':
      return mean(shares(items).map((share) => 1 + 4 * share));
    case 'csat':
      return mean(shares(items).map((share) => (share >= 0.75 ? 1 : 0)));
    case 'nps': {
      const answers = items.flatMap(({ rating }) => (rating?.max === 10 ? [rating.value] : []));
      return mean(answers.map((value) => (value >= 9 ? 100 : value <= 6 ? -100 : 0)));
    }
    case 'sentiment_score':
      return mean(items.map(({ sentiment }) => ({ positive: 100, neutral: 0, negative: -100 })[sentiment]));
  }
}

/** What items are grouped by, as rows name it. */
export function labelsOf(
  item: SeedItem,
  by: ExpectedPlan['by'],
  names: (kind: string, id: number) => string,
): string[] {
  const account = item.account === null ? null : accounts[item.account];
  if (typeof by === 'object' && 'field' in by) return [item.fields[by.field as 'region']];
  switch (by) {
    case 'source':
      return [names('source', item.sourceId)];
    case 'topic':
      return item.topicIds.map((id) => names('topic', id));
    case 'theme':
      return item.themeIds.map((id) => names('theme', id));
    case 'account':
      return account ? [account.name] : [];
    case 'plan':
      return account ? [account.plan] : [];
    case 'language':
      return [item.language];
    default:
      throw new RangeError(`No reading for ${JSON.stringify(by)}`);
  }
}

function countOf(items: readonly SeedItem[], unit: NonNullable<ExpectedPlan['unit']>): number {
  const known = new Set(items.flatMap(({ account }) => (account === null ? [] : [account])));
  switch (unit) {
    case 'items':
      return items.length;
    case 'people':
      return new Set(items.flatMap(({ author }) => (author === null ? [] : [author]))).size;
    case 'accounts':
      return known.size;
    case 'revenue':
      return [...known].reduce((sum, place) => sum + (accounts[place]?.yearlyRevenueEur ?? 0), 0);
  }
}

function shareOf({ rating }: SeedItem): number | null {
  return rating && (rating.value - rating.min) / (rating.max - rating.min);
}

function shares(items: readonly SeedItem[]): number[] {
  return items.flatMap((item) => shareOf(item) ?? []);
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
