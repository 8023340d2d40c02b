import type { Call } from '@earshot/contracts/call';
import { z } from 'zod';
import type { JsonSchema } from './malformed/fitting-value.ts';

/** Names of the parts of a call's body in which somebody may write what they like. */
export function freeTextsOf({ body }: Pick<Call, 'body'>): string[] {
  if (!body) return [];
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const parts = [schema, ...optionsOf(schema)].flatMap((one) =>
    Object.entries((one['properties'] ?? {}) as Record<string, JsonSchema>),
  );
  return [...new Set(parts.filter(([, part]) => holdsFreeText(part)).map(([name]) => name))];
}

/** Strings of a fixed form hold no free text; neither do those of one's own choosing among few. */
function holdsFreeText(schema: JsonSchema): boolean {
  if ('const' in schema || 'enum' in schema) return false;
  const options = optionsOf(schema);
  if (options.length > 0) return options.some(holdsFreeText);
  if (schema['type'] === 'string') return schema['format'] === undefined;
  if (schema['type'] === 'array') return holdsFreeText((schema['items'] ?? {}) as JsonSchema);
  if (schema['type'] === 'object') {
    const values = Object.values((schema['properties'] ?? {}) as Record<string, JsonSchema>);
    const others = schema['additionalProperties'];
    return [...values, ...(typeof others === 'object' ? [others as JsonSchema] : [])].some(holdsFreeText);
  }
  // Anything at all.
  return schema['type'] === undefined;
}

function optionsOf(schema: JsonSchema): JsonSchema[] {
  return ['anyOf', 'oneOf', 'allOf'].flatMap((name) => (schema[name] as JsonSchema[] | undefined) ?? []);
}
