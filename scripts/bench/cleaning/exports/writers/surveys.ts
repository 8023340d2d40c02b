import { Buffer } from 'node:buffer';
import type { ExportFile } from '../expected.ts';
import { csvText } from '../tools/csv.ts';
import { dated, iso, isoLocal } from '../tools/dates.ts';
import { voices } from '../tools/voices.ts';

const MINUTE = 60_000;

export function typeform(): ExportFile {
  const people = voices(201, 44, ['en', 'es']);
  const recommend = 'How likely are you to recommend Tallybird to a friend or colleague?';
  const why = "What's the *main* reason for your score?";
  const better = 'If you could change one thing, what would it be?';
  const head = [
    '#',
    'First up, what do you do?',
    recommend,
    why,
    better,
    'Your email',
    'company',
    'Response Type',
    'Start Date (UTC)',
    'Stage Date (UTC)',
    'Submit Date (UTC)',
    'Network ID',
    'Tags',
    'Ending',
  ];
  const when = (time: number): string => dated(time, '{year}-{month}-{day} {hour}:{minute}:{second}');
  const isScoreOnly = (index: number): boolean => index % 7 === 5;
  const rows = people.map((one, index) => [
    `tf${(4417 + index * 7919).toString(36)}k0q`,
    index % 2 ? 'I own the shop' : 'I work the till',
    String(one.nps),
    isScoreOnly(index) ? '' : one.text,
    isScoreOnly(index) || index % 3 ? '' : one.also,
    one.mail,
    one.company,
    'completed',
    when(one.time - 3 * MINUTE),
    '',
    when(one.time),
    `${(index * 997 + 4417).toString(16)}ab09`,
    '',
    'Thank you screen A',
  ]);
  return {
    bytes: Buffer.from(csvText([head, ...rows], { line: '\n' })),
    expected: {
      file: 'typeform-responses.csv',
      tool: 'Typeform',
      format: 'csv',
      encoding: 'utf-8',
      delimiter: ',',
      headerRow: 1,
      columns: {
        body: [why, better],
        date: 'Submit Date (UTC)',
        rating: recommend,
        author: 'Your email',
        account: 'company',
        externalId: '#',
      },
      rating: { min: 0, max: 10, isNps: true },
      items: people.length,
      scoreOnly: people.filter((_, index) => isScoreOnly(index)).length,
      firstItems: people.slice(0, 3).map((one, index) => ({
        body: index % 3 === 0 && one.also !== '' ? `${one.text}\n${one.also}` : one.text,
        date: iso(one.time),
        rating: one.nps,
        author: one.mail,
        account: one.company,
        externalId: `tf${(4417 + index * 7919).toString(36)}k0q`,
      })),
      traps: [
        'The id stands under #.',
        'Two questions hold free text.',
        'The score says nothing of its scale in the header; its question is the one of NPS.',
        'Three columns hold dates, Stage Date is empty.',
        'Answers without words are kept and count in scores.',
      ],
    },
  };
}

export function surveyMonkey(): ExportFile {
  const people = voices(202, 40, ['en']);
  const first = [
    'Respondent ID',
    'Collector ID',
    'Start Date',
    'End Date',
    'IP Address',
    'Email Address',
    'First Name',
    'Last Name',
    'Custom Data 1',
    'How would you rate the following? (1 = poor, 5 = excellent)',
    '',
    '',
    'Overall, how satisfied are you with Tallybird?',
    'Is there anything else you would like to tell us?',
    'Which device do you use?',
    '',
  ];
  const second = [
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    'Ease of use',
    'Speed',
    'Support',
    'Response',
    'Open-Ended Response',
    'Response',
    'Other (please specify)',
  ];
  const when = (time: number): string =>
    dated(time, '{month}/{day}/{year} {hour12}:{minute}:{second} {half}');
  const isScoreOnly = (index: number): boolean => index % 8 === 6;
  const rows = people.map((one, index) => {
    const [given = '', family = ''] = one.author.split(' ');
    return [
      String(118_044_170_000 + index),
      '441700117',
      when(one.time - 5 * MINUTE),
      when(one.time),
      `203.0.113.${index + 2}`,
      one.mail,
      given,
      family,
      one.company,
      String(1 + (index % 5)),
      String(1 + ((index * 3) % 5)),
      String(1 + ((index * 2) % 5)),
      String(one.stars),
      isScoreOnly(index) ? '' : one.text,
      index % 5 ? 'Tablet' : '',
      index % 5 ? '' : 'An old phone',
    ];
  });
  return {
    bytes: Buffer.from(csvText([first, second, ...rows])),
    expected: {
      file: 'surveymonkey-responses.csv',
      tool: 'SurveyMonkey',
      format: 'csv',
      encoding: 'utf-8',
      delimiter: ',',
      headerRow: 1,
      columns: {
        body: 'Is there anything else you would like to tell us?',
        date: 'End Date',
        rating: 'Overall, how satisfied are you with Tallybird?',
        author: 'Email Address',
        account: 'Custom Data 1',
        externalId: 'Respondent ID',
      },
      rating: { min: 1, max: 5, isNps: false },
      items: people.length,
      scoreOnly: people.filter((_, index) => isScoreOnly(index)).length,
      firstItems: people.slice(0, 3).map((one, index) => ({
        body: one.text,
        date: isoLocal(one.time),
        rating: one.stars,
        author: one.mail,
        account: one.company,
        externalId: String(118_044_170_000 + index),
      })),
      traps: [
        'The second row belongs to the header and is no answer.',
        'Header cells of a question with several parts are empty after the first.',
        'Months come before days, hours go to twelve.',
        'Four columns could be the rating; the overall question is.',
        'The company stands in Custom Data 1.',
      ],
    },
  };
}

