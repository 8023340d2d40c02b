import type { Subscription } from '@earshot/contracts/billing';
import type { SubscriptionRow } from './entitlement.ts';

/** A subscription as the API shows it. */
export function viewOf(row: SubscriptionRow): Subscription {
  return {
    subscription_id: row.id,
    plan: row.plan,
    payment_terms: row.paymentTerms,
    quantity: row.people,
    status: row.status,
    created_date: row.createdAt,
    expiry_date: row.paidUntil,
    failed_payments: row.failedPayments,
  };
}
