import { feedback } from '@earshot/contracts/feedback';
import type { ImportRun } from '@earshot/contracts/imports';
import { imports } from '@earshot/contracts/imports';
import { limits } from '@earshot/contracts/limits';
import { rateLimits } from '@earshot/contracts/call/rate-limits';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ServerProcess } from './testing/processes/server-process.ts';

const kills = 20;
const longestRunMs = 3000;
const fileRows = 10_000;
const patience = { timeout: 60_000, interval: 20 };
const batchItems = 20;
/** No faster than a member may list. */
const pageEveryMs = (rateLimits.search.windowSeconds * 1000) / rateLimits.search.max;

let dataDir: string;
let server: ServerProcess;
let token: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'earshot-kill-'));
  server = await ServerProcess.start(dataDir);
  token = await server.signUp();
});
afterEach(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true });
});

async function killAndRestart(): Promise<void> {
  await server.kill();
  server = await ServerProcess.start(dataDir);
}

const randomMoment = () => wait(Math.random() * longestRunMs);

/** The texts of all items, page by page. */
async function everyText(): Promise<string[]> {
  const texts: string[] = [];
  let after: string | undefined;
  do {
    const body = { limit: limits.pageSizeMax, ...(after !== undefined && { after }) };
    const page = await server.send(feedback.getFeedback, { body, token });
    texts.push(...page.results.map(({ text }) => text));
    after = page.next_after ?? undefined;
    await wait(pageEveryMs);
  } while (after !== undefined);
  return texts;
}

async function getRun(importId: string): Promise<ImportRun> {
  return server.send(imports.get, { query: { import_id: importId }, token });
}

async function until(importId: string, state: ImportRun['state']): Promise<ImportRun> {
  for (;;) {
    const run = await getRun(importId);
    if (run.state === state) return run;
    if (run.state === 'failed') throw new Error(`The import failed: ${run.error}`);
    await wait(100);
  }
}

/** Waits until more of an import's rows are stored than now. */
async function gotOn(importId: string): Promise<void> {
  const rowsDone = ({ progress }: ImportRun) => progress?.rows_done ?? 0;
  const before = rowsDone(await getRun(importId));
  const isPast = async () => {
    const run = await getRun(importId);
    return run.state === 'done' || rowsDone(run) > before;
  };
  await expect.poll(isPast, patience).toBe(true);
}

/** Begins to import a file whose rows name it and count up. */
async function beginImport(file: number): Promise<string> {
  const rows = Array.from(
    { length: fileRows },
    (_, i) => `${file}-${i},Row ${i} of file ${file} says something`,
  );
  const uploaded = await server.upload(imports.upload, new Blob([`id,text\n${rows.join('\n')}\n`]), token);
  const { import_id, mapping } = uploaded;
  const whole = { ...mapping, targets: ['external_id' as const, 'text' as const], source: { name: 'Files' } };
  await server.send(imports.dryRun, { body: { import_id, mapping: whole }, token });
  await until(import_id, 'checked');
  await server.send(imports.commit, { body: { import_id }, token });
  return import_id;
}

test(`imports under ${kills} kills of the server store every row once`, async () => {
  let files = 0;
  let importId = '';
  for (let killed = 0; killed < kills; killed += 1) {
    if (files === 0 || (await getRun(importId)).state === 'done') importId = await beginImport((files += 1));
    // Every other kill meets an import that has got on, however slow its start was: one that never does is given up.
    if (killed % 2 === 0) await gotOn(importId);
    await randomMoment();
    await killAndRestart();
  }
  const { result } = await until(importId, 'done');
  expect(result?.counts).toEqual({ create: fileRows, update: 0, same: 0, copies: 0, reject: 0 });
  const texts = await everyText();
  expect(texts).toHaveLength(files * fileRows);
  expect(new Set(texts).size).toBe(texts.length);
}, 1_800_000);

test(`feedback acknowledged under ${kills} kills of the server is there, once`, async () => {
  const acknowledged: string[] = [];
  let sent = 0;
  const over = new AbortController();
  const sending = (async () => {
    while (!over.signal.aborted) {
      const ids = Array.from({ length: batchItems }, () => String((sent += 1)));
      const items = ids.map((id) => ({ external_id: id, text: `Item ${id}` }));
      await server
        .send(feedback.addFeedback, { body: { source: { name: 'Ingest' }, items }, token })
        .then(() => acknowledged.push(...items.map(({ text }) => text)))
        // Whatever was on its way when the server was killed may be there or not.
        .catch(() => wait(50));
    }
  })();
  for (let killed = 0; killed < kills; killed += 1) {
    // Every other kill meets a server that has begun to acknowledge, however slow its start was.
    const before = acknowledged.length;
    if (killed % 2 === 0) await expect.poll(() => acknowledged.length, patience).toBeGreaterThan(before);
    await randomMoment();
    await killAndRestart();
  }
  over.abort();
  await sending;
  const texts = await everyText();
  const stored = new Set(texts);
  expect(stored.size).toBe(texts.length);
  expect(acknowledged.filter((text) => !stored.has(text))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThanOrEqual((kills / 2) * batchItems);
}, 1_800_000);
