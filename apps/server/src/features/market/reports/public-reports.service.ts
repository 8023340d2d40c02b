import { dayMs } from '@earshot/contracts/durations';
import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import type { market, MarketLink } from '@earshot/contracts/market';
import { marketLimits } from '@earshot/contracts/market';
import type { MarketReport } from '@earshot/contracts/market/market-report';
import { randomUUID } from 'node:crypto';
import { Problem } from '../../../platform/http/problem.ts';
import { mailChoiceKey } from '../../../platform/mail/mail-choices.sql.ts';
import { recipientHash } from '../../../platform/mail/recipient-hash.ts';
import { mayMailStranger } from '../../../platform/mail/stranger-budget.sql.ts';
import type { Deps } from '../../deps.ts';
import { joinRun } from '../runs/join-run.ts';
import { isLinkToken, linkToken } from './link-token.ts';
import { readReport } from './read-report.ts';
import { cancelReport } from './report-changes.service.ts';
import * as sql from './reports.sql.ts';
import { readSubject } from '../runs/subject.ts';

/**
 * Orders a report, on the run that its subject has today or on a new one.
 *
 * @throws Problem `bad_request` for an address that is not on the public web
 */
export async function submitRequest(
  deps: Pick<Deps, 'config' | 'database' | 'freeSpace' | 'queue' | 'now'>,
  { email, subject }: ParsedBody<typeof market.submitPublicRequest>,
  address: string,
): Promise<CallReply<typeof market.submitPublicRequest>> {
  const { config, database, freeSpace, now } = deps;
  freeSpace.assertRoom();
  const wanted = readSubject(subject, new Set(config.privateTargets));
  const askedAt = new Date(now()).toISOString();
  const id = randomUUID();
  const emailHash = recipientHash(await mailChoiceKey(database.app), email);
  await database.app.transaction().execute(async (tx) => {
    const mayMail = await mayMailStranger(tx, { recipient: email, address, now: askedAt });
    await joinRun(deps, tx, wanted, (runId) =>
      sql.insertReport(tx, {
        ...{ id, runId, subject, emailHash, askedAt, email: mayMail ? email : null },
        readableUntil: linkEnd(now()),
      }),
    );
  });
  return { uuid: id, token: linkToken(await sql.linkKey(database.app), { id, version: 1 }) };
}

/** The report of a link. @throws Problem `not_found` for any other */
export async function openLink(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { uuid, token }: MarketLink,
): Promise<sql.ReportRow> {
  const db = database.app;
  const report = await sql.findReport(db, uuid);
  // Made for a report that is not there too, so that the answer takes as long.
  const isRight = isLinkToken(await sql.linkKey(db), { id: uuid, version: report?.version ?? 1 }, token);
  if (!report || !isRight || Date.parse(report.readableUntil) <= now()) {
    throw new Problem('not_found', { detail: 'There is no report behind this link.' });
  }
  return report;
}

export async function getPublicReport(
  deps: Pick<Deps, 'database' | 'now'>,
  link: MarketLink,
): Promise<MarketReport> {
  return (await readReport(deps.database.app, await openLink(deps, link))).report;
}

export async function cancelPublicReport(
  deps: Pick<Deps, 'database' | 'now'>,
  link: MarketLink,
): Promise<MarketReport> {
  const { id } = await openLink(deps, link);
  await cancelReport(deps, id);
  return getPublicReport(deps, link);
}

/** A link of a new version; those before open nothing any more. */
export async function rotateLink(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  id: string,
): Promise<CallReply<typeof market.rotatePublicLink>> {
  const version = await sql.raiseVersion(database.app, id, linkEnd(now()));
  return { uuid: id, token: linkToken(await sql.linkKey(database.app), { id, version }) };
}

/** Until when a link that is given out now can be read. */
export function linkEnd(nowMs: number): string {
  return new Date(nowMs + marketLimits.linkDays * dayMs).toISOString();
}
