import type { z } from 'zod';

/** What the API's description says in place of schemas that check less than what holds. */
const shapes = new WeakMap<z.core.$ZodType, z.ZodType>();

/**
 * The schema, described as another: of a list whose entries are refused one by one, or of a reply that only the server makes
 * and that is not checked again.
 */
export function documentedAs<S extends z.ZodType>(schema: S, shape: z.ZodType): S {
  shapes.set(schema, shape);
  return schema;
}

/** The shape that a schema is described as; undefined when it is described as it is. */
export function documentedShape(schema: z.core.$ZodType): z.ZodType | undefined {
  return shapes.get(schema);
}
