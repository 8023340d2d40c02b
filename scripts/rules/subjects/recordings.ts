import { plans } from '../../../packages/contracts/src/plans/plans.ts';
import type { Rule } from '../rule.ts';
import { bytes, contracts, counted, decided, feature, time } from '../rule.ts';

const limits = 'packages/replay-format/src/limits.ts';
const recorder = (file: string) => `packages/recorder/src/${file}.ts`;
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
  bytes(
    'A kept picture, font or style sheet has at most',
    'packages/replay-format/src/assets.ts',
    'assetLimits.bytesMax',
  ),
  counted(
    'A recording keeps at most',
    'packages/replay-format/src/assets.ts',
    'assetLimits.ofRecordingMax',
    'of them',
  ),
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
    rule: 'How long recordings are kept, in days',
    value: plans.map(({ name, quotas }) => `${name} ${quotas.recordingDays ?? 'without limit'}`).join(', '),
    home: contracts('plans/plans'),
    name: 'recordingDays',
  },
];

const clicks = recorder('sources/clicks');
const facts = 'packages/replay-format/src/facts.ts';

export const whatRecordingsTell: readonly Rule[] = [
  counted('A rage click is of at least', clicks, 'rageClicks', 'clicks'),
  time('… within', clicks, 'rageMs'),
  counted('… and', clicks, 'ragePixels', 'pixels'),
  time('A dead click changes nothing for', clicks, 'deadMs'),
  time('A request is slow from', facts, 'slowRequestMs'),
  time('Typing into one field is one moment until a pause of', facts, 'inputPauseMs'),
  time('A replay skips quiet parts from', 'packages/replay-format/src/playing/quiet-spans.ts', 'quietMs'),
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
];

export const masking: readonly Rule[] = [
  decided('What the recorder masks', recorder('masking/event-masker'), 'eventMasker', 'see the install page'),
  decided(
    'What stays of an address: its path',
    recorder('masking/paths'),
    'maskPath',
    'words, no ids and keys',
  ),
  decided(
    'What stays of a query string',
    recorder('masking/addresses'),
    'cleanQuery',
    'the keys that the page allows, none else',
  ),
  decided('Which fields are always masked', recorder('masking/elements'), 'alwaysMasked', 'by kind'),
  decided(
    'What text is personal',
    recorder('masking/personal-text'),
    'maskPersonal',
    'numbers, addresses, emails',
  ),
  decided('What text is a secret', recorder('masking/secret-text'), 'maskSecrets', 'keys, tokens, passwords'),
  decided(
    'What a label makes private',
    recorder('masking/labelled-text'),
    'saidBy',
    '“IBAN”, “date of birth”',
  ),
];
