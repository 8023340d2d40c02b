import { emailIn, nameBeside } from '../columns/value-kinds.ts';
import type { NamedRow } from '../json/json-rows.ts';
import { MAX_RECORD_CHARS } from '../limits.ts';
import { OwnMailbox } from './own-mailbox.ts';
import { decodedWords, mailText, parseHeaders } from './mail-text.ts';
import { textLines } from './text-lines.ts';

/** The columns of mail. */
export const mailColumns = [
  'date',
  'from_name',
  'from_email',
  'to',
  'subject',
  'text',
  'message_id',
  'thread_id',
  'sender_type',
] as const;

/** The line before each message of a folder of mail (RFC 4155). */
const SEPARATOR = /^From \S{1,320} .{0,40}\d{4}\s*$/;
/** A name of any visible characters but the colon (RFC 5322, 3.6.8). */
const HEADER = /^[!-9;-~]{1,200}:(?:\s|$)/;

/** Whether a text is a folder of mail or one message: it begins with headers, among them who wrote it and when or of what. */
export function looksLikeMail(sample: string): boolean {
  const lines = sample.split(/\r\n|\n|\r/);
  const start = SEPARATOR.test(lines[0] ?? '') ? 1 : 0;
  const end = lines.indexOf('', start);
  const head = lines.slice(start, end < 0 ? lines.length : end);
  const names = head
    .filter((line) => HEADER.test(line))
    .map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
  const isHead = head.every((line) => HEADER.test(line) || /^[ \t]/.test(line)) && names.length > 2;
  return isHead && names.includes('from') && (names.includes('date') || names.includes('subject'));
}

/** The messages of a folder of mail, or the one of a file, as rows of {@link mailColumns}. */
export async function* mailRows(chunks: AsyncIterable<string>): AsyncGenerator<NamedRow> {
  let start = 1;
  let lines: string[] = [];
  let chars = 0;
  let isFolder = false;
  let isAfterBlank = false;
  const own = new OwnMailbox();
  for await (const { line, text } of textLines(chunks)) {
    const isNext: boolean = SEPARATOR.test(text) && (line === 1 || (isFolder && isAfterBlank));
    if (line === 1) isFolder = isNext;
    if (isNext) {
      if (lines.length > 0) yield rowOf(start, lines, own);
      start = line;
      lines = [];
      chars = 0;
    } else if (chars < MAX_RECORD_CHARS) {
      // What is attached comes after what was written.
      lines.push(text);
      chars += text.length + 1;
    }
    isAfterBlank = text === '';
  }
  if (lines.length > 0) yield rowOf(start, lines, own);
}

function rowOf(line: number, lines: readonly string[], own: OwnMailbox): NamedRow {
  const { headers, body } = parseHeaders(lines);
  const header = (name: string) => headers.get(name) ?? '';
  const from = decodedWords(header('from'));
  const id = bareId(header('message-id'));
  const email = emailIn(from) ?? '';
  const root = bareId(header('references')) || bareId(header('in-reply-to')) || id;
  const thread = header('x-gm-thrid') || root;
  const isOwn = own.wrote(headers, email, thread);
  return {
    line,
    cells: new Map([
      ['date', withoutZoneName(header('date'))],
      ['from_name', nameBeside(from) ?? ''],
      ['from_email', email],
      ['to', decodedWords(header('to'))],
      ['subject', decodedWords(header('subject'))],
      ['text', mailText(headers, body)],
      ['message_id', id],
      ['thread_id', thread],
      ['sender_type', isOfProgram(headers) ? 'automation' : isOwn ? 'agent' : ''],
    ]),
  };
}

/** A date without the name of its zone: "Mon, 2 Feb 2026 09:00:00 +0100 (CET)". */
function withoutZoneName(date: string): string {
  const at = date.lastIndexOf('(');
  return at > 0 && date.endsWith(')') ? date.slice(0, at).trimEnd() : date;
}

/** The first id of a header, without its brackets. */
function bareId(value: string): string {
  return /<([^<>\s]{1,300})>/.exec(value)?.[1] ?? value.trim().slice(0, 300);
}

/** Whether nobody wrote the message for whoever gets it (RFC 3834). */
function isOfProgram(headers: ReadonlyMap<string, string>): boolean {
  const submitted = headers.get('auto-submitted') ?? 'no';
  return (
    !/^no\b/i.test(submitted) ||
    headers.has('x-autoreply') ||
    headers.has('x-autorespond') ||
    /^(?:auto_reply|bulk|junk)/i.test(headers.get('precedence') ?? '')
  );
}
