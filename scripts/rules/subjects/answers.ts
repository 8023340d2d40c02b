import type { Rule } from '../rule.ts';
import { analysis, counted, decided, feature, share } from '../rule.ts';

const reader = (file: string) => analysis(`questions/${file}`);

export const answers: readonly Rule[] = [
  decided(
    'When an answer says what it did not use',
    reader('demands'),
    'unmetDemands',
    'each word that the plan does not meet',
  ),
  counted('Items without which “why” has no answer', feature('questions/count/doubt'), 'enoughEvidence'),
  counted('Items of a matter in a ranking, at least', feature('questions/count/rank-matters'), 'leastItems'),
  share(
    'What more of the items speak of is no matter of a ranking',
    feature('questions/count/rank-matters'),
    'mostShare',
  ),
  decided(
    'Between which numbers items of a kind probably are',
    feature('questions/count/estimate'),
    'likelyTimes',
    'so many times what its phrases find',
  ),
  counted(
    'Parts that a summary or a “why” names, at most',
    feature('questions/count/say-parts'),
    'namedParts',
  ),
  counted(
    'Sentiment and sources of an answer are told from',
    feature('questions/word/insights'),
    'leastItems',
    'items',
  ),
  counted('A direction is told from', feature('questions/word/direction'), 'leastItems', 'items'),
  share(
    'A direction is told where chance would show it in fewer than',
    feature('questions/word/direction'),
    'leastChance',
  ),
  counted('Quotes of an answer about words', feature('questions/quote/quote'), 'manyQuotes'),
  counted('Quotes of an answer about numbers', feature('questions/quote/quote'), 'fewQuotes'),
  counted('A quote is cut after', reader('pick-quotes'), 'maxChars', 'characters'),
  counted(
    'Moments that an answer about sessions cites',
    feature('session-questions/cited-moments'),
    'citedMax',
  ),
  decided(
    'What makes an answer an estimate',
    feature('questions/count/estimate'),
    'isEstimated',
    'items found by what their words seem to say',
  ),
  decided(
    'When an answer is “nothing found”',
    feature('questions/count/doubt'),
    'nothingFound',
    'no item, and nothing like what was asked',
  ),
  decided(
    'Which doubt an answer names first',
    feature('questions/count/doubt'),
    'doubtOf',
    'words not used, then little evidence, then an estimate',
  ),
  decided(
    'When a difference is called significant',
    feature('questions/word/difference-in-words'),
    'differenceInWords',
    'where chance does so less often than 5 of 100 times',
  ),
  decided(
    'Which stretches of time are not compared',
    feature('questions/word/say-direction'),
    'wholeRows',
    'those that are cut short',
  ),
  decided(
    'Since when it goes up or down',
    feature('questions/word/direction'),
    'stepIn',
    'the place that parts the counts best',
  ),
  decided(
    'Whether two topics of one name are told apart',
    feature('questions/word/namesakes'),
    'sayNamesakes',
    'the other count is said beside',
  ),
  decided(
    'From which items quotes are taken',
    feature('questions/quote/evidence'),
    'quotesFrom',
    'all sources in turn, word for word, never the same words twice',
  ),
  counted(
    'A count of a matter is “at least” instead of a range below',
    feature('questions/count/estimate'),
    'fewestForRange',
    'items found',
  ),
  decided(
    'Which citations a language model may name',
    feature('questions/model/model-prose'),
    'partsOf',
    'those of the answer; a sentence with another one falls',
  ),
  decided(
    'What a language model is given of personal data',
    feature('personal-data/masking.service'),
    'readMasking',
    'what is stored: masked by the workspace’s choice before that, nothing again',
  ),
  decided(
    'What a language model may do to an answer',
    feature('questions/model/model-prose'),
    'verifiedProse',
    'other words around the same numbers; a sentence with another number falls',
  ),
  decided(
    'What a language model may do to a question no rule reads',
    feature('questions/plan/propose-plan'),
    'proposePlan',
    'propose a plan, which is checked',
  ),
  decided(
    'Quotes of a saved answer whose item is gone',
    feature('questions/kept-answer'),
    'quoteFrom',
    'are left out',
  ),
];
