import { recordings } from '@earshot/contracts/recordings';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { DrawnChunk } from '../../testing/chunks.ts';
import { aChunk, anOwnEvent, aSnapshot } from '../../testing/chunks.ts';
import type { JobApp } from '../../testing/job-app.ts';
import { jobApp } from '../../testing/job-app.ts';
import { ObjectStore } from '../../testing/stand-ins/object-store.ts';
import { offerChunk } from '../../testing/offer-chunk.ts';
import type { Person } from '../../testing/people.ts';
import { newAddress, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { endedBefore } from './packing/ended-before.ts';
import { packRecording } from './packing/pack.service.ts';
import { orderLostPacks, removeBlobs } from './packing/removal.service.ts';
import { sweep } from './packing/sweep.service.ts';
import { unpacked } from './packing/sweep.sql.ts';
import { deleteOldRecordings } from './retention.service.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const signal = new AbortController().signal;

describe.each(['folder', 'object store'] as const)('in a %s', (place) => {
  let store: ObjectStore;
  let earshot: JobApp;
  let owner: Person;
  let key: string;

  beforeAll(async () => {
    store = await ObjectStore.start();
    earshot = await jobApp(['recordings.digest', 'recordings.pack', 'recordings.remove_blobs'], {
      environment: place === 'folder' ? {} : store.environment,
    });
    owner = await signUp(earshot);
    key = (await send(earshot.app, recordings.createSite, { as: owner, body: { name: 'Shop' } })).reply.key;
  });
  afterAll(async () => {
    await earshot.stop();
    await store.stop();
  });

  const offer = ({ bytes }: DrawnChunk) => offerChunk(earshot, key, bytes);
  const pass = (ms: number) => earshot.clock.advance({ seconds: ms / 1000 });

  /** A visit of two tabs, whose chunks come in another order than they were made. */
  async function visit() {
    const at = earshot.clock.now();
    const first = aChunk(aSnapshot(at));
    const { recordingId, tabId } = first.header;
    const own = (seq: number, tab = tabId) =>
      aChunk([anOwnEvent(at + seq * 1000, 'es:custom', { name: `step ${seq}` })], {
        recordingId,
        tabId: tab,
        seq,
      });
    const other = aChunk(aSnapshot(at), { recordingId });
    const chunks = [own(2), first, other, own(1), own(1, other.header.tabId), own(3)];
    for (const chunk of chunks) expect((await offer(chunk)).statusCode).toBe(200);
    return { recordingId, tabId, chunks, own };
  }

  const fetched = (session_id: string, tab_id: string, from_seq = 0, to_seq = 99) =>
    earshot.app.inject({
      method: 'POST',
      url: recordings.getChunks.path,
      headers: owner.auth,
      remoteAddress: newAddress(),
      payload: { session_id, tab_id, from_seq, to_seq },
    });
  const get = async (session_id: string) =>
    (await send(earshot.app, recordings.get, { as: owner, body: { session_id } })).reply;

  async function sameBytes({
    recordingId,
    chunks,
  }: Pick<Awaited<ReturnType<typeof visit>>, 'recordingId' | 'chunks'>) {
    const tabs = Map.groupBy(chunks, ({ header }) => header.tabId);
    for (const [tabId, ofTab] of tabs) {
      const inOrder = [...ofTab].sort((a, b) => a.header.seq - b.header.seq);
      const answer = await fetched(recordingId, tabId);
      expect(answer.rawPayload.equals(Buffer.concat(inOrder.map(({ bytes }) => bytes)))).toBe(true);
    }
  }

  const row = (id: string) =>
    inWorkspace(earshot.database, owner.workspaceId, async (tx) => {
      const { rows } = await sql<{ pack: string | null; isPacked: boolean; hot: number }>`
        select r.pack, r.is_packed, (select count(*)::int from recording_chunk c
          where c.workspace_id = r.workspace_id and c.recording_id = r.id and c.body is not null) as hot
        from recording r where r.workspace_id = ${owner.workspaceId} and r.id = ${id}`.execute(tx);
      return rows[0];
    });
  const removals = async () =>
    (await earshot.database.app.selectFrom('blobRemoval').select('name').execute()).map(({ name }) => name);
  const blobs = async () => {
    const names: string[] = [];
    for await (const name of earshot.deps.packs.namesBefore(new Date(Date.now() + dayMs))) names.push(name);
    return names;
  };
  const sweepAndWork = async () => {
    await sweep(earshot.jobDeps, signal);
    await earshot.runAllJobs();
  };
  /** What the sweep asks for, without waiting for the jobs' turn. */
  const work = async () => {
    const { workspaceId } = owner;
    const ended = endedBefore(earshot.clock.now());
    const ids = await inWorkspace(earshot.database, workspaceId, (tx) =>
      unpacked(tx, workspaceId, ended, 99),
    );
    for (const id of ids) await packRecording(earshot.jobDeps, workspaceId, id, signal);
    await removeBlobs(earshot.jobDeps, signal);
  };

  test('[REC-2] a recording that has ended is packed, and plays as before, byte by byte', async () => {
    const one = await visit();
    await sweepAndWork();
    expect(await row(one.recordingId)).toMatchObject({ pack: null, hot: 6 });
    const before = await get(one.recordingId);
    pass(31 * minuteMs);
    await sweepAndWork();
    const packed = await row(one.recordingId);
    expect(packed).toMatchObject({ isPacked: true, hot: 0 });
    expect(await blobs()).toContain(packed?.pack);
    expect(await removals()).toEqual([]);
    await sameBytes(one);
    expect((await fetched(one.recordingId, one.tabId, 1, 2)).rawPayload).toEqual(
      Buffer.concat([1, 2].map((seq) => one.own(seq).bytes)),
    );
    const after = await get(one.recordingId);
    expect({ ...after, recording: { ...after.recording, is_live: before.recording.is_live } }).toEqual(
      before,
    );
    await sweepAndWork();
    expect((await row(one.recordingId))?.pack).toBe(packed?.pack);
  });

  test('[REC-2] a chunk up to a day late is packed too, one that comes again changes nothing, a later one gets 410', async () => {
    const one = await visit();
    pass(31 * minuteMs);
    await work();
    const first = await row(one.recordingId);
    for (const again of one.chunks) expect((await offer(again)).statusCode).toBe(200);
    expect(await row(one.recordingId)).toEqual(first);
    pass(23 * hourMs);
    const late = one.own(4);
    expect((await offer(late)).statusCode).toBe(200);
    expect(await row(one.recordingId)).toMatchObject({ isPacked: false, hot: 1 });
    await sameBytes({ ...one, chunks: [...one.chunks, late] });
    pass(31 * minuteMs);
    await work();
    const second = await row(one.recordingId);
    expect(second).toMatchObject({ isPacked: true, hot: 0 });
    expect(second?.pack).not.toBe(first?.pack);
    await sameBytes({ ...one, chunks: [...one.chunks, late] });
    expect((await get(one.recordingId)).moments.map(({ label }) => label)).toContain('step 4');
    // Whoever began to read the pack before goes on for a while.
    expect(await removals()).toEqual([first?.pack]);
    pass(11 * minuteMs);
    await work();
    expect(await removals()).toEqual([]);
    expect(await blobs()).not.toContain(first?.pack);
    pass(24 * hourMs);
    expect((await offer(one.own(5))).statusCode).toBe(410);
  });

  test('[REC-2] two that pack the same recording at once leave one pack, and the other goes', async () => {
    const one = await visit();
    pass(31 * minuteMs);
    const packing = () => packRecording(earshot.jobDeps, owner.workspaceId, one.recordingId, signal);
    await Promise.all([packing(), packing(), packing()]);
    await sameBytes(one);
    const { pack } = (await row(one.recordingId)) ?? {};
    expect(await removals()).not.toContain(pack);
    pass(61 * minuteMs);
    await work();
    const named = await inWorkspace(earshot.database, owner.workspaceId, (tx) =>
      tx.selectFrom('recording').select('pack').where('workspaceId', '=', owner.workspaceId).execute(),
    );
    expect((await blobs()).sort()).toEqual(named.flatMap((found) => found.pack ?? []).sort());
    await sameBytes(one);
  });

  test('[REC-2] a chunk that comes while its recording is packed stays, and is packed next', async () => {
    const one = await visit();
    pass(31 * minuteMs);
    const late = one.own(7);
    const { packs } = earshot.jobDeps;
    const slow: BlobStore = {
      put: async (name, bytes) => {
        const written = await packs.put(name, bytes);
        expect((await offer(late)).statusCode).toBe(200);
        return written;
      },
      readRange: (name, from, length) => packs.readRange(name, from, length),
      size: (name) => packs.size(name),
      delete: (name) => packs.delete(name),
      withFile: (name, use) => packs.withFile(name, use),
      namesBefore: (instant) => packs.namesBefore(instant),
    };
    await packRecording({ ...earshot.jobDeps, packs: slow }, owner.workspaceId, one.recordingId, signal);
    expect(await row(one.recordingId)).toMatchObject({ isPacked: false, hot: 1 });
    await sameBytes({ ...one, chunks: [...one.chunks, late] });
    pass(31 * minuteMs);
    await work();
    expect(await row(one.recordingId)).toMatchObject({ isPacked: true, hot: 0 });
    await sameBytes({ ...one, chunks: [...one.chunks, late] });
  });

  test.runIf(place === 'object store')(
    '[REC-2] [REC-3] a store that is down loses nothing: packing and deleting wait, packed recordings say why, others play',
    async () => {
      const [packed, gone] = [await visit(), await visit()];
      pass(31 * minuteMs);
      await work();
      for (const mood of ['failing', 'silent'] as const) {
        store.mood = mood;
        const hot = await visit();
        const answer = await fetched(packed.recordingId, packed.tabId);
        expect(answer.statusCode).toBe(503);
        expect(answer.json()).toMatchObject({ code: 'unavailable' });
        expect(answer.json<{ detail: string }>().detail).toMatch(/^Recording storage is not responding/);
        await sameBytes(hot);
        pass(31 * minuteMs);
        await work();
        expect(await row(hot.recordingId)).toMatchObject({ isPacked: false, hot: 6 });
        await sameBytes(hot);
        store.mood = 'well';
        await work();
        expect(await row(hot.recordingId)).toMatchObject({ isPacked: true, hot: 0 });
        await sameBytes(hot);
        await sameBytes(packed);
      }
      const pack = (await row(gone.recordingId))?.pack;
      store.mood = 'failing';
      await send(earshot.app, recordings.remove, { as: owner, body: { session_id: gone.recordingId } });
      await work();
      expect(await removals()).toContain(pack);
      store.mood = 'well';
      expect(await blobs()).toContain(pack);
      await work();
      expect(await blobs()).not.toContain(pack);
    },
    30_000,
  );

  test('[REC-3] deleting and retention remove packs, and lost ones are found', async () => {
    const [kept, deleted, old] = [await visit(), await visit(), await visit()];
    pass(31 * minuteMs);
    await work();
    const pack = (await row(deleted.recordingId))?.pack;
    expect(await blobs()).toContain(pack);
    await send(earshot.app, recordings.remove, { as: owner, body: { session_id: deleted.recordingId } });
    const { rows: asked } = await earshot.database.ownerPool.query(
      `select 1 from pgboss.job where name = 'recordings.remove_blobs'`,
    );
    expect(asked.length).toBeGreaterThan(0);
    await work();
    expect(await blobs()).not.toContain(pack);
    await sameBytes(kept);
    pass(31 * dayMs);
    const young = await visit();
    await deleteOldRecordings(earshot.jobDeps, signal);
    expect(await row(old.recordingId)).toBeUndefined();
    await removeBlobs(earshot.jobDeps, signal);
    expect(await blobs()).toEqual([]);
    pass(31 * minuteMs);
    await work();
    const names = await blobs();
    expect(names).toHaveLength(1);
    // As when rows were deleted by hand, or with their workspace.
    await inWorkspace(earshot.database, owner.workspaceId, (tx) =>
      sql`delete from recording where workspace_id = ${owner.workspaceId} and id = ${young.recordingId}`.execute(
        tx,
      ),
    );
    await orderLostPacks(earshot.jobDeps);
    await removeBlobs(earshot.jobDeps, signal);
    expect(await blobs()).toEqual([]);
  });
});
