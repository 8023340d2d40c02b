import { alerts } from '@earshot/contracts/alerts';
import { feedback } from '@earshot/contracts/feedback';
import { ideas } from '@earshot/contracts/ideas';
import { market } from '@earshot/contracts/market';
import { onboarding } from '@earshot/contracts/onboarding';
import { recordings } from '@earshot/contracts/recordings';
import { reports } from '@earshot/contracts/reports';
import { topics } from '@earshot/contracts/topics';
import { workspaces } from '@earshot/contracts/workspaces';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lookForChanges } from '../../jobs/alert.jobs.ts';
import { addDemoStory, endDemoStory } from '../../jobs/demo-data.jobs.ts';
import { fitTopicJob } from '../../jobs/fit-topics.ts';
import { digestRecordings, packRecordingJob } from '../../jobs/recording.jobs.ts';
import { buildThemes } from '../../jobs/theme.jobs.ts';
import { understand } from '../../jobs/understand.ts';
import type { JobApp } from '../../testing/job-app.ts';
import { jobApp } from '../../testing/job-app.ts';
import type { Person } from '../../testing/people.ts';
import { signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { EngineThread } from '../feedback/find/engine-thread.ts';
import { addStory } from './add-story.ts';

const jobs = [
  ...[addDemoStory, endDemoStory, understand, buildThemes],
  ...[fitTopicJob, lookForChanges, digestRecordings],
].map(({ name }) => name);

let earshot: JobApp;
let member: Person;

beforeAll(async () => {
  const log = pino({ level: 'silent' });
  earshot = await jobApp(jobs, { engine: (database) => new EngineThread({ database, log }) });
});
afterAll(() => earshot.stop());
beforeEach(async () => {
  member = await signUp(earshot);
});

const call = async <Reply>(answer: Promise<{ reply: Reply }>) => (await answer).reply;
const load = () => send(earshot.app, workspaces.loadSample, { as: member });
const remove = () => send(earshot.app, workspaces.removeSample, { as: member });

const listTopics = () => call(send(earshot.app, topics.list, { as: member }));
const listIdeas = () => call(send(earshot.app, ideas.list, { as: member, query: {} }));
const listRecordings = () => call(send(earshot.app, recordings.list, { as: member, body: {} }));
const listReports = () => call(send(earshot.app, reports.list, { as: member }));
const listMarket = () => call(send(earshot.app, market.listReports, { as: member, query: {} }));

/** Does jobs until the story's last one is done. */
async function runToTheEnd(): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    await earshot.runAllJobs();
    if ((await listReports()).reports.length > 0) break;
  }
  await earshot.runAllJobs();
}

