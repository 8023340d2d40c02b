import type { IncomingHttpHeaders } from 'node:http';
import { refreshSubscription } from '../../jobs/billing.jobs.ts';
import type { Db } from '../../platform/database/open.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import { PayPalEvent, subscriptionOf } from '../../platform/paypal/paypal-answers.ts';
import { PayPalRefused, PayPalUnavailable } from '../../platform/paypal/paypal-error.ts';
import { transmissionOf } from '../../platform/paypal/transmission.ts';
import type { Deps } from '../deps.ts';
import { deleteEvents, keepEvent, ownerOf } from './subscriptions.sql.ts';

type EventDeps = Pick<Deps, 'database' | 'freeSpace' | 'queue' | 'now' | 'paypal' | 'log'>;

/**
 * Takes an event of PayPal's. Its content is not believed: it makes us ask PayPal how the subscription stands. An event that
 * came before changes nothing.
 *
 * @param bytes the body as it came
 * @throws Problem `not_found` where nothing is sold; `bad_request`; `not_allowed` when PayPal did not sign it; `unavailable`
 *   when PayPal cannot be asked that, so that it sends the event again
 */
export async function takeEvent(
  deps: EventDeps,
  headers: IncomingHttpHeaders,
  bytes: unknown,
): Promise<void> {
  const { database, freeSpace, queue, now, paypal, log } = deps;
  if (!paypal) throw new Problem('not_found', { detail: 'This server does not sell plans.' });
  freeSpace.assertRoom();
  const text = Buffer.isBuffer(bytes) ? bytes.toString('utf8') : '';
  const event = PayPalEvent.safeParse(parsed(text));
  if (!event.success) throw new Problem('bad_request', { detail: 'The body is not a PayPal event.' });
  const transmission = transmissionOf(headers);
  if (!transmission || !(await isGenuine(() => paypal.isGenuine(transmission, text)))) {
    log.warn({ event: event.data.id.slice(0, 60) }, 'an event without PayPal’s signature was refused');
    throw new Problem('not_allowed', { detail: 'PayPal did not sign this event.' });
  }
  const { id, event_type: kind } = event.data;
  const subscriptionId = subscriptionOf(event.data);
  const owner = subscriptionId === null ? undefined : await ownerOf(database.app, subscriptionId);
  const kept = { id, kind, subscriptionId, receivedAt: new Date(now()).toISOString() };
  if (owner === undefined || subscriptionId === null) {
    await keepEvent(database.app, kept);
    return;
  }
  await inWorkspace(database, owner, async (tx) => {
    if (!(await keepEvent(tx, kept))) return;
    await queue.enqueue(
      tx,
      refreshSubscription,
      { workspaceId: owner, subscriptionId },
      { key: subscriptionId },
    );
  });
}

async function isGenuine(ask: () => Promise<boolean>): Promise<boolean> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PayPalUnavailable || error instanceof PayPalRefused) {
      throw new Problem('unavailable', {
        detail: 'The signature cannot be checked right now.',
        retryAfterSeconds: 60,
      });
    }
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Throws away events that came before an instant. */
export function deletePaymentEvents(db: Db, before: string): Promise<void> {
  return deleteEvents(db, before);
}
