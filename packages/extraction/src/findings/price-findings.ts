import { personMonth } from '../prices/person-month.ts';
import { writeMoney } from '../changes/write-price.ts';
import type { Plan } from '../facts.ts';
import { findingConfidence, planProofs } from './market-facts.ts';
import type { Finding, FoundCompany, MarketFacts } from './market-facts.ts';

/** The team that prices are compared for. */
const TEAM = 10;

/** Findings about plans and prices: who is cheapest for a team, who has a free plan, who shows no price. */
export function priceFindings({ subject, companies }: MarketFacts): Finding[] {
  const priced = companies.filter(({ plans }) => plans.length > 0);
  // Of what is left out one may be the cheapest, free, or priced.
  const told = priced.filter(({ mayHaveMorePlans }) => !mayHaveMorePlans);
  const toldFree = priced.filter((company) => told.includes(company) || hasFreePlan(company));
  return [...cheapest(subject, told), ...freePlans(subject, toldFree), ...hidden(subject, priced)];
}

function hasFreePlan({ plans }: FoundCompany): boolean {
  return plans.some(({ kind }) => kind === 'free');
}

interface Offer {
  company: FoundCompany;
  plan: Plan;
  amount: number;
}

/** The cheapest paid plan of each company for the team; only within the commonest currency, nothing is converted here. */
function cheapest(subject: string, companies: readonly FoundCompany[]): Finding[] {
  const offers = companies.flatMap((company): Offer[] => {
    const all = company.plans.flatMap((plan): Offer[] => {
      const amount = plan.kind === 'priced' ? personMonth(plan, TEAM) : null;
      return amount === null ? [] : [{ company, plan, amount }];
    });
    return all.sort((a, b) => a.amount - b.amount).slice(0, 1);
  });
  const currency = commonest(offers.map(({ plan }) => plan.price?.currency ?? null));
  const same = offers
    .filter(({ plan }) => plan.price?.currency === currency)
    .sort((a, b) => a.amount - b.amount);
  const own = same.find(({ company }) => company.host === subject);
  const first = same[0];
  if (!own || !first || same.length < 2 || currency === null) return [];
  const place = same.indexOf(own) + 1;
  const money = (amount: number) => writeMoney(Math.round(amount * 100) / 100, currency);
  const proofs = same.flatMap(({ company, plan }) => planProofs(company.host, plan));
  const headline =
    place === 1
      ? `${own.company.name} is the cheapest of ${same.length} for a team of ${TEAM}.`
      : `${first.company.name} is the cheapest of ${same.length} for a team of ${TEAM}; ${own.company.name} is number ${place}.`;
  const list = same
    .map(({ company, plan, amount }) => `${company.name} ${plan.name} ${money(amount)}`)
    .join(', ');
  const basis = 'first-party pricing pages';
  return [
    {
      ...{ id: 'price-cheapest', headline, confidence: findingConfidence(proofs), basis, proofs, weight: 10 },
      detail: `Cheapest paid plan, per person per month: ${list}.`,
    },
  ];
}

function commonest(currencies: readonly (string | null)[]): string | null {
  const counts = new Map<string, number>();
  for (const each of currencies) if (each !== null) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

function freePlans(subject: string, companies: readonly FoundCompany[]): Finding[] {
  const own = companies.find(({ host }) => host === subject);
  if (!own || companies.length < 2) return [];
  const offering = companies.filter(hasFreePlan);
  const others = offering.filter((company) => company !== own);
  const isOwn = offering.includes(own);
  if (offering.length === 0 || (isOwn && others.length === companies.length - 1)) return [];
  const proofs = offering.flatMap((company) =>
    company.plans
      .filter(({ kind }) => kind === 'free')
      .slice(0, 1)
      .flatMap((plan) => planProofs(company.host, plan)),
  );
  const names = others.map(({ name }) => name).join(', ');
  const competitors = companies.length - 1;
  const some = `${others.length} of ${competitors} ${competitors === 1 ? 'competitor' : 'competitors'}`;
  const headline = isOwn
    ? others.length === 0
      ? `Only ${own.name} publishes a free plan.`
      : `${own.name} and ${some} publish a free plan.`
    : `${some} ${others.length === 1 ? 'publishes' : 'publish'} a free plan; ${own.name} does not.`;
  const detail =
    names === ''
      ? `Its competitors’ pricing pages list none.`
      : `Free plans: ${isOwn ? `${own.name}, ` : ''}${names}.`;
  return [
    {
      ...{
        id: 'price-free',
        headline,
        detail,
        confidence: findingConfidence(proofs),
        basis: 'first-party pricing pages',
      },
      proofs,
      weight: 8,
    },
  ];
}

/** Who asks for a talk before there is any price. */
function hidden(subject: string, companies: readonly FoundCompany[]): Finding[] {
  const silent = companies.filter(
    ({ plans, mayHaveMorePlans }) => !mayHaveMorePlans && plans.every(({ kind }) => kind === 'custom'),
  );
  const others = silent.filter(({ host }) => host !== subject);
  if (others.length === 0 || silent.length === companies.length) return [];
  const proofs = others.flatMap(({ host, plans }) =>
    plans.slice(0, 1).flatMap((plan) => planProofs(host, plan)),
  );
  return [
    {
      id: 'price-hidden',
      headline: `${others.map(({ name }) => name).join(', ')} ${others.length === 1 ? 'publishes' : 'publish'} no price.`,
      detail: 'All of their plans are priced on request.',
      ...{ confidence: findingConfidence(proofs), basis: 'first-party pricing pages', proofs, weight: 5 },
    },
  ];
}
