import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { replySchema } from './reply-schema.ts';

/**
 * Writes replies of one schema as JSON. It is compiled with the first reply: all of them compiled with the start took a
 * tenth of what an idle server holds, and hardly anybody asks for most of them.
 */
export function replySerializer(schema: z.ZodType): (value: unknown, reply: FastifyReply) => string {
  let serialise: ((value: unknown) => string) | undefined;
  return (value, reply) => {
    // Fastify’s types leave out that texts and numbers can be written too.
    serialise ??= reply.compileSerializationSchema(replySchema(schema)) as (value: unknown) => string;
    return serialise(value);
  };
}
