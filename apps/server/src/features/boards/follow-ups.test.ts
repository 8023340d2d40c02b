import { boards } from '@earshot/contracts/boards';
import { feedback } from '@earshot/contracts/feedback';
import { followUpLimits } from '@earshot/contracts/boards/follow-ups';
import { people } from '@earshot/contracts/people';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import { recipientHash, recipientHashPads } from '../../platform/mail/recipient-hash.ts';
import { mailChoiceKey, silence } from '../../platform/mail/mail-choices.sql.ts';
import { EmailRefused } from '../../platform/mail/mailer.ts';
import { JobRunner } from '../../testing/job-runner.ts';
import type { JobApp } from '../../testing/job-app.ts';
import { jobApp } from '../../testing/job-app.ts';
import type { Person } from '../../testing/people.ts';
import { logIn, signUp } from '../../testing/people.ts';
import { SeededRandom } from '../../testing/seeded-random.ts';
import { send } from '../../testing/send.ts';
import { ItemsAbout } from '../feedback/filter/items-about.service.ts';
import { sendMailHandler } from '../mail/mail.jobs.ts';
import { boardHandlers } from './boards.jobs.ts';
import { followUpPeople } from './follow-up-people.sql.ts';
import { planFollowUp } from './plan-follow-up.ts';

let server: JobApp;
let jobs: JobRunner<unknown>;
let ada: Person;
let of: { board_id: string; idea_id: string };

const site = 'https://earshot.example';
const hour = 3_600_000;
const signal = new AbortController().signal;

beforeAll(async () => {
  server = await jobApp([], { environment: { EARSHOT_PUBLIC_URL: site } });
  jobs = new JobRunner(server.database, boardHandlers(server.deps), null);
});
afterAll(async () => {
  await jobs.stop();
  await server.stop();
});

beforeEach(async () => {
  ada = await signUp(server, { company: 'Tide & Bell' });
  const board = await send(server.app, boards.create, { as: ada, body: { title: 'Field app' } });
  const board_id = board.reply.board_id;
  const card = await send(server.app, boards.createCard, { as: ada, body: { board_id, title: 'Offline' } });
  of = { board_id, idea_id: card.reply.card.idea_id };
});

interface Said {
  text: string;
  email?: string;
  name?: string;
  /** Hours before now. */
  ago?: number;
}

async function say(...items: Said[]): Promise<void> {
  const body = {
    source: { name: 'Desk' },
    items: items.map(({ text, email, name, ago = 50 }) => ({
      text,
      said_at: new Date(server.clock.now() - ago * hour).toISOString(),
      ...((email || name) && { author: { ...(email && { email }), ...(name && { name }) } }),
    })),
  };
  expect((await send(server.app, feedback.addFeedback, { as: ada, body })).status).toBeLessThan(300);
}

/** Rests the card on what is said of being offline, and releases it ten hours ago. */
async function release(): Promise<void> {
  const filters = { contains: 'offline' };
  await send(server.app, boards.addEvidence, { as: ada, body: { ...of, feedback: [{ filters }] } });
  const released_at = new Date(server.clock.now() - 10 * hour).toISOString();
  const done = await send(server.app, boards.release, { as: ada, body: { ...of, released_at } });
  expect(done.status).toBe(200);
}

const text = (language: string, words: string, is_fallback = false) => ({
  ...{ language, subject: `About offline (${language})`, text: words, is_fallback },
});
const save = (...texts: ReturnType<typeof text>[]) =>
  send(server.app, boards.saveFollowUp, { as: ada, body: { ...of, texts } });
const get = async () => (await send(server.app, boards.getFollowUp, { as: ada, query: of })).reply;
const start = (count: number) =>
  send(server.app, boards.sendFollowUp, { as: ada, body: { ...of, people: count } });
const listed = async (group: 'to_write' | 'wrote_again' | 'told') =>
  (await send(server.app, boards.listFollowUpPeople, { as: ada, query: { ...of, group } })).reply.people;
