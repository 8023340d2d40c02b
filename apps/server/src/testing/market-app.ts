import { crawlerFacts } from '@earshot/contracts/market/crawler-facts';
import type { StandIn, StandInOptions } from '@earshot/stand-in-internet/start-stand-in';
import { startStandIn } from '@earshot/stand-in-internet/start-stand-in';
import { market } from '@earshot/contracts/market';
import type { MarketLink } from '@earshot/contracts/market';
import type { MarketReport } from '@earshot/contracts/market/market-report';
import { randomUUID } from 'node:crypto';
import { runPack } from '../features/market/runs/run-pack.ts';
import { PoliteWeb } from '../platform/outbound/polite-web.ts';
import type { JobApp } from './job-app.ts';
import { jobApp } from './job-app.ts';
import { send } from './send.ts';

export interface MarketApp {
  server: JobApp;
  standIn: StandIn;
  /** Asks for a report as a stranger. */
  order: (subject: string) => Promise<OrderedReport>;
  /** Asks for a report, makes it and reads it. */
  report: (subject: string) => Promise<{ link: MarketLink; report: MarketReport }>;
  read: (link: MarketLink) => Promise<MarketReport>;
  stop: () => Promise<void>;
}

export interface OrderedReport {
  link: MarketLink;
  /** Makes it and reads it. @param seconds that it may take, in place of the usual */
  make: (seconds?: number) => Promise<MarketReport>;
}

/** How much shorter every gap between two requests is here. */
const haste = 50;
/** Between two requests to a site, in place of the second of real life. */
export const testGapMs = crawlerFacts.gapMs / haste;

/** Keeps every pace, in less time; knows no host's wishes yet. */
export function hastyWeb(): PoliteWeb {
  return new PoliteWeb(1 / haste);
}

/**
 * The app with the stand-in internet as all that there is of the net.
 *
 * @param environment further settings, such as a language model
 */
export async function marketApp(
  options: StandInOptions = {},
  environment: Readonly<Record<string, string>> = {},
): Promise<MarketApp> {
  const standIn = await startStandIn(options);
  const server = await jobApp([], { environment: { ...standIn.environment, ...environment } });
  server.jobDeps.web = hastyWeb();
  server.jobDeps.resolve = standIn.resolve;
  const read = async (link: MarketLink): Promise<MarketReport> =>
    (await send(server.app, market.getPublicReport, { body: link })).reply;
  let asked = 0;
  const order = async (subject: string): Promise<OrderedReport> => {
    asked += 1;
    // The budget of one address is another test's.
    server.clock.advance({ hours: 1 });
    const body = { subject, email: `reader${asked}@crewlark.example` };
    const { reply: link } = await send(server.app, market.submitPublicRequest, { body });
    const { rows } = await server.database.ownerPool.query<{ id: string }>(
      `select run_id as id from earshot.market_report where id = $1`,
      [link.uuid],
    );
    return {
      link,
      make: async (seconds) => {
        const signal = new AbortController().signal;
        await runPack(rows[0]?.id ?? '', server.jobDeps, { jobId: randomUUID(), number: 2, signal }, seconds);
        return read(link);
      },
    };
  };
  return {
    server,
    standIn,
    read,
    order,
    report: async (subject) => {
      const { link, make } = await order(subject);
      return { link, report: await make() };
    },
    stop: async () => {
      await server.stop();
      await standIn.stop();
    },
  };
}
