import { expect, test } from 'vitest';
import { answering } from '../testing/answering.ts';
import { allStandIns } from '../testing/all-stand-ins.ts';
import { askStandIn } from '../testing/stand-in.ts';
import { StandInWorld } from '../testing/stand-in-world.ts';
import { discourse } from './discourse.ts';
import { freshdesk } from './freshdesk.ts';
import { front } from './front.ts';
import { github } from './github.ts';
import { gitlab } from './gitlab.ts';
import type { Ask, BroughtPage, ConnectionKind, ConnectionSettings } from './connection-kind.ts';
import { intercom } from './intercom.ts';
import { jira } from './jira.ts';
import { linear } from './linear.ts';
import { salesforce } from './salesforce.ts';
import { slack } from './slack.ts';
import { slackText } from './slack-text.ts';
import { surveymonkey } from './surveymonkey.ts';
import { tally } from './tally.ts';
import { typeform } from './typeform.ts';
import { zendesk } from './zendesk.ts';

const at = '2026-11-01T10:00:00Z';
const now = Date.parse('2026-11-20T12:00:00Z');

async function brought(kind: ConnectionKind, ask: Ask, more: ConnectionSettings = {}): Promise<BroughtPage> {
  const standIn = allStandIns.find((one) => one.kind === kind);
  return kind.read(ask, { ...standIn?.settings, ...more }, null, now);
}

/** Who said what, in order. */
function sides({ items }: BroughtPage): string[] {
  return items.flatMap(({ turns }) => turns.map(({ by, text }) => `${by}: ${text}`));
}

test('Zendesk: an internal note is the team’s, and so is a ticket that an agent opened', async () => {
  const users = [
    { id: 1, role: 'end-user', name: 'Jo' },
    { id: 2, role: 'agent', name: 'Ada' },
  ];
  const ticket = {
    id: 7,
    subject: 'Broken',
    created_at: at,
    updated_at: at,
    requester_id: 1,
    submitter_id: 1,
    status: 'open',
  };
  const comment = (author_id: number, body: string, isPublic: boolean) => ({
    author_id,
    body,
    public: isPublic,
    created_at: at,
  });
  const page = await brought(
    zendesk,
    answering({
      comments: {
        comments: [
          comment(1, 'It breaks', true),
          comment(2, 'Ours', false),
          comment(2, 'Sorry', true),
          comment(3, 'Me too', true),
          comment(-1, 'Merged', true),
        ],
        users: [{ id: 3, role: 'end-user', name: 'A colleague of Jo' }],
        meta: { has_more: false },
      },
      cursor: {
        tickets: [
          ticket,
          { ...ticket, id: 8, submitter_id: 2, comment_count: 1, description: 'A customer called' },
        ],
        users,
        after_cursor: 'x',
        end_of_stream: true,
      },
    }),
  );
  expect(sides(page)).toEqual([
    'customer: It breaks',
    'agent: Ours',
    'agent: Sorry',
    'customer: Me too',
    'system: Merged',
    'agent: A customer called',
  ]);
});

test('Zendesk: a conversation is read message by message, and a transcript is nobody’s words', async () => {
  const ticket = {
    ...{ id: 7, created_at: at, updated_at: at, requester_id: 1, submitter_id: 1, status: 'open' },
    ...{ comment_count: 1, description: 'Conversation with Jo', via: { channel: 'whatsapp' } },
  };
  const said = (type: string, author: string, content: object, isPublic?: boolean) => ({
    ...{ type, author: { type: author, display_name: author }, content, created_at: at },
    metadata: { public: isPublic },
  });
  const message = (author: string, text: string) =>
    said('Messaging::ConversationMessage', author, { type: 'text', text });
  const exported = { cursor: { tickets: [ticket], users: [], after_cursor: 'x', end_of_stream: true } };
  const events = [
    message('bot', 'Hello!'),
    message('user', 'It breaks'),
    message('agent', 'Sorry'),
    said('Messaging::ConversationMessage', 'user', { type: 'image' }),
    said('Comment', 'user', { type: 'html', body: '<p>Conversation with Jo</p>' }, false),
    said('Comment', 'user', { type: 'html', body: '<p>(12:00:00) Jo: It breaks</p>' }, true),
    said('Comment', 'user', { type: 'html', body: '<p>By mail: still broken</p>' }, true),
    said('Comment', 'agent', { type: 'html', body: '<p>A note</p>' }, false),
  ];
  const log = { conversation_log: { events, meta: { has_more: false } } };
  expect(sides(await brought(zendesk, answering({ ...log, ...exported })))).toEqual([
    'system: Hello!',
    'customer: It breaks',
    'agent: Sorry',
    'system: <p>Conversation with Jo</p>',
    'system: <p>(12:00:00) Jo: It breaks</p>',
    'customer: <p>By mail: still broken</p>',
    'agent: <p>A note</p>',
  ]);
  const transcript = { author_id: 1, body: '(12:00:00) Jo: It breaks (12:00:09) Ada: Sorry', created_at: at };
  const comments = {
    users: [{ id: 1, role: 'end-user', name: 'Jo' }],
    meta: { has_more: false },
    comments: [
      { ...transcript, via: { channel: 'chat' }, public: true },
      { author_id: 1, body: 'By mail', created_at: at, via: { channel: 'email' }, public: true },
    ],
  };
  const silent = { conversation_log: { events: [], meta: { has_more: false } } };
  expect(sides(await brought(zendesk, answering({ ...silent, comments, ...exported })))).toEqual([
    `system: ${transcript.body}`,
    'customer: By mail',
  ]);
});

