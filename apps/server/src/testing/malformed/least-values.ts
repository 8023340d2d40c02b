import type { Call } from '@earshot/contracts/call';
import { z } from 'zod';
import type { JsonSchema } from './fitting-value.ts';

/** What values of a call's fields are made of. */
export interface Given {
  /** Ids by the names of the fields that take them. */
  ids: Readonly<Record<string, string | number>>;
  /** What fields hold in which somebody may write what they like, cut to their length. */
  text: string;
  /** Fields that are given though the call does not need them. */
  besides?: readonly string[];
}

/** The least that a call takes: the fields that it needs, each with the least that it may be. Empty where the call takes one of several bodies. */
export function leastValues(
  { query, body }: Pick<Call, 'query' | 'body'>,
  given: Given,
): Record<string, unknown> {
  const schema = query ?? body;
  if (!schema) return {};
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return json['properties'] ? leastObject(json, given, given.besides ?? []) : {};
}

function leastObject(
  schema: JsonSchema,
  given: Given,
  besides: readonly string[] = [],
): Record<string, unknown> {
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
  const needed = new Set([...((schema['required'] as string[] | undefined) ?? []), ...besides]);
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => needed.has(name))
      .map(([name, property]) => [name, given.ids[name] ?? leastValue(property, given)]),
  );
}

function leastValue(schema: JsonSchema, given: Given): unknown {
  const options = ['anyOf', 'oneOf', 'allOf'].flatMap(
    (name) => (schema[name] as JsonSchema[] | undefined) ?? [],
  );
  const [option] = options;
  if (option) return leastValue(option, given);
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return (schema['enum'] as unknown[])[0];
  switch (schema['type']) {
    case 'object':
      return leastObject(schema, given);
    case 'array':
      return schema['minItems'] === undefined
        ? []
        : [leastValue((schema['items'] ?? {}) as JsonSchema, given)];
    case 'integer':
    case 'number':
      return leastNumber(schema);
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return leastString(schema, given);
  }
}

function leastNumber(schema: JsonSchema): number {
  const above = schema['exclusiveMinimum'];
  if (typeof above === 'number') return above + 1;
  const least = schema['minimum'];
  return typeof least === 'number' && least > -1000 ? least : 1;
}

function leastString(schema: JsonSchema, { text }: Given): string {
  switch (schema['format']) {
    case 'uuid':
      return '019a1111-1111-7111-8111-111111111199';
    case 'email':
      return 'somebody@fuzz.example';
    case 'date':
      return '2026-01-31';
    case 'date-time':
      return '2026-01-31T10:00:00.000Z';
    case 'uri':
      return 'https://fuzz.example/page';
    default:
      return text.slice(0, Number(schema['maxLength'] ?? text.length));
  }
}
