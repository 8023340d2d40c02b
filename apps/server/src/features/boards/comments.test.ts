import { alerts } from '@earshot/contracts/alerts';
import { boards } from '@earshot/contracts/boards';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cleanUp } from '../../jobs/maintenance.jobs.ts';
import { emailCardAlertsJob } from '../../jobs/board.jobs.ts';
import { randomUUID } from 'node:crypto';
import type { JobApp } from '../../testing/job-app.ts';
import { jobApp } from '../../testing/job-app.ts';
import type { Person } from '../../testing/people.ts';
import { invite, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { maintenanceHandlers } from '../maintenance/maintenance.jobs.ts';
import { planAlertEmail } from './card-alert-email.service.ts';

let server: JobApp;
let ada: Person;
let ben: Person;
let of: { board_id: string; idea_id: string };

beforeAll(async () => {
  server = await jobApp([cleanUp.name], { environment: { EARSHOT_PUBLIC_URL: 'https://earshot.example' } });
});
afterAll(() => server.stop());

beforeEach(async () => {
  ada = await signUp(server);
  ben = await invite(server, ada, 'member');
  const board = await send(server.app, boards.create, { as: ada, body: { title: 'Field app' } });
  const board_id = board.reply.board_id;
  const card = await send(server.app, boards.createCard, {
    as: ada,
    body: { board_id, title: 'Work offline' },
  });
  of = { board_id, idea_id: card.reply.card.idea_id };
});

const say = (as: Person, text: string, ...mentions: string[]) => {
  server.clock.advance({ seconds: 1 });
  return send(server.app, boards.addComment, { as, body: { ...of, text, mentions } });
};
const list = async (as = ada) => (await send(server.app, boards.listComments, { as, query: of })).reply;
const alertsOf = async (as: Person) => (await send(server.app, boards.listAlerts, { as })).reply.alerts;
const kinds = async () =>
  (await send(server.app, boards.listChanges, { as: ada, query: of })).reply.changes.map(({ kind }) => kind);
const watch = (as: Person, is: boolean) =>
  send(server.app, boards.watchCard, { as, body: { ...of, watch: is } });
/** Sends what waits, as often as a job may be done. */
async function leave(...to: Person[]): Promise<void> {
  for (const { workspaceId, userId } of [...to, ...to]) {
    await Promise.all([1, 2].map(() => planAlertEmail(server.deps, { workspaceId, userId })));
  }
  await server.runJobs();
}
const emails = (to: Person) => server.mailbox.to(to.email).filter(({ text }) => text.includes('/roadmap/'));

test('who is mentioned, and who watches, gets one alert and one email with the words; who wrote it none', async () => {
  const { status, reply } = await say(ada, 'What do you say, @Ben? <b>Tomorrow</b>', ben.userId);
  expect(status).toBe(200);
  expect(reply.comment).toMatchObject({
    ...{ is_mine: true, text: 'What do you say, @Ben? <b>Tomorrow</b>', edited_at: null },
    mentions: [{ user_id: ben.userId }],
  });
  expect(await alertsOf(ada)).toEqual([]);
  expect(await alertsOf(ben)).toMatchObject([
    { kind: 'commented', is_mention: true, is_new: true, says: 'What do you say, @Ben? <b>Tomorrow</b>' },
  ]);
  await leave(ada, ben);
  const [email, ...more] = emails(ben);
  expect(more).toEqual([]);
  expect(email?.subject).toContain('mentioned you on “Work offline”');
  expect(email?.html).toContain('&lt;b&gt;Tomorrow&lt;/b&gt;');
  // Mentioned, he watches it from then on, and answers; she who wrote watches too.
  expect((await list()).watchers.map(({ user_id: id }) => id).toSorted()).toEqual(
    [ada.userId, ben.userId].toSorted(),
  );
  await say(ben, 'Yes');
  expect(await alertsOf(ada)).toMatchObject([{ kind: 'commented', is_mention: false, says: 'Yes' }]);
  expect((await list()).comments.map(({ text, is_mine: mine }) => [text, mine])).toEqual([
    ['What do you say, @Ben? <b>Tomorrow</b>', true],
    ['Yes', false],
  ]);
  expect(await kinds()).toEqual(['commented', 'commented', 'added']);
});

test('comments that follow each other are one email; what was seen or deleted before it leaves is in none', async () => {
  await watch(ben, true);
  const first = await say(ada, 'One');
  await say(ada, 'Two');
  await say(ada, 'Three');
  const { comment_id } = first.reply.comment;
  await send(server.app, boards.deleteComment, { as: ada, body: { board_id: of.board_id, comment_id } });
  await leave(ben);
  const [email, ...more] = emails(ben);
  expect(more).toEqual([]);
  expect(email?.subject).toBe('Changes on your cards');
  expect(email?.text).toContain('Two');
  expect(email?.text).toContain('Three');
  expect(email?.text).not.toContain('One');
  await say(ada, 'Four');
  const [newest] = await alertsOf(ben);
  await send(server.app, boards.markAlertsSeen, {
    as: ben,
    body: { card_alert_id: newest?.card_alert_id ?? '' },
  });
  await leave(ben);
  expect(emails(ben)).toHaveLength(1);
});

test('a mention that is added by an edit is told, and nobody is told of a comment twice', async () => {
  const cleo = await invite(server, ada, 'viewer');
  await watch(ben, true);
  const { comment_id } = (await say(ada, 'See this')).reply.comment;
  const edit = (as: Person, text: string, ...mentions: string[]) =>
    send(server.app, boards.editComment, { as, body: { board_id: of.board_id, comment_id, text, mentions } });
  expect((await edit(ben, 'Mine now')).problem.code).toBe('not_allowed');
  const edited = await edit(ada, 'See this, @Ben and @Cleo', ben.userId, cleo.userId);
  expect(edited.reply.comment.edited_at).not.toBeNull();
  await edit(ada, 'See this, @Ben and @Cleo!', ben.userId, cleo.userId);
  expect((await alertsOf(ben)).map(({ is_mention: is, says }) => [is, says])).toEqual([
    [false, 'See this, @Ben and @Cleo!'],
  ]);
  expect((await alertsOf(cleo)).map(({ is_mention: is }) => is)).toEqual([true]);
  // The same saved again is no change.
  const { revision } = (await edit(ada, 'See this, @Ben and @Cleo!', ben.userId, cleo.userId)).reply;
  expect((await edit(ada, 'See this, @Ben and @Cleo!', cleo.userId, ben.userId)).reply.revision).toBe(
    revision,
  );
  expect(await kinds()).toEqual(['comment_edited', 'comment_edited', 'commented', 'added']);
});

test('its author and admins delete and restore a comment; after its days it is gone', async () => {
  const { comment_id } = (await say(ben, 'Wrong card')).reply.comment;
  const mine = (await say(ada, 'Mine')).reply.comment.comment_id;
  const one = (as: Person, id: string, call: typeof boards.deleteComment | typeof boards.restoreComment) =>
    send(server.app, call, { as, body: { board_id: of.board_id, comment_id: id } });
  expect((await one(ben, mine, boards.deleteComment)).problem.code).toBe('not_allowed');
  expect((await one(ben, comment_id, boards.restoreComment)).status).toBe(404);
  expect((await one(ben, comment_id, boards.deleteComment)).status).toBe(200);
  expect((await one(ben, comment_id, boards.deleteComment)).status).toBe(404);
  expect(await alertsOf(ada)).toEqual([]);
  expect((await list()).comments.map(({ text }) => text)).toEqual(['Mine']);
  expect((await one(ada, comment_id, boards.restoreComment)).status).toBe(200);
  expect((await list()).comments.map(({ text }) => text)).toEqual(['Wrong card', 'Mine']);
  expect(await kinds()).toEqual([
    ...['comment_restored', 'comment_deleted', 'commented', 'commented', 'added'],
  ]);
  await one(ada, comment_id, boards.deleteComment);
  server.clock.advance({ days: 8 });
  const nightly = maintenanceHandlers.find(({ job }) => job === cleanUp);
  await nightly?.run({}, server.jobDeps, {
    ...{ jobId: randomUUID(), number: 1, signal: new AbortController().signal },
  });
  expect((await one(ada, comment_id, boards.restoreComment)).status).toBe(404);
});

test('owners watch their cards until they stop, and who stopped is not made to watch by a mention', async () => {
  await send(server.app, boards.updateCard, { as: ada, body: { ...of, owner_id: ben.userId } });
  expect(await list(ben)).toMatchObject({ is_watching: true });
  await say(ada, 'For the owner');
  expect(await alertsOf(ben)).toHaveLength(1);
  expect((await watch(ben, false)).reply).toEqual({ is_watching: false });
  await say(ada, 'Not for the owner');
  expect(await alertsOf(ben)).toHaveLength(1);
  await say(ada, 'But this, @Ben', ben.userId);
  expect(await alertsOf(ben)).toHaveLength(2);
  expect(await list(ben)).toMatchObject({ is_watching: false });
  // Emails are switched off for all cards; alerts stay.
  await send(server.app, alerts.choose, { as: ben, body: { cards: false } });
  await say(ada, 'Once more, @Ben', ben.userId);
  await leave(ben);
  expect(await alertsOf(ben)).toHaveLength(3);
  expect(emails(ben)).toEqual([]);
});

test('nobody is mentioned who is no member, or may not see the board; viewers read and watch', async () => {
  const stranger = await signUp(server);
  expect((await say(ada, 'Hello', stranger.userId)).status).toBe(404);
  expect((await say(ada, ' ')).problem.errors?.[0]?.pointer).toBe('#/body/text');
  const viewer = await invite(server, ada, 'viewer');
  expect((await say(viewer, 'May I?')).status).toBe(403);
  expect((await watch(viewer, true)).status).toBe(200);
  await send(server.app, boards.update, { as: ada, body: { board_id: of.board_id, is_private: true } });
  expect((await say(ada, 'Hello', ben.userId)).status).toBe(404);
  expect((await send(server.app, boards.listComments, { as: ben, query: of })).status).toBe(404);
  await say(ada, 'To myself');
  expect(await alertsOf(viewer)).toEqual([]);
});

test('over the day’s budget of an address, what waits comes with one email on the next day', async () => {
  for (const text of ['One', 'Two', 'Three', 'Four', 'Five']) {
    await say(ada, text, ben.userId);
    await leave(ben);
  }
  const before = emails(ben).length;
  expect(before).toBeLessThan(5);
  const { rows } = await server.database.ownerPool.query<{ due: number }>(
    `select count(*)::int as due from pgboss.job where name = $1 and state = 'created' and data->>'userId' = $2
       and start_after > now()`,
    [emailCardAlertsJob.name, ben.userId],
  );
  expect(rows[0]?.due).toBe(1);
  server.clock.advance({ days: 1 });
  await leave(ben);
  expect(emails(ben)).toHaveLength(before + 1);
  expect(emails(ben).at(-1)?.text).toContain('Five');
});
