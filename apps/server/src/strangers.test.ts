import { callGroups } from '@earshot/contracts/call/all-calls';
import type { Call } from '@earshot/contracts/call';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { inWorkspace } from './platform/database/workspace-transaction.ts';
import { aChunk, aSnapshot } from './testing/chunks.ts';
import type { JsonSchema } from './testing/malformed/fitting-value.ts';
import { leastValues } from './testing/malformed/least-values.ts';
import type { Person } from './testing/people.ts';
import { signUp } from './testing/people.ts';
import type { ReportApp } from './testing/report-app.ts';
import { reportApp } from './testing/report-app.ts';
import { hashOfWorkspace } from './testing/workspace-rows.ts';

/** Names under which calls take the id of something that belongs to a workspace. */
const idNames = [
  'review_id',
  'source_id',
  'view_id',
  'import_id',
  'user_id',
  'invitation_id',
  'api_key_id',
  'session_id',
  'site_id',
  'recording_id',
  'link_id',
  'clip_id',
  'saved_filter_id',
  'theme_id',
  'into',
  'edit_id',
  'check_id',
  'answer_id',
  'conversation_id',
  'custom_trend_id',
  'preview_id',
  'report_id',
  'market_report_id',
  'run_id',
  'share_id',
  'rule_id',
  'alert_id',
  'workspace_id',
  'before',
  'author_id',
  'into_author_id',
  'account_id',
  'account_file_id',
  'change_id',
  'subscription_id',
  'job_id',
  'correction_id',
  'message_id',
  'idea_id',
  'template_id',
  'board_id',
  'column_id',
  'owner_id',
  'after_idea_id',
  'before_idea_id',
  'card_alert_id',
  'comment_id',
  'card_import_id',
  'to_idea_id',
  'into_idea_id',
  'connection_id',
  'decision_id',
] as const;
type IdName = (typeof idNames)[number];

/** Names of lists of ids within a filter: see the test of filters. */
const idsInFilters = [
  'site_ids',
  'person_ids',
  'without_person_ids',
  'source_ids',
  'author_ids',
  'account_ids',
  'theme_ids',
  'review_ids',
  'feedback_text_ids',
  'idea_ids',
] as const;

/** Words that look like ids but name nothing in a workspace. */
const notIds = new Set(['external_id', 'person_id', 'tab_id']);

let earshot: ReportApp;
let stranger: Person;
let neighbour: Person;
let theirs: Record<IdName, string | number>;
const nobodys: Record<IdName, string | number> = {
  review_id: 987_654,
  source_id: 987_654,
  view_id: 987_654,
  import_id: '019a1111-1111-7111-8111-111111111111',
  user_id: '019a1111-1111-7111-8111-111111111112',
  invitation_id: '019a1111-1111-7111-8111-111111111113',
  api_key_id: '019a1111-1111-7111-8111-111111111114',
  workspace_id: '019a1111-1111-7111-8111-111111111115',
  session_id: '019a1111-1111-7111-8111-111111111117',
  site_id: 987_654,
  recording_id: '019a1111-1111-7111-8111-111111111121',
  link_id: '019a1111-1111-7111-8111-111111111124',
  clip_id: '019a1111-1111-7111-8111-111111111125',
  saved_filter_id: '019a1111-1111-7111-8111-111111111126',
  custom_trend_id: 987_654,
  preview_id: '019a1111-1111-7111-8111-111111111120',
  rule_id: 987_654,
  alert_id: 987_654,
  before: '019a1111-1111-7111-8111-111111111116',
  author_id: 987_654,
  into_author_id: 987_654,
  account_id: 987_654,
  account_file_id: '019a1111-1111-7111-8111-111111111144',
  change_id: '019a1111-1111-7111-8111-111111111121',
  subscription_id: 'I-NOBODYS',
  theme_id: 987_654,
  into: 987_654,
  edit_id: 987_654,
  check_id: '019a1111-1111-7111-8111-111111111121',
  answer_id: '019a1111-1111-7111-8111-111111111118',
  conversation_id: '019a1111-1111-7111-8111-111111111119',
  report_id: '019a1111-1111-7111-8111-111111111131',
  market_report_id: '019a1111-1111-7111-8111-111111111132',
  run_id: '019a1111-1111-7111-8111-111111111122',
  share_id: '019a1111-1111-7111-8111-111111111123',
  job_id: '019a1111-1111-7111-8111-111111111141',
  correction_id: '019a1111-1111-7111-8111-111111111142',
  message_id: '019a1111-1111-7111-8111-111111111142',
  idea_id: '019a1111-1111-7111-8111-111111111143',
  template_id: 987_654,
  board_id: '019a1111-1111-7111-8111-111111111145',
  column_id: '019a1111-1111-7111-8111-111111111146',
  owner_id: '019a1111-1111-7111-8111-111111111147',
  after_idea_id: '019a1111-1111-7111-8111-111111111148',
  before_idea_id: '019a1111-1111-7111-8111-111111111149',
  card_alert_id: '019a1111-1111-7111-8111-111111111150',
  comment_id: '019a1111-1111-7111-8111-111111111151',
  card_import_id: '019a1111-1111-7111-8111-111111111152',
  to_idea_id: '019a1111-1111-7111-8111-111111111153',
  into_idea_id: '019a1111-1111-7111-8111-111111111154',
  connection_id: '019a1111-1111-7111-8111-111111111160',
  decision_id: '019a1111-1111-7111-8111-111111111155',
};

