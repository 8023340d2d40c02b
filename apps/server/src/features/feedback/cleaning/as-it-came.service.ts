import { ItemTurn } from '@earshot/contracts/feedback';
import { z } from 'zod';

/** Who said what of a text, in order. */
export const ItemTurns = z.array(ItemTurn);

/** Text and turns of an item with its templates. */
export const BeforeTemplates = z.object({ text: z.string(), turns: ItemTurns });

/** What a source gave, where the item's own title or text differ from it, and who said what of it. */
export const AsItCame = z.object({
  title: z.string().nullable(),
  text: z.string(),
  /** Of the cleaned text. */
  turns: ItemTurns,
  cleanerVersion: z.int(),
  /** Columns of a file told who said what; a later cleaner would have the joined text alone, and lets it be. */
  byColumns: z.boolean().default(false),
  /** Text and turns before templates were taken out; null where none was, and in what was kept before there were any. */
  beforeTemplates: BeforeTemplates.nullable().default(null),
});
export type AsItCame = z.infer<typeof AsItCame>;

/** True when the source gave the same both times. */
export function isSameAsItCame(a: AsItCame | null, b: AsItCame | null): boolean {
  return a?.text === b?.text && a?.title === b?.title;
}
