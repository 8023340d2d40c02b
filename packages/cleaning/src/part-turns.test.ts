import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanItem, customerText } from './cleaned-item.ts';
import { partTurns } from './part-turns.ts';
import { chatCases } from './testing/chat-cases.ts';
import type { MailCase } from './testing/mail-cases.ts';
import { mailCases } from './testing/mail-cases.ts';
import { toolCases } from './testing/tool-cases.ts';
import { trapCases } from './testing/trap-cases.ts';
import { toPlainText } from './to-plain-text.ts';
import type { About } from './turns/turn.ts';

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');
const keeps = ({ body, about, own }: MailCase) =>
  expect(words(customerText(cleanItem(body, about)))).toEqual(words(own));

describe('of a message the customer’s own words are kept', () => {
  test.each(mailCases)('$name', keeps);
});

describe('of what tools write the customer’s own words are kept', () => {
  test.each(toolCases)('$name', ({ body, own }) => {
    const said = customerText(cleanItem(body)).match(/[\p{L}\p{N}]+/gu) ?? [];
    expect(said).toEqual(own.match(/[\p{L}\p{N}]+/gu) ?? []);
  });
});

describe('a mailbox that companies share', () => {
  const text = 'None of us can log in since the update on Friday.';
  const said = (about: About) => customerText(cleanItem(text, about));

  test('is a customer’s where nobody else began', () => {
    for (const mail of ['info@kestrel.example', 'office@eastschool.example', 'team@kestrel.example'])
      expect(said({ authorMail: mail })).toBe(text);
  });

  test('answers where somebody else began', () => {
    expect(said({ authorMail: 'info@ourshop.example', isAnswer: true })).toBe('');
    expect(said({ authorMail: 'jo@kestrel.example', isAnswer: true })).toBe(text);
  });

  test('of support answers in any case', () => {
    expect(said({ authorMail: 'support@ourshop.example' })).toBe('');
  });
});

test('programs that write among people are no customers', () => {
  const said = (author: string) =>
    customerText(cleanItem('Welcome! Please read the rules before you post.', { author }));
  expect(['AutoModerator', 'TicketBot', 'release[bot]'].map(said)).toEqual(['', '', '']);
  expect(said('Anna Talbot')).not.toBe('');
});

describe('of a chat or thread the customer’s turns are kept', () => {
  test.each(chatCases)('$name', keeps);
});

describe('what looks like a mail’s furniture stays the customer’s', () => {
  test.each(trapCases)('$name', keeps);
});

test('a row of an agent has no words of a customer', () => {
  const body = 'Hi Ann,\n\nThank you for writing to us.\n\nIda';
  const abouts: About[] = [
    { columns: { 'Author role': 'agent' } },
    { columns: { Direction: 'Outbound' } },
    { columns: { incoming: 'false' } },
    { isPublic: false },
  ];
  for (const about of abouts) expect(customerText(cleanItem(body, about))).toBe('');
});

test('each kind of part is told', () => {
  const { text, turns } = cleanItem(
    'Hi Ida,\n\nthe lid is broken.\n\nThanks,\nAnn Lee\n\nOn Tue, Mar 17, 2026 at 9:42 AM Ida <help@shop.example> wrote:\n> Hi Ann',
  );
  const parts = turns.flatMap(({ parts: all }) =>
    all.map(({ kind, start, end }) => [kind, text.slice(start, end)]),
  );
  expect(parts).toEqual([
    ['greeting', 'Hi Ida,'],
    ['body', 'the lid is broken.'],
    ['closing', 'Thanks,'],
    ['signature', 'Ann Lee'],
    ['quote-head', 'On Tue, Mar 17, 2026 at 9:42 AM Ida <help@shop.example> wrote:'],
    ['quote', '> Hi Ann'],
  ]);
});

test('a rule above a chat is kept apart, not lost', () => {
  const chat = '--\n(09:42:10) Ann: x\n(09:42:30) Ann: y';
  expect(partTurns(toPlainText(chat))[0]).toMatchObject({
    who: 'system',
    parts: [{ kind: 'label', start: 0 }],
  });
});

test('parts are in order, do not overlap and leave out nothing but blanks', () => {
  const piece = fc.constantFrom(
    ...[
      'Hi Ann,',
      'It is broken.',
      'Thanks',
      '--',
      'Ann Lee',
      '> old',
      'From: a@b.example',
      'Sent: 17.03.2026 09:42',
    ],
    ...[
      'To: c',
      'Subject: d',
      '',
      '',
      'Ann: hello',
      'Bo: yes',
      '(09:42:10) Ann: x',
      'Message: y',
      'On 17.03.2026 at 09:42 a@b.example wrote:',
    ],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (lines) => {
      const plain = toPlainText(lines.join('\n'));
      let at = 0;
      for (const { parts } of partTurns(plain))
        for (const { start, end } of parts) {
          expect(plain.text.slice(at, start).trim()).toBe('');
          expect(start).toBeGreaterThanOrEqual(at);
          expect(end).toBeGreaterThan(start);
          at = end;
        }
      expect(plain.text.slice(at).trim()).toBe('');
    }),
  );
});
