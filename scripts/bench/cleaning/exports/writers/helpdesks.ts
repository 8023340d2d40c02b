import { Buffer } from 'node:buffer';
import type { ExportFile } from '../expected.ts';
import { csvText, windows1252 } from '../tools/csv.ts';
import { dated, iso, isoLocal, isoMinute } from '../tools/dates.ts';
import { voices } from '../tools/voices.ts';
import type { Voice } from '../tools/voices.ts';

const escaped = (text: string): string =>
  text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;');
const mailOf = ({ opening, text, closing, author }: Voice): string =>
  `${opening}\n\n${text}\n\n${closing}\n${author}`;
const htmlOf = ({ opening, text, closing, author }: Voice): string =>
  `<div dir="ltr"><div>${escaped(opening)}</div><div><br></div><div>${escaped(text)}</div><div><br></div><div>${escaped(closing)}<br>${escaped(author)}</div></div>`;
const HOUR = 3_600_000;

export function zendeskCsv(): ExportFile {
  const people = voices(101, 60, ['en', 'de']);
  const head =
    'Summation column,Id,Requester,Requester id,Requester external id,Requester email,Requester domain,Submitter,Assignee,Group,Subject,Tags,Status,Priority,Via,Ticket type,Created at,Updated at,Assigned at,Organization,Due date,Initially assigned at,Solved at,Resolution time,Satisfaction Score,Group stations,Assignee stations,Reopens,Replies,First reply time in minutes,First reply time in minutes within business hours,Customer message [txt],Product area [list]'.split(
      ',',
    );
  const local = (time: number): string => dated(time, '{year}-{month}-{day} {hour}:{minute}');
  const rows = people.map((one, index) => [
    '1',
    String(7301 + index),
    one.author,
    String(360_044_170_000 + index),
    '',
    one.mail,
    one.mail.split('@')[1] ?? '',
    one.author,
    'Imogen',
    'Support',
    one.title,
    'till web',
    index % 3 ? 'Solved' : 'Open',
    'Normal',
    index % 4 ? 'Mail' : 'Web form',
    'Question',
    local(one.time),
    local(one.time + 5 * HOUR),
    local(one.time + HOUR),
    one.company,
    '',
    local(one.time + HOUR),
    index % 3 ? local(one.time + 5 * HOUR) : '',
    index % 3 ? '5' : '',
    ['Not Offered', 'Offered', 'Good', 'Bad'][index % 4] ?? '',
    '1',
    '1',
    '0',
    '2',
    '61',
    '61',
    mailOf(one),
    'till::payments',
  ]);
  return {
    bytes: Buffer.from(csvText([head, ...rows])),
    expected: {
      file: 'zendesk-tickets.csv',
      tool: 'Zendesk',
      format: 'csv',
      encoding: 'utf-8',
      delimiter: ',',
      headerRow: 1,
      columns: {
        title: 'Subject',
        body: 'Customer message [txt]',
        date: 'Created at',
        author: 'Requester',
        account: 'Organization',
        externalId: 'Id',
        app: 'Via',
      },
      items: people.length,
      scoreOnly: 0,
      firstItems: people.slice(0, 3).map((one, index) => ({
        title: one.title,
        body: one.text,
        date: isoMinute(one.time),
        author: one.author,
        account: one.company,
        externalId: String(7301 + index),
      })),
      traps: [
        'The first column is always 1.',
        'Six columns hold dates; the ticket was made at Created at.',
        'Submitter repeats the requester; Assignee is an agent.',
        'Satisfaction Score is a word and no number.',
        'The message has a greeting and a closing.',
      ],
    },
  };
}

