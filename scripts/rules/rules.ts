import {
  detractorShare,
  npsScale,
  promoterShare,
  satisfiedShare,
} from '../../apps/server/src/features/analytics/rating-shares.ts';
import { fewestValues } from '../../apps/server/src/features/analytics/statistics.service.ts';
import { uncheckedShare } from '../../packages/analysis/src/scores/card-score.ts';
import { LEAST_SAYING } from '../../packages/analysis/src/themes/naming/group-name.ts';
import { LEAST_CHECKED } from '../../packages/analysis/src/topics/audit.ts';
import { fewestWeeksAfter, fewestWeeksBefore } from '../../packages/analysis/src/trends/release-verdict.ts';
import { marketLimits } from '../../packages/contracts/src/market.ts';
import { apiKeyRole, roles } from '../../packages/contracts/src/call.ts';
import { ideaLimits } from '../../packages/contracts/src/ideas.ts';
import { ingestLimits } from '../../packages/contracts/src/ingest-limits.ts';
import { deletion } from '../../packages/contracts/src/deletion.ts';
import { limits } from '../../packages/contracts/src/limits.ts';
import { plans } from '../../packages/contracts/src/plans/plans.ts';
import { loginSlowedAfter, rateLimits } from '../../packages/contracts/src/call/rate-limits.ts';
import { recordingShareDays } from '../../packages/contracts/src/recording-shares.ts';
import {
  reportQuestionsMax,
  reportsMax,
  reportUndoDays,
  shareDays,
} from '../../packages/contracts/src/reports.ts';
import { siteOriginsMax } from '../../packages/contracts/src/recordings/site-origins.ts';
import { looseBelow } from '../../packages/contracts/src/themes.ts';
import { topicDescriptionMaxChars, topicTitleMaxChars } from '../../packages/contracts/src/topics.ts';
import { visitLimits } from '../../packages/contracts/src/visits.ts';
import { assetLimits } from '../../packages/replay-format/src/assets.ts';
import { replayLimits } from '../../packages/replay-format/src/limits.ts';

/** A rule of the product, with its value as the code has it now. */
export interface Rule {
  rule: string;
  /** Read from the module, never written out here. */
  value: string;
  /** Path of the module, and the name in it that holds the value. */
  home: string;
  name: string;
}

const ratingShares = 'apps/server/src/features/analytics/rating-shares.ts';
const contracts = (file: string) => `packages/contracts/src/${file}.ts`;
const ofLimits = (name: keyof typeof limits, rule: string, unit = ''): Rule => ({
  rule,
  value: `${limits[name].toLocaleString('en')}${unit}`,
  home: contracts('limits'),
  name,
});
const ofIngest = (name: keyof typeof ingestLimits, rule: string, unit = ''): Rule => {
  const value = ingestLimits[name];
  return {
    rule,
    value: typeof value === 'number' ? `${value.toLocaleString('en')}${unit}` : value,
    home: contracts('ingest-limits'),
    name,
  };
};
const ofReplay = (name: keyof typeof replayLimits, rule: string, unit = ''): Rule => ({
  rule,
  value: `${replayLimits[name].toLocaleString('en')}${unit}`,
  home: 'packages/replay-format/src/limits.ts',
  name,
});
const mebibytes = (bytes: number) => `${bytes / 1024 ** 2} MiB`;
const days = (list: readonly number[]) => `${list.join(', ')} days`;

