import type {
  CheckKind,
  CheckVerdict,
  Draw,
  LearntToneStanding,
  MadeCheck,
} from '@earshot/contracts/validation';
import { fewestChecks, fewestPairs } from '@earshot/contracts/validation';
import { formatCount, formatCounted, formatShare, languageName } from '../../lib/format.ts';
import { sentimentName } from '../../lib/sentiment-names.ts';

/** The name of a language in the reader's language. */
function language(code: string): string {
  return code === 'und' ? 'unknown' : languageName(code);
}

export const screenWords = {
  title: 'Validate',
  lead: 'Is Earshot right? Your correction fixes the item and improves the next results.',
  views: {
    queue: 'Validate',
    report: 'Quality',
    compared: 'Disagreements',
    checks: 'All validations',
  },
  viewsLabel: 'Sections',
  copyLink: 'Copy link',
  linkCopied: 'Link copied. Members of this workspace who open it see the same view.',
  linkNotCopied: 'Could not copy the link. Copy it from the address bar.',
  export: 'Export CSV',
  notExported: 'Could not export the validations',
};

export const kindWords: Readonly<Record<CheckKind, string>> = {
  sentiment: 'Sentiment',
  language: 'Language',
  topic: 'Topics',
  theme: 'Themes',
  copies: 'Duplicates',
};

export const drawWords: Readonly<Record<Draw, string>> = {
  random: 'Random item: counts towards the quality figures',
  uncertain: 'Earshot is unsure: your answer helps most',
  chosen: 'Chosen by you',
};

export const shortDrawWords: Readonly<Record<Draw, string>> = {
  random: 'random',
  uncertain: 'unsure',
  chosen: 'chosen',
};

/** What decided the shown answer; nothing where it could only be the engine. */
export const speakerWords: Readonly<Record<MadeCheck['shown_by'], string>> = {
  lexicon: 'from the wording',
  rating: 'from the rating',
  learned: 'learned from your corrections',
  person: 'set by a person',
  engine: '',
};

export const verdictWords: Readonly<Record<CheckVerdict, string>> = {
  agree: 'Right',
  disagree: 'Wrong',
  unsure: 'Not sure',
};

/** An answer in words. */
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
      return answer === 'copy' ? 'Duplicate' : 'Not a duplicate';
  }
}

export const queueWords = {
  what: 'The queue',
  kind: 'What to validate',
  allKinds: 'All',
  topic: 'Topic',
  anyTopic: 'Any topic',
  theme: 'Theme',
  anyTheme: 'Any theme',
  question: {
    sentiment: 'What is the sentiment?',
    language: 'Is the language right?',
    topic: (name: string) => `Does this belong in “${name}”?`,
    theme: (name: string) => `Does this belong in “${name}”?`,
    copies: 'Are these duplicates?',
  },
  engineSays: (answer: string, by: string) => `Earshot says: ${[answer, by].filter(Boolean).join(', ')}`,
  yes: 'Right',
  no: 'Wrong',
  unsure: 'Not sure',
  undo: 'Undo',
  instead: 'What is the right answer?',
  noTheme: 'No theme',
  otherLanguage: 'Language code, such as nl',
  save: 'Save',
  cancel: 'Cancel',
  own: (count: number) => `${formatCounted(count, 'validation')} by you`,
  others: (count: number) =>
    count === 1 ? 'One other person validated it.' : `${formatCount(count)} others validated it.`,
  empty: 'Nothing left to validate.',
  emptyOfKind: {
    topic: 'Nothing left to validate. Create topics under Custom topics.',
    theme: 'Nothing left to validate. Earshot finds themes once you have 50 items.',
    copies: 'No duplicates, or all of them are validated.',
  } as Readonly<Partial<Record<CheckKind, string>>>,
  bring: 'Import more feedback',
  noSuchItem: 'Nothing to validate here, or you have already done it.',
  back: 'Continue with the queue',
  viewer: 'Only members can validate. You can see their results.',
  failed: 'Could not save the validation',
  nothingToUndo: 'You have nothing to undo.',
  undone: 'Undone.',
  open: 'Open item',
  noText: 'No text',
  noDate: 'No date',
  unnamed: 'No name given',
  copyOf: 'The other item',
  keys: {
    yes: 'Right',
    no: 'Wrong',
    unsure: 'Not sure',
    undo: 'Undo the last validation',
    tones: 'Sentiment: negative, neutral, positive',
  },
};

