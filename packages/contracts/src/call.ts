import type { z } from 'zod';
import type { ProblemCode } from './call/problems.ts';
import type { RateLimitName } from './call/rate-limits.ts';

/** Roles of a workspace's members, weakest first: each may do what those before it may. */
export const roles = ['viewer', 'member', 'admin', 'owner'] as const;
export type Role = (typeof roles)[number];

/** What somebody with a role is, in a sentence: “becomes an admin”. */
export const roleInWords: Readonly<Record<Role, string>> = {
  viewer: 'a viewer',
  member: 'a member',
  admin: 'an admin',
  owner: 'an owner',
};

/** The least role that may make API keys and answers for them: a key works while its maker has it. */
export const apiKeyRole: Role = 'admin';

/** True when `role` may do what asks for at least `needed`. */
export function roleAllows(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed);
}

export type Method = 'GET' | 'POST';

/** What an API key may do; a key holds one scope. */
export const apiKeyScopes = ['ingest', 'read'] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

type Schema = z.ZodType;

/** One API call: the single place that knows its method, path, who may call, shapes, status and problems. */
export interface Call<
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema = Schema,
  Params extends Schema | undefined = Schema | undefined,
> {
  method: Method;
  /** Calls of the recorder stand under `/r/`, which blockers of scripts do not know. */
  path: `/api/${string}` | `/r/${string}`;
  summary: string;
  /** What callers have to know besides, for the API's description. */
  about?: string;
  /** `public`, the least role that may call, or `operator`: for all others such a call does not exist. */
  auth: 'public' | 'operator' | Role;
  /** API keys of this scope may call too; they then act with the role asked for. */
  apiKey?: ApiKeyScope;
  rateLimit: RateLimitName;
  query?: Query;
  /** What stands in the path, each where the path has `:name`. */
  params?: Params;
  /** Headers that the call reads, for the API's description. */
  headers?: Schema;
  body?: Body;
  /**
   * `multipart` calls take one file part named `file`; `body` is then empty. `form` calls take a form whose fields do not
   * matter. `bytes` calls take bytes of any kind as `text/plain`, which pages of other sites may send without asking first.
   * `stream` calls answer bytes, of the kinds that `media` names.
   */
  transport?: 'json' | 'multipart' | 'form' | 'bytes' | 'stream';
  /** Media types of a `stream`; bytes of no type of their own when not given. */
  media?: readonly string[];
  /**
   * Parts of the body whose texts are kept: where the workspace masks personal data, it is masked in them before the call
   * sees them.
   */
  keptTexts?: readonly string[];
  /** Bytes of the body at most; 1 MiB when not given. */
  maxBodyBytes?: number;
  status: 200 | 201 | 202;
  reply: Reply;
  /** Of the API's description; a test holds them to the schemas. */
  examples?: { body: unknown; reply: unknown };
  /** Problems beyond the common ones. */
  problems?: readonly ProblemCode[];
}

/** Types a call without widening it. */
export function defineCall<
  Reply extends Schema,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Params extends Schema | undefined = undefined,
>(call: Call<Query, Body, Reply, Params>): Call<Query, Body, Reply, Params> {
  return call;
}

type InputOf<S> = S extends Schema ? z.input<S> : undefined;
type OutputOf<S> = S extends Schema ? z.output<S> : undefined;

/** What a client passes. */
export type CallQuery<C> = C extends Call<infer Q, Schema | undefined, Schema> ? InputOf<Q> : never;
export type CallBody<C> = C extends Call<Schema | undefined, infer B, Schema> ? InputOf<B> : never;
export type CallParams<C> =
  C extends Call<Schema | undefined, Schema | undefined, Schema, infer P> ? InputOf<P> : never;
/** What a handler receives, parsed. */
export type ParsedQuery<C> = C extends Call<infer Q, Schema | undefined, Schema> ? OutputOf<Q> : never;
export type ParsedBody<C> = C extends Call<Schema | undefined, infer B, Schema> ? OutputOf<B> : never;
export type ParsedParams<C> =
  C extends Call<Schema | undefined, Schema | undefined, Schema, infer P> ? OutputOf<P> : never;
/** What the call answers. */
export type CallReply<C> =
  C extends Call<Schema | undefined, Schema | undefined, infer R> ? z.output<R> : never;

/** A call's path with its parameters filled in. */
export function pathWith(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:([a-z]+)/g, (_part, name: string) => encodeURIComponent(params[name] ?? ''));
}
