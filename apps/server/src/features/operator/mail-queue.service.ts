import type { CallReply, ParsedQuery } from '@earshot/contracts/call';
import type { operatorServer } from '@earshot/contracts/operator-server';
import { countQueues } from '../../jobs/job-board.sql.ts';
import { sendMail } from '../../jobs/mail-order.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import { maskedDetails, maskedError } from './masked-details.ts';
import * as sql from './mail-queue.sql.ts';
import { cursorAfter, readCursor } from '../../platform/http/page-place.ts';

/** @throws Problem `bad_request` when `after` is no cursor of this list */
export async function waitingMail(
  { config, database }: Deps,
  { after, limit }: ParsedQuery<typeof operatorServer.listWaitingMail>,
): Promise<CallReply<typeof operatorServer.listWaitingMail>> {
  const [rows, queues] = await Promise.all([
    sql.listWaitingMail(database.app, readCursor(after), limit + 1),
    countQueues(database.app),
  ]);
  return {
    mails: rows.slice(0, limit).map(({ id, data, askedAt, attempts, nextTryAt, lastError }) => {
      const details = maskedDetails(data);
      const of = (...names: string[]) => details.find(({ name }) => names.includes(name))?.value ?? null;
      return {
        job_id: id,
        kind: of('kind') ?? sendMail.name,
        to: of('email', 'to'),
        asked_at: askedAt,
        attempts,
        next_try_at: nextTryAt,
        error: lastError === null ? null : maskedError(lastError).message,
      };
    }),
    total_count: queues.find(({ queue }) => queue === sendMail.name)?.waiting ?? 0,
    mail_server: config.smtpUrl === undefined ? null : new URL(config.smtpUrl).host,
    next_after: cursorAfter(rows, limit),
  };
}

/** @throws Problem `not_found` when no mail of this id waits: it is being sent, or was */
export async function sendMailNow({ queue }: Deps, id: string): Promise<void> {
  if (await queue.makeDue(sendMail, id)) return;
  throw new Problem('not_found', { detail: 'This email is no longer waiting.' });
}
