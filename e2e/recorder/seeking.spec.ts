import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { chunkOf } from '../replay/chunk-of.ts';
import { StageHost } from '../replay/stage-host.ts';
import { drawnPage } from './pages/drawn-page.ts';
import { type FidelityPage, fidelityPages } from './pages/fidelity-pages.ts';
import { expect, test } from './support/fixtures.ts';
import { stateOfPage } from './support/state-of-page.ts';
import type { StandIn } from './support/stand-in.ts';

interface Recorded {
  type: number;
  timestamp: number;
}
interface Part {
  key: string;
  from: number;
  to: number;
  bytes: Uint8Array;
}
interface Place {
  part: Part;
  at: number;
}
type Recording = typeof window & {
  rrweb: { record: Record<'takeFullSnapshot', (isCheckout: boolean) => void> & ((options: object) => void) };
  recorded: Recorded[];
};

const library = fileURLToPath(new URL('../../node_modules/rrweb/umd/rrweb.min.js', import.meta.url));
const metaEvent = 4;

/** Runs in the page that is recorded: its steps, with a picture of the page before each and after the last. */
async function runSteps(): Promise<Recorded[]> {
  const scope = window as unknown as Recording & Record<'step1' | 'step2' | 'step3', () => void>;
  scope.recorded = [];
  scope.rrweb.record({ emit: (event: Recorded) => scope.recorded.push(event) });
  const pass = () => new Promise((resolve) => setTimeout(resolve, 25));
  for (const step of ['step1', 'step2', 'step3'] as const) {
    await pass();
    try {
      scope[step]();
    } catch {
      // What a step changes may be gone when it is made again.
    }
    await pass();
    await pass();
    scope.rrweb.record.takeFullSnapshot(true);
  }
  await pass();
  return scope.recorded;
}

/** A page's recording in parts, each beginning with a picture, as a recorder that runs long sends them. */
async function recordParts(page: Page, standIn: StandIn, sample: FidelityPage): Promise<Part[]> {
  const { head = '', body, script } = sample;
  const html = `<!doctype html><html><head>${head}</head><body>${body}<script>${script}</script></body></html>`;
  standIn.pages.set('/page', { html });
  await page.goto(`${standIn.siteUrl}/page`);
  await page.evaluate(await readFile(library, 'utf8'));
  const events = await page.evaluate(runSteps);
  const starts = events.flatMap(({ type }, at) => (type === metaEvent ? [at] : []));
  return starts.map((start, n) => {
    const own = events.slice(start, starts[n + 1]);
    const [from, to] = [own[0]?.timestamp ?? 0, own.at(-1)?.timestamp ?? 0];
    return { key: `a.${n}`, from, to, bytes: chunkOf(own, from, to) };
  });
}

async function goTo(host: StageHost, { part, at }: Place): Promise<void> {
  const show = { kind: 'show', key: part.key, at, isPlaying: false } as const;
  await host.post(show);
  const answer = await host.hears('time', 'needs', 'failed');
  if (answer.kind === 'needs') {
    expect(await host.load(part, part.bytes)).toMatchObject({ kind: 'loaded' });
    await host.post(show);
    expect(await host.hears('time', 'failed')).toMatchObject({ kind: 'time' });
  } else expect(answer.kind).toBe('time');
}

/** The page at a place as a stage shows it that has shown nothing before. */
async function drawnAnew(host: StageHost, place: Place): Promise<string[]> {
  await host.renew();
  await goTo(host, place);
  // Frames are built once they have loaded.
  await host.page.waitForTimeout(60);
  return host.stage.evaluate(stateOfPage);
}

const samples = [...fidelityPages, ...[1, 2, 3].map(drawnPage)];

for (const sample of samples) {
  test(`[PLAY-2] wherever the replay of ${sample.name} comes from, a moment looks as when it is opened there`, async ({
    page,
    standIn,
    stage,
  }) => {
    test.setTimeout(120_000);
    const parts = await recordParts(page, standIn, sample);
    expect(parts.length).toBe(4);
    const host = await StageHost.open(page, stage.url);
    const places = parts.flatMap((part) =>
      [0.3, 1].map((share) => ({ part, at: Math.round(part.from + (part.to - part.from) * share) })),
    );
    const anew: string[][] = [];
    for (const place of places) anew.push(await drawnAnew(host, place));
    await host.renew();
    for (let n = 0, at = 0; n < 24; n++, at = (at * 7 + n * n + 5) % places.length) {
      const place = places[at];
      if (!place) throw new RangeError('No such place');
      await goTo(host, place);
      await expect
        .poll(() => host.stage.evaluate(stateOfPage), { message: `jump ${n} to place ${at}`, timeout: 5_000 })
        .toEqual(anew[at]);
    }
  });
}

const twoSheets: FidelityPage = {
  name: 'a page with a style sheet that a script changes, and another',
  head: '<style id="own">main { color: red }</style><style>header { color: blue }</style>',
  body: '<header>Top</header><main>One</main><input>',
  script: `
    function step1() { document.querySelector('main').append(' more'); document.getElementById('own').sheet.insertRule('p { top: 0 }'); }
    function step2() { step1(); }
    function step3() { step1(); }`,
};

test('what two parts of a recording both show stays where it is, and playing goes on from one to the next', async ({
  page,
  standIn,
  stage,
}) => {
  const parts = await recordParts(page, standIn, twoSheets);
  const [first, , third, last] = parts;
  if (!first || !third || !last) throw new RangeError('There are too few parts');
  const host = await StageHost.open(page, stage.url);
  await host.renew();
  await goTo(host, { part: first, at: first.to });
  await host.stage.evaluate(markParts);
  await goTo(host, { part: third, at: third.to });
  expect(await host.stage.evaluate(markedParts)).toEqual(['HEADER', 'MAIN', 'STYLE']);

  // Of the end of a part the library hears later than the part that follows is shown.
  await host.load(last, last.bytes);
  await host.post({ kind: 'show', key: third.key, at: third.to - 20, isPlaying: true });
  await host.hears('ended');
  await host.post({ kind: 'show', key: last.key, at: last.from, isPlaying: true });
  expect(await host.hears('ended')).toMatchObject({ key: last.key });
});

type Marked = Element & { isMarked?: boolean };

function markParts(): void {
  const drawn = document.querySelector('iframe')?.contentDocument;
  for (const part of drawn?.querySelectorAll<Marked>('header,main,head > style,iframe,input') ?? [])
    part.isMarked = true;
}

function markedParts(): string[] {
  const drawn = document.querySelector('iframe')?.contentDocument;
  const marked = [...(drawn?.querySelectorAll<Marked>('*') ?? [])].filter(({ isMarked }) => isMarked);
  return marked.map(({ nodeName }) => nodeName).toSorted();
}
