import { describe, expect, test } from 'vitest';
import { load, shown, useTempFiles } from '../test-support/temp-file.ts';
import { chatRows, looksLikeChat } from './chat-rows.ts';
import { decodedWords, mailText } from './mail-text.ts';
import { looksLikeMail } from './mail-rows.ts';

const file = useTempFiles();
const read = async (content: string) => load(await file(content), 'feedback.txt');

describe('a chat', () => {
  const notice = '\u200eMessages and calls are end-to-end encrypted.';

  test('is read message by message; lines without a stamp go on, and what the app says is left out', async () => {
    const { facts, rows } = await read(
      `[12/02/2026, 09:14:22] Ines: ${notice}\n[12/02/2026, 09:14:30] Ines: The milk is past its date\n` +
        'All six cartons\n[12/02/2026, 09:20:45] Harbour: We will swap them\n[13/02/2026, 16:02:00] Ines: \u200eimage omitted\n',
    );
    expect(facts.format).toBe('chat');
    expect(shown(rows)).toEqual([
      ['12/02/2026 09:14:30', 'Ines', 'The milk is past its date\nAll six cartons', 'customer'],
      ['12/02/2026 09:20:45', 'Harbour', 'We will swap them', 'agent'],
    ]);
    expect(facts.columns.map(({ name }) => name)).toEqual(['date', 'from', 'text', 'sender_type']);
  });

  test.each([
    [
      '12.02.26, 09:14 - Ines: Die Milch ist alt\n12.02.26, 09:15 - Kai: Wir tauschen sie\n',
      'Die Milch ist alt',
    ],
    ['2/12/26, 9:14 AM - Ines: Old milk\n2/12/26, 9:15 AM - Kai: Sorry\n', 'Old milk'],
  ])('of other apps and countries is one too', async (content, first) => {
    const { facts, rows } = await read(content);
    expect([facts.format, shown(rows)[0]?.[2]]).toEqual(['chat', first]);
    // Nothing tells who of both is the customer.
    expect(shown(rows).map((cells) => cells[3])).toEqual(['', '']);
  });

  test('of three people tells nobody’s role', async () => {
    const { rows } = await read(
      `[12/02/2026, 09:14:22] Ann: ${notice}\n[12/02/2026, 09:14:30] Ann: One\n[12/02/2026, 09:15:00] Bo: Two\n[12/02/2026, 09:16:00] Cy: Three\n`,
    );
    expect(shown(rows).map((cells) => cells[3])).toEqual(['', '', '']);
  });

  test.each([
    ['by one person alone', ['Ann', 'Ann']],
    ['by two others than its notice names', ['Bo', 'Cy']],
  ])('tells nobody’s role when it is written %s', async (_, names) => {
    const said = names.map((name, i) => `[12/02/2026, 09:15:0${i}] ${name}: Hello ${i}\n`).join('');
    const { rows } = await read(`[12/02/2026, 09:14:22] Ann: ${notice}\n${said}`);
    expect(shown(rows).map((cells) => cells[3])).toEqual(['', '']);
  });

  test('keeps what is written under a picture, and the paragraphs of a message', async () => {
    const { rows } = await read(
      '12.02.26, 09:13 - Ines: Hello\n12.02.26, 09:14 - Ines: <Media omitted>\nThe milk is past its date\n\nAll six cartons\n' +
        '12.02.26, 09:15 - Ines: \u200eIMG-1.jpg (file attached)\n12.02.26, 09:20 - Kai: One\n\n\n12.02.26, 09:21 - Kai: Two\n',
    );
    expect(shown(rows).map((cells) => cells[2])).toEqual([
      'Hello',
      'The milk is past its date\n\nAll six cartons',
      'One',
      'Two',
    ]);
  });

  test('of Spanish phones is one, and one that begins with paragraphs', async () => {
    const spanish = '12/2/26, 9:14 a.\u00a0m. - Ines: Leche vieja\n12/2/26, 9:15 p.\u00a0m. - Kai: Perdón\n';
    const { facts, rows } = await read(spanish);
    expect([facts.format, shown(rows)[0]?.slice(0, 3)]).toEqual([
      'chat',
      ['12/2/26 9:14 a. m.', 'Ines', 'Leche vieja'],
    ]);
    const long = 'One more thing is wrong with it.\n'.repeat(20);
    expect(
      looksLikeChat(`12.02.26, 09:14 - Ines: The milk is old.\n${long}12.02.26, 09:20 - Kai: Sorry\n`),
    ).toBe(true);
  });

  test.each([
    ['of two names its partner as the customer', ['Kai', 'Shop', 'Kai'], ['customer', 'agent', 'customer']],
    ['of one alone names nobody', ['Kai', 'Kai'], ['', '']],
    ['of two others names nobody', ['Ines', 'Shop'], ['', '']],
    ['of three names nobody', ['Kai', 'Shop', 'Ines'], ['', '', '']],
  ])('%s', async (_what, writers, roles) => {
    const notice = '[12/02/2026, 09:13:00] Kai: \u200eMessages and calls are end-to-end encrypted.\n';
    const said = writers.map((name, at) => `[12/02/2026, 09:${14 + at}:00] ${name}: Hello ${at}\n`);
    const { rows } = await read(notice + said.join(''));
    expect(shown(rows).map((cells) => cells[3])).toEqual(roles);
  });

  test('with a message of very many lines is read at once', async () => {
    const text = `12.02.26, 09:14 - Ines: Milk\n${'a\n'.repeat(500_000)}12.02.26, 09:20 - Kai: Sorry\n`;
    async function* chunks() {
      yield await Promise.resolve(text);
    }
    const rows = await Array.fromAsync(chatRows(chunks));
    expect(rows).toHaveLength(2);
  });

  test('is no table of dates', () => {
    expect(looksLikeChat('12.02.26, 09:14 - Ines: Old milk\n')).toBe(false);
    expect(looksLikeChat('12/02/2026;Ines;Old milk\n13/02/2026;Kai;Fine\n')).toBe(false);
    expect(looksLikeChat('date,comment\n12/02/2026,"10:15 - Ann: late"\n')).toBe(false);
  });
});

