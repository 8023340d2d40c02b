import type { alertMails } from '@earshot/contracts/alerts';
import type { Db, Tx } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';

export interface ChoiceRow {
  mail: (typeof alertMails)[number];
  hasChosenMail: boolean;
  digestDay: number | null;
  /** Null where they did not say. */
  emailsCards: boolean | null;
  seenChangeId: number;
  mailedChangeId: number;
  mailedOn: string | null;
  digestOn: string | null;
}

const unchosen: ChoiceRow = {
  mail: 'own',
  hasChosenMail: false,
  digestDay: null,
  emailsCards: null,
  seenChangeId: 0,
  mailedChangeId: 0,
  mailedOn: null,
  digestOn: null,
};

const columns = `c.mail, c.has_chosen_mail, c.digest_day, c.emails_cards, c.seen_change_id, c.mailed_change_id,
  c.mailed_on::text, c.digest_on::text`;

export async function readChoice(db: Db, workspaceId: string, userId: string): Promise<ChoiceRow> {
  const [row] = await runRaw<ChoiceRow>(
    db,
    `select ${columns} from alert_choice c where c.workspace_id = $1 and c.user_id = $2`,
    [workspaceId, userId],
  );
  return row ?? unchosen;
}

export async function updateChoice(
  tx: Tx,
  workspaceId: string,
  userId: string,
  change: Partial<ChoiceRow>,
): Promise<void> {
  await tx
    .insertInto('alertChoice')
    .values({ workspaceId, userId, ...change })
    .onConflict((on) =>
      Object.keys(change).length === 0
        ? on.columns(['workspaceId', 'userId']).doNothing()
        : on.columns(['workspaceId', 'userId']).doUpdateSet(change),
    )
    .execute();
}

/** As {@link updateChoice}, for somebody who may be no member, and no user, any more. */
export async function endEmails(
  tx: Tx,
  workspaceId: string,
  userId: string,
  change: Partial<ChoiceRow>,
): Promise<void> {
  const members = await runRaw(tx, 'select 1 from membership where workspace_id = $1 and user_id = $2', [
    workspaceId,
    userId,
  ]);
  if (members.length > 0) await updateChoice(tx, workspaceId, userId, change);
}

/** Never goes back: changes seen later on one screen stay seen when an older one is marked on another. */
export async function markSeen(tx: Tx, workspaceId: string, userId: string, changeId: number): Promise<void> {
  const { seenChangeId } = await readChoice(tx, workspaceId, userId);
  if (changeId > seenChangeId) await updateChoice(tx, workspaceId, userId, { seenChangeId: changeId });
}

export interface MemberChoice extends ChoiceRow {
  userId: string;
  email: string;
  /** Rules that they muted. */
  muted: number[];
}

/** Every member with what they want to hear of. */
export async function readMembers(db: Db, workspaceId: string, now: string): Promise<MemberChoice[]> {
  const rows = await runRaw<
    Omit<MemberChoice, keyof ChoiceRow> & { [Key in keyof ChoiceRow]: ChoiceRow[Key] | null }
  >(
    db,
    `select m.user_id, u.email, ${columns},
        array(select x.rule_id from alert_mute x where x.workspace_id = $1 and x.user_id = m.user_id
          and (x.until is null or x.until > $2::timestamptz)) as muted
      from membership m join app_user u on u.id = m.user_id
      left join alert_choice c on c.workspace_id = $1 and c.user_id = m.user_id
      where m.workspace_id = $1 order by m.user_id`,
    [workspaceId, now],
  );
  return rows.map(({ userId, email, muted, ...choice }) => ({
    userId,
    email,
    muted,
    ...(choice.mail === null ? unchosen : (choice as ChoiceRow)),
  }));
}

export interface MuteRow {
  ruleId: number;
  until: string | null;
}

/** What a member mutes now. */
export function readMutes(db: Db, workspaceId: string, userId: string, now: string): Promise<MuteRow[]> {
  return runRaw(
    db,
    `select rule_id, until from alert_mute where workspace_id = $1 and user_id = $2
      and (until is null or until > $3::timestamptz)`,
    [workspaceId, userId, now],
  );
}

export async function mute(
  tx: Tx,
  workspaceId: string,
  userId: string,
  { ruleId, until }: MuteRow,
): Promise<void> {
  await tx
    .insertInto('alertMute')
    .values({ workspaceId, userId, ruleId, until })
    .onConflict((on) => on.columns(['workspaceId', 'userId', 'ruleId']).doUpdateSet({ until }))
    .execute();
}

export async function unmute(tx: Tx, workspaceId: string, userId: string, ruleId: number): Promise<void> {
  await tx
    .deleteFrom('alertMute')
    .where('workspaceId', '=', workspaceId)
    .where('userId', '=', userId)
    .where('ruleId', '=', ruleId)
    .execute();
}

/** Changes found since the member last looked at them, of rules that they do not mute. */
export async function countUnseen(db: Db, workspaceId: string, userId: string, now: string): Promise<number> {
  const [row] = await runRaw<{ unseen: number }>(
    db,
    `select count(*)::int as unseen from alert_change c where c.workspace_id = $1
        and c.id > coalesce((select seen_change_id from alert_choice where workspace_id = $1 and user_id = $2), 0)
        and not exists (select 1 from alert_mute m where m.workspace_id = $1 and m.user_id = $2 and m.rule_id = c.rule_id
          and (m.until is null or m.until > $3::timestamptz))`,
    [workspaceId, userId, now],
  );
  return row?.unseen ?? 0;
}
