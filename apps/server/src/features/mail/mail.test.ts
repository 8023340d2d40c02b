import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '@earshot/contracts/users';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { EmailRefused } from '../../platform/mail/mailer.ts';
import { smtpMailer } from '../../platform/mail/smtp-mailer.ts';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import { JobRunner } from '../../testing/job-runner.ts';
import { send } from '../../testing/send.ts';
import { sendMailHandler } from './mail.jobs.ts';

interface Reply {
  code: number;
  text: string;
}

/** What the mail server does with the next mails, one entry each; then it takes them. */
let behaviour: ('hang' | Reply)[] = [];
let refusedRecipient: Reply | undefined;
let received: { raw: Buffer; to: string[] }[] = [];
let server: SMTPServer;
let mailer: Mailer;
let t: TestApp;
let jobs: JobRunner<Parameters<typeof sendMailHandler.run>[1]>;

const failure = ({ code, text }: Reply) => Object.assign(new Error(text), { responseCode: code });

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refusedRecipient && failure(refusedRecipient)),
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const next = behaviour.shift();
        if (next === 'hang') return;
        if (next) return done(failure(next));
        received.push({
          raw: Buffer.concat(parts),
          to: session.envelope.rcptTo.map(({ address }) => address),
        });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  const sender = { from: 'Earshot <earshot@earshot.example>', host: 'earshot.example' };
  mailer = smtpMailer(`smtp://127.0.0.1:${port}`, sender, Date.now, {
    connectMs: 500,
    greetMs: 500,
    answerMs: 500,
  });
  t = await testApp();
  jobs = new JobRunner(t.database, [sendMailHandler], {
    database: t.database,
    publicUrl: 'https://earshot.example',
    now: t.clock.now,
    mailer,
    log: pino({ level: 'silent' }),
  });
});
afterAll(async () => {
  await jobs.stop();
  await t.stop();
  mailer.close();
  await new Promise<void>((closed) => server.close(closed));
});
beforeEach(() => {
  behaviour = [];
  refusedRecipient = undefined;
  received = [];
});

async function signUpBy(email: string) {
  const sent = await send(t.app, users.createUser, { body: { email, password: 'seven brown hedgehogs' } });
  expect(sent).toMatchObject({ status: 200, reply: { email_verification_sent: true } });
}

/** Lets jobs that wait for their next attempt run now. */
async function hurry(): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update pgboss.job set start_after = now() where name = 'mail.send' and state = 'retry' returning id
  `.execute(t.database.owner);
  return rows.length;
}

const newEmail = () => `${randomUUID()}@example.com`;

describe('a mail server', () => {
  test('is given each mail once, as text and HTML, with the secret in the fragment', async () => {
    const email = newEmail();
    await signUpBy(email);
    await jobs.runAll();
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual([email]);
    const mail = await PostalMime.parse(received[0]?.raw ?? '');
    expect(mail).toMatchObject({
      subject: 'Confirm your email address',
      from: { address: 'earshot@earshot.example' },
    });
    const link =
      /https:\/\/earshot\.example\/link_validate_email#token=[\w-]{43}/.exec(mail.text ?? '')?.[0] ?? '';
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.text).toContain('If you did not request this');
    expect(mail.html).not.toMatch(/<img|<link|url\(|<script/i);
    const token = link.split('#token=')[1] ?? '';
    expect((await send(t.app, users.validateEmail, { body: { token } })).reply.email_is_valid).toBe(true);
  });

  test.each([
    ['answers 451', { code: 451, text: 'try later' }],
    ['hangs', 'hang'],
  ] as const)('that %s gets the mail again, under the same Message-ID', async (_what, first) => {
    const email = newEmail();
    behaviour = [first];
    await signUpBy(email);
    await jobs.runAll();
    expect(received).toEqual([]);
    expect(await hurry()).toBe(1);
    await jobs.runAll();
    expect(received).toHaveLength(1);
    const { messageId } = await PostalMime.parse(received[0]?.raw ?? '');
    const { rows } = await t.database.ownerPool.query<{ id: string }>(
      `select id from pgboss.job where name = 'mail.send' and data->>'email' = $1`,
      [email],
    );
    expect(messageId).toBe(`<${rows[0]?.id}@earshot.example>`);
  });

  test('that refuses a recipient or a mail for good is not asked again', async () => {
    refusedRecipient = { code: 550, text: 'no such mailbox' };
    await signUpBy(newEmail());
    await jobs.runAll();
    refusedRecipient = undefined;
    behaviour = [{ code: 554, text: 'looks like spam' }];
    await signUpBy(newEmail());
    await jobs.runAll();
    expect(await hurry()).toBe(0);
    expect(received).toEqual([]);
  });

  test('that is away does not change the answer, and the mail waits', async () => {
    const away = smtpMailer('smtp://127.0.0.1:1', { from: 'a@b.co', host: 'b.co' }, Date.now);
    const email = { id: 'x', to: 'a@example.com', subject: 's', text: 't', html: 'h', link: null };
    const error: unknown = await away.send(email).catch((failed: unknown) => failed);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(EmailRefused);
  });
});

describe('the secret of a mail that went out at the second attempt', () => {
  const newestToken = async () => {
    const mail = await PostalMime.parse(received.at(-1)?.raw ?? '');
    return /#token=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? '';
  };
  const askReset = (email: string) => send(t.app, users.sendResetPasswordLink, { body: { email } });

  test('works', async () => {
    const email = newEmail();
    behaviour = [{ code: 451, text: 'try later' }];
    await signUpBy(email);
    await jobs.runAll();
    await hurry();
    await jobs.runAll();
    const body = { token: await newestToken() };
    expect((await send(t.app, users.validateEmail, { body })).reply.email_is_valid).toBe(true);
  });

  test('leaves that of the first working, since that mail may have arrived', async () => {
    const email = newEmail();
    await signUpBy(email);
    await jobs.runAll();
    const links = async () =>
      (
        await t.database.ownerPool.query(
          `select 1 from mail_link where email = $1 and purpose = 'reset' and used_at is null`,
          [email],
        )
      ).rowCount;
    behaviour = ['hang'];
    await askReset(email);
    await jobs.runAll();
    expect(await hurry()).toBe(1);
    await jobs.runAll();
    expect(await links()).toBe(2);
    await askReset(email);
    await jobs.runAll();
    expect(await links()).toBe(1);
  });

  test('is not mailed any more when a newer mail came before it', async () => {
    const email = newEmail();
    await signUpBy(email);
    await jobs.runAll();
    behaviour = [{ code: 451, text: 'try later' }];
    await askReset(email);
    await jobs.runAll();
    await askReset(email);
    await jobs.runAll();
    const token = await newestToken();
    const before = received.length;
    expect(await hurry()).toBe(1);
    await jobs.runAll();
    expect(received).toHaveLength(before);
    const password = 'nine green hedgehogs';
    expect((await send(t.app, users.changePassword, { body: { token, password } })).status).toBe(200);
  });
});
