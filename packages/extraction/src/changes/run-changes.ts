import { isSameName } from '../pricing/cards/candidate.ts';
import { planChanges } from './plan-changes.ts';
import type { ComparedPlan, PlanChange } from './plan-changes.ts';
import { writeMoney, writePercent, writePrice } from './write-price.ts';

/** What one run knows of one company. What was not read is null: nothing is said about it. */
export interface CompanyState {
  host: string;
  /** Null as well where prices were named that could not be read surely. */
  plans: ComparedPlan[] | null;
  /** Names of what may be further plans, but not surely. Absent in runs before they were kept: then no plans are compared. */
  leftOut?: string[];
  features: { term: string; value: 'yes' | 'limited' | 'no'; note: string | null }[] | null;
  claims: string[] | null;
  /** Mean of the stars, of so many reviews. */
  rating: { mean: number; count: number } | null;
}

/** A change as the report tells it. */
export interface RunChange {
  host: string;
  of: 'plan' | 'feature' | 'claim' | 'rating';
  kind: 'added' | 'removed' | 'changed';
  text: string;
  before: string | null;
  after: string | null;
  importance: 'high' | 'normal' | 'low';
}

/** A mean of stars moves by chance; less than this is not told. */
const MIN_RATING_STEP = 0.2;
const MIN_RATINGS = 10;

/**
 * What changed at a company between two runs, the weightiest first. Wording, order and spacing of texts do not count. Where one of
 * both found no plans, nothing is said of plans: a page that was built anew, or not opened, is likelier than a company without plans.
 */
export function runChanges(before: CompanyState, after: CompanyState): RunChange[] {
  const { host } = after;
  const changes: RunChange[] = [
    ...surePlanChanges(before, after).map((each) => toldPlan(host, each)),
    ...samePagesFeatures(before, after),
    ...(before.claims && after.claims ? claimChanges(host, before.claims, after.claims) : []),
    ...ratingChange(host, before.rating, after.rating),
  ];
  const rank = { high: 0, normal: 1, low: 2 };
  return changes.sort((a, b) => rank[a.importance] - rank[b.importance]);
}

/** A plan that one of both readings was not sure of neither came nor went: its page made it less likely, or more. */
function surePlanChanges(before: CompanyState, after: CompanyState): PlanChange[] {
  if (!before.plans?.length || !after.plans?.length || !before.leftOut || !after.leftOut) return [];
  const unsure = [...before.leftOut, ...after.leftOut];
  const isSure = ({ name }: ComparedPlan) => !unsure.some((each) => isSameName(each, name));
  return planChanges(before.plans.filter(isSure), after.plans.filter(isSure));
}

function toldPlan(host: string, change: PlanChange): RunChange {
  const { kind, plan, was, is } = change;
  const before = was ? written(change, was, change.before) : null;
  const after = is ? written(change, is, change.after) : null;
  const isWeighty =
    change.field === null || ['amount', 'kind', 'currency', 'per', 'setupFee'].includes(change.field);
  return {
    host,
    of: 'plan',
    kind,
    text: sentence(change, plan),
    before,
    after,
    importance: isWeighty ? 'high' : 'normal',
  };
}

function written({ field }: PlanChange, plan: ComparedPlan, value: PlanChange['before']): string {
  if (field === null || field === 'amount' || field === 'kind') return writePrice(plan);
  if (field === 'setupFee') return typeof value === 'number' ? writeMoney(value, plan.currency) : 'none';
  return value === null ? 'not given' : String(value);
}