const plan = (deps: Parameters<typeof planFollowUp>[0] = server.deps) =>
  planFollowUp(deps, { workspaceId: ada.workspaceId, ideaId: of.idea_id }, signal);
/** Plans and sends. */
async function leave(): Promise<void> {
  await plan();
  await server.runJobs();
}

/** What the planner is given, with another way to ask for emails. */
function queueing(enqueue: JobQueue['enqueue']): Parameters<typeof planFollowUp>[0] {
  return { ...server.deps, queue: { enqueue } as JobQueue };
}
const address = () => `${randomUUID()}@kettle.example`;

test('exactly the people behind a card are told, each in their language, and everyone else with the reason', async () => {
  const [one, german, again, stopped, silenced] = [address(), address(), address(), address(), address()];
  await say(
    { text: 'I was offline and lost everything', email: one, name: 'One' },
    { text: 'Offline again today, hours of work are gone', email: one },
    { text: 'Die App war offline und meine Notizen waren danach weg', email: german },
    { text: 'We lost notes offline in the cellar', email: again },
    { text: 'Still offline after the update, still broken', email: again, ago: 2 },
    { text: 'Being offline lost my notes', email: stopped },
    { text: 'My notes went offline with me', email: silenced },
    { text: 'Nobody knows how to reach me offline', name: 'Unreachable' },
    { text: 'Nobody knows who said offline' },
    { text: 'The colours are nice', email: address() },
  );
  const asked = await send(server.app, boards.getFollowUp, { as: ada, query: of });
  expect(asked.problem.code).toBe('conflict');
  await release();
  const key = await mailChoiceKey(server.database.app);
  await silence(server.database.app, recipientHash(key, silenced), new Date(0).toISOString());
  await inWorkspace(server.database, ada.workspaceId, (tx) =>
    tx
      .insertInto('followUpStop')
      .values({
        ...{ workspaceId: ada.workspaceId, recipientHash: recipientHash(key, stopped) },
        stoppedAt: new Date(0).toISOString(),
      })
      .execute(),
  );
  const before = await get();
  expect(before.people).toEqual({
    ...{ to_write: 2, wrote_again: 1, opted_out: 2, no_address: 1, demo: 0, told: 0 },
  });
  expect(before.languages).toEqual([
    { language: 'de', people: 1 },
    { language: 'en', people: 1 },
  ]);
  expect((await listed('wrote_again')).map(({ email }) => email)).toEqual([again]);

  expect((await start(2)).problem.detail).toContain('Write the email first');
  const wrong = await save(text('en', 'Hello'));
  expect(wrong.problem.errors?.[0]?.pointer).toBe('#/body/texts');
  await save(text('en', 'It works offline now.\n\nSee <b>you</b>', true), text('de', 'Es geht jetzt.'));
  expect((await start(3)).problem.detail).toContain('changed');
  expect((await start(2)).reply.people).toBe(2);
  await leave();

  const [english] = server.mailbox.to(one);
  expect(english).toMatchObject({
    subject: 'About offline (en)',
    fromName: 'Tide & Bell',
    replyTo: ada.email,
  });
  expect(english?.html).toContain('See &lt;b&gt;you&lt;/b&gt;');
  expect(english?.text).toContain('You get this email because you gave feedback to “Tide & Bell”.');
  expect(english?.text).not.toContain('evidence behind every number');
  expect(server.mailbox.to(german)).toMatchObject([{ subject: 'About offline (de)' }]);
  for (const nobody of [again, stopped, silenced]) expect(server.mailbox.to(nobody)).toEqual([]);
  const after = await get();
  expect(after.people).toMatchObject({ to_write: 0, told: 2 });
  expect(after).toMatchObject({ states: { sent: 2, waiting: 0 }, is_under_way: false });
  expect((await start(2)).problem.code).toBe('conflict');
  expect((await listed('told')).map(({ told }) => told?.state)).toEqual(['sent', 'sent']);

  // What was sent stands on the person's page as it was sent, though the text is changed since.
  await save(text('en', 'Another text', true));
  const [told] = await listed('told');
  const page = await send(server.app, boards.listToldPerson, {
    as: ada,
    query: { author_id: told?.author_id ?? 0 },
  });
  expect(page.reply).toMatchObject({
    told: [{ subject: 'About offline (en)', state: 'sent', card: { title: 'Offline', ...of } }],
    opted_out_at: null,
  });
  expect(page.reply.told[0]?.text).toContain('It works offline now.');
});

