import { isCustomerValue, isTeamValue } from '../columns/speaker-values.ts';
import type { NamedRow } from '../json/json-rows.ts';
import { textLines } from './text-lines.ts';

/** The columns of what was said in a call: a row for each time that somebody speaks. */
export const transcriptColumns = ['from', 'text', 'sender_type'] as const;

/** What one says without a break is cut below what an item may hold. */
const RUN_CHARS = 90_000;
const LOOKED_AT = 80;
const LINE_CHARS = 2000;
/** By when somebody speaks: times of a call count from its start, others from midnight. */
const FIRST_WITHIN_S = 120;

const CLOCK = String.raw`(?:\d{1,2}:)?\d{1,3}:\d{2}(?:[.,]\d{1,3})?`;
const NAME = String.raw`[\p{L}\d][\p{L}\p{M}\d .'’-]{0,60}?`;
/** The times of a cue, in VTT with a point and in SRT with a comma. */
const CUE = new RegExp(`^${CLOCK} --> ${CLOCK}(?: .{0,200})?$`, 'u');
/** "[00:12] Ines: words", "00:12 Ines: words" */
const TIMED = new RegExp(`^[[(]?(${CLOCK})[\\])]? (?:[-–] )?(${NAME}): ?(.*)$`, 'su');
/** "Ines 00:12", "Ines (00:12)", "Ines [00:12]:" and the words below or behind. */
const HEADED = new RegExp(`^(${NAME}) {1,4}[[(]?(${CLOCK})[\\])]?(?:: ?(.*)|)$`, 'su');
/** "Ines: words" */
const NAMED = new RegExp(`^(${NAME}): ?(.*)$`, 'su');
/** "<v Ines>words</v>", with classes: "<v.loud Ines>". */
const VOICE = /^<v(?:\.[^\s<>]{1,40})? ([^<>]{1,80})>/u;
const TAG = /<\/?[a-z][^<>]{0,80}>|<[\d:.]{1,20}>/giu;

/** Each word begins with a capital or a number, or with a letter of a script that has no capitals. */
const NAME_LIKE = /^(?:[\p{Lu}\p{Lt}\p{Lo}\d][^ ]*(?: +|$)){1,6}$/u;
const NAMES_AT_MOST = 10_000;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '',
  rlm: '',
};

type Kind = 'cues' | 'timed' | 'headed' | 'named';

interface Head {
  name: string;
  /** Of a time; null where none is told. */
  seconds: number | null;
  words: string;
}

/** Whether a text is a transcript: subtitles (VTT, SRT), or lines that begin with who speaks and when. */
export function looksLikeTranscript(sample: string): boolean {
  return kindOf(sample.split(/\r\n|\n|\r/, LOOKED_AT)) !== null;
}

function kindOf(sample: readonly string[]): Kind | null {
  const all = sample.map((line) => trimmed(line.slice(0, LINE_CHARS)));
  const lines = all.filter((line) => line !== '');
  const [first = '', second = ''] = lines;
  if (/^WEBVTT(?:\s|$)/.test(first) || CUE.test(first)) return 'cues';
  if (/^\d{1,6}$/.test(first) && CUE.test(second)) return 'cues';
  for (const kind of ['timed', 'headed'] as const) if (isTalk(lines, kind)) return kind;
  return areSides(lines) && !areRecords(all) ? 'named' : null;
}

/** Few speak, again and again, from the start of the call on, and say something. */
function isTalk(lines: readonly string[], kind: 'timed' | 'headed'): boolean {
  const all = lines.map((line) => headOf(line, kind));
  const counts = countsOf(all.flatMap((head) => head?.name ?? []));
  // A sentence may end with a time of day.
  const found = all.map((head) => (head !== null && isNamed(counts, head.name) ? head : null));
  const heads = found.filter((head) => head !== null);
  const times = heads.map(({ seconds }) => seconds ?? 0);
  const isInOrder = times.every((time, at) => at === 0 || time >= (times[at - 1] ?? 0));
  const spoken = found.filter((head, at) => head !== null && (head.words !== '' || found[at + 1] === null));
  return (
    heads.length >= 3 &&
    heads.length * 4 >= lines.length &&
    isFew(heads) &&
    isInOrder &&
    (times[0] ?? 0) < FIRST_WITHIN_S &&
    spoken.length * 2 > heads.length
  );
}

/** A record is written with colons too: only words for both sides of a talk tell that it is one. */
function areSides(lines: readonly string[]): boolean {
  const heads = lines.map((line) => headOf(line, 'named')).filter((head) => head !== null);
  const roles = new Set(heads.map(({ name }) => roleOf(name)));
  return (
    heads.length >= 3 &&
    heads.length * 10 >= lines.length * 6 &&
    isFew(heads) &&
    roles.has('customer') &&
    roles.has('agent')
  );
}

/** Of a record each name comes once, and names of columns stand beside those of the sides. */
function areRecords(lines: readonly string[]): boolean {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (line === '') blocks.push([]);
    else blocks.at(-1)?.push(headOf(line, 'named')?.name ?? '');
  }
  const names = blocks.map((block) => block.filter((name) => name !== ''));
  const isAgain = names.some((block) => new Set(block).size < block.length);
  return !isAgain && names.some((block) => block.length > 1 && block.some((name) => roleOf(name) === ''));
}

function isFew(heads: readonly Head[]): boolean {
  const different = new Set(heads.map(({ name }) => name)).size;
  return different < heads.length && different <= Math.max(8, heads.length / 2);
}

