/** Whether a plan is one of those that an analyst would use. */
import type { KnownNames, PlanFilter, QuestionPlan } from '../../../packages/analysis/src/questions/plan.ts';
import { stem } from '../../../packages/analysis/src/text/stem.ts';
import { fold, normalise } from '../../../packages/analysis/src/text/fold.ts';
import type { Clause } from './read-questions.ts';
import { spanOf } from './spans.ts';

type Named = Pick<KnownNames, 'sources'>;

/** The clauses that a plan does not keep; empty when it is right. */
export function unkept(
  plan: QuestionPlan,
  clauses: readonly Clause[],
  names: Named,
  today: string,
): string[] {
  const wanted = [...clauses, ...unsaid(clauses)];
  return wanted
    .filter(({ key, value }) => !(checks[key]?.(value, { plan, names, today, clauses }) ?? fails(key)))
    .map(({ key, value }) => `${key}: ${value}`);
}

/** The matters that a plan is about that no clause names; for the reader, not for the verdict. */
export function extraWords(plan: QuestionPlan, clauses: readonly Clause[]): string[] {
  const named = new Set(clauses.flatMap(({ value }) => stemsOf(value)));
  return partsOf(plan)
    .flatMap(({ about }) => stemsOf(about?.text ?? ''))
    .filter((one) => !named.has(one));
}

interface Seen {
  plan: QuestionPlan;
  names: Named;
  today: string;
  clauses: readonly Clause[];
}

type Check = (value: string, seen: Seen) => boolean;

/** What no clause asks for must not be in the plan either. */
function unsaid(clauses: readonly Clause[]): Clause[] {
  const keys = new Set(clauses.map(({ key }) => key));
  return ['when', 'about', 'where', 'rating'].flatMap((key) =>
    keys.has(key) ? [] : [{ key: `no ${key}`, value: '' }],
  );
}

function fails(key: string): never {
  throw new RangeError(`no such clause: ${key}`);
}

const kinds: Readonly<Record<string, (plan: QuestionPlan) => boolean>> = {
  any: () => true,
  count: ({ kind, measure, by, asks }) =>
    measure === 'count' &&
    asks !== 'summary' &&
    (kind === 'count' || kind === 'list' || kind === 'quote' || (by !== undefined && kind !== 'compare')),
  share: ({ kind, measure, by, part, asks }) =>
    (kind === 'share' && (part !== undefined || by !== undefined)) ||
    measure === 'share' ||
    by === 'sentiment' ||
    asks === 'summary',
  trend: ({ kind, asks, compare, by }) =>
    kind === 'trend' ||
    asks === 'direction' ||
    compare !== undefined ||
    (typeof by === 'object' && 'time' in by),
  compare: ({ kind, sides, compare, by }) =>
    sides !== undefined ||
    compare !== undefined ||
    (kind === 'rank' && by !== undefined) ||
    (kind === 'share' && by !== undefined),
  why: ({ kind }) => kind === 'why',
  quotes: ({ kind }) => kind === 'quote' || kind === 'list' || kind === 'why',
  summary: ({ kind, asks, by }) => asks === 'summary' || kind === 'quote' || kind === 'why' || by === 'theme',
  who: ({ kind, by, unit }) => by === 'author' || by === 'account' || (kind === 'list' && unit !== 'items'),
  'when did it start': ({ asks }) => asks === 'when',
};

