import { measures } from '@earshot/contracts/measures';
import type { FastifyInstance } from 'fastify';
import { readSnapshot } from '../../platform/database/workspace-transaction.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import { findDrivers, measure, measureCache } from './measures.service.ts';

export function measuresRoutes(app: FastifyInstance, deps: Deps): void {
  const cache = measureCache();

  bind(app, measures.measure, ({ body }, { workspaceId }) =>
    readSnapshot(deps.database, workspaceId, (tx) => measure(tx, workspaceId, body, deps.now(), cache)),
  );
  bind(app, measures.drivers, ({ body }, { workspaceId }) =>
    readSnapshot(deps.database, workspaceId, (tx) => findDrivers(tx, workspaceId, body, deps.now())),
  );
}
