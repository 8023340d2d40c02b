import type { Plan, PriceFact } from '../facts.ts';

/** Units of which each person of a team takes one. */
const PERSONAL = new Set(['user', 'seat', 'person', 'member', 'employee', 'agent', 'editor', 'developer']);
/** Months that a period has; weeks and days by the mean year of 365.25 days. */
const MONTHS: Readonly<Partial<Record<NonNullable<PriceFact['per']>, number>>> = {
  month: 1,
  quarter: 3,
  half_year: 6,
  year: 12,
  week: 12 / (365.25 / 7),
  two_years: 24,
  two_weeks: 24 / (365.25 / 7),
  day: 12 / 365.25,
};

/**
 * What a plan costs for each person and month of a team; null where that cannot be told: prices by use or once, for sites or
 * devices, lower bounds, or more people than the plan says that it holds. Set-up fees do not count.
 */
export function personMonth({ kind, price, features }: Plan, people: number): number | null {
  const held = mostPeople(features.map(({ term }) => term));
  if (held !== null && people > held) return null;
  if (kind === 'free') return 0;
  if (kind === 'custom' || !price || price.per === null) return null;
  const months = MONTHS[price.per];
  if (months === undefined || price.isFrom) return null;
  const monthly = price.amount / months;
  if (price.unit === null) return monthly / people;
  return PERSONAL.has(price.unit) ? monthly : null;
}

/** The largest team that a plan's features allow: `Up to 5 users`, `3 seats`; null without such a limit. */
function mostPeople(terms: readonly string[]): number | null {
  for (const term of terms) {
    const match =
      /^(?:up to |max(?:imum)?\.? |for )?(\d{1,6})\s+(?:team )?(?:users?|seats?|people|persons?|members?|employees|agents?|staff)\b(?! (?:more|minimum))/i.exec(
        term,
      );
    if (match) return Number(match[1]);
  }
  return null;
}
