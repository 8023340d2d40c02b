import { enrichment } from '@earshot/contracts/enrichment';
import type { FastifyInstance } from 'fastify';
import { readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import { readProgress } from './progress.service.ts';

export function enrichmentRoutes(app: FastifyInstance, { database }: Pick<Deps, 'database'>): void {
  bind(app, enrichment.progress, async (_input, { workspaceId }) => ({
    analysing: await readInWorkspace(database, workspaceId, (tx) => readProgress(tx, workspaceId)),
  }));
}
