import { attribute, byTag, childElements, findAll, rawText } from './dom.ts';
import type { Document, Element } from './dom.ts';

/** One of several that a choice on the page shows one of: a currency or a period. */
interface Choice {
  of: 'currency' | 'period';
  value: string;
}

const CODES = 'usd|eur|gbp|chf|cad|aud|nzd|sgd|sek|nok|dkk|pln|czk|inr|jpy|brl|mxn|zar';
const CODE = new RegExp(`^(?:${CODES})$`, 'i');
const CODE_CLASS = new RegExp(`(?:^|[\\s_-])(${CODES})(?=$|\\s)`, 'i');
const PERIOD_CLASS = /(?:^|[\s_-])(monthly|month|yearly|year|annual|annually)(?=$|\s)/i;
const CURRENCY_KEYS = ['data-currency', 'data-cur', 'data-curr', 'data-ccy'];
const PERIOD_KEYS = ['data-period', 'data-billing', 'data-interval', 'data-cycle'];
const MARKED = /(?:^|[\s_-])(?:active|selected|current|show|visible|shown)(?=$|\s)/i;

/** More are no choice: a page must not keep its reader busy. */
const MAX_BESIDE = 40;
const MAX_TABS = 60;

/**
 * Prices in several currencies or for several periods stand beside each other, and styles or scripts that are not read show one of
 * them: the one that is marked, else the one of the currency that is chosen on the page.
 */
export function notChosen(document: Document): (element: Element) => boolean {
  let chosen: string | null | undefined;
  return (element) => {
    const own = choiceOf(element);
    const { parentNode } = element;
    if (!own || !parentNode) return false;
    const beside = childElements(parentNode);
    if (beside.length > MAX_BESIDE) return false;
    const all = beside.filter((each) => choiceOf(each)?.of === own.of);
    if (!all.some((each) => choiceOf(each)?.value !== own.value) || all.some(isControl)) return false;
    if (all.some(isMarked)) return !isMarked(element);
    if (own.of !== 'currency') return false;
    chosen ??= chosenCurrency(document);
    return own.value !== chosen && all.some((each) => choiceOf(each)?.value === chosen);
  };
}

/** Ids of the panels of tabs that are not the chosen ones of their row. */
export function closedPanels(document: Document): Set<string> {
  const tabs = findAll(document, (element) => targetOf(element) !== null).slice(0, MAX_TABS);
  const open = tabs.filter(isOpen).flatMap((tab) => targetOf(tab) ?? []);
  const closed = tabs
    .filter((tab) => !isOpen(tab) && tabs.some((other) => isOpen(other) && rowOf(other) === rowOf(tab)))
    .flatMap((tab) => targetOf(tab) ?? []);
  return new Set(closed.filter((id) => !open.includes(id)));
}

/** The id of the panel that a tab opens; null for what is no tab. */
function targetOf(element: Element): string | null {
  const isTab = attribute(element, 'role') === 'tab';
  const controls = attribute(element, 'aria-controls');
  if (isTab && controls) return controls;
  const target =
    attribute(element, 'data-bs-target') ?? attribute(element, 'data-target') ?? attribute(element, 'href');
  const isToggle =
    isTab || attribute(element, 'data-bs-toggle') === 'tab' || attribute(element, 'data-toggle') === 'tab';
  return isToggle && target?.startsWith('#') ? target.slice(1) : null;
}

function isOpen(tab: Element): boolean {
  return attribute(tab, 'aria-selected') === 'true' || isMarked(tab);
}

/** What holds the tabs of one row, each of which may lie in a part of its own. */
function rowOf({ parentNode }: Element): Element | null {
  for (let at = parentNode; at && 'tagName' in at; at = at.parentNode) {
    if (attribute(at, 'role') === 'tablist' || !['li', 'span'].includes(at.tagName)) return at;
  }
  return null;
}

function choiceOf(element: Element): Choice | null {
  const code = CURRENCY_KEYS.map((key) => attribute(element, key)).find((each) => each !== null);
  if (code && CODE.test(code)) return { of: 'currency', value: code.toLowerCase() };
  const period = PERIOD_KEYS.map((key) => attribute(element, key)).find((each) => each !== null);
  if (period) return { of: 'period', value: period.toLowerCase() };
  const names = attribute(element, 'class') ?? '';
  const called = CODE_CLASS.exec(names)?.[1] ?? null;
  if (called) return { of: 'currency', value: called.toLowerCase() };
  const side = PERIOD_CLASS.exec(names)?.[1] ?? null;
  return side ? { of: 'period', value: /^m/i.test(side) ? 'month' : 'year' } : null;
}

function isMarked(element: Element): boolean {
  return MARKED.test(attribute(element, 'class') ?? '');
}

function isControl({ tagName }: Element): boolean {
  return ['button', 'a', 'option', 'label', 'input'].includes(tagName);
}

/** The currency that a list or a row of buttons says is chosen, in small letters; null where none is. */
function chosenCurrency(document: Document): string | null {
  for (const select of byTag(document, 'select')) {
    const options = byTag(select, 'option').filter((option) => codeOf(option) !== null);
    const chosen = options.find((option) => attribute(option, 'selected') !== null) ?? options[0];
    if (chosen && options.length >= 2) return codeOf(chosen);
  }
  const button = findAll(
    document,
    (element) =>
      isControl(element) &&
      codeOf(element) !== null &&
      (isMarked(element) ||
        ['aria-pressed', 'aria-selected', 'aria-checked'].some((key) => attribute(element, key) === 'true')),
  )[0];
  return button ? codeOf(button) : null;
}

function codeOf(element: Element): string | null {
  const told = [
    attribute(element, 'value'),
    ...CURRENCY_KEYS.map((key) => attribute(element, key)),
    rawText(element),
  ];
  return (
    told
      .map((each) => (each ?? '').trim())
      .find((each) => CODE.test(each))
      ?.toLowerCase() ?? null
  );
}
