import type { CheckKind, CheckVerdict, Draw, LearntToneStanding, MadeCheck } from '@earshot/contracts/checks';
import { fewestChecks, fewestPairs } from '@earshot/contracts/checks';
import { formatCount, formatCounted, formatShare } from '../../lib/format.ts';
import { sentimentName } from '../../lib/sentiment-names.ts';

const languageNames = new Intl.DisplayNames(undefined, { type: 'language' });

/** A language by its code, as the reader calls it. */
function language(code: string): string {
  return code === 'und' ? 'not known' : (languageNames.of(code) ?? code);
}

export const screenWords = {
  title: 'Validate',
  lead: 'Say whether the engine is right. Corrections change the item, and teach.',
  views: {
    queue: 'Check',
    report: 'Quality',
    compared: 'Disagreements',
    checks: 'All checks',
  },
  viewsLabel: 'What to see',
  copyLink: 'Copy link',
  linkCopied: 'Link copied. Members of this workspace who open it see the same.',
  linkNotCopied: 'The browser did not let the link be copied. Copy it from the address bar.',
  export: 'Export CSV',
  notExported: 'The checks were not exported',
};

export const kindWords: Readonly<Record<CheckKind, string>> = {
  sentiment: 'Sentiment',
  language: 'Language',
  topic: 'Topics',
  theme: 'Themes',
  copies: 'Copies',
};

export const drawWords: Readonly<Record<Draw, string>> = {
  random: 'Drawn at random: it counts for measured quality',
  uncertain: 'The engine is unsure: an answer teaches most',
  chosen: 'Chosen by hand',
};

export const shortDrawWords: Readonly<Record<Draw, string>> = {
  random: 'at random',
  uncertain: 'as unsure',
  chosen: 'by hand',
};

/** What told what is shown; nothing where it could only be the engine. */
export const speakerWords: Readonly<Record<MadeCheck['shown_by'], string>> = {
  lexicon: 'by its wording',
  rating: 'by its rating',
  learned: 'as labels taught',
  person: 'by a person',
  engine: '',
};

export const verdictWords: Readonly<Record<CheckVerdict, string>> = {
  agree: 'Right',
  disagree: 'Wrong',
  unsure: 'Not sure',
};

/** An answer as people read it. */
export function answerWords(kind: CheckKind, answer: string, name: string | null): string {
  switch (kind) {
    case 'sentiment':
      return sentimentName(answer) ?? answer;
    case 'language':
      return language(answer);
    case 'topic':
      return answer === 'in' ? 'Belongs' : 'Does not belong';
    case 'theme':
      return answer === 'none' ? 'No theme' : (name ?? `Theme ${answer}`);
    case 'copies':
      return answer === 'copy' ? 'A copy' : 'Not a copy';
  }
}

export const queueWords = {
  what: 'The queue',
  kind: 'What to check',
  allKinds: 'All, in turn',
  topic: 'Topic',
  anyTopic: 'Any topic',
  theme: 'Theme',
  anyTheme: 'Any theme',
  question: {
    sentiment: 'How does this sound?',
    language: 'Is the language right?',
    topic: (name: string) => `Does this belong in “${name}”?`,
    theme: (name: string) => `Does this belong in “${name}”?`,
    copies: 'Do these count as one?',
  },
  engineSays: (answer: string, by: string) => `The engine says: ${[answer, by].filter(Boolean).join(', ')}`,
  yes: 'Right',
  no: 'Wrong',
  unsure: 'Not sure',
  undo: 'Undo',
  instead: 'What is right instead?',
  noTheme: 'No theme',
  otherLanguage: 'Two letters, such as nl',
  save: 'Save',
  cancel: 'Cancel',
  own: (count: number) => `${formatCounted(count, 'check')} by you`,
  others: (count: number) =>
    count === 1 ? 'One other person checked it.' : `${formatCount(count)} others checked it.`,
  empty: 'Nothing left to check here.',
  emptyOfKind: {
    topic: 'Nothing left to check. Topics are made under Custom topics.',
    theme: 'Nothing left to check. Themes are found once there are 50 items.',
    copies: 'No two items say the same, or all were checked.',
  } as Readonly<Partial<Record<CheckKind, string>>>,
  bring: 'Bring in more feedback',
  noSuchItem: 'There is nothing of this kind to check about this item, or you checked it already.',
  back: 'Go on with the queue',
  viewer: 'Members of this workspace can check. You can read what they found.',
  failed: 'The check was not kept.',
  nothingToUndo: 'There is no check of yours to take back.',
  undone: 'Taken back.',
  open: 'Open item',
  noText: 'No text',
  noDate: 'No date',
  unnamed: 'No name given',
  copyOf: 'The other item',
  keys: {
    yes: 'Check: right',
    no: 'Check: wrong',
    unsure: 'Check: not sure',
    undo: 'Take back the last check',
    tones: 'Sentiment: negative, neutral, positive',
  },
};