const checks: Readonly<Record<string, Check>> = {
  do: (value, { plan }) => {
    const plain = kinds[value];
    if (plain) return plain(plan);
    const [verb, ...rest] = value.split(' ');
    const what = rest.join(' ');
    if (verb === 'average') return isMeasured(plan, what);
    if (verb === 'median') return plan.asks === 'median';
    if (verb !== 'rank') return false;
    if (what === 'matters' || what === 'wishes' || what === 'what to build')
      return (
        (plan.kind === 'why' || plan.asks === 'matters' || plan.by === 'theme' || plan.by === 'topic') &&
        (what !== 'wishes' || hasKind(plan, 'wish'))
      );
    if (what === 'month') return plan.asks === 'peak' || (typeof plan.by === 'object' && 'time' in plan.by);
    return plan.kind !== 'quote' && isBy(plan, what);
  },
  of: (value, { plan }) => plan.unit === value || plan.by === (value === 'accounts' ? 'account' : 'author'),
  measure: (value, { plan }) => isMeasured(plan, value.replace(/^average /, '')),
  about: (value, { plan }) => {
    const said = partsOf(plan).flatMap(mattersOf);
    return value.split('/').every((one) => one.split('+').every((part) => isSaid(part, said)));
  },
  'no about': (_, { plan, clauses }) => {
    const named = new Set(clauses.flatMap(({ value }) => stemsOf(value)));
    const held = partsOf(plan).filter(
      ({ about }) => about && !stemsOf(about.text).every((one) => named.has(one)),
    );
    return held.length === 0;
  },
  'not about': (value, { plan }) =>
    isSaid(value, [...(plan.filters.except ?? []), ...(plan.part?.except ?? [])].flatMap(mattersOf)),
  kind: (value, { plan }) => hasKind(plan, value),
  tone: (value, { plan }) =>
    value === 'any'
      ? plan.measure !== 'count' ||
        plan.by === 'sentiment' ||
        partsOf(plan).some(({ sentiments }) => sentiments !== undefined) ||
        plan.asks === 'summary'
      : partsOf(plan).some(({ sentiments }) => sentiments?.includes(value as 'negative')),
  rating: (value, { plan }) => {
    const found = partsOf(plan).find(
      (part) => part.rating_min !== undefined || part.rating_max !== undefined,
    );
    if (value === 'lowest') return plan.order === 'least' || found !== undefined;
    if (!found) return false;
    const min = found.rating_min ?? 0;
    const max = found.rating_max ?? 1;
    if (value.startsWith('<=')) return min === 0 && max < 1;
    return value.startsWith('>=') ? min > 0 && max === 1 : min > 0 || max < 1;
  },
  'no rating': (_, { plan }) =>
    partsOf(plan).every(({ rating_min: min, rating_max: max }) => min === undefined && max === undefined),
  number: (value, { plan }) => {
    const [, key = '', sign = ''] = /^(\w+)([<>]=?)/.exec(value) ?? [];
    const meant = sign.startsWith('>') ? 'greater_than' : 'less_than';
    return partsOf(plan).some(({ metadata_filters: held }) =>
      held?.some((one) => one.key === key && one.condition === meant),
    );
  },
  where: (value, { plan, names }) => {
    const [key = '', values = ''] = value.split('=');
    return values.split(' / ').every((one) => partsOf(plan).some((part) => isWhere(part, key, one, names)));
  },
  'no where': (_, { plan, clauses }) =>
    clauses.some(({ key }) => key === 'between' || key === 'number') ||
    [plan.filters, plan.part ?? {}].every((part) => !part.metadata_filters && !part.source_ids),
  'where not': (value, { plan, names }) => {
    const [key = '', values = ''] = value.split('=');
    return values
      .split(' / ')
      .every(
        (one) =>
          (plan.filters.except ?? []).some((part) => isWhere(part, key, one, names)) ||
          partsOf(plan).some(({ metadata_filters: held }) =>
            held?.some((own) => own.condition === 'not_equals' && own.value === one),
          ),
      );
  },
  when: (value, { plan, today }) => isWhen(plan, value, today),
  'no when': (_, { plan, clauses }) =>
    clauses.some(({ value }) => value.startsWith('since ')) ||
    (plan.filters.said_from === undefined && plan.filters.said_to === undefined),
  by: (value, { plan }) => value === 'any' || value.split(' + ').every((one) => isBy(plan, one)),
  order: (value, { plan }) => {
    if (value === 'least') return plan.order === 'least';
    if (value === 'growing' || value === 'new' || value === 'falling') return plan.order === 'change';
    if (!value.startsWith('top ')) return plan.order !== 'least';
    const limit = Number(value.slice('top '.length));
    return plan.order === 'most' && (plan.limit === limit || limit === 1);
  },
  between: (value, { plan }) => {
    const sides = value.split(' / ');
    const held = [...(plan.sides?.map(({ label, filters }) => `${label} ${JSON.stringify(filters)}`) ?? [])];
    if (plan.sides) return sides.every((one) => isSaid(one, held));
    return plan.by !== undefined && typeof plan.by === 'object' && 'field' in plan.by;
  },
  why: () => true,
  text: () => false,
};