export function zendeskJson(): ExportFile {
  const people = voices(102, 40, ['en', 'fr']);
  const lines = people.map((one, index) => {
    const id = 8101 + index;
    const comment = (author: number, body: string, time: number, isPublic = true): object => ({
      id: id * 10 + author,
      type: 'Comment',
      author_id: author,
      body,
      html_body: `<div class="zd-comment" dir="auto"><p dir="auto">${escaped(body).replace(/\n/gu, '<br>')}</p></div>`,
      plain_body: body,
      public: isPublic,
      created_at: iso(time),
    });
    return JSON.stringify({
      url: `https://tallybird.zendesk.example/api/v2/tickets/${id}.json`,
      id,
      external_id: null,
      via: { channel: 'email', source: { from: { address: one.mail, name: one.author }, to: {}, rel: null } },
      created_at: iso(one.time),
      updated_at: iso(one.time + 9 * HOUR),
      type: null,
      subject: one.title,
      raw_subject: one.title,
      description: mailOf(one),
      priority: 'normal',
      status: 'closed',
      tags: ['till'],
      satisfaction_rating: { score: index % 5 === 0 ? 'good' : 'unoffered' },
      requester: { id: 1, name: one.author, email: one.mail, role: 'end-user' },
      assignee: { id: 2, name: 'Rafe', email: 'rafe@tallybird.example', role: 'agent' },
      organization: { id: 55, name: one.company },
      comments: [
        comment(1, mailOf(one), one.time),
        comment(2, one.answer, one.time + HOUR),
        comment(2, 'Asked second level.', one.time + 2 * HOUR, false),
        ...(index % 2 ? [comment(1, one.also, one.time + 9 * HOUR)] : []),
      ],
    });
  });
  return {
    bytes: Buffer.from(`${lines.join('\n')}\n`),
    expected: {
      file: 'zendesk-tickets.json',
      tool: 'Zendesk',
      format: 'jsonl',
      encoding: 'utf-8',
      columns: {
        title: 'subject',
        body: ['description', 'comments'],
        date: 'created_at',
        author: 'requester.name',
        account: 'organization.name',
        externalId: 'id',
        app: 'via.channel',
      },
      items: people.length,
      scoreOnly: 0,
      firstItems: people.slice(0, 3).map((one, index) => ({
        title: one.title,
        body: index % 2 ? `${one.text}\n${one.also}` : one.text,
        date: iso(one.time),
        author: one.author,
        account: one.company,
        externalId: String(8101 + index),
      })),
      traps: [
        'One ticket a line, though the name ends in .json.',
        'description and the first comment are the same words and count once.',
        'author_id 1 is the customer (requester.id), 2 the agent; one comment is private.',
        'Bodies hold a greeting and a closing.',
      ],
    },
  };
}

export function intercom(): ExportFile {
  const people = voices(103, 45, ['en', 'es']);
  const seconds = (time: number): number => time / 1000;
  const conversations = people.map((one, index) => {
    const part = (kind: string, author: object, body: string | null, time: number): object => ({
      type: 'conversation_part',
      id: `${index}${time}`,
      part_type: kind,
      body,
      created_at: seconds(time),
      author,
    });
    const user = { type: 'user', id: `u${index}`, name: one.author, email: one.mail };
    return {
      type: 'conversation',
      id: String(215_470_000_000 + index),
      created_at: seconds(one.time),
      updated_at: seconds(one.time + 4 * HOUR),
      title: null,
      state: 'closed',
      source: {
        type: 'conversation',
        id: `s${index}`,
        delivered_as: 'customer_initiated',
        subject: `<p>${escaped(one.title)}</p>`,
        body: `<p class="no-margin">${escaped(one.opening)}</p><p class="no-margin">${escaped(one.text)}</p>`,
        author: user,
      },
      contacts: {
        type: 'contact.list',
        contacts: [{ type: 'contact', id: `u${index}`, external_id: `ext-${index}` }],
      },
      custom_attributes: { Company: one.company, 'AI Title': one.title },
      conversation_rating:
        index % 3 === 0
          ? { rating: one.stars, remark: null, created_at: seconds(one.time + 5 * HOUR) }
          : null,
      conversation_parts: {
        type: 'conversation_part.list',
        conversation_parts: [
          part(
            'comment',
            { type: 'bot', id: 'b1', name: 'Fin', email: 'operator+tallybird@intercom.example' },
            '<p>You will get replies here and in your email.</p>',
            one.time + 60_000,
          ),
          part(
            'comment',
            { type: 'admin', id: 'a7', name: 'Tilda', email: 'tilda@tallybird.example' },
            `<p>${escaped(one.answer)}</p>`,
            one.time + HOUR,
          ),
          part(
            'assignment',
            { type: 'admin', id: 'a7', name: 'Tilda', email: 'tilda@tallybird.example' },
            null,
            one.time + HOUR,
          ),
          ...(index % 2 ? [] : [part('comment', user, `<p>${escaped(one.also)}</p>`, one.time + 2 * HOUR)]),
        ],
      },
    };
  });
  return {
    bytes: Buffer.from(
      `${JSON.stringify({ type: 'conversation.list', pages: { type: 'pages', page: 1, per_page: 60, total_pages: 1 }, total_count: people.length, conversations }, null, 2)}\n`,
    ),
    expected: {
      file: 'intercom-conversations.json',
      tool: 'Intercom',
      format: 'json',
      encoding: 'utf-8',
      columns: {
        title: 'source.subject',
        body: ['source.body', 'conversation_parts.conversation_parts'],
        date: 'created_at',
        rating: 'conversation_rating.rating',
        author: 'source.author.name',
        account: 'custom_attributes.Company',
        externalId: 'id',
        app: 'source.type',
      },
      rating: { min: 1, max: 5, isNps: false },
      items: people.length,
      scoreOnly: 0,
      firstItems: people.slice(0, 3).map((one, index) => ({
        title: one.title,
        body: index % 2 || one.also === '' ? one.text : `${one.text}\n${one.also}`,
        date: iso(one.time),
        ...(index % 3 === 0 && { rating: one.stars }),
        author: one.author,
        account: one.company,
        externalId: String(215_470_000_000 + index),
      })),
      traps: [
        'The rows stand under conversations, beside paging fields.',
        'Dates are seconds since 1970.',
        'Parts by bot and admin are not the customer; assignment parts have no body.',
        'subject and body are HTML; title is null.',
      ],
    },
  };
}

