import type { FileFormat } from '../facts.ts';
import { looksLikeChat } from '../messages/chat-rows.ts';
import { looksLikeMail } from '../messages/mail-rows.ts';
import { looksLikeTranscript } from '../messages/transcript-rows.ts';
import { holdsKeyedObjects } from '../json/keyed-objects.ts';

/**
 * Which of the text formats a file is, by its first text. An object alone on its first line, followed by another or by
 * nothing, is JSONL unless it holds a list; one that runs over lines is JSON.
 *
 * @param head the file's first text
 * @param isWhole the file has no more than that
 */
export function textFormatOf(head: string, isWhole: boolean, fileName: string): Exclude<FileFormat, 'xlsx'> {
  if (looksLikeMail(head)) return 'mail';
  if (looksLikeChat(head)) return 'chat';
  if (looksLikeTranscript(head)) return 'transcript';
  const text = head.trimStart();
  if (/^\[\s*(?:[{["\]]|-?\d|true|false|null|$)/.test(text) && !/^\[[^\]\n{"]*\][,;\t|]/.test(text))
    return 'json';
  if (!/^\{\s*(?:["}]|$)/.test(text)) return 'csv';
  if (/\.(?:jsonl|ndjson)(?:\.gz)?$/i.test(fileName)) return 'jsonl';
  const [first = '', ...rest] = text.split(/\r\n|\n|\r/);
  const next = rest.find((line) => line.trim() !== '');
  if (next !== undefined) return /\}\s*$/.test(first) && /^\s*\{/.test(next) ? 'jsonl' : 'json';
  return isWhole && !/:\s*\[\s*\{/.test(first) && !holdsKeyedObjects(first) ? 'jsonl' : 'json';
}