export const reportWords = {
  what: 'The report',
  none: 'No validations yet. Validate ten random items to see how often Earshot is right.',
  begin: 'Start validating',
  by: 'by',
  checks: (count: number) => (count === 1 ? 'validation' : 'validations'),
  kindsHead: 'How often Earshot is right',
  kindsNote: `Precision is the share of right answers in a random sample, with its 95 % interval. Only the newest verdict on each answer counts. Shown from ${fewestChecks} validations.`,
  kind: 'What',
  precision: 'Precision',
  right: 'Right',
  checked: 'Validated',
  corrections: 'Corrections',
  unsure: 'Not sure',
  all: 'Validations',
  agreement: 'Agreement of two people',
  notEnough: 'Not enough validations',
  range: (low: number, high: number) => `${Math.round(low * 100)}–${formatShare(high)}`,
  agree: (share: number) => formatShare(share),
  kappa: (kappa: number) => `κ ${kappa.toFixed(2)}`,
  kappaHint: `Cohen’s kappa: agreement corrected for chance. Shown from ${fewestPairs} answers that two people validated.`,
  differing: (count: number) => `${formatCounted(count, 'answer')} on which two people disagree`,
  agreeing: (count: number) => `${formatCounted(count, 'answer')} on which two people agree`,
  noPairs: 'Nothing validated twice',
  speakersHead: 'Sentiment by method',
  languagesHead: 'By language',
  topicsHead: 'By topic',
  language,
  labels: {
    checked: (count: number, of: string) => `${formatCounted(count, 'random validation')}, ${of}`,
    right: (count: number, of: string) => `${formatCounted(count, 'right validation')}, ${of}`,
    corrections: (count: number, of: string) => `${formatCounted(count, 'correction')}, ${of}`,
    unsure: (count: number, of: string) => `${formatCounted(count, 'unsure validation')}, ${of}`,
    all: (count: number, of: string) => `${formatCounted(count, 'validation')}, ${of}`,
  },
};

const f1 = (value: number) => value.toFixed(2);

export const toneWordsOf = {
  head: 'Sentiment learned from corrections',
  waiting: ({ labels, labels_needed: needed }: LearntToneStanding) =>
    `Not enough data yet: ${formatCount(labels)} of ${formatCount(needed)} ratings and validations. Until then the built-in rules and the ratings decide.`,
  verdict: ({ verdict, learnt_f1: learnt, lexicon_f1: lexicon }: LearntToneStanding) => {
    switch (verdict) {
      case 'takes_over':
        return `Your corrections now decide sentiment: macro-F1 ${f1(learnt ?? 0)} against ${f1(lexicon ?? 0)} for the built-in rules, on unseen items.`;
      case 'lexicon_is_better':
        return `The built-in rules still decide sentiment: macro-F1 ${f1(lexicon ?? 0)} against ${f1(learnt ?? 0)} for your corrections, on unseen items.`;
      case 'too_one_sided':
        return 'The labels are too one-sided to learn from. A sentiment is missing, or nearly all labels contradict the built-in rules.';
      case 'too_few_labels':
      case null:
        return 'Not enough labels to learn from.';
    }
  },
  labels: ({ labels, labels_of_people: people }: LearntToneStanding) =>
    `${formatCounted(labels, 'label')}: ${formatCount(labels - people)} from ratings, ${formatCount(people)} from people.`,
  judging: (done: number, total: number) =>
    `Updating sentiment: ${formatCount(done)} of ${formatCount(total)} items`,
};

export const comparedWords = {
  what: 'The comparison',
  outcome: 'Show',
  different: 'Two people disagree',
  same: 'Two people agree',
  kind: 'Kind',
  allKinds: 'All',
  total: (count: number) => formatCounted(count, 'answer'),
  none: {
    different: 'No disagreements.',
    same: 'No agreements yet.',
  },
  decides: 'The newest answer counts. Anyone who was wrong can undo their validation.',
  check: 'Validate it, too',
  more: 'Show more',
};

export const listWords = {
  what: 'The validations',
  none: 'No validations match.',
  total: (count: number) => formatCounted(count, 'validation'),
  caption: 'Validations, newest first',
  item: 'Item',
  thing: 'Kind',
  shown: 'Earshot said',
  said: 'Verdict',
  by: 'By',
  at: 'When',
  actions: 'Actions',
  undo: 'Undo',
  undone: 'Validation undone.',
  notUndone: 'Could not undo the validation.',
  gone: 'for an earlier text',
  clear: 'Show all validations',
  filters: {
    kind: 'Kind',
    verdict: 'Verdict',
    drawn: 'Selection',
    any: 'Any',
  },
  narrowed: 'Filtered by',
  counted: 'newest verdict on each answer',
  notCounted: 'older and unsure verdicts',
  own: 'your own',
  ofPerson: 'one person’s',
};
