import { visits } from '@earshot/contracts/visits';
import type { FastifyInstance } from 'fastify';
import { bindPublic, bindStream } from '../../platform/http/bind.ts';
import { countedAddress } from '../../platform/http/client-address.ts';
import type { Deps } from '../deps.ts';
import { deleteReport, readChunks, readReport, submitRequest } from './visits.service.ts';

export function visitsRoutes(app: FastifyInstance, deps: Deps): void {
  bindPublic(app, visits.submitRecordRequest, ({ body, request }) =>
    submitRequest(deps, body, countedAddress(request)),
  );
  bindPublic(app, visits.getSiteSessionAnalysis, ({ params }) => readReport(deps, params));
  bindStream(app, visits.getSiteSessionChunks, async ({ body }, reply) =>
    reply.type('application/octet-stream').send(await readChunks(deps, body)),
  );
  bindPublic(app, visits.deleteSiteSession, async ({ body }) => {
    await deleteReport(deps, body);
    return { deleted: true as const };
  });
}
