import { z } from 'zod';
import { callGroups } from './all-calls.ts';
import type { Call } from './call.ts';
import { commonProblems, problems } from './problems.ts';
import type { ProblemCode } from './problems.ts';
import { rateLimits } from './rate-limits.ts';

type Json = Record<string, unknown>;

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'instance'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(problems) },
    detail: { type: 'string' },
    instance: { type: 'string', description: "The request's id, as in the server's log" },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['pointer', 'detail'],
        properties: { pointer: { type: 'string' }, detail: { type: 'string' } },
      },
    },
    challenge: { type: 'string', description: 'With `second_factor_needed`: what `finish_login` takes' },
  },
};

/** The whole API as an OpenAPI 3.1 document, made from the contracts. */
export function openApiDocument(version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [group, calls] of Object.entries(callGroups)) {
    for (const [name, call] of Object.entries(calls)) {
      const path = call.path.replace(/:([a-z]+)/g, '{$1}');
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(group, name, call) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Earshot API',
      version,
      description:
        'Every call of the product. Failures are `application/problem+json` (RFC 9457) with a stable `code`. ' +
        'Times are ISO 8601 in UTC.',
    },
    tags: Object.keys(callGroups).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'A session token or an API key' },
      },
      schemas: { Problem: problemSchema },
    },
  };
}

function operation(group: string, name: string, call: Call): Json {
  return {
    operationId: `${group}.${name}`,
    tags: [group],
    summary: call.summary,
    description: describe(call),
    ...(call.auth === 'public' ? { security: [] } : { security: [{ bearer: [] }] }),
    ...(call.query ? { parameters: parameters(call.query, 'query') } : {}),
    ...(call.params ? { parameters: parameters(call.params, 'path') } : {}),
    ...(call.transport === 'multipart' ? { requestBody: filePart } : {}),
    ...(call.transport === 'form' ? { requestBody: anyForm } : {}),
    ...(call.transport === 'bytes' ? { requestBody: anyBytes } : {}),
    ...(call.body ? { requestBody: jsonBody(call.body) } : {}),
    responses: responses(call),
  };
}

function describe(call: Call): string {
  const limit = rateLimits[call.rateLimit];
  const who = whoMayCall(call);
  const key = call.apiKey ? ` API keys of scope ${call.apiKey} may call it.` : '';
  return `${who}${key} At most ${limit.max} calls in ${limit.windowSeconds} s per ${limit.per}.`;
}

function whoMayCall({ auth }: Call): string {
  if (auth === 'public') return 'Anybody may call this.';
  if (auth === 'operator') return 'Operators of this server may call this; others get 404.';
  return `Needs the role ${auth} or above.`;
}

const anyForm = {
  content: { 'application/x-www-form-urlencoded': { schema: { type: 'object' } } },
};

const anyBytes = {
  required: true,
  content: { 'text/plain': { schema: { type: 'string', format: 'binary' } } },
};

const filePart = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['file'],
        properties: { file: { type: 'string', format: 'binary' } },
      },
    },
  },
};

function jsonBody(schema: z.ZodType): Json {
  return { required: true, content: { 'application/json': { schema: jsonSchema(schema, 'input') } } };
}

function parameters(schema: z.ZodType, where: 'query' | 'path'): Json[] {
  const object = jsonSchema(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(object.properties ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: object.required?.includes(name) ?? false,
    schema: property,
  }));
}

/** What the guard of a call may answer. */
const guardProblems = {
  public: [],
  operator: ['not_signed_in', 'not_found'],
  member: ['not_signed_in', 'not_allowed'],
} as const satisfies Record<string, readonly ProblemCode[]>;

function responses(call: Call): Json {
  const replies: Record<string, Json> = {
    [call.status]: {
      description: 'Done',
      content:
        call.transport === 'stream'
          ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
          : { 'application/json': { schema: jsonSchema(call.reply, 'output') } },
    },
  };
  const guarded = guardProblems[call.auth === 'public' || call.auth === 'operator' ? call.auth : 'member'];
  for (const code of [...commonProblems, ...guarded, ...(call.problems ?? [])]) {
    const { status, title } = problems[code];
    const line = `\`${code}\`: ${title}`;
    const before = replies[status]?.['description'];
    replies[status] = {
      description: typeof before === 'string' ? `${before}; ${line}` : line,
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    };
  }
  return replies;
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  void $schema;
  return rest;
}
