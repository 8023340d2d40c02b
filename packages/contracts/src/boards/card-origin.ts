import { z } from 'zod';

/** What a card kept of the tool that it came from. */
export const CardOrigin = z.object({
  file_name: z.string(),
  status: z.string().nullable(),
  owner: z.string().nullable(),
  votes: z.int().nullable(),
  external_id: z.string().nullable(),
  url: z.string().nullable(),
  created: z.string().nullable(),
  parent: z.string().nullable(),
});
export type CardOrigin = z.infer<typeof CardOrigin>;