test('Zendesk: a long conversation is read to its end, and plans without a log leave the comments', async () => {
  const ticket = { id: 7, created_at: at, updated_at: at, requester_id: 1, via: { channel: 'whatsapp' } };
  const exported = { tickets: [ticket], users: [], after_cursor: 'x', end_of_stream: true };
  const message = (text: string) => ({
    ...{
      type: 'Messaging::ConversationMessage',
      author: { type: 'user' },
      content: { text },
      created_at: at,
    },
  });
  const pages = {
    'after%5D=p2': { events: [message('Second')], meta: { has_more: false } },
    conversation_log: { events: [message('First')], meta: { has_more: true, after_cursor: 'p2' } },
    cursor: exported,
  };
  expect(sides(await brought(zendesk, answering(pages)))).toEqual(['customer: First', 'customer: Second']);
  const comments = { comments: [{ author_id: 1, body: 'By mail', public: true, created_at: at }] };
  const withoutLog: Ask = (request) =>
    request.url.includes('conversation_log')
      ? Promise.resolve({ status: 403, headers: {}, body: '{}' })
      : answering({ comments, cursor: exported })(request);
  expect(sides(await brought(zendesk, withoutLog))).toEqual(['customer: By mail']);
});

test('GitHub: members are the team, programs are nobody, and pull requests are no feedback', async () => {
  const issue = {
    number: 1,
    title: 'Crash',
    body: 'It crashes',
    created_at: at,
    updated_at: at,
    comments: 3,
    author_association: 'NONE',
    user: { login: 'jo', id: 1, type: 'User' },
  };
  const comment = (body: string, author_association: string, type = 'User') => ({
    body,
    author_association,
    created_at: at,
    user: { login: 'x', type },
  });
  const page = await brought(
    github,
    answering({
      '/comments': [
        comment('Mended', 'MEMBER'),
        comment('Stale', 'NONE', 'Bot'),
        comment('Same here', 'CONTRIBUTOR'),
      ],
      '/issues?': [issue, { ...issue, number: 2, pull_request: {} }],
      collaborators: [{ login: 'Ada' }],
    }),
  );
  expect(sides(page)).toEqual([
    'customer: It crashes',
    'agent: Mended',
    'system: Stale',
    'customer: Same here',
  ]);
});

test('GitHub: who hides a membership or is named by an admin is the team, and the author is a customer', async () => {
  const by = (login: string, body: string) => ({
    body,
    author_association: 'CONTRIBUTOR',
    created_at: at,
    user: { login, id: login.length, type: 'User' },
  });
  const issue = { ...by('Ada', 'We plan'), number: 1, title: 'Plan', updated_at: at, comments: 3 };
  const ask = answering({
    '/comments': [by('lee', 'Me as well'), by('jo', 'Please do'), by('sam-hall', 'And I')],
    '/issues?': [issue],
    collaborators: [{ login: 'ada' }],
  });
  const page = await brought(github, ask, { team: '@Lee, ' });
  expect(sides(page)).toEqual([
    'agent: We plan',
    'agent: Me as well',
    'customer: Please do',
    'customer: And I',
  ]);
  expect(page.items[0]?.author).toEqual({ externalId: '2', name: 'jo' });
  const hidden: Ask = (request) =>
    request.url.includes('collaborators')
      ? Promise.resolve({ status: 403, headers: {}, body: '{"message":"Must have push access"}' })
      : ask(request);
  expect(sides(await brought(github, hidden))[0]).toBe('customer: We plan');
});

