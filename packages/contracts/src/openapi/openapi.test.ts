import { createConfig, lintFromString } from '@redocly/openapi-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { callGroups } from '../call/all-calls.ts';
import { addFeedbackExamples } from './feedback-examples.ts';
import { feedback, itemRefusals, NewFeedback } from '../feedback.ts';
import { ingestLimits } from '../ingest-limits.ts';
import { limits } from '../limits.ts';
import { openApiDocument } from './openapi.ts';
import { groupDescriptions } from './group-descriptions.ts';
import { saysNothing, schemasOf } from '../testing/schemas-in.ts';
import { problems } from '../call/problems.ts';

type Json = Record<string, unknown>;
interface Answer {
  description: string;
  content: Record<string, { schema: Json; examples?: Record<string, { value: Json }> }>;
}
interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters?: Json[];
  requestBody?: { content: Record<string, { schema: Json; example?: unknown }> };
  responses: Record<string, Answer | { $ref: string }>;
}
interface Document {
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json>; responses: Record<string, Answer> };
}

const site = 'https://earshot.example.org';
let document: Document;
let operations: Operation[];
beforeAll(() => {
  document = openApiDocument('1.2.3', site) as unknown as Document;
  operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
});

const calls = Object.values(callGroups).flatMap((group) => Object.values(group));
const resolved = (answer: Operation['responses'][string] | undefined): Answer => {
  if (!answer) throw new RangeError('There is no such answer');
  if (!('$ref' in answer)) return answer;
  return document.components.responses[answer.$ref.replace('#/components/responses/', '')] as Answer;
};
const added = () => document.paths['/api/feedback/add_feedback']?.['post'] as Operation;

test('the API’s description has no fault by the recommended rules of a linter', async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      // Nothing is licensed to callers of an API.
      'info-license': 'off',
      'operation-description': 'error',
      'operation-singular-tag': 'error',
      'operation-tag-defined': 'error',
      'no-invalid-schema-examples': 'error',
      'no-invalid-parameter-examples': 'error',
      'no-schema-type-mismatch': 'error',
    },
  });
  const source = JSON.stringify(document);
  const faults = async (text: string) =>
    (await lintFromString({ source: text, config })).map(
      ({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`,
    );
  expect(await faults(source)).toEqual([]);
  const withoutServers = JSON.stringify({ ...document, servers: undefined });
  expect(await faults(withoutServers)).not.toEqual([]);
});

test('no schema of a request or an answer is left open', () => {
  const found = [...schemasOf(document)];
  expect(found.length).toBeGreaterThan(2000);
  expect(found.filter(([, schema]) => saysNothing(schema)).map(([place]) => place)).toEqual([]);
  const planted = { type: 'object', properties: { a: {}, b: { type: 'array' }, c: { description: 'Any' } } };
  expect([...schemasOf({ schema: planted })].filter(([, schema]) => saysNothing(schema))).toHaveLength(3);
});

describe('add_feedback is described so that a program can be written by it', () => {
  const item = () => document.components.schemas['NewFeedback'] as { properties: Record<string, Json> };

  test('an item has every field that is taken, with the limits that hold', () => {
    const body = added().requestBody?.content['application/json']?.schema as { properties: { items: Json } };
    expect(body.properties.items).toEqual({
      type: 'array',
      minItems: 1,
      maxItems: limits.addFeedbackMaxItems,
      items: { $ref: '#/components/schemas/NewFeedback' },
    });
    expect(Object.keys(item().properties).sort()).toEqual(Object.keys(NewFeedback.shape).sort());
    expect(item()).toMatchObject({
      required: ['text'],
      additionalProperties: false,
      properties: {
        text: { maxLength: limits.feedbackTextMaxChars },
        title: { maxLength: limits.feedbackTitleMaxChars },
        external_id: { minLength: 1, maxLength: ingestLimits.externalIdMaxChars },
        said_at: { format: 'date-time' },
        fields: {
          propertyNames: { maxLength: ingestLimits.nameMaxChars },
          additionalProperties: {
            anyOf: [
              { type: 'string', maxLength: ingestLimits.fieldTextMaxChars },
              { type: 'number' },
              { type: 'boolean' },
            ],
          },
        },
      },
    });
    const said = JSON.stringify(item());
    for (const limit of [
      ingestLimits.itemMaxBytes,
      ingestLimits.saidFrom,
      ingestLimits.saidBefore,
      ingestLimits.ratingBound,
    ])
      expect(said).toContain(String(limit));
    expect(added().description).toContain('20 MiB');
    expect(JSON.stringify(added().parameters)).toContain('Idempotency-Key');
  });

  test('each refusal, of the request and of one item, has its code and meaning', () => {
    const statuses = [400, 401, 402, 403, 404, 409, 413, 415, 429, 503].map(String);
    const answers = added().responses;
    for (const status of statuses) expect(Object.keys(answers)).toContain(status);
    const told = Object.values(answers)
      .map((answer) => resolved(answer).description)
      .join('\n');
    for (const code of [...(feedback.addFeedback.problems ?? []), 'bad_request', 'too_large'] as const)
      expect(told).toContain(`\`${code}\`: ${problems[code].title}`);
    const reply = JSON.stringify(resolved(answers['202']));
    for (const [code, meaning] of Object.entries(itemRefusals))
      expect(reply).toContain(`\`${code}\`: ${meaning}`);
  });

  test('its example is taken as it is', () => {
    const example = added().requestBody?.content['application/json']?.example;
    expect(example).toEqual(addFeedbackExamples.body);
    for (const one of addFeedbackExamples.body.items) expect(NewFeedback.parse(one)).toEqual(one);
    const [whole] = addFeedbackExamples.body.items;
    expect(Object.keys(whole ?? {}).sort()).toEqual(Object.keys(NewFeedback.shape).sort());
  });
});

