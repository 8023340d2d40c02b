import type { CleanedItem } from '@earshot/cleaning/cleaned-item';
import type { ItemTurn } from '@earshot/contracts/feedback';

/** Whether a text without markup holds the customer's own matter alone. */
export function isAllTheirs({ kinds, turns }: CleanedItem): boolean {
  return (
    kinds.length === 0 &&
    turns.every(({ who, parts }) => who === 'customer' && parts.every(({ kind }) => kind === 'body'))
  );
}

/** Who said what, with the words themselves instead of their ranges. */
export function turnsOf({ text, turns }: Pick<CleanedItem, 'text' | 'turns'>): ItemTurn[] {
  return turns.map(({ who, parts }) => ({
    who,
    parts: parts.map(({ kind, start, end }) => ({ kind, text: text.slice(start, end).toWellFormed() })),
  }));
}
