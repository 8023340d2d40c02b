import { describe, expect, test } from 'vitest';
import { load, shown, useTempFiles } from '../test-support/temp-file.ts';
import { looksLikeTranscript } from './transcript-rows.ts';

const file = useTempFiles();
const read = async (content: string, name = 'call.txt') => load(await file(content), name);

describe('a transcript', () => {
  test.each([
    [
      'WebVTT with voices',
      'WEBVTT - A call\n\nNOTE made by a machine\n\n1\n00:00:01.000 --> 00:00:03.500 align:start\n<v Ada Marrow>Thanks for your time.</v>\n\n' +
        '00:00:03.500 --> 00:00:06.000\n<v.loud Ada Marrow>How do you plan <i>shifts</i>?</v>\n\n' +
        '00:00:06.000 --> 00:00:09.000\n<v Jo Reed>By hand.\nIt takes me all of Monday.</v>\n\n00:01:40.000 --> 00:01:41.000\n<v Ada Marrow>I see.</v>\n',
    ],
    [
      'SubRip with names before the words',
      '1\r\n00:00:01,000 --> 00:00:03,500\r\nAda Marrow: Thanks for your time.\r\n\r\n2\r\n00:00:03,500 --> 00:00:06,000\r\nHow do you plan shifts?\r\n\r\n' +
        '3\r\n00:00:06,000 --> 00:00:09,000\r\nJo Reed: By hand. It takes me all of Monday.\r\n\r\n4\r\n00:01:40,000 --> 00:01:41,000\r\nAda Marrow: I see.\r\n',
    ],
    [
      'lines with times and names',
      '00:01 Ada Marrow: Thanks for your time. How do you plan shifts?\n00:06 Jo Reed: By hand.\nIt takes me all of Monday.\n01:40 Ada Marrow: I see.\n',
    ],
    [
      'names with times above the words',
      'Ada Marrow  0:01\nThanks for your time. How do you plan shifts?\n\nJo Reed  0:06\nBy hand. It takes me all of Monday.\n\nAda Marrow  1:40\nI see.\n',
    ],
    [
      'names with times in brackets',
      'Ada Marrow (00:00:01): Thanks for your time. How do you plan shifts?\nJo Reed (00:00:06): By hand. It takes me all of Monday.\nAda Marrow (00:01:40): I see.\n',
    ],
  ])('of %s is split by who speaks', async (_what, content) => {
    const { facts, rows } = await read(content);
    expect(facts.format).toBe('transcript');
    expect(facts.columns.map(({ name }) => name)).toEqual(['from', 'text', 'sender_type']);
    // Names of people do not tell who of them is the customer.
    expect(shown(rows)).toEqual([
      ['Ada Marrow', 'Thanks for your time. How do you plan shifts?', ''],
      ['Jo Reed', 'By hand. It takes me all of Monday.', ''],
      ['Ada Marrow', 'I see.', ''],
    ]);
  });

  test('whose speakers are named by their side tells whose words are the customer’s', async () => {
    const { facts, rows } = await read(
      'Interviewer: What is missing?\nParticipant 2: Export to a sheet.\nEvery month.\nInterviewer: Why?\nParticipant 2: Taxes.\n',
    );
    expect(facts.format).toBe('transcript');
    expect(shown(rows)).toEqual([
      ['Interviewer', 'What is missing?', 'agent'],
      ['Participant 2', 'Export to a sheet. Every month.', 'customer'],
      ['Interviewer', 'Why?', 'agent'],
      ['Participant 2', 'Taxes.', 'customer'],
    ]);
  });

  test.each([
    [
      'a line within a voice',
      'WEBVTT\n\n00:01.000 --> 00:03.000\n<v Jo Reed>I have\none wish: export &amp; print</v>\n\n00:03.000 --> 00:05.000\n<v Ada>I see.</v>\n',
      [
        ['Jo Reed', 'I have one wish: export & print', ''],
        ['Ada', 'I see.', ''],
      ],
    ],
    [
      'a subtitle',
      'WEBVTT\n\n00:01.000 --> 00:03.000\nThe problem is: exports fail\n\n00:03.000 --> 00:05.000\non Mondays\n',
      [['', 'The problem is: exports fail on Mondays', '']],
    ],
    [
      'a time of day',
      'Ada Marrow 0:01\nWhen?\nJo Reed 0:06\nWell.\nLet us start at 9:30\nAda Marrow 1:40\nFine.\n',
      [
        ['Ada Marrow', 'When?', ''],
        ['Jo Reed', 'Well. Let us start at 9:30', ''],
        ['Ada Marrow', 'Fine.', ''],
      ],
    ],
    [
      'a line of the same speaker',
      'Interviewer: What is missing?\nCustomer: Much.\nTwo things: speed and price\nInterviewer: Why?\nCustomer: Taxes.\n',
      [
        ['Interviewer', 'What is missing?', 'agent'],
        ['Customer', 'Much. Two things: speed and price', 'customer'],
        ['Interviewer', 'Why?', 'agent'],
        ['Customer', 'Taxes.', 'customer'],
      ],
    ],
  ])('takes no words of %s for a speaker', async (_what, content, expected) => {
    expect(shown((await read(content, 'call.txt')).rows)).toEqual(expected);
  });

  test('without names keeps the words', async () => {
    const cues = 'WEBVTT\n\n00:01.000 --> 00:03.000\nIt is slow\n\n00:03.000 --> 00:05.000\non Mondays\n';
    const { rows } = await read(cues, 'call.vtt');
    expect(shown(rows)).toEqual([['', 'It is slow on Mondays', '']]);
  });

  test('in which one speaks for very long comes in parts that an item can hold', async () => {
    const line = 'It takes me all of Monday to plan them. '.repeat(20).trim();
    const lines = Array.from(
      { length: 400 },
      (_, at) => `[0:${String(at % 60).padStart(2, '0')}] Jo: ${line}`,
    );
    const { rows } = await read(
      [
        '[0:00] Ada: Hello',
        '[0:00] Jo: Hi',
        '[0:00] Ada: Go on',
        ...lines.map((one) => one.replace(/^\[0:\d\d\]/, '[0:01]')),
      ].join('\n'),
    );
    const texts = shown(rows).map(([, text = '']) => text);
    expect(texts.length).toBeGreaterThan(5);
    expect(Math.max(...texts.map((text) => text.length))).toBeLessThanOrEqual(90_000);
    expect(texts.join(' ').split('Monday').length).toBe(400 * 20 + 1);
  });
});

test.each([
  ['records', 'Name: Jo\nRating: 5\nComment: Good\n\nName: Bo\nRating: 4\nComment: Fine\n'],
  [
    'records of both sides',
    'Customer: Jo\nAgent: Ben\nComment: Slow\n\nCustomer: Bo\nAgent: Ben\nComment: Fine\n',
  ],
  ['a table', 'time,name,text\n00:01,Ada,Hello: you\n00:02,Jo,Hi: there\n00:03,Ada,Yes: we\n'],
  ['a table of two columns', 'Ines,00:10\nKai,00:20\nInes,00:30\nKai,00:40\n'],
  ['opening hours', 'Monday 09:00\nTuesday 10:00\nMonday 11:00\nTuesday 12:00\n'],
  ['a list of shifts', '09:00 Ines: counter\n10:00 Kai: oven\n11:00 Ines: shop\n12:00 Kai: rest\n'],
  ['a log', '12:00:01 error: no route\n12:00:02 warn: slow\n12:00:03 error: done\n12:00:04 warn: x\n'],
  ['prose', 'The call was fine. We said: later.\nThen nothing.\n'],
  ['nothing', ''],
])('%s are no transcript', (_what, sample) => {
  expect(looksLikeTranscript(sample)).toBe(false);
});
