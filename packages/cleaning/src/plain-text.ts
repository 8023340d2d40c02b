/** What was done to a source text. A screen shows these. */
export type CleaningKind =
  | 'html'
  | 'entities'
  | 'hidden-parts'
  | 'markdown'
  | 'bbcode'
  | 'jira'
  | 'slack'
  | 'mime'
  | 'quoted-printable'
  | 'base64'
  | 'double-encoded-found'
  | 'double-encoded-repaired'
  | 'invisible-characters'
  | 'control-characters'
  | 'normal-form'
  | 'cut';

/**
 * What markup says of a line: a block quote that may be the author's own, a quote that a mail program or a helpdesk made,
 * the first line from which on everything is an earlier message, or a signature.
 */
export type LineMark = 'none' | 'block-quote' | 'mail-quote' | 'quote-from-here' | 'signature';

export interface PlainText {
  /** NFC, `\n` as line end, one blank between words, at most one empty line between paragraphs, no blanks at the edges. */
  text: string;
  kinds: CleaningKind[];
  /** One mark for each line of `text`. */
  marks: LineMark[];
}

/** A text on its way to a plain one: lines and marks, not yet tidied. */
export interface MarkedLines {
  lines: string[];
  marks: LineMark[];
}

export const unmarked = (text: string): MarkedLines => {
  const lines = text.split('\n');
  return { lines, marks: lines.map(() => 'none') };
};