test('Freshdesk: what is incoming and not private is the customer’s', async () => {
  const ticket = {
    id: 1,
    subject: 'Late',
    description: '<p>It is late</p>',
    source: 1,
    created_at: at,
    updated_at: at,
    requester: {},
  };
  const said = (body: string, incoming: boolean, isPrivate: boolean) => ({
    body,
    incoming,
    private: isPrivate,
    created_at: at,
  });
  const page = await brought(
    freshdesk,
    answering({
      '/conversations': [
        said('Still late', true, false),
        said('A note', false, true),
        said('On its way', false, false),
        said('Forwarded', true, true),
      ],
      '/tickets?': [
        ticket,
        { ...ticket, id: 2, source: 10, description: 'We write first' },
        { ...ticket, id: 3, source: 3, description: 'She called' },
      ],
    }),
  );
  expect(sides(page).filter((side) => side.includes('She called'))).toEqual(['agent: She called']);
  expect(sides(page).slice(0, 6)).toEqual([
    'customer: <p>It is late</p>',
    'customer: Still late',
    'agent: A note',
    'agent: On its way',
    'agent: Forwarded',
    'agent: We write first',
  ]);
});

test('Freshdesk: the last rating of a ticket counts, and what was written beside it is the customer’s', async () => {
  const read = async (scores: readonly number[]) => {
    const ticket = { id: 1, source: 1, status: 5, created_at: at, updated_at: at, description_text: 'Late' };
    const ratings = scores.map((score, n) => ({
      ratings: { default_question: score },
      feedback: `Remark ${n}`,
      created_at: `2026-11-0${n + 2}T10:00:00Z`,
    }));
    const answers = { satisfaction_ratings: ratings, conversations: [], '/tickets?': [ticket] };
    const page = await brought(freshdesk, answering(answers));
    return [page.items[0]?.rating, sides(page).at(-1)];
  };
  expect(await read([-103, 102])).toEqual([{ value: 6, min: 1, max: 7 }, 'customer: Remark 1']);
  expect(await read([-103])).toEqual([{ value: 1, min: 1, max: 7 }, 'customer: Remark 0']);
  expect(await read([100])).toEqual([{ value: 4, min: 1, max: 7 }, 'customer: Remark 0']);
  expect(await read([1])).toEqual([{ value: 3, min: 1, max: 3 }, 'customer: Remark 0']);
  expect(await read([7])).toEqual([undefined, 'customer: Remark 0']);
  expect(await read([])).toEqual([undefined, 'customer: Late']);
  // A ticket that was rated and came up again keeps its rating.
  const open = { id: 1, source: 1, status: 2, created_at: at, updated_at: at, description_text: 'Late' };
  const rating = { ratings: { default_question: 103 }, feedback: 'Thank you', created_at: at };
  const answers = { satisfaction_ratings: [rating], conversations: [{ body_text: 'Again', incoming: true }] };
  const page = await brought(freshdesk, answering({ ...answers, '/tickets?': [open] }));
  expect([page.items[0]?.rating?.value, sides(page)]).toEqual([
    7,
    ['customer: Late', 'customer: Again', 'customer: Thank you'],
  ]);
});

test('Freshdesk: a ticket that was rated later is read again, and plans without surveys have none', async () => {
  const ticket = { id: 1, source: 1, status: 5, created_at: at, updated_at: at, description_text: 'Late' };
  const rating = { ticket_id: 1, ratings: { default_question: 103 }, feedback: 'Thank you', created_at: at };
  const cursor = JSON.stringify([Date.parse(at), 'ratings:', Date.parse(at), null, 0]);
  const settings = { subdomain: 'marrowby', key: 'k' };
  const ask = answering({ satisfaction_ratings: [rating], conversations: [], '/tickets/1?': ticket });
  const page = await freshdesk.read(ask, settings, cursor, now);
  expect([sides(page), page.next]).toEqual([['customer: Late', 'customer: Thank you'], null]);
  const withoutSurveys: Ask = (request) =>
    request.url.includes('satisfaction')
      ? Promise.resolve({ status: 403, headers: {}, body: '{"code":"require_feature"}' })
      : answering({ conversations: [], '/tickets?': [ticket] })(request);
  expect(sides(await brought(freshdesk, withoutSurveys))).toEqual(['customer: Late']);
  expect((await freshdesk.read(withoutSurveys, settings, cursor, now)).items).toEqual([]);
});

