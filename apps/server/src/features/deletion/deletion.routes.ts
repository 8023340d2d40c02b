import { deletion } from '@earshot/contracts/deletion';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import { deletionOf } from '../workspaces/deleting.service.ts';
import { askDeletion, keepWorkspace } from './deletion.service.ts';

const done = { done: true } as const;

export function deletionRoutes(app: FastifyInstance, features: Deps): void {
  const deps = { ...features, callers: app.callers, rateLimiter: app.rateLimiter };

  bind(app, deletion.getDeletion, async (_input, { workspaceId }) => ({
    deletes_at: await deletionOf(deps.database, workspaceId),
  }));
  bind(app, deletion.deleteWorkspace, async ({ body }, caller) => ({
    deletes_at: await askDeletion(deps, caller, body),
  }));
  bind(app, deletion.keepWorkspace, async (_input, caller) => {
    await keepWorkspace(deps, caller);
    return done;
  });
}
