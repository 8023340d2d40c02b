import type { MarketCorrection } from '@earshot/contracts/market';
import type { FactCorrection, MarketPlan } from '@earshot/contracts/market/market-report';
import type { Plan } from '@earshot/extraction/facts';
import type { Parts } from '../runs/hold-claims.ts';
import { perPersonMonth } from '../research/sections/plans.ts';

/** A report holds so many at most. */
export const mostCorrections = 200;

/** As a report keeps it: with whose word it is. */
export type SaidCorrection = MarketCorrection & FactCorrection;

/** The facts as people set them right; what was said last holds. Pages cannot prove it, so it is marked. */
export function corrected(parts: Parts, corrections: readonly SaidCorrection[]): Parts {
  if (corrections.length === 0) return parts;
  const right = new Map(corrections.map((one) => [factOf(one), one]));
  const isSaid = ({ key }: MarketPlan) => right.has(`plan ${key}`);
  return {
    ...parts,
    // A plan that only a language model read becomes one of the report's on a person's word.
    ...(parts.plans && {
      plans: [...parts.plans, ...(parts.proposals ?? []).filter(isSaid)].flatMap((plan) => {
        const correction = right.get(`plan ${plan.key}`);
        if (correction?.of !== 'plan') return [plan];
        return correction.right === null ? [] : [rightPlan(plan, correction.right, wordOf(correction))];
      }),
    }),
    ...(parts.proposals && { proposals: parts.proposals.filter((plan) => !isSaid(plan)) }),
    ...(parts.features && {
      features: parts.features.map((row) => ({
        ...row,
        cells: row.cells.map((cell) => {
          const correction = right.get(`feature ${row.key} ${cell.host}`);
          if (correction?.of !== 'feature') return cell;
          // What its page says is no proof of this.
          return { ...cell, ...correction.right, plans: [], correction: wordOf(correction), citations: [] };
        }),
      })),
    }),
  };
}

/** Whether a correction is of something that the report tells. */
export function isOfReport(parts: Parts, correction: MarketCorrection): boolean {
  if (correction.of === 'plan') return planOf(parts, correction.key) !== undefined;
  const { features } = parts;
  const row = features?.find(({ key }) => key === correction.key);
  return row?.cells.some(({ host }) => host === correction.host) ?? false;
}

/** The plan of a key, whoever read it. */
export function planOf({ plans = [], proposals = [] }: Parts, key: string): MarketPlan | undefined {
  return [...plans, ...proposals].find((plan) => plan.key === key);
}

/** The corrections with one more; one of the same fact is said no more. */
export function withCorrection(
  corrections: readonly SaidCorrection[],
  next: SaidCorrection,
): SaidCorrection[] {
  return [...corrections.filter((one) => factOf(one) !== factOf(next)), next];
}

/** What a correction is of: `plan marrowby.test/crew`. */
export function factOf(correction: MarketCorrection): string {
  return correction.of === 'plan' ? `plan ${correction.key}` : `feature ${correction.key} ${correction.host}`;
}

type RightPlan = NonNullable<Extract<MarketCorrection, { of: 'plan' }>['right']>;

function wordOf({ by, at }: FactCorrection): FactCorrection {
  return { by, at };
}

function rightPlan(plan: MarketPlan, right: RightPlan, correction: FactCorrection): MarketPlan {
  return {
    ...plan,
    ...right,
    ...{ currency_guessed: false, is_from: false, confidence: 'high', correction },
    per_person_month: perPersonMonth(asRead(right)),
  };
}

/** As if a page had told it. */
function asRead({ name, kind, amount, currency, per, billed_every: billedEvery, unit }: RightPlan): Plan {
  const evidence = { url: '', quote: '', start: 0 };
  const read = { currencyGuessed: false, ambiguous: false, isFrom: false, visible: true, evidence };
  return {
    ...{
      name,
      kind,
      otherPrices: [],
      setupFee: null,
      features: [],
      position: 0,
      confidence: 'high',
      evidence: [],
    },
    price: amount === null ? null : { amount, currency, per, billedEvery, unit, ...read },
  };
}