/** Rows that belong to the workspace, by table. */
async function rows(): Promise<Record<string, number>> {
  const tables = await earshot.database.ownerPool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'earshot' and column_name = 'workspace_id'
       and table_name not in ('removed_item', 'deleted_recording', 'theme_build', 'topic_links', 'item_word', 'alert_watch')`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables.rows) {
    const { rows: counted } = await earshot.database.ownerPool.query<{ n: number }>(
      `select count(*)::int as n from earshot.${name} where workspace_id = $1`,
      [member.workspaceId],
    );
    if (counted[0]?.n) counts[name] = counted[0].n;
  }
  return counts;
}

test('the demo tells one story: sessions, a rated topic, an alert, ideas, a market report and a saved report', async () => {
  await load();
  await runToTheEnd();

  const { recordings: sessions } = await listRecordings();
  expect(sessions).toHaveLength(3);
  const tom = sessions.find(({ person }) => person?.name === 'Tom Brindle');
  expect(tom).toMatchObject({ person: { is_verified: true }, account: 'Pennyfield Heating', error_count: 1 });
  expect(tom?.rage_click_count).toBeGreaterThan(0);
  expect(tom?.is_live).toBe(false);
  expect(sessions.filter(({ person }) => person === null)).toHaveLength(1);
  // Their ids are what every later job takes.
  const { workspaceId } = member;
  for (const { session_id: recordingId } of sessions) {
    expect(packRecordingJob.payload.parse({ workspaceId, recordingId })).toMatchObject({ recordingId });
  }

  const [topic] = (await listTopics()).custom_topics;
  expect(topic).toMatchObject({ title: 'Job notes lost offline', ratings: { positive: 20, negative: 10 } });
  expect(topic?.item_count).toBeGreaterThan(20);

  const { changes } = await call(send(earshot.app, alerts.listChanges, { as: member, query: {} }));
  expect(changes.map(({ name }) => name)).toEqual(expect.arrayContaining(['Job notes lost offline']));

  const { ideas: kept } = await listIdeas();
  expect(kept.map(({ evidence }) => evidence.map(({ kind, gone }) => [kind, gone]))).toEqual(
    expect.arrayContaining([
      [['feedback', null]],
      [
        ['topic', null],
        ['market_finding', null],
      ],
    ]),
  );

  const { reports: listed } = await listMarket();
  expect(listed.map(({ state, host }) => [state, host])).toEqual([['done', 'marrowby.example']]);
  const { report } = await call(
    send(earshot.app, market.getReport, {
      as: member,
      query: { market_report_id: listed[0]?.market_report_id ?? '' },
    }),
  );
  expect(report.findings?.length).toBeGreaterThan(4);
  expect(report.findings?.flatMap(({ citations }) => citations).length).toBeGreaterThan(4);
  expect((await listReports()).reports.map(({ name }) => name)).toEqual(['Release 4.2 read-out']);
});

test('no mail is sent about it, and its site is not taken for one that is set up', async () => {
  await load();
  await runToTheEnd();
  const { rows: orders } = await earshot.database.ownerPool.query<{ data: { kind: string } }>(
    `select data from pgboss.job where name = 'mail.send' and data->>'workspaceId' = $1`,
    [member.workspaceId],
  );
  expect(orders).toEqual([]);
  expect((await call(send(earshot.app, recordings.listSites, { as: member }))).sites).toEqual([]);
  const { script } = await call(send(earshot.app, onboarding.checkSetUp, { as: member }));
  expect(script).toBeNull();
});

test('removing it removes every kind, and nothing that people made', async () => {
  await send(earshot.app, topics.create, { as: member, body: { title: 'Ours', description: 'Own words' } });
  await send(earshot.app, feedback.addFeedback, {
    as: member,
    body: { source: { name: 'Helpdesk' }, items: [{ text: 'Our own customers like the colours' }] },
  });
  await send(earshot.app, ideas.send, {
    as: member,
    body: { title: 'Own idea', feedback: [{ search_term: 'colours' }] },
  });
  await earshot.runAllJobs();
  const before = await rows();
  await load();
  await runToTheEnd();
  expect((await remove()).status).toBe(200);
  await earshot.runAllJobs();
  expect(await rows()).toEqual(before);
  expect((await listTopics()).custom_topics.map(({ title }) => title)).toEqual(['Ours']);
  expect((await listIdeas()).ideas.map(({ title }) => title)).toEqual(['Own idea']);
  // Loaded again, it is whole again.
  await load();
  await runToTheEnd();
  expect((await listRecordings()).recordings).toHaveLength(3);
});

test('a story that comes after the demo was removed adds nothing, and twice it adds once', async () => {
  await load();
  const wanted = {
    ...{ workspaceId: member.workspaceId, userId: member.userId },
    loadedAt: new Date(earshot.clock.now()).toISOString(),
  };
  await addStory(earshot.jobDeps, wanted);
  const once = await rows();
  await addStory(earshot.jobDeps, wanted);
  expect(await rows()).toEqual(once);
  await remove();
  await addStory(earshot.jobDeps, wanted);
  expect((await listTopics()).custom_topics).toEqual([]);
  expect((await listRecordings()).recordings).toEqual([]);
});
