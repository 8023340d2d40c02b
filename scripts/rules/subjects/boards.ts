import type { Rule } from '../rule.ts';
import { analysis, contracts, counted, decided, feature, share, tabular } from '../rule.ts';

const boards = contracts('boards/board-cards');
const verdict = analysis('trends/release-verdict');

export const boardsAndIdeas: readonly Rule[] = [
  counted('Boards of a workspace', boards, 'boardLimits.boards'),
  counted('Columns of a board', boards, 'boardLimits.columns'),
  counted('Cards of a board', boards, 'boardLimits.cards'),
  counted('Tags of a card', boards, 'boardLimits.tags'),
  counted('A deleted board can be brought back for', boards, 'boardLimits.undoDays', 'days'),
  counted('A deleted idea can be brought back for', contracts('ideas'), 'ideaLimits.undoDays', 'days'),
  counted('Pieces of evidence of an idea', contracts('ideas'), 'ideaLimits.evidence'),
  decided(
    'Whom a card of a board reaches',
    feature('boards/reach-of'),
    'reachOf',
    'each person once, over all its evidence',
  ),
  decided(
    'The score of a card: RICE, ICE, value by effort',
    analysis('scores/card-score'),
    'cardScore',
    'by its factors',
  ),
  counted('Impacts that can be chosen', boards, 'impacts'),
  decided(
    'The confidence of a card',
    analysis('scores/card-score'),
    'confidenceOf',
    'by how much of its evidence is known to be right',
  ),
  share('Evidence that nobody checked counts as right by', analysis('scores/card-score'), 'uncheckedShare'),
  decided(
    'How far each piece of evidence is trusted',
    feature('boards/read-evidence'),
    'trustIn',
    'audited topics, names of themes, else unchecked',
  ),
  counted('A release has no verdict with fewer whole weeks before', verdict, 'fewestWeeksBefore', 'weeks'),
  counted('The same after it', verdict, 'fewestWeeksAfter', 'weeks'),
  counted('… or with fewer complaints before', verdict, 'fewestComplaints'),
  share('“No change” is told where a fall would have been seen of', verdict, 'largestUnseen'),
  decided(
    'What a release did',
    verdict,
    'judgeRelease',
    'complaints a week before and after, with their chance',
  ),
  counted(
    'A released card is watched for a regression for',
    feature('boards/verdicts.sql'),
    'watchedWeeks',
    'weeks',
  ),
  decided(
    'When complaints came back after a release that improved them',
    analysis('trends/release-regression'),
    'judgeRegression',
    'two or more last weeks as bad as before it',
  ),
  counted('Weeks that a verdict looks at after a release', feature('boards/releases.service'), 'weeksAtMost'),
  counted(
    'Follow-ups that a workspace sends in a day',
    contracts('boards/follow-ups'),
    'followUpLimits.perDay',
    'emails',
  ),
  counted('Languages of a follow-up', contracts('boards/follow-ups'), 'followUpLimits.texts', 'texts'),
];

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
  decided(
    'Which domains are nobody’s company',
    feature('people/account-file/public-mail'),
    'isPublicMail',
    'by list',
  ),
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
];