export function delighted(): ExportFile {
  const people = voices(203, 70, ['en', 'fr']);
  const head = [
    'ID',
    'Created At',
    'Survey Type',
    'Score',
    'Comment',
    'Person Name',
    'Person Email',
    'Company',
    'Tags',
    'Permalink',
    'Delighted Source',
    'Delighted Device Type',
    'Delighted Browser',
  ];
  const when = (time: number): string => dated(time, '{year}-{month}-{day} {hour}:{minute}:{second} UTC');
  const isScoreOnly = (index: number): boolean => index % 3 === 2;
  const rows = people.map((one, index) => [
    String(44_170_200 + index),
    when(one.time),
    'nps',
    String(one.nps),
    isScoreOnly(index) ? '' : one.text,
    one.author,
    one.mail,
    one.company,
    index % 5 ? '' : 'vip',
    `https://delighted.example/r/${index}`,
    'Email',
    index % 2 ? 'Mobile' : 'Desktop',
    'Firefox',
  ]);
  return {
    bytes: Buffer.from(csvText([head, ...rows], { line: '\n' })),
    expected: {
      file: 'delighted-nps.csv',
      tool: 'Delighted',
      format: 'csv',
      encoding: 'utf-8',
      delimiter: ',',
      headerRow: 1,
      columns: {
        body: 'Comment',
        date: 'Created At',
        rating: 'Score',
        author: 'Person Name',
        account: 'Company',
        externalId: 'ID',
        app: 'Delighted Source',
      },
      rating: { min: 0, max: 10, isNps: true },
      items: people.length,
      scoreOnly: people.filter((_, index) => isScoreOnly(index)).length,
      firstItems: people.slice(0, 3).map((one, index) => ({
        body: isScoreOnly(index) ? '' : one.text,
        date: iso(one.time),
        rating: one.nps,
        author: one.author,
        account: one.company,
        externalId: String(44_170_200 + index),
      })),
      traps: [
        'A third of the answers are a score alone.',
        'The scale is told by Survey Type, not by the header.',
        'A score of 0 is a score.',
      ],
    },
  };
}

export function googleForms(): ExportFile {
  const people = voices(204, 38, ['de']);
  const recommend = 'Wie wahrscheinlich ist es, dass Sie uns weiterempfehlen? (0–10)';
  const better = 'Was sollen wir besser machen?';
  const head = [
    'Zeitstempel',
    'E-Mail-Adresse',
    recommend,
    better,
    'Und was gefällt Ihnen schon?',
    'Name Ihres Betriebs',
    'Dürfen wir Sie anrufen?',
  ];
  const when = (time: number): string => dated(time, '{day}.{month}.{year} {hour}:{minute}:{second}');
  const rows = people.map((one, index) => [
    when(one.time),
    one.mail,
    String(one.nps),
    one.text,
    index % 4 ? '' : one.also,
    one.company,
    index % 2 ? 'Ja' : 'Nein',
  ]);
  return {
    bytes: Buffer.from(csvText([head, ...rows])),
    expected: {
      file: 'google-forms-antworten.csv',
      tool: 'Google Forms',
      format: 'csv',
      encoding: 'utf-8',
      delimiter: ',',
      headerRow: 1,
      columns: {
        body: [better, 'Und was gefällt Ihnen schon?'],
        date: 'Zeitstempel',
        rating: recommend,
        author: 'E-Mail-Adresse',
        account: 'Name Ihres Betriebs',
      },
      rating: { min: 0, max: 10, isNps: true },
      items: people.length,
      scoreOnly: 0,
      firstItems: people.slice(0, 3).map((one, index) => ({
        body: index % 4 === 0 && one.also !== '' ? `${one.text}\n${one.also}` : one.text,
        date: isoLocal(one.time),
        rating: one.nps,
        author: one.mail,
        account: one.company,
      })),
      traps: [
        'Headers are whole questions, in German.',
        '0–10 in the header says that it is NPS, with a dash that is no hyphen.',
        'Name Ihres Betriebs is the account and not the author.',
        'There is no id.',
      ],
    },
  };
}
