import { workspaces } from '@earshot/contracts/workspaces';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import { Maskings } from '../personal-data/masking.service.ts';
import { loadSample, removeSample } from './demo-data.service.ts';

export function demoDataRoutes(app: FastifyInstance, deps: Deps): void {
  const loading = { ...deps, maskings: new Maskings(deps.database) };
  bind(app, workspaces.loadSample, async (_input, caller) => {
    await loadSample(loading, caller);
    return { has_sample: true as const };
  });
  bind(app, workspaces.removeSample, async (_input, caller) => {
    await removeSample(deps, caller);
    return { has_sample: false as const };
  });
}