test('one click stops a workspace’s follow-ups and nothing else, and a merged person who opted out stays so', async () => {
  const [one, other] = [address(), address()];
  await say(
    { text: 'I was offline and lost everything', email: one },
    { text: 'Offline it loses all my notes', email: other },
  );
  await release();
  await save(text('en', 'It works now.', true));
  await start(2);
  await leave();
  const [received] = server.mailbox.to(one);
  const stop = new URL(received?.oneClickStop ?? '');
  expect(stop.origin).toBe(site);
  const token = stop.searchParams.get('token') ?? '';
  expect(received?.text).toContain(`${site}/stop_follow_ups#token=${token}`);
  const led = await server.app.inject({ url: `${stop.pathname}${stop.search}` });
  expect([led.statusCode, led.headers.location]).toEqual([303, `/stop_follow_ups#token=${token}`]);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const posted = await server.app.inject({
    ...{ method: 'POST', url: `${stop.pathname}${stop.search}`, headers: form },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect([posted.statusCode, posted.json()]).toEqual([200, { stopped: true }]);
  expect((await send(server.app, boards.stopFollowUps, { body: { token } })).status).toBe(200);
  const forged = `${token.slice(0, -2)}AA`;
  expect((await send(server.app, boards.stopFollowUps, { body: { token: forged } })).problem.code).toBe(
    'link_invalid',
  );

  // Another card that rests on the same people.
  const card = await send(server.app, boards.createCard, {
    as: ada,
    body: { board_id: of.board_id, title: 'Offline, again' },
  });
  of = { ...of, idea_id: card.reply.card.idea_id };
  await release();
  expect((await get()).people).toMatchObject({ to_write: 1, opted_out: 1 });
  const [left] = await listed('to_write');
  expect(left?.email).toBe(other);
  const into = { author_id: (left?.author_id ?? 0) === 1 ? 2 : 1, into_author_id: left?.author_id ?? 0 };
  await send(server.app, people.merge, { as: ada, body: into });
  expect((await get()).people).toMatchObject({ to_write: 0, opted_out: 1 });
  const told = await send(server.app, boards.listToldPerson, {
    as: ada,
    query: { author_id: into.into_author_id },
  });
  expect(told.reply.told).toHaveLength(2);
  expect(told.reply.opted_out_at).not.toBeNull();
});

test('nobody gets it twice when two press at once, the planner is killed half-way, or two of them run', async () => {
  const all = Array.from({ length: 230 }, address);
  await say(...all.map((email) => ({ text: 'Offline I lost my notes', email })));
  await release();
  await save(text('en', 'It works now.', true));
  const pressed = await Promise.all([start(230), start(230), start(230)]);
  expect(pressed.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
  let asked = 0;
  const dies = queueing((...given) => {
    // In the middle of the second part, which leaves nothing behind.
    if ((asked += 1) > 150) return Promise.reject(new Error('Killed'));
    return server.deps.queue.enqueue(...given);
  });
  await expect(plan(dies)).rejects.toThrow('Killed');
  expect((await get()).people).toMatchObject({ told: 100, to_write: 130 });
  await Promise.all([plan(), plan()]);
  await server.runJobs();
  expect((await get()).states).toMatchObject({ sent: 230, waiting: 0, unsure: 0 });
  for (const email of all) expect(server.mailbox.to(email)).toHaveLength(1);
});

test('an email that was on its way when the server stopped is not sent again; one that was not taken is', async () => {
  const [first, second, third] = [address(), address(), address()];
  await say(...[first, second, third].map((email) => ({ text: 'Offline I lost my notes', email })));
  await release();
  await save(text('en', 'It works now.', true));
  await start(3);
  await plan(queueing(() => Promise.resolve(null)));
  const ids = new Map((await listed('told')).map(({ email, author_id: id }) => [email, id]));
  const order = (email: string) => ({
    ...{ kind: 'follow_up' as const, workspaceId: ada.workspaceId },
    ...{ ideaId: of.idea_id, personId: ids.get(email) ?? 0 },
  });
  const attempt = { jobId: randomUUID(), number: 1, signal };
  const by = (mail: (to: string) => Promise<void>) => ({
    ...{ database: server.database, publicUrl: site, now: server.clock.now, log: server.jobDeps.log },
    mailer: { send: ({ to }: { to: string }) => mail(to), close: () => undefined },
  });
  const sent: string[] = [];
  const mail = (to: string) => {
    sent.push(to);
    return Promise.resolve();
  };
  // Taken by the mail server, and the process dies before it knows.
  const dies = new Promise<void>((resolve) => {
    void sendMailHandler.run(
      order(first),
      by((to) => (mail(to), resolve(), new Promise(() => {}))),
      attempt,
    );
  });
  await dies;
  await sendMailHandler.run(order(first), by(mail), { ...attempt, number: 2 });
  expect(sent).toEqual([first]);
  // The mail server is down, and back.
  const down = () => Promise.reject(new Error('No connection'));
  await expect(sendMailHandler.run(order(second), by(down), attempt)).rejects.toThrow('No connection');
  await sendMailHandler.run(order(second), by(mail), { ...attempt, number: 2 });
  await sendMailHandler.run(order(second), by(mail), { ...attempt, number: 3 });
  expect(sent).toEqual([first, second]);
  await sendMailHandler.run(
    order(third),
    by(() => Promise.reject(new EmailRefused('Unknown'))),
    attempt,
  );
  expect((await get()).states).toMatchObject({ unsure: 1, sent: 1, refused: 1, waiting: 0 });
});

test('who opts out, or is gone, before the email leaves gets none', async () => {
  const [gone, stays] = [address(), address()];
  await say(
    { text: 'Offline I lost my notes', email: gone },
    { text: 'Offline my notes are lost', email: stays },
  );
  await release();
  await save(text('en', 'It works now.', true));
  await start(2);
  await plan(queueing(() => Promise.resolve(null)));
  const key = await mailChoiceKey(server.database.app);
  await silence(server.database.app, recipientHash(key, gone), new Date(0).toISOString());
  const { database, mailbox, clock } = server;
  const deps = { database, mailer: mailbox, publicUrl: site, now: clock.now, log: server.jobDeps.log };
  for (const { author_id: personId } of await listed('told')) {
    const order = { kind: 'follow_up', workspaceId: ada.workspaceId, ideaId: of.idea_id, personId };
    await sendMailHandler.run(order, deps, { jobId: randomUUID(), number: 1, signal });
  }
  expect(server.mailbox.to(gone)).toEqual([]);
  expect(server.mailbox.to(stays)).toHaveLength(1);
  expect((await get()).states).toMatchObject({ sent: 1, stopped: 1 });
});

test('a workspace’s day takes only so many; the others are written to on the next', async () => {
  const now = server.clock.now();
  const first = address();
  await say({ text: 'Offline I lost my notes', email: first });
  await release();
  await save(text('en', 'It works now.', true));
  // As many as the day takes were begun for other cards.
  const begun = { ideaId: randomUUID(), textId: randomUUID(), chosenBy: ada.userId, state: 'sent' };
  await inWorkspace(server.database, ada.workspaceId, (tx) =>
    tx
      .insertInto('followUpPerson')
      .values(
        Array.from({ length: followUpLimits.perDay }, (_, n) => ({
          ...begun,
          ...{ workspaceId: ada.workspaceId, personId: n + 1000, recipientHash: Buffer.from(`hash ${n}`) },
          chosenAt: new Date(now).toISOString(),
        })),
      )
      .execute(),
  );
  await start(1);
  await leave();
  expect(server.mailbox.to(first)).toEqual([]);
  expect(await get()).toMatchObject({ is_under_way: true, people: { to_write: 1 } });
  server.clock.advance({ days: 1 });
  ada = await logIn(server, ada);
  await leave();
  expect(server.mailbox.to(first)).toHaveLength(1);
  expect(await get()).toMatchObject({ is_under_way: false, people: { to_write: 0, told: 1 } });
});

test('a file instead: its people count as told, formulas in it do not run, and it can be downloaded again', async () => {
  const [one, other] = [address(), address()];
  await say(
    { text: 'Offline I lost my notes', email: one, name: '=cmd()' },
    { text: 'Offline my notes are lost', email: other },
  );
  await release();
  await save(text('en', 'It works now.', true));
  const put = (count: number) =>
    send(server.app, boards.exportFollowUp, { as: ada, body: { ...of, people: count } });
  expect((await put(1)).problem.code).toBe('conflict');
  const { path } = (await put(2)).reply;
  const file = await server.app.inject({ url: path });
  expect(file.headers['content-type']).toContain('text/csv');
  expect(file.body).toContain('email,name,language,subject,text,in_file_since\r\n');
  expect(file.body).toContain(`${one},'=cmd(),en,About offline (en),It works now.,`);
  expect((await server.app.inject({ url: path })).statusCode).toBe(404);
  expect(await get()).toMatchObject({ people: { to_write: 0, told: 2 }, states: { in_file: 2 } });
  expect((await start(2)).problem.code).toBe('conflict');
  const again = await server.app.inject({ url: (await put(0)).reply.path });
  expect(again.body).toBe(file.body);
  await leave();
  for (const email of [one, other]) expect(server.mailbox.to(email)).toEqual([]);
});

test('recipients are the people behind a card, without who opted out or wrote again, in 500 generated cases', async () => {
  const random = new SeededRandom(21);
  const words = ['parcel', 'refund', 'invoice', 'calendar', 'photo', 'route', 'signal', 'battery'] as const;
  const authors = Array.from({ length: 40 }, (_, n) => ({
    name: `Author ${n}`,
    email: n % 5 === 4 ? null : `author-${n}-${randomUUID()}@kettle.example`,
  }));
  const start = server.clock.now();
  const items = Array.from({ length: 260 }, () => {
    const author = random.below(10) === 0 ? null : random.below(authors.length);
    const ago = random.below(20) === 0 ? null : 1 + random.below(100);
    return { author, ago, words: [random.pick(words), random.pick(words)] };
  });
  await send(server.app, feedback.addFeedback, {
    as: ada,
    body: {
      source: { name: 'Desk' },
      items: items.map(({ author, ago, words: said }, n) => ({
        text: `${said.join(' and ')}, number ${n}`,
        ...(ago !== null && { said_at: new Date(start - ago * hour).toISOString() }),
        ...(author !== null && {
          author: {
            name: authors[author]?.name ?? '',
            ...(authors[author]?.email && { email: authors[author].email }),
          },
        }),
      })),
    },
  });
  // Ids as the database gave them; some people are merged.
  const rows = await inWorkspace(server.database, ada.workspaceId, (tx) =>
    tx.selectFrom('author').select(['id', 'name']).where('workspaceId', '=', ada.workspaceId).execute(),
  );
  const idOf = new Map(rows.map(({ id, name }) => [name, id]));
  const person = new Map(authors.map((_, n) => [n, n]));
  for (const [from, into] of [
    [3, 9],
    [7, 22],
    [14, 15],
    [19, 24],
  ] as const) {
    const [author_id, into_author_id] = [idOf.get(`Author ${from}`) ?? 0, idOf.get(`Author ${into}`) ?? 0];
    await send(server.app, people.merge, { as: ada, body: { author_id, into_author_id } });
    person.set(from, into);
  }
  const key = await mailChoiceKey(server.database.app);
  const pads = recipientHashPads(key);
  const about = new ItemsAbout(server.deps);
  const filters = new Map(
    await Promise.all(
      words.map(async (word) => [word, await about.ready(ada.workspaceId, { contains: word })] as const),
    ),
  );
  const seen = { people: 0, without: 0 };
  for (let at = 0; at < 500; at += 1) {
    const asked = [...new Set(Array.from({ length: 1 + random.below(3) }, () => random.pick(words)))];
    const releasedAgo = random.below(110);
    const opted = authors.filter(({ email }) => email !== null && random.below(6) === 0);
    // The model, in plain sets.
    const behind = items.filter(
      (item) => item.author !== null && asked.some((word) => item.words.includes(word)),
    );
    const who = (author: number) => person.get(author) ?? author;
    const isOf = (n: number) => (author: number) => who(author) === n;
    const all = new Set(behind.map(({ author }) => who(author ?? -1)));
    const expected = [...all].filter((n) => {
      const own = authors.filter((_, author) => isOf(n)(author));
      const isReached = own.some(({ email }) => email !== null);
      const isOut = own.some((one) => opted.includes(one));
      const isBroken = behind.some(
        ({ author, ago }) => isOf(n)(author ?? -1) && ago !== null && ago < releasedAgo,
      );
      return isReached && !isOut && !isBroken;
    });
    const ids = expected.map((n) => idOf.get(`Author ${n}`) ?? 0).sort((a, b) => a - b);
    seen.people += all.size;
    seen.without += all.size - ids.length;
    const half = opted.filter((_, n) => n % 2 === 0);
    const found = await inWorkspace(server.database, ada.workspaceId, async (tx) => {
      await tx.deleteFrom('followUpStop').where('workspaceId', '=', ada.workspaceId).execute();
      const stops = half.map(({ email }) => ({
        ...{ workspaceId: ada.workspaceId, recipientHash: recipientHash(key, email ?? '') },
        stoppedAt: new Date(0).toISOString(),
      }));
      if (stops.length > 0) await tx.insertInto('followUpStop').values(stops).execute();
      const others = opted.filter((one) => !half.includes(one));
      const pieces = asked.map((word, place) => {
        const filter = filters.get(word);
        if (!filter) throw new RangeError('Each word has a filter');
        return { place, filter, found: null };
      });
      const card = {
        ...{ ideaId: randomUUID(), releasedAt: new Date(start - releasedAgo * hour).toISOString() },
        ...{ pieces, pads, silenced: others.map(({ email }) => recipientHash(key, email ?? '')) },
      };
      return followUpPeople(tx, ada.workspaceId, card, { group: 'to_write', after: 0, limit: 1000 });
    });
    expect([at, found.map(({ personId }) => personId)]).toEqual([at, ids]);
  }
  // The cases say something: people are told, and people are left out.
  expect(seen.people).toBeGreaterThan(5000);
  expect(seen.without).toBeGreaterThan(seen.people / 4);
  expect(seen.people - seen.without).toBeGreaterThan(500);
});

test('pressing send asks for the job that writes to them', async () => {
  const email = address();
  await say({ text: 'Offline I lost my notes', email });
  await release();
  await save(text('en', 'It works now.', true));
  await start(1);
  await jobs.runAll();
  await server.runJobs();
  expect(server.mailbox.to(email)).toHaveLength(1);
});
