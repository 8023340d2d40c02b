import { market } from '@earshot/contracts/market';
import type { FastifyInstance } from 'fastify';
import { bindPublic, bindStream } from '../../platform/http/bind.ts';
import { countedAddress } from '../../platform/http/client-address.ts';
import type { Deps } from '../deps.ts';
import {
  cancelPublicReport,
  getPublicReport,
  openLink,
  rotateLink,
  submitRequest,
} from './reports/public-reports.service.ts';
import { changeRival, correctFact, deleteReport } from './reports/report-changes.service.ts';
import { streamReport } from './reports/report-stream.ts';
import { sendFile } from './reports/report-file.ts';
import { findReport } from './reports/reports.sql.ts';

export function marketRoutes(app: FastifyInstance, deps: Deps): void {
  bindPublic(app, market.submitPublicRequest, ({ body, request }) => {
    app.rateLimiter.count('market_by_email', body.email);
    return submitRequest(deps, body, countedAddress(request));
  });
  bindPublic(app, market.getPublicReport, ({ body }) => getPublicReport(deps, body));
  bindStream(app, market.streamPublicReport, async ({ body, request }, reply) => {
    const { id } = await openLink(deps, body);
    const { database, log, isStopping } = deps;
    return streamReport({ request, reply }, { db: database.app, log, isStopping }, () =>
      findReport(database.app, id),
    );
  });
  bindPublic(app, market.cancelPublicReport, ({ body }) => cancelPublicReport(deps, body));
  bindPublic(app, market.deletePublicReport, async ({ body }) => {
    await deleteReport(deps, (await openLink(deps, body)).id);
    return { deleted: true as const };
  });
  bindPublic(app, market.changePublicRival, async ({ body: { rival, wanted, ...link } }) => {
    await changeRival(deps, (await openLink(deps, link)).id, { rival, wanted });
    return getPublicReport(deps, link);
  });
  bindPublic(app, market.correctPublicFact, async ({ body: { correction, ...link } }) => {
    await correctFact(deps, (await openLink(deps, link)).id, correction, 'reader');
    return getPublicReport(deps, link);
  });
  bindStream(app, market.exportPublicReport, async ({ body: { format, table, currency, ...link } }, reply) =>
    sendFile(reply, await getPublicReport(deps, link), { format, table, currency }),
  );
  bindPublic(app, market.rotatePublicLink, async ({ body }) =>
    rotateLink(deps, (await openLink(deps, body)).id),
  );
}
