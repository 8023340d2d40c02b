import type { z } from 'zod';
import type { Call } from '../call.ts';
import { rateLimits } from '../call/rate-limits.ts';
import type { AnswerWriter } from './answers.ts';
import type { Json, SchemaWriter } from './schema-writer.ts';

const mebibyte = 1024 * 1024;
/** What a JSON body may have where its call says nothing. */
const usualBodyBytes = mebibyte;

/** One call as an OpenAPI operation. */
export function operationOf(
  group: string,
  name: string,
  call: Call,
  schemas: SchemaWriter,
  answers: AnswerWriter,
): Json {
  const parameters = [
    ...parametersOf(call.params, 'path', schemas),
    ...parametersOf(call.query, 'query', schemas),
    ...parametersOf(call.headers, 'header', schemas),
  ];
  return {
    operationId: `${group}.${name}`,
    tags: [group],
    summary: call.summary,
    description: describe(call),
    security: call.auth === 'public' ? [] : [{ bearer: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...bodyOf(call, schemas),
    responses: answers.write(call),
  };
}

function describe(call: Call): string {
  const limit = rateLimits[call.rateLimit];
  return [
    whoMayCall(call),
    ...(call.apiKey ? [`Accepts API keys with scope ${call.apiKey}.`] : []),
    `At most ${limit.max} calls in ${limit.windowSeconds} s per ${limit.per}.`,
    ...(call.body || call.transport === 'bytes' ? [`A body has at most ${sizeOf(call)}.`] : []),
    ...(call.about === undefined ? [] : [call.about]),
  ].join(' ');
}

function whoMayCall({ auth }: Call): string {
  if (auth === 'public') return 'No authentication required.';
  if (auth === 'operator') return 'For operators of this server; everyone else gets 404.';
  return `Requires the role ${auth} or above.`;
}

function sizeOf({ maxBodyBytes = usualBodyBytes }: Call): string {
  return maxBodyBytes % mebibyte === 0 ? `${maxBodyBytes / mebibyte} MiB` : `${maxBodyBytes} bytes`;
}

function bodyOf(call: Call, schemas: SchemaWriter): Json {
  if (call.transport === 'multipart') return { requestBody: filePart };
  if (call.transport === 'form') return { requestBody: anyForm };
  if (call.transport === 'bytes') return { requestBody: anyBytes };
  if (!call.body) return {};
  const example = call.examples?.body;
  const json = {
    schema: schemas.write(call.body, 'input'),
    ...(example === undefined ? {} : { example }),
  };
  return { requestBody: { required: true, content: { 'application/json': json } } };
}

const anyForm = {
  description: 'What mail programs send (RFC 8058). Its fields are not read.',
  content: {
    'application/x-www-form-urlencoded': { schema: { type: 'object', additionalProperties: true } },
  },
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

function parametersOf(
  schema: z.ZodType | undefined,
  where: 'path' | 'query' | 'header',
  schemas: SchemaWriter,
): Json[] {
  if (!schema) return [];
  const object = schemas.write(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(object.properties ?? {}).map(([name, { description, ...property }]) => ({
    name,
    in: where,
    required: object.required?.includes(name) ?? false,
    ...(description === undefined ? {} : { description }),
    schema: property,
  }));
}
