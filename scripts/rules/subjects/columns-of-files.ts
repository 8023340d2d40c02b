import type { Rule } from '../rule.ts';
import { counted, decided, share, tabular } from '../rule.ts';

const columns = (file: string) => tabular(`columns/${file}`);

export const columnsOfFiles: readonly Rule[] = [
  decided(
    'Words that name a column of feedback: a date, a rating, a text, the revenue of its account',
    columns('column-names'),
    'FEEDBACK_COLUMN_NAMES',
    'in English, German, French, Spanish, Italian, Portuguese, Dutch',
  ),
  decided(
    'The same in Polish, Japanese, Arabic and others',
    columns('foreign-names'),
    'FOREIGN_NAMES',
    'by language',
  ),
  decided(
    'What makes a column of a file a rating, a date, a text',
    tabular('columns/guess-mapping'),
    'guessMapping',
    'by its name and its values',
  ),
  share(
    'A column is mapped without asking from a certainty of',
    tabular('columns/guess-mapping'),
    'SURE_ENOUGH',
  ),
  counted(
    'A left-over column becomes a field with at most',
    tabular('columns/column-scores'),
    'FIELD_MAX_VALUES',
    'values',
  ),
  counted(
    'Days before months: rows of one order that outweigh one of the other',
    tabular('columns/date-order'),
    'CLEAR_MAJORITY',
  ),
  decided('Which dates are read', tabular('values/parse-date'), 'parseDate', 'by shape, order and time zone'),
  decided(
    'Which scale a rating column has',
    tabular('values/rating-scale'),
    'guessScale',
    'by its name and its numbers',
  ),
  decided('Words that are a rating', tabular('values/rating-words'), 'ratingOfWord', '“very satisfied”'),
  decided('What stands for no value', tabular('values/no-value'), 'isNoValue', '“n/a”, “-”'),
  decided(
    'Words by which a column asks how likely one is to recommend (NPS)',
    columns('survey-questions'),
    'asksToRecommend',
    '“nps”, “likely … recommend”, “weiterempfehlen”, “recommander”',
  ),
  decided(
    'Words by which a column asks for a rating',
    columns('survey-questions'),
    'asksToRate',
    '“how satisfied”, “please rate”, in many languages',
  ),
  decided(
    'Words by which a column asks for own words',
    columns('survey-questions'),
    'asksInWords',
    '“what”, “why”, “comments”',
  ),
  decided(
    'Words by which a column asks for a fact, not an opinion',
    columns('survey-questions'),
    'asksForFacts',
    '“how often”, “which”, “when”',
  ),
  decided(
    'Who speaks in a row of a conversation: customer or agent',
    columns('speaker-values'),
    'isRoleValue',
    'by a column’s words: “Agent”, “end-user”, “incoming”',
  ),
  decided('Which rows are answers to reviews', columns('speaker-values'), 'isOwnReply', '“Seller response”'),
  decided(
    'Which rows customers do not see',
    columns('speaker-values'),
    'isPublicValue',
    '“Internal note”, “false” under “Is public”',
  ),
  decided(
    'Which columns count rows and are no IDs',
    columns('id-columns'),
    'areRowNumbers',
    'numbers that go up by one from 0 or 1',
  ),
  decided(
    'Days before months',
    columns('date-order'),
    'DateOrderCounter',
    'by dates that only fit one order',
  ),
  decided(
    'Which values are a rating',
    tabular('values/parse-rating'),
    'parseRating',
    'numbers, “4/5”, stars, words',
  ),
  decided(
    'Which amounts of money are read',
    tabular('values/money'),
    'parseMoney',
    '“1.200,00 €”, “$18k”, “12,000/yr”',
  ),
  decided(
    'A time that clocks skip or show twice',
    tabular('values/time-zone'),
    'instantOfLocal',
    'is moved on by the gap; the first is meant',
  ),
  decided(
    'Which time zone a column tells',
    tabular('values/zone-of-name'),
    'zoneOfName',
    '“Created (UTC)”, “Date GMT+2”',
  ),
];
