import type { Rule } from '../rule.ts';
import { analysis, contracts, counted, decided, feature, share } from '../rule.ts';

const boards = contracts('boards/board-cards');
const comments = contracts('boards/card-comments');
const followUps = contracts('boards/follow-ups');
const verdict = analysis('trends/release-verdict');

export const boardsAndIdeas: readonly Rule[] = [
  counted('Boards of a workspace', boards, 'boardLimits.boards'),
  counted('Columns of a board', boards, 'boardLimits.columns'),
  counted('Cards of a board', boards, 'boardLimits.cards'),
  counted('Tags of a card', boards, 'boardLimits.tags'),
  counted('A deleted board can be brought back for', boards, 'boardLimits.undoDays', 'days'),
  counted('A deleted idea can be brought back for', contracts('ideas'), 'ideaLimits.undoDays', 'days'),
  counted(
    'A file of cards to import has at most',
    contracts('boards/card-imports'),
    'cardImportLimits.fileBytes',
    'bytes',
  ),
  counted(
    'A track record needs verdicts of at least',
    contracts('boards/decisions'),
    'decisionLimits.judgedAtLeast',
    'decisions',
  ),
  decided(
    'What becomes of evidence and comments of merged cards',
    feature('boards/relations/merge-cards.service'),
    'mergeCards',
    'the card that stays has both, each piece of evidence once',
  ),
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
  counted('Languages of a follow-up', followUps, 'followUpLimits.texts', 'texts'),
  decided(
    'Who sees a board',
    feature('boards/card-alerts.sql'),
    'seersOf',
    'all members; of a private one who made it',
  ),
  counted('Comments of a card', comments, 'commentLimits.comments'),
  counted('A deleted comment can be brought back for', comments, 'commentLimits.undoDays', 'days'),
  decided(
    'Which changes of a card can be undone',
    feature('boards/changes.service'),
    'isUndoable',
    'those of a card’s own, once, while the same was not changed again',
  ),
  decided(
    'Who is alerted to a comment or change twice',
    feature('boards/card-alerts.service'),
    'alertMembers',
    'nobody',
  ),
  decided(
    'Who is alerted when a card is reopened',
    feature('boards/reopen-card'),
    'reopenCard',
    'its owner, else who released it, else who made the board; and who watches it',
  ),
  decided(
    'When a released card is reopened',
    feature('boards/read-verdicts'),
    'readDueVerdicts',
    'complaints rose after it, or came back',
  ),
  decided(
    'Which weeks judge a release',
    feature('boards/releases.service'),
    'weeksSince',
    'whole ones, twelve at most before, and those that are over after it',
  ),
  decided(
    'Who gets a follow-up',
    feature('boards/follow-up-people.sql'),
    'followUpPeople',
    'who spoke of it, with an address, not told yet, not opted out, who did not write again',
  ),
  decided(
    'In which language a follow-up is',
    feature('boards/follow-up-texts'),
    'textFor',
    'that of what they said last, else the fallback',
  ),
  decided(
    'At which address a person is written to',
    feature('boards/follow-up-people.sql'),
    'placed',
    'of the author who stands for them, else the oldest other',
  ),
  decided(
    'Follow-ups that the day has no room for',
    feature('boards/plan-follow-up'),
    'planFollowUp',
    'go the next day',
  ),
  decided(
    'A follow-up that may have arrived',
    feature('boards/follow-up-email.service'),
    'followUpEmail',
    'is not sent again',
  ),
  decided(
    'What “stop” in a follow-up ends',
    feature('boards/follow-up-stop.service'),
    'followUpStopToken',
    'this workspace’s follow-ups to the address, for all time',
  ),
  decided(
    'An idea that is sent twice',
    feature('ideas/ideas.service'),
    'sendIdea',
    'is the one that is there, by its first evidence; texts of cards are not compared',
  ),
];
