import { dayMs } from '@earshot/contracts/durations';
import { emailCardAlertsJob } from '../../jobs/board.jobs.ts';
import type { MailOrder } from '../../jobs/mail-order.ts';
import { sendMail } from '../../jobs/mail-order.ts';
import type { Database } from '../../platform/database/open.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import { instantOf } from '../../platform/instant.ts';
import type { StopNote, Wording } from '../../platform/mail/email-layout.ts';
import { isPlainName } from '../../platform/mail/plain-name.ts';
import { mayMailStranger } from '../../platform/mail/stranger-budget.sql.ts';
import { cardReader, stopCardEmails } from '../alerts/card-emails.service.ts';
import type { Deps } from '../deps.ts';
import { alertSays } from './card-alerts.service.ts';
import type { CardAlertRow } from './card-alerts.sql.ts';
import * as sql from './card-alerts.sql.ts';

/** What one email tells of at most; the rest comes with the next. */
const alertsInEmail = 20;

/**
 * Orders one email about all that a member was alerted to and has not seen. Where the day's budget of their address is used up, it waits
 * for the next day.
 */
export async function planAlertEmail(
  { database, now, queue }: Pick<Deps, 'database' | 'now' | 'queue'>,
  member: { workspaceId: string; userId: string },
): Promise<void> {
  const { workspaceId, userId } = member;
  await inWorkspace(database, workspaceId, async (tx) => {
    const ids = (await sql.lockWaiting(tx, workspaceId, userId, alertsInEmail)).map(({ id }) => id);
    if (ids.length === 0) return;
    const reader = await cardReader(tx, workspaceId, userId);
    if (!reader) return sql.setEmail(tx, workspaceId, ids, 'stopped');
    const mail = { recipient: reader.email, address: null, now: instantOf(now()) };
    if (!(await mayMailStranger(tx, mail))) {
      const startAfterSeconds = Math.ceil((dayMs - (now() % dayMs)) / 1000) + 1;
      const key = `${workspaceId}/${userId}`;
      await queue.enqueue(tx, emailCardAlertsJob, member, { key, startAfterSeconds });
      return;
    }
    await sql.setEmail(tx, workspaceId, ids, 'ordered');
    await queue.enqueue(tx, sendMail, { kind: 'card_alerts', ...member, alertIds: ids });
  });
}

type AlertsOrder = Extract<MailOrder, { kind: 'card_alerts' }>;

interface EmailDeps {
  database: Database;
  /** Address that emailed links begin with, without a slash at the end. */
  publicUrl: string;
}

export interface CardAlertDraft {
  to: string;
  words: Wording;
  stop: { note: StopNote; oneClick: string | null };
}

/**
 * What a member is written, marked as on its way; null when nothing is left to tell, or to nobody. What an earlier attempt left on its way
 * is not told again: it may have arrived.
 */
export async function cardAlertEmail(
  deps: EmailDeps,
  { workspaceId, userId, alertIds }: AlertsOrder,
): Promise<CardAlertDraft | null> {
  const told = await inWorkspace(deps.database, workspaceId, async (tx) => {
    const rows = await sql.lockAlerts(tx, workspaceId, alertIds);
    const of = (is: (row: sql.EmailedRow) => boolean) => rows.filter(is).map(({ id }) => id);
    await sql.setEmail(
      tx,
      workspaceId,
      of(({ email }) => email === 'sending'),
      'unsure',
    );
    const ordered = of(({ email }) => email === 'ordered');
    const reader = await cardReader(tx, workspaceId, userId);
    const unseen = new Set(of(({ seenAt }) => seenAt === null));
    const wanted = reader ? ordered.filter((id) => unseen.has(id)) : [];
    const alerts = await sql.alertsOfIds(tx, workspaceId, userId, wanted);
    const going = new Set(alerts.map(({ id }) => id));
    await sql.setEmail(tx, workspaceId, [...going], 'sending');
    await sql.setEmail(
      tx,
      workspaceId,
      ordered.filter((id) => !going.has(id)),
      'stopped',
    );
    return reader && alerts.length > 0 ? { reader, alerts } : null;
  });
  if (!told) return null;
  const { reader, alerts } = told;
  return {
    to: reader.email,
    words: wordsOf(deps.publicUrl, alerts),
    stop: await stopCardEmails(deps, { workspaceId, userId, workspaceName: reader.workspaceName }),
  };
}

/** Notes what became of an email that {@link cardAlertEmail} marked as on its way. */
export async function noteCardAlerts(
  { database }: Pick<EmailDeps, 'database'>,
  { workspaceId, alertIds }: AlertsOrder,
  /** `waiting`: it was not taken, and is tried again. */
  state: 'sent' | 'refused' | 'waiting',
): Promise<void> {
  const to = state === 'waiting' ? 'ordered' : state;
  await inWorkspace(database, workspaceId, (tx) =>
    sql.setEmailFrom(tx, workspaceId, alertIds, { from: 'sending', to }),
  );
}

function wordsOf(publicUrl: string, alerts: readonly CardAlertRow[]): Wording {
  const [first] = alerts;
  if (!first) throw new RangeError('An email needs at least one alert');
  const isOne = alerts.length === 1;
  return {
    subject: isOne ? headline(first) : 'Changes on your cards',
    before: isOne ? [`${headline(first)}.`, alertSays(first)] : [],
    sections: isOne
      ? []
      : [
          {
            heading: 'Your cards',
            lines: alerts.map((alert) => [
              { label: headline(alert), address: cardAddress(publicUrl, alert) },
              `. ${alertSays(alert)}`,
            ]),
          },
        ],
    button: isOne
      ? { label: 'Open card', address: cardAddress(publicUrl, first) }
      : { label: 'Open alerts', address: `${publicUrl}/feedback/alerts?show=cards` },
    after: [],
  };
}

function headline({ title, kind, by, isMention }: CardAlertRow): string {
  const card = isPlainName(title) ? `“${title}”` : 'a card';
  if (kind === 'reopened') return `${card === 'a card' ? 'A card' : card} was reopened`;
  const who = by !== null && isPlainName(by) ? by : 'A member';
  return `${who} ${isMention ? 'mentioned you' : 'commented'} on ${card}`;
}

function cardAddress(publicUrl: string, { boardId, ideaId }: CardAlertRow): string {
  return `${publicUrl}/roadmap/board?${new URLSearchParams({ id: boardId, card: ideaId }).toString()}`;
}
