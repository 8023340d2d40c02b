type Json = Record<string, unknown>;

const single = ['schema', 'items', 'not', 'contains', 'propertyNames', 'additionalProperties'];
const lists = ['anyOf', 'oneOf', 'allOf', 'prefixItems'];
const maps = ['properties', 'patternProperties', 'schemas', '$defs'];

/** Every JSON schema in an OpenAPI document, with its place. Examples and defaults hold values, and are left out. */
export function* schemasOf(document: unknown, place = '#', isSchema = false): Generator<[string, Json]> {
  if (Array.isArray(document)) {
    for (const [at, one] of document.entries()) yield* schemasOf(one, `${place}/${at}`, isSchema);
    return;
  }
  if (typeof document !== 'object' || document === null) return;
  if (isSchema) yield [place, document as Json];
  for (const [key, value] of Object.entries(document)) {
    const at = `${place}/${key}`;
    if (single.includes(key) || lists.includes(key)) yield* schemasOf(value, at, true);
    else if (maps.includes(key)) yield* schemasInMap(value, at);
    else if (!isSchema && !/^examples?$/.test(key)) yield* schemasOf(value, at);
  }
}

function* schemasInMap(map: unknown, place: string): Generator<[string, Json]> {
  for (const [key, schema] of Object.entries(map as Json)) yield* schemasOf(schema, `${place}/${key}`, true);
}

/** True when any value fits, or any list or any object: whoever reads it does not know what to send. */
export function saysNothing(schema: Json): boolean {
  if (schema['type'] === 'array') return !('items' in schema) && !('prefixItems' in schema);
  if (schema['type'] === 'object') return !('properties' in schema) && !('additionalProperties' in schema);
  return !['type', '$ref', 'const', 'enum', ...lists].some((key) => key in schema);
}
