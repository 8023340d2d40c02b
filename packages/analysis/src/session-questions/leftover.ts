import type { Reading } from '../questions/reading/reading.ts';
import type { Literal } from './literals.ts';
import type { Mention } from './mentions.ts';
import { hasLabel } from './mentions.ts';
import type { AskedMomentKind, KnownInSessions } from './plan.ts';

/** Words that build a question about sessions and narrow nothing. */
const scaffolding = new Set(
  `a about after afterwards again all also always am among an and any anybody anyone anything are as at back be because been before
  begin being between both but by came can case cases clicked come comes common commonest compare compared comparison could count
  customer customers day days did didn't difference different distinct do does doesn't doing don't during each either element elements else
  encounter encountered end ended ends event events ever every everybody everyone everything exit experience experienced find fewer fewest
  first follow followed following for frequent frequently from get gets getting give got had happen happened happening happens has have
  having he her highest him his hit how i if in individuals into is issue issues it its just kind kinds last lasted lasting
  least leave leaves left less lead leading list long longer look lot lowest made main make many me meet met met month more most mostly much my
  need never no nobody not number occur occurred occurring occurs of off often on once one only open opened or other our out over own page pages part people per
  percent percentage period person persons place play please point problem problems proportion ran rank rate rather reach reached
  really record recorded recording recordings replay replays run running runs same saw screen screens see seeing seen separately session
  sessions share she short should show shown shows since site so some somebody someone something somewhere start started starts still
  such sum take tell than that the their them then there these they this those through time times to together top total trigger triggered
  triggering triggers trouble try tried twice under unique until up us use used user users using versus very via visit visited visiting visitor visitors
  visits vs want was watch way we week well went were what when where whether which while who whom whose with within without worst year
  you down up break broken drop dropped split rank ranked abandon quit abandoned gave giving gives bounce bounced somewhere anywhere visitor button buttons link links message messages request requests called named saying says said showing labelled text fire fired fires
  biggest largest rarest lowest fraction overall browse browsed do done company companies account accounts plan plans
  view viewed views go goes going gone url urls address addresses face faced suffer suffered get threw throw thrown throws`.split(
    /\s+/,
  ),
);

/**
 * What the words that are left mean: part of what known moments say. Words that mean nothing that was recorded are
 * answered, so that no part of a question is passed over.
 */
export function takeLeftover(
  reading: Reading,
  question: string,
  known: KnownInSessions,
  mentions: Mention[],
): string[] {
  const unknown: string[] = [];
  for (const run of runsOf(reading)) {
    const text = textOf(reading, question, run);
    const found = sayer(known, mentions, text, run.first);
    if (!found) {
      unknown.push(text);
      continue;
    }
    reading.takeWords(run.first, run.end, 'moment');
    if (found.mention) found.mention.moment.says = { part: text };
    else
      mentions.push({
        moment: { kind: found.kind, says: { part: text } },
        place: run.first,
        end: run.end,
        isNegated: false,
      });
  }
  mentions.sort((a, b) => a.place - b.place);
  return unknown;
}

/** What is quoted and nothing in the question says is a moment that says it: "how often did “card declined” occur". */
export function giveSayings(known: KnownInSessions, mentions: Mention[], literals: readonly Literal[]): void {
  for (const { kind, text, place, end } of literals) {
    const isFree =
      kind === 'quoted' && mentions.every(({ moment }) => !moment.says && !hasLabel(moment.kind));
    const found = isFree ? sayer(known, [], text, place) : null;
    if (found) {
      mentions.push({ moment: { kind: found.kind, says: { part: text } }, place, end, isNegated: false });
    }
  }
  mentions.sort((a, b) => a.place - b.place);
}

interface Run {
  first: number;
  end: number;
}

/** Telling words with what joins them: "card was declined". */
function runsOf(reading: Reading): Run[] {
  const runs: Run[] = [];
  for (const place of reading.left()) {
    if (scaffolding.has(reading.words[place]?.text ?? '')) continue;
    const last = runs.at(-1);
    const gap = last ? reading.words.slice(last.end, place).map((_, i) => last.end + i) : [];
    if (last && gap.length <= 2 && gap.every((at) => !reading.isTaken(at))) last.end = place + 1;
    else runs.push({ first: place, end: place + 1 });
  }
  return runs;
}

function textOf({ words }: Reading, question: string, { first, end }: Run): string {
  return question.slice(words[first]?.start ?? 0, words[end - 1]?.end ?? 0);
}

const labelled: readonly AskedMomentKind[] = [
  'error',
  'rage_click',
  'dead_click',
  'custom',
  'failed_request',
  'slow_request',
  'console_error',
  'console_warning',
];

/** Whose moments say this: those that are spoken of, else those of the first kind that does. */
function sayer(
  { labels }: KnownInSessions,
  mentions: readonly Mention[],
  text: string,
  place: number,
): { mention: Mention | null; kind: AskedMomentKind } | null {
  const says = (kind: AskedMomentKind) =>
    (labels[kind] ?? []).some((label) => label.toLowerCase().includes(text.toLowerCase()));
  const open = mentions
    .filter(({ moment }) => !moment.says && hasLabel(moment.kind) && moment.kind !== 'page')
    .sort((a, b) => Math.abs(a.place - place) - Math.abs(b.place - place));
  const mention = open.find(({ moment }) => says(moment.kind));
  if (mention) return { mention, kind: mention.moment.kind };
  if (open.length > 0) return null;
  const kind = labelled.find(says);
  return kind ? { mention: null, kind } : null;
}
