import type { FeedbackFilter as PlanFilter } from '@earshot/contracts/filter/feedback-filter';
import type { QuestionPlan } from '@earshot/contracts/questions';
import type { ExpectedFilter, ExpectedPlan } from './expected-plan.ts';

/** Where a plan differs from the expected one; empty when it is right. */
export function differences(
  plan: QuestionPlan | null,
  expected: ExpectedPlan,
  accountIds: ReadonlyMap<string, number>,
): string[] {
  if (!plan) return ['no plan'];
  const found: string[] = [];
  const check = (name: string, is: unknown, wanted: unknown) => {
    if (written(is) !== written(wanted)) found.push(`${name}: ${written(is)} instead of ${written(wanted)}`);
  };
  check('kind', plan.kind, expected.kind);
  check('unit', plan.unit, expected.unit ?? 'items');
  check('measure', plan.measure, expected.measure ?? 'count');
  check('by', plan.by, expected.by);
  check('compare', plan.compare, expected.compare);
  if (plan.kind === 'rank') check('order', plan.order, expected.order ?? 'most');
  found.push(...filterDifferences('filters', plan.filters, expected.filters ?? {}, accountIds));
  found.push(...filterDifferences('part', plan.part ?? {}, expected.part ?? {}, accountIds));
  const sides = plan.sides?.map(({ filters }) => filters) ?? [];
  check('sides', sides.length, expected.sides?.length ?? 0);
  expected.sides?.forEach((side, i) =>
    found.push(...filterDifferences(`side ${i + 1}`, sides[i] ?? {}, side, accountIds)),
  );
  return found;
}

function filterDifferences(
  name: string,
  filter: PlanFilter,
  expected: ExpectedFilter,
  accountIds: ReadonlyMap<string, number>,
): string[] {
  const { about: text, ...is } = filter;
  const { about, mentions, accounts: names, fields, except, ...wanted } = expected;
  const words = about ?? mentions ?? [];
  const same: PlanFilter = {
    ...wanted,
    ...(names && { account_ids: names.map((one) => accountIds.get(one) ?? 0) }),
    ...(fields && {
      metadata_filters: Object.entries(fields).map(([key, value]) => ({ key, condition: 'equals', value })),
    }),
    ...(except && { except: except as PlanFilter[] }),
  };
  // A star's range ends just below the next one's: what counts is which ratings it holds.
  const rounded = (one: PlanFilter) =>
    one.rating_max === undefined ? one : { ...one, rating_max: Number(one.rating_max.toFixed(4)) };
  const found: string[] = [];
  if (written(rounded(is)) !== written(rounded(same)))
    found.push(`${name}: ${written(is)} instead of ${written(same)}`);
  const said = text?.text.toLowerCase() ?? '';
  if (words.some((word) => !said.includes(word)) || (words.length === 0 && said))
    found.push(`${name}: about "${said}" instead of "${words.join(' ')}"`);
  if (Boolean(text?.as_words) !== Boolean(mentions)) found.push(`${name}: as words instead of by meaning`);
  return found;
}

/** The same text whatever the order of fields and values. */
function written(value: unknown): string {
  if (value === undefined) return 'nothing';
  return JSON.stringify(value, (_key, one: unknown) => {
    if (Array.isArray(one))
      return [...(one as unknown[])].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
    if (typeof one === 'object' && one !== null)
      return Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)));
    return one;
  });
}
