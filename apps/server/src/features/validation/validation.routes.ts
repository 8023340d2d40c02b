import { validation } from '@earshot/contracts/validation';
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

export function validationRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, validation.next, ({ body }, caller) => nextChecks(deps, caller, body));
  bind(app, validation.record, async ({ body }, caller) => ({
    check: await recordCheck(deps, caller, body),
  }));
  bind(app, validation.undo, async ({ body }, caller) => ({
    check: await undoCheck(deps, caller, body.check_id),
  }));
  bind(app, validation.report, (_input, caller) => qualityReport(deps, caller));
  bind(app, validation.list, ({ body }, caller) => checksInList(deps, caller, body));
  bind(app, validation.pairs, ({ body }, caller) => comparedChecks(deps, caller, body));
  bind(app, validation.export, async ({ body }, caller) => ({
    path: `${validation.exported.path}?ticket=${await exportTicket(deps, caller, body.filters ?? {})}`,
  }));
  bindStream(app, validation.exported, async ({ query }, reply) => {
    const { name, csv } = await openExport(deps, query.ticket);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', attachment(name))
      .send(Readable.from(csv, { objectMode: false }));
  });
}
