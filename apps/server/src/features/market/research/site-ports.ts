import { crawlerFacts, crawlerUserAgent } from '@earshot/contracts/market/crawler-facts';
import type { FetchPage } from '@earshot/crawler/fetch-port';
import type { CrawlPorts, PoliteLimits } from '@earshot/crawler/polite-fetch';
import { fetchOnce } from '../../../platform/outbound/fetch-page.ts';
import type { OutboundRules } from '../../../platform/outbound/pinned-target.ts';
import { sleep } from '../../../platform/outbound/polite-web.ts';
import type { JobDeps } from '../../job-deps.ts';
import { apiVersion } from '../../../platform/api-version.ts';
import type { PackRun } from './pack-run.ts';

/** Time that is kept back from reading, for what is made of it. */
const closingMs = 6000;

/** What asking others needs of a job's surroundings. */
export type PortDeps = Pick<JobDeps, 'config' | 'publicUrl' | 'resolve' | 'web'>;

/** How sites are read for a run: checked, pinned, paced and told who asks. */
export function sitePorts({ deps, signal }: { deps: PortDeps; signal: AbortSignal }): CrawlPorts {
  const rules = outboundRules(deps);
  const userAgent = userAgentOf(deps);
  const fetchPage: FetchPage = (url, { accept, maxBytes, withinMs, signal: stop }) =>
    fetchOnce(url, rules, { headers: { accept, 'user-agent': userAgent } }, { maxBytes, withinMs }, stop);
  const { pace, robots } = deps.web;
  return { fetchPage, now: Date.now, sleep, signal, pace, robots, productToken: crawlerFacts.productToken };
}

export function siteLimits({ leftMs }: Pick<PackRun, 'leftMs'>): PoliteLimits {
  const { pageMs, maxPageBytes: maxBytes, gapMs } = crawlerFacts;
  return { until: Date.now() + Math.max(0, leftMs - closingMs), pageMs, maxBytes, gapMs };
}

export function outboundRules({ resolve, config }: Pick<JobDeps, 'resolve' | 'config'>): OutboundRules {
  return { resolve, privateTargets: new Set(config.privateTargets) };
}

/** Names this server, and the operator where one was given. */
export function userAgentOf({ config, publicUrl }: Pick<JobDeps, 'config' | 'publicUrl'>): string {
  const contact = config.operatorMail.endsWith('@localhost') ? null : config.operatorMail;
  return crawlerUserAgent(apiVersion, publicUrl, contact);
}
