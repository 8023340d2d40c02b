import { market } from '@earshot/contracts/market';
import type { FastifyInstance } from 'fastify';
import { bind, bindStream } from '../../platform/http/bind.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import { listReports } from './reports/list-reports.service.ts';
import {
  analyze,
  changeListing,
  claimReports,
  countClaimable,
  getReport,
  listingOf,
  openListed,
  recentReports,
  removeReport,
  setSchedule,
  shareReport,
} from './reports/member-reports.service.ts';
import { readReport } from './reports/read-report.ts';
import { cancelReport, changeRival, correctFact } from './reports/report-changes.service.ts';
import { streamReport } from './reports/report-stream.ts';
import { sendFile } from './reports/report-file.ts';
import { findReport } from './reports/reports.sql.ts';
import { runAgain } from './runs/run-again.service.ts';

export function memberRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, log, isStopping } = deps;
  bind(app, market.analyze, ({ body }, caller) => analyze(deps, caller, body));
  bind(app, market.listReports, ({ query }, caller) => listReports(deps, caller, query));
  bind(app, market.recentReports, async (_input, caller) => ({
    reports: await recentReports(deps, caller),
  }));
  bind(app, market.getReport, ({ query }, caller) => getReport(deps, caller, query.market_report_id));
  bindStream(app, market.streamReport, async ({ query, request }, reply) => {
    if (!request.caller) throw new Problem('not_signed_in');
    const { id } = await openListed(deps, request.caller, query.market_report_id);
    return streamReport({ request, reply }, { db: database.app, log, isStopping }, () =>
      findReport(database.app, id),
    );
  });
  bindStream(
    app,
    market.exportReport,
    async ({ query: { market_report_id: id, ...file }, request }, reply) => {
      if (!request.caller) throw new Problem('not_signed_in');
      const { report } = await readReport(database.app, await openListed(deps, request.caller, id));
      return sendFile(reply, report, file);
    },
  );
  bind(app, market.changeRival, async ({ body: { market_report_id: id, ...change } }, caller) => {
    await openListed(deps, caller, id);
    await changeRival(deps, id, change);
    return (await readReport(database.app, await openListed(deps, caller, id))).report;
  });
  bind(app, market.correctFact, async ({ body: { market_report_id: id, correction } }, caller) => {
    await openListed(deps, caller, id);
    await correctFact(deps, id, correction, 'member');
    return (await readReport(database.app, await openListed(deps, caller, id))).report;
  });
  bind(app, market.setSchedule, ({ body }, caller) => setSchedule(deps, caller, body));
  bind(app, market.runAgain, async ({ body: { market_report_id: id } }, caller) => {
    await runAgain(deps, caller, id);
    return listingOf(deps, caller, id);
  });
  bind(app, market.cancelReport, async ({ body: { market_report_id: id } }, caller) => {
    await openListed(deps, caller, id);
    await cancelReport(deps, id);
    return listingOf(deps, caller, id);
  });
  bind(app, market.renameReport, ({ body: { market_report_id: id, name } }, caller) =>
    changeListing(deps, caller, id, { name }),
  );
  bind(app, market.removeReport, async ({ body }, caller) => {
    await removeReport(deps, caller, body.market_report_id);
    return { deleted: true as const };
  });
  bind(app, market.shareReport, ({ body }, caller) => shareReport(deps, caller, body));
  bind(app, market.claimable, async (_input, caller) => ({ count: await countClaimable(deps, caller) }));
  bind(app, market.claim, async (_input, caller) => ({ claimed: await claimReports(deps, caller) }));
}
