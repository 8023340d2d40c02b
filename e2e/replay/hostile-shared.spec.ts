import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { CallReply } from '@earshot/contracts/call';
import type { recordingShares } from '@earshot/contracts/recording-shares';
import type { recordings, Site } from '@earshot/contracts/recordings';
import { expect, test } from '../fixtures.ts';
import { ownAddress } from '../support/api.ts';
import { chunkOf } from './chunk-of.ts';
import { hostileRecordings } from './hostile-recordings.ts';
import { startsAt } from './recorded-nodes.ts';
import { Outside, reachingLaunch, run, watch } from './watched-page.ts';

test.use({ launchOptions: reachingLaunch });

const recordingId = '0198a000-0000-7000-8000-000000000001';
const tabId = '00000000000000aa';

let outside: Outside;
let hostile: [name: string, events: unknown[]][];
test.beforeEach(async () => {
  outside = new Outside();
  hostile = Object.entries(hostileRecordings({ out: await outside.listen(), run }));
  expect(hostile.length).toBeGreaterThanOrEqual(60);
});
test.afterEach(() => outside.close());

/** What a script that ran, or a call that was made, needs at most to be noticed. */
const settleMs = 500;

test('[PLAY-1] [PLAY-3] hostile recordings run nothing and call nobody in the shared page', async ({
  page,
  api,
  person,
}) => {
  test.setTimeout(180_000);
  const { key } = await api.call<Site>('/api/recordings/create_site', { name: 'Shop' }, person.token);
  // One recording of them all, ten seconds each, so that one page shows one after the other.
  for (const [seq, [, events]] of hostile.entries()) {
    const from = startsAt + seq * 10_000;
    const moved = [
      ...events.map((event) => later(event, seq * 10_000)),
      { type: 5, timestamp: from + 400, data: { tag: 'es:custom', payload: { name: `Number ${seq}.` } } },
    ];
    const answer = await fetch(`${api.url}/r/chunk?key=${key}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', 'x-forwarded-for': ownAddress() },
      body: new Uint8Array(chunkOf(moved, from, from + 400, seq)),
    });
    expect(answer.status).toBe(200);
  }
  const session = { session_id: recordingId };
  const numbers = async () => {
    const given = await api.call<CallReply<typeof recordings.get>>(
      '/api/recordings/get_recording',
      session,
      person.token,
    );
    return given.moments.filter(({ kind, label }) => kind === 'custom' && label.startsWith('Number')).length;
  };
  await expect.poll(numbers, { timeout: 60_000 }).toBeGreaterThan(hostile.length - 3);
  const { token } = await api.call<CallReply<typeof recordingShares.share>>(
    '/api/recordings/share_recording',
    session,
    person.token,
  );

  const own =
    /\/public\/session-replay\/|\/replay-stage\/|\/assets\/|\.svg$|_shared_(recording|chunks|assets)$/;
  const seen = await watch(page, own);
  await page.goto(`/public/session-replay/replay_session#key=${token}`);
  const rows = page.locator('li button', { hasText: /Number \d+\./ });
  await rows.first().waitFor();
  const faults: string[] = [];
  const drawn = new Set<number>();
  const refused = new Map<string, string>();
  const count = await rows.count();
  for (let n = 0; n < count; n++) {
    const { label, said } = await page.evaluate(showRow, n);
    const number = Number(/Number (\d+)\./.exec(label)?.[1]);
    const [name = ''] = hostile[number] ?? [];
    if (said === '') drawn.add(number);
    else refused.set(name, said);
    faults.push(...seen.splice(0).map((what) => `${name}: ${what}`));
  }
  await page.waitForTimeout(settleMs);
  faults.push(...seen.splice(0), ...outside.asked.splice(0));
  expect(faults).toEqual([]);
  expect(await page.evaluate("'scriptRan' in window")).toBe(false);
  expect(drawn.size).toBeGreaterThan(hostile.length - 8);
  for (const sentence of refused.values()) expect(sentence).toMatch(/This part/);
});

test('[PLAY-1] [PLAY-3] hostile recordings run nothing and call nobody in a saved page', async ({ page }) => {
  test.setTimeout(180_000);
  const template = await readFile(
    fileURLToPath(new URL('../../packages/replay-stage/dist/offline.html', import.meta.url)),
    'utf8',
  );
  const folder = await mkdtemp(join(tmpdir(), 'earshot-saved-'));
  const file = join(folder, 'saved.html');
  const seen = await watch(page, /\/saved\.html$/);
  const faults: string[] = [];
  const refused: string[] = [];
  for (const [name, events] of hostile) {
    await writeFile(
      file,
      template.replace('<!--RECORDING-->', () => blocksOf(events)),
    );
    await page.goto(pathToFileURL(file).href);
    await expect
      .poll(() => page.evaluate(isDrawnOrSaid), { message: name, intervals: [20, 40, 80] })
      .not.toBe('');
    if ((await page.evaluate(isDrawnOrSaid)) === 'drawn') {
      // All at once, as after a jump, and played from its beginning.
      await page.getByRole('slider', { name: 'Time in the session' }).fill('400');
      await page.getByRole('combobox', { name: 'Speed' }).selectOption('8');
      await page.getByRole('button', { name: 'Play' }).click();
    } else refused.push(name);
    faults.push(...seen.splice(0).map((what) => `${name}: ${what}`));
    if (await page.evaluate("'scriptRan' in window")) faults.push(`${name}: a script ran`);
  }
  await page.waitForTimeout(settleMs);
  faults.push(...seen.splice(0), ...outside.asked.splice(0));
  await rm(folder, { recursive: true });
  expect(faults).toEqual([]);
  expect(refused.length).toBeLessThan(6);
});

/** Runs in the page: presses the row of a recording, and waits until it is drawn or the page says why not. */
async function showRow(n: number): Promise<{ label: string; said: string }> {
  const rows = [...document.querySelectorAll<HTMLElement>('li button')];
  const row = rows.filter(({ textContent }) => /Number \d+\./.test(textContent))[n];
  row?.click();
  do await new Promise((drawn) => requestAnimationFrame(drawn));
  while (document.querySelector('[aria-busy=true]'));
  const said = document.querySelector('main [role=alert]')?.textContent ?? '';
  return { label: row?.textContent ?? '', said };
}

/** What the file of a recording holds besides its player: the recording as it was sent, with nothing taken out. */
function blocksOf(events: unknown[]): string {
  const at = (ms: number) => new Date(startsAt + ms).toISOString();
  const place = { tab_id: tabId, seq: 0, first_at: startsAt, last_at: startsAt + 400, has_snapshot: true };
  const facts = {
    recording: { page_started_at: at(0), page_ended_at: at(400) },
    moments: [],
    active_seconds: [],
    chunks: [{ ...place, bytes: 1 }],
  };
  const chunk = chunkOf(events, startsAt, startsAt + 400).toString('base64');
  return `<script type="application/json" id="recording">${JSON.stringify(facts)}</script>
    <script type="text/plain" data-tab="${tabId}" data-seq="0">${chunk}</script>`;
}

/** Runs in the page: whether something of the recording is seen, or why not; '' while neither. */
function isDrawnOrSaid(): string {
  const said = document.querySelector<HTMLElement>('#said');
  if (said && !said.hidden) return said.textContent;
  const page = document.querySelector<HTMLIFrameElement>('#stage iframe')?.contentDocument;
  return page?.documentElement ? 'drawn' : '';
}

function later(event: unknown, ms: number): unknown {
  if (typeof event !== 'object' || event === null || !('timestamp' in event)) return event;
  return typeof event.timestamp === 'number' ? { ...event, timestamp: event.timestamp + ms } : event;
}
