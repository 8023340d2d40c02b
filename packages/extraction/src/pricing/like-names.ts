import { attribute, findAll, rawText } from '../page/dom.ts';
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
  const labelled = withLabels(read, cards);
  if (labelled) return labelled;
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

/** What plans are called more often than anything else. */
const USUAL_NAMES =
  /^(?:free|basic|basis|starter|start|standard|plus|pro|professional|premium|business|enterprise|corporate|corporation|team|teams|growth|scale|advanced|ultimate|individual|personal|essentials?|lite|community|elite|gold|silver|bronze|platinum)$/iu;

/**
 * `STARTER` in small letters above `Get online`: where the cards' headings are none of the usual names, and the same small part of each
 * card is, that part names them.
 */
function withLabels(read: ReadPage, cards: readonly Card[]): Card[] | null {
  const priced = cards.filter(({ price }) => price !== null);
  const isUsual = (text: string) => USUAL_NAMES.test(text.trim());
  const usual = priced.filter(({ name }) => isUsual(name?.text ?? '')).length;
  if (priced.length < 2 || usual > priced.length / 2) return null;
  const labels = priced.flatMap(({ element }) =>
    findAll(element, (each) => isUsual(rawText(each)) && !isBadge(each)).map(kindOf),
  );
  for (const kind of new Set(labels)) {
    const named = cards.map((card) => {
      const element =
        card.price &&
        findAll(card.element, (each) => kindOf(each) === kind).find((each) => rawText(each).trim() !== '');
      const name = element ? nameIn(read, element, true) : null;
      return element && name ? { ...card, name: { ...name, by: 'class' as const, element } } : null;
    });
    const texts = named.flatMap((card) => card?.name.text.toLowerCase() ?? []);
    const isEach = texts.length === priced.length && new Set(texts).size === texts.length;
    if (isEach && texts.filter(isUsual).length >= usual + 2)
      return cards.map((card, at) => named[at] ?? card);
  }
  return null;
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