beforeAll(async () => {
  earshot = await reportApp();
  stranger = await signUp(earshot);
  neighbour = await signUp(earshot);
  theirs = await furnish(neighbour);
});
afterAll(() => earshot.stop());

const guarded = Object.values(callGroups)
  .flatMap((group) => Object.values(group))
  .filter((call) => call.auth !== 'public');

describe.each(guarded.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_name, call) => {
  const ids = idsOf(call);

  test('takes only ids that this test knows', () => {
    for (const name of namesOf(call)) {
      if (/(^|_)ids?$/.test(name) && !notIds.has(name)) {
        expect([...idNames, ...idsInFilters, 'id']).toContain(name);
      }
    }
  });

  test('refuses who is not signed in', async () => {
    const reply = await send(call, {}, {});
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({ code: 'not_signed_in' });
  });

  if (ids.length > 0) {
    test('answers 404 for a neighbour’s ids as for nobody’s, and changes nothing', async () => {
      for (const name of ids) {
        const before = await hashOf(neighbour);
        const reply = await send(call, filled(call, theirs, name), stranger.auth);
        const reference = await send(call, filled(call, nobodys, name), stranger.auth);
        expect([name, reply.statusCode]).toEqual([name, name === 'before' ? 200 : 404]);
        expect(withoutInstance(reply.json())).toEqual(withoutInstance(reference.json()));
        expect(await hashOf(neighbour)).toBe(before);
      }
    });
  }
});

test('who runs no server gets 404 of every operator’s call, whatever their role, as of an address that is none', async () => {
  const none = await earshot.app.inject({ url: '/api/operator/no_such_call', headers: stranger.auth });
  expect(none.statusCode).toBe(404);
  const key = await earshot.app.inject({
    method: 'POST',
    url: '/api/workspaces/create_api_key',
    headers: stranger.auth,
    payload: { name: 'Reads', scope: 'read' },
  });
  const { secret } = key.json<{ secret: string }>();
  for (const call of guarded.filter(({ auth }) => auth === 'operator')) {
    for (const authorization of [stranger.auth.authorization, `Bearer ${secret}`]) {
      const reply = await send(call, {}, { authorization });
      expect([call.path, reply.statusCode]).toEqual([call.path, 404]);
      expect(withoutInstance(reply.json())).toEqual(withoutInstance(none.json()));
    }
  }
});

test('a filter by a neighbour’s ids finds nothing, as one by nobody’s', async () => {
  for (const [name, id] of Object.entries({
    source_ids: [theirs.source_id],
    author_ids: [1],
    account_ids: [1],
    theme_ids: [1],
    review_ids: [theirs.review_id],
    import_id: theirs.import_id,
  })) {
    for (const url of ['/api/feedback/get_feedback', '/api/feedback/get_facets']) {
      const reply = await earshot.app.inject({
        method: 'POST',
        url,
        headers: stranger.auth,
        payload: { filters: { [name]: id } },
      });
      expect([name, url, reply.statusCode, reply.json<{ total_count: number }>().total_count]).toEqual([
        name,
        url,
        200,
        0,
      ]);
    }
  }
});

