import { decisionLimits, type Decision, type TrackRecord } from '@earshot/contracts/boards/decisions';
import { formatCount, formatCounted, formatShare } from '../../../lib/format.ts';
import { formatScore, releaseWords, scoreNames } from '../boards.words.ts';

/** −0.3 → “fell by 30 %”. */
function changeOf(ratio: number): string {
  if (ratio === 1) return 'as many complaints as before';
  return ratio < 1
    ? `complaints fell by ${formatShare(1 - ratio)}`
    : `complaints rose by ${formatShare(ratio - 1)}`;
}

export const decisionWords = {
  title: (board: string) => `Decisions of ${board}`,
  open: 'Decisions',
  back: 'Back to the board',
  what: 'The decisions',
  none: 'No decisions yet. A decision is kept when a card comes to a committed column: what was known then, and what you expect of it. Imported cards have none.',
  record: ({ decided, judged, improved, worse }: TrackRecord) => {
    if (judged < decisionLimits.judgedAtLeast) {
      return `${formatCounted(decided, 'decision')}, ${judged === 0 ? 'none' : formatCount(judged)} with a verdict after the release: too few for a track record, which needs ${decisionLimits.judgedAtLeast}.`;
    }
    return `${formatCount(improved)} of ${formatCounted(judged, 'decision')} with a verdict improved what customers complained about; ${formatCount(worse)} made it worse.`;
  },
  expectedMet: ({ expected, met }: TrackRecord) =>
    expected === 0
      ? ''
      : `${formatCount(met)} of ${formatCount(expected)} with an expected effect reached it.`,
  head: { card: 'Card', known: 'Known then', expected: 'Expected', outcome: 'Outcome' },
  by: (by: string) => `by ${by}`,
  known: ({ counts, score, score_kind: kind }: Decision) =>
    [
      counts === null
        ? 'Nothing counted by then'
        : `${formatCounted(counts.people + counts.unnamed, 'person', 'people')}, ${formatCounted(counts.items, 'item')}`,
      score.value !== null && `${scoreNames[kind]} ${formatScore(score.value)}`,
    ]
      .filter((fact) => typeof fact === 'string')
      .join(' · '),
  expects: ({ text, fall }: NonNullable<Decision['expected']>) =>
    [fall !== null && `${formatShare(fall)} fewer complaints`, text].filter((one) => one).join('. '),
  expect: 'Add expected effect',
  change: 'Change',
  changeOf: (title: string) => `Change what is expected of ${title}`,
  expectOf: (title: string) => `Add what is expected of ${title}`,
  nothingExpected: 'Nothing noted',
  notReleased: 'Not released yet',
  outcome: ({ verdict, ratio, is_reopened: isReopened }: NonNullable<Decision['outcome']>) => {
    const said = verdict === null ? 'Released, no verdict yet' : releaseWords.verdicts[verdict];
    const change = ratio === null || verdict === 'too_early' ? '' : `: ${changeOf(ratio)}`;
    return `${said}${change}${isReopened ? '. Reopened since' : ''}`;
  },
  byOwner: 'By owner',
  byTag: 'By tag',
  owner: 'Owner',
  tag: 'Tag',
  noOwner: 'No owner',
  noTag: 'No tag',
  recordHead: { decided: 'Decided', released: 'Released', judged: 'With a verdict', improved: 'Improved' },
  improvedOf: ({ improved, judged }: TrackRecord) =>
    judged < decisionLimits.judgedAtLeast
      ? `${formatCount(improved)} (too few to compare)`
      : `${formatCount(improved)} of ${formatCount(judged)} (${formatShare(improved / judged)})`,
  more: 'Show more',
  form: 'Expected effect',
  formSays: 'What should change when this is released? You can change it until the release.',
  fall: 'Complaints fall by',
  noFall: 'No number',
  text: 'In words',
  textHint: 'Optional.',
  save: 'Save',
};
