import {
  ancestors,
  attribute,
  byTag,
  calledNames,
  childElements,
  descendants,
  findAll,
  previousElement,
  rawText,
} from '../../page/dom.ts';
import type { Element } from '../../page/dom.ts';
import type { ReadPage } from '../../page/read-page.ts';
import type { Period } from '../../facts.ts';
import { currencyOf } from '../money/currencies.ts';
import { headingBefore } from './decoys.ts';
import { durationOf } from '../money/durations.ts';
import { findMoney } from '../money/find-money.ts';
import { isTermName } from '../names/name-text.ts';
import { billingIn, firstPeriod } from '../money/period-words.ts';
import type { PriceDefaults } from '../money/price-mentions.ts';
import { unitIn } from '../money/units.ts';

const ABOUT_PRICES =
  /(?<!\p{L})(?:prices?|pricing|plans?|subscriptions?|licen[cs]es?|licensing|rates|charges|abos?|abonnements?|lizenzen|suscripci[óo]n(?:es)?|abbonament[oi]|assinaturas?|prenumeration|amounts?|fees|preise|alle preise|tarifs?|prix|precios|prezzi|preços|prijzen|priser|priserna|ceny|価格|料金|价格)(?!\p{L})/iu;
const SWITCH = /switch|toggle|tabs?|billing|period|segment|pills|cycle|interval|term|frequency/;

/**
 * What holds for prices that do not say it themselves: the side of a switch that is chosen, else a sentence about all prices
 * such as `Prices per user and month, excluding VAT`.
 */
export function pageDefaults(read: ReadPage, body: Element): (element: Element) => PriceDefaults {
  const chosen = chosenSide(body);
  const side = chosen ? periodOf(chosen) : null;
  const sentence = sentenceAboutPrices(read);
  const currency = currencyOfAll(read);
  const last = periodOfSelling(read);
  return (element) => {
    const panel = panelSide(body, element) ?? side;
    const heading =
      panel === null && (sentence?.per ?? null) === null
        ? (periodOfHeading(element) ?? termBefore(element))
        : null;
    return {
      per: sentence?.per ?? panel ?? heading ?? last,
      billedEvery: sentence?.billedEvery ?? (panel === 'month' || panel === 'year' ? panel : null),
      unit: sentence?.unit ?? null,
      currency,
    };
  };
}

/** `Monthly plans`: what the heading before a group says of all its prices. */
function periodOfHeading(element: Element): Period | null {
  const heading = headingBefore(element) ?? '';
  return heading.length < 70 && ABOUT_PRICES.test(heading)
    ? (firstPeriod(` ${heading}`)?.period ?? null)
    : null;
}

/** How far above a card the label of its row may stand. */
const MAX_UP = 3;

/** `Yearly` in letters right before a row or its cards, be it no heading. */
function termBefore(element: Element): Period | null {
  for (const each of [element, ...ancestors(element)].slice(0, MAX_UP)) {
    const label = previousElement(each);
    const text = label && childElements(label).length === 0 ? rawText(label).trim() : '';
    if (text !== '' && text.length < 30 && isTermName(text)) return firstPeriod(` ${text}`)?.period ?? null;
  }
  return null;
}

/** What the page says of how it is paid at all: `Billed monthly, cancel any time`, `Pay once`. */
function periodOfSelling({ page }: ReadPage): Period | null {
  for (const { start, end, place, kind } of page.blocks) {
    const line = page.text.slice(start, end);
    if (
      place !== 'main' ||
      kind === 'item' ||
      line.length > 160 ||
      /\?|\bor\b|\bsave\b/i.test(line) ||
      findMoney(line).length > 0
    )
      continue;
    const billed = billingIn(line)?.every;
    if (billed) return billed;
    const period = firstPeriod(` ${line}`)?.period;
    if (period === 'once' || (period && /subscription|abonnement|abo(?:nnement)?\b|suscripción/i.test(line)))
      return period;
  }
  return null;
}

const SAID_IN =
  '[A-Z]{3}|[€£]|euros?|(?:british )?pounds?|US dollars|swiss francs|franken|francs suisses|reais|rupees|kronor';
