import { sources } from '@earshot/contracts/sources';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import { createSource, listSources, renameSource } from './sources.service.ts';

export function sourcesRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, sources.list, async (_input, caller) => ({ sources: await listSources(deps, caller) }));
  bind(app, sources.create, ({ body }, caller) => createSource(deps, caller, body.name));
  bind(app, sources.rename, ({ body }, caller) => renameSource(deps, caller, body.source_id, body.name));
}
