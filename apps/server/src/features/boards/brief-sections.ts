import type { CardDetail, CardEvidence, ReleaseVerdict } from '@earshot/contracts/boards/board-cards';
import type { BriefPart, BriefSection } from '@earshot/contracts/boards/card-brief';
import { count, counted, dayName, listed, rounded } from '@earshot/report-view/figures';
import { reachOf } from './reach-of.ts';

/** How often a problem is said over the last whole weeks. */
export interface Baseline {
  countedBy: ReleaseVerdict['counted_by'];
  /** Whole weeks up to now, at most twelve; 0 without feedback. */
  weeks: number;
  complaints: number;
  active: number;
  weeksImagined: number;
  /** Share by which complaints would have to fall to be seen so many weeks after a release, 0…1; null where no verdict could be given. */
  smallestSeen: number | null;
}

const titles: Record<BriefPart, string> = {
  problem: 'Problem',
  who: 'Who has this problem',
  when: 'When',
  evidence: 'Evidence',
  decision: 'Priority',
  success: 'How success is measured',
  unknown: 'What is unknown',
};

const quoteMaxChars = 400;
/** From this share on, no fall would be seen. */
const unseen = 0.99;

/** What a card knows, part by part. A part without a fact is left out. */
export function briefSections(detail: CardDetail, baseline: Baseline): BriefSection[] {
  const section = (part: BriefPart, sentences: string[], quotes: BriefSection['quotes'] = []) => ({
    ...{ part, title: titles[part], sentences, quotes },
  });
  return [
    section('problem', problemOf(detail), quotesOf(detail)),
    section('who', whoOf(detail)),
    section('when', whenOf(detail)),
    section('evidence', detail.evidence.map(evidenceSays)),
    section('decision', decisionOf(detail)),
    section('success', successOf(baseline)),
    section('unknown', unknownOf(detail, baseline)),
  ].filter(({ sentences, quotes }) => sentences.length + quotes.length > 0);
}

function problemOf({ note, quotes }: CardDetail): string[] {
  return [
    ...(note === '' ? [] : [note]),
    ...(quotes.length === 0 ? ['No quotes yet: this card has no feedback as evidence.'] : []),
  ];
}

function quotesOf({ quotes }: CardDetail): BriefSection['quotes'] {
  return quotes.map(({ review_id, text, said_at: at, author, account }) => ({
    ...{ review_id, text: shortened(text) },
    by: [author?.name ?? 'Unnamed', account?.name, at === null ? null : dayName(at)]
      .filter((part) => part !== null && part !== undefined)
      .join(', '),
  }));
}

function shortened(text: string): string {
  const chars = Array.from(text);
  return chars.length > quoteMaxChars ? `${chars.slice(0, quoteMaxChars).join('').trimEnd()}…` : text;
}

function whoOf({ counts }: CardDetail): string[] {
  if (!counts || counts.items === 0) return [];
  const { items, people, unnamed, accounts, revenue } = counts;
  const named =
    people === 0
      ? `${counted(items, 'item')}, none with a known author.`
      : `${counted(people, 'known person', 'known people')} said it. All evidence together: ${counted(items, 'item')}, each counted once.`;
  return [
    named,
    ...(accounts > 0 ? [`The evidence comes from ${counted(accounts, 'account')}.`] : []),
    ...(unnamed > 0 && people > 0 ? [`${counted(unnamed, 'item has', 'items have')} no known author.`] : []),
    ...(revenue === null
      ? []
      : [`Accounts with known revenue pay €${count(Math.round(revenue))} a year in total.`]),
  ];
}

/** Weeks that are compared with as many before them. */
const span = 4;

function whenOf({ weeks }: CardDetail): string[] {
  const begin = weeks.find(({ items }) => items > 0);
  if (!begin) return [];
  const sum = (from: number, to?: number) =>
    weeks.slice(from, to).reduce((total, { items }) => total + items, 0);
  const isFromBegin = begin === weeks[0];
  return [
    `${counted(sum(-span), 'item')} in the last ${span} full weeks, ${count(sum(-2 * span, -span))} in the ${span} weeks before.`,
    isFromBegin
      ? `First items: at least ${counted(weeks.length, 'week')} ago.`
      : `First item in the last ${weeks.length} full weeks: week of ${dayName(begin.from)}.`,
  ];
}