/** `All prices in EUR`, `Fees (£)`, `Currency: USD`. */
const CURRENCY_SAID = new RegExp(
  `(?:(?:prices?|pricing|fees?|rates?|amounts?|costs?|preise|beiträge|gebühren|prix|tarifs?|precios|tarifas|cuotas|prezzi|tariffe|preços|valores|prijzen|tarieven|priser|ceny|harga)[^.\\n\\d]{0,40}?(?:[\\s(](?:in|en|i|w|em|dalam|are)\\s|\\()|(?:currency|währung|devise|moneda|valuta|waluta|moeda)\\s?:\\s?)(?<code>${SAID_IN})(?![\\p{L}])`,
  'giu',
);
/** Words for one currency that are written before no number. */
const IN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/pounds?$/i, 'GBP'],
  [/franc|frank/i, 'CHF'],
  [/^us dollars$/i, 'USD'],
];

/** The currency that the page says its prices are in. */
function currencyOfAll({ page }: ReadPage): string | null {
  for (const { groups } of page.text.matchAll(CURRENCY_SAID)) {
    const code = groups?.['code'] ?? '';
    const inWords = IN_WORDS.find(([words]) => words.test(code))?.[1];
    // `Pricing (try it)` names no lira.
    const isWord = code.length === 3 && code !== code.toUpperCase() && !/^(?:eur|usd|gbp|chf)$/i.test(code);
    const currency = isWord ? null : (inWords ?? currencyOf(code.toLowerCase()));
    if (currency) return currency;
  }
  return null;
}

function sentenceAboutPrices({ page }: ReadPage): PriceDefaults | null {
  for (const { start, end, place } of page.blocks) {
    if (place !== 'main' || end - start > 320) continue;
    for (const sentence of page.text.slice(start, end).split(/(?<=[.!?])\s/)) {
      if (!(ABOUT_PRICES.test(sentence) || /^\s*\*/.test(sentence)) || findMoney(sentence).length > 0)
        continue;
      const billing = billingIn(sentence);
      const rest = billing ? sentence.replace(sentence.slice(billing.start, billing.end), ' ') : sentence;
      const period = firstPeriod(rest)?.period ?? null;
      const unit = unitIn(sentence);
      // `All prices are per computer.`
      if (period === null && unit !== null && sentence.length <= 60 && isAboutAll(sentence))
        return { currency: null, per: null, billedEvery: billing?.every ?? null, unit };
      const isAbout = /(?:per|pro|par|por|a |je |each|in |\/|月|年)/iu.test(rest);
      if (period && isAbout && !/(?:save|off|switch|cancel|change|choose|sparen)/i.test(sentence)) {
        return {
          currency: null,
          per: period,
          billedEvery: billing?.every === period ? null : (billing?.every ?? null),
          unit,
        };
      }
    }
  }
  return null;
}

/** It speaks of all prices, and of nothing else. */
function isAboutAll(sentence: string): boolean {
  return /(?<!\p{L})(?:(?:all |our )?prices?(?: are| shown)?|pricing is|alle preise(?: gelten)?|(?:tous )?(?:les|nos) prix|(?:todos los |los )?precios|(?:todos os |os )?preços|(?:tutti )?i prezzi|alle prijzen(?: zijn)?|alla priser|alle priser)(?!\p{L})/iu.test(
    sentence,
  );
}

/** What a switch chooses between. Days and weeks are times of other things too. */
type Side = 'month' | 'quarter' | 'half_year' | 'year';

function periodOf(text: string): Side | null {
  const duration = durationOf(text);
  const period =
    (duration === 'other' ? null : duration) ??
    firstPeriod(` ${text}`)?.period ??
    billingIn(text)?.every ??
    null;
  return period === 'month' || period === 'quarter' || period === 'half_year' || period === 'year'
    ? period
    : null;
}

