import type { MarketCorrection } from '@earshot/contracts/market';
import type { offerStates } from '@earshot/contracts/market-corrections';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/open.ts';

export type OfferState = (typeof offerStates)[number];

/** What was corrected, as it was read: by it other reports tell that they read the same. */
export interface CorrectedFact {
  fact: string;
  host: string;
  name: string;
  told: string;
  url: string | null;
  reading: string;
}

export interface OfferRow extends CorrectedFact {
  id: string;
  correction: MarketCorrection;
  saidAt: string;
  state: OfferState;
  decidedAt: string | null;
}

const columns = [
  ...(['id', 'fact', 'host', 'name', 'told', 'url', 'reading'] as const),
  ...(['correction', 'saidAt', 'state', 'decidedAt'] as const),
] as const;

/** Offers a correction; one of the same fact and report that nobody has judged yet is replaced. */
export async function insertOffer(
  db: Db,
  offer: CorrectedFact & { id: string; reportId: string; correction: MarketCorrection; saidAt: string },
): Promise<void> {
  await db
    .deleteFrom('marketCorrection')
    .where('reportId', '=', offer.reportId)
    .where('fact', '=', offer.fact)
    .where('state', '=', 'offered')
    .execute();
  await db
    .insertInto('marketCorrection')
    .values({ ...offer, correction: JSON.stringify(offer.correction) })
    .execute();
}

/** Forgets what a report's reader offered; what was accepted holds on. */
export async function deleteOffers(db: Db, reportId: string): Promise<void> {
  await db
    .deleteFrom('marketCorrection')
    .where('reportId', '=', reportId)
    .where('state', '<>', 'accepted')
    .execute();
}

/** Offers of a state, the newest first; those after a place when one is given. */
export function listOffers(
  db: Db,
  state: OfferState,
  { after, limit }: { after: Pick<OfferRow, 'saidAt' | 'id'> | null; limit: number },
): Promise<OfferRow[]> {
  return db
    .selectFrom('marketCorrection')
    .select(columns)
    .where('state', '=', state)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(said_at, id) < (${after?.saidAt}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('saidAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .$castTo<OfferRow>()
    .execute();
}

export async function countOffers(db: Db): Promise<Record<OfferState, number>> {
  const { rows } = await sql<{ state: OfferState; count: number }>`
    select state, count(*)::int as count from market_correction group by state`.execute(db);
  const counts = { offered: 0, accepted: 0, declined: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

/** An offer, kept from others until the transaction ends. */
export function lockOffer(db: Db, id: string): Promise<OfferRow | undefined> {
  return db
    .selectFrom('marketCorrection')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .$castTo<OfferRow>()
    .executeTakeFirst();
}

/** What held for everybody until now holds for its own report alone. */
export async function withdrawAccepted(db: Db, { fact, reading }: CorrectedFact): Promise<void> {
  await db
    .updateTable('marketCorrection')
    .set({ state: 'declined' })
    .where('fact', '=', fact)
    .where('reading', '=', reading)
    .where('state', '=', 'accepted')
    .execute();
}

export async function storeDecision(
  db: Db,
  id: string,
  decision: { state: OfferState; decidedAt: string; decidedBy: string },
): Promise<void> {
  await db.updateTable('marketCorrection').set(decision).where('id', '=', id).execute();
}

/** What the operator accepted of the facts of these companies, the oldest first. */
export function acceptedOf(db: Db, hosts: readonly string[]): Promise<OfferRow[]> {
  if (hosts.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('marketCorrection')
    .select(columns)
    .where('state', '=', 'accepted')
    .where('host', 'in', hosts)
    .orderBy('decidedAt')
    .$castTo<OfferRow>()
    .execute();
}
