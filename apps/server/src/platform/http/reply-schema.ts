import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/**
 * A reply's JSON schema in the form the serialiser is fastest with. Serialising by schema also drops every property the
 * contract does not promise.
 */
export function replySchema(reply: z.ZodType): JsonSchema {
  return simplify(z.toJSONSchema(reply, { io: 'output', target: 'draft-7', unrepresentable: 'any' }));
}

const dropped = new Set([
  '$schema',
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
]);

function simplify(schema: JsonSchema): JsonSchema {
  const nullable = nullableOf(schema);
  if (nullable) {
    const inner = simplify(nullable);
    // A union of types is tried one by one; `nullable` is a single check.
    return inner['type'] === undefined || Array.isArray(inner['type'])
      ? { anyOf: [inner, { type: 'null' }] }
      : { ...inner, nullable: true };
  }
  const simple: JsonSchema = {};
  for (const [key, value] of Object.entries(schema)) {
    if (dropped.has(key) || key === 'enum' || key === 'const') continue;
    simple[key] =
      key === 'properties' ? mapValues(value as Record<string, JsonSchema>) : simplifyValue(value);
  }
  return simple;
}

function simplifyValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((v: unknown) => (isObject(v) ? simplify(v) : v));
  return isObject(value) ? simplify(value) : value;
}

function mapValues(properties: Record<string, JsonSchema>): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, simplify(schema)]));
}

function nullableOf(schema: JsonSchema): JsonSchema | undefined {
  const options = schema['anyOf'];
  if (!Array.isArray(options) || options.length !== 2) return undefined;
  const [first, second] = options as [JsonSchema, JsonSchema];
  return second['type'] === 'null' ? first : undefined;
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