test('Zendesk and Freshdesk: nothing is sent to what is no subdomain', async () => {
  const never: Ask = () => Promise.reject(new Error('It was asked.'));
  for (const kind of [zendesk, freshdesk]) {
    const told = brought(kind, never, { subdomain: 'evil.test/#' });
    await expect(told).rejects.toMatchObject({ kind: 'not_found' });
  }
});

test('Salesforce: incoming mail is the customer’s, and the description that repeats it is left out', async () => {
  const record = {
    Id: '500A',
    Subject: 'S',
    Description: 'Hello',
    CreatedDate: at,
    SystemModstamp: at,
    SuppliedEmail: 'jo@example.com',
  };
  const mail = (TextBody: string, Incoming: boolean, MessageDate: string) => ({
    TextBody,
    Incoming,
    MessageDate,
  });
  const comment = (CommentBody: string, UserType: string, IsPublished: boolean) => ({
    CommentBody,
    IsPublished,
    CreatedDate: '2026-11-01T12:00:00Z',
    CreatedBy: { UserType },
  });
  const page = await brought(
    salesforce,
    answering({
      oauth2: { access_token: 't' },
      queryAll: {
        done: true,
        records: [
          {
            ...record,
            EmailMessages: {
              records: [mail('Hello', true, at), mail('We look', false, '2026-11-01T11:00:00Z')],
            },
            CaseComments: {
              records: [comment('Thanks', 'CspLitePortal', true), comment('Ours', 'Standard', false)],
            },
          },
          {
            ...record,
            Id: '500B',
            SuppliedEmail: null,
            CreatedBy: { UserType: 'Standard' },
            Description: 'She called',
          },
          { ...record, Id: '500C', Description: 'By form' },
          {
            ...record,
            Id: '500D',
            Description: 'By form, answered by mail',
            EmailMessages: { records: [mail('We look', false, '2026-11-01T11:00:00Z')] },
          },
          {
            ...record,
            Id: '500E',
            Description: 'Cut off where it was',
            Origin: 'Email',
            EmailMessages: { records: [mail('Cut off where it is long', true, at)] },
          },
        ],
      },
    }),
  );
  expect(sides(page)).toEqual([
    'customer: Hello',
    'agent: We look',
    'customer: Thanks',
    'agent: Ours',
    'agent: She called',
    'customer: By form',
    'customer: By form, answered by mail',
    'agent: We look',
    'customer: Cut off where it is long',
  ]);
  await expect(brought(salesforce, answering({}), { currency: '' })).rejects.toThrow('currency');
});

test('Jira: internal comments are the team’s; reporters count as customers only where an admin says so', async () => {
  const colleague = { accountId: 'a', accountType: 'atlassian', displayName: 'Ada' };
  const customer = { accountId: 'c', accountType: 'customer', displayName: 'Jo' };
  const comments = [
    { author: customer, created: at, jsdPublic: true },
    { author: colleague, created: at, jsdPublic: false },
    { author: { accountType: 'app' }, created: at },
  ];
  const issue = {
    id: '1',
    key: 'SUP-1',
    fields: { summary: 'S', created: at, updated: at, reporter: colleague, comment: { comments } },
    renderedFields: {
      description: 'I report',
      comment: { comments: [{ body: 'I add' }, { body: 'A note' }, { body: 'Moved' }] },
    },
  };
  const silent = {
    ...issue,
    id: '2',
    fields: { ...issue.fields, comment: { comments: [] } },
    renderedFields: { description: 'Ours alone' },
  };
  const ask = answering({ search: { issues: [issue, silent], isLast: true }, myself: { timeZone: 'UTC' } });
  const shared = ['customer: I add', 'agent: A note', 'system: Moved'];
  const portal = await brought(jira, ask);
  expect(sides(portal)).toEqual(['agent: I report', ...shared]);
  expect(portal.items[0]?.author).toEqual({ externalId: 'c', name: 'Jo' });
  const page = await brought(jira, ask, { customers: 'reporter' });
  expect(sides(page)).toEqual(['customer: I report', ...shared, 'customer: Ours alone']);
});