describe('mail', () => {
  const folder = `From ines@hill.example Mon Feb  2 09:00:00 2026
From: Ines Hill <ines@hill.example>
Subject: =?UTF-8?Q?F=C3=BCr_two?=
 =?utf-8?b?IGRvZ3M=?=
Date: Mon, 02 Feb 2026 09:00:00 +0100 (CET)
Message-ID: <a1@hill.example>
Content-Type: text/plain; charset=iso-8859-1
Content-Transfer-Encoding: quoted-printable

I paid for the second =
one, f=FCr nichts.

From hello@ferry.example Mon Feb  2 10:00:00 2026
From: hello@ferry.example
Subject: Re: dogs
Date: Mon, 02 Feb 2026 10:00:00 +0100
Message-ID: <b1@ferry.example>
References: <a1@hill.example> <a2@hill.example>
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="xx"

--xx
Content-Type: multipart/alternative; boundary=yy

--yy
Content-Type: text/html; charset=utf-8

<p>We got it</p>
--yy
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

V2UgZ290IGl0Lg==
--yy--
--xx
Content-Disposition: attachment
Content-Type: text/plain

not what was written
--xx--
`;

  test('is read message by message, with its thread, and what a program sent', async () => {
    const { facts, rows } = await read(folder);
    expect(facts.format).toBe('mail');
    const [first = [], second = []] = shown(rows);
    expect(first).toEqual([
      'Mon, 02 Feb 2026 09:00:00 +0100',
      'Ines Hill',
      'ines@hill.example',
      '',
      'Für two dogs',
      'I paid for the second one, für nichts.',
      'a1@hill.example',
      'a1@hill.example',
      '',
    ]);
    expect([second[2], second[5], second[7], second[8]]).toEqual([
      'hello@ferry.example',
      'We got it.',
      'a1@hill.example',
      'automation',
    ]);
  });

  test('that the team wrote is told: from the mailbox, as sent, or by a colleague in somebody else’s thread', async () => {
    const message = (from: string, thread: string, more = '') =>
      `From x@x.example Mon Feb  2 09:00:00 2026\n${more}From: ${from}\nSubject: Gate\nDate: Mon, 02 Feb 2026 09:00:00 +0100\n` +
      `Message-ID: <${from}>\nReferences: <${thread}>\n\nThe gate sticks.\n\n`;
    const received = 'Delivered-To: hello@ferry.example\n';
    const { rows } = await read(
      message('ines@hill.example', 'a', received) +
        message('anna@ferry.example', 'a') +
        message('bo@hill.example', 'a') +
        message('hello@ferry.example', 'b') +
        message('crew@ferry.example', 'c', received) +
        message('crew@ferry.example', 'c', received) +
        message('kim@gmail.com', 'd', 'X-Gmail-Labels: Gesendet,Wichtig\n') +
        message('tom@gmail.com', 'd', 'X-Gmail-Labels: Inbox,Unsent\n'),
    );
    expect(shown(rows).map((cells) => [cells[2], cells[8]])).toEqual([
      ['ines@hill.example', ''],
      ['anna@ferry.example', 'agent'],
      ['bo@hill.example', ''],
      ['hello@ferry.example', 'agent'],
      ['crew@ferry.example', ''],
      ['crew@ferry.example', ''],
      ['kim@gmail.com', 'agent'],
      ['tom@gmail.com', ''],
    ]);
  });

  test('may be one message in a file, and its “From ” lines are its own', async () => {
    const { facts, rows } = await read(
      'From: bo@dale.example\nDate: Wed, 04 Feb 2026 18:30:00 -0500\nSubject: Pier\n\nLate again.\n\nFrom the pier it is 2026\n',
    );
    expect(facts.format).toBe('mail');
    expect(shown(rows).map((cells) => cells[5])).toEqual(['Late again.\n\nFrom the pier it is 2026']);
  });

  test('is no table of headers', () => {
    expect(looksLikeMail('To: ann@hill.example\nDate: today\nSubject: Late\n\nLate again.\n')).toBe(false);
    expect(looksLikeMail('From,Date,Subject\na@b.example,2026-02-01,Late\n')).toBe(false);
    expect(looksLikeMail('Name: Ann\nFeedback: late\n\nName: Bo\n')).toBe(false);
  });

  test('after a message with a large file is read too', async () => {
    const message = (id: number, body: string) =>
      `From a@hill.example Mon Feb  2 09:00:00 2026\nFrom: a@hill.example\nSubject: Gate ${id}\nDate: Mon, 02 Feb 2026 09:00:00 +0100\nContent-Type: multipart/mixed; boundary=x\n\n${body}\n\n`;
    const picture = `${'QUJD'.repeat(19)}\n`.repeat(26_000);
    const attached = `--x\nContent-Type: text/plain\n\nThe gate sticks.\n--x\nContent-Type: image/png\n\n${picture}--x--`;
    const { rows } = await read(message(1, attached) + message(2, '') + message(3, ''));
    expect(shown(rows).map((cells) => cells[4])).toEqual(['Gate 1', 'Gate 2', 'Gate 3']);
  });

  test('is known by headers of any name and number', () => {
    const passed = Array.from(
      { length: 70 },
      (_, i) => `Received: by relay${i}.example\n        with SMTP id ${i}\n`,
    );
    const own =
      'X-MS-Office365-Filtering-Correlation-Id: 77\nX-MS-Exchange-CrossTenant-OriginalAttributedTenantConnectingIp: 1\n';
    expect(
      looksLikeMail(
        `${passed.join('')}${own}From: bo@dale.example\nDate: Wed, 04 Feb 2026 18:30:00 -0500\nSubject: Pier\n\nLate again.\n`,
      ),
    ).toBe(true);
  });

  test('goes on after a picture, and in HTML where its plain text is empty', () => {
    const plain = ['--x', 'Content-Type: text/plain', ''];
    const picture = ['--x', 'Content-Type: image/png', 'Content-Disposition: inline', '', 'QUJD'];
    const file = ['--x', 'Content-Type: text/plain; name="terms.txt"', '', 'Terms'];
    const parts = [...plain, 'The lid broke.', ...picture, ...plain, 'The hinge too.', ...file, '--x--'];
    expect(mailText(new Map([['content-type', 'multipart/mixed; boundary=x']]), parts)).toBe(
      'The lid broke.\nThe hinge too.',
    );
    const html = ['--x', 'Content-Type: text/html', '', '<p>Too loud</p>', '--x--'];
    const either = new Map([['content-type', 'multipart/alternative; boundary=x']]);
    expect(mailText(either, [...plain, ' ', ...html])).toBe('<p>Too loud</p>');
  });

  test('in base64 of an unknown character set is read as UTF-8', () => {
    const headers = new Map([
      ['content-type', 'text/plain; charset=no-such-set'],
      ['content-transfer-encoding', 'base64'],
    ]);
    expect(mailText(headers, [Buffer.from('für nichts').toString('base64')])).toBe('für nichts');
  });

  test('in an unknown character set stays as it came', () => {
    expect(decodedWords('=?no-such-set?Q?f=FCr?= Ann')).toBe('=?no-such-set?Q?f=FCr?= Ann');
  });
});
