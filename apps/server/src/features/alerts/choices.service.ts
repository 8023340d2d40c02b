import { dayMs } from '@earshot/contracts/durations';
import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import type { alerts } from '@earshot/contracts/alerts';
import type { Caller } from '../../platform/auth/caller.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import { mailChoiceKey } from '../../platform/mail/mail-choices.sql.ts';
import type { Deps } from '../deps.ts';
import { hasChange } from './changes.sql.ts';
import * as sql from './choices.sql.ts';
import { readRules } from './rules.sql.ts';
import type { AlertEmail } from './stop-token.ts';
import { wishOfToken } from './stop-token.ts';

type Choices = CallReply<typeof alerts.getChoices>;
type WriteDeps = Pick<Deps, 'database' | 'freeSpace' | 'now'>;

const weekMs = 7 * dayMs;

export function choicesOf(
  { database }: Pick<Deps, 'database'>,
  { workspaceId, userId }: Caller,
): Promise<Choices> {
  return readInWorkspace(database, workspaceId, async (tx) => {
    return choicesView(await sql.readChoice(tx, workspaceId, userId));
  });
}

export function choose(
  { database, freeSpace }: WriteDeps,
  { workspaceId, userId }: Caller,
  { mail, digest_day: digestDay, cards }: ParsedBody<typeof alerts.choose>,
): Promise<Choices> {
  freeSpace.assertRoom();
  return inWorkspace(database, workspaceId, async (tx) => {
    await sql.updateChoice(tx, workspaceId, userId, {
      ...(mail !== undefined && { mail, hasChosenMail: true }),
      ...(digestDay !== undefined && { digestDay }),
      ...(cards !== undefined && { emailsCards: cards }),
    });
    return choicesView(await sql.readChoice(tx, workspaceId, userId));
  });
}

function choicesView({ mail, digestDay, emailsCards }: sql.ChoiceRow): Choices {
  return { mail, digest_day: digestDay, cards: emailsCards ?? true };
}

const endOf: Record<AlertEmail, Partial<sql.ChoiceRow>> = {
  alert: { mail: 'none', hasChosenMail: true },
  digest: { digestDay: null },
  card: { emailsCards: false },
};

/**
 * Ends the emails that a mailed token names.
 *
 * @throws Problem `link_invalid` for a token that no email of ours carried
 */
export async function stopEmails({ database }: WriteDeps, token: string): Promise<AlertEmail> {
  const wish = wishOfToken(await mailChoiceKey(database.app), token);
  if (!wish) throw new Problem('link_invalid', { detail: 'This link is not from one of our emails.' });
  const { workspaceId, userId, email } = wish;
  await inWorkspace(database, workspaceId, (tx) => sql.endEmails(tx, workspaceId, userId, endOf[email]));
  return email;
}

/** @throws Problem `not_found` */
export function muteRule(
  { database, freeSpace, now }: WriteDeps,
  { workspaceId, userId }: Caller,
  { rule_id: ruleId, mute }: ParsedBody<typeof alerts.muteRule>,
): Promise<{ done: true }> {
  if (mute !== 'none') freeSpace.assertRoom();
  return inWorkspace(database, workspaceId, async (tx) => {
    const [rule] = await readRules(tx, workspaceId, ruleId);
    if (!rule) throw new Problem('not_found', { detail: 'There is no rule with this ID.' });
    if (mute === 'none') await sql.unmute(tx, workspaceId, userId, ruleId);
    else {
      const until = mute === 'week' ? new Date(now() + weekMs).toISOString() : null;
      await sql.mute(tx, workspaceId, userId, { ruleId, until });
    }
    return { done: true };
  });
}

/** @throws Problem `not_found` */
export function markSeen(
  { database, freeSpace }: WriteDeps,
  { workspaceId, userId }: Caller,
  changeId: number,
): Promise<{ done: true }> {
  freeSpace.assertRoom();
  return inWorkspace(database, workspaceId, async (tx) => {
    if (!(await hasChange(tx, workspaceId, changeId))) {
      throw new Problem('not_found', { detail: 'There is no change with this ID.' });
    }
    await sql.markSeen(tx, workspaceId, userId, changeId);
    return { done: true };
  });
}

/** Changes that the caller has not seen yet, of rules that they do not mute. */
export function unseenAlerts(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { workspaceId, userId }: Caller,
): Promise<number> {
  return readInWorkspace(database, workspaceId, (tx) =>
    sql.countUnseen(tx, workspaceId, userId, new Date(now()).toISOString()),
  );
}
