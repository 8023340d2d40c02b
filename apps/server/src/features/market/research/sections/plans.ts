import type { MarketPlan } from '@earshot/contracts/market/market-report';
import type { Plan } from '@earshot/extraction/facts';
import { personMonth } from '@earshot/extraction/prices/person-month';
import type { CiteBook } from '../cite-book.ts';
import type { SiteEvidence } from '../evidence.ts';

/** Sizes of teams that prices are told for. */
export const teamSizes = [5, 12] as const;

/** The plans of a company, each with the prices as it writes them and what they come to for a team. */
export function plansOf({ host, plans }: Pick<SiteEvidence, 'host' | 'plans'>, book: CiteBook): MarketPlan[] {
  const keys = new Map<string, number>();
  return plans.flatMap((plan): MarketPlan[] => {
    const evidence = [...plan.evidence, ...(plan.price ? [plan.price.evidence] : [])];
    const citations = book.ofAll(host, evidence);
    if (citations.length === 0) return [];
    return [{ key: keyOf(host, plan.name, keys), host, ...told(plan), citations }];
  });
}

function told(plan: Plan): Omit<MarketPlan, 'key' | 'host' | 'citations'> {
  const { name, kind, price, setupFee, features, confidence } = plan;
  return {
    ...{ name, kind, confidence, correction: null },
    published: price?.evidence.quote ?? plan.evidence.at(-1)?.quote ?? name,
    amount: price?.amount ?? null,
    currency: price?.currency ?? null,
    currency_guessed: price?.currencyGuessed ?? false,
    per: price?.per ?? null,
    billed_every: price?.billedEvery ?? null,
    unit: price?.unit ?? null,
    is_from: price?.isFrom ?? false,
    setup_fee: setupFee?.amount ?? null,
    per_person_month: perPersonMonth(plan),
    features: features.filter(({ value }) => value !== 'no').map(({ term }) => term),
  };
}

/** Of a price that is a lower bound, what it comes to at least. */
export function perPersonMonth(plan: Plan): MarketPlan['per_person_month'] {
  const atLeast = { ...plan, price: plan.price && { ...plan.price, isFrom: false } };
  return teamSizes.map((people) => {
    const amount = personMonth(atLeast, people);
    return { people, amount: amount === null ? null : Math.round(amount * 100) / 100 };
  });
}

/** By name, since places and prices change from one day to the next. */
function keyOf(host: string, name: string, keys: Map<string, number>): string {
  const slug =
    name
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'plan';
  const count = (keys.get(slug) ?? 0) + 1;
  keys.set(slug, count);
  return `${host}/${slug}${count > 1 ? `-${count}` : ''}`;
}
