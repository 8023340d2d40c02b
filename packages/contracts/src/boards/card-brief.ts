import { z } from 'zod';
import { Instant } from '../call/scalars.ts';

/** Parts of a brief, in their order. */
export const briefParts = ['problem', 'who', 'when', 'evidence', 'decision', 'success', 'unknown'] as const;
export type BriefPart = (typeof briefParts)[number];

export const BriefSection = z.object({
  part: z.enum(briefParts),
  title: z.string(),
  /** Each a fact that is counted, quoted or typed on the card. */
  sentences: z.array(z.string()),
  /** In the customers’ own words; only the problem has some. */
  quotes: z.array(
    z.object({
      review_id: z.int(),
      text: z.string(),
      /** Person, account and day, as far as they are known. */
      by: z.string(),
    }),
  ),
});
export type BriefSection = z.infer<typeof BriefSection>;

/** One document about a card, written from what is counted at this moment. */
export const CardBrief = z.object({
  title: z.string(),
  counted_at: Instant,
  sections: z.array(BriefSection),
  /** The same as one Markdown document. */
  markdown: z.string(),
});
export type CardBrief = z.infer<typeof CardBrief>;
