import { callGroups } from '../call/all-calls.ts';
import { AnswerWriter, problemSchema } from './answers.ts';
import { groupDescriptions } from './group-descriptions.ts';
import { operationOf } from './operation.ts';
import { SchemaWriter, type Json } from './schema-writer.ts';

/**
 * The whole API as an OpenAPI 3.1 document, made from the contracts.
 *
 * @param site the server's address, without a slash at the end
 */
export function openApiDocument(version: string, site: string): Json {
  const schemas = new SchemaWriter();
  const answers = new AnswerWriter(schemas);
  const paths: Record<string, Json> = {};
  for (const [group, calls] of Object.entries(callGroups)) {
    for (const [name, call] of Object.entries(calls)) {
      const path = call.path.replace(/:([a-z]+)/g, '{$1}');
      const operation = operationOf(group, name, call, schemas, answers);
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Earshot API',
      version,
      description:
        'Every call of the product. Failures are `application/problem+json` (RFC 9457) with a stable `code`. ' +
        'Times are ISO 8601 in UTC. Answers may get new fields.',
    },
    servers: [{ url: site, description: 'This server' }],
    tags: Object.keys(callGroups).map((name) => ({ name, ...groupDescriptions[name] })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'A login token or an API key' },
      },
      schemas: { ...schemas.components, Problem: problemSchema },
      responses: answers.components,
    },
  };
}
