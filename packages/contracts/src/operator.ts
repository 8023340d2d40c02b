import { z } from 'zod';
import { defineCall } from './call.ts';
import { limits } from './limits.ts';
import { Email, Instant, Token, Uuid } from './call/scalars.ts';

const done = { status: 200, reply: z.object({ done: z.literal(true) }) } as const;
const byOperator = { auth: 'operator', rateLimit: 'interactive' } as const;

export const Operator = z.object({
  user_id: Uuid,
  email: z.string(),
  display_name: z.string(),
  since: Instant,
  /** Who made them one, if that person is still there; null for whoever used the set-up link. */
  made_by: z.string().nullable(),
});
export type Operator = z.infer<typeof Operator>;

/** One kind of job with how many of it there are now. */
export const QueueState = z.object({
  queue: z.string(),
  waiting: z.int(),
  active: z.int(),
  /** Of those that wait, how many have failed at least once and will be tried again. */
  retrying: z.int(),
  /** Whose attempts are used up. */
  failed: z.int(),
  oldest_waiting_at: Instant.nullable(),
  /** When it runs by itself, as a cron expression in UTC; null where it is only asked for. */
  schedule: z.string().nullable(),
});
export type QueueState = z.infer<typeof QueueState>;

/** A job whose attempts are used up. */
export const FailedJob = z.object({
  job_id: Uuid,
  queue: z.string(),
  failed_at: Instant,
  /** How often it was tried. */
  attempts: z.int(),
  /** What the last attempt failed with, personal data masked. */
  error: z.object({ name: z.string(), message: z.string() }),
  /** What the job was given; texts that may be personal are masked. */
  details: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type FailedJob = z.infer<typeof FailedJob>;

/** What those see who run the server; nothing of it belongs to a workspace. */
export const operator = {
  checkSetUpLink: defineCall({
    method: 'POST',
    path: '/api/operator/check_set_up_link',
    summary: 'Whether the setup link of this token is still valid',
    auth: 'public',
    rateLimit: 'link_use',
    body: z.object({ token: Token }),
    status: 200,
    reply: z.object({ usable: z.literal(true) }),
    problems: ['link_invalid'],
  }),
  useSetUpLink: defineCall({
    method: 'POST',
    path: '/api/operator/use_set_up_link',
    summary: 'Become the first operator of this server with the setup link printed at its start',
    auth: 'viewer',
    rateLimit: 'interactive',
    body: z.object({ token: Token }),
    ...done,
    problems: ['link_invalid'],
  }),
  listOperators: defineCall({
    method: 'GET',
    path: '/api/operator/list_operators',
    summary: 'Operators of this server, oldest first',
    ...byOperator,
    status: 200,
    reply: z.object({ operators: z.array(Operator) }),
  }),
  addOperator: defineCall({
    method: 'POST',
    path: '/api/operator/add_operator',
    summary: 'Make a user an operator',
    ...byOperator,
    body: z.object({ email: Email }),
    ...done,
    problems: ['conflict'],
  }),
  removeOperator: defineCall({
    method: 'POST',
    path: '/api/operator/remove_operator',
    summary: 'Remove an operator; the last one cannot be removed',
    ...byOperator,
    body: z.object({ user_id: Uuid }),
    ...done,
    problems: ['conflict'],
  }),
  listQueues: defineCall({
    method: 'GET',
    path: '/api/operator/list_queues',
    summary: 'Job kinds with the number of waiting, running and failed jobs',
    ...byOperator,
    status: 200,
    reply: z.object({ queues: z.array(QueueState) }),
  }),
  listFailedJobs: defineCall({
    method: 'GET',
    path: '/api/operator/list_failed_jobs',
    summary: 'Failed jobs without attempts left, newest first',
    ...byOperator,
    query: z.object({
      /** Of this kind of job only. */
      queue: z.string().max(100).optional(),
      /** The `next_after` of the page before. */
      after: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
    }),
    status: 200,
    reply: z.object({
      jobs: z.array(FailedJob),
      total_count: z.int(),
      next_after: z.string().nullable(),
    }),
  }),
  retryJob: defineCall({
    method: 'POST',
    path: '/api/operator/retry_job',
    summary: 'Retry a failed job',
    ...byOperator,
    body: z.object({ job_id: Uuid }),
    ...done,
    problems: ['conflict'],
  }),
  retryFailedJobs: defineCall({
    method: 'POST',
    path: '/api/operator/retry_failed_jobs',
    summary: 'Retry all failed jobs of one kind, at most 1,000 at once',
    ...byOperator,
    body: z.object({ queue: z.string().max(100) }),
    status: 200,
    reply: z.object({ retried: z.int() }),
  }),
  deleteJob: defineCall({
    method: 'POST',
    path: '/api/operator/delete_job',
    summary: 'Delete a failed job; its work is not done',
    ...byOperator,
    body: z.object({ job_id: Uuid }),
    ...done,
  }),
};
