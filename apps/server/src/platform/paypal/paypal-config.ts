import type { PaymentTerms, SoldPlanId } from '@earshot/contracts/plans/plans';

/** What the server needs to sell plans by PayPal. */
export interface PayPalConfig {
  /** Where the API is, without a slash at the end. */
  apiUrl: string;
  clientId: string;
  clientSecret: string;
  /** Of the webhook that PayPal sends this server's events by. */
  webhookId: string;
  /** PayPal's ids of the plans, as they were made there. */
  planIds: Readonly<Record<SoldPlanId, Readonly<Record<PaymentTerms, string>>>>;
}

/** What the environment says of it. */
export interface PayPalVariables {
  PAYPAL_ENV: 'sandbox' | 'live';
  PAYPAL_CLIENT_ID?: string | undefined;
  PAYPAL_CLIENT_SECRET?: string | undefined;
  PAYPAL_WEBHOOK_ID?: string | undefined;
  PAYPAL_PLAN_TEAM_MONTHLY?: string | undefined;
  PAYPAL_PLAN_TEAM_ANNUAL?: string | undefined;
  /** Another address of the API, on this computer only: for tests. */
  PAYPAL_API_URL?: string | undefined;
}

const apiUrls = {
  sandbox: 'https://api-m.sandbox.paypal.com',
  live: 'https://api-m.paypal.com',
} as const;

const together = [
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_WEBHOOK_ID',
  'PAYPAL_PLAN_TEAM_MONTHLY',
  'PAYPAL_PLAN_TEAM_ANNUAL',
] as const;

/**
 * How plans are sold; null where the environment names nothing of it.
 *
 * @throws RangeError when a part is missing, or the API's address is that of another computer
 */
export function paypalConfigOf(env: PayPalVariables): PayPalConfig | null {
  const missing = together.filter((name) => env[name] === undefined);
  if (missing.length === together.length) return null;
  if (missing.length > 0) throw new RangeError(`to sell plans, ${missing.join(', ')} have to be given too`);
  const { PAYPAL_API_URL: apiUrl } = env;
  if (apiUrl !== undefined && !['127.0.0.1', '[::1]', 'localhost'].includes(new URL(apiUrl).hostname)) {
    throw new RangeError('PAYPAL_API_URL is for tests, and takes addresses of this computer only');
  }
  return {
    apiUrl: apiUrl ?? apiUrls[env.PAYPAL_ENV],
    clientId: env.PAYPAL_CLIENT_ID ?? '',
    clientSecret: env.PAYPAL_CLIENT_SECRET ?? '',
    webhookId: env.PAYPAL_WEBHOOK_ID ?? '',
    planIds: {
      team: { monthly: env.PAYPAL_PLAN_TEAM_MONTHLY ?? '', annual: env.PAYPAL_PLAN_TEAM_ANNUAL ?? '' },
    },
  };
}
