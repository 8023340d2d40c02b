import { ColumnCounter } from '../columns/column-statistics.ts';
import { guessMapping } from '../columns/guess-mapping.ts';
import { decodeText, detectEncoding } from './encoding.ts';
import { TabularError } from '../errors.ts';
import { nextLine } from '../csv/csv-scan.ts';
import { csvShape } from '../csv/csv-shape.ts';
import type { DetectOverrides, FileFacts } from '../facts.ts';
import { fileBytes } from './file-bytes.ts';
import { refuseColumns, summariseRows } from './file-summary.ts';
import { findJsonLists, jsonLines, jsonRows } from '../json/json-rows.ts';
import type { NamedRow } from '../json/json-rows.ts';
import { chatColumns } from '../messages/chat-rows.ts';
import { mailColumns } from '../messages/mail-rows.ts';
import { transcriptColumns } from '../messages/transcript-rows.ts';
import { MAX_COLUMNS } from '../limits.ts';
import { looksBinary } from './magic.ts';
import { readRows } from '../read-rows.ts';
import { textFormatOf } from './text-format.ts';

const SAMPLE_CHARS = 256 * 1024;
/** Where rows are that long, more text is needed to see what they share. */
const MAX_SAMPLE_CHARS = 4 * 1024 * 1024;
const ENOUGH_LINES = 20;

/** The facts of a CSV, JSON or JSONL file, a chat, mail or a transcript. @throws TabularError when the whole file is refused */
export async function detectText(
  path: string,
  fileName: string,
  disk: { bytes: number; gzip: boolean },
  overrides: DetectOverrides,
  signal?: AbortSignal,
): Promise<FileFacts> {
  const bytes = () => fileBytes(path, disk.gzip, signal);
  const found = await detectEncoding(bytes(), overrides.encoding);
  const text = () => decodeText(bytes(), found.encoding);
  const { sample, isWhole } = await firstText(text());
  if (sample.trim() === '') throw new TabularError('file_empty', 'The file contains no text.');
  if (looksBinary(sample))
    throw new TabularError('binary_content', 'This is not a text table: it contains binary data.');

  const format = textFormatOf(sample, isWhole, fileName);
  const base = {
    ...disk,
    ...found,
    format,
    delimiter: null,
    quote: null,
    hasHeader: false,
    sheets: [],
    sheet: null,
  };
  const shaped = { ...base, ...(await shapeOf()) };
  return { ...shaped, ...(await summariseRows(shaped.columns, readRows(path, shaped, signal))) };

  async function shapeOf() {
    if (format === 'csv') return csvShape(sample, isWhole, overrides);
    if (format === 'json' || format === 'jsonl') return jsonShape(text, format, overrides);
    const columns = { chat: chatColumns, mail: mailColumns, transcript: transcriptColumns }[format];
    return { columns: columns.map((name) => ({ name })) };
  }
}

async function jsonShape(
  text: () => AsyncIterable<string>,
  format: 'json' | 'jsonl',
  overrides: DetectOverrides,
) {
  if (format === 'jsonl') return { columns: await namesOf(jsonLines(text())) };
  const lists = await findJsonLists(text());
  const sheet = chooseList(lists, overrides.sheet ?? (await likeliestList(text, lists)));
  return {
    sheets: lists.map((name) => ({ name, hidden: false })),
    sheet,
    columns: await namesOf(jsonRows(text(), sheet)),
  };
}

/** All names that occur, in the order of their first. */
async function namesOf(rows: AsyncIterable<NamedRow>): Promise<{ name: string }[]> {
  const names = new Set<string>();
  for await (const row of rows) {
    if ('problem' in row) continue;
    for (const name of row.cells.keys()) names.add(name);
    if (names.size > MAX_COLUMNS) refuseColumns();
  }
  return [...names].map((name) => ({ name }));
}

const LOOKED_AT = 50;
const MOST_LISTS = 20;

/** Of several lists the one whose values look most like feedback; undefined where none does. */
async function likeliestList(
  text: () => AsyncIterable<string>,
  lists: readonly string[],
): Promise<string | undefined> {
  if (lists.length < 2) return undefined;
  let best: { list: string; score: number } | undefined;
  for (const list of lists.slice(0, MOST_LISTS)) {
    const score = scoreOf(await firstCells(jsonRows(text(), list)));
    if (score > (best?.score ?? 0)) best = { list, score };
  }
  return best?.list;
}

async function firstCells(rows: AsyncIterable<NamedRow>): Promise<Map<string, string>[]> {
  const cells: Map<string, string>[] = [];
  let count = 0;
  for await (const row of rows) {
    if ('cells' in row) cells.push(row.cells);
    if (++count >= LOOKED_AT) break;
  }
  return cells;
}

/** How sure the columns of these rows are what feedback has; 0 without words of anybody. */
function scoreOf(rows: readonly Map<string, string>[]): number {
  const names = [...new Set(rows.flatMap((cells) => [...cells.keys()]))].slice(0, MAX_COLUMNS);
  const columns = names.map((name, index) => {
    const counter = new ColumnCounter(LOOKED_AT);
    for (const cells of rows) counter.add(cells.get(name) ?? '');
    return counter.facts(index, name);
  });
  const known = guessMapping(columns).filter(({ target }) => target !== 'field' && target !== 'ignore');
  if (!known.some(({ target }) => target === 'text' || target === 'rating')) return 0;
  return known.reduce((sum, { confidence }) => sum + confidence, 0);
}

function chooseList(lists: readonly string[], wanted: string | undefined): string {
  if (wanted !== undefined) {
    if (lists.includes(wanted)) return wanted;
    throw new TabularError('sheet_unknown', `The file has no list of objects under "${wanted}".`);
  }
  const [only, second] = lists;
  if (only === undefined) throw new TabularError('json_no_list', 'The JSON contains no list of objects.');
  if (second === undefined) return only;
  throw new TabularError(
    'json_several_lists',
    `The JSON contains several lists of objects: ${lists.slice(0, 10).join(', ')}. Choose one.`,
  );
}

async function firstText(chunks: AsyncIterable<string>): Promise<{ sample: string; isWhole: boolean }> {
  let sample = '';
  for await (const chunk of chunks) {
    sample += chunk;
    if (sample.length >= MAX_SAMPLE_CHARS || (sample.length >= SAMPLE_CHARS && hasEnoughLines(sample)))
      return { sample, isWhole: false };
  }
  return { sample, isWhole: true };
}

function hasEnoughLines(sample: string): boolean {
  let lines = 0;
  for (let at = sample.search(/[\r\n]/); at >= 0 && lines < ENOUGH_LINES; at = nextLine(sample, at, true))
    lines++;
  return lines >= ENOUGH_LINES;
}
