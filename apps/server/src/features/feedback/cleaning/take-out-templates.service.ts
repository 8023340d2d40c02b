import { cleanerVersion, customerText } from '@earshot/cleaning/cleaned-item';
import type { RepeatIndex } from '@earshot/cleaning/repeats/mark-repeats';
import { markRepeats } from '@earshot/cleaning/repeats/mark-repeats';
import type { RepeatSource } from '@earshot/cleaning/repeats/repeated-parts';
import type { ItemTurn } from '@earshot/contracts/feedback';
import type { ItemTexts, NewItem } from '../store/new-item.service.ts';
import { turnsOf } from './cleaned-turns.ts';

type Templated = ItemTexts & { author: Pick<NonNullable<NewItem['author']>, 'name'> | null };

/**
 * The item without what the templates put into it, and with what other templates had put there. To be called once it is
 * masked, for templates are learnt from masked texts.
 */
export function takeOutTemplates<Item extends Templated>(index: RepeatIndex, item: Item): Item {
  const whole = withTemplates(item);
  if (index.size === 0) return whole;
  const source = repeatSourceOf(whole);
  const marked = { text: source.text, turns: markRepeats(source, index) };
  const text = customerText(marked);
  if (text === customerText(source)) return whole;
  const { asItCame: came } = whole;
  const asItCame = {
    title: came ? came.title : whole.title,
    text: came?.text ?? whole.text,
    turns: turnsOf(marked),
    cleanerVersion: came?.cleanerVersion ?? cleanerVersion,
    byColumns: came?.byColumns ?? false,
    beforeTemplates: { text: whole.text, turns: wholeTurns(whole) },
  };
  return { ...whole, text, asItCame };
}

/** The item as it was before templates were taken out of it. */
export function withTemplates<Item extends ItemTexts>(item: Item): Item {
  const before = item.asItCame?.beforeTemplates;
  if (!item.asItCame || !before) return item;
  const { title, text } = item.asItCame;
  // Nothing but templates told it from what came.
  if (text === before.text && title === item.title) return { ...item, text, asItCame: null };
  return {
    ...item,
    text: before.text,
    asItCame: { ...item.asItCame, turns: before.turns, beforeTemplates: null },
  };
}

/** Such an item as repeats are learnt from and looked for. */
export function repeatSourceOf(
  item: Templated,
): Pick<RepeatSource, 'text' | 'turns' | 'author'> & { id: string } {
  let text = '';
  const turns = wholeTurns(item).map(({ who, parts: said }) => {
    const parts = said.map(({ kind, text: words }) => {
      if (text !== '') text += '\n';
      const start = text.length;
      text += words;
      return { kind, start, end: text.length };
    });
    return { who, start: parts[0]?.start ?? text.length, end: text.length, parts };
  });
  const name = item.author?.name;
  return { id: '', text, turns, ...(name && { author: name }) };
}

function wholeTurns({ text, asItCame }: ItemTexts): ItemTurn[] {
  return asItCame?.turns ?? [{ who: 'customer', parts: [{ kind: 'body', text }] }];
}
