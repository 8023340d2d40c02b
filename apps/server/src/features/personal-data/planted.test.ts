import { callGroups } from '@earshot/contracts/call/all-calls';
import { feedback } from '@earshot/contracts/feedback';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { ImportMapping } from '@earshot/contracts/imports';
import { imports } from '@earshot/contracts/imports';
import { personalData } from '@earshot/contracts/personal-data';
import { personalKinds } from '@earshot/contracts/personal-data';
import type { PersonalKindName } from '@earshot/contracts/personal-data';
import { questions } from '@earshot/contracts/questions';
import { topics } from '@earshot/contracts/topics';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { catalog } from '../../jobs/catalog.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import { aChunk, aSnapshot } from '../../testing/chunks.ts';
import { freeTextsOf } from '../../testing/free-texts.ts';
import { upload } from '../../testing/import-app.ts';
import type { JobApp } from '../../testing/job-app.ts';
import { jobApp } from '../../testing/job-app.ts';
import type { Person } from '../../testing/people.ts';
import { signUp } from '../../testing/people.ts';
import { leastValues } from '../../testing/malformed/least-values.ts';
import { planted, plantedAuthor, plantedNeedles, plantedText } from '../../testing/planted-data.ts';
import { send } from '../../testing/send.ts';
import { filesWith, needlesIn, tablesWith } from '../../testing/stored-bytes.ts';

/* Plants personal data through every call that takes a text, and looks for it wherever anything is kept. */

const log: string[] = [];
const everyKind = Object.keys(personalKinds) as PersonalKindName[];
let server: JobApp;
let owner: Person;

beforeAll(async () => {
  const write = (line: string) => void log.push(line);
  server = await jobApp(
    catalog.map(({ name }) => name),
    { log: pino({ level: 'trace' }, { write }) },
  );
  // No test asks anybody else's servers.
  server.jobDeps.resolve = () => Promise.reject(new Error('ENOTFOUND'));
  owner = await signUp(server);
});
afterAll(() => server.stop());

/** Of the workspace's own people and settings, not of its customers; or asked and answered, and not kept. */
const notKept: Readonly<Record<string, string>> = {
  '/api/user/': 'people’s own accounts',
  '/api/workspaces/': 'names and addresses of the workspace’s own people and keys',
  '/api/connections/': 'addresses and keys of the workspace’s own systems',
  '/api/mail/': 'a token',
  '/api/alerts/stop_letters': 'a token',
  '/api/boards/stop_follow_ups': 'a token',
  '/api/boards/preview_card_import': 'asked and answered',
  '/api/boards/save_follow_up': 'what the workspace writes to its customers, sent as it was written',
  '/api/feedback/get_': 'asked and answered',
  '/api/people/list_': 'asked and answered',
  '/api/account_files/read_file': 'asked and answered',
  '/api/account_files/match_rows': 'asked and answered',
  '/api/themes/list_': 'asked and answered',
  '/api/themes/preview_edit': 'asked and answered',
  '/api/validation/list_': 'asked and answered',
  '/api/analysis/measure': 'asked and answered',
  '/api/analysis/drivers': 'asked and answered',
  '/api/ai_reports/read_shared_run': 'a token',
  '/api/personal_data/try_masking': 'asked and answered',
  '/api/recordings/list_recordings': 'asked and answered',
  '/api/recordings/get_neighbours': 'asked and answered',
  '/api/recordings/erase_person': 'kept as a hash for a day',
  '/api/recordings/set_site_origins': 'origins, without path or query',
  '/api/ask_ai/ask_about_session_recordings': 'asked and answered',
  '/api/recordings/find_moment_of_item': 'an id',
  '/api/recordings/list_feedback_of_recording': 'an id',
  '/api/recordings/get_chunks': 'asked and answered',
  '/api/recordings/read_shared_recording': 'a token',
  '/api/recordings/saved_recording': 'a ticket',
  '/api/recordings/check_shared_recording': 'a token',
  '/api/recordings/get_shared_chunks': 'a token',
  '/api/recordings/get_assets': 'asked and answered',
  '/api/recordings/get_shared_assets': 'a token',
  '/api/market_analysis/': 'asked by strangers, and belongs to no workspace of people',
  '/api/agent_screen_record/': 'asked by strangers, and belongs to no workspace of people',
  '/r/': 'a site’s key, and what the recorder masked in the page',
  '/api/subscription/': 'plans, numbers, and events of which ids are kept',
  '/api/billing/': 'ids of subscriptions',
  '/api/imports/detect_again': 'names of encodings and sheets',
  '/api/operator/': 'the server’s own matters, and belongs to no workspace',
};

