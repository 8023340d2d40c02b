import { dayMs } from '@earshot/contracts/durations';
import { alerts } from '@earshot/contracts/alerts';
import type { CallBody } from '@earshot/contracts/call';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { OutgoingEmail } from '../../platform/mail/mailer.ts';
import { dailyItems } from '../../testing/daily-items.ts';
import { addItems, findItems } from '../../testing/feedback-app.ts';
import type { JobApp } from '../../testing/job-app.ts';
import { jobApp } from '../../testing/job-app.ts';
import type { Person } from '../../testing/people.ts';
import { invite, logIn, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { alertHandlers } from './alerts.jobs.ts';

let earshot: JobApp;
let maker: Person;
let colleague: Person;

beforeAll(async () => {
  earshot = await jobApp(['alerts.look', 'alerts.wake'], {
    environment: { EARSHOT_PUBLIC_URL: 'https://earshot.example' },
  });
  // A workspace's own morning, in which it is looked at, has begun.
  earshot.clock.toHour(9);
});
afterAll(() => earshot.stop());

/** A workspace in which refunds triple, with a rule that one of two members made. */
async function twoMembers(): Promise<void> {
  maker = await signUp(earshot);
  colleague = await invite(earshot, maker, 'viewer');
  const items = dailyItems(
    [
      { text: 'The colours are lovely', perDay: 12, source: 'Widget' },
      { text: 'My refund took long', perDay: 1.2, source: 'Widget' },
      { text: 'My refund was wrong', perDay: 1, source: 'Store', change: { fromDay: 102, factor: 9 } },
    ],
    { days: 112, endMs: earshot.clock.now(), seed: 21 },
  );
  for (const source of ['Widget', 'Store']) {
    const own = items
      .filter((item) => item.source === source)
      .map(({ text, said_at }) => ({ text, said_at }));
    for (let at = 0; at < own.length; at += 500) {
      await addItems(earshot, maker, own.slice(at, at + 500), { source });
    }
  }
  await send(earshot.app, alerts.createRule, {
    as: maker,
    body: { name: 'Refunds', filters: { contains: 'refund' } },
  });
}

async function morning(days = 1): Promise<void> {
  earshot.clock.advance({ days });
  maker = await logIn(earshot, maker);
  colleague = await logIn(earshot, colleague);
  const attempt = { jobId: randomUUID(), number: 1, signal: new AbortController().signal };
  await alertHandlers.find(({ job }) => job.name === 'alerts.wake')?.run({}, earshot.jobDeps, attempt);
  await earshot.runAllJobs();
  await earshot.runJobs();
}

const choose = (as: Person, body: CallBody<typeof alerts.choose>) =>
  send(earshot.app, alerts.choose, { as, body });

/** Letters about feedback: not those of sign-up and invitation. */
const emailsTo = ({ email }: Person) =>
  earshot.mailbox.to(email).filter(({ text }) => text.includes('/stop_letters#'));

const readPart: Record<string, (text: string) => unknown> = {
  source_ids: (text) => text.split(',').map(Number),
  theme_ids: (text) => text.split(',').map(Number),
  sentiments: (text) => text.split(','),
};

/** The numbers of an email with the filter that each leads to. */
function numbersIn({ html }: OutgoingEmail): { count: number; filters: FeedbackFilter }[] {
  return [...html.matchAll(/<a href="([^"]*\/feedback\/list[^"]*)"[^>]*>([\d,]+)[^<]*<\/a>/g)].map(
    ([, address = '', count = '']) => {
      const { searchParams } = new URL(address.replaceAll('&amp;', '&'));
      const parts = [...searchParams].map(([name, text]) => [name, readPart[name]?.(text) ?? text]);
      return {
        count: Number(count.replaceAll(',', '')),
        filters: Object.fromEntries(parts) as FeedbackFilter,
      };
    },
  );
}

async function expectTrue(email: OutgoingEmail, as: Person): Promise<void> {
  const numbers = numbersIn(email);
  expect(numbers.length).toBeGreaterThan(0);
  for (const { count, filters } of numbers) {
    expect([filters, (await findItems(earshot, as, { filters })).reply.total_count]).toEqual([
      filters,
      count,
    ]);
  }
  // Beside its links and days an email says no number at all.
  const words = email.html
    .replaceAll(/<a [^>]*>[^<]*<\/a>/g, '')
    .replaceAll(/\d{1,2} [A-Z][a-z]+ \d{4}/g, '')
    .replaceAll(/<[^>]*>|“[^”]*”/g, '');
  expect(words).not.toMatch(/\d/);
}

test('who made a rule hears of its change once, others when they want to, and every number is true', async () => {
  await twoMembers();
  await morning();
  expect([emailsTo(maker).length, emailsTo(colleague).length]).toEqual([1, 0]);
  const [email] = emailsTo(maker) as [OutgoingEmail];
  expect(email.subject).toBe('A change in your feedback: Refunds');
  expect(email.text).toContain('Driven by source Store');
  await expectTrue(email, maker);
  await morning();
  expect(emailsTo(maker)).toHaveLength(1);
  expect((await choose(colleague, { mail: 'all' })).reply).toEqual({
    mail: 'all',
    digest_day: null,
    cards: true,
  });
  await send(earshot.app, alerts.lookNow, { as: maker });
  await earshot.runAllJobs();
  await earshot.runJobs();
  expect(emailsTo(colleague)).toHaveLength(1);
});

test('muted, not useful, and mails switched off: nothing comes', async () => {
  await twoMembers();
  await choose(maker, { mail: 'none' });
  await choose(colleague, { mail: 'all' });
  await send(earshot.app, alerts.muteRule, { as: colleague, body: { rule_id: 1, mute: 'for_good' } });
  await morning();
  expect([emailsTo(maker), emailsTo(colleague)]).toEqual([[], []]);
});

test('a digest comes on its day of the week, once, and every number is true', async () => {
  await twoMembers();
  await choose(maker, { mail: 'none' });
  await inWorkspace(earshot.database, maker.workspaceId, async (tx) => {
    const { workspaceId } = maker;
    const createdAt = new Date(earshot.clock.now() - dayMs).toISOString();
    await tx
      .insertInto('theme')
      .values({ workspaceId, id: 1, foundName: 'Wrong refund', createdAt })
      .execute();
    await tx.insertInto('themeItem').values({ workspaceId, itemId: 1500, themeId: 1, strength: 1 }).execute();
  });
  const tomorrow = (new Date(earshot.clock.now() + dayMs).getUTCDay() + 6) % 7;
  expect((await choose(maker, { digest_day: tomorrow })).reply).toEqual({
    mail: 'none',
    digest_day: tomorrow,
    cards: true,
  });
  await morning();
  await morning();
  expect(emailsTo(maker)).toHaveLength(1);
  const [email] = emailsTo(maker) as [OutgoingEmail];
  expect(email.text).toContain('Refunds rose significantly');
  expect(email.text).toContain('Wrong refund');
  await expectTrue(email, maker);
  await morning(6);
  expect(emailsTo(maker)).toHaveLength(2);
});

test('a digest of the first days compares them with no week before the data began', async () => {
  maker = await signUp(earshot);
  colleague = await invite(earshot, maker, 'viewer');
  const items = dailyItems([{ text: 'It is lovely', perDay: 9, source: 'Widget' }], {
    days: 9,
    endMs: earshot.clock.now(),
    seed: 3,
  });
  await addItems(
    earshot,
    maker,
    items.map(({ text, said_at }) => ({ text, said_at })),
  );
  const tomorrow = (new Date(earshot.clock.now() + dayMs).getUTCDay() + 6) % 7;
  await choose(maker, { digest_day: tomorrow });
  await morning();
  const [email] = emailsTo(maker) as [OutgoingEmail];
  expect(email.text).toMatch(/Your feedback starts on .+, so there is no full week to compare with\./);
  expect(email.text).not.toContain(' the week before)');
  await expectTrue(email, maker);
});

test('one click of a mail program ends the emails of its kind without a login, and no others', async () => {
  await twoMembers();
  const tomorrow = (new Date(earshot.clock.now() + dayMs).getUTCDay() + 6) % 7;
  await choose(maker, { digest_day: tomorrow });
  await morning();
  const emails = emailsTo(maker);
  expect(emails).toHaveLength(2);
  const digest = emails.find(({ subject }) => subject.startsWith('Your feedback'));
  const stop = new URL(digest?.oneClickStop ?? '');
  const answer = await earshot.app.inject({
    method: 'POST',
    url: stop.pathname + stop.search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect([answer.statusCode, answer.json()]).toEqual([200, { stopped: 'digest' }]);
  const choices = async () => (await send(earshot.app, alerts.getChoices, { as: maker })).reply;
  expect(await choices()).toEqual({ mail: 'own', digest_day: null, cards: true });
  const page = await earshot.app.inject({ url: stop.pathname + stop.search });
  expect([page.statusCode, page.headers.location]).toEqual([303, `/stop_letters#${stop.search.slice(1)}`]);
  const alert = emails.find(({ subject }) => subject.startsWith('A change'));
  const token = /stop_letters#token=([\w-]+)/.exec(alert?.text ?? '')?.[1] ?? '';
  const stopped = await send(earshot.app, alerts.stopLetters, { body: { token } });
  expect(stopped.reply).toEqual({ stopped: 'alert' });
  expect(await choices()).toEqual({ mail: 'none', digest_day: null, cards: true });
  const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
  expect((await send(earshot.app, alerts.stopLetters, { body: { token: forged } })).problem.code).toBe(
    'link_invalid',
  );
});