/** The rules that people ask for, by subject. Each names the one place where it can be changed. */
export const rules: Readonly<Record<string, readonly Rule[]>> = {
  'Accounts and logins': [
    ofLimits('passwordMinChars', 'A password has at least', ' characters'),
    ofLimits('passwordMaxChars', 'A password has at most', ' characters'),
    {
      rule: 'Which passwords are too easy to guess',
      value: 'common ones, sequences, repeats, the own address or company',
      home: 'apps/server/src/features/logins/passwords/password-rules.ts',
      name: 'assertPasswordAllowed',
    },
    ofLimits('verifyLinkHours', 'A link that confirms an address works for', ' hours'),
    ofLimits('resetLinkMinutes', 'A link to set a new password works for', ' minutes'),
    ofLimits('inviteLinkDays', 'An invitation works for', ' days'),
    ofLimits('emailChangeStopDays', 'The old address can stop a change of address for', ' days'),
    ofLimits('sessionIdleDays', 'A login ends without use after', ' days'),
    ofLimits('sessionAbsoluteDays', 'A login ends in any case after', ' days'),
    ofLimits('loginChallengeMinutes', 'A login waits for its code for', ' minutes'),
    ofLimits('recoveryCodes', 'Recovery codes of an account', ''),
    {
      rule: 'Wrong logins to one account before new places get fewer tries',
      value: String(loginSlowedAfter),
      home: contracts('call/rate-limits'),
      name: 'loginSlowedAfter',
    },
    {
      rule: 'Calls allowed in a time, each kind',
      value: `${Object.keys(rateLimits).length} limits`,
      home: contracts('call/rate-limits'),
      name: 'rateLimits',
    },
  ],
  'Roles and plans': [
    { rule: 'Roles, weakest first', value: roles.join(', '), home: contracts('call'), name: 'roles' },
    {
      rule: 'The least role that makes API keys',
      value: apiKeyRole,
      home: contracts('call'),
      name: 'apiKeyRole',
    },
    {
      rule: 'Which role a call needs: `auth` of each call, all of them at `/docs/api/roles`',
      value: 'by call',
      home: contracts('call/all-calls'),
      name: 'callGroups',
    },
    {
      rule: 'Plans: prices and what each includes',
      value: plans.map(({ name }) => name).join(', '),
      home: contracts('plans/plans'),
      name: 'plans',
    },
    ofLimits('workspaceKeepDays', 'A deleted workspace can be kept for', ' days'),
    {
      rule: 'Who can keep a deleted workspace, at least',
      value: deletion.keepWorkspace.auth,
      home: contracts('deletion'),
      name: 'keepWorkspace',
    },
  ],
  Feedback: [
    ofLimits('feedbackTextMaxChars', 'The text of an item has at most', ' characters'),
    ofLimits('feedbackTitleMaxChars', 'The title of an item has at most', ' characters'),
    ofLimits('addFeedbackMaxItems', 'Items in one call of `add_feedback`', ''),
    ofIngest('fieldTextMaxChars', 'The text of a field has at most', ' characters'),
    ofIngest('saidFrom', 'An item was said on or after'),
    ofIngest('saidBefore', 'An item was said before'),
    ofIngest('idempotencyHours', 'An idempotency key is remembered for', ' hours'),
    ofLimits('importMaxBytes', 'An imported file has at most', ' bytes'),
    ofLimits('importUndoDays', 'An import can be undone for', ' days'),
    ofLimits('pageSize', 'Items on a page, unless asked otherwise'),
    ofLimits('pageSizeMax', 'Items on a page at most'),
    {
      rule: 'What of a mail is quoted from an earlier one',
      value: 'left out of what the customer said',
      home: 'packages/cleaning/src/turns/mail-quotes.ts',
      name: 'quotesOf',
    },
    {
      rule: 'What is a card number, a phone or a national id',
      value: 'by shape, check digits and the words around',
      home: 'packages/analysis/src/personal-data/numbers.ts',
      name: 'findNumbers',
    },
    {
      rule: 'What is an IBAN',
      value: 'by shape and check digits',
      home: 'packages/analysis/src/personal-data/ibans.ts',
      name: 'findIbans',
    },
    {
      rule: 'What makes a column of a file a rating, a date, a text',
      value: 'by its name and its values',
      home: 'packages/tabular/src/columns/guess-mapping.ts',
      name: 'guessMapping',
    },
  ],
  'Figures and themes': [
    {
      rule: 'A promoter gives at least, of 0 to 10',
      value: String(npsScale.max * promoterShare),
      home: ratingShares,
      name: 'promoterShare',
    },
    {
      rule: 'A detractor gives at most, of 0 to 10',
      value: String(npsScale.max * detractorShare),
      home: ratingShares,
      name: 'detractorShare',
    },
    {
      rule: 'A satisfied rating is at least, of 1 to 5',
      value: String(1 + 4 * satisfiedShare),
      home: ratingShares,
      name: 'satisfiedShare',
    },
    {
      rule: 'A mean is told from',
      value: `${fewestValues} values`,
      home: 'apps/server/src/features/analytics/statistics.service.ts',
      name: 'fewestValues',
    },
    {
      rule: 'A phrase names a theme where it is said by at least',
      value: `${LEAST_SAYING * 100} % of its texts`,
      home: 'packages/analysis/src/themes/naming/group-name.ts',
      name: 'LEAST_SAYING',
    },
    {
      rule: 'A theme is called loose where its name is said by fewer than',
      value: `${looseBelow * 100} % of its items`,
      home: contracts('themes'),
      name: 'looseBelow',
    },
    {
      rule: 'The precision of a topic is shown from',
      value: `${LEAST_CHECKED} checked items`,
      home: 'packages/analysis/src/topics/audit.ts',
      name: 'LEAST_CHECKED',
    },
    {
      rule: 'Evidence of a card that nobody checked counts as right by',
      value: `${uncheckedShare * 100} %`,
      home: 'packages/analysis/src/scores/card-score.ts',
      name: 'uncheckedShare',
    },
    {
      rule: 'A release has no verdict with fewer whole weeks before',
      value: `${fewestWeeksBefore} weeks`,
      home: 'packages/analysis/src/trends/release-verdict.ts',
      name: 'fewestWeeksBefore',
    },
    {
      rule: 'The same after it',
      value: `${fewestWeeksAfter} weeks`,
      home: 'packages/analysis/src/trends/release-verdict.ts',
      name: 'fewestWeeksAfter',
    },
    {
      rule: 'What “bugs”, “wishes” or “complaints” in a question asks for',
      value: 'by word',
      home: 'packages/analysis/src/questions/grammar/kinds.ts',
      name: 'kinds',
    },
    {
      rule: 'Whom a card of a board reaches',
      value: 'each person once, over all its evidence',
      home: 'apps/server/src/features/boards/reach-of.ts',
      name: 'reachOf',
    },
    {
      rule: 'When changes found are mailed',
      value: 'in the morning, one mail a day at most',
      home: 'apps/server/src/features/alerts/queue-emails.ts',
      name: 'queueEmails',
    },
  ],
  'Search and similarity': [
    ofLimits('similarityHigh', 'A similarity is High from'),
    ofLimits('similarityMedium', 'A similarity is Medium from'),
    ofLimits('similarityFloor', 'A search shows items from a similarity of'),
    {
      rule: 'How a likeness of texts becomes a similarity score',
      value: 'a calibrated curve',
      home: 'packages/analysis/src/calibration.ts',
      name: 'similarityScore',
    },
    ofLimits('searchMaxChars', 'A search has at most', ' characters'),
  ],
  Topics: [
    {
      rule: 'The name of a topic has at most',
      value: `${topicTitleMaxChars} characters`,
      home: contracts('topics'),
      name: 'topicTitleMaxChars',
    },
    {
      rule: 'The description of a topic has at most',
      value: `${topicDescriptionMaxChars.toLocaleString('en')} characters`,
      home: contracts('topics'),
      name: 'topicDescriptionMaxChars',
    },
    ofLimits('accuracyDecimals', 'Accuracy is shown with decimals'),
  ],
  Recordings: [
    ofReplay(
      'idleMinutes',
      'A recording ends, and the next page begins a new one, without an event for',
      ' minutes',
    ),
    {
      rule: 'When clicks are a rage click or a dead click',
      value: 'by number, time and distance',
      home: 'packages/recorder/src/sources/clicks.ts',
      name: 'rageClicks',
    },
    ofReplay('recordingHoursMax', 'A recording lasts at most', ' hours'),
    ofReplay('lateHoursMax', 'A late chunk still joins its recording for', ' hours'),
    {
      rule: 'One chunk as it is sent has at most',
      value: mebibytes(replayLimits.chunkBytesMax),
      home: 'packages/replay-format/src/limits.ts',
      name: 'chunkBytesMax',
    },
    {
      rule: 'One recording has at most',
      value: mebibytes(replayLimits.recordingBytesMax),
      home: 'packages/replay-format/src/limits.ts',
      name: 'recordingBytesMax',
    },
    {
      rule: 'A kept picture, font or style sheet has at most',
      value: mebibytes(assetLimits.bytesMax),
      home: 'packages/replay-format/src/assets.ts',
      name: 'bytesMax',
    },
    {
      rule: 'Origins that a site allows',
      value: `at most ${siteOriginsMax}`,
      home: contracts('recordings/site-origins'),
      name: 'siteOriginsMax',
    },
    {
      rule: 'A link to a recording works for',
      value: days(recordingShareDays),
      home: contracts('recording-shares'),
      name: 'recordingShareDays',
    },
    {
      rule: 'How long recordings are kept',
      value: plans.map(({ name, quotas }) => `${name} ${quotas.recordingDays ?? 'without limit'}`).join(', '),
      home: contracts('plans/plans'),
      name: 'recordingDays',
    },
    {
      rule: 'What the recorder masks',
      value: 'see the install page',
      home: 'packages/recorder/src/masking/event-masker.ts',
      name: 'eventMasker',
    },
  ],
  'Reports, market and site visits': [
    {
      rule: 'Reports of a workspace',
      value: `at most ${reportsMax}`,
      home: contracts('reports'),
      name: 'reportsMax',
    },
    {
      rule: 'Questions of a report',
      value: `at most ${reportQuestionsMax}`,
      home: contracts('reports'),
      name: 'reportQuestionsMax',
    },
    {
      rule: 'A link to a report works for',
      value: days(shareDays),
      home: contracts('reports'),
      name: 'shareDays',
    },
    {
      rule: 'A deleted report can be brought back for',
      value: `${reportUndoDays} days`,
      home: contracts('reports'),
      name: 'reportUndoDays',
    },
    {
      rule: 'A deleted idea can be brought back for',
      value: `${ideaLimits.undoDays} days`,
      home: contracts('ideas'),
      name: 'undoDays',
    },
    {
      rule: 'A market report reads at most',
      value: `${marketLimits.pages} pages in ${marketLimits.seconds} s`,
      home: contracts('market'),
      name: 'marketLimits',
    },
    {
      rule: 'A market report compares',
      value: `at most ${marketLimits.rivals} rivals`,
      home: contracts('market'),
      name: 'rivals',
    },
    {
      rule: 'A link to a market report works for',
      value: `${marketLimits.linkDays} days`,
      home: contracts('market'),
      name: 'linkDays',
    },
    {
      rule: 'A site visit opens',
      value: `at most ${visitLimits.pages} pages in ${visitLimits.seconds} s`,
      home: contracts('visits'),
      name: 'visitLimits',
    },
    {
      rule: 'A site visit can be read for',
      value: `${visitLimits.keptDays} days`,
      home: contracts('visits'),
      name: 'keptDays',
    },
  ],
};