export function freshdesk(): ExportFile {
  const people = voices(104, 50, ['en', 'de', 'fr']);
  const head = [
    'Ticket ID',
    'Subject',
    'Description',
    'Status',
    'Priority',
    'Source',
    'Type',
    'Agent',
    'Group',
    'Created time',
    'Due by Time',
    'Resolved time',
    'Closed time',
    'Last update time',
    'Initial response time',
    'Time tracked',
    'First response time (in hrs)',
    'Resolution time (in hrs)',
    'Agent interactions',
    'Customer interactions',
    'Resolution status',
    'First response status',
    'Tags',
    'Survey results',
    'Product',
    'Full name',
    'Title',
    'Email',
    'Work phone',
    'Mobile phone',
    'Company Name',
    'Contact ID',
  ];
  const when = (time: number): string => dated(time, '{year}-{month}-{day} {hour}:{minute}:{second}');
  const jobs = ['Owner', 'Shop manager', '', 'Bookkeeper'];
  const rows = people.map((one, index) => [
    String(3301 + index),
    one.title,
    htmlOf(one),
    'Closed',
    'Medium',
    index % 2 ? 'Email' : 'Portal',
    'Problem',
    'Yusra',
    'Level 1',
    when(one.time),
    when(one.time + 48 * HOUR),
    when(one.time + 8 * HOUR),
    when(one.time + 9 * HOUR),
    when(one.time + 9 * HOUR),
    when(one.time + HOUR),
    '00:12',
    '01:00:00',
    '08:00:00',
    '2',
    '1',
    'Within SLA',
    'Within SLA',
    'till',
    index % 4 ? '' : 'Extremely Happy',
    'Tallybird Till',
    one.author,
    jobs[index % 4] ?? '',
    one.mail,
    '',
    `'+44 7700 900${100 + index}`,
    one.company,
    String(80_000_000_100 + index),
  ]);
  return {
    bytes: Buffer.from(csvText([head, ...rows], { quotesAll: true, line: '\n' })),
    expected: {
      file: 'freshdesk-tickets.csv',
      tool: 'Freshdesk',
      format: 'csv',
      encoding: 'utf-8',
      delimiter: ',',
      headerRow: 1,
      columns: {
        title: 'Subject',
        body: 'Description',
        date: 'Created time',
        author: 'Full name',
        account: 'Company Name',
        externalId: 'Ticket ID',
        app: 'Source',
      },
      items: people.length,
      scoreOnly: 0,
      firstItems: people.slice(0, 3).map((one, index) => ({
        title: one.title,
        body: one.text,
        date: isoLocal(one.time),
        author: one.author,
        account: one.company,
        externalId: String(3301 + index),
      })),
      traps: [
        'Title is the job of the contact, not the title of the ticket.',
        'Seven columns hold times; some are durations.',
        'Survey results are words.',
        'Mobile phones begin with an apostrophe.',
        'Description is HTML.',
      ],
    },
  };
}

