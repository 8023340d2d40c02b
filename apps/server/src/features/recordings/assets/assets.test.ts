import type { ToldAssets } from '@earshot/contracts/recording-assets';
import { recordingAssets } from '@earshot/contracts/recording-assets';
import { recordingShares } from '@earshot/contracts/recording-shares';
import { recordings } from '@earshot/contracts/recordings';
import { assetLimits, assetsIn } from '@earshot/replay-format/assets';
import { chunksIn } from '@earshot/replay-format/chunk-run';
import { sql } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { siteForAll } from '../../../testing/site-for-all.ts';
import { aChunk, aSnapshot } from '../../../testing/chunks.ts';
import { newAddress } from '../../../testing/people.ts';
import { send } from '../../../testing/send.ts';
import { deleteOldRecordings } from '../retention.service.ts';

const given = siteForAll();

const tabId = '00112233445566aa';
const png = (rest = randomBytes(40)) => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), rest]);
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const isPng = expect.stringMatching(/^image\/png$/) as string;

/** As a page of another site sends it. */
async function post(path: string, query: Record<string, string>, payload: Buffer | string) {
  const answer = await given.server.app.inject({
    method: 'POST',
    url: `${path}?${new URLSearchParams({ key: given.key, ...query }).toString()}`,
    headers: { 'content-type': 'text/plain', origin: 'https://shop.test' },
    remoteAddress: newAddress(),
    payload,
  });
  return { status: answer.statusCode, text: answer.body };
}

/** A visit whose page shows pictures, each from so many seconds on. */
async function visit(pictures: Record<string, number> = {}): Promise<string> {
  const from = given.server.clock.now();
  const shown = Object.entries(pictures).map(([address, second]) =>
    snapshotWith(address, from + second * 1000),
  );
  const events = [...aSnapshot(from), ...shown.flat(), ...aSnapshot(from + 90_000)];
  const { header, bytes } = aChunk(events, { tabId });
  expect((await post(recordings.sendChunk.path, {}, bytes)).status).toBe(200);
  return header.recordingId;
}

function snapshotWith(src: string, at: number): object[] {
  const text = JSON.stringify(aSnapshot(at));
  return JSON.parse(
    text.replace('"tagName":"p","attributes":{}', `"tagName":"img","attributes":{"src":"${src}"}`),
  ) as object[];
}

const tell = async (sessionId: string, assets: ToldAssets['assets']) => {
  const { status, text } = await post(
    recordingAssets.tell.path,
    {},
    JSON.stringify({ session_id: sessionId, assets }),
  );
  return { status, reply: JSON.parse(text) as { is_recorded?: boolean; wanted?: string[]; detail?: string } };
};
const toldOf = (address: string, bytes: Buffer) => ({ address, sha256: hashOf(bytes), bytes: bytes.length });
const sendBytes = (sessionId: string, bytes: Buffer, sha256 = hashOf(bytes)) =>
  post(recordingAssets.send.path, { session_id: sessionId, sha256 }, bytes);

async function keep(sessionId: string, address: string, bytes: Buffer): Promise<number> {
  await tell(sessionId, [toldOf(address, bytes)]);
  return (await sendBytes(sessionId, bytes)).status;
}

async function get(sessionId: string, ...addresses: string[]) {
  const answer = await given.server.app.inject({
    method: 'POST',
    url: recordingAssets.get.path,
    headers: given.person.auth,
    remoteAddress: newAddress(),
    payload: { session_id: sessionId, addresses },
  });
  return answer.statusCode === 200 ? assetsIn(new Uint8Array(answer.rawPayload)) : answer.statusCode;
}