const filters: FeedbackFilter = {
  contains: planted.email,
  metadata_filters: [{ key: 'mobile_phone', condition: 'equals', value: '55512345' }],
  account_plans: [planted.email],
  except: [{ contains: planted.phone }],
};
const likeness: FeedbackFilter = { ...filters, about: { text: plantedText, at_least: 0.5 } };
const name = `By ${planted.email}`;

/** One request for each call that keeps a text, with personal data in all of its texts. */
const ways: Readonly<Record<string, () => Promise<unknown>>> = {
  '/api/feedback/add_feedback': addEverywhere,
  '/api/imports/upload': importEverywhere,
  '/api/imports/dry_run': async () => undefined,
  '/api/people/give_account': () => post('people/give_account', { author_id: 1, account: { name } }),
  '/api/people/update_account': () =>
    post('people/update_account', { account_id: 1, plan: planted.email, yearly_revenue_eur: null }),
  '/api/people/export': () => post('people/export', { filters, search: planted.email, what: 'people' }),
  '/api/themes/split_theme': async () => {
    await putInTheme();
    await post('themes/split_theme', { theme_id: 1, name, review_ids: [1] });
  },
  '/api/validation/record_check': () =>
    post('validation/record_check', {
      ...{ kind: 'sentiment', review_id: 1, subject_id: null, drawn: 'chosen', verdict: 'disagree' },
      ...{ shown: planted.national_id, correction: planted.national_id },
    }),
  '/api/validation/export': () => post('validation/export', { filters }),
  '/api/custom_trend/create_custom_trend': () =>
    post('custom_trend/create_custom_trend', { title: name, description: plantedText, filters }),
  '/api/custom_trend/update_custom_trend': () =>
    post('custom_trend/update_custom_trend', {
      ...{ custom_trend_id: 1, title: `Again ${name}`, description: plantedText, filters },
    }),
  '/api/custom_trend/preview_update': () =>
    post('custom_trend/preview_update', {
      ...{ custom_trend_id: 1, title: name, description: plantedText, filters },
    }),
  '/api/ask_ai/session_recording_data_export': () =>
    post('ask_ai/session_recording_data_export', {
      metadata_filters: [{ key: 'contact', condition: 'equals', value: planted.email }],
      filters: { contains: planted.email },
    }),
  '/api/analysis/export': () => post('analysis/export', { filters }),
  '/api/ask_ai/ask_open_question': ask,
  '/api/ask_ai/save_answer': async () => {
    const { answer_id } = (await ask()).reply;
    await post('ask_ai/save_answer', { answer_id, name });
  },
  '/api/ai_reports/create_report': () =>
    post('ai_reports/create_report', { name, filters, questions: [plantedText] }),
  '/api/ai_reports/update_report': async () => {
    const made = await post('ai_reports/create_report', { name, filters });
    await post('ai_reports/update_report', {
      ...{ report_id: made.json<{ report_id: string }>().report_id, name, filters, questions: [plantedText] },
    });
  },
  '/api/recordings/create_saved_filter': () =>
    post('recordings/create_saved_filter', { name, filters: { contains: plantedText.slice(0, 200) } }),
  '/api/recordings/update_saved_filter': async () => {
    const made = await post('recordings/create_saved_filter', { name: `${name} again`, filters: {} });
    const { saved_filter_id } = made.json<{ saved_filter_id: string }>();
    await post('recordings/update_saved_filter', {
      ...{ saved_filter_id, name: `${name}!`, filters: { page: plantedText } },
    });
  },
  '/api/recordings/create_site': () => post('recordings/create_site', { name }),
  '/api/recordings/update_site': () => post('recordings/update_site', { site_id: 1, name: `${name}?` }),
  '/api/recordings/create_clip': clip,
  '/api/market_trend_reporting/analyze': () =>
    post('market_trend_reporting/analyze', { subject: plantedText.slice(0, 200), name }),
  '/api/market_trend_reporting/rename_report': async () => {
    const made = await post('market_trend_reporting/analyze', { subject: 'Crewlark' });
    const { market_report_id } = made.json<{ market_report_id: string }>();
    await post('market_trend_reporting/rename_report', { market_report_id, name: `${name} again` });
  },
  '/api/market_trend_reporting/change_rival': async () => undefined,
  '/api/market_trend_reporting/correct_fact': async () => undefined,
  '/api/ideas/send_idea': sendIdea,
  '/api/ideas/update_idea': async () => {
    const { idea_id } = (await sendIdea()).json<{ idea: { idea_id: string } }>().idea;
    await post('ideas/update_idea', { idea_id, title: `${name} again`, note: plantedText });
  },
  '/api/boards/create_board': () => post('boards/create_board', { title: name }),
  '/api/boards/update_board': async () => {
    await post('boards/update_board', { board_id: await board(), title: `${name}!` });
  },
  '/api/boards/set_columns': async () => {
    const columns = [{ title: name.slice(0, 50), state: 'planned' }];
    await post('boards/set_columns', { board_id: await board(), columns });
  },
  '/api/boards/create_card': card,
  '/api/boards/import_cards': importCards,
  '/api/boards/split_card': splitCard,
  '/api/boards/save_roadmap': saveRoadmap,
  '/api/boards/set_public_text': async () => {
    await post('boards/set_public_text', {
      ...(await card()),
      public_text: { title: name, text: plantedText },
    });
  },
  '/api/boards/set_expectation': expectEffect,
  '/api/boards/update_card': async () => {
    const said = { value: 1, reason: plantedText.slice(0, 400) };
    await post('boards/update_card', {
      ...(await card()),
      ...{ title: `${name}!`, note: plantedText, tags: [name.slice(0, 40)], reach: said, confidence: said },
    });
  },
  '/api/boards/release_card': async () => {
    const released_at = new Date(server.clock.now()).toISOString();
    await post('boards/release_card', { ...(await card()), released_at, version: name.slice(0, 60) });
  },
  '/api/boards/add_evidence': async () => {
    await post('boards/add_evidence', { ...(await card()), feedback: [{ search_term: plantedText }] });
  },
  '/api/boards/add_comment': comment,
  '/api/boards/edit_comment': async () => {
    await post('boards/edit_comment', { ...(await comment()), text: `Again ${plantedText}` });
  },
  '/api/alerts/create_rule': () => post('alerts/create_rule', { name, filters }),
  '/api/account_files/apply_rows': () =>
    post('account_files/apply_rows', {
      file_name: `${plantedText.slice(0, 150)}.csv`,
      mapping: {
        columns: [
          { name: 'Company', target: 'account_name' },
          { name: 'Plan', target: 'plan' },
          { name: plantedText.slice(0, 200), target: 'field' },
        ],
        ...{ currency: 'EUR', period: 'year', rates: {}, adds_unknown: true },
      },
      rows: [{ line: 2, cells: [plantedText.slice(0, 180), plantedText.slice(0, 180), plantedText] }],
    }),
  '/api/views/create_view': () =>
    post('views/create_view', { name, filter: likeness, search_term: plantedText }),
  '/api/views/update_view': () =>
    post('views/update_view', { view_id: 1, name: `${name}!`, filter: likeness, search_term: plantedText }),
  '/api/sources/rename_source': () => post('sources/rename_source', { source_id: 1, name: `${name}?` }),
};

