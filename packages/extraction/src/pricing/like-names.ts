import { attribute, findAll } from '../page/dom.ts';
import type { Element } from '../page/dom.ts';
import type { ReadPage } from '../page/read-page.ts';
import type { Card } from './card.ts';
import { isBadge, nameIn } from './plan-names.ts';
import type { PlanName } from './plan-names.ts';

/**
 * Cards of one row have their names in the same place: where most are named by elements of one kind, the others are too, even
 * where their names are words that elsewhere tell a price or a period, such as `Individual` and `Monthly`.
 */
export function likeNames(read: ReadPage, cards: readonly Card[]): Card[] {
  const usual = usualName(cards);
  if (!usual) return [...cards];
  return cards.map((card) => {
    if (card.price === null || (card.name?.element && kindOf(card.name.element) === usual.kind)) return card;
    for (const element of findAll(card.element, (each) => kindOf(each) === usual.kind)) {
      const name = isBadge(element) ? null : nameIn(read, element, true);
      if (name) return { ...card, name: { ...name, by: usual.by, element } };
    }
    return card;
  });
}

/** The kind of element that names half of the cards that show a price, and at least two. */
function usualName(cards: readonly Card[]): { kind: string; by: PlanName['by'] } | null {
  const priced = cards.filter(({ price }) => price !== null);
  const counts = new Map<string, { kind: string; by: PlanName['by']; texts: Set<string> }>();
  for (const { name } of priced) {
    if (!name?.element) continue;
    const kind = kindOf(name.element);
    const count = counts.get(kind) ?? { kind, by: name.by, texts: new Set<string>() };
    count.texts.add(name.text);
    counts.set(kind, count);
  }
  const [usual] = [...counts.values()].sort((a, b) => b.texts.size - a.texts.size);
  return usual && usual.texts.size >= 2 && usual.texts.size >= priced.length / 2 ? usual : null;
}

/** Its tag and first class. */
function kindOf(element: Element): string {
  const [first = ''] = (attribute(element, 'class') ?? '').trim().split(/\s+/);
  return `${element.tagName}.${/^h[1-6]$/.test(element.tagName) ? '' : first}`;
}