export const reportWords = {
  what: 'The report',
  none: 'Nobody checked anything yet. Ten checks of things drawn at random tell how often the engine is right.',
  begin: 'Begin to check',
  by: 'by',
  checks: (count: number) => (count === 1 ? 'check' : 'checks'),
  kindsHead: 'How often the engine is right',
  kindsNote: `Precision is the share of right ones among what was drawn at random, each thing counted once by the newest verdict on it, with its 95 % interval. It is not told under ${fewestChecks} checks.`,
  kind: 'What',
  precision: 'Precision',
  right: 'Right',
  checked: 'Checked',
  corrections: 'Corrections',
  unsure: 'Not sure',
  all: 'Checks',
  agreement: 'Two people agree',
  notEnough: 'Not enough checks',
  range: (low: number, high: number) => `${Math.round(low * 100)}–${formatShare(high)}`,
  agree: (share: number) => formatShare(share),
  kappa: (kappa: number) => `κ ${kappa.toFixed(2)}`,
  kappaHint: `Cohen’s kappa: agreement beyond chance. Told from ${fewestPairs} things on that two people checked.`,
  differing: (count: number) => `${formatCounted(count, 'thing')} on which two people differ`,
  agreeing: (count: number) => `${formatCounted(count, 'thing')} on which two people agree`,
  noPairs: 'Nothing checked twice',
  speakersHead: 'Sentiment, by what told it',
  languagesHead: 'By language',
  topicsHead: 'By topic',
  language,
  labels: {
    checked: (count: number, of: string) => `${formatCounted(count, 'check')} drawn at random, ${of}`,
    right: (count: number, of: string) => `${formatCounted(count, 'check')} found right, ${of}`,
    corrections: (count: number, of: string) => `${formatCounted(count, 'correction')}, ${of}`,
    unsure: (count: number, of: string) => `${formatCounted(count, 'check')} not sure, ${of}`,
    all: (count: number, of: string) => `${formatCounted(count, 'check')}, ${of}`,
  },
};

const f1 = (value: number) => value.toFixed(2);

export const toneWordsOf = {
  head: 'What corrections taught the sentiment',
  waiting: ({ labels, labels_needed: needed }: LearntToneStanding) =>
    `Nothing yet: there are ${formatCount(labels)} of the ${formatCount(needed)} ratings and checks that are needed. The wording and the ratings decide.`,
  verdict: ({ verdict, learnt_f1: learnt, lexicon_f1: lexicon }: LearntToneStanding) => {
    switch (verdict) {
      case 'takes_over':
        return `What was learnt speaks: on labels it had not seen it scored ${f1(learnt ?? 0)}, the wording ${f1(lexicon ?? 0)} (macro-F1).`;
      case 'lexicon_is_better':
        return `The wording goes on deciding: on labels not seen before it scored ${f1(lexicon ?? 0)}, what was learnt ${f1(learnt ?? 0)} (macro-F1).`;
      case 'too_one_sided':
        return 'The labels are too one-sided to learn from: they lack a tone, or nearly all contradict the wording.';
      case 'too_few_labels':
      case null:
        return 'There are too few labels to learn from.';
    }
  },
  labels: ({ labels, labels_of_people: people }: LearntToneStanding) =>
    `${formatCounted(labels, 'label')}: ${formatCount(labels - people)} from ratings, ${formatCount(people)} from people.`,
  judging: (done: number, total: number) =>
    `Judging every item anew: ${formatCount(done)} of ${formatCount(total)}`,
};

export const comparedWords = {
  what: 'The comparison',
  outcome: 'Which',
  different: 'Where two people differ',
  same: 'Where two people agree',
  kind: 'What was checked',
  allKinds: 'All',
  total: (count: number) => formatCounted(count, 'thing'),
  none: {
    different: 'No two people differ here.',
    same: 'No two people agree here yet.',
  },
  decides: 'The newest answer holds. Whoever was wrong can take their check back.',
  check: 'Check it too',
  more: 'Show more',
};

export const listWords = {
  what: 'The checks',
  none: 'No check matches.',
  total: (count: number) => formatCounted(count, 'check'),
  caption: 'Checks, newest first',
  item: 'Item',
  thing: 'What',
  shown: 'Shown',
  said: 'Said',
  by: 'By',
  at: 'When',
  actions: 'Actions',
  undo: 'Take back',
  undone: 'The check was taken back.',
  notUndone: 'The check was not taken back.',
  gone: 'about an earlier text',
  clear: 'Show all checks',
  filters: {
    kind: 'What was checked',
    verdict: 'Verdict',
    drawn: 'How it was drawn',
    any: 'Any',
  },
  narrowed: 'Narrowed to',
  counted: 'newest verdict on each thing',
  notCounted: 'older verdicts and unsure ones',
  own: 'your own',
  ofPerson: 'one person’s',
};