export function salesforce(): ExportFile {
  const people = voices(105, 48, ['fr', 'en', 'de']);
  const when = (time: number): string => dated(time, '{day}/{month}/{year} {hour}:{minute}');
  const head = [
    'Case Number',
    'Account Name',
    'Contact Name',
    'Case Origin',
    'Subject',
    'Description',
    'Status',
    'Priority',
    'Date/Time Opened',
    'Date/Time Closed',
    'Age (Hours)',
    'Case Owner',
  ];
  const rows = people.map((one, index) => [
    String(17_700 + index).padStart(8, '0'),
    one.company,
    one.author,
    index % 3 ? 'Email' : 'Phone',
    one.title,
    `${mailOf(one)}\n\n--------------- Original Message ---------------\nFrom: Tallybird Support [support@tallybird.example]\nSent: ${when(one.time - HOUR)}\nTo: ${one.mail}\nSubject: ${one.title}\n\n${one.answer}`,
    'Closed',
    'Medium',
    when(one.time),
    when(one.time + 30 * HOUR),
    '30',
    'Marek',
  ]);
  const foot = [
    '',
    '',
    '"Tickets of the quarter"',
    '"Copyright (c) 2000-2026 salesforce.com, inc. All rights reserved."',
    '"Confidential Information - Do Not Distribute"',
    '"Generated By: Marek 15/04/2026 09:42"',
    '"Tallybird"',
  ];
  return {
    bytes: windows1252(csvText([head, ...rows], { quotesAll: true, line: '\n' }) + foot.join('\n')),
    expected: {
      file: 'salesforce-cases.csv',
      tool: 'Salesforce',
      format: 'csv',
      encoding: 'windows-1252',
      delimiter: ',',
      headerRow: 1,
      columns: {
        title: 'Subject',
        body: 'Description',
        date: 'Date/Time Opened',
        author: 'Contact Name',
        account: 'Account Name',
        externalId: 'Case Number',
        app: 'Case Origin',
      },
      items: people.length,
      scoreOnly: 0,
      firstItems: people.slice(0, 3).map((one, index) => ({
        title: one.title,
        body: one.text,
        date: isoMinute(one.time),
        author: one.author,
        account: one.company,
        externalId: String(17_700 + index).padStart(8, '0'),
      })),
      traps: [
        'Five lines of the report stand under the rows and are no items.',
        'Days come before months; the first rows alone do not tell.',
        'Case numbers begin with zeros, which must stay.',
        'Descriptions quote the agent under Original Message.',
        'Windows-1252, with curly quotes.',
      ],
    },
  };
}

export function jira(): ExportFile {
  const people = voices(106, 36, ['en']);
  const when = (time: number): string => dated(time, '{day}/{monthName}/26 {hour12}:{minute} {half}');
  const head = [
    'Summary',
    'Issue key',
    'Issue id',
    'Issue Type',
    'Status',
    'Project key',
    'Project name',
    'Priority',
    'Assignee',
    'Reporter',
    'Creator',
    'Created',
    'Updated',
    'Last Viewed',
    'Labels',
    'Labels',
    'Labels',
    'Description',
    'Attachment',
    'Attachment',
    'Custom field (Organizations)',
    'Custom field (Request channel type)',
    'Satisfaction rating',
    'Comment',
    'Comment',
    'Comment',
  ];
  const rows = people.map((one, index) => [
    one.title,
    `TB-${417 + index}`,
    String(10_400 + index),
    'Support',
    'Done',
    'TB',
    'Tallybird Desk',
    'Medium',
    'Benno',
    one.author,
    one.author,
    when(one.time),
    when(one.time + 6 * HOUR),
    when(one.time + 90 * HOUR),
    'till',
    index % 2 ? 'vip' : '',
    '',
    `${one.opening}\n\n*${one.text}*\n\n!screenshot-${index}.png|thumbnail!\n{quote}${one.answer}{quote}`,
    index % 3 ? '' : `${when(one.time)};5b10a2844c20;shot.png;https://tallybird.jira.example/a/${index}`,
    '',
    one.company,
    'email',
    index % 4 ? '' : String(one.stars),
    `${when(one.time + HOUR)};5b10a2844c20165700ede21g;${one.answer}`,
    index % 2 ? `${when(one.time + 3 * HOUR)};qm:417:${index};${one.also}` : '',
    '',
  ]);
  return {
    bytes: Buffer.from(csvText([head, ...rows], { line: '\n' })),
    expected: {
      file: 'jira-issues.csv',
      tool: 'Jira',
      format: 'csv',
      encoding: 'utf-8',
      delimiter: ',',
      headerRow: 1,
      columns: {
        title: 'Summary',
        body: 'Description',
        date: 'Created',
        rating: 'Satisfaction rating',
        author: 'Reporter',
        account: 'Custom field (Organizations)',
        externalId: 'Issue key',
        app: 'Custom field (Request channel type)',
      },
      rating: { min: 1, max: 5, isNps: false },
      items: people.length,
      scoreOnly: 0,
      firstItems: people.slice(0, 3).map((one, index) => ({
        title: one.title,
        body: one.text,
        date: isoMinute(one.time),
        ...(index % 4 === 0 && { rating: one.stars }),
        author: one.author,
        account: one.company,
        externalId: `TB-${417 + index}`,
      })),
      traps: [
        'Labels, Attachment and Comment stand there more than once.',
        'Issue id and Issue key are both unique; the key is what people know.',
        'Descriptions are Jira markup with the agent in a quote.',
        'Months are names, years have two digits, hours go to twelve.',
        'Comments hold date;account;text and are not mapped.',
      ],
    },
  };
}
