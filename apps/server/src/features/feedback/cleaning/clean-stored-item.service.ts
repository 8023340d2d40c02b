import type { RepeatIndex } from '@earshot/cleaning/repeats/mark-repeats';
import { cleanerVersion } from '@earshot/cleaning/cleaned-item';
import type { Masking } from '../../personal-data/masking.service.ts';
import { maskItemTexts } from '../masking/mask-as-it-came.service.ts';
import type { ItemTexts, NewItem } from '../store/new-item.service.ts';
import { takeOutTemplates } from './take-out-templates.service.ts';
import { cleanNewItem } from './clean-new-item.service.ts';

type Stored = ItemTexts & { author: Pick<NonNullable<NewItem['author']>, 'name' | 'email'> | null };

/**
 * A stored item as it would be, had it come in now: cleaned, masked by the workspace's present choice, and without what
 * templates put into it.
 */
export function cleanStoredItem(masking: Masking, index: RepeatIndex, item: Stored): ItemTexts {
  return takeOutTemplates(index, { ...item, ...cleaned(masking, item) });
}

function cleaned(masking: Masking, item: Stored): ItemTexts {
  const { asItCame: came } = item;
  if (came?.cleanerVersion === cleanerVersion || came?.byColumns) return item;
  const source = {
    title: came ? came.title : item.title,
    text: came?.text ?? item.text,
    author: item.author && { ...item.author, externalId: null },
  };
  const { title, text, asItCame } = cleanNewItem(source);
  if (!came && !asItCame) return item;
  return maskItemTexts(masking, { title, text, asItCame });
}

export function hasSameTexts(a: ItemTexts, b: ItemTexts): boolean {
  return a.text === b.text && a.title === b.title && sourceOf(a) === sourceOf(b);
}

function sourceOf({ asItCame }: ItemTexts): string | null {
  return asItCame && JSON.stringify([asItCame.title, asItCame.text, asItCame.turns]);
}