function storedBytes(): Promise<number> {
  return inWorkspace(given.server.database, given.person.workspaceId, async (tx) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from recorded_asset where workspace_id = ${given.person.workspaceId}`.execute(
      tx,
    );
    return rows[0]?.count ?? 0;
  });
}

test('[REC-3] what pages use is stored once in a workspace, and deleted with the last recording that uses it', async () => {
  const address = 'https://shop.test/logo.png';
  const logo = png();
  const [first, second] = [await visit(), await visit()];
  expect((await tell(first, [toldOf(address, logo)])).reply).toEqual({
    is_recorded: true,
    wanted: [hashOf(logo)],
  });
  expect((await sendBytes(first, logo)).status).toBe(200);
  expect((await tell(second, [toldOf(address, logo)])).reply).toEqual({ is_recorded: true, wanted: [] });
  for (const recording of [first, second]) {
    expect(await get(recording, address, 'https://shop.test/other.png')).toEqual([
      { address, type: isPng, bytes: new Uint8Array(logo) },
    ]);
  }
  await send(given.server.app, recordings.remove, { as: given.person, body: { session_id: first } });
  expect(await get(first, address)).toBe(404);
  expect(await storedBytes()).toBe(1);
  await send(given.server.app, recordings.remove, { as: given.person, body: { session_id: second } });
  expect(await storedBytes()).toBe(0);
});

const drawing = (inside: string, more = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${more}>${inside}</svg>`);

test('[PLAY-1] only what is a picture, a font, a style sheet or a drawing that does nothing is kept', async () => {
  const recording = await visit();
  const statusOf = (bytes: Buffer) => keep(recording, `https://shop.test/${hashOf(bytes)}`, bytes);
  const harmless = [
    Buffer.from('wOF2 and more'),
    Buffer.from('a { background: url("https://shop.test/a.png") }'),
    drawing('<path d="M0 0L9 9" fill="url(#g)"/>'),
    Buffer.from(
      '<?xml version="1.0"?>\n<!-- Made by hand --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n' +
        drawing(
          '<style>.a{fill:red}</style><use xlink:href="#a" xmlns:xlink="http://www.w3.org/1999/xlink"/>',
        ).toString(),
    ),
  ];
  for (const bytes of harmless)
    expect([bytes.toString(), await statusOf(bytes)]).toEqual([bytes.toString(), 200]);
  const harmful = [
    Buffer.from('<!doctype html><script>alert(1)</script>'),
    Buffer.from('just a text'),
    Buffer.from([0xff, 0xfe, 0, 0x7b]),
    Buffer.from('%PDF-1.7 {'.replace('{', '\0')),
    drawing('<script>alert(1)</script>'),
    drawing('<g onload="alert(1)"/>'),
    drawing('<foreignObject><body/></foreignObject>'),
    drawing('<a href="javascript:alert(1)"><text>a</text></a>'),
    drawing('<image href="https://evil.test/a.png"/>'),
    drawing('<use href="https://evil.test/a.svg#b"/>'),
    drawing('<animate attributeName="href" to="javascript:alert(1)"/>'),
    drawing('<style>@import "https://evil.test/a.css"</style>'),
    drawing('<style>.a{fill:url(https://evil.test/a.svg)}</style>'),
    drawing('<style>.a{fill:u\\72l(https://evil.test/a.svg)}</style>'),
    drawing('<path style="fill:&#117;rl(//evil.test)"/>'),
    drawing('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'),
    drawing('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'),
    drawing('<path d="M0 0"', ''),
    Buffer.from('<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]><svg>&x;</svg>'),
  ];
  for (const bytes of harmful)
    expect([bytes.toString(), await statusOf(bytes)]).toEqual([bytes.toString(), 400]);
});

test('bytes that were not told, are others than told, or too many are refused with the reason', async () => {
  const recording = await visit();
  const [one, other] = [png(), png()];
  expect((await sendBytes(recording, one)).status).toBe(404);
  await tell(recording, [toldOf('https://shop.test/one.png', one)]);
  expect(await sendBytes(recording, other, hashOf(one))).toMatchObject({
    status: 400,
    text: expect.stringContaining('sha256') as string,
  });
  const large = png(Buffer.alloc(assetLimits.bytesMax));
  expect((await sendBytes(recording, large)).status).toBe(413);
  const wrong = await tell(recording, [{ ...toldOf('javascript:alert(1)', one) }]);
  expect(wrong).toMatchObject({
    status: 400,
    reply: { detail: expect.stringContaining('page URL') as string },
  });
  const many = Array.from({ length: assetLimits.toldMax + 1 }, (_, n) =>
    toldOf(`https://shop.test/${n}`, one),
  );
  expect((await tell(recording, many)).status).toBe(400);
  expect((await post(recordingAssets.tell.path, {}, 'no json')).status).toBe(400);
  expect(
    (await tell('00000000-0000-4000-8000-000000000000', [toldOf('https://shop.test/a', one)])).reply,
  ).toEqual({
    is_recorded: false,
    wanted: [],
  });
});

test('a recording uses twenty mebibytes at most', async () => {
  const recording = await visit();
  const told = Array.from({ length: 6 }, (_, n) => ({
    address: `https://shop.test/${n}.png`,
    sha256: hashOf(Buffer.from(String(n))),
    bytes: assetLimits.bytesMax,
  }));
  const { reply } = await tell(recording, told);
  expect(reply.wanted).toHaveLength(5);
});

test('[PLAY-3] a link gives away what its part shows, under names that lead nowhere else', async () => {
  const pictures = { 'https://shop.test/early.png': 1, 'https://shop.test/late.png': 60 };
  const sessionId = await visit(pictures);
  const [early, late] = [png(), png()];
  await keep(sessionId, 'https://shop.test/early.png', early);
  await keep(sessionId, 'https://shop.test/late.png', late);
  const from = (
    await send(given.server.app, recordings.get, { as: given.person, body: { session_id: sessionId } })
  ).reply.recording.page_started_at;
  const part = { from: Date.parse(from) + 61_000, to: Date.parse(from) + 80_000 };
  const namesBy = async (body: object) => {
    const { reply } = await send(given.server.app, recordingShares.share, {
      as: given.person,
      body: { session_id: sessionId, ...body },
    });
    const answer = await given.server.app.inject({
      method: 'POST',
      url: recordingShares.getSharedChunks.path,
      remoteAddress: newAddress(),
      payload: { token: reply.token, tab_id: tabId, from_seq: 0, to_seq: 9 },
    });
    const text = chunksIn(answer.rawPayload)
      .map(({ body: packed }) => gunzipSync(packed).toString())
      .join('');
    return { token: reply.token, names: [...text.matchAll(/\/r-assets\/[0-9a-f]{64}/g)].map(String), text };
  };
  const getBy = async (token: string, addresses: string[]) => {
    const answer = await given.server.app.inject({
      method: 'POST',
      url: recordingAssets.getShared.path,
      remoteAddress: newAddress(),
      payload: { token, addresses },
    });
    return answer.statusCode === 200 ? assetsIn(new Uint8Array(answer.rawPayload)) : answer.statusCode;
  };
  const whole = await namesBy({});
  expect(whole.names).toHaveLength(2);
  const cut = await namesBy(part);
  expect(cut.names).toEqual([whole.names[1]]);
  expect(cut.text).not.toContain('early.png');
  expect(await getBy(cut.token, cut.names)).toEqual([
    { address: cut.names[0], type: isPng, bytes: new Uint8Array(late) },
  ]);
  expect(await getBy(cut.token, [`/r-assets/${hashOf(early)}`])).toEqual([]);
  expect(await getBy(`${cut.token.slice(0, -2)}xx`, cut.names)).toBe(404);
});

test('[REC-3] what pages use goes with recordings that are kept no longer', async () => {
  expect(await keep(await visit(), 'https://shop.test/old.png', png())).toBe(200);
  // Nobody is signed in any more after that.
  given.server.clock.advance({ days: 31 });
  await deleteOldRecordings(given.server.deps, new AbortController().signal);
  expect(await storedBytes()).toBe(0);
});
