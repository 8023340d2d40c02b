import multipart from '@fastify/multipart';
import { imports } from '@earshot/contracts/imports';
import { limits } from '@earshot/contracts/limits';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { openBlobs } from '../../platform/blobs/open-blobs.ts';
import { attachment } from '../../platform/http/attachment.ts';
import { bind, bindStream } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import { filePart } from './file/file-part.service.ts';
import { DetectThreads } from './file/detect-thread.service.ts';
import type { ImportDeps } from './imports.service.ts';
import * as service from './imports.service.ts';
import { openRejectedRows, rejectedRowsTicket } from './rejected-rows.service.ts';
import { tooLarge, uploadFile } from './upload.service.ts';

/** Boundaries and headers around the file. */
const aroundFileBytes = 64 * 1024;

export async function importsRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const own: ImportDeps = {
    ...deps,
    blobs: openBlobs(deps.config, 'uploads'),
    detectors: new DetectThreads(),
  };
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: limits.importMaxBytes,
      files: 1,
      fields: 8,
      fieldSize: 1024,
      parts: 10,
      headerPairs: 100,
    },
  });

  bind(app, imports.upload, async ({ request }, caller) => {
    const bytes = Number(request.headers['content-length'] ?? 0);
    if (bytes > limits.importMaxBytes + aroundFileBytes) throw tooLarge();
    deps.freeSpace.assertRoom(bytes);
    return uploadFile(own, caller, await filePart(request));
  });
  bind(app, imports.list, ({ query }, caller) => service.listImports(own, caller, query.before));
  bind(app, imports.get, ({ query }, caller) => service.getImport(own, caller, query.import_id));
  bind(app, imports.detectAgain, ({ body }, caller) =>
    service.detectAgain(own, caller, body.import_id, body.options),
  );
  bind(app, imports.dryRun, ({ body }, caller) =>
    service.askForDryRun(own, caller, body.import_id, body.mapping),
  );
  bind(app, imports.commit, ({ body }, caller) => service.commitImport(own, caller, body.import_id));
  bind(app, imports.undo, ({ body }, caller) => service.undoImport(own, caller, body.import_id));
  bind(app, imports.discard, async ({ body }, caller) => {
    await service.discardImport(own, caller, body.import_id);
    return { discarded: true as const };
  });
  bind(app, imports.rejectedRowsTicket, async ({ body }, caller) => {
    const ticket = await rejectedRowsTicket(own, caller, body.import_id);
    return { path: `${imports.rejectedRows.path}?ticket=${ticket}` };
  });
  bindStream(app, imports.rejectedRows, async ({ query }, reply) => {
    const { name, csv } = await openRejectedRows(own, query.ticket);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', attachment(name))
      .send(Readable.from(csv, { objectMode: false }));
  });
}