function isMeasured({ measure, by }: QuestionPlan, what: string): boolean {
  if (what === 'sentiment') return measure === 'sentiment_score' || by === 'sentiment';
  if (what === 'share') return measure === 'share' || measure === 'sentiment_score';
  return measure === 'mean_rating' || measure === 'nps' || measure === 'csat';
}

function isBy({ by, asks }: QuestionPlan, what: string): boolean {
  if (by === undefined) return what === 'month' && asks === 'peak';
  if (typeof by === 'string') return by === what.replace(/s$/, '') || by === what;
  return 'field' in by ? by.field === what : by.time === what;
}

function hasKind(plan: QuestionPlan, kind: string): boolean {
  const parts = partsOf(plan);
  if (kind === 'praise') return parts.some(({ sentiments }) => sentiments?.includes('positive'));
  if (kind === 'complaint') return parts.some(({ sentiments }) => sentiments?.includes('negative'));
  if (kind === 'cancel') return parts.some(({ kinds: held }) => held?.includes('cancellation'));
  if (kind === 'price')
    return isSaid('price', parts.flatMap(mattersOf)) || isSaid('preço', parts.flatMap(mattersOf));
  return parts.some(({ kinds: held }) => held?.some((one) => one === kind));
}

/** The conditions that hold for what is counted, without what is left out. */
function partsOf({ filters, part, sides }: QuestionPlan): PlanFilter[] {
  const whole = [filters, ...(part ? [part] : []), ...(sides?.map((side) => side.filters) ?? [])];
  return whole.flatMap((one) => [one, ...(one.also ?? [])]);
}

function mattersOf({ about, kinds: held }: PlanFilter): string[] {
  const told = held ?? [];
  return about ? [about.text, ...(about.or ?? []), ...(about.each ?? []).flat(), ...told] : [...told];
}

function isSaid(matter: string, said: readonly string[]): boolean {
  const held = new Set(said.flatMap(stemsOf));
  const whole = said.map((one) => fold(normalise(one))).join(' | ');
  return stemsOf(matter).every((one) => held.has(one)) || whole.includes(fold(normalise(matter.trim())));
}

function isWhere(part: PlanFilter, key: string, value: string, { sources }: Named): boolean {
  if (key === 'source')
    return part.source_ids?.includes(sources.find(({ name }) => name === value)?.id ?? 0) ?? false;
  const isHere = (held: PlanFilter['metadata_filters'], condition: string) =>
    held?.some((one) => one.key === key && one.condition === condition && one.value === value) ?? false;
  // One of several values is said as none of the others left out.
  return (
    isHere(part.metadata_filters, 'equals') ||
    (part.except ?? []).some(
      ({ metadata_filters: held }) => (held?.length ?? 0) > 1 && isHere(held, 'not_equals'),
    )
  );
}

function isWhen({ filters, compare }: QuestionPlan, value: string, today: string): boolean {
  const [first, second] = value.split(' / ').map((one) => spanOf(one, today));
  if (!first) return filters.said_from !== undefined || filters.said_to !== undefined;
  const isFirst = isNear(filters.said_from, first.from) && isNear(filters.said_to, first.to, today);
  if (!second) return isFirst;
  if (compare === 'previous') return isFirst;
  const both = compare && isNear(compare.said_from, second.from) && isNear(compare.said_to, second.to);
  const turned =
    compare &&
    isNear(filters.said_from, second.from) &&
    isNear(filters.said_to, second.to) &&
    isNear(compare.said_from, first.from);
  return (isFirst && both === true) || turned === true;
}

const nearMs = 2 * 86_400_000;

function isNear(is: string | undefined, wanted: string | undefined, today?: string): boolean {
  if (is === undefined || wanted === undefined) {
    const open = is ?? wanted;
    return open === undefined || (today !== undefined && open >= today);
  }
  return (
    Math.abs(Date.parse(is) - Date.parse(wanted)) <= nearMs ||
    (today !== undefined && is >= today && wanted >= today)
  );
}

/** Words of matters that no plan needs to keep. */
const smallWords = new Set(['a', 'an', 'the', 'of', 'to', 'in', 'for', 'too', 'on', 'up', 'by', 'and', 'or']);

function stemsOf(text: string): string[] {
  return fold(normalise(text))
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !smallWords.has(word))
    .map(stem);
}
