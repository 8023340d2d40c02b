import type {
  Ask,
  ConnectionKind,
  ConnectionReply,
  ConnectionRequest,
  ConnectionSettings,
} from '../feedback/connection-kind.ts';
import type { StandInWorld, Thing } from './stand-in-world.ts';

/** A system that stands in for an outside one, written from its public API. */
export interface StandIn {
  kind: ConnectionKind;
  settings: ConnectionSettings;
  /** Answers whatever the kind may ask; 404 for the rest. */
  answer: (request: StandInRequest, world: StandInWorld) => ConnectionReply;
  externalId: (thing: Thing) => string;
  /** How it refuses a token that has run out, one that was revoked, and one that may not read this. */
  refusals: Record<'expired' | 'revoked' | 'forbidden', ConnectionReply>;
  /** How it says that there were too many requests. */
  limited: (retryAfterS: number | null, world: StandInWorld) => ConnectionReply;
  /** Whether it tells of what was deleted. */
  tellsDeletes: boolean;
  /** Whether a change of what was brought before comes with the next sync. */
  tellsEdits: boolean;
  /** Whether the team’s answers come with what the customer said. */
  tellsReplies: boolean;
  /** Where each thing is asked for alone: which requests count, and how many the smallest plan allows in a minute. */
  asksEach?: { perMinute: number; counts: (at: URL) => boolean };
}

export interface StandInRequest extends ConnectionRequest {
  method: 'GET' | 'POST';
  at: URL;
  /** By name in lower case. */
  headers: Readonly<Record<string, string>>;
  json: unknown;
}

export type Fault = 'limited' | 'limited_for_7s' | 'broken' | 'truncated' | keyof StandIn['refusals'];

export interface AskedStandIn {
  ask: Ask;
  requests: StandInRequest[];
}

/** Asks a stand-in. `faultOf` says what goes wrong with the nth request, counted from 1. */
export function askStandIn(
  standIn: StandIn,
  world: StandInWorld,
  faultOf: (n: number, request: StandInRequest) => Fault | null = () => null,
): AskedStandIn {
  const requests: StandInRequest[] = [];
  const ask: Ask = (request) => {
    const asked = readRequest(request);
    requests.push(asked);
    return Promise.resolve(replyTo(asked, faultOf(requests.length, asked)));
  };
  const replyTo = (request: StandInRequest, fault: Fault | null): ConnectionReply => {
    const reply = replyOf(request, fault);
    const date: Record<string, string> = world.tellsTime ? { date: new Date(world.clock).toUTCString() } : {};
    return { ...reply, headers: { ...date, ...reply.headers } };
  };
  const replyOf = (request: StandInRequest, fault: Fault | null): ConnectionReply => {
    if (fault === 'limited') return standIn.limited(null, world);
    if (fault === 'limited_for_7s') return standIn.limited(7, world);
    if (fault === 'broken') return { status: 502, headers: {}, body: '<html>Bad gateway</html>' };
    if (fault !== null && fault !== 'truncated') return standIn.refusals[fault];
    const reply = standIn.answer(request, world);
    if (fault !== 'truncated') return reply;
    return { ...reply, body: reply.body.slice(0, Math.floor(reply.body.length / 2)) };
  };
  return { ask, requests };
}

function readRequest(request: ConnectionRequest): StandInRequest {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers ?? {})) headers[name.toLowerCase()] = value;
  const isJson = headers['content-type'] === 'application/json';
  const json: unknown = isJson && request.body !== undefined ? JSON.parse(request.body) : null;
  return { ...request, method: request.method ?? 'GET', at: new URL(request.url), headers, json };
}

export function sentJson(value: unknown, headers: Readonly<Record<string, string>> = {}): ConnectionReply {
  return {
    status: 200,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(value),
  };
}

export function refused(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): ConnectionReply {
  return { ...sentJson(value, headers), status };
}

/** 429 as most systems say it. */
export function tooMany(value: unknown): StandIn['limited'] {
  return (retryAfterS) =>
    refused(429, value, retryAfterS === null ? {} : { 'retry-after': String(retryAfterS) });
}

export function iso(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}

export const unixS = (ms: number): number => Math.floor(ms / 1000);
