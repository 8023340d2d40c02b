import { readBase64 } from './encodings/base64.ts';
import { repairDoubleEncoded } from './encodings/double-encoded.ts';
import { readMimeParts } from './encodings/mime-parts.ts';
import { readQuotedPrintable } from './encodings/quoted-printable.ts';
import { readClosedReferences, readReferences } from './html/character-references.ts';
import { readHtml } from './html/read-html.ts';
import { maxSource, maxText } from './limits.ts';
import { isBbcode, readBbcode } from './markup/bbcode.ts';
import { isJira, readJira } from './markup/jira.ts';
import { isMarkdown, readMarkdown } from './markup/markdown.ts';
import { readMailText } from './markup/mail-text.ts';
import { isEscapedHtml, isHtml, keepsLineEnds } from './markup/markup-of.ts';
import { hasReactions, isSlack, readSlack, withoutReactions } from './markup/slack.ts';
import type { CleaningKind, MarkedLines, PlainText } from './plain-text.ts';
import { unmarked } from './plain-text.ts';
import { joinLines } from './signs/join-lines.ts';
import { withPlainSpaces, withoutControls, withoutInvisible } from './signs/tidy-signs.ts';

export interface PlainTextOptions {
  /** `none` reads no markup and no encoding: for a text that was cleaned before. */
  markup?: 'any' | 'none';
  /** Without it, text that was encoded twice is reported and left as it is. */
  repairsDoubleEncoded?: boolean;
}

/** Signs of markup and encodings; in a text without them the readers have nothing to do. */
const special =
  /[<>\u0026=\[\]\{\}*_`~\|#!+\/\\\p{M}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}[\p{Zs}--\u0020]\u0080-\u00a0[\p{Cc}--\n]]/v;

/** Control characters, signs without place, halves of characters, other blanks than the usual one. */
const untidy = /[[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Zs}]--[\n\u0020]]/v;

/**
 * A source's text as a person reads it. Time grows with its length only; at most `maxSource` characters are read and
 * `maxText` given. Letters and digits of the result are those of the decoded source, in their order.
 */
export function toPlainText(source: string, options: PlainTextOptions = {}): PlainText {
  const kinds = new Set<CleaningKind>();
  const readsMarkup = options.markup !== 'none';
  let text = source.length > maxSource ? source.slice(0, maxSource) : source;
  if (text.length < source.length) kinds.add('cut');
  if (readsMarkup) text = decoded(text, options.repairsDoubleEncoded ?? true, kinds);
  const isPlain = !readsMarkup || !special.test(text);
  const read = isPlain ? unmarked(signsTidied(text, kinds)) : linesOf(text, kinds);
  return joinLines(read, maxText, kinds);
}

function decoded(source: string, repairs: boolean, kinds: Set<CleaningKind>): string {
  let text = source;
  const read = (kind: CleaningKind, reader: (text: string) => string | null) => {
    const result = reader(text);
    if (result === null) return;
    kinds.add(kind);
    text = result;
  };
  read('mime', readMimeParts);
  read('base64', readBase64);
  read('quoted-printable', readQuotedPrintable);
  const { text: repaired, found } = repairDoubleEncoded(text);
  if (found > 0) kinds.add(repairs ? 'double-encoded-repaired' : 'double-encoded-found');
  return repairs ? repaired : text;
}

function signsTidied(source: string, kinds: Set<CleaningKind>): string {
  const spaced = withPlainSpaces(source);
  const seen = withoutInvisible(spaced);
  if (seen.length < spaced.length) kinds.add('invisible-characters');
  const text = withoutControls(seen);
  if (text.length < seen.length) kinds.add('control-characters');
  return text.toWellFormed();
}

function linesOf(source: string, kinds: Set<CleaningKind>): MarkedLines {
  const lines = isSlack(source) ? slackLines(source, kinds) : markedLines(source, kinds);
  // References may hold such signs, and HTML may hide them.
  const needsTidying = untidy.test(lines.lines.join('\n'));
  const tidied = lines.lines.map((line) => readMailText(needsTidying ? signsTidied(line, kinds) : line));
  return { lines: tidied.map((line) => line.replaceAll('\n', ' ')), marks: lines.marks };
}

function slackLines(source: string, kinds: Set<CleaningKind>): MarkedLines {
  kinds.add('slack');
  return unmarked(withPlainSpaces(withoutReactions(readSlack(source))));
}

function markedLines(source: string, kinds: Set<CleaningKind>): MarkedLines {
  let html = source;
  if (isEscapedHtml(html)) {
    kinds.add('entities');
    html = readReferences(html);
  }
  if (isHtml(html)) {
    kinds.add('html');
    const read = readHtml(html, keepsLineEnds(html));
    if (read.hasHidden) kinds.add('hidden-parts');
    if (read.isCut) kinds.add('cut');
    return read;
  }
  return plainMarkup(source, kinds);
}

function plainMarkup(source: string, kinds: Set<CleaningKind>): MarkedLines {
  let text = withPlainSpaces(source);
  if (isBbcode(text)) {
    kinds.add('bbcode');
    return readBbcode(readClosedReferences(text));
  }
  if (isJira(text)) {
    kinds.add('jira');
    return readJira(readClosedReferences(text));
  }
  const withMarkdown = isMarkdown(text);
  if (withMarkdown) {
    kinds.add('markdown');
    text = readMarkdown(text);
  }
  if (hasReactions(text)) {
    kinds.add('slack');
    text = withoutReactions(text);
  }
  const read = readClosedReferences(text);
  if (read !== text) kinds.add('entities');
  return unmarked(withPlainSpaces(read));
}
