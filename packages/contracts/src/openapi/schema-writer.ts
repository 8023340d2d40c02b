import { z } from 'zod';
import { documentedShape } from '../call/documented-as.ts';
import { namedSchemas } from './named-schemas.ts';

export type Json = Record<string, unknown>;

/** `input`: what a caller sends, where defaults may be left out; `output`: what is answered. */
type Direction = 'input' | 'output';

const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(namedSchemas)) names.add(schema, { id });

/**
 * Writes schemas as JSON Schema, with pointers to the shapes that have a name. A shape that callers send otherwise than it
 * is answered has a second name, which ends in `Input`.
 */
export class SchemaWriter {
  readonly #used = new Map<string, Json>();
  readonly #inputNames = new Map<string, string>();

  /** The named shapes that were pointed at so far, by name. */
  get components(): Record<string, Json> {
    return Object.fromEntries([...this.#used].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  write(schema: z.core.$ZodType, direction: Direction): Json {
    const { $schema, $defs = {}, ...written } = rawSchema(schema, direction);
    void $schema;
    for (const [id, shape] of Object.entries($defs as Record<string, Json>)) this.#keep(id, shape, direction);
    return this.#pointed(written, direction) as Json;
  }

  #keep(id: string, shape: Json, direction: Direction): void {
    const name = this.#nameOf(id, direction);
    if (this.#used.has(name)) return;
    // Before what it points at, which may point back.
    this.#used.set(name, {});
    this.#used.set(name, this.#pointed(shape, direction) as Json);
  }

  #nameOf(id: string, direction: Direction): string {
    if (direction === 'output') return id;
    let name = this.#inputNames.get(id);
    if (name === undefined) {
      name = isSentAsAnswered(id) ? id : `${id}Input`;
      this.#inputNames.set(id, name);
    }
    return name;
  }

  /** The value with pointers into the document in place of those into the schema. */
  #pointed(value: unknown, direction: Direction): unknown {
    if (Array.isArray(value)) return value.map((one) => this.#pointed(one, direction));
    if (typeof value !== 'object' || value === null) return value;
    const { $defs, ...rest } = value as Json;
    for (const [id, shape] of Object.entries(($defs ?? {}) as Record<string, Json>))
      this.#keep(id, shape, direction);
    return Object.fromEntries(
      Object.entries(rest).map(([key, one]) => {
        const id = key === '$ref' ? /^#\/\$defs\/(.+)$/.exec(String(one))?.[1] : undefined;
        if (id === undefined) return [key, this.#pointed(one, direction)];
        return [key, `#/components/schemas/${this.#nameOf(id, direction)}`];
      }),
    );
  }
}

function isSentAsAnswered(id: string): boolean {
  const schema = namedSchemas[id];
  if (!schema) return true;
  const [sent, answered] = (['input', 'output'] as const).map((io) => JSON.stringify(rawSchema(schema, io)));
  return sent === answered;
}

function rawSchema(schema: z.core.$ZodType, io: Direction): Json {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    metadata: names,
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, z.globalRegistry.get(zodSchema));
      // Answers may get further fields: only requests whose objects are strict refuse what they do not know.
      if (isOpenObject(zodSchema)) delete jsonSchema['additionalProperties'];
      dropSafeBounds(jsonSchema);
      nameKeys(jsonSchema);
      const shape = documentedShape(zodSchema);
      if (shape) Object.assign(jsonSchema, rawSchema(shape, io), { $schema: undefined });
    },
  });
}

/** Bounds that each whole number has are no limits of a call. */
function dropSafeBounds(schema: Json): void {
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
}

/** A record over known keys has a property for each. */
function nameKeys(schema: Json): void {
  const { propertyNames, additionalProperties } = schema;
  const keys = (propertyNames as { enum?: string[] } | undefined)?.enum;
  if (!keys || !schema['required']) return;
  schema['properties'] = Object.fromEntries(keys.map((key) => [key, additionalProperties]));
  delete schema['propertyNames'];
  delete schema['additionalProperties'];
}

function isOpenObject(schema: z.core.$ZodType): boolean {
  return schema instanceof z.core.$ZodObject && schema._zod.def.catchall === undefined;
}
