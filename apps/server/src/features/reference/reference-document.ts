import { openApiDocument } from '@earshot/contracts/openapi/openapi';
import { z } from 'zod';

/** A JSON schema, as far as the reference reads it. */
export type Schema = Record<string, unknown>;

const Content = z.record(
  z.string(),
  z.object({
    schema: z.record(z.string(), z.unknown()),
    example: z.unknown().optional(),
  }),
);
const Answer = z.object({ description: z.string(), content: Content.optional() });
const Operation = z.object({
  operationId: z.string(),
  tags: z.tuple([z.string()]),
  summary: z.string(),
  description: z.string(),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(['path', 'query', 'header']),
        required: z.boolean(),
        description: z.string().optional(),
        schema: z.record(z.string(), z.unknown()),
      }),
    )
    .default([]),
  requestBody: z.object({ description: z.string().optional(), content: Content }).optional(),
  responses: z.record(z.string(), z.union([z.object({ $ref: z.string() }), Answer])),
});
const Document = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.tuple([z.object({ url: z.string() })]),
  tags: z.array(z.object({ name: z.string(), 'x-displayName': z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({
    schemas: z.record(z.string(), z.record(z.string(), z.unknown())),
    responses: z.record(z.string(), Answer),
  }),
});

export type Parameter = z.infer<typeof Operation>['parameters'][number];
export type Body = z.infer<typeof Content>;

export interface DescribedCall {
  /** Where it stands in its page, and once stood in the one page of all calls. */
  anchor: string;
  name: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  parameters: Parameter[];
  body: { description: string | undefined; content: Body } | undefined;
  answers: { status: string; description: string; content: Body | undefined }[];
}

export interface CallGroup {
  name: string;
  title: string;
  description: string;
  calls: DescribedCall[];
}

/** What the reference shows. */
export interface Reference {
  title: string;
  description: string;
  version: string;
  site: string;
  groups: CallGroup[];
  shapes: Readonly<Record<string, Schema>>;
}

/** @param site the server's address, without a slash at the end */
export function readReference(version: string, site: string): Reference {
  const { info, servers, tags, paths, components } = Document.parse(openApiDocument(version, site));
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      group: operation.tags[0],
      call: callOf(method, path, operation, components.responses),
    })),
  );
  return {
    ...info,
    site: servers[0].url,
    shapes: components.schemas,
    groups: tags.map(({ name, 'x-displayName': title, description }) => ({
      name,
      title,
      description,
      calls: calls.flatMap(({ group, call }) => (group === name ? [call] : [])),
    })),
  };
}

function callOf(
  method: string,
  path: string,
  { operationId, summary, description, parameters, requestBody, responses }: z.infer<typeof Operation>,
  kept: Record<string, z.infer<typeof Answer>>,
): DescribedCall {
  return {
    anchor: operationId.replace('.', '-'),
    name: operationId.split('.')[1] ?? operationId,
    method: method.toUpperCase(),
    path,
    summary,
    description,
    parameters,
    body: requestBody && { description: requestBody.description, content: requestBody.content },
    answers: Object.entries(responses).map(([status, answer]) => {
      const said = '$ref' in answer ? kept[nameIn(answer.$ref)] : answer;
      if (!said) throw new Error(`${operationId} points at an answer that is not there`);
      return { status, description: said.description, content: said.content };
    }),
  };
}

/** The name at the end of a pointer such as `#/components/schemas/View`. */
export function nameIn(pointer: string): string {
  return pointer.slice(pointer.lastIndexOf('/') + 1);
}
