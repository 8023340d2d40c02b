import type { Rule } from '../rule.ts';
import { counted, decided, extraction } from '../rule.ts';

const pricing = (file: string) => extraction(`pricing/${file}`);

export const prices: readonly Rule[] = [
  decided(
    'One page tells a plan twice',
    extraction('pricing/judging/merge-candidates'),
    'mergeCandidates',
    'the first keeps its price, the others are further prices',
  ),
  decided(
    'A plan that a model proposes is one that was read',
    extraction('pricing/proposed/proposed-plans'),
    'isAmong',
    'by its price, without one by its name',
  ),
  decided(
    'How sure a price is',
    extraction('pricing/read-pricing'),
    'pricingConfidence',
    'by name, period and what the page declares',
  ),
  counted('More plans than this are a catalogue', extraction('pricing/read-pricing'), 'MAX_PLANS'),
  decided(
    'What a page’s “$”, “¥” or “kr” stands for',
    pricing('money/page-currency'),
    'pageCurrency',
    'its words and codes, its declared offers, then language, domain',
  ),
  decided(
    'What “1.200” and “1,2” are',
    pricing('money/numbers'),
    'readNumber',
    'three digits behind one mark group; of two marks the last is decimal',
  ),
  decided(
    'What an amount is: price, old price, discount, set-up fee',
    pricing('money/roles'),
    'roleOf',
    'by the words around it',
  ),
  decided('When a price is a lower bound', pricing('money/roles'), 'isFrom', '“from”, “ab”'),
  decided(
    'How often a price is paid',
    pricing('money/period-words'),
    'firstPeriod',
    'by its words, else what holds for the page',
  ),
  decided(
    'What holds for prices that do not say it',
    pricing('judging/page-defaults'),
    'pageDefaults',
    'the chosen side of a switch, else a sentence about all prices',
  ),
  decided(
    'Which of several shown prices counts',
    extraction('page/choices'),
    'notChosen',
    'the one marked, else that of the chosen currency',
  ),
  decided(
    'When a plan is free',
    pricing('money/special-prices'),
    'saysFree',
    'a line says that nothing is to be paid',
  ),
  decided(
    'When a price is on request',
    pricing('money/special-prices'),
    'saysCustom',
    'a line says that it is made for each buyer',
  ),
  decided(
    'Which pages tell no plans: articles',
    pricing('judging/page-sort'),
    'isArticle',
    'a text about something, by address and marks',
  ),
  decided(
    '… reviews of another’s product',
    pricing('judging/page-sort'),
    'isReviewOfOther',
    'a title names it, and words weigh it',
  ),
  decided(
    'When cards without a period are plans',
    pricing('judging/plan-evidence'),
    'isSoldAsPlans',
    'names of plans, and four further signs',
  ),
  decided(
    'A company’s column beside others’',
    pricing('judging/plan-groups'),
    'ownAmongOthers',
    'only its own counts',
  ),
  decided(
    'Which of two readings of a page wins',
    pricing('judging/plan-groups'),
    'strengthOf',
    'the one with more prices that are paid again',
  ),
  decided(
    '… with the same names at other prices',
    pricing('judging/plan-groups'),
    'firstOfTwins',
    'what stands first',
  ),
  decided(
    'What a plan is called',
    pricing('names/plan-names'),
    'planName',
    'headings, bold letters and short lines, weighed',
  ),
  decided(
    'Whether declared offers add plans',
    pricing('read-pricing'),
    'readPricing',
    'no: they confirm what is shown',
  ),
  decided(
    'When a plan that a model proposes is proven',
    pricing('proposed/proposed-plans'),
    'provenPlans',
    'code reads the same price from the page’s own words',
  ),
  decided(
    'What a company calls itself',
    extraction('site/own-name'),
    'ownName',
    'the name that most of its places give',
  ),
];
