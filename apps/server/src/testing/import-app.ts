import type { ImportMapping, ImportRun } from '@earshot/contracts/imports';
import { imports } from '@earshot/contracts/imports';
import type { ProblemBody } from '@earshot/contracts/call/problems';
import { sql } from 'kysely';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { importHandlers } from '../features/imports/imports.jobs.ts';
import type { JobDeps } from '../features/job-deps.ts';
import { openJobDeps } from '../features/open-job-deps.ts';
import { openQueue } from '../jobs/queue.ts';
import { BlobFolder } from '../platform/blobs/blob-folder.ts';
import { blobsFolder } from '../platform/blobs/open-blobs.ts';
import { readInWorkspace } from '../platform/database/workspace-transaction.ts';
import type { TestApp, TestAppOptions } from './app.ts';
import { testApp } from './app.ts';
import { JobRunner } from './job-runner.ts';
import type { Person } from './people.ts';
import { send } from './send.ts';
import { sendFile } from './send-file.ts';

/** The app with what tests of imports need. */
export interface ImportApp extends TestApp {
  /** Does the imports' jobs that are due. */
  runImports: () => Promise<void>;
  /** Leaves the jobs to others, until `runImports` is called again. */
  stopImports: () => Promise<void>;
  jobDeps: JobDeps;
  /** Makes imports wait for their files. @returns what lets them go on */
  holdFiles: () => () => void;
  /** Names of the stored files of a workspace. */
  filesOf: (person: Person) => Promise<string[]>;
}

/** Stored files that imports have to wait for while a test holds them. */
class HeldBlobs extends BlobFolder {
  held: Promise<void> = Promise.resolve();

  override async withFile<Result>(name: string, use: (path: string) => Promise<Result>): Promise<Result> {
    await this.held;
    return super.withFile(name, use);
  }
}

/** @param own parts of the jobs' dependencies that the test holds itself */
export async function importApp(
  options: TestAppOptions = {},
  own: Partial<JobDeps> = {},
): Promise<ImportApp> {
  const test = await testApp(options);
  const { config, database, clock, mailbox } = test;
  const log = pino({ level: 'silent' });
  const queue = await openQueue(database, log);
  const stopping = new AbortController().signal;
  const blobs = new HeldBlobs(blobsFolder(config, 'uploads'));
  const deps = openJobDeps({
    ...{ config, database, queue, log, stopping, blobs, now: clock.now, mailer: mailbox },
    ...own,
  });
  let jobs = new JobRunner(database, importHandlers, deps);
  const stopImports = async () => {
    await jobs.stop();
    jobs = new JobRunner(database, importHandlers, deps);
  };
  return {
    ...test,
    jobDeps: deps,
    runImports: () => jobs.runAll(),
    stopImports,
    holdFiles: () => {
      let letGo: () => void = () => undefined;
      blobs.held = new Promise((resolve) => (letGo = resolve));
      return letGo;
    },
    filesOf: ({ workspaceId }) =>
      readdir(join(blobsFolder(config, 'uploads'), workspaceId)).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
        throw error;
      }),
    stop: async () => {
      await jobs.stop();
      await queue.stop();
      await test.stop();
    },
  };
}

export interface Uploaded {
  status: number;
  reply: ImportRun;
  problem: ProblemBody;
}

/** Uploads a file as a browser does. */
export async function upload(
  { app }: Pick<TestApp, 'app'>,
  { auth, remoteAddress }: Person,
  bytes: string | Buffer,
  { name = 'tickets.csv', part = 'file' }: { name?: string; part?: string } = {},
): Promise<Uploaded> {
  const { status, reply: json } = await sendFile(app, imports.upload.path, {
    as: { auth, remoteAddress },
    ...{ bytes, name, part },
  });
  return { status, reply: json as ImportRun, problem: json as ProblemBody };
}

/** Uploads a file and checks it with the offered mapping, changed where `change` says. */
export async function check(
  test: ImportApp,
  person: Person,
  bytes: string | Buffer,
  { name, ...change }: Partial<ImportMapping> & { name?: string } = {},
): Promise<ImportRun> {
  const { reply } = await upload(test, person, bytes, name === undefined ? {} : { name });
  const { import_id, mapping } = reply;
  await send(test.app, imports.dryRun, {
    body: { import_id, mapping: { ...mapping, ...change } },
    as: person,
  });
  await test.runImports();
  return get(test, person, import_id);
}

/** Uploads a file, checks it and imports it. */
export async function importFile(...[test, person, ...file]: Parameters<typeof check>): Promise<ImportRun> {
  const { import_id } = await check(test, person, ...file);
  const asked = await send(test.app, imports.commit, { body: { import_id }, as: person });
  if (asked.status !== 202) throw new Error(`The import was refused: ${JSON.stringify(asked.problem)}`);
  await test.runImports();
  return get(test, person, import_id);
}

export async function get({ app }: TestApp, person: Person, importId: string): Promise<ImportRun> {
  const { reply } = await send(app, imports.get, { query: { import_id: importId }, as: person });
  return reply;
}

export interface ItemSeen {
  id: number;
  externalId: string | null;
  title: string | null;
  text: string;
  saidAt: string | null;
  rating: number | null;
  ratingMax: number | null;
  author: string | null;
  account: string | null;
  source: string;
  fields: Record<string, string>;
}

/** A workspace's items as they are stored, by id. */
export function itemsOf(
  { database }: TestApp,
  { workspaceId }: Pick<Person, 'workspaceId'>,
): Promise<ItemSeen[]> {
  return readInWorkspace(database, workspaceId, async (tx) => {
    const { rows } = await sql<ItemSeen>`
      select i.id, i.external_id, i.title, i.text, i.said_at, i.rating, i.rating_max, coalesce(u.email, u.name) as author,
             a.name as account, s.name as source, i.fields
      from feedback_item i
      join source s on s.workspace_id = i.workspace_id and s.id = i.source_id
      left join author u on u.workspace_id = i.workspace_id and u.id = i.author_id
      left join account a on a.workspace_id = i.workspace_id and a.id = i.account_id
      where i.workspace_id = ${workspaceId} order by i.id`.execute(tx);
    return rows;
  });
}

/** How many rows of the workspace a table holds. */
export function countOf(
  { database }: TestApp,
  { workspaceId }: Pick<Person, 'workspaceId'>,
  table:
    | 'author'
    | 'account'
    | 'source'
    | 'import_reject'
    | 'import_change'
    | 'item_feature'
    | 'item_source_text'
    | 'cleaning_change'
    | 'removed_item',
): Promise<number> {
  return readInWorkspace(database, workspaceId, async (tx) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where workspace_id = ${workspaceId}`.execute(tx);
    return rows[0]?.count ?? 0;
  });
}

/** Counts kept beside the items, under `facet value`. */
export function keptCounts(
  { database }: TestApp,
  { workspaceId }: Pick<Person, 'workspaceId'>,
): Promise<Record<string, number>> {
  return readInWorkspace(database, workspaceId, async (tx) => {
    const { rows } = await sql<{ key: string; count: number }>`
      select trim(facet || ' ' || value) as key, count from item_count
      where workspace_id = ${workspaceId} and count <> 0`.execute(tx);
    return Object.fromEntries(rows.map(({ key, count }) => [key, count]));
  });
}
