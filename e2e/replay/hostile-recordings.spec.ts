import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { fileURLToPath } from 'node:url';
import { stagePath } from '@earshot/replay-format/stage-messages';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { chromiumLaunch } from '../support/chromium.ts';
import { chunkOf } from './chunk-of.ts';
import { hostileRecordings, recordingsThatReachOut } from './hostile-recordings.ts';
import { startsAt } from './recorded-nodes.ts';
import { StageHost } from './stage-host.ts';

/** A foreign server: it counts who connects, asks for what, and answers nobody. */
class Outside {
  readonly asked: string[] = [];
  private readonly server: Server;

  constructor() {
    this.server = createServer((socket) => {
      this.asked.push('a connection');
      socket
        .on('error', () => undefined)
        .on('data', (data) => {
          this.asked.push(data.toString('latin1').split('\r\n', 1)[0] ?? '');
          socket.end(
            'HTTP/1.1 204 No Content\r\naccess-control-allow-origin: *\r\nconnection: close\r\n\r\n',
          );
        });
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  close(): void {
    this.server.close();
  }
}

/** What ran leaves its name here, whatever frame it runs in. */
const run = "top.postMessage('a script ran','*');top.scriptRan=1";

/** Notes every script that ran and every call to the app that is not for the stage itself. */
async function watch(page: Page): Promise<string[]> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', () => seen.push('a window was opened'));
  page.on('framenavigated', (frame) => {
    if (!/\/replay-stage\/$|\/a-page-that-holds-the-stage$|^about:|^chrome-error:/.test(frame.url()))
      seen.push(`went to ${frame.url()}`);
  });
  page.on('response', (response) => {
    const { pathname, protocol } = new URL(response.url());
    if (
      protocol.startsWith('http') &&
      !pathname.startsWith(stagePath) &&
      !pathname.startsWith('/a-page-that')
    )
      seen.push(`asked for ${response.url()}`);
  });
  await page.exposeFunction('noteRan', () => seen.push('a script ran'));
  await page.addInitScript(
    "if (window === top) addEventListener('message', ({ data }) => data === 'a script ran' && noteRan())",
  );
  return seen;
}

// The foreign server stands on this machine: the browser must not keep pages from it of itself.
test.use({
  launchOptions: {
    ...chromiumLaunch,
    args: [...chromiumLaunch.args, '--disable-features=LocalNetworkAccessChecks'],
  },
});

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
  const seen = await watch(page);
  const host = await StageHost.open(page);
  const faults: string[] = [];
  const refused: string[] = [];
  for (const [name, events] of recordings) {
    await host.renew();
    const note = (fault: string) => faults.push(`${name}: ${fault}`);
    const placed = { key: 'a.0', from: startsAt, to: startsAt + 400 };
    const bytes = chunkOf(events, placed.from, placed.to);
    const answer = await host.load(placed, bytes);
    if (answer.kind === 'failed') refused.push(`${name}: ${answer.sentence}`);
    else {
      // Once all at once, as after a jump, and once as it is played.
      await host.post({ kind: 'show', key: 'a.0', at: placed.to, isPlaying: false });
      const shown = await host.hears('time', 'failed');
      if (shown.kind === 'failed') refused.push(`${name}: ${shown.sentence}`);
      else {
        const isDrawn = (await host.drawn()).includes('Recorded');
        if (!isDrawn && name !== 'page taken away') note('is not drawn');
        await host.post({ kind: 'speed', speed: 8 });
        await host.post({ kind: 'show', key: 'a.0', at: placed.from, isPlaying: true });
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
    'picture without a page: This part holds no picture of the page.',
    'no picture at all: This part holds no picture of the page.',
    'names of the language itself: This part of the recording cannot be drawn.',
  ]);
});

test('[PLAY-1] the policy of the stage alone holds: what was not sanitised runs nothing and fetches nothing', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const seen = await watch(page);
  const library = await readFile(
    fileURLToPath(new URL('../../node_modules/rrweb/umd/rrweb.min.js', import.meta.url)),
    'utf8',
  );
  const faults: string[] = [];
  for (const [name, events] of Object.entries(recordingsThatReachOut({ out, run }))) {
    // A name can be looked up ahead of any policy: it is the sanitiser that keeps such links away.
    if (name === 'links that tell a name') continue;
    await page.goto(stagePath);
    await page.evaluate(library);
    await page.evaluate((list) => {
      try {
        const { Replayer } = (window as unknown as { rrweb: { Replayer: ReplayerClass } }).rrweb;
        const replayer = new Replayer(list, { showWarning: false });
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
  const seen = await watch(page);
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