const isKnown = (path: string) =>
  path in ways || Object.keys(notKept).some((beginning) => path.startsWith(beginning));
const unknown = Object.values(callGroups)
  .flatMap((group) => Object.values(group))
  .filter(({ path }) => !isKnown(path));

/** Each is made once, with the least that it needs and personal data in all of its texts. */
const others = unknown.filter((call) => freeTextsOf(call).length > 0);

test('every file that is sent in is planted here, or said to be kept nowhere', () => {
  const files = unknown.filter(({ transport }) => transport === 'multipart');
  expect(files.map(({ path }) => path)).toEqual([]);
});

test('of personal data that came in by any call no byte is kept, in no table, file or line of the log', async () => {
  await choose(everyKind, true);
  await workspaceWithTheme();
  await plantEverywhere();
  await server.runAllJobs();
  expect(await tablesWith(server.database, inject('testServer').superuser, plantedNeedles)).toEqual([]);
  expect(await filesWith(server.config.dataDir, plantedNeedles)).toEqual([]);
  expect(log.filter((line) => needlesIn(line.toLowerCase(), plantedNeedles).length > 0)).toEqual([]);
}, 240_000);

test('what was stored readable is masked throughout when that is asked for, and stays one person', async () => {
  owner = await signUp(server);
  await choose([], false);
  await workspaceWithTheme();
  await plantEverywhere();
  await server.runAllJobs();
  const superuser = inject('testServer').superuser;
  expect((await tablesWith(server.database, superuser, plantedNeedles)).length).toBeGreaterThan(20);

  await choose(everyKind, true);
  const before = await send(server.app, feedback.getFeedback, { as: owner, body: {} });
  const { reply: asked } = await send(server.app, personalData.maskStored, { as: owner });
  expect(asked.run).toMatchObject({ state: 'running', items_done: 0 });
  await server.runAllJobs();
  const { reply: settings } = await send(server.app, personalData.getSettings, { as: owner });
  expect(settings.run).toMatchObject({ state: 'done', error: null, items_done: before.reply.total_count });
  expect(settings.unmasked).toEqual({ kinds: [], people: false });

  expect(await tablesWith(server.database, superuser, plantedNeedles)).toEqual([]);
  const after = await send(server.app, feedback.getFeedback, { as: owner, body: {} });
  expect(after.reply.total_count).toBe(before.reply.total_count);
  const people = (items: typeof after.reply.results) =>
    items.map(({ review_id, author }) => [review_id, author?.id ?? null]);
  expect(people(after.reply.results)).toEqual(people(before.reply.results));

  // The same person says something more: nobody new.
  await addOne('One word more about the invoice');
  const [newest] = (await send(server.app, feedback.getFeedback, { as: owner, body: {} })).reply.results;
  const first = after.reply.results.find(({ author }) => author !== null);
  expect(newest?.author).toEqual(first?.author);
  expect(newest?.author?.name).toMatch(/^Person [0-9a-f]{4}$/);
}, 240_000);

