import { connections } from '@earshot/contracts/connections';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import * as service from './connections.service.ts';
import { sourceHealth } from './source-health.ts';

export function connectionsRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, connections.listKinds, () => Promise.resolve({ kinds: service.listKinds(deps) }));
  bind(app, connections.list, async (_input, caller) => ({
    connections: await service.listConnections(deps, caller),
  }));
  bind(app, connections.get, ({ query }, caller) => service.getConnection(deps, caller, query.connection_id));
  bind(app, connections.listRuns, ({ query }, caller) => service.listRuns(deps, caller, query));
  bind(app, connections.sourceHealth, async (_input, caller) => ({
    sources: await sourceHealth(deps, caller),
  }));
  bind(app, connections.test, ({ body }) => service.testConnection(deps, body));
  bind(app, connections.create, ({ body }, caller) => service.createConnection(deps, caller, body));
  bind(app, connections.update, ({ body }, caller) => service.updateConnection(deps, caller, body));
  bind(app, connections.pause, ({ body }, caller) =>
    service.pauseConnection(deps, caller, body.connection_id),
  );
  bind(app, connections.resume, ({ body }, caller) =>
    service.resumeConnection(deps, caller, body.connection_id),
  );
  bind(app, connections.syncNow, ({ body }, caller) => service.syncNow(deps, caller, body.connection_id));
  bind(app, connections.disconnect, ({ body }, caller) => service.disconnect(deps, caller, body));
}
