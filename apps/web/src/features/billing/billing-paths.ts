import type { PaymentTerms, SoldPlanId } from '@earshot/contracts/plans/plans';
import { paymentTerms, soldPlanIds } from '@earshot/contracts/plans/plans';
import { paths } from '../../lib/paths.ts';

/** What is ordered, as the address of the screen says it. */
export interface Order {
  plan: SoldPlanId;
  terms: PaymentTerms;
  /** Members to pay for; null where the address does not say. */
  people: number | null;
}

/** The address of an order. */
export function subscribePath({ plan, terms, people }: Order): string {
  const search = new URLSearchParams({ plan, payment_terms: terms });
  if (people !== null) search.set('quantity', String(people));
  return `${paths.subscribe}?${search.toString()}`;
}

export function orderOf(search: URLSearchParams): Order {
  const people = Number(search.get('quantity'));
  return {
    plan: soldPlanIds.find((id) => id === search.get('plan')) ?? 'team',
    terms: termsOf(search),
    people: Number.isInteger(people) && people >= 1 ? people : null,
  };
}

export function termsOf(search: URLSearchParams): PaymentTerms {
  return paymentTerms.find((terms) => terms === search.get('payment_terms')) ?? 'monthly';
}
