import { closedPanels, notChosen } from './choices.ts';
import { attribute, childElements } from './dom.ts';
import type { Document, Element } from './dom.ts';
import { generatedText, strongestRule, styleRules } from './style-rules.ts';

/** What readers of the page do not see of it. */
export interface Visibility {
  /** Not shown when the page opens; a switch or a tab may show it. */
  isHidden: (element: Element) => boolean;
  /** Shown as no longer true. */
  isStruck: (element: Element) => boolean;
  /** What style rules write before or behind it. */
  beside: (element: Element, side: 'before' | 'after') => string;
}

const STRUCK_TAGS = new Set(['del', 's', 'strike']);
/** Class names are whole words of the names that authors give to a price that was. */
const STRUCK_NAMES =
  /(?:^|[\s_-])(?:strike|striked|struck|strikethrough|line-through|old-price|price-old|was-price|price-was|original-price|crossed)(?=$|[\s_-])/i;
/** A full price is one that was where another beside it is called the one at less. */
const FULL_NAMES =
  /(?:^|[\s_-])(?:(?:full|regular|list|previous|former|base)-price|price-(?:full|regular|before))(?=$|\s)/i;
const LESS_NAMES =
  /(?:^|[\s_-])(?:discount(?:ed)?|sale|promo|special|reduced|new-price|price-new|price-now)(?=$|[\s_-])/i;

function isBesideLess(element: Element): boolean {
  const { parentNode } = element;
  return (
    FULL_NAMES.test(attribute(element, 'class') ?? '') &&
    parentNode !== null &&
    childElements(parentNode).some(
      (each) => each !== element && LESS_NAMES.test(attribute(each, 'class') ?? ''),
    )
  );
}

const HIDDEN_STYLE = /display\s*:\s*none|visibility\s*:\s*hidden/i;
const HIDDEN_NAMES =
  /(?:^|\s)(?:hidden|d-none|is-hidden|hide|invisible|display-none|u-hidden|ng-hide|w-hidden|uk-hidden|js-hidden|is-invisible)(?=$|\s)/i;

/** A class of a wider screen takes the hiding back. */
const SHOWN_WIDER =
  /(?:^|\s)(?:(?:sm|md|lg|xl|2xl):(?:block|flex|grid|inline\S*|table\S*|contents)|d-(?:sm|md|lg|xl|xxl)-\S+)(?=$|\s)/i;
const SHOWN_NAMES = /(?:^|\s)(?:active|show|is-active|in|current|selected)(?=$|\s)/i;
/** Bootstrap's panels and folds show only with a class that says so. */
const FOLDED_NAMES = /(?:^|\s)(?:tab-pane|collapse)(?=$|\s)/i;

function isHiddenByName(names: string): boolean {
  if (FOLDED_NAMES.test(names)) return !SHOWN_NAMES.test(names) && !/navbar/.test(names);
  return HIDDEN_NAMES.test(names) && !SHOWN_WIDER.test(names);
}

export function visibilityOf(document: Document): Visibility {
  const showing = styleRules(document, /(?:^|[;\s{])(?:display|visibility)\s*:/i);
  const striking = styleRules(document, /line-through/i);
  const isHiddenByRule = (element: Element) => {
    const rule = strongestRule(showing, element);
    return rule === null ? null : HIDDEN_STYLE.test(rule.body);
  };
  const isOther = notChosen(document);
  const closed = closedPanels(document);
  return {
    beside: generatedText(document),
    isHidden: (element) =>
      (attribute(element, 'hidden') !== null && isHiddenByRule(element) !== false) ||
      (attribute(element, 'aria-hidden') === 'true' && attribute(element, 'role') === 'tabpanel') ||
      HIDDEN_STYLE.test(attribute(element, 'style') ?? '') ||
      (isHiddenByName(attribute(element, 'class') ?? '') && isHiddenByRule(element) !== false) ||
      element.tagName === 'noscript' ||
      (element.tagName === 'dialog' && attribute(element, 'open') === null) ||
      isHiddenByRule(element) === true ||
      closed.has(attribute(element, 'id') ?? '') ||
      isOther(element),
    isStruck: (element) =>
      STRUCK_TAGS.has(element.tagName) ||
      /line-through/i.test(attribute(element, 'style') ?? '') ||
      STRUCK_NAMES.test(attribute(element, 'class') ?? '') ||
      isBesideLess(element) ||
      striking.some((rule) => rule.holds(element)),
  };
}
