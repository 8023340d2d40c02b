import { z } from 'zod';

/* What is read of PayPal's answers (REST API, v1); the rest is not kept. */

const Time = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());

export const Token = z.object({ access_token: z.string().min(1), expires_in: z.number().min(0) });

export const Verification = z.object({ verification_status: z.string() });

const Links = z.array(z.object({ rel: z.string(), href: z.string() })).default([]);

export const Approvable = z.object({ id: z.string().regex(/^I-[A-Z0-9-]{1,60}$/), links: Links });

export const PayPalSubscription = z.object({
  id: z.string(),
  status: z.enum(['APPROVAL_PENDING', 'APPROVED', 'ACTIVE', 'SUSPENDED', 'CANCELLED', 'EXPIRED']),
  plan_id: z.string(),
  quantity: z.coerce.number().int().min(1).default(1),
  create_time: Time,
  status_update_time: Time.optional(),
  update_time: Time.optional(),
  billing_info: z
    .object({
      next_billing_time: Time.optional(),
      last_payment: z.object({ time: Time }).optional(),
      failed_payments_count: z.number().int().min(0).default(0),
    })
    .optional(),
  links: Links,
});
export type PayPalSubscription = z.infer<typeof PayPalSubscription>;

/** Where the buyer agrees; null when there is nothing left to agree to. */
export function approvalUrlOf({ links }: { links: { rel: string; href: string }[] }): string | null {
  return links.find(({ rel }) => rel === 'approve')?.href ?? null;
}

/** An event as its webhook brings it: no more than a hint at what to ask for. */
export const PayPalEvent = z.object({
  id: z.string().min(1).max(200),
  event_type: z.string().min(1).max(200),
  resource: z
    .object({
      id: z.string().max(200).optional(),
      /** Of a payment: the subscription it is for. */
      billing_agreement_id: z.string().max(200).optional(),
    })
    .default({}),
});

/** The subscription that an event is about; null for those about something else. */
export function subscriptionOf({ event_type: kind, resource }: z.infer<typeof PayPalEvent>): string | null {
  if (kind.startsWith('BILLING.SUBSCRIPTION.')) return resource.id ?? null;
  return resource.billing_agreement_id ?? null;
}
