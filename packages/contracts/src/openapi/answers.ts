import type { Call } from '../call.ts';
import { commonProblems, problems, sessionEnds } from '../call/problems.ts';
import type { ProblemBody, ProblemCode } from '../call/problems.ts';
import type { Json, SchemaWriter } from './schema-writer.ts';

export const problemSchema: Json = {
  type: 'object',
  description: 'The body of every failed call (RFC 9457).',
  required: ['type', 'title', 'status', 'code', 'instance'],
  properties: {
    type: { type: 'string', description: '`/problems/` and the code' },
    title: { type: 'string', description: 'What the code means, in plain English' },
    status: { type: 'integer', description: 'The HTTP status' },
    code: {
      type: 'string',
      enum: Object.keys(problems),
      description: 'Stable code for programs',
    },
    detail: { type: 'string', description: 'What went wrong this time, in plain English' },
    instance: { type: 'string', description: 'The request ID, as in the server log' },
    errors: {
      type: 'array',
      description: 'The invalid fields, at most 20 for each part of the request',
      items: {
        type: 'object',
        required: ['pointer', 'detail'],
        properties: {
          pointer: {
            type: 'string',
            description: 'JSON pointer into the request',
            examples: ['#/body/email'],
          },
          detail: { type: 'string' },
        },
      },
    },
    challenge: {
      type: 'string',
      description: 'With `second_factor_needed`: the value to pass to `finish_login`',
    },
    because: {
      type: 'string',
      enum: [...sessionEnds],
      description: 'With `not_signed_in`: why the login ended, if the user should know',
    },
  },
};

/** What the guard of a call may answer. */
const guardProblems = {
  public: [],
  operator: ['not_signed_in', 'not_found'],
  member: ['not_signed_in', 'not_allowed'],
} as const satisfies Record<string, readonly ProblemCode[]>;

/** The answers of calls. Failures are the same for many calls, so each kind is kept once and pointed at. */
export class AnswerWriter {
  readonly #schemas: SchemaWriter;
  readonly #failures = new Map<string, Json>();

  constructor(schemas: SchemaWriter) {
    this.#schemas = schemas;
  }

  get components(): Record<string, Json> {
    return Object.fromEntries([...this.#failures].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  write(call: Call): Json {
    return { [call.status]: this.#done(call), ...this.#failed(call) };
  }

  #done(call: Call): Json {
    if (call.transport !== 'stream') {
      const example = call.examples?.reply;
      const json = {
        schema: this.#schemas.write(call.reply, 'output'),
        ...(example === undefined ? {} : { example }),
      };
      return { description: 'Done', content: { 'application/json': json } };
    }
    const types = call.media ?? ['application/octet-stream'];
    const content = Object.fromEntries(types.map((type) => [type, { schema: streamed[type] ?? bytes }]));
    return { description: 'Done', content };
  }

  #failed(call: Call): Json {
    const guarded = guardProblems[call.auth === 'public' || call.auth === 'operator' ? call.auth : 'member'];
    const byStatus = new Map<number, Set<ProblemCode>>();
    for (const code of [...commonProblems, ...guarded, ...(call.problems ?? [])]) {
      const { status } = problems[code];
      byStatus.set(status, (byStatus.get(status) ?? new Set()).add(code));
    }
    return Object.fromEntries([...byStatus].map(([status, codes]) => [status, this.#failure([...codes])]));
  }

  #failure(codes: ProblemCode[]): Json {
    const name = codes.join('.');
    if (!this.#failures.has(name)) this.#failures.set(name, failureOf(codes));
    return { $ref: `#/components/responses/${name}` };
  }
}

const bytes = { type: 'string', format: 'binary' };
const text = { type: 'string' };
const streamed: Readonly<Record<string, Json>> = {
  'text/csv': text,
  'text/markdown': text,
  'text/html': text,
  'text/event-stream': text,
  'application/x-ndjson': text,
  'application/json': { type: 'object', additionalProperties: true },
};

function failureOf(codes: ProblemCode[]): Json {
  const { status } = problems[codes[0] ?? 'internal_error'];
  return {
    description: codes.map((code) => `\`${code}\`: ${problems[code].title}`).join('; '),
    ...headersOf(status),
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code) }])),
      },
    },
  };
}

function headersOf(status: number): Json {
  if (status === 401)
    return { headers: { 'WWW-Authenticate': { description: 'Always `Bearer`', schema: text } } };
  if (status !== 429 && status !== 503) return {};
  const seconds = { description: 'Seconds to wait before you retry', schema: { type: 'integer' } };
  return { headers: { 'Retry-After': seconds } };
}

function exampleOf(code: ProblemCode): ProblemBody {
  const { status, title } = problems[code];
  return {
    type: `/problems/${code}`,
    title,
    status,
    code,
    instance: '0198b7c2-5d1e-7f3a-9c40-6b1f2f0f8a11',
  };
}
