import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open.ts';

export interface HealthDeps {
  database: Database;
  /** True from the first stop signal on. */
  isStopping: () => boolean;
}

/** `/healthz`: the process answers. `/readyz`: it can serve, that is, its database answers and it is not stopping. */
export function serveHealth(app: FastifyInstance, deps: HealthDeps): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const database = await deps.database.appPool.query('select 1').then(
      () => 'ok' as const,
      () => 'unavailable' as const,
    );
    const isReady = database === 'ok' && !deps.isStopping();
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', database });
  });
}
