import type { MailOrder } from '../../jobs/mail-order.ts';
import type { Database, Tx } from '../../platform/database/open.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import { instantOf } from '../../platform/instant.ts';
import type { StopNote, Wording } from '../../platform/mail/email-layout.ts';
import { recipientHash } from '../../platform/mail/recipient-hash.ts';
import { mailChoiceKey, silencedAmong } from '../../platform/mail/mail-choices.sql.ts';
import { isPlainName } from '../../platform/mail/plain-name.ts';
import { followUpStopToken } from './follow-up-stop.service.ts';
import type { PersonToTell } from './follow-ups.sql.ts';
import * as sql from './follow-ups.sql.ts';

export interface FollowUpDeps {
  database: Database;
  /** Address that mailed links begin with, without a slash at the end. */
  publicUrl: string;
  now: () => number;
}

type FollowUpOrder = Extract<MailOrder, { kind: 'follow_up' }>;

export interface FollowUpDraft {
  to: string;
  words: Wording;
  fromName: string | null;
  replyTo: string;
  stop: { note: StopNote; oneClick: string | null };
}

/**
 * What a person is written, marked as on its way; null when nothing is to be sent. An email that an earlier attempt left on its way,
 * because the server stopped before it knew whether it was taken, is not sent again: it may have arrived.
 */
export async function followUpEmail(
  deps: FollowUpDeps,
  { workspaceId, ...of }: FollowUpOrder,
): Promise<FollowUpDraft | null> {
  const key = await mailChoiceKey(deps.database.app);
  const told = await inWorkspace(deps.database, workspaceId, async (tx) => {
    const row = await sql.lockPerson(tx, workspaceId, of.ideaId, of.personId);
    if (!row || (row.state !== 'waiting' && row.state !== 'sending')) return null;
    if (row.state === 'sending') {
      await sql.setState(tx, workspaceId, of, { state: 'unsure' });
      return null;
    }
    const to = await addressFor(tx, workspaceId, of.personId, row, key);
    await sql.setState(tx, workspaceId, of, { state: to === null ? 'stopped' : 'sending' });
    return to === null ? null : { to, row };
  });
  return told && written(deps, workspaceId, told, key);
}

/** Notes what became of an email that {@link followUpEmail} marked as on its way. */
export async function noteFollowUp(
  { database, now }: Pick<FollowUpDeps, 'database' | 'now'>,
  { workspaceId, ...of }: FollowUpOrder,
  /** `waiting`: it was not taken, and is tried again. */
  state: 'sent' | 'refused' | 'waiting',
): Promise<void> {
  await inWorkspace(database, workspaceId, (tx) =>
    sql.setState(tx, workspaceId, of, { state, ...(state === 'sent' && { sentAt: instantOf(now()) }) }),
  );
}

/** The person's address that was chosen; null where it is gone, or one of theirs opted out since. */
async function addressFor(
  tx: Tx,
  workspaceId: string,
  personId: number,
  { recipientHash: chosen }: PersonToTell,
  key: Buffer,
): Promise<string | null> {
  const addresses = await sql.addressesOf(tx, workspaceId, personId);
  const hashes = addresses.map((email) => recipientHash(key, email));
  if (hashes.length === 0 || (await sql.stoppedAt(tx, workspaceId, hashes)) !== null) return null;
  if ((await silencedAmong(tx, hashes)).length > 0) return null;
  return addresses.find((_email, at) => hashes[at]?.equals(chosen)) ?? null;
}

function written(
  { publicUrl }: FollowUpDeps,
  workspaceId: string,
  { to, row }: { to: string; row: PersonToTell },
  key: Buffer,
): FollowUpDraft {
  const token = followUpStopToken(key, workspaceId, row.recipientHash);
  const query = new URLSearchParams({ token }).toString();
  const name = isPlainName(row.workspaceName) ? row.workspaceName : null;
  return {
    ...{ to, fromName: name, replyTo: row.replyTo },
    words: {
      subject: row.subject,
      before: row.body.split(/\n{2,}/),
      after: [],
      language: row.language,
      signature: null,
    },
    stop: {
      note: {
        reason: `You get this email because you gave feedback to ${name === null ? 'us' : `“${name}”`}.`,
        words: 'Unsubscribe from these emails',
        page: `${publicUrl}/stop_follow_ups#${query}`,
      },
      // RFC 8058 demands HTTPS.
      oneClick: publicUrl.startsWith('https:') ? `${publicUrl}/api/boards/unsubscribe?${query}` : null,
    },
  };
}