test('Jira: what changed in the hour that comes twice in autumn is asked for from before it', async () => {
  const asked: string[] = [];
  const answers = answering({
    search: { issues: [], isLast: true },
    myself: { timeZone: 'America/New_York' },
  });
  const ask: Ask = (request) => {
    asked.push(new URL(request.url).searchParams.get('jql') ?? '');
    return answers(request);
  };
  const settings = { subdomain: 'marrowby', project: 'SUP', email: 'ada@marrowby.test', token: 't' };
  for (const since of ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', '2026-11-01T04:30:00Z']) {
    await jira.read(ask, settings, JSON.stringify([Date.parse(since), null, null, null, 0]), now);
  }
  const minutes = asked.flatMap((jql) => /"(2026[^"]*)"/.exec(jql)?.[1] ?? []);
  expect(minutes).toEqual(['2026-11-01 00:30', '2026-11-01 01:30', '2026-11-01 00:30']);
});

test('Discourse: posts that were moved in from elsewhere do not end what is read', async () => {
  const post = (id: number, created_at: string) => ({
    id,
    created_at,
    cooked: `<p>${id}</p>`,
    username: 'jo',
  });
  const latest_posts = [post(12, '2019-01-01T10:00:00Z'), post(11, at)];
  const cursor = JSON.stringify([Date.parse(at) - 1000, null, null, null, 0]);
  const settings = { url: 'https://forum.test', key: 'k', username: 'system' };
  const page = await discourse.read(answering({ posts: { latest_posts } }), settings, cursor, now);
  expect(page.items.map(({ externalId }) => externalId)).toEqual(['12', '11']);
  expect(page.next).not.toBeNull();
  const older = await discourse.read(
    answering({ posts: { latest_posts: [post(9, '2019-01-01T10:00:00Z')] } }),
    settings,
    page.next,
    now,
  );
  expect(older.next).toBeNull();
});

test('GitLab: members are the team, and a service desk writes for the customer', async () => {
  const issue = {
    iid: 1,
    title: 'T',
    description: 'It fails',
    created_at: at,
    updated_at: at,
    user_notes_count: 3,
    author: { id: 9, username: 'support-bot', name: 'Support Bot' },
    service_desk_reply_to: 'jo@example.com',
  };
  const note = (id: number, username: string, body: string, more: object = {}) => ({
    body,
    noteable_type: 'Issue',
    system: false,
    internal: false,
    created_at: at,
    author: { id, username },
    ...more,
  });
  const page = await brought(
    gitlab,
    answering({
      members: [{ id: 18, access_level: 30 }],
      notes: [
        note(18, 'ada', 'Mended'),
        note(5, 'jo', 'Thanks'),
        note(5, 'lee', 'Among us', { internal: true }),
        note(7, 'project_4_bot_a1', 'Closed'),
        note(8, 'GitLab-Security-Bot', 'A policy'),
        note(9, 'my_bot', 'My name is so'),
        note(18, 'ada', 'changed the label', { system: true }),
      ],
      '/issues': [issue],
    }),
  );
  expect(sides(page)).toEqual([
    'customer: It fails',
    'agent: Mended',
    'customer: Thanks',
    'agent: Among us',
    'system: Closed',
    'system: A policy',
    'customer: My name is so',
  ]);
  expect(page.items[0]?.author).toEqual({ email: 'jo@example.com' });
  expect(page.items[0]?.turns[0]?.author).toBeUndefined();
});

