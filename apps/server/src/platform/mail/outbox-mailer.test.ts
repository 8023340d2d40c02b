import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OutgoingEmail } from './mailer.ts';
import { announceOutbox, openMailer } from './open-mailer.ts';

const link = 'https://earshot.example/reset_password#token=abc_DEF-123&redirect=%2Ffeedback%2Flist';
const email: OutgoingEmail = {
  id: '3f0e6f2a-0000-4000-8000-000000000001',
  to: 'zoë@example.com',
  subject: 'Set a new Earshot password',
  text: `Grüße — open\n${link}\nnow`,
  html: `<p>Grüße — <a href="${link.replace('&', '&amp;')}">open</a></p>`,
  link,
};

let dataDir: string;
let printed: [object, string][];
const log = { info: (facts: object, sentence: string) => void printed.push([facts, sentence]) };
const config = (more: { isLoopback?: boolean } = {}) => ({
  smtpUrl: undefined,
  mailFrom: 'Earshot <earshot@earshot.example>',
  publicUrl: 'https://earshot.example',
  dataDir,
  isLoopback: true,
  ...more,
});
const outbox = () => readdir(join(dataDir, 'outbox'));
const at = Date.UTC(2026, 10, 21, 8, 30, 0, 250);

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'earshot-outbox-'));
  printed = [];
});
afterEach(() => rm(dataDir, { recursive: true }));

describe('without a mail server', () => {
  test('a mail is a file that only its owner may read, whole, with a fixed Message-ID', async () => {
    await openMailer(config(), log, () => at).send(email);
    const [name = ''] = await outbox();
    expect(name).toBe(`20261121T083000250Z-${email.id}.eml`);
    const file = join(dataDir, 'outbox', name);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const mail = await PostalMime.parse(await readFile(file));
    expect(mail).toMatchObject({
      from: { name: 'Earshot', address: 'earshot@earshot.example' },
      to: [{ address: 'zoë@example.com' }],
      subject: email.subject,
      messageId: `<${email.id}@earshot.example>`,
      date: '2026-11-21T08:30:00.000Z',
    });
    expect(mail.text?.trim().split(/\r?\n/)).toEqual(['Grüße — open', link, 'now']);
    expect(mail.html).toContain('Grüße');
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  });

  test('the same email is written once, however often it is sent', async () => {
    const mailer = openMailer(config(), log, () => at);
    await mailer.send(email);
    await openMailer(config(), log, () => at + 5000).send(email);
    expect(await outbox()).toHaveLength(1);
  });

  test('the log tells the link on a loopback host, and never otherwise', async () => {
    await openMailer(config(), log, () => at).send(email);
    expect(printed).toEqual([[expect.objectContaining({ link }), 'Mail written to the outbox']]);
    printed = [];
    const open = config({ isLoopback: false });
    await openMailer(open, log, () => at).send({ ...email, id: '3f0e6f2a-0000-4000-8000-000000000002' });
    await announceOutbox(open, log);
    expect(printed).toEqual([]);
  });

  test("the start tells the folder and the newest mail's link, on a loopback host", async () => {
    await announceOutbox(config(), log);
    expect(printed[0]?.[0]).toEqual({ folder: join(dataDir, 'outbox') });
    const mailer = openMailer(config(), { info: () => undefined }, () => at + printed.length);
    await mailer.send({
      ...email,
      id: '3f0e6f2a-0000-4000-8000-000000000003',
      text: 'old',
      html: 'old',
      link: null,
    });
    await openMailer(config(), { info: () => undefined }, () => at + 60_000).send(email);
    await announceOutbox(config(), log);
    expect(printed[1]?.[0]).toMatchObject({ folder: join(dataDir, 'outbox'), link });
  });

  test('line breaks in an address or subject make no new header', async () => {
    await openMailer(config(), log, () => at).send({
      ...email,
      to: 'a@example.com\r\nBcc: b@example.com',
      subject: 'Hello\r\nX-Planted: yes',
    });
    const [name = ''] = await outbox();
    const mail = await PostalMime.parse(await readFile(join(dataDir, 'outbox', name)));
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.headers.map(({ key }) => key)).not.toContain('x-planted');
  });
});