function hashOf(person: Person): Promise<string> {
  return hashOfWorkspace(earshot.database, inject('testServer').superuser, person.workspaceId);
}

/** Gives a workspace one of everything that has an id. */
async function furnish(person: Person): Promise<Record<IdName, string | number>> {
  const post = async (url: string, payload: object) => {
    const reply = await earshot.app.inject({ method: 'POST', url, payload, headers: person.auth });
    expect([url, reply.statusCode]).toEqual([url, expect.toSatisfy((s: number) => s >= 200 && s < 300)]);
    return reply.json<Record<string, unknown>>();
  };
  await post('/api/feedback/add_feedback', {
    source: { name: 'Helpdesk' },
    items: [
      { text: 'The parcel never came.', author: { name: 'Ada' }, account: { name: 'Acme' } },
      { text: 'Where is my refund?', author: { name: 'Bo' } },
      { text: 'Thank you.', author: { name: 'Cy' } },
    ],
  });
  const merged = await post('/api/people/merge_people', { author_id: 3, into_author_id: 2 });
  const source = await post('/api/sources/create_source', { name: 'Survey' });
  const view = await post('/api/views/create_view', { name: 'Parcels', filter: { contains: 'parcel' } });
  const invitation = await post('/api/workspaces/invite_member', {
    email: 'guest@strangers.example',
    role: 'member',
  });
  const key = await post('/api/workspaces/create_api_key', { name: 'Import', scope: 'ingest' });
  const topic = await post('/api/custom_trend/create_custom_trend', { title: 'Parcels' });
  const { id: topicId } = topic['custom_trend'] as { id: number };
  const preview = await post('/api/custom_trend/preview_update', {
    custom_trend_id: topicId,
    title: 'Lost parcels',
    description: '',
  });
  const boundary = 'edge';
  const upload = await earshot.app.inject({
    method: 'POST',
    url: '/api/imports/upload',
    headers: { ...person.auth, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\ntext\nHello there\n\r\n--${boundary}--\r\n`,
  });
  expect(upload.statusCode).toBe(201);
  const run = upload.json<{ import_id: string }>();
  const answer = await post('/api/ask_ai/ask_open_question', { new_message: 'How many items are there?' });
  await inWorkspace(earshot.database, person.workspaceId, (tx) =>
    tx.insertInto('theme').values({ workspaceId: person.workspaceId, id: 1, foundName: 'Refund' }).execute(),
  );
  const edit = await post('/api/themes/rename_theme', { theme_id: 1, name: 'Refunds' });
  const report = await post('/api/ai_reports/create_report', { name: 'Weekly' });
  await earshot.runReports();
  const [reportRun] = report['runs'] as { run_id: string }[];
  const share = await post('/api/ai_reports/share_run', {
    report_id: report['report_id'],
    run_id: reportRun?.run_id,
  });
  const item = await earshot.app.inject({ url: '/api/feedback/get_item?review_id=2', headers: person.auth });
  const { sentiment } = item.json<{ sentiment: string }>();
  const made = await post('/api/validation/record_check', {
    kind: 'sentiment',
    review_id: 2,
    shown: sentiment,
    verdict: 'agree',
  });
  const rule = await post('/api/alerts/create_rule', { name: 'Parcels', filters: { contains: 'parcel' } });
  const ruleId = rule['rule_id'] as number;
  await inWorkspace(earshot.database, person.workspaceId, (tx) =>
    tx
      .insertInto('alertChange')
      .values({
        ...{
          workspaceId: person.workspaceId,
          id: 1,
          ruleId,
          kind: 'rise',
          foundAt: new Date(0).toISOString(),
        },
        ...{ daysFrom: '2026-03-08', daysTo: '2026-03-14', beforeFrom: '2026-01-11', beforeTo: '2026-03-07' },
        ...{ since: '2026-03-10', lastSeenOn: '2026-03-14', observed: 30, expected: 10, low: 4, high: 18 },
        ...{ ratio: 3, drivers: '[]' },
      })
      .execute(),
  );
  const site = await post('/api/recordings/create_site', { name: 'Shop' });
  const chunk = aChunk([...aSnapshot(earshot.clock.now()), ...aSnapshot(earshot.clock.now() + 1000)], {
    tabId: '0011223344556677',
  });
  await earshot.app.inject({
    method: 'POST',
    url: `/r/chunk?key=${String(site['key'])}`,
    headers: { 'content-type': 'text/plain' },
    payload: chunk.bytes,
  });
  const { recordingId, firstAt } = chunk.header;
  const clip = await post('/api/recordings/create_clip', {
    ...{ session_id: recordingId, name: 'Checkout', from: firstAt, to: firstAt + 1 },
  });
  const saved = await post('/api/recordings/create_saved_filter', { name: 'Angry', filters: {} });
  const link = await post('/api/recordings/share_recording', { session_id: recordingId });
  const pack = await post('/api/market_trend_reporting/analyze', { subject: 'crewlark.example' });
  const file = await post('/api/account_files/apply_rows', {
    file_name: 'crm.csv',
    mapping: {
      columns: [{ name: 'Company', target: 'account_name' }],
      ...{ currency: 'EUR', period: 'year', rates: {}, adds_unknown: true },
    },
    rows: [{ line: 2, cells: ['Globex'] }],
  });
  const sent = await post('/api/ideas/send_idea', {
    title: 'Parcels that arrive',
    evidence: [{ kind: 'topic', custom_trend_id: topicId }],
  });
  const board = await post('/api/boards/create_board', { title: 'Parcels' });
  const [column] = board['columns'] as { column_id: string }[];
  await post('/api/boards/add_ideas', {
    board_id: board['board_id'],
    idea_ids: [(sent['idea'] as { idea_id: string }).idea_id],
  });
  const own = await earshot.app.inject({ url: '/api/user/list_sessions', headers: person.auth });
  const [session] = own.json<{ sessions: { session_id: string }[] }>().sessions;
  await inWorkspace(earshot.database, person.workspaceId, async (tx) => {
    const own = { workspaceId: person.workspaceId, id: 'I-THEIRS', plan: 'team', paymentTerms: 'monthly' };
    const at = new Date(0).toISOString();
    const rest = { people: 5, status: 'active', createdAt: at, updatedAt: at, checkedAt: at };
    await tx
      .insertInto('subscription')
      .values({ ...own, ...rest })
      .execute();
  });
  await inWorkspace(earshot.database, person.workspaceId, (tx) =>
    tx
      .insertInto('itemTemplate')
      .values({
        ...{ workspaceId: person.workspaceId, id: 1, key: 1, text: 'Thank you for your patience.' },
        ...{ writer: 'agent', itemCount: 20, authorCount: 20, examples: [1] },
      })
      .execute(),
  );
  const alerted = {
    board_id: board['board_id'] as string,
    idea_id: (sent['idea'] as { idea_id: string }).idea_id,
  };
  const commented = await post('/api/boards/add_comment', { ...alerted, text: 'Parcels, too' });
  const imported = await post('/api/boards/import_cards', {
    board_id: board['board_id'],
    ...cardFile,
  });
  return {
    subscription_id: 'I-THEIRS',
    review_id: 1,
    source_id: source['source_id'] as number,
    view_id: view['view_id'] as number,
    import_id: run.import_id,
    user_id: person.userId,
    invitation_id: invitation['id'] as string,
    api_key_id: (key['api_key'] as { id: string }).id,
    workspace_id: person.workspaceId,
    session_id: session?.session_id ?? '',
    site_id: site['site_id'] as number,
    recording_id: recordingId,
    link_id: link['link_id'] as string,
    clip_id: clip['clip_id'] as string,
    saved_filter_id: saved['saved_filter_id'] as string,
    custom_trend_id: topicId,
    preview_id: preview['preview_id'] as string,
    before: run.import_id,
    author_id: 1,
    into_author_id: 2,
    account_id: 1,
    account_file_id: file['account_file_id'] as string,
    change_id: merged['change_id'] as string,
    rule_id: ruleId,
    market_report_id: pack['market_report_id'] as string,
    alert_id: 1,
    theme_id: 1,
    into: 1,
    edit_id: edit['edit_id'] as number,
    check_id: (made['check'] as { check_id: string }).check_id,
    answer_id: answer['answer_id'] as string,
    conversation_id: answer['conversation_id'] as string,
    report_id: report['report_id'] as string,
    run_id: reportRun?.run_id ?? '',
    share_id: share['share_id'] as string,
    job_id: await aFailedJob(),
    correction_id: await anOfferedCorrection(),
    message_id: await aMessage(),
    idea_id: (sent['idea'] as { idea_id: string }).idea_id,
    template_id: 1,
    board_id: board['board_id'] as string,
    column_id: column?.column_id ?? '',
    owner_id: person.userId,
    after_idea_id: (sent['idea'] as { idea_id: string }).idea_id,
    before_idea_id: (sent['idea'] as { idea_id: string }).idea_id,
    card_alert_id: await aCardAlert(person, alerted),
    connection_id: await aConnection(person, source['source_id'] as number),
    comment_id: (commented['comment'] as { comment_id: string }).comment_id,
    to_idea_id: (sent['idea'] as { idea_id: string }).idea_id,
    into_idea_id: (sent['idea'] as { idea_id: string }).idea_id,
    decision_id: await aDecision(person, alerted),
    card_import_id: (imported['card_import'] as { card_import_id: string }).card_import_id,
  };
}

/** What was known of a card when it was committed. */
async function aDecision(
  { workspaceId, userId }: Person,
  card: { board_id: string; idea_id: string },
): Promise<string> {
  const id = randomUUID();
  const at = new Date(0).toISOString();
  await inWorkspace(earshot.database, workspaceId, (tx) =>
    tx
      .insertInto('cardDecision')
      .values({
        ...{ workspaceId, id, boardId: card.board_id, ideaId: card.idea_id, revision: 1, at, by: userId },
        ...{ tags: '[]', scoreKind: 'rice', known: '{}', quotes: '[]' },
      })
      .execute(),
  );
  return id;
}

/** Tells a member of the first line of a board's history. */
async function aCardAlert(
  { workspaceId, userId }: Person,
  card: { board_id: string; idea_id: string },
): Promise<string> {
  const id = randomUUID();
  await inWorkspace(earshot.database, workspaceId, (tx) =>
    tx
      .insertInto('cardAlert')
      .values({
        ...{ workspaceId, id, userId, boardId: card.board_id, ideaId: card.idea_id, revision: 1 },
        at: new Date(0).toISOString(),
      })
      .execute(),
  );
  return id;
}

async function aConnection({ workspaceId, userId }: Person, sourceId: number): Promise<string> {
  const id = randomUUID();
  const at = new Date(0).toISOString();
  await inWorkspace(earshot.database, workspaceId, (tx) =>
    tx
      .insertInto('connection')
      .values({
        ...{
          workspaceId,
          id,
          kind: 'http',
          sourceId,
          account: 'desk.example',
          settings: '{}',
          state: 'active',
        },
        ...{
          secrets: Buffer.from('sealed'),
          secretKeyId: 'old',
          nextSyncAt: at,
          createdBy: userId,
          createdAt: at,
        },
      })
      .execute(),
  );
  return id;
}

/** A job whose attempts are used up; jobs are no workspace's, so only operators reach it. */
async function aFailedJob(): Promise<string> {
  const id = randomUUID();
  await earshot.database.ownerPool.query(
    `insert into pgboss.job (id, name, source_name, source_output, data) values ($1, 'dead', 'mail.send', '{}', '{}')`,
    [id],
  );
  return id;
}

async function aMessage(): Promise<string> {
  const id = randomUUID();
  await earshot.database.ownerPool.query(
    `insert into contact_message (id, sent_at, reason, details, email)
     values ($1, now(), 'question', 'Hello', 'ines@kettle.example')`,
    [id],
  );
  return id;
}

/** What a stranger set right in a report; only operators judge it. */
async function anOfferedCorrection(): Promise<string> {
  const id = randomUUID();
  await earshot.database.ownerPool.query(
    `insert into earshot.market_correction (id, fact, host, name, told, reading, correction, said_at)
     values ($1, 'plan crewlark.example/pro', 'crewlark.example', 'Pro', '£15', '[]',
       '{"of": "plan", "key": "crewlark.example/pro", "right": null}', now())`,
    [id],
  );
  return id;
}

const cardFile = { file_name: 'cards.csv', content: Buffer.from('Title,Status\nA,New\n').toString('base64') };

/** What calls take besides ids, where the least of each field is not enough. */
const alsoNeeded: Record<string, object> = {
  '/api/market_trend_reporting/correct_fact': { correction: { of: 'plan', key: 'a', right: null } },
  '/api/recordings/get_chunks': { tab_id: '0011223344556677', from_seq: 0, to_seq: 9 },
  '/api/recordings/create_clip': { name: 'Mine', from: 1, to: 2 },
  '/api/validation/next_checks': { kind: 'sentiment' },
  '/api/boards/add_evidence': { evidence: [{ kind: 'topic', custom_trend_id: 1 }] },
  '/api/boards/preview_card_import': cardFile,
  '/api/boards/import_cards': cardFile,
  '/api/boards/save_follow_up': {
    texts: [{ language: 'en', subject: 'It works', text: 'It works now.', is_fallback: true }],
  },
};

function filled(call: Call, ids: Record<IdName, string | number>, only: IdName): Record<string, unknown> {
  const names = namesOf(call);
  const others = idsOf(call).filter((name) => name !== only && isRequired(call, name));
  const value: Record<string, unknown> = {
    ...leastValues(call, { ids, text: 'Mine now' }),
    ...alsoNeeded[call.path],
  };
  for (const name of [only, ...others]) {
    if (call.path === '/api/feedback/get_feedback' && name !== 'view_id')
      value['similarity'] = {
        review_id: ids.review_id,
        ...(name === 'source_id' && { source_id: ids.source_id }),
      };
    else if (call.path === '/api/feedback/add_feedback')
      Object.assign(value, { source: { id: ids.source_id }, items: [{ text: 'x' }] });
    else if (call.path === '/api/cleaning/check')
      value['switches'] = [{ template_id: ids.template_id, is_on: true }];
    else if (call.path === '/api/ideas/send_idea') value['evidence'] = [pointerTo(name, ids)];
    // Two kinds of sessions bear the same name: those of logins and those that were recorded.
    else if (name === 'session_id' && call.path.startsWith('/api/recordings/'))
      value[name] = ids.recording_id;
    else if (names.includes(name)) value[name] = ids[name];
  }
  return value;
}

/** Evidence by the id of something that it rests on. */
function pointerTo(name: IdName, ids: Record<IdName, string | number>) {
  const kind = name === 'custom_trend_id' ? 'topic' : name === 'theme_id' ? 'theme' : 'market_report';
  return { kind, [name]: ids[name] };
}

function send(call: Call, value: Record<string, unknown>, headers: Record<string, string>) {
  if (call.method === 'GET') {
    const query = new URLSearchParams(
      Object.entries(value).map(([k, v]): [string, string] => [k, String(v)]),
    );
    return earshot.app.inject({ method: 'GET', url: `${call.path}?${query.toString()}`, headers });
  }
  return earshot.app.inject({ method: 'POST', url: call.path, headers, payload: value });
}

function idsOf(call: Call): IdName[] {
  if (call.path === '/api/feedback/add_feedback') return ['source_id'];
  if (call.path === '/api/feedback/get_feedback') return ['view_id', 'review_id', 'source_id'];
  if (call.path === '/api/cleaning/check') return ['template_id'];
  if (call.path === '/api/ideas/send_idea') return ['market_report_id', 'custom_trend_id', 'theme_id'];
  const names = topNamesOf(call);
  return idNames.filter((name) => names.includes(name));
}

function isRequired(call: Call, name: string): boolean {
  const schema = call.query ?? call.body;
  if (!schema) return false;
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return ((json['required'] as string[] | undefined) ?? []).includes(name);
}

/** The names of the call's own parameters. Ids within a filter only say which items match: see the test of filters. */
function topNamesOf(call: Call): string[] {
  return [call.query, call.body].flatMap((schema) => {
    if (!schema) return [];
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
    return Object.keys(json['properties'] ?? {});
  });
}

/** Every property name that the call takes, at any depth. */
function namesOf(call: Call): string[] {
  const names = new Set<string>();
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(collect);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, entry] of Object.entries(value)) {
        if (key === 'properties') for (const name of Object.keys(entry as object)) names.add(name);
        collect(entry);
      }
    }
  };
  for (const schema of [call.query, call.body]) {
    if (schema) collect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  }
  return [...names];
}

function withoutInstance(body: Record<string, unknown>): Record<string, unknown> {
  const { instance, ...rest } = body;
  void instance;
  return rest;
}