function sentence({ field, kind, was, is, before, after }: PlanChange, plan: string): string {
  if (kind === 'added') return `${plan} is new: ${is ? writePrice(is) : ''}.`;
  if (kind === 'removed') return `${plan} was removed; it was ${was ? writePrice(was) : ''}.`;
  if (!was || !is) return '';
  if (field === 'name') return `${was.name} is now called ${is.name}.`;
  if (field === 'amount' && typeof before === 'number' && typeof after === 'number') {
    const percent = is.currency === was.currency && is.per === was.per ? writePercent(before, after) : null;
    return `${plan} costs ${writePrice(is)}, was ${writeMoney(before, was.currency)}${percent ? ` (${percent})` : ''}.`;
  }
  if (field === 'setupFee') {
    const fee = (value: typeof before, of: ComparedPlan) =>
      typeof value === 'number' ? writeMoney(value, of.currency) : 'none';
    return `The set-up fee of ${plan} is ${fee(after, is)}, was ${fee(before, was)}.`;
  }
  return `${plan} is ${writePrice(is)}, was ${writePrice(was)}.`;
}

/** A page about prices names features too: those that one run could read there and the other could not neither came nor went. */
function samePagesFeatures(before: CompanyState, after: CompanyState): RunChange[] {
  if (!before.features || !after.features || (before.plans === null) !== (after.plans === null)) return [];
  return featureChanges(after.host, before.features, after.features);
}

type Features = Readonly<NonNullable<CompanyState['features']>>;

function featureChanges(host: string, before: Features, after: Features): RunChange[] {
  const old = new Map(before.map((each) => [plain(each.term), each]));
  const now = new Map(after.map((each) => [plain(each.term), each]));
  const told = (kind: RunChange['kind'], text: string, was: string | null, is: string | null): RunChange => ({
    host,
    of: 'feature',
    kind,
    text,
    before: was,
    after: is,
    importance: 'normal',
  });
  return [
    ...[...now].flatMap(([key, is]) => {
      const was = old.get(key);
      if (!was)
        return is.value === 'no' ? [] : [told('added', `${is.term} is now mentioned.`, null, valueOf(is))];
      return valueOf(was) === valueOf(is)
        ? []
        : [told('changed', `${is.term}: ${valueOf(is)}, was ${valueOf(was)}.`, valueOf(was), valueOf(is))];
    }),
    ...[...old].flatMap(([key, was]) =>
      now.has(key) || was.value === 'no'
        ? []
        : [told('removed', `${was.term} is no longer mentioned.`, valueOf(was), null)],
    ),
  ];
}

function valueOf({ value, note }: Features[number]): string {
  return value === 'limited' && note ? note.replace(/\s+/g, ' ') : value;
}

function claimChanges(host: string, before: readonly string[], after: readonly string[]): RunChange[] {
  const old = new Set(before.map(plain));
  const now = new Set(after.map(plain));
  return [
    ...after
      .filter((claim) => !old.has(plain(claim)))
      .map((claim) => toldClaim(host, 'added', `Now says: ${claim}`, null, claim)),
    ...before
      .filter((claim) => !now.has(plain(claim)))
      .map((claim) => toldClaim(host, 'removed', `No longer says: ${claim}`, claim, null)),
  ];
}

function toldClaim(
  host: string,
  kind: 'added' | 'removed',
  text: string,
  before: string | null,
  after: string | null,
): RunChange {
  return { host, of: 'claim', kind, text, before, after, importance: 'low' };
}

function ratingChange(
  host: string,
  before: CompanyState['rating'],
  after: CompanyState['rating'],
): RunChange[] {
  if (!before || !after || Math.min(before.count, after.count) < MIN_RATINGS) return [];
  const step = after.mean - before.mean;
  if (Math.abs(step) < MIN_RATING_STEP - 1e-9) return [];
  const [was, is] = [before.mean.toFixed(1), after.mean.toFixed(1)];
  return [
    {
      host,
      of: 'rating',
      kind: 'changed',
      text: `Rated ${is} of 5 (${after.count} reviews), was ${was}.`,
      before: was,
      after: is,
      importance: Math.abs(step) >= 0.3 - 1e-9 ? 'high' : 'normal',
    },
  ];
}

/** Letters and digits alone: case, spaces and punctuation do not make another text. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();
}