/** A call that is refused here, since it needs more than the least, gets a way of its own in `ways`. */
async function plantEverywhere(): Promise<void> {
  for (const way of Object.values(ways)) await way();
  for (const call of others) {
    const besides = freeTextsOf(call);
    await post(
      call.path.slice('/api/'.length),
      leastValues(call, { ids: firstIds, text: `Again ${name}`, besides }),
    );
  }
}

/** Ids of the first thing of each kind, which the ways above made. */
const firstIds = {
  review_id: 1,
  source_id: 1,
  view_id: 1,
  theme_id: 1,
  custom_trend_id: 1,
  author_id: 1,
  account_id: 1,
};

/** A clip of a recording that is sent for it. */
async function clip() {
  const { key } = (await post('recordings/create_site', { name: 'Shop' })).json<{ key: string }>();
  const at = server.clock.now();
  const { header, bytes } = aChunk([...aSnapshot(at), ...aSnapshot(at + 1000)]);
  await server.app.inject({
    method: 'POST',
    url: `/r/chunk?key=${key}`,
    headers: { 'content-type': 'text/plain' },
    payload: bytes,
  });
  await post('recordings/create_clip', { session_id: header.recordingId, name, from: at, to: at + 1000 });
}

async function board(): Promise<string> {
  return (await post('boards/create_board', { title: name })).json<{ board_id: string }>().board_id;
}

async function card(): Promise<{ board_id: string; idea_id: string }> {
  const board_id = await board();
  const made = await post('boards/create_card', { board_id, title: name, note: plantedText });
  return { board_id, idea_id: made.json<{ card: { idea_id: string } }>().card.idea_id };
}

