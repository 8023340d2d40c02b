import { sessionQuestions } from '@earshot/contracts/session-questions';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { attachment } from '../../platform/http/attachment.ts';
import { bind, bindStream } from '../../platform/http/bind.ts';
import type { Deps } from '../deps.ts';
import { askAboutSessions } from './ask-sessions.service.ts';
import { openSessionExport, sessionExportTicket } from './export-sessions.service.ts';

export function sessionQuestionsRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, sessionQuestions.ask, ({ body }, caller) => askAboutSessions(deps, caller, body));
  bind(app, sessionQuestions.export, async ({ body }, caller) => ({
    path: `${sessionQuestions.exported.path}?ticket=${await sessionExportTicket(deps, caller, body)}`,
  }));
  bindStream(app, sessionQuestions.exported, async ({ query }, reply) => {
    const { name, type, lines } = await openSessionExport(deps, query.ticket);
    return reply
      .type(type)
      .header('content-disposition', attachment(name))
      .send(Readable.from(lines, { objectMode: false }));
  });
}
