import { problems } from '@earshot/contracts/call/problems';
import type { AnswerEvent } from '@earshot/contracts/questions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { PassThrough } from 'node:stream';
import { Problem } from '../../platform/http/problem.ts';
import type { Tell } from './ask.ts';

export function wantsStream({ headers }: FastifyRequest): boolean {
  return /\btext\/event-stream\b/.test(headers.accept ?? '');
}

/** Sends an answer event by event while it is made. What fails on the way is told as the last event. */
export function streamAnswer(
  reply: FastifyReply,
  log: Logger,
  answer: (tell: Tell) => Promise<unknown>,
): FastifyReply {
  const stream = new PassThrough();
  const tell: Tell = (event) => {
    if (!stream.destroyed) stream.write(written(event));
  };
  void answer(tell)
    .catch((error: unknown) => tell(failure(error, log)))
    .finally(() => stream.end());
  return reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(stream);
}

/** JSON holds no line break, so that each event is one line of data. */
function written({ event, data }: AnswerEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

function failure(error: unknown, log: Logger): AnswerEvent {
  if (!(error instanceof Problem)) log.error({ err: error }, 'An answer failed while it was streamed');
  const code = error instanceof Problem ? error.code : 'internal_error';
  return { event: 'failed', data: { code, title: problems[code].title } };
}