test('Linear: each customer’s request is an item of its own, with the customer as account', async () => {
  const need = (id: string, content: string | null, more: object = {}) => ({
    id,
    content,
    createdAt: at,
    updatedAt: at,
    archivedAt: null,
    customer: {
      id: 'k1',
      name: 'Example Ltd',
      domains: ['example.com'],
      revenue: 24000,
      tier: { displayName: 'Gold' },
      owner: { name: 'Ada' },
    },
    ...more,
  });
  const issue = {
    id: 'i1',
    identifier: 'ENG-1',
    title: 'Export',
    description: 'Ours',
    createdAt: at,
    updatedAt: at,
    creator: { id: 'u', name: 'Ada' },
    needs: {
      nodes: [
        need('n1', 'We need it'),
        need('n2', null, { comment: { body: 'We too' } }),
        need('n4', null),
        need('n5', 'Withdrawn', { archivedAt: at }),
      ],
    },
  };
  const trashed = { ...issue, id: 'i2', trashed: true, needs: { nodes: [need('n3', 'Gone')] } };
  const closed = { ...issue, id: 'i3', archivedAt: at };
  const ask = answering({
    graphql: {
      data: {
        issues: { nodes: [issue, trashed], pageInfo: { hasNextPage: false } },
        customerNeeds: {
          nodes: [
            { ...need('n6', 'Elsewhere now'), issue },
            { ...need('n7', 'Still asked', { archivedAt: at }), issue: closed },
            {
              ...need('n8', 'Of a project'),
              issue: null,
              project: { name: 'Exports', url: 'https://p.test' },
            },
            { ...need('n9', 'Gone too'), issue: trashed },
          ],
          pageInfo: { hasNextPage: false },
        },
      },
    },
  });
  const page = await brought(linear, ask);
  expect(sides(page)).toEqual(['customer: We need it', 'customer: We too']);
  expect([page.items.map(({ externalId }) => externalId), page.removed]).toEqual([
    ['n1', 'n2'],
    ['i2', 'n5', 'n3'],
  ]);
  const account = {
    externalId: 'k1',
    name: 'Example Ltd',
    domain: 'example.com',
    plan: 'Gold',
    owner: 'Ada',
  };
  expect(page.accounts).toEqual([{ ...account, fields: {} }]);
  const requests = await linear.read(ask, { key: 'k', currency: 'eur' }, page.next, now);
  expect([sides(requests), requests.removed, requests.next]).toEqual([
    ['customer: Elsewhere now', 'customer: Still asked', 'customer: Of a project'],
    ['n9'],
    null,
  ]);
  expect(requests.items.map(({ title }) => title)).toEqual(['Export', 'Export', 'Exports']);
  const revenue = { amount: 24000, currency: 'EUR', per: 'year' };
  expect(requests.accounts).toEqual([{ ...account, revenue, fields: {} }]);
  await expect(linear.test(ask, { key: 'k', currency: '€' })).rejects.toThrow('three letters');
});

test('Slack: whose words count is chosen, and mentions and links read as words', async () => {
  const message = (ts: string, text: string, more: object) => ({ type: 'message', ts, text, ...more });
  const ask = answering({
    'auth.test': { ok: true, team_id: 'T1', url: 'https://marrowby.slack.com/' },
    'user=U1': { ok: true, user: { team_id: 'T1', profile: { real_name: 'Ada' } } },
    'user=U2': { ok: true, user: { team_id: 'T2', profile: { real_name: 'Jo' } } },
    'conversations.history': {
      ok: true,
      messages: [
        message('1790000001.000100', 'From a colleague', { user: 'U1' }),
        message('1790000002.000100', 'From outside', { user: 'U2' }),
        message('1790000003.000100', 'From a form', {
          subtype: 'bot_message',
          bot_id: 'B1',
          username: 'Form',
        }),
        message('1790000004.000100', 'has joined', { subtype: 'channel_join', user: 'U2' }),
        message('1790000005.000100', 'This message was deleted.', { subtype: 'tombstone' }),
      ],
    },
  });
  expect(sides(await brought(slack, ask, { customers: 'people' }))).toEqual([
    'customer: From a colleague',
    'customer: From outside',
  ]);
  expect(sides(await brought(slack, ask, { customers: 'guests' }))).toEqual(['customer: From outside']);
  const all = await brought(slack, ask, { customers: 'all' });
  expect([sides(all).length, all.removed]).toEqual([3, ['1790000005.000100']]);
  expect(all.items[1]?.url).toBe('https://marrowby.slack.com/archives/C012AB3CD/p1790000002000100');
  const text =
    '<@U1> see <https://x.test/a?b=1&amp;c=2|the page>, <mailto:jo@x.test|jo@x.test>, <#C1|ideas> &lt;now&gt; <!here> <@U9>';
  expect(slackText(text, (id) => (id === 'U1' ? 'Ada' : ''))).toBe(
    '@Ada see the page, jo@x.test, #ideas <now> @here @someone',
  );
});