const kinds: Record<CardEvidence['says']['kind'], string> = {
  ...{ market_finding: 'Finding of a market report', market_opportunity: 'Opportunity of a market report' },
  ...{ market_theme: 'Theme of a market report', market_report: 'Market report' },
  ...{ topic: 'Topic', theme: 'Theme', feedback: 'Feedback' },
};

function evidenceSays({ says, counts, trust }: CardEvidence): string {
  if (says.gone !== null) return `${kinds[says.kind]}: no longer available.`;
  const name = says.text === null ? kinds[says.kind] : `${kinds[says.kind]} “${says.text}”`;
  const found = counts ? [counted(counts.items, 'item')] : [];
  const said = says.said
    ? [`${count(says.said.count)} of ${count(says.said.of)} texts about ${says.said.company}`]
    : [];
  return `${name}${[...found, ...said].map((part) => `: ${part}`).join('')}${trust ? `. ${trustSays(trust)}` : ''}.`;
}

function trustSays({ by, share, low, high, checked }: NonNullable<CardEvidence['trust']>): string {
  if (by === 'audit' && low !== null && high !== null) {
    return `${percent(share)} of ${count(checked ?? 0)} checked items are right (95 % interval ${percent(low)} to ${percent(high)})`;
  }
  return by === 'words' ? `${percent(share)} of its items fit its name` : 'Not checked';
}

function decisionOf({ card, counts }: CardDetail): string[] {
  const { impact, effort, score, owner, target_on: target } = card;
  const { reach, confidence, value } = score;
  return [
    ...(value === null
      ? []
      : [
          `Score ${rounded(value)}: reach ${count(reach.value ?? 0)}, confidence ${percent(confidence.value ?? 0)}, impact ${impact ?? 0}, effort ${rounded(effort ?? 0)} person-weeks.`,
        ]),
    ...(reach.reason === null
      ? []
      : [
          `Reach was entered manually: ${asSentence(reach.reason)} The evidence says ${count(counts ? reachOf(counts) : 0)}.`,
        ]),
    ...(confidence.reason === null
      ? []
      : [
          `Confidence was entered manually: ${asSentence(confidence.reason)} The evidence says ${percent(confidence.computed ?? 0)}.`,
        ]),
    ...(owner === null ? [] : [`Owner: ${owner.name}.`]),
    ...(target === null ? [] : [`Target date: ${dayName(target)}.`]),
  ];
}

/** A reason in quotes, which ends as a sentence does. */
function asSentence(reason: string): string {
  return /[.!?…]$/.test(reason) ? `“${reason}”` : `“${reason}”.`;
}

const things: Record<Baseline['countedBy'], string> = {
  sessions: 'recorded sessions',
  items: 'items of all feedback',
};

function successOf({
  countedBy,
  weeks,
  complaints,
  active,
  weeksImagined,
  smallestSeen,
}: Baseline): string[] {
  if (weeks === 0 || active === 0 || complaints === 0) return [];
  const rate = (1000 * complaints) / active;
  const over = weeks === 1 ? 'In the last full week' : `Over the last ${weeks} full weeks`;
  const first = `${over}: ${count(complaints)} of ${count(active)} ${things[countedBy]}, or ${rounded(rate)} per 1,000.`;
  if (smallestSeen === null || smallestSeen >= unseen) return [first];
  return [
    first,
    `Success is a lower rate after the release. After ${weeksImagined} full weeks, a fall of ${percent(smallestSeen)} or more would be detected in four of five cases.`,
  ];
}

function unknownOf(
  { counts, card, evidence }: CardDetail,
  { smallestSeen, weeksImagined }: Baseline,
): string[] {
  const unchecked = evidence.filter(({ trust }) => trust?.by === 'unchecked').length;
  const { missing } = card.score;
  return [
    ...(counts && counts.items > 0 && counts.revenue === null ? ['Revenue: unknown for all accounts.'] : []),
    ...(unchecked > 0
      ? [`Precision of the evidence: ${counted(unchecked, 'piece has', 'pieces have')} not been checked.`]
      : []),
    ...(missing.length > 0
      ? [`Score: ${listed(missing)} ${missing.length === 1 ? 'is' : 'are'} not set.`]
      : []),
    ...(card.owner === null ? ['Owner: nobody yet.'] : []),
    ...(counts && counts.items > 0 && (smallestSeen === null || smallestSeen >= unseen)
      ? [
          `Whether a release helps: there are too few complaints to detect any fall ${weeksImagined} weeks after it.`,
        ]
      : []),
  ];
}

function percent(share: number): string {
  return `${Math.round(share * 100)}\u00a0%`;
}
