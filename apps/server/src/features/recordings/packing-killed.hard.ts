import { recordings } from '@earshot/contracts/recordings';
import { mkdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import type { DrawnChunk } from '../../testing/chunks.ts';
import { aChunk, anOwnEvent, aSnapshot } from '../../testing/chunks.ts';
import { killNow, startJobsProcess } from '../../testing/processes/jobs-process.ts';
import { endRecordings, packStates } from '../../testing/pack-states.ts';
import type { Person } from '../../testing/people.ts';
import { newAddress, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { removeBlobs } from './packing/removal.service.ts';
import { sweep } from './packing/sweep.service.ts';

const kills = 30;
const visits = 60;
const longestRunMs = 1500;

let earshot: TestApp;
let owner: Person;
let key: string;

beforeAll(async () => {
  earshot = await testApp();
  // As the server makes it at its start: the process that packs looks there for room.
  await mkdir(earshot.config.dataDir, { recursive: true });
  owner = await signUp(earshot);
  key = (await send(earshot.app, recordings.createSite, { as: owner, body: { name: 'Shop' } })).reply.key;
});
afterAll(() => earshot.stop());

test(`[REC-2] packing that is killed ${kills} times loses and doubles nothing, and leaves no stray blob`, async () => {
  const chunks = await deliverVisits();
  const unpacked = async () => (await rows()).filter(({ isPacked }) => !isPacked).length;
  for (let killed = 0; killed < kills; killed += 1) {
    if ((await unpacked()) === 0) await reopen(chunks);
    await sweep(earshot.deps, new AbortController().signal);
    const jobs = await startJobsProcess(
      { ...earshot.config, logLevel: 'silent' },
      earshot.database.connections,
    );
    await wait(Math.random() * longestRunMs);
    await killNow(jobs);
  }
  const jobs = await startJobsProcess(
    { ...earshot.config, logLevel: 'silent' },
    earshot.database.connections,
  );
  try {
    await expect
      .poll(
        async () => {
          await sweep(earshot.deps, new AbortController().signal);
          return unpacked();
        },
        { timeout: 120_000, interval: 500 },
      )
      .toBe(0);
  } finally {
    await killNow(jobs);
  }
  for (const [recordingId, ofRecording] of Map.groupBy(chunks, ({ header }) => header.recordingId)) {
    const tabId = ofRecording[0]?.header.tabId ?? '';
    const answer = await earshot.app.inject({
      method: 'POST',
      url: recordings.getChunks.path,
      headers: owner.auth,
      remoteAddress: newAddress(),
      payload: { session_id: recordingId, tab_id: tabId, from_seq: 0, to_seq: 99 },
    });
    const inOrder = [...ofRecording].sort((a, b) => a.header.seq - b.header.seq);
    expect(answer.rawPayload.equals(Buffer.concat(inOrder.map(({ bytes }) => bytes)))).toBe(true);
  }
  earshot.clock.advance({ hours: 2 });
  await removeBlobs(earshot.deps, new AbortController().signal);
  const left: string[] = [];
  for await (const name of earshot.deps.packs.namesBefore(new Date(Date.now() + 60_000))) left.push(name);
  expect(left.sort()).toEqual((await rows()).flatMap(({ pack }) => pack ?? []).sort());
}, 1_800_000);

const rows = () => packStates(earshot.database, owner.workspaceId);

async function deliverVisits(): Promise<DrawnChunk[]> {
  const chunks: DrawnChunk[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const at = Date.now();
    const first = aChunk(aSnapshot(at, 'x'.repeat(50_000)));
    chunks.push(first);
    await deliver(first);
    for (let seq = 1; seq < 8; seq += 1) chunks.push(await deliver(further(first, seq)));
  }
  await endAll();
  return chunks;
}

/** One chunk more of every visit, as when a browser comes back. */
async function reopen(chunks: DrawnChunk[]): Promise<void> {
  for (const ofRecording of Map.groupBy(chunks, ({ header }) => header.recordingId).values()) {
    const first = ofRecording.find(({ header }) => header.seq === 0);
    if (first) chunks.push(await deliver(further(first, ofRecording.length)));
  }
  await endAll();
}

function further({ header: { recordingId, tabId, firstAt } }: DrawnChunk, seq: number): DrawnChunk {
  return aChunk([anOwnEvent(firstAt + seq * 1000, 'es:custom', { name: `step ${seq}` })], {
    recordingId,
    tabId,
    seq,
  });
}

async function deliver(chunk: DrawnChunk): Promise<DrawnChunk> {
  const answer = await earshot.app.inject({
    method: 'POST',
    url: `${recordings.sendChunk.path}?key=${key}`,
    headers: { 'content-type': 'text/plain' },
    remoteAddress: newAddress(),
    payload: chunk.bytes,
  });
  expect(answer.statusCode).toBe(200);
  return chunk;
}

/** The process that packs goes by the real time. */
const endAll = () => endRecordings(earshot.database, owner.workspaceId);
