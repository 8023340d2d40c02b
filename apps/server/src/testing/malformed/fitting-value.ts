import type { SeededRandom } from '../seeded-random.ts';

export type JsonSchema = Record<string, unknown>;

/** A value that roughly fits a JSON schema: enough to get past the first checks of a call. */
export function fittingValue(schema: JsonSchema, random: SeededRandom): unknown {
  const options = (schema['anyOf'] ?? schema['oneOf']) as [JsonSchema, ...JsonSchema[]] | undefined;
  if (options) return fittingValue(random.pick(options), random);
  const all = schema['allOf'] as [JsonSchema, ...JsonSchema[]] | undefined;
  if (all) return fittingValue(random.pick(all), random);
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return random.pick(schema['enum'] as [unknown, ...unknown[]]);
  switch (schema['type']) {
    case 'object':
      return fittingObject(schema, random);
    case 'array':
      if (Array.isArray(schema['prefixItems'])) {
        return (schema['prefixItems'] as JsonSchema[]).map((part) => fittingValue(part, random));
      }
      return Array.from({ length: 1 + random.below(3) }, () =>
        fittingValue((schema['items'] ?? {}) as JsonSchema, random),
      );
    case 'integer':
    case 'number':
      return random.pick([1, 2, 25, 1000]);
    case 'boolean':
      return random.next() < 0.5;
    case 'null':
      return null;
    default:
      return fittingString(schema, random);
  }
}

function fittingObject(schema: JsonSchema, random: SeededRandom): Record<string, unknown> {
  const required = new Set((schema['required'] as string[] | undefined) ?? []);
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
  const value: Record<string, unknown> = {};
  for (const [name, property] of properties) {
    if (required.has(name) || random.next() < 0.5) value[name] = fittingValue(property, random);
  }
  return value;
}

function fittingString(schema: JsonSchema, random: SeededRandom): string {
  switch (schema['format']) {
    case 'uuid':
      return '019a0000-0000-7000-8000-00000000000' + String(random.below(10));
    case 'email':
      return `person${random.below(5)}@fuzz.example`;
    case 'date':
      return random.pick(['2026-01-31', '2024-02-29']);
    case 'date-time':
      return '2026-01-31T10:00:00.000Z';
    case 'uri':
      return 'https://fuzz.example/page';
    default:
      return 'some fitting text'.padEnd(Number(schema['minLength'] ?? 0), 'x');
  }
}
