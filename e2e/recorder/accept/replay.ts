import type { Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import type { KeptAsset } from '../../../packages/replay-format/src/assets.ts';
import type { ServedStage } from '../support/serve-stage.ts';
import type { StandIn } from '../support/stand-in.ts';
import { StageHost } from '../../replay/stage-host.ts';
import { maskedInReplay, type Place } from './places.ts';
import type { Moment } from './record.ts';

export interface Shown {
  picture: Buffer;
  /** What is masked in it, where it stands. */
  masked: Place[];
}

/** What is drawn has its fonts and pictures by then. */
const drawnMs = 1200;

/** The stage fills the window, as the recorded page did. */
async function openStage(page: Page, stage: ServedStage): Promise<StageHost> {
  const host = await StageHost.open(page, stage.url);
  await host.renew();
  await page.addStyleTag({
    content: 'body { margin: 0 } iframe { display: block; border: 0; width: 100vw; height: 100vh }',
  });
  await host.post({ kind: 'cursor', isShown: false });
  return host;
}

/** Each moment as our stage shows it. */
export async function replayOurs(
  page: Page,
  standIn: StandIn,
  stage: ServedStage,
  kept: KeptAsset[],
  moments: Moment[],
): Promise<Shown[]> {
  const host = await openStage(page, stage);
  const events = standIn.events();
  const [from, to] = [events[0]?.timestamp ?? 0, events.at(-1)?.timestamp ?? 0];
  const chunks = standIn.received.toSorted((a, b) => a.header.seq - b.header.seq);
  const bytes = Buffer.concat(chunks.map((chunk) => chunk.bytes));
  await host.giveAssets(kept);
  await host.load({ key: 'a.0', from, to }, bytes);
  const shown: Shown[] = [];
  for (const { at } of moments) {
    await host.post({ kind: 'show', key: 'a.0', at, isPlaying: false });
    await wait(drawnMs);
    const picture = await page.screenshot({ caret: 'initial' });
    shown.push({ picture, masked: await host.stage.evaluate(maskedInReplay) });
  }
  return shown;
}

/** Each moment as the library's own player shows it, on the recorded site, whose files it loads from there. */
export async function replayStock(
  page: Page,
  site: string,
  library: string,
  events: unknown[],
  moments: Moment[],
): Promise<Shown[]> {
  await page.route(`${site}/player`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><style>body { margin: 0 } iframe { border: 0 } .replayer-mouse, .replayer-mouse-tail { display: none }</style><body></body>',
    }),
  );
  await page.goto(`${site}/player`);
  await page.evaluate(library);
  await page.evaluate((list) => {
    const scope = window as unknown as {
      rrweb: { Replayer: new (...given: unknown[]) => unknown };
      player: unknown;
    };
    scope.player = new scope.rrweb.Replayer(list, {
      showWarning: false,
      UNSAFE_replayCanvas: true,
      mouseTail: false,
    });
  }, events);
  const [first] = events as { timestamp: number }[];
  const shown: Shown[] = [];
  for (const { at } of moments) {
    await page.evaluate(
      (offset) => (window as unknown as { player: { pause: (ms: number) => void } }).player.pause(offset),
      at - (first?.timestamp ?? at),
    );
    await wait(drawnMs);
    shown.push({ picture: await page.screenshot({ caret: 'initial' }), masked: [] });
  }
  return shown;
}