test('Slack: a reply that was also sent to the channel is said once, and the customer of a thread is its author', async () => {
  const root = { ts: '1790000001.000100', thread_ts: '1790000001.000100', user: 'U1', text: 'Does it work?' };
  const reply = { ts: '1790000002.000100', thread_ts: root.ts, user: 'U2', text: 'It does not' };
  const person = (teamId: string, name: string) => ({
    ok: true,
    user: { team_id: teamId, profile: { real_name: name, email: `${name}@example.com` } },
  });
  const others = {
    'auth.test': { ok: true, team_id: 'T1', url: 'https://marrowby.slack.com/' },
    'user=U1': person('T1', 'Ada'),
    'user=U2': person('T2', 'Jo'),
    'conversations.replies': { ok: true, messages: [root, reply] },
  };
  const sent = { ...reply, subtype: 'thread_broadcast' };
  const listed = { ok: true, messages: [sent, { ...root, reply_count: 1, latest_reply: reply.ts }] };
  const ask = answering({ ...others, 'conversations.history': listed });
  const page = await brought(slack, ask, { customers: 'guests' });
  expect([sides(page), page.removed]).toEqual([
    ['agent: Does it work?', 'customer: It does not'],
    [reply.ts],
  ]);
  expect(page.items.map(({ externalId, author }) => [externalId, author?.email])).toEqual([
    [root.ts, 'Jo@example.com'],
  ]);
  // Weeks later the thread is not in the list any more; what was sent to the channel leads to it.
  const since = (Number(root.ts) + 15 * 86_400) * 1000;
  const cursor = JSON.stringify([since, null, null, null, 0]);
  const settings = { channel: 'C1', customers: 'guests', token: 't' };
  const lateReply = { ...sent, ts: String(Number(root.ts) + 16 * 86_400) };
  for (const messages of [[lateReply], []]) {
    const asked = answering({ ...others, 'conversations.history': { ok: true, messages } });
    const { items } = await slack.read(asked, settings, cursor, now);
    expect(items.map(({ externalId }) => externalId)).toEqual(messages.length > 0 ? [root.ts] : []);
  }
});

test('Front: of what happened to a conversation the last counts, and those that were merged into it are gone', async () => {
  const event = (type: string, id: string, more: object = {}) => ({
    ...{ type, emitted_at: Date.parse(at) / 1000, ...more },
    conversation: { id, type: 'conversation', status: 'assigned', created_at: Date.parse(at) / 1000 },
  });
  const merged = { target: { _meta: { type: 'deleted_conversation_ids' }, data: ['cnv_4'] } };
  const ask = answering({
    '/messages': { _results: [{ is_inbound: true, text: 'It fails', created_at: Date.parse(at) / 1000 }] },
    '/events': {
      _results: [
        event('trash', 'cnv_1'),
        event('inbound', 'cnv_2'),
        event('restore', 'cnv_1'),
        event('trash', 'cnv_2'),
        event('conversations_merged', 'cnv_3', merged),
        event('tag', 'cnv_3'),
      ],
    },
  });
  const cursor = JSON.stringify([Date.parse(at) - 1000, null, null, null, 0]);
  const { items, removed } = await front.read(ask, { token: 't' }, cursor, now);
  expect([items.map(({ externalId }) => externalId), removed]).toEqual([
    ['cnv_1', 'cnv_3'],
    ['cnv_2', 'cnv_4'],
  ]);
});

