import { askedCurrency } from '@earshot/contracts/market/asked-currency';
import { crawlerFacts } from '@earshot/contracts/market/crawler-facts';
import { MarketLink } from '@earshot/contracts/market';
import type { MarketReport } from '@earshot/contracts/market/market-report';
import { renderPublicReport } from '@earshot/report-view/public-report';
import { reportPlace } from '@earshot/report-view/report-place';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countedAddress } from '../../../platform/http/client-address.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { WebBuild } from '../../../platform/http/web-build.ts';
import type { Deps } from '../../deps.ts';
import { getPublicReport } from './public-reports.service.ts';

const path = '/public/analysis_report';

/**
 * Sends the page of a report with the report drawn in it, so that it is read without scripts. Neither the page nor what it
 * leads to tells anybody its address, which holds the secret. An address without the right secret gets the page alone: in a
 * tab that had it once, the page's script still knows it.
 */
export function serveReportPage(app: FastifyInstance, deps: Deps, web: WebBuild): void {
  const shell = web.pageAt(path);
  if (shell === undefined) return;
  app.get(path, async (request, reply) => {
    const { status, report } = await lookUp(app, deps, request);
    shell.allowScripts(reply);
    return reply
      .code(status)
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex, nofollow')
      .type('text/html; charset=utf-8')
      .send(report === null ? shell.html : withReport(shell.html, report, currencyOf(request)));
  });
}

async function lookUp(
  app: FastifyInstance,
  deps: Deps,
  request: FastifyRequest,
): Promise<{ status: number; report: MarketReport | null }> {
  const query = request.query as Record<string, unknown>;
  if (query.token === undefined) return { status: 200, report: null };
  const link = MarketLink.safeParse(query);
  if (!link.success) return { status: 404, report: null };
  try {
    app.rateLimiter.count('market_read', countedAddress(request));
    return { status: 200, report: await getPublicReport(deps, link.data) };
  } catch (error) {
    // The page says what is wrong; it asks again by itself.
    if (error instanceof Problem) return { status: error.status, report: null };
    throw error;
  }
}

function currencyOf({ query }: FastifyRequest): string | undefined {
  const { currency } = query as Record<string, unknown>;
  return typeof currency === 'string' && askedCurrency.test(currency) ? currency : undefined;
}

function withReport(shell: string, report: MarketReport, currency: string | undefined): string {
  // A function, since a report may hold the marks that `replace` gives a meaning to.
  return shell.replace(reportPlace, () =>
    renderPublicReport(report, { crawlerPage: crawlerFacts.path, currency }),
  );
}