async function expectEffect(): Promise<void> {
  const of = await card();
  // A decision keeps why the score is what it is, too.
  const said = { value: 1, reason: plantedText.slice(0, 400) };
  await post('boards/update_card', { ...of, reach: said, confidence: said });
  const { board: made } = (await read(`boards/get_board?board_id=${of.board_id}`)).json<{
    board: { columns: { column_id: string; state: string }[] };
  }>();
  const column_id = made.columns.find(({ state }) => state === 'committed')?.column_id;
  await post('boards/move_card', { ...of, column_id });
  const { decisions } = (await read(`boards/list_decisions?board_id=${of.board_id}`)).json<{
    decisions: { decision_id: string }[];
  }>();
  const decision_id = decisions[0]?.decision_id;
  await post('boards/set_expectation', { board_id: of.board_id, decision_id, text: plantedText });
}

function read(path: string) {
  return server.app.inject({
    method: 'GET',
    url: `/api/${path}`,
    headers: owner.auth,
    remoteAddress: owner.remoteAddress,
  });
}

async function saveRoadmap(): Promise<void> {
  const board_id = await board();
  const { board: made } = (await read(`boards/get_board?board_id=${board_id}`)).json<{
    board: { columns: { column_id: string }[] };
  }>();
  const column_id = made.columns[0]?.column_id;
  const settings = { is_public: false, title: name, intro: plantedText, shows_people: true };
  const columns = [{ column_id, title: name.slice(0, 60) }];
  await post('boards/save_roadmap', { board_id, settings: { ...settings, columns } });
}

async function splitCard(): Promise<void> {
  const of = await card();
  await post('boards/add_evidence', { ...of, feedback: [{ search_term: 'slow' }] });
  await post('boards/split_card', { ...of, title: name, places: [0] });
}

async function importCards(): Promise<void> {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const cells = [name, plantedText, 'New', plantedText.slice(0, 100), plantedText.slice(0, 39), name];
  const text = `Title,Description,Status,Owner,Tags,ID\n${cells.map(quoted).join(',')}\n`;
  const content = Buffer.from(text).toString('base64');
  await post('boards/import_cards', { board_id: await board(), file_name: `${name}.csv`, content });
}

async function comment(): Promise<{ board_id: string; comment_id: string }> {
  const of = await card();
  const made = await post('boards/add_comment', { ...of, text: plantedText });
  const { comment_id } = made.json<{ comment: { comment_id: string } }>().comment;
  return { board_id: of.board_id, comment_id };
}

function sendIdea() {
  const search_term = plantedText;
  const feedback = [{ filters: likeness, search_term }];
  return post('ideas/send_idea', { title: name, note: plantedText, feedback });
}

/** Answers to these are of few words, so that others are refused. */
const refused: readonly string[] = ['validation/record_check'];

function choose(kinds: PersonalKindName[], hidesPeople: boolean) {
  return send(server.app, personalData.updateSettings, {
    as: owner,
    body: { masked_kinds: kinds, hides_people: hidesPeople },
  });
}

async function post(path: string, payload: object) {
  const { auth, remoteAddress } = owner;
  const reply = await server.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    payload,
    headers: auth,
    remoteAddress,
  });
  expect([path, reply.statusCode, reply.statusCode < 300 || reply.body]).toEqual([
    path,
    expect.toSatisfy((status: number) => status < 300 || refused.includes(path)),
    expect.anything(),
  ]);
  return reply;
}

function addOne(text: string) {
  return send(server.app, feedback.addFeedback, {
    as: owner,
    body: {
      source: { name: 'Desk' },
      items: [{ text, author: { name: plantedAuthor.name, email: plantedAuthor.email } }],
    },
  });
}

async function addEverywhere() {
  await addOne(plantedText);
  const item = {
    text: plantedText,
    title: plantedText.slice(0, 900),
    link: planted.secret_link,
    author: { name: plantedAuthor.name, external_id: plantedAuthor.id },
    account: { name: planted.email, external_id: planted.email, plan: planted.email },
    fields: {
      contact: planted.email,
      mobile_phone: planted.phone,
      [planted.email]: 'yes',
      note: plantedText,
    },
  };
  const { reply } = await send(server.app, feedback.addFeedback, {
    as: owner,
    headers: { 'idempotency-key': 'planted' },
    body: {
      source: { name: `Inbox of ${planted.email}` },
      items: [
        { ...item, external_id: planted.email },
        item,
        { text: `<p>The export is slow.</p><div class="gmail_quote">${plantedText}</div>` },
        { text: 'Refused', [planted.email]: 'an unknown key' },
        { text: 'Refused', said_at: plantedText },
      ],
    },
  });
  expect(reply).toMatchObject({ stored: 3, refused: 2 });
}

