import { callGroups } from '@earshot/contracts/call/all-calls';
import type { Call } from '@earshot/contracts/call';
import { pathWith } from '@earshot/contracts/call';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { z } from 'zod';
import { brokenText, brokenValue } from './broken-value.ts';
import type { JsonSchema } from './fitting-value.ts';
import { fittingValue } from './fitting-value.ts';
import { SeededRandom } from '../seeded-random.ts';

/** Calls that would end the fuzzer's own session, so they are sent without it. */
const endsTheSession = new Set([
  '/api/user/log_out',
  '/api/user/refresh_initial_token',
  '/api/workspaces/switch_workspace',
  '/api/workspaces/accept_invitation',
  '/api/workspaces/remove_member',
  '/api/workspaces/leave_workspace',
  '/api/workspaces/change_member_role',
]);

export interface FuzzReport {
  requests: number;
  byStatus: Record<string, number>;
  /** What must not be: a 5xx, a hang, an answer in another shape, an inside shown to the caller. */
  faults: string[];
}

/** A call that takes longer hangs. Loading the sample stores hundreds of items at once. */
const slowMs = 10_000;
const slowMsOf: Record<string, number> = { '/api/workspaces/load_sample': 60_000 };
const insides = /\bat [^\s]+ \(|node_modules|\.ts:\d+|select .+ from |relation "|syntax error at or near/i;

/**
 * Sends `count` malformed requests over all calls, chosen by `seed`.
 *
 * `auth` is called for each request, so that a session may be renewed; `tick` moves the clock so that limits do not
 * answer in place of the calls.
 */
export async function fuzzCalls(
  app: FastifyInstance,
  options: { count: number; seed: number; auth: () => string; tick: () => void },
): Promise<FuzzReport> {
  const random = new SeededRandom(options.seed);
  const calls = Object.values(callGroups).flatMap((group) => Object.values(group)) as [Call, ...Call[]];
  const report: FuzzReport = { requests: 0, byStatus: {}, faults: [] };
  for (let i = 0; i < options.count; i++) {
    options.tick();
    const call = random.pick(calls);
    const request = malformedRequest(call, random, options.auth());
    const startedAt = performance.now();
    const reply = await app.inject(request);
    const took = performance.now() - startedAt;
    report.requests++;
    report.byStatus[reply.statusCode] = (report.byStatus[reply.statusCode] ?? 0) + 1;
    const fault = faultOf(
      reply.statusCode,
      reply.headers['content-type'],
      reply.body,
      took,
      slowMsOf[call.path] ?? slowMs,
    );
    if (fault)
      report.faults.push(
        `seed ${options.seed} #${i} ${textOf(request.url).slice(0, 300)}: ${fault} for ${textOf(request.payload ?? '').slice(0, 300)}`,
      );
  }
  if ('polluted' in {}) report.faults.push('Object.prototype was polluted');
  return report;
}

function malformedRequest(call: Call, random: SeededRandom, auth: string): InjectOptions {
  const headers: Record<string, string> = {};
  if (!endsTheSession.has(call.path) || call.auth === 'public') headers['authorization'] = auth;
  if (random.next() < 0.02) headers['authorization'] = `Bearer ${'x'.repeat(random.below(400))}`;
  const path = call.query ? `${call.path}?${queryString(call, random)}` : filledPath(call, random);
  if (call.method === 'GET') return { method: 'GET', url: path, headers };
  headers['content-type'] = random.next() < 0.03 ? 'text/plain' : 'application/json';
  if (call.transport === 'multipart') headers['content-type'] = 'multipart/form-data; boundary=edge';
  if (call.transport === 'bytes') headers['content-type'] = 'text/plain';
  const fitting = call.body ? fittingValue(schemaOf(call.body), random) : {};
  const broken = brokenValue(fitting, random);
  return { method: 'POST', url: path, headers, payload: brokenText(broken, random) };
}

/** The path, with anything at all in the place of its parameters. */
function filledPath({ path, params }: Call, random: SeededRandom): string {
  if (!params) return path;
  const value = brokenValue(fittingValue(schemaOf(params), random), random);
  return pathWith(
    path,
    Object.fromEntries(
      Object.entries(value ?? {}).map(([name, part]) => [name, textOf(part).toWellFormed()]),
    ),
  );
}

function queryString(call: Call, random: SeededRandom): string {
  if (!call.query) return '';
  const value = brokenValue(fittingValue(schemaOf(call.query), random), random);
  const entries =
    typeof value === 'object' && value !== null ? Object.entries(value) : [['x', textOf(value)] as const];
  return new URLSearchParams(
    entries.map(([k, v]): [string, string] => [k.toWellFormed(), textOf(v).toWellFormed()]),
  ).toString();
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function schemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

function faultOf(
  status: number,
  type: unknown,
  body: string,
  took: number,
  hangMs: number,
): string | undefined {
  if (status >= 500) return `status ${status}: ${body.slice(0, 200)}`;
  if (took > hangMs) return `took ${Math.round(took)} ms`;
  if (status >= 400) {
    if (!String(type).startsWith('application/problem+json')) return `status ${status} with ${String(type)}`;
    if (insides.test(body)) return `shows insides: ${body.slice(0, 200)}`;
  }
  return undefined;
}
