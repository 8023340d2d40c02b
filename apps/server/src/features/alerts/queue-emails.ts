import { dayMs } from '@earshot/contracts/durations';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { sendMail } from '../../jobs/mail-order.ts';
import type { Database, Tx } from '../../platform/database/open.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import { mayMailStranger } from '../../platform/mail/stranger-budget.sql.ts';
import { addDays } from '../analytics/days.service.ts';
import type { ChangeRow } from './changes.sql.ts';
import { readChanges } from './changes.sql.ts';
import type { MemberChoice } from './choices.sql.ts';
import { readMembers, updateChoice } from './choices.sql.ts';
import { readRules } from './rules.sql.ts';
import { readMorning } from './watch.sql.ts';

export interface EmailDeps {
  database: Database;
  queue: JobQueue;
  now: () => number;
}

/** A change that was found longer ago is no news in an email. */
const newsMs = 3 * dayMs;
const changesInEmail = 20;

/** Queues the emails of a workspace’s morning: each member gets at most one alert a day, and their digest on its day. */
export async function queueEmails(deps: EmailDeps, workspaceId: string): Promise<void> {
  const { database, now } = deps;
  await inWorkspace(database, workspaceId, async (tx) => {
    const morning = await readMorning(tx, workspaceId, now());
    if (!morning) return;
    const { today } = morning;
    const members = await readMembers(tx, workspaceId, new Date(now()).toISOString());
    const newest = await readChanges(tx, workspaceId, { limit: 200 });
    const news = newest.filter(
      ({ foundAt, notUsefulAt }) => notUsefulAt === null && now() - Date.parse(foundAt) < newsMs,
    );
    const makers = new Map((await readRules(tx, workspaceId)).map(({ id, createdBy }) => [id, createdBy]));
    for (const member of members) {
      await queueAlert(deps, tx, workspaceId, member, newsFor(member, news, makers), today);
      if (member.digestDay === weekdayOf(today) && member.digestOn !== today) {
        await queueDigest(deps, tx, workspaceId, member, today);
      }
    }
  });
}

/** Monday is 0. */
function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

function newsFor(
  { mail, userId, mailedChangeId, muted }: MemberChoice,
  news: readonly ChangeRow[],
  makers: ReadonlyMap<number, string | null>,
): ChangeRow[] {
  if (mail === 'none') return [];
  return news.filter(
    ({ id, ruleId }) =>
      id > mailedChangeId && !muted.includes(ruleId) && (mail === 'all' || makers.get(ruleId) === userId),
  );
}

async function queueAlert(
  { queue, now }: EmailDeps,
  tx: Tx,
  workspaceId: string,
  { userId, email, mailedOn }: MemberChoice,
  news: readonly ChangeRow[],
  today: string,
): Promise<void> {
  const [newest] = news;
  if (!newest || mailedOn === today || !(await isInBudget(tx, email, now()))) return;
  const changeIds = news.slice(0, changesInEmail).map(({ id }) => id);
  await queue.enqueue(tx, sendMail, { kind: 'alert', workspaceId, userId, changeIds });
  await updateChoice(tx, workspaceId, userId, { mailedChangeId: newest.id, mailedOn: today });
}

async function queueDigest(
  { queue, now }: EmailDeps,
  tx: Tx,
  workspaceId: string,
  { userId, email }: MemberChoice,
  today: string,
): Promise<void> {
  if (!(await isInBudget(tx, email, now()))) return;
  await queue.enqueue(tx, sendMail, { kind: 'digest', workspaceId, userId, until: addDays(today, -1) });
  await updateChoice(tx, workspaceId, userId, { digestOn: today });
}

/** The budget that all mail to an address has, whoever causes it. */
function isInBudget(tx: Tx, recipient: string, nowMs: number): Promise<boolean> {
  return mayMailStranger(tx, { recipient, address: null, now: new Date(nowMs).toISOString() });
}
