import { measures } from '@earshot/contracts/measures';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { readSnapshot } from '../../platform/database/workspace-transaction.ts';
import { attachment } from '../../platform/http/attachment.ts';
import { bind, bindStream } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import { exportTicket, openExport } from './export.service.ts';
import { findDrivers, measure, measureCache } from './measures.service.ts';

export function measuresRoutes(app: FastifyInstance, deps: Deps): void {
  const cache = measureCache();

  bind(app, measures.measure, ({ body }, { workspaceId }) =>
    readSnapshot(deps.database, workspaceId, (tx) => measure(tx, workspaceId, body, deps.now(), cache)),
  );
  bind(app, measures.drivers, ({ body }, { workspaceId }) =>
    readSnapshot(deps.database, workspaceId, (tx) => findDrivers(tx, workspaceId, body, deps.now())),
  );
  bind(app, measures.export, async ({ body }, caller) => ({
    path: `${measures.exported.path}?ticket=${await exportTicket(deps, caller, body)}`,
  }));
  bindStream(app, measures.exported, async ({ query }, reply) => {
    const { name, csv } = await openExport(deps, query.ticket);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', attachment(name))
      .send(Readable.from(csv, { objectMode: false }));
  });
}
