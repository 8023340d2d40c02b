import type { CallReply, ParsedBody, ParsedQuery } from '@earshot/contracts/call';
import type { marketCorrections, OfferedCorrection } from '@earshot/contracts/market-corrections';
import type { Caller } from '../../../platform/auth/caller.ts';
import { badField, Problem } from '../../../platform/http/problem.ts';
import type { Deps } from '../../deps.ts';
import type { OfferRow } from './offered-corrections.sql.ts';
import * as sql from './offered-corrections.sql.ts';

/** A page of what readers set right. @throws Problem `bad_request` for a place that is none */
export async function listOffers(
  { database }: Pick<Deps, 'database'>,
  { state, after, limit }: ParsedQuery<typeof marketCorrections.list>,
): Promise<CallReply<typeof marketCorrections.list>> {
  const db = database.app;
  const rows = await sql.listOffers(db, state, {
    after: after === undefined ? null : placeOf(after),
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    corrections: shown.map(shownOffer),
    next: last ? `${last.saidAt}_${last.id}` : null,
    counts: await sql.countOffers(db),
  };
}

/**
 * Decides of a correction; a later decision takes the place of this one. An accepted one takes the place of another that was
 * accepted of the same reading.
 *
 * @throws Problem `not_found`
 */
export async function decideOffer(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { userId }: Pick<Caller, 'userId'>,
  { correction_id: id, state }: ParsedBody<typeof marketCorrections.decide>,
): Promise<OfferedCorrection> {
  return database.app.transaction().execute(async (tx) => {
    const offer = await sql.lockOffer(tx, id);
    if (!offer) throw new Problem('not_found', { detail: 'There is no correction with this ID.' });
    if (state === 'accepted' && offer.state !== 'accepted') await sql.withdrawAccepted(tx, offer);
    const decidedAt = new Date(now()).toISOString();
    await sql.storeDecision(tx, id, { state, decidedAt, decidedBy: userId });
    return shownOffer({ ...offer, state, decidedAt });
  });
}

function shownOffer({ id, host, name, told, url, correction, saidAt, state, decidedAt }: OfferRow) {
  return {
    ...{ correction_id: id, host, name, told, url, correction, state },
    ...{ said_at: saidAt, decided_at: decidedAt },
  };
}

function placeOf(after: string): Pick<OfferRow, 'saidAt' | 'id'> {
  const [saidAt = '', id = ''] = after.split('_');
  if (Number.isNaN(Date.parse(saidAt)) || !/^[0-9a-f-]{36}$/.test(id)) {
    throw badField('after', 'This is not a valid cursor for this list.');
  }
  return { saidAt: new Date(saidAt).toISOString(), id };
}
