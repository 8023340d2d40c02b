import { alerts } from '@earshot/contracts/alerts';
import { boards } from '@earshot/contracts/boards';
import { feedback } from '@earshot/contracts/feedback';
import { preferences } from '@earshot/contracts/preferences';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countDueCards } from '../../jobs/board.jobs.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import { EmailRefused } from '../../platform/mail/mailer.ts';
import type { JobApp } from '../../testing/job-app.ts';
import { jobApp } from '../../testing/job-app.ts';
import { JobRunner } from '../../testing/job-runner.ts';
import type { Person } from '../../testing/people.ts';
import { invite, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { sendMailHandler } from '../mail/mail.jobs.ts';
import { boardHandlers } from './boards.jobs.ts';
import { readDueVerdicts } from './read-verdicts.ts';

let server: JobApp;
let jobs: JobRunner<unknown>;
let ada: Person;
let of: { board_id: string; idea_id: string };

const week = 7 * 86_400_000;
const hour = 3_600_000;
const signal = new AbortController().signal;

beforeAll(async () => {
  server = await jobApp([], { environment: { EARSHOT_PUBLIC_URL: 'https://earshot.example' } });
  jobs = new JobRunner(server.database, boardHandlers(server.deps), null);
});
afterAll(async () => {
  await jobs.stop();
  await server.stop();
});

beforeEach(async () => {
  ada = await signUp(server);
  const board = await send(server.app, boards.create, { as: ada, body: { title: 'Field app' } });
  const board_id = board.reply.board_id;
  const card = await send(server.app, boards.createCard, {
    as: ada,
    body: { board_id, title: 'Work offline' },
  });
  of = { board_id, idea_id: card.reply.card.idea_id };
  const filters = { contains: 'offline' };
  await send(server.app, boards.addEvidence, { as: ada, body: { ...of, feedback: [{ filters }] } });
});

/** Weeks of 60 items, of which some complain, from the release on; the release is eight weeks before now. */
async function say(from: number, ...complaints: number[]): Promise<void> {
  const items = complaints.flatMap((count, at) =>
    Array.from({ length: 60 }, (_, n) => ({
      text: n < count ? `Offline ${n}` : `Thanks ${n}`,
      said_at: new Date(released() + (from + at) * week + n * hour).toISOString(),
    })),
  );
  for (let at = 0; at < items.length; at += 450) {
    const body = { source: { name: 'Desk' }, items: items.slice(at, at + 450) };
    expect((await send(server.app, feedback.addFeedback, { as: ada, body })).status).toBeLessThan(300);
  }
}
const released = () => server.clock.now() - 8 * week - hour;
const release = async (ago = 0) => {
  const released_at = new Date(released() - ago).toISOString();
  return send(server.app, boards.release, { as: ada, body: { ...of, released_at, version: '4.1' } });
};
const read = (deps: Parameters<typeof readDueVerdicts>[0] = server.deps) =>
  readDueVerdicts(deps, ada.workspaceId, signal);
const card = async () =>
  (await send(server.app, boards.get, { as: ada, query: { board_id: of.board_id } })).reply.cards[0];
const stateOf = async () => {
  const { board, cards } = (await send(server.app, boards.get, { as: ada, query: { board_id: of.board_id } }))
    .reply;
  return board.columns.find(({ column_id: id }) => id === cards[0]?.column_id)?.state;
};
const history = async () =>
  (await send(server.app, boards.listChanges, { as: ada, query: of })).reply.changes.filter(
    ({ kind }) => kind === 'reopened',
  );
const alertsOf = async (as = ada) => (await send(server.app, boards.listAlerts, { as })).reply;
/** What is done every five minutes, and the emails that come of it. */
async function work(): Promise<void> {
  await countDue();
  await server.runJobs();
}
async function countDue(): Promise<void> {
  const handler = boardHandlers(server.deps).find(({ job }) => job === countDueCards);
  await handler?.run({}, null, { jobId: randomUUID(), number: 1, signal });
  await jobs.runAll();
}
const emails = (to = ada) =>
  server.mailbox.to(to.email).filter(({ subject }) => subject.includes('reopened'));

test('complaints that come back after an improvement reopen the card, with the reason, one alert and one email', async () => {
  await say(-12, ...Array<number>(12).fill(20), 3, 3, 3, 3);
  await release();
  await work();
  expect(await stateOf()).toBe('released');
  expect(await history()).toEqual([]);

  // One bad week is no regression; two are.
  await say(4, 20);
  await work();
  expect(await stateOf()).toBe('released');
  await say(5, 21);
  await work();
  await read();
  expect(await stateOf()).toBe('committed');
  expect(await card()).toMatchObject({ released: null, reopened: { as: 'back' } });
  const [line, ...others] = await history();
  expect(others).toEqual([]);
  const reason =
    'Complaints are back: 342 per 1,000 items of all feedback in the last 2 weeks, after they had fallen from 333 to 50 with the release.';
  expect(line).toMatchObject({
    ...{ by: null, can_undo: true, before: { version: '4.1' }, after: { released_at: null, reason } },
  });
  expect(await alertsOf()).toMatchObject({
    ...{ new_count: 1, next_after: null },
    alerts: [{ ...of, title: 'Work offline', board_title: 'Field app', kind: 'reopened', says: reason }],
  });
  const menu = await send(server.app, preferences.getLeftMenu, { as: ada });
  expect(menu.reply.new_alerts).toBe(1);
  const [email, ...more] = emails();
  expect(more).toEqual([]);
  expect(email).toMatchObject({ subject: '“Work offline” was reopened' });
  expect(email?.text).toContain(reason);
  expect(email?.text).toContain(`/roadmap/board?id=${of.board_id}&card=${of.idea_id}`);

  // What it was reopened after can still be read, and nothing is said twice.
  expect((await send(server.app, boards.getVerdict, { as: ada, query: of })).reply.after).toHaveLength(6);
  await say(6, 22, 22);
  await work();
  expect(await history()).toHaveLength(1);
  expect(emails()).toHaveLength(1);

  // Undone by a person, it stays released.
  const undone = { board_id: of.board_id, revision: line?.revision ?? 0 };
  expect((await send(server.app, boards.undoChange, { as: ada, body: undone })).status).toBe(200);
  expect(await stateOf()).toBe('released');
  expect(await card()).toMatchObject({ reopened: null, released: { version: '4.1' } });
  await say(0, 1);
  await work();
  expect(await stateOf()).toBe('released');
});

test('a verdict that turns to worse reopens the card; what was worse when its release was said does not', async () => {
  const { reply } = await send(server.app, boards.get, { as: ada, query: { board_id: of.board_id } });
  const column_id = reply.board.columns.find(({ state }) => state === 'committed')?.column_id;
  await send(server.app, boards.moveCard, { as: ada, body: { ...of, column_id } });
  const decided = async () => {
    const query = { board_id: of.board_id };
    return (await send(server.app, boards.listDecisions, { as: ada, query })).reply;
  };
  await say(-12, ...Array<number>(12).fill(10));
  await release();
  await work();
  await say(0, 30, 30, 30, 30);
  await work();
  expect(await stateOf()).toBe('committed');
  expect((await card())?.reopened?.as).toBe('worse');
  expect((await history())[0]?.after['reason']).toBe(
    'Complaints rose from 167 to 500 per 1,000 items of all feedback in the 4 weeks after the release.',
  );
  const worse = { verdict: 'worse', is_reopened: true, ratio: 3 };
  expect((await decided()).decisions.map(({ outcome }) => outcome)).toMatchObject([worse]);
  // Released again at another time, it is a new release, which is worse from the first time that it is read.
  await release(hour);
  await work();
  await say(4, 30);
  await work();
  expect(await stateOf()).toBe('released');
  expect(await history()).toHaveLength(1);
  // What the decision came to stays.
  const { decisions, record } = await decided();
  const [first] = (await history()).map(({ before }) => before['released_at']);
  expect(decisions.map(({ outcome }) => outcome)).toMatchObject([{ ...worse, released_at: first }]);
  expect(record).toMatchObject({ decided: 1, released: 1, judged: 1, worse: 1 });
});

test('on too little data nothing is reopened', async () => {
  await say(-12, ...Array<number>(12).fill(2), 0, 0, 0, 0);
  await release();
  await work();
  await say(4, 2, 2);
  await work();
  expect(await stateOf()).toBe('released');
  expect(await history()).toEqual([]);
});

test('stopped anywhere and done again by two at once, there is one line, one alert and one email', async () => {
  await say(-12, ...Array<number>(12).fill(20), 3, 3, 3, 3);
  await release();
  await work();
  await say(4, 20, 20);
  // The server stops before the transaction is over: nothing of it is there.
  for (let at = 0; at < 3; at += 1) {
    const stops = { enqueue: () => Promise.reject(new Error('Stopped')) } as unknown as JobQueue;
    await expect(read({ ...server.deps, queue: stops })).rejects.toThrow('Stopped');
    expect(await history()).toEqual([]);
  }
  await Promise.all([read(), read(), read()]);
  await Promise.all([read(), work()]);
  expect(await history()).toHaveLength(1);
  expect((await alertsOf()).alerts).toHaveLength(1);
  expect(emails()).toHaveLength(1);
});

test('an email that was on its way when the server stopped is not sent again; one that was not taken is', async () => {
  await say(-12, ...Array<number>(12).fill(20), 3, 3, 3, 3);
  await release();
  await work();
  await say(4, 20, 20);
  await work();
  expect(emails()).toHaveLength(1);
  const told = () =>
    inWorkspace(server.database, ada.workspaceId, (tx) =>
      tx.selectFrom('cardAlert').select(['id', 'email']).execute(),
    );
  const rows = await told();
  expect(rows.map(({ email }) => email)).toEqual(['sent']);
  const order = {
    ...{ kind: 'card_alerts' as const, workspaceId: ada.workspaceId, userId: ada.userId },
    alertIds: rows.map(({ id }) => id),
  };
  const run = (send: typeof server.mailbox.send) => {
    const deps = { ...server.jobDeps, mailer: { send, close: () => undefined } };
    return sendMailHandler.run(order, deps, { jobId: randomUUID(), number: 1, signal });
  };
  const put = (email: string) =>
    inWorkspace(server.database, ada.workspaceId, (tx) =>
      tx.updateTable('cardAlert').set({ email }).execute(),
    );
  const state = async () => (await told())[0]?.email;
  let sent = 0;
  const sends = () => {
    sent += 1;
    return Promise.resolve();
  };
  await put('ordered');
  await expect(run(() => Promise.reject(new Error('No answer')))).rejects.toThrow('No answer');
  expect(await state()).toBe('ordered');
  await run(sends);
  expect([sent, await state()]).toEqual([1, 'sent']);
  await run(sends);
  // As it is when the server stops after the mail server took it.
  await put('sending');
  await run(sends);
  expect([sent, await state()]).toEqual([1, 'unsure']);
  await put('ordered');
  await run(() => Promise.reject(new EmailRefused('Nobody there')));
  expect(await state()).toBe('refused');
});

test('the owner is told, by email unless they switched that off or it is a private board of somebody else', async () => {
  const ben = await invite(server, ada, 'member');
  await send(server.app, boards.updateCard, { as: ada, body: { ...of, owner_id: ben.userId } });
  await send(server.app, alerts.choose, { as: ben, body: { cards: false } });
  expect((await send(server.app, alerts.getChoices, { as: ben })).reply.cards).toBe(false);
  await say(-12, ...Array<number>(12).fill(20), 3, 3, 3, 3);
  await release();
  await work();
  await say(4, 20, 20);
  await work();
  const [told] = (await alertsOf(ben)).alerts;
  expect(told?.kind).toBe('reopened');
  expect((await alertsOf()).alerts).toEqual([]);
  expect([...emails(ben), ...emails()]).toEqual([]);
  const seen = (id: string, as: Person) =>
    send(server.app, boards.markAlertsSeen, { as, body: { card_alert_id: id } });
  expect((await seen(told?.card_alert_id ?? '', ada)).status).toBe(404);
  expect((await seen(randomUUID(), ben)).status).toBe(404);
  expect((await seen(told?.card_alert_id ?? '', ben)).status).toBe(200);
  expect(await alertsOf(ben)).toMatchObject({ new_count: 0, alerts: [{ is_new: false }] });
  // On a board that is theirs no longer to see, it is told no more.
  await send(server.app, boards.update, { as: ada, body: { board_id: of.board_id, is_private: true } });
  expect((await alertsOf(ben)).alerts).toEqual([]);
});

test('one click ends emails about cards and no others', async () => {
  await say(-12, ...Array<number>(12).fill(20), 3, 3, 3, 3);
  await release();
  await work();
  await say(4, 20, 20);
  await work();
  const stop = new URL(emails()[0]?.oneClickStop ?? '');
  const { reply } = await send(server.app, alerts.unsubscribe, {
    query: { token: stop.searchParams.get('token') ?? '' },
  });
  expect(reply).toEqual({ stopped: 'card' });
  expect((await send(server.app, alerts.getChoices, { as: ada })).reply).toMatchObject({
    ...{ cards: false, mail: 'own' },
  });
});
