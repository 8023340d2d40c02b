import type { Db } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';
import type { ChoiceRow } from './choices.sql.ts';

/** The member that an email goes to. */
export interface Reader extends Pick<ChoiceRow, 'mail' | 'hasChosenMail' | 'digestDay' | 'emailsCards'> {
  email: string;
  workspaceName: string;
}

/** Undefined for somebody who is no member any more. */
export async function readReader(db: Db, workspaceId: string, userId: string): Promise<Reader | undefined> {
  const [row] = await runRaw<Reader>(
    db,
    `select u.email, w.name as workspace_name, coalesce(c.mail, 'own') as mail,
        coalesce(c.has_chosen_mail, false) as has_chosen_mail, c.digest_day, c.emails_cards
      from membership m join app_user u on u.id = m.user_id join workspace w on w.id = $1
      left join alert_choice c on c.workspace_id = $1 and c.user_id = m.user_id
      where m.workspace_id = $1 and m.user_id = $2`,
    [workspaceId, userId],
  );
  return row;
}

/** Themes that were first found on these days. */
export function readNewThemes(
  db: Db,
  workspaceId: string,
  { from, to }: { from: string; to: string },
): Promise<{ id: number; name: string }[]> {
  return runRaw(
    db,
    `select t.id, coalesce(t.given_name, t.found_name) as name from workspace w join theme t on t.workspace_id = $1
      where w.id = $1 and t.shown_in is null
        and (t.created_at at time zone w.time_zone)::date between $2::date and $3::date
        and not exists (select 1 from theme c where c.workspace_id = $1 and c.parent_id = t.id)
      order by t.id`,
    [workspaceId, from, to],
  );
}
