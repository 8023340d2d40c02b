import { plans } from '../../../packages/contracts/src/plans/plans.ts';
import type { Rule } from '../rule.ts';
import { bytes, contracts, counted, decided, feature, recorder, replay, time } from '../rule.ts';

const limits = replay('limits');
const ingest = (file: string) => feature(`recordings/ingest/${file}`);

export const recordings: readonly Rule[] = [
  counted(
    'A recording ends, and the next page begins a new one, without an event for',
    limits,
    'idleMinutes',
    'minutes',
  ),
  counted('A recording lasts at most', limits, 'recordingHoursMax', 'hours'),
  counted('A late chunk still joins its recording for', limits, 'lateHoursMax', 'hours'),
  bytes('One chunk as it is sent has at most', limits, 'chunkBytesMax'),
  counted('One chunk has at most', limits, 'chunkEventsMax', 'events'),
  bytes('One recording has at most', limits, 'recordingBytesMax'),
  bytes('A kept picture, font or style sheet has at most', replay('assets'), 'assetLimits.bytesMax'),
  counted('A recording keeps at most', replay('assets'), 'assetLimits.ofRecordingMax', 'of them'),
  decided(
    'Which chunks still join a recording',
    ingest('which-chunks-join'),
    'chunksThatJoin',
    'of its site, in time, within its length and size',
  ),
  decided(
    'Which times of a chunk are refused',
    ingest('refuse-impossible-times'),
    'assertPossibleTimes',
    'longer than a recording, too far ahead, too late',
  ),
  decided(
    'Which bytes are no chunk',
    ingest('refuse-broken-chunk.service'),
    'checkedChunk',
    'by header, checksum and gzip',
  ),
  decided(
    'A chunk of a recording that was deleted',
    feature('recordings/erasure/erasure.sql'),
    'deletedAmong',
    'is taken for nothing: the recording is over',
  ),
  time('A page’s clock is taken for right within', ingest('clock-offset'), 'clockToleranceMs'),
  decided(
    'How a page’s clock is corrected',
    ingest('clock-offset'),
    'clockOffset',
    'by when its chunks come',
  ),
  counted('Origins that a site allows', contracts('recordings/site-origins'), 'siteOriginsMax'),
  decided(
    'Which origins a site takes recordings from',
    feature('recordings/origins/judge-origin'),
    'judgeOrigin',
    'allowed, refused, or learned',
  ),
  counted('A link to a recording works for, in days', contracts('recording-shares'), 'recordingShareDays'),
  counted('Links to a recording at the same time', contracts('recording-shares'), 'linksOfRecordingMax'),
  counted('Clips of a recording', contracts('recording-shares'), 'clipsOfRecordingMax'),
  {
    rule: 'The most days that a workspace may choose to keep recordings for',
    value: plans.map(({ name, quotas }) => `${name} ${quotas.recordingDays ?? 'without limit'}`).join(', '),
    home: contracts('plans/plans'),
    name: 'recordingDays',
  },
  decided(
    'What the end of a plan takes away of recordings',
    feature('recordings/retention.service'),
    'setRetention',
    'nothing: days that were chosen stay',
  ),
  decided(
    'From when the days of a recording count',
    feature('recordings/retention.sql'),
    'findOld',
    'its last chunk',
  ),
  time(
    'A session is shown as live until its last chunk is older than',
    feature('recordings/recordings.service'),
    'liveMs',
  ),
  bytes('All files that a recording keeps have at most', replay('assets'), 'assetLimits.recordingBytesMax'),
  decided(
    'Which files are kept: pictures, fonts, style sheets',
    feature('recordings/assets/asset-type'),
    'assetTypeOf',
    'by their bytes, never by their name',
  ),
  decided(
    'When a person of a recording counts as verified',
    feature('recordings/digest/signed-identity'),
    'isSigned',
    'the site’s server signed the ID, and the address where one is told',
  ),
  time('A site key that was renewed stops working within', ingest('site-directory'), 'rememberMs'),
  decided(
    'Which decision wins: of an origin or of all below its domain',
    feature('recordings/origins/judge-origin'),
    'judgeOrigin',
    'that of the origin',
  ),
  decided(
    'What is taken that names no origin',
    feature('recordings/origins/judge-origin'),
    'judgeOrigin',
    'everything with a site key',
  ),
  decided(
    'What a link to a recording shows',
    feature('recordings/shares/shares.service'),
    'cutOf',
    'the part that was chosen, and no more',
  ),
  decided(
    'What is given away of an error in a shared part',
    replay('cut-places'),
    'cutMoments',
    'that it failed; its message with the console only',
  ),
  decided(
    'What feedback beside a shared recording names',
    feature('feedback-moments/feedback-to-give.service'),
    'feedbackToGive',
    'nobody: names and personal data are masked',
  ),
  decided(
    'When a revoked link stops',
    feature('recordings/shares/shares.service'),
    'openLink',
    'with the next request',
  ),
  decided(
    'What is done with recordings of a recorder that lost a site’s masking',
    feature('recordings/lost-masking/lost-masking.service'),
    'mendRecordings',
    'deleted, or every text masked, as somebody asks',
  ),
  decided('What of a sent event is replayed', replay('sanitise'), 'sanitise', 'what is known to be harmless'),
];

const clicks = recorder('sources/clicks');
const facts = replay('facts');

export const whatRecordingsTell: readonly Rule[] = [
  counted('A rage click is of at least', clicks, 'rageClicks', 'clicks'),
  time('… within', clicks, 'rageMs'),
  counted('… and', clicks, 'ragePixels', 'pixels'),
  time('A dead click changes nothing for', clicks, 'deadMs'),
  time('A request is slow from', facts, 'slowRequestMs'),
  time('Typing into one field is one moment until a pause of', facts, 'inputPauseMs'),
  decided(
    'Which recording an item of feedback belongs to',
    feature('feedback-moments/choose-recording'),
    'chooseRecording',
    'of its person: during it, soon after, or within a day',
  ),
  time('Soon after a recording is within', feature('recordings/filter.shared.sql'), 'soonMs'),
  time(
    'Trouble before feedback is looked for in the last',
    feature('feedback-moments/find-moment.service'),
    'troubleWithinMs',
  ),
  decided(
    'What answers a click',
    clicks,
    'answers',
    'a change of the page, a load, a navigation; not a moving mouse',
  ),
  decided(
    'Which clicks can be dead',
    recorder('sources/click-labels'),
    'clickable',
    'those on a link, a button or the like, or where the pointer is a hand',
  ),
  decided('Which seconds count as active', facts, 'factsOf', 'those with a move, click, scroll or key'),
  decided(
    'How sure it is that feedback is of a recording',
    feature('feedback-moments/choose-recording'),
    'foundConfidence',
    'certain for a verified person, likely, possible when said later',
  ),
  decided(
    'Which recording an item names itself',
    feature('feedback-moments/session-named'),
    'sessionNamed',
    'in a field for it, or by a link to its replay',
  ),
  decided(
    'Why feedback has no moment',
    feature('feedback-moments/unseen'),
    'details',
    'no person, no time, never recorded, expired, several fit',
  ),
  time(
    'Without trouble a replay opens before the feedback by',
    feature('feedback-moments/find-moment.service'),
    'leadMs',
  ),
  time('… and before trouble by', feature('feedback-moments/find-moment.service'), 'troubleLeadMs'),
];
