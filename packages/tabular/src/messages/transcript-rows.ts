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
  const lines = sample.map((line) => trimmed(line.slice(0, LINE_CHARS))).filter((line) => line !== '');
  const [first = '', second = ''] = lines;
  if (/^WEBVTT(?:\s|$)/.test(first) || CUE.test(first)) return 'cues';
  if (/^\d{1,6}$/.test(first) && CUE.test(second)) return 'cues';
  for (const kind of ['timed', 'headed'] as const) if (isTalk(lines, kind)) return kind;
  return areSides(lines) ? 'named' : null;
}

/** Few speak, again and again, from the start of the call on, and say something. */
function isTalk(lines: readonly string[], kind: 'timed' | 'headed'): boolean {
  const found = lines.map((line) => headOf(line, kind));
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
 * @param text gives the whole text anew with each call; it is read twice
 */
export async function* transcriptRows(text: () => AsyncIterable<string>): AsyncGenerator<NamedRow> {
  const kind = kindOf(await firstLines(text())) ?? 'named';
  let open: Run | null = null;
  let speaker = '';
  for await (const said of kind === 'cues' ? cues(text()) : lines(text(), kind)) {
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

async function* cues(chunks: AsyncIterable<string>): AsyncGenerator<Run> {
  let isWithin = false;
  for await (const { line, text } of textLines(chunks)) {
    const own = trimmed(text);
    if (CUE.test(own)) isWithin = true;
    else if (own === '') isWithin = false;
    else if (isWithin) {
      const voice = VOICE.exec(own);
      const words = own.replace(TAG, '').trim();
      const named = voice === null ? headOf(words, 'named') : null;
      yield runOf(line, voice?.[1]?.trim() ?? named?.name ?? '', named?.words ?? words);
    }
  }
}

async function* lines(chunks: AsyncIterable<string>, kind: Exclude<Kind, 'cues'>): AsyncGenerator<Run> {
  for await (const { line, text } of textLines(chunks)) {
    const own = trimmed(text);
    if (own === '') continue;
    const head = headOf(own, kind);
    yield runOf(line, head?.name ?? '', head?.words ?? own);
  }
}

function runOf(line: number, name: string, words: string): Run {
  const said = words.replace(/^[-–] /, '').slice(0, RUN_CHARS);
  return { line, name, words: said === '' ? [] : [said], chars: said.length + 1 };
}

function trimmed(line: string): string {
  return line.replace(/^\ufeff/, '').trim();
}

function secondsOf(clock: string): number {
  const [whole = ''] = clock.split(/[.,]/, 1);
  return whole.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}