/** The words of the switch's or the tabs' chosen side. */
function chosenSide(body: Element): string | null {
  const choices = findAll(body, (element) => {
    const words = rawText(element).trim();
    return (
      words.length > 0 &&
      words.length < 40 &&
      ['button', 'a', 'span', 'label', 'li', 'div', 'option', 'strong', 'b'].includes(element.tagName) &&
      periodOf(words) !== null &&
      !/^(?:\/|per\s|pro\s|par\s|por\s)/i.test(words) &&
      !/\d ?[€$£]|[€$£] ?\d/.test(words) &&
      [element, ...ancestors(element)]
        .slice(0, 4)
        .some(
          (each) =>
            SWITCH.test(calledNames(each)) ||
            attribute(each, 'role') === 'tablist' ||
            attribute(each, 'role') === 'radiogroup' ||
            each.tagName === 'select' ||
            each.tagName === 'fieldset',
        )
    );
  });
  const sides = choices.filter((choice) => !choices.some((other) => [...ancestors(other)].includes(choice)));
  if (sides.length < 2) return null;
  const chosen = sides.find(isChosenOrWithin) ?? checkedLabel(body, sides);
  // Nothing is marked: a box that is not ticked stands on the first side.
  const ticked = byTag(body, 'input').some((input) => attribute(input, 'checked') !== null);
  return rawText(chosen ?? (ticked ? sides.at(-1) : sides[0]) ?? body);
}

/** The mark may stand on the element around the words. */
function isChosenOrWithin(element: Element): boolean {
  const parent = element.parentNode;
  const isAlone =
    parent !== null && 'tagName' in parent && rawText(parent).trim() === rawText(element).trim();
  return isChosen(element) || (isAlone && isChosen(parent));
}

function isChosen(element: Element): boolean {
  return (
    attribute(element, 'aria-selected') === 'true' ||
    attribute(element, 'aria-pressed') === 'true' ||
    attribute(element, 'aria-checked') === 'true' ||
    attribute(element, 'aria-current') === 'true' ||
    attribute(element, 'selected') !== null ||
    /(?:^|\s)(?:active|is-active|selected|is-selected|current|on|checked)(?=$|\s)/.test(
      calledNames(element),
    ) ||
    byTag(element, 'input').some((input) => attribute(input, 'checked') !== null)
  );
}

function checkedLabel(body: Element, choices: readonly Element[]): Element | undefined {
  const checked = byTag(body, 'input').find(
    (input) => attribute(input, 'checked') !== null && attribute(input, 'type') === 'radio',
  );
  const id = checked ? attribute(checked, 'id') : null;
  return id === null ? undefined : choices.find((choice) => attribute(choice, 'for') === id);
}

const tabsByBody = new WeakMap<Element, Map<string, Element>>();

/** The first element by `id …`, and by `of …` and the id of the panel that it opens; looked for once a page. */
function tabsOf(body: Element): Map<string, Element> {
  const known = tabsByBody.get(body);
  if (known) return known;
  const found = new Map<string, Element>();
  for (const each of descendants(body)) {
    const link = attribute(each, 'href');
    const opens = [attribute(each, 'aria-controls'), link?.startsWith('#') ? link.slice(1) : null];
    const id = attribute(each, 'id');
    const keys = [...opens.flatMap((of) => (of ? [`of ${of}`] : [])), ...(id ? [`id ${id}`] : [])];
    for (const key of keys) if (!found.has(key)) found.set(key, each);
  }
  tabsByBody.set(body, found);
  return found;
}

/** The period of the tab or the heading that names the panel around the element. */
function panelSide(body: Element, element: Element): Side | null {
  for (const around of [element, ...ancestors(element)]) {
    if (around === body) return null;
    const id = attribute(around, 'id');
    const label = attribute(around, 'aria-labelledby');
    if (attribute(around, 'role') !== 'tabpanel' && !/panel|pane|tab/.test(calledNames(around))) continue;
    const tabs = tabsOf(body);
    const tab = tabs.get(`id ${label ?? ''}`) ?? tabs.get(`of ${id ?? ''}`);
    const side = tab ? periodOf(rawText(tab)) : periodOf((id ?? '').replace(/[-_]/g, ' '));
    if (side) return side;
  }
  return null;
}
