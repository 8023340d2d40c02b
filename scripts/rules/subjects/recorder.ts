import type { Rule } from '../rule.ts';
import { counted, decided, recorder, replay, time } from '../rule.ts';

const session = (file: string) => recorder(`session/${file}`);
const stage = (file: string) => `packages/replay-stage/src/${file}.ts`;

export const recording: readonly Rule[] = [
  decided(
    'When a page is recorded',
    recorder('start'),
    'start',
    'once settings and consent allow it, and no page around records it',
  ),
  decided(
    'What taking consent back does',
    recorder('start'),
    'end',
    'recording stops; what was not sent is thrown away',
  ),
  decided(
    'When a page that the back button shows as it was is recorded',
    recorder('recorder'),
    'onOtherRecording',
    'while its recording goes on; else as a page that is loaded, and never where none is left',
  ),
  decided('What is recorded without the site’s settings', session('settings'), 'siteSettings', 'nothing'),
  time('A page keeps the site’s settings for', session('settings'), 'freshMs'),
  decided(
    'Which wins: the page’s options or the site’s settings',
    session('join-options'),
    'joinOptions',
    'of masking the stricter, of the rest the page',
  ),
  decided(
    'Which visits are recorded',
    session('join-options'),
    'drawShare',
    'by chance, drawn once for each recording',
  ),
  time('A visit that is recorded on errors keeps before one', session('look-back'), 'lookBackMs'),
  decided(
    'When tabs share a recording',
    session('recording-id'),
    'openRecording',
    'in one browser, until it is over',
  ),
  decided(
    'When the next page begins a new recording',
    session('recording-id'),
    'isOver',
    'after its longest time, or a pause',
  ),
  counted('Faults after which the recorder switches itself off', session('failures'), 'failuresMax'),
  decided(
    'What the recorder makes of the server’s answers',
    recorder('sending/replies'),
    'meaningOf',
    'stored, over, forbidden, too large, or sent again',
  ),
  decided(
    'How long the recorder waits before it sends again',
    recorder('sending/waiting'),
    'waitBefore',
    'twice as long each time, spread by a quarter',
  ),
  time('… and at most', recorder('sending/waiting'), 'longestMs'),
  time('A chunk is sent at the latest after', recorder('capture/event-buffer'), 'closeAfterMs'),
  counted(
    'Changes of one part of a page that are recorded at once',
    recorder('capture/change-limits'),
    'bucketSize',
  ),
  time(
    'A canvas is recorded as a picture at most every',
    recorder('canvas/watch-canvases'),
    'pictureEveryMs',
  ),
  decided(
    'Which videos are recorded as pictures',
    recorder('canvas/films'),
    'mayTake',
    'files where switched on; cameras and calls only where the page allows it',
  ),
  decided(
    'How files of the page are fetched to be kept',
    recorder('assets/fetch-asset'),
    'fetchAsset',
    'without cookies',
  ),
  decided(
    'What is recorded of requests',
    recorder('sources/network'),
    'network',
    'addresses, times and sizes, no content',
  ),
  counted('Requests recorded of a page', recorder('sources/network'), 'perPageMax'),
  counted('Errors recorded of a page', recorder('sources/errors'), 'perPageMax'),
  counted('Lines of the console recorded of a page', recorder('sources/console-lines'), 'perPageMax'),
  decided('What could not be recorded', session('dropped'), 'droppedCount', 'is counted and told, by reason'),
  decided(
    'A frame within a recorded page',
    recorder('frame'),
    'isRecordedByPageAround',
    'is part of the page’s recording',
  ),
];

export const player: readonly Rule[] = [
  time('A replay skips quiet parts from', replay('playing/quiet-spans'), 'quietMs'),
  decided(
    'Which parts of a replay are quiet',
    replay('playing/quiet-spans'),
    'quietSpans',
    'seconds in which nobody did anything',
  ),
  counted('Speeds of a replay, times', replay('playing/replay-player'), 'speeds'),
  decided(
    'Which tab a replay shows',
    replay('playing/shown-tab'),
    'tabTurns',
    'the one the person looked at',
  ),
  decided(
    'What cannot be replayed',
    replay('segments'),
    'segmentsOf',
    'what comes before a tab’s first picture of the page',
  ),
  decided(
    'What a replayed page may load',
    replay('sanitise/css'),
    'safeSource',
    'pictures and fonts with their own bytes, and what is kept',
  ),
  decided(
    'What stands in place of what a recording does not hold',
    stage('page/placeholders'),
    'placeholder',
    'a quiet box',
  ),
  decided(
    'Whose colours a replay shows: light or dark',
    stage('screen-colours'),
    'keepScreenColours',
    'the visitor’s',
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
  decided(
    'Which fields are always masked',
    recorder('masking/elements'),
    'elementMasking',
    'what is typed, and passwords, cards and codes whatever the page allows',
  ),
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
  decided(
    'Which parts are masked by a mark of the page',
    recorder('masking/elements'),
    'elementMasking',
    '`data-earshot-mask`; `data-earshot-block` leaves a part out',
  ),
  decided(
    'Which names of attributes stay',
    recorder('masking/attribute-names'),
    'isPlainAttribute',
    'by list; other values are masked',
  ),
  decided(
    'What looks drawn by chance',
    recorder('masking/random-text'),
    'looksRandom',
    '16 characters whose kinds take turns; UUIDs do not count',
  ),
  decided(
    'Names that make a value a secret',
    recorder('masking/secret-text'),
    'isSecretName',
    '“token”, “password”',
  ),
  decided('Digits in a row of boxes', recorder('masking/together'), 'maskTogether', 'are read together'),
  decided(
    'What stands in place of masked text',
    recorder('masking/whole'),
    'maskWhole',
    'bullets, as many as characters',
  ),
];
