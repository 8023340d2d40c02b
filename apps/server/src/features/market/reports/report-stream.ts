import type { MarketEvent } from '@earshot/contracts/market';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { setTimeout as wait } from 'node:timers/promises';
import { PassThrough } from 'node:stream';
import type { Db } from '../../../platform/database/open.ts';
import { readReport } from './read-report.ts';
import type { ReadReport } from './read-report.ts';
import type { ReportRow } from './reports.sql.ts';
import { runProgress } from '../runs/runs.sql.ts';

const lookEveryMs = 400;
/** Something is sent so often, so that nobody on the way takes the line for dead. */
const soundEveryMs = 15_000;
/** Whoever still waits then asks again, and goes on where they were. */
const mostMs = 10 * 60_000;
const over: ReadonlySet<string> = new Set(['done', 'failed', 'cancelled']);
/** What is told with every event: small, and not of one section. */
const always: ReadonlySet<string> = new Set<keyof MarketEvent>([
  'uuid',
  'state',
  'queue_position',
  'steps',
  'started_at',
  'ended_at',
  'notice',
  'name',
]);

export interface StreamDeps {
  db: Db;
  log: Logger;
  isStopping: () => boolean;
}

/** Sends a report part by part until it is over. @param find the report; undefined once it is gone */
export function streamReport(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  deps: StreamDeps,
  find: () => Promise<ReportRow | undefined>,
): FastifyReply {
  const stream = new PassThrough();
  const last = request.headers['last-event-id'];
  void sendParts(stream, deps, find, typeof last === 'string' ? last : undefined)
    .catch((error: unknown) => deps.log.error({ err: error }, 'A report failed while it was streamed'))
    .finally(() => stream.end());
  return reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(stream);
}

async function sendParts(
  stream: PassThrough,
  { db, isStopping }: StreamDeps,
  find: () => Promise<ReportRow | undefined>,
  lastEventId: string | undefined,
): Promise<void> {
  const endsAt = performance.now() + mostMs;
  let had = lastEventId;
  let seen = '';
  let soundAt = performance.now() + soundEveryMs;
  while (!stream.destroyed && !isStopping() && performance.now() < endsAt) {
    const row = await find();
    if (!row) return;
    const progress = await runProgress(db, row.runId);
    const isOver = row.cancelledAt !== null || (progress !== undefined && over.has(progress.state));
    const standing = JSON.stringify([row.runId, progress, row.cancelledAt]);
    if (standing !== seen || progress?.state === 'queued') {
      const read = await readReport(db, row);
      const id = eventId(read);
      const told = JSON.stringify([id, read.report.state, read.report.queue_position]);
      if (told !== seen) {
        stream.write(written(id, partsSince(read, had)));
        soundAt = performance.now() + soundEveryMs;
      }
      had = id;
      seen = progress?.state === 'queued' ? told : standing;
    } else if (performance.now() > soundAt) {
      stream.write(': still there\n\n');
      soundAt = performance.now() + soundEveryMs;
    }
    if (isOver) return;
    await wait(lookEveryMs);
  }
}

function eventId({ run, report }: ReadReport): string {
  return `${run.id}.${run.revision}${report.state === 'cancelled' ? '.cancelled' : ''}`;
}

/** What a reader of the event `had` does not know yet. */
function partsSince({ report, run, revisions }: ReadReport, had: string | undefined): MarketEvent {
  const [runId, revision] = had?.split('.') ?? [];
  const known = runId === run.id && /^\d+$/.test(revision ?? '') ? Number(revision) : -1;
  if (known < 0) return report;
  const isNew = (key: string) => (revisions.get(key) ?? 0) > known;
  const keys = Object.keys(report).filter((key) => always.has(key) || isNew(key));
  const told = new Set([
    ...keys,
    ...(keys.some(isNew) ? ['citations'] : []),
    ...(over.has(run.state) ? ['changes', 'worded_by_model'] : []),
  ]);
  return Object.fromEntries(Object.entries(report).filter(([key]) => told.has(key)));
}

/** JSON holds no line break, so that each event is one line of data. */
function written(id: string, data: MarketEvent): string {
  return `id: ${id}\nevent: report\ndata: ${JSON.stringify(data)}\n\n`;
}