const columns = 'ticket,body,created,requester_name,requester_email,mobile_phone,birthday,rating,website';
const row = (ticket: string, created: string, rating: string) =>
  [
    ticket,
    `"${plantedText}"`,
    created,
    plantedAuthor.name,
    plantedAuthor.email,
    '55512345',
    planted.birth_date,
    rating,
    planted.secret_link,
  ].join(',');

/** One file is imported, one is checked and left, one is imported and undone, one is thrown away. */
async function importEverywhere() {
  const rows = [
    row(planted.email, '2026-01-02', '4'),
    row('2', `never ${planted.email}`, '4'),
    row('3', '2026-01-03', planted.phone),
    row('4', '2026-01-04', '5'),
    `5,"broken ${planted.email}"`,
  ];
  const csv = [columns, ...rows].join('\n');
  const done = await checked(csv, `${planted.email}.csv`);
  await post('imports/commit', { import_id: done });
  await server.runAllJobs();
  const changed = await checked(csv.replaceAll('the invoice was', 'all of it was'), 'second.csv');
  await post('imports/commit', { import_id: changed });
  await server.runAllJobs();
  const undone = await checked(csv.replaceAll('the invoice was', 'much of it was'), 'third.csv');
  await post('imports/commit', { import_id: undone });
  await server.runAllJobs();
  await post('imports/undo', { import_id: undone });
  await server.runAllJobs();
  const headless = await checked(
    `${planted.email},${plantedText.replaceAll(',', ';')}\n1,Fine`,
    'no-head.csv',
  );
  await post('imports/discard', { import_id: headless });
  const jsonl = `{"${planted.email}":"a","body":"${plantedText}"}`;
  await upload(server, owner, jsonl, { name: 'keys.jsonl' });
  for (const id of [done, changed]) {
    const { reply } = await send(server.app, imports.get, { as: owner, query: { import_id: id } });
    expect(reply).toMatchObject({ state: 'done' });
  }
}

async function checked(file: string, fileName: string): Promise<string> {
  const { reply } = await upload(server, owner, file, { name: fileName });
  const { import_id, columns: found } = reply;
  const mapping: ImportMapping = {
    ...reply.mapping,
    targets: found.map(({ guess }, index) => (guess === 'ignore' ? (index === 1 ? 'text' : 'field') : guess)),
    rating_scale: { min: 1, max: 5 },
  };
  await send(server.app, imports.dryRun, { as: owner, body: { import_id, mapping } });
  await server.runAllJobs();
  return import_id;
}

function ask() {
  return send(server.app, questions.ask, { as: owner, body: { new_message: plantedText, filters } });
}

/** A workspace has themes only once it has much feedback; this one is put there by hand. */
async function workspaceWithTheme() {
  await addOne('The invoice differs from the quote');
  await inWorkspace(server.database, owner.workspaceId, async (tx) => {
    await tx
      .insertInto('theme')
      .values({ workspaceId: owner.workspaceId, id: 1, foundName: 'Invoices' })
      .execute();
    await tx.updateTable('workspace').set({ lastThemeId: 1 }).where('id', '=', owner.workspaceId).execute();
  });
  await send(server.app, topics.create, { as: owner, body: { title: 'Invoices', description: '' } });
}

/** Whoever follows changes takes items out again that no run found for the theme. */
async function putInTheme() {
  await inWorkspace(server.database, owner.workspaceId, (tx) =>
    tx
      .insertInto('themeItem')
      .values([1, 2].map((itemId) => ({ workspaceId: owner.workspaceId, itemId, themeId: 1, strength: 1 })))
      .onConflict((on) => on.doNothing())
      .execute(),
  );
}
