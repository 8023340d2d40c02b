import { analytics } from '@earshot/contracts/analytics';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { readSnapshot } from '../../platform/database/workspace-transaction.ts';
import { attachment } from '../../platform/http/attachment.ts';
import { bind, bindStream } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import { ItemsAbout } from '../feedback/filter/items-about.service.ts';
import { readProgress } from '../enrichment/progress.service.ts';
import { exportTicket, openExport } from './export.service.ts';
import { findDrivers } from './drivers.service.ts';
import { measure, measureCache } from './analytics.service.ts';

export function analyticsRoutes(app: FastifyInstance, deps: Deps): void {
  const cache = measureCache();
  const about = new ItemsAbout(deps);

  bind(app, analytics.measure, async ({ body }, { workspaceId }) => {
    const filters = await about.ready(workspaceId, body.filters);
    const part = await about.ready(workspaceId, body.part);
    return readSnapshot(deps.database, workspaceId, async (tx) => ({
      ...(await measure(tx, workspaceId, { ...body, filters, part }, deps.now(), cache)),
      analysing: await readProgress(tx, workspaceId),
    }));
  });
  bind(app, analytics.drivers, async ({ body }, { workspaceId }) => {
    const filters = await about.ready(workspaceId, body.filters);
    return readSnapshot(deps.database, workspaceId, async (tx) => ({
      ...(await findDrivers(tx, workspaceId, { ...body, filters }, deps.now())),
      analysing: await readProgress(tx, workspaceId),
    }));
  });
  bind(app, analytics.export, async ({ body }, caller) => ({
    path: `${analytics.exported.path}?ticket=${await exportTicket(deps, caller, body)}`,
  }));
  bindStream(app, analytics.exported, async ({ query }, reply) => {
    const { name, csv } = await openExport({ ...deps, about }, query.ticket);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', attachment(name))
      .send(Readable.from(csv, { objectMode: false }));
  });
}
