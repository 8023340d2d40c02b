import type { z } from 'zod';
import { gateJson, gateStrings } from '../../../platform/http/body-gate.ts';
import { badField, Problem } from '../../../platform/http/problem.ts';

/**
 * JSON that comes as text, so that a page of another site need not ask before it sends it.
 *
 * @throws Problem `bad_request`, which names the field at fault
 */
export function jsonIn<Schema extends z.ZodType>(bytes: Buffer, schema: Schema): z.output<Schema> {
  const text = gateJson(bytes);
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    throw new Problem('bad_request', { detail: 'The body is not JSON.' });
  }
  gateStrings(text, told);
  const { data, error } = schema.safeParse(told);
  if (!error) return data;
  const [issue] = error.issues;
  throw badField(issue?.path.join('/') ?? '', issue?.message ?? 'The body does not have the expected form.');
}
