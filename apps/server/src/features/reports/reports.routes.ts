import { reports } from '@earshot/contracts/reports';
import type { FastifyInstance } from 'fastify';
import { bind, bindPublic } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import {
  askForRunNow,
  createReport,
  deleteReport,
  getReport,
  listReports,
  restoreReport,
  updateReport,
} from './reports.service.ts';
import { getRun } from './runs.service.ts';
import { readShared, revokeShare, shareRun } from './shares.service.ts';

export function reportsRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, reports.list, async (_input, caller) => ({ reports: await listReports(deps, caller) }));
  bind(app, reports.get, ({ query }, caller) => getReport(deps, caller, query.report_id));
  bind(app, reports.create, ({ body }, caller) => createReport(deps, caller, body));
  bind(app, reports.update, ({ body }, caller) => updateReport(deps, caller, body));
  bind(app, reports.remove, async ({ body }, caller) => {
    await deleteReport(deps, caller, body.report_id);
    return { deleted: true } as const;
  });
  bind(app, reports.restore, ({ body }, caller) => restoreReport(deps, caller, body.report_id));
  bind(app, reports.run, async ({ body }, caller) => ({
    run_id: await askForRunNow(deps, caller, body.report_id),
  }));
  bind(app, reports.getRun, ({ query }, caller) =>
    getRun(deps, caller, { reportId: query.report_id, runId: query.run_id }),
  );
  bind(app, reports.share, ({ body }, caller) => shareRun(deps, caller, body));
  bind(app, reports.unshare, async ({ body }, caller) => {
    await revokeShare(deps, caller, body.share_id);
    return { revoked: true } as const;
  });
  bindPublic(app, reports.readShared, ({ body }) => readShared(deps, body.token));
}
