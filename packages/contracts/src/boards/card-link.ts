import { z } from 'zod';
import { Uuid } from '../call/scalars.ts';

export const linkKinds = ['blocks', 'duplicates', 'part_of'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** A link as one of its two cards sees it. */
export const CardLink = z.object({
  kind: z.enum(linkKinds),
  /** The link leads from the other card to this one: “blocked by”, “has part”. */
  is_reverse: z.boolean(),
  idea_id: Uuid,
  title: z.string(),
  column_id: Uuid,
});
export type CardLink = z.infer<typeof CardLink>;
