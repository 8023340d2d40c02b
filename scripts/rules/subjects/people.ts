import type { Rule } from '../rule.ts';
import { bytes, contracts, counted, decided, feature, tabular } from '../rule.ts';

const accounts = feature('people/account-file/match-accounts');

export const people: readonly Rule[] = [
  decided(
    'Which account of a file is one that is here',
    accounts,
    'matchAccounts',
    'by id, else by domain, else by name',
  ),
  decided(
    'Which rows of a file are one account',
    accounts,
    'keysOfNew',
    'an id, else a domain, else the short name',
  ),
  decided('What of a name is only its legal form', accounts, 'legalForm', '“GmbH”, “Inc.”'),
  decided('Which domains are nobody’s company', tabular('values/public-mail'), 'isPublicMail', 'by list'),
  counted('A file of accounts has at most', contracts('account-files'), 'accountFileLimits.maxRows', 'rows'),
  counted(
    'People that may be one are suggested, at most',
    feature('people/suggestions.service'),
    'mostSuggestions',
  ),
  decided(
    'Which column of accounts is what',
    tabular('columns/account-columns'),
    'guessAccountColumns',
    'by its name and its values',
  ),
  decided(
    'Words that name a column of a file of accounts: revenue, domain, owner',
    tabular('columns/account-columns'),
    'ACCOUNT_COLUMN_NAMES',
    'in English, German, French, Spanish and others',
  ),
  bytes('A file of accounts has at most this size', contracts('account-files'), 'accountFileLimits.maxBytes'),
  decided(
    'What a row of accounts leaves out',
    feature('people/account-file/account-changes'),
    'withDraft',
    'stays; an ID that is there stays too',
  ),
  decided(
    'What undoing a file of accounts changes',
    feature('people/account-file/account-changes'),
    'withoutChange',
    'what it changed, but what was changed since',
  ),
  decided(
    'Which people may be one',
    feature('people/suggestions.sql'),
    'alikePairs',
    'the same ID; the same name at the same account',
  ),
  decided(
    'Who is never suggested again',
    feature('people/suggestions.sql'),
    'alikePairs',
    'two who were kept apart',
  ),
  decided(
    'What merging two people changes',
    feature('people/one-person.service'),
    'mergePeople',
    'who stands for them; no item',
  ),
  decided(
    'Which account a person’s items count for',
    feature('people/person.service'),
    'giveAccount',
    'the one they name, else the one given to the person',
  ),
  decided(
    'When a column of revenue is a year’s',
    tabular('values/money'),
    'moneyOfName',
    'by its name: “MRR (USD)” is dollars a month',
  ),
];
