import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { stagePath } from '@earshot/replay-format/stage-messages';
import { expect, test } from '../fixtures.ts';
import { chunkOf } from './chunk-of.ts';
import { hostileRecordings, recordingsThatReachOut } from './hostile-recordings.ts';
import { startsAt } from './recorded-nodes.ts';
import { StageHost } from './stage-host.ts';
import { Outside, reachingLaunch, run, watch } from './watched-page.ts';

const expected = /\/replay-stage\/|\/a-page-that-holds-the-stage$/;

test.use({ launchOptions: reachingLaunch });

let outside: Outside;
let out: string;
test.beforeEach(async () => {
  outside = new Outside();
  out = await outside.listen();
});
test.afterEach(() => outside.close());

test('[PLAY-1] hostile recordings run nothing and call nobody, and start or say why not', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const recordings = Object.entries(hostileRecordings({ out, run }));
  expect(recordings.length).toBeGreaterThanOrEqual(60);
  const seen = await watch(page, expected);
  const host = await StageHost.open(page);
  const faults: string[] = [];
  const refused: string[] = [];
  await host.renew();
  for (const [index, [name, events]] of recordings.entries()) {
    const note = (fault: string) => faults.push(`${name}: ${fault}`);
    const key = `a.${index}`;
    const placed = { key, from: startsAt, to: startsAt + 400 };
    const bytes = chunkOf(events, placed.from, placed.to);
    const answer = await host.load(placed, bytes);
    if (answer.kind === 'failed') refused.push(`${name}: ${answer.sentence}`);
    else {
      // Once all at once, as after a jump, and once as it is played.
      await host.post({ kind: 'show', key, at: placed.to, isPlaying: false });
      const shown = await host.hears('time', 'failed');
      if (shown.kind === 'failed') {
        refused.push(`${name}: ${shown.sentence}`);
        await host.renew();
      } else {
        const isDrawn = (await host.drawn()).includes('Recorded');
        if (!isDrawn && name !== 'page taken away') note('is not drawn');
        await host.post({ kind: 'speed', speed: 8 });
        await host.post({ kind: 'show', key, at: placed.from, isPlaying: true });
        await host.hears('ended', 'failed');
      }
    }
    await page.waitForTimeout(30);
    for (const what of seen.splice(0)) note(what);
    for (const what of outside.asked.splice(0)) note(`called outside: ${what}`);
    if (await page.evaluate("'scriptRan' in window")) note('a script ran');
    await page.evaluate('delete window.scriptRan');
  }
  expect(faults).toEqual([]);
  expect(refused).toEqual([
    'changes of wrong types: This part of the recording cannot be drawn.',
    'picture without a page: This part contains no picture of the page.',
    'no picture at all: This part contains no picture of the page.',
    'names of the language itself: This part of the recording cannot be drawn.',
  ]);
});

test('[PLAY-1] the policy of the stage alone holds: what was not sanitised runs nothing and fetches nothing', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const seen = await watch(page, expected);
  const library = await readFile(
    fileURLToPath(new URL('../../node_modules/rrweb/umd/rrweb.min.js', import.meta.url)),
    'utf8',
  );
  const faults: string[] = [];
  await page.goto(stagePath);
  await page.evaluate(library);
  for (const [name, events] of Object.entries(recordingsThatReachOut({ out, run }))) {
    // A name can be looked up ahead of any policy: it is the sanitiser that keeps such links away.
    if (name === 'links that tell a name') continue;
    await page.evaluate((list) => {
      const scope = window as unknown as { rrweb: { Replayer: ReplayerClass } };
      // What was drawn before goes, as in the player.
      document.body.replaceChildren();
      try {
        const replayer = new scope.rrweb.Replayer(list, { showWarning: false });
        replayer.pause(300);
      } catch {
        // A recording that cannot be started does no harm either.
      }
    }, events);
    await page.waitForTimeout(40);
    for (const what of seen.splice(0)) faults.push(`${name}: ${what}`);
    for (const what of outside.asked.splice(0)) {
      // The browser may open a line ahead of the policy's refusal; nothing is said on it.
      if (what !== 'a connection') faults.push(`${name}: called outside: ${what}`);
    }
  }
  expect(faults).toEqual([]);
});

test('what watches the hostile recordings sees a script that runs and a call that is made', async ({
  page,
}) => {
  const seen = await watch(page, expected);
  await StageHost.open(page);
  await page.evaluate(run);
  await page.evaluate(fetchPicture, `${out}one.png`);
  await expect.poll(() => seen).toContain('a script ran');
  await expect.poll(() => outside.asked).toContain('a connection');
  await page.unrouteAll();
  await page.goto('about:blank');
  await page.evaluate(fetchPicture, `${out}two.png`);
  await expect.poll(() => outside.asked).toContain('GET /two.png HTTP/1.1');
});

function fetchPicture(address: string): void {
  new Image().src = address;
}

type ReplayerClass = new (events: unknown[], config: object) => { pause: (ms: number) => void };
