import { ingestLimits } from '../../../packages/contracts/src/ingest-limits.ts';
import type { Rule } from '../rule.ts';
import { analysis, bytes, contracts, counted, decided, feature, share, tabular, time } from '../rule.ts';

const limits = contracts('limits');
const ingest = contracts('ingest-limits');

export const feedback: readonly Rule[] = [
  counted('The text of an item has at most', limits, 'feedbackTextMaxChars', 'characters'),
  counted('The title of an item has at most', limits, 'feedbackTitleMaxChars', 'characters'),
  counted('Items in one call of `add_feedback`', limits, 'addFeedbackMaxItems'),
  counted('The text of a field has at most', ingest, 'fieldTextMaxChars', 'characters'),
  decided('An item was said on or after', ingest, 'saidFrom', ingestLimits.saidFrom),
  decided('An item was said before', ingest, 'saidBefore', ingestLimits.saidBefore),
  counted('An idempotency key is remembered for', ingest, 'idempotencyHours', 'hours'),
  counted('Items on a page, unless asked otherwise', limits, 'pageSize'),
  counted('Items on a page at most', limits, 'pageSizeMax'),
  counted(
    'Shorter texts are duplicates only on the same day',
    feature('feedback/store/find-duplicates.service'),
    'tellingChars',
    'characters',
  ),
  decided(
    'Which items are one person',
    feature('feedback/store/people-identity.service'),
    'authorIdentity',
    'an email address everywhere, an ID or a name within a source',
  ),
  counted('A filter offers fields of an item at most', feature('feedback/list/facets'), 'maxFields'),
  counted(
    'What is about a matter is read in texts of at most',
    feature('feedback/filter/items-of-matter.service'),
    'mostRead',
    'items',
  ),
  time(
    'A person or account that was removed is noted for',
    feature('maintenance/maintenance.jobs'),
    'removedItemMs',
  ),
];

export const imports: readonly Rule[] = [
  bytes('An imported file has at most', limits, 'importMaxBytes'),
  bytes('A compressed file expands to at most', tabular('limits'), 'MAX_EXPANDED_BYTES'),
  counted('A file has at most', tabular('limits'), 'MAX_COLUMNS', 'columns'),
  counted('An import can be undone for', limits, 'importUndoDays', 'days'),
  decided(
    'Words that name a column a date, a rating, a text',
    tabular('columns/column-names'),
    'ALIASES',
    'in English',
  ),
  decided('The same in other languages', tabular('columns/foreign-names'), 'FOREIGN_NAMES', 'by language'),
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
  counted(
    'Title lines above a header are looked for in',
    tabular('detect/title-lines'),
    'MAX_TITLE_LINES',
    'lines',
  ),
  decided('Which rows are the header', tabular('detect/table-head'), 'tableHead', 'by what stands below'),
  decided('Which rows are sums', tabular('detect/total-rows'), 'isTotal', 'by the first cell'),
  decided(
    'Which rows of a conversation are one item',
    feature('imports/plan/conversations'),
    'Conversations',
    'by its number and speaker',
  ),
  counted('A file came before: items compared', feature('imports/plan/duplicates-so-far'), 'comparedItems'),
  decided(
    'What is advised about rejected rows',
    feature('imports/plan/reject-advice'),
    'adviceOn',
    'by reason',
  ),
  counted(
    'An import that stops is taken up again at most',
    feature('imports/imports.jobs'),
    'triesAtMost',
    'times',
  ),
];

export const cleaning: readonly Rule[] = [
  counted('A cleaning can be undone for', limits, 'cleaningUndoDays', 'days'),
  decided(
    'What of an email is quoted from an earlier one',
    'packages/cleaning/src/turns/mail-quotes.ts',
    'quotesOf',
    'left out of what the customer said',
  ),
  counted(
    'Fixed words that make a template, at least',
    'packages/cleaning/src/repeats/repeated-parts.ts',
    'leastWords',
  ),
  counted('Items with it, at least', 'packages/cleaning/src/repeats/repeated-parts.ts', 'leastCount'),
  share('… and of all items', 'packages/cleaning/src/repeats/repeated-parts.ts', 'leastShare'),
  counted(
    'Uses by one author that make it an agent’s',
    'packages/cleaning/src/repeats/repeated-parts.ts',
    'usesByAuthor',
  ),
  counted(
    'Signature: lines looked at from the end',
    'packages/cleaning/src/turns/message-edges.ts',
    'mostSignatureLines',
  ),
  counted('Templates that can be switched at once', limits, 'templateSwitchesAtMost'),
];

export const personalData: readonly Rule[] = [
  decided(
    'What is a card number, a phone or a national id',
    analysis('personal-data/numbers'),
    'findNumbers',
    'by shape, check digits and the words around',
  ),
  decided('What is an IBAN', analysis('personal-data/ibans'), 'findIbans', 'by shape and check digits'),
  decided('What is an email address', analysis('personal-data/emails'), 'findEmails', 'by shape (RFC 5321)'),
  decided(
    'What is a postal address',
    analysis('personal-data/postal-addresses'),
    'findPostalAddresses',
    'by street words and numbers',
  ),
  decided(
    'What is personal since a label says so',
    analysis('personal-data/labelled'),
    'findLabelled',
    '“my name is”, “passport no”',
  ),
  counted('What can be tried out on the privacy page', limits, 'maskingTryMaxChars', 'characters'),
];
