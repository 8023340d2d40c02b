import { expect, test } from 'vitest';
import { segmentsOf } from '../segments.ts';
import type { FromStage, ToStage } from '../stage-messages.ts';
import type { PlayedRecording } from './replay-player.ts';
import { ReplayPlayer } from './replay-player.ts';
import { tabTurns } from './shown-tab.ts';

const minute = 60_000;

/** A picture of the page each minute, for an hour, in one tab. */
function hour(about: Partial<PlayedRecording> = {}): PlayedRecording {
  const segments = segmentsOf(
    Array.from({ length: 60 }, (_, seq) => ({
      tab_id: 'a',
      seq,
      first_at: seq * minute,
      last_at: (seq + 1) * minute - 1,
      has_snapshot: true,
      bytes: 1000,
    })),
  );
  const whole = { from: 0, to: 60 * minute };
  return { whole, segments, turns: tabTurns(segments, []), quiet: [], isLive: false, ...about };
}

/** A player whose stage answers as the real one does, without a picture. */
function open(recording: PlayedRecording, at = 0, fetchFails = () => false) {
  const posted: ToStage[] = [];
  const fetched: string[] = [];
  const player: ReplayPlayer = new ReplayPlayer(recording, at, {
    fetchSegment: ({ key }) => {
      fetched.push(key);
      return fetchFails() ? Promise.reject(new Error('gone')) : Promise.resolve(new ArrayBuffer(8));
    },
    fetchAssets: (addresses) =>
      Promise.resolve(
        addresses
          .filter((address) => address.endsWith('.png'))
          .map((address) => ({ address, type: 'image/png' as const, bytes: new Uint8Array(1) })),
      ),
    post: (message) => {
      posted.push(message);
      if (message.kind === 'load') queueMicrotask(() => hear({ kind: 'loaded', key: message.key, log: [] }));
    },
    sentenceOf: () => 'The server cannot be reached.',
  });
  const hear = (message: FromStage) => player.hear(message);
  hear({ kind: 'ready' });
  const shown = () => posted.findLast((message) => message.kind === 'show');
  return { player, posted, fetched, shown, hear };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

test('[PLAY-2] a moment of an hour is opened with its own segment and the next, and no other', async () => {
  const { fetched, shown, player } = open(hour(), 42.5 * minute);
  await settled();
  expect(fetched).toEqual(['a.42', 'a.43']);
  expect(shown()).toEqual({ kind: 'show', key: 'a.42-42', at: 42.5 * minute, isPlaying: false });
  expect(player.state().isWaiting).toBe(false);
});

test('going back within what was fetched lately asks nobody', async () => {
  const { fetched, player, hear } = open(hour(), 5 * minute);
  await settled();
  hear({ kind: 'dropped', key: 'a.5-5' });
  player.seek(6 * minute);
  await settled();
  const before = fetched.length;
  player.seek(5 * minute);
  await settled();
  expect(fetched.length).toBe(before);
});

test('a segment that ends is followed by the next, which is there already', async () => {
  const { player, shown, hear, fetched } = open(hour());
  await settled();
  player.play();
  hear({ kind: 'time', key: 'a.0-0', at: minute });
  hear({ kind: 'ended', key: 'a.0-0' });
  expect(shown()).toEqual({ kind: 'show', key: 'a.1-1', at: minute, isPlaying: true });
  await settled();
  expect(fetched).toEqual(['a.0', 'a.1', 'a.2']);
});

test('quiet parts are passed over while it plays, unless that is switched off', async () => {
  const quiet = [{ from: 10_000, to: 50_000 }];
  const { player, shown, hear } = open(hour({ quiet }));
  await settled();
  hear({ kind: 'time', key: 'a.0-0', at: 12_000 });
  expect(shown()?.at).toBe(0);
  player.setSkipsQuiet(false);
  player.play();
  hear({ kind: 'time', key: 'a.0-0', at: 13_000 });
  expect(player.state().at).toBe(13_000);
  player.setSkipsQuiet(true);
  hear({ kind: 'time', key: 'a.0-0', at: 14_000 });
  expect(shown()).toMatchObject({ at: 50_000, isPlaying: true });
});

test('a quiet part that was gone to on purpose is played', async () => {
  const { player, shown, hear } = open(hour({ quiet: [{ from: 10_000, to: 50_000 }] }));
  await settled();
  player.play();
  player.seek(20_000);
  hear({ kind: 'time', key: 'a.0-0', at: 20_100 });
  expect(shown()?.at).toBe(20_000);
  expect(player.state().at).toBe(20_100);
});

test('the tab changes where the person changed it', async () => {
  const tab = (id: string, from: number) => ({
    tab_id: id,
    seq: 0,
    first_at: from,
    last_at: 30_000,
    has_snapshot: true,
    bytes: 1,
  });
  const segments = segmentsOf([tab('a', 0), tab('b', 10_000)]);
  const { player, hear, shown } = open(hour({ segments, turns: tabTurns(segments, []) }));
  await settled();
  player.play();
  hear({ kind: 'time', key: 'a.0-0', at: 10_500 });
  await settled();
  expect(shown()).toMatchObject({ key: 'b.0-0', at: 10_500 });
});

test('a part that cannot be fetched says so and is tried again when asked', async () => {
  let isDown = true;
  const { player, shown } = open(hour(), 0, () => isDown);
  await settled();
  expect(player.state()).toMatchObject({ failure: 'The server cannot be reached.', isWaiting: false });
  isDown = false;
  player.retry();
  await settled();
  expect(player.state().failure).toBeNull();
  expect(shown()?.key).toBe('a.0-0');
});

test('a recording without a picture says so', () => {
  const { player } = open(hour({ segments: [], turns: [] }));
  expect(player.state().failure).toMatch(/^No picture of a page/);
});

test('a recording that grows goes on where it ended', async () => {
  const chunk = (seq: number) => ({
    tab_id: 'a',
    seq,
    first_at: seq * 1000,
    last_at: seq * 1000 + 900,
    has_snapshot: seq === 0,
    bytes: 1,
  });
  const grown = (chunks: number) =>
    hour({
      segments: segmentsOf(Array.from({ length: chunks }, (_, seq) => chunk(seq))),
      turns: [{ at: 0, tabId: 'a' }],
      whole: { from: 0, to: chunks * 1000 - 100 },
      isLive: true,
    });
  const { player, hear, shown } = open(grown(2));
  await settled();
  player.play();
  hear({ kind: 'time', key: 'a.0-1', at: 1900 });
  hear({ kind: 'ended', key: 'a.0-1' });
  player.update(grown(4));
  await settled();
  expect(shown()).toEqual({ kind: 'show', key: 'a.0-3', at: 1900, isPlaying: true });
});

test('the stage is given what is kept of the files that it lacks, and told nothing when there is none', async () => {
  const { posted, hear } = open(hour());
  await settled();
  hear({ kind: 'lacks', addresses: ['https://shop.test/a.woff2'] });
  hear({ kind: 'lacks', addresses: ['https://shop.test/a.png', 'https://shop.test/b.js'] });
  await settled();
  const given = posted.filter((message) => message.kind === 'assets');
  expect(given.map(({ assets }) => assets.map(({ address }) => address))).toEqual([
    ['https://shop.test/a.png'],
  ]);
});
