import { z } from 'zod';
import { defineCall } from './call.ts';
import { limits } from './limits.ts';
import { MarketCorrection } from './market.ts';
import { Instant, Uuid } from './call/scalars.ts';

export const offerStates = ['offered', 'accepted', 'declined'] as const;

/** What somebody without an account set right in their own report, for the operator to judge. */
export const OfferedCorrection = z.object({
  correction_id: Uuid,
  /** The company that the fact is of. */
  host: z.string(),
  /** What is corrected: the plan's or the feature's name. */
  name: z.string(),
  /** As the report told it: `€12 per person, per month`. */
  told: z.string(),
  /** The page that it was read on; null where no page told it. */
  url: z.string().nullable(),
  correction: MarketCorrection,
  said_at: Instant,
  state: z.enum(offerStates),
  decided_at: Instant.nullable(),
});
export type OfferedCorrection = z.infer<typeof OfferedCorrection>;

const byOperator = { auth: 'operator', rateLimit: 'interactive', status: 200 } as const;
const Count = z.int().min(0);

export const marketCorrections = {
  list: defineCall({
    ...byOperator,
    method: 'GET',
    path: '/api/operator/list_market_corrections',
    summary: 'Corrections to market reports, newest first',
    query: z.object({
      state: z.enum(offerStates).default('offered'),
      /** `next` of the page before. */
      after: z.string().max(200).optional(),
      limit: z.coerce.number().pipe(z.int().min(1).max(limits.pageSizeMax)).default(limits.pageSize),
    }),
    reply: z.object({
      corrections: z.array(OfferedCorrection),
      next: z.string().nullable(),
      counts: z.record(z.enum(offerStates), Count),
    }),
  }),
  decide: defineCall({
    ...byOperator,
    method: 'POST',
    path: '/api/operator/decide_market_correction',
    summary: 'Accept a correction for every report with the same fact, or decline it',
    body: z.object({ correction_id: Uuid, state: z.enum(['accepted', 'declined']) }),
    reply: OfferedCorrection,
    problems: ['not_found'],
  }),
};
