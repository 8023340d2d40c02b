import type { CleanedItem } from '@earshot/cleaning/cleaned-item';
import { cleanItem, customerText } from '@earshot/cleaning/cleaned-item';
import { toPlainText } from '@earshot/cleaning/to-plain-text';
import type { NewItem } from '../store/new-item.service.ts';
import { isAllTheirs, turnsOf } from './cleaned-turns.ts';

type Given = Pick<NewItem, 'title' | 'text' | 'author'>;

/**
 * The item with title and text as the customer said them, and what came kept beside where that differs. A text without
 * markup in which all words are the customer's own matter stays as it is, byte for byte. To be called before the item is
 * masked, for markup may hide what is to be masked. 100,000 characters take some milliseconds at most.
 *
 * @returns `text` is empty where no words are the customer's. The title stays then, unless all words are of a program.
 */
export function cleanNewItem<Item extends Given>(item: Item): Item & Pick<NewItem, 'asItCame'> {
  const { author } = item;
  const cleaned = cleanItem(item.text, {
    ...(author?.name && { author: author.name }),
    ...(author?.email && { authorMail: author.email }),
  });
  const text = isAllTheirs(cleaned) ? item.text : customerText(cleaned);
  const title = isOfProgram(cleaned) ? null : cleanTitle(item.title);
  if (text === item.text && title === item.title) return { ...item, asItCame: null };
  const asItCame = {
    title: item.title,
    text: item.text,
    turns: turnsOf(cleaned),
    cleanerVersion: cleaned.version,
    byColumns: false,
    beforeTemplates: null,
  };
  return { ...item, title, text, asItCame };
}

function isOfProgram({ turns }: Pick<CleanedItem, 'turns'>): boolean {
  return turns.length > 0 && turns.every(({ who }) => who === 'automatic');
}

export function cleanTitle(title: string | null): string | null {
  if (title === null) return null;
  const { text, kinds } = toPlainText(title);
  if (kinds.length === 0) return title;
  return text === '' ? null : text.replaceAll('\n', ' ');
}
