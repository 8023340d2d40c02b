import { ingestLimits } from '../../../packages/contracts/src/ingest-limits.ts';
import { personalKinds } from '../../../packages/contracts/src/personal-data.ts';
import type { Rule } from '../rule.ts';
import { analysis, contracts, counted, decided, feature } from '../rule.ts';

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
  decided(
    'Which two items are one',
    feature('feedback/store/store-items.service'),
    'storeItems',
    'those of one source with the same external ID, else the same content',
  ),
  decided(
    'Which of two items with one external ID in a call is stored',
    feature('feedback/store/store-items.service'),
    'storeItems',
    'the last',
  ),
  decided(
    'Which new items look like ones that are here',
    feature('feedback/store/find-duplicates.service'),
    'findDuplicates',
    'same words, at the same time or in a long text, in any source',
  ),
  decided(
    'What tells accounts apart',
    feature('feedback/store/people-identity.service'),
    'accountIdentity',
    'the ID of the company in all sources, else its name',
  ),
  decided(
    'What an item leaves out of its person or account',
    feature('feedback/store/store-people'),
    'planPeople',
    'stays as it was; what it says anew replaces',
  ),
  decided(
    'Which language an item is stored with',
    feature('feedback/store/analyse-texts.service'),
    'languageOf',
    'the one given with it, else the one its text is in',
  ),
  decided(
    'Until when what a person said of an item’s tone holds',
    feature('feedback/store/say-of-item.service'),
    'sayOfItem',
    'as long as the item says the same',
  ),
  decided(
    'Whether a copy counts',
    feature('feedback/store/say-of-item.service'),
    'setApart',
    'as one with those of the same words, unless a person set it apart',
  ),
  decided(
    'Whether two sources can have one name',
    feature('sources/sources.service'),
    'assertNameIsFree',
    'no, letter case aside',
  ),
  decided(
    'Whether a saved filter may name what is gone',
    feature('feedback/filter/assert-named.service'),
    'assertNamed',
    'only what the filter before it named',
  ),
  decided(
    'Which items speak of a matter',
    feature('feedback/filter/items-of-matter.service'),
    'itemsOfMatter',
    'by a wording of it, or words that stand together for it',
  ),
  counted(
    'A field is offered as a filter with at most',
    feature('feedback/list/facets'),
    'maxFieldValues',
    'values',
  ),
  counted('… among the newest', feature('feedback/list/facets'), 'newestItems', 'items'),
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
  decided(
    'Which kinds can be masked',
    contracts('personal-data'),
    'personalKinds',
    Object.values(personalKinds)
      .map(({ name }) => name)
      .join('; '),
  ),
  decided(
    'Whether a new choice masks what is stored already',
    feature('personal-data/settings.service'),
    'updateSettings',
    'no: that is asked for',
  ),
  decided(
    'Which of two places in a text wins where they overlap',
    analysis('personal-data/find-personal-data'),
    'findPersonalData',
    'a link with a secret, an email address, a link, then the rest',
  ),
  decided(
    'Which links are personal',
    analysis('personal-data/links'),
    'findLinks',
    'those that let the bearer in',
  ),
  decided(
    'When four numbers are an IP address',
    analysis('personal-data/ip-addresses'),
    'findIpAddresses',
    'small ones only where a word says so, else they are a version',
  ),
  decided(
    'What stands in place of what is masked',
    analysis('personal-data/find-personal-data'),
    'maskPersonalData',
    '“[e-mail]”, “[phone]”',
  ),
  decided(
    'An external ID with personal data',
    feature('personal-data/masking.service'),
    'maskId',
    'is kept as a hash',
  ),
  decided(
    'A name of an account with personal data',
    feature('personal-data/masking.service'),
    'maskName',
    'masked, with letters that keep it apart',
  ),
  decided(
    'What is kept of a person where people are hidden',
    feature('personal-data/masking.service'),
    'hiddenPerson',
    '“Person 3f9a”, the same for the same person',
  ),
  decided(
    'A link with personal data',
    feature('feedback/masking/mask-item.service'),
    'maskLink',
    'loses its query, or is left out',
  ),
];