test('surveys: what was typed is said, what was chosen is a field, and a score is a rating', async () => {
  const form = {
    fields: [
      { id: 'a', title: 'Why?', type: 'long_text' },
      {
        id: 'g',
        type: 'group',
        properties: { fields: [{ id: 'b', title: 'Score', type: 'nps', properties: { steps: 11 } }] },
      },
      { id: 'c', title: 'Stars', type: 'rating', properties: { steps: 5 } },
    ],
  };
  const answers = [
    { field: { id: 'b', type: 'nps' }, type: 'number', number: 9 },
    { field: { id: 'c', type: 'rating' }, type: 'number', number: 2 },
    { field: { id: 'a', type: 'long_text' }, type: 'text', text: 'Too slow' },
    {
      field: { id: 'd', ref: 'plans', type: 'multiple_choice' },
      type: 'choices',
      choices: { labels: ['Basic', 'Pro'] },
    },
    { field: { id: 'e', type: 'email' }, type: 'email', email: 'jo@example.com' },
  ];
  const typed = await brought(
    typeform,
    answering({
      responses: { total_items: 1, items: [{ token: 't1', submitted_at: at, answers }] },
      forms: form,
    }),
  );
  expect(sides(typed)).toEqual(['system: Why?', 'customer: Too slow']);
  expect(typed.items[0]).toMatchObject({
    rating: { value: 9, min: 0, max: 10 },
    author: { email: 'jo@example.com' },
    fields: { Score: 9, Stars: 2, plans: 'Basic, Pro' },
  });
  expect(await typeformFields({ type: 'choice', choice: { label: 'Basic' } })).toEqual([
    { 'Plan (2)': 'Basic' },
  ]);
  expect(await typeformFields({ type: 'choice', choice: { other: 'None of them' } })).toEqual([
    {},
    'system: Plan',
    'customer: None of them',
  ]);
  const questions = [
    { id: 'q', type: 'TEXTAREA', title: 'Why?' },
    { id: 'r', type: 'RATING', title: 'Stars' },
    { id: 's', type: 'MULTIPLE_CHOICE', title: 'Plan' },
    { id: 't', type: 'LINEAR_SCALE', title: 'Stars', fields: [{ blockGroupUuid: 'g' }] },
    { id: 'u', type: 'CHECKBOXES', title: null },
  ];
  const blocks = [{ type: 'LINEAR_SCALE', groupUuid: 'g', payload: { start: 1, end: 7 } }];
  const responses = [
    { questionId: 'q', answer: 'Too slow' },
    { questionId: 'r', answer: 4 },
    { questionId: 's', answer: ['Basic', 'Pro'] },
    { questionId: 't', answer: 3 },
    { questionId: 'u', answer: ['Yes'] },
  ];
  const filled = await brought(
    tally,
    answering({
      submissions: { questions, submissions: [{ id: 's1', submittedAt: at, responses }] },
      'forms/mexJoq': { blocks },
    }),
  );
  expect([sides(filled), filled.items[0]?.fields, filled.items[0]?.rating]).toEqual([
    ['system: Why?', 'customer: Too slow'],
    { Stars: 4, Plan: 'Basic, Pro', 'Stars (2)': 3 },
    { value: 3, min: 1, max: 7 },
  ]);
});

/** What becomes of an answer to the second of two questions of one title, and of one to a question that is gone. */
async function typeformFields(answer: object): Promise<unknown[]> {
  const plan = { title: 'Plan', type: 'multiple_choice' };
  const gone = {
    field: { id: 'z', ref: '01f2a6c4-5b0e-4f0c-9d55-7f6b2a1c3d4e' },
    type: 'boolean',
    boolean: true,
  };
  const answers = [{ field: { id: 'y' }, ...answer }, gone];
  const items = [{ token: 't1', submitted_at: at, answers }];
  const fields = [
    { ...plan, id: 'x' },
    { ...plan, id: 'y' },
  ];
  const page = await brought(typeform, answering({ responses: { items }, forms: { fields } }));
  return [page.items[0]?.fields, ...sides(page)];
}

test('SurveyMonkey: who somebody is and when is not what they said', async () => {
  const surveymonkeyStandIn = allStandIns.find(({ kind }) => kind === surveymonkey);
  if (surveymonkeyStandIn === undefined) throw new Error('It has no stand-in.');
  const { ask } = askStandIn(surveymonkeyStandIn, new StandInWorld(1, now));
  const page = await brought(surveymonkey, ask);
  expect(sides(page)).toEqual(['system: What is missing?', 'customer: The customer says thing 1']);
  expect([page.items[0]?.author, page.items[0]?.fields]).toEqual([
    { name: 'Jo Reed', email: 'jo@example.com' },
    { 'How satisfied are you?': 'Very', 'Since when?': '01/02/2026', plan: 'pro', status: 'completed' },
  ]);
});

test('Intercom: what was blacked out and what was written on X are no words of a customer', async () => {
  const customer = { type: 'user', id: 'c', name: 'Jo' };
  const conversation = (type: string) => ({
    ...{ id: '7', created_at: 1_790_000_000, updated_at: 1_790_000_000 },
    source: { type, subject: '<p>The <b>export</b></p>', body: '<p>It fails</p>', author: customer },
    conversation_parts: {
      conversation_parts: [{ part_type: 'comment', body: 'Blacked out', redacted: true, author: customer }],
    },
  });
  const read = (type: string) =>
    brought(
      intercom,
      answering({ search: { conversations: [{ id: '7' }] }, '/conversations/7': conversation(type) }),
    );
  const mail = await read('email');
  expect([sides(mail), mail.items[0]?.title]).toEqual([['customer: <p>It fails</p>'], 'The export']);
  const post = await read('twitter');
  expect([post.items, post.refused.map(({ externalId }) => externalId)]).toEqual([[], ['7']]);
});