test('examples are what the calls take and answer', () => {
  const shown = calls.flatMap((call) => (call.examples ? [{ ...call, examples: call.examples }] : []));
  expect(shown.length).toBeGreaterThan(1);
  for (const { path, body, reply, examples } of shown) {
    expect([path, body?.safeParse(examples.body).error]).toEqual([path, undefined]);
    expect([path, reply.safeParse(examples.reply).error]).toEqual([path, undefined]);
  }
});

test('every failure of every call is a problem with its codes', () => {
  const failures = operations.flatMap(({ operationId, responses }) =>
    Object.entries(responses)
      .filter(([status]) => !status.startsWith('2'))
      .map(([status, answer]) => ({ operationId, status, answer: resolved(answer) })),
  );
  expect(failures.length).toBeGreaterThan(5 * calls.length);
  for (const { operationId, status, answer } of failures) {
    const problem = answer.content['application/problem+json'];
    expect([operationId, problem?.schema]).toEqual([operationId, { $ref: '#/components/schemas/Problem' }]);
    for (const { value } of Object.values(problem?.examples ?? {}))
      expect([operationId, value['status']]).toEqual([operationId, Number(status)]);
  }
});

test('every call is in one group, and every group says what it is about', () => {
  const groups = Object.keys(callGroups);
  expect(document.tags.map(({ name }) => name)).toEqual(groups);
  expect(Object.keys(groupDescriptions).sort()).toEqual([...groups].sort());
  for (const { operationId, tags } of operations) expect(tags).toEqual([operationId.split('.')[0]]);
  expect(operations).toHaveLength(calls.length);
  expect(document.servers).toEqual([{ url: site, description: 'This server' }]);
});

test('a call’s parameters are all there: of the path, the query and headers', () => {
  for (const call of calls) {
    const path = call.path.replace(/:([a-z]+)/g, '{$1}');
    const names =
      document.paths[path]?.[call.method.toLowerCase()]?.parameters?.map(({ name }) => name) ?? [];
    const wanted = [call.params, call.query, call.headers].flatMap((schema) =>
      Object.keys((schema as { shape?: object } | undefined)?.shape ?? {}),
    );
    expect([path, names]).toEqual([path, wanted]);
  }
});
