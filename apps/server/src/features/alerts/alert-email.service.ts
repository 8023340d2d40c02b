import type { MailOrder } from '../../jobs/mail-order.ts';
import { readSnapshot } from '../../platform/database/workspace-transaction.ts';
import { isSilenced, mailChoiceKey } from '../../platform/mail/mail-choices.sql.ts';
import { recipientHash } from '../../platform/mail/recipient-hash.ts';
import { countedChange } from './change-view.ts';
import { readChanges } from './changes.sql.ts';
import type { AlertEmailDraft, EmailDeps } from './email-parts.ts';
import { changeLine, nameInEmail, stopOf } from './email-parts.ts';
import { readReader } from './reader.sql.ts';
import { readRules } from './rules.sql.ts';

type AlertOrder = Extract<MailOrder, { kind: 'alert' }>;

/** Tells of changes that were found; null when nothing is left to tell, or to nobody. */
export async function alertEmail(
  { database, publicUrl }: EmailDeps,
  { workspaceId, userId, changeIds }: AlertOrder,
): Promise<AlertEmailDraft | null> {
  const found = await readSnapshot(database, workspaceId, async (tx) => {
    const reader = await readReader(tx, workspaceId, userId);
    if (!reader || reader.mail === 'none') return null;
    const rules = new Map((await readRules(tx, workspaceId)).map((rule) => [rule.id, rule]));
    const oldest = Math.min(...changeIds);
    const newest = Math.max(...changeIds);
    const rows = await readChanges(tx, workspaceId, {
      newerThan: oldest - 1,
      olderThan: newest + 1,
      limit: newest - oldest + 1,
    });
    const changes = [];
    for (const row of rows) {
      const rule = rules.get(row.ruleId);
      if (!rule || !changeIds.includes(row.id) || row.notUsefulAt !== null) continue;
      changes.push(await countedChange(tx, workspaceId, row, rule));
    }
    return { reader, changes };
  });
  const [first] = found?.changes ?? [];
  if (!found || !first) return null;
  const { reader, changes } = found;
  const { app } = database;
  // Who asked for no more mail before there were alerts did not ask for these.
  if (
    !reader.hasChosenMail &&
    (await isSilenced(app, recipientHash(await mailChoiceKey(app), reader.email)))
  ) {
    return null;
  }
  return {
    to: reader.email,
    words: {
      subject:
        changes.length === 1
          ? `A change in your feedback: ${nameInEmail(first.name, first.rule_kind)}`
          : 'Changes in your feedback',
      before: ['These counts differ significantly from the weeks before.'],
      sections: [{ heading: 'What changed', lines: changes.map((one) => changeLine(publicUrl, one)) }],
      button: { label: 'View alerts', address: `${publicUrl}/feedback/alerts` },
      after: ['On that page, you can mute an alert or mark it as not useful.'],
    },
    stop: await stopOf(app, publicUrl, { workspaceId, userId, email: 'alert' }, reader.workspaceName),
  };
}