function headOf(line: string, kind: Exclude<Kind, 'cues'>): Head | null {
  if (kind === 'timed') {
    const [, clock = '', name = '', words = ''] = TIMED.exec(line) ?? [];
    return name === '' ? null : { name: name.trim(), seconds: secondsOf(clock), words: words.trim() };
  }
  if (kind === 'headed') {
    const [, name = '', clock = '', words = ''] = HEADED.exec(line) ?? [];
    return name === '' ? null : { name: name.trim(), seconds: secondsOf(clock), words: words.trim() };
  }
  const [, name = '', words = ''] = NAMED.exec(line) ?? [];
  return name === '' ? null : { name: name.trim(), seconds: null, words: words.trim() };
}

/** Whose side a name tells: "Customer", "Interviewer"; empty for the names of people, which tell nothing. */
function roleOf(name: string): 'customer' | 'agent' | '' {
  const word = name.replace(/ \d{1,3}$/, '');
  if (isCustomerValue(word) || /^(?:interviewee|participant|respondent|caller)$/i.test(word))
    return 'customer';
  if (isTeamValue(word) || /^(?:interviewer|moderator|researcher|host|agent)$/i.test(word)) return 'agent';
  return '';
}

/** What somebody said until another speaks. */
interface Run {
  line: number;
  name: string;
  words: string[];
  chars: number;
}

/**
 * What was said in a call, by turns. What one says over several cues or lines is one row; whoever is not named goes on
 * speaking. Whose side somebody is on is told only where the name is a word for it.
 *
 * @param text gives the whole text anew with each call; it is read three times at most
 */
export async function* transcriptRows(text: () => AsyncIterable<string>): AsyncGenerator<NamedRow> {
  const kind = kindOf(await firstLines(text())) ?? 'named';
  let open: Run | null = null;
  let speaker = '';
  const isSpeaker = await speakersOf(text(), kind);
  for await (const said of kind === 'cues' ? cues(text(), isSpeaker) : lines(text(), kind, isSpeaker)) {
    const name: string = said.name === '' ? speaker : said.name;
    if (open !== null && name === speaker && open.chars + said.chars <= RUN_CHARS) {
      open.words.push(...said.words);
      open.chars += said.chars;
      continue;
    }
    if (open !== null) yield* rowOf(open);
    speaker = name;
    open = { ...said, name };
  }
  if (open !== null) yield* rowOf(open);
}

function* rowOf({ line, name, words }: Run): Generator<NamedRow> {
  if (words.length === 0) return;
  const cells = { from: name, text: words.join(' '), sender_type: roleOf(name) };
  yield { line, cells: new Map(Object.entries(cells)) };
}

async function firstLines(chunks: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const { text } of textLines(chunks)) {
    found.push(text.slice(0, LINE_CHARS));
    if (found.length >= LOOKED_AT) break;
  }
  return found;
}

function countsOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function isNamed(counts: ReadonlyMap<string, number>, name: string): boolean {
  return (counts.get(name) ?? 0) > 1 || NAME_LIKE.test(name);
}

type IsSpeaker = (name: string) => boolean;

/** Who speaks in a whole text: names that come again, and those that are written as one. A sentence with a colon is neither. */
async function speakersOf(chunks: AsyncIterable<string>, kind: Kind): Promise<IsSpeaker> {
  const counts = new Map<string, number>();
  let heads = 0;
  let parts = 0;
  let isHead = false;
  for await (const { text } of textLines(chunks)) {
    const own = trimmed(text);
    // Where voices are marked, nothing else names who speaks.
    if (kind === 'cues' && VOICE.test(own)) return () => false;
    if (kind === 'cues' && !isHead) {
      isHead = CUE.test(own);
      continue;
    }
    isHead = false;
    parts += 1;
    const name = headOf(
      kind === 'cues' ? own.replace(TAG, '').trim() : own,
      kind === 'cues' ? 'named' : kind,
    )?.name;
    if (name === undefined) continue;
    heads += 1;
    if (counts.has(name) || counts.size < NAMES_AT_MOST) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  if (kind === 'cues' && (heads * 4 < parts || counts.size === heads)) return () => false;
  return (name) => isNamed(counts, name);
}

async function* cues(chunks: AsyncIterable<string>, isSpeaker: IsSpeaker): AsyncGenerator<Run> {
  let isWithin = false;
  for await (const { line, text } of textLines(chunks)) {
    const own = trimmed(text);
    if (CUE.test(own)) isWithin = true;
    else if (own === '') isWithin = false;
    else if (isWithin) {
      const voice = VOICE.exec(own);
      const words = own.replace(TAG, '').trim();
      const head = voice === null ? headOf(words, 'named') : null;
      const named = head !== null && isSpeaker(head.name) ? head : null;
      yield runOf(line, decoded(voice?.[1]?.trim() ?? named?.name ?? ''), decoded(named?.words ?? words));
    }
  }
}

async function* lines(
  chunks: AsyncIterable<string>,
  kind: Exclude<Kind, 'cues'>,
  isSpeaker: IsSpeaker,
): AsyncGenerator<Run> {
  for await (const { line, text } of textLines(chunks)) {
    const own = trimmed(text);
    if (own === '') continue;
    const found = headOf(own, kind);
    const head = found !== null && isSpeaker(found.name) ? found : null;
    yield runOf(line, head?.name ?? '', head?.words ?? own);
  }
}

function runOf(line: number, name: string, words: string): Run {
  const said = words.replace(/^[-–] /, '').slice(0, RUN_CHARS);
  return { line, name, words: said === '' ? [] : [said], chars: said.length + 1 };
}

/** The characters that WebVTT writes as names. */
function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_whole, name: string) => ENTITIES[name] ?? '');
}

function trimmed(line: string): string {
  return line.replace(/^\ufeff/, '').trim();
}

function secondsOf(clock: string): number {
  const [whole = ''] = clock.split(/[.,]/, 1);
  return whole.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}
