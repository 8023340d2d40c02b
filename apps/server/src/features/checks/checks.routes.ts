import { checks } from '@earshot/contracts/checks';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { attachment } from '../../platform/http/attachment.ts';
import { bind, bindStream } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import { exportTicket, openExport } from './export.service.ts';
import { checksInList, comparedChecks } from './list.service.ts';
import { nextChecks } from './queue.service.ts';
import { recordCheck, undoCheck } from './record.service.ts';
import { qualityReport } from './report.service.ts';

export function checksRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, checks.next, ({ body }, caller) => nextChecks(deps, caller, body));
  bind(app, checks.record, async ({ body }, caller) => ({ check: await recordCheck(deps, caller, body) }));
  bind(app, checks.undo, async ({ body }, caller) => ({
    check: await undoCheck(deps, caller, body.check_id),
  }));
  bind(app, checks.report, (_input, caller) => qualityReport(deps, caller));
  bind(app, checks.list, ({ body }, caller) => checksInList(deps, caller, body));
  bind(app, checks.pairs, ({ body }, caller) => comparedChecks(deps, caller, body));
  bind(app, checks.export, async ({ body }, caller) => ({
    path: `${checks.exported.path}?ticket=${await exportTicket(deps, caller, body.filters ?? {})}`,
  }));
  bindStream(app, checks.exported, async ({ query }, reply) => {
    const { name, csv } = await openExport(deps, query.ticket);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', attachment(name))
      .send(Readable.from(csv, { objectMode: false }));
  });
}
