/**
 * A number of money as written, as the source of a regular expression. A blank groups only where `blanks` says so. So many groups
 * that no price has more: a table of numbers would else be tried from each of them to its end.
 */
export function numberSource(blanks: boolean): string {
  const groups = blanks ? "[.,'’\\u00a0\\u202f\\u2009 ]" : "[.,'’\\u00a0\\u202f\\u2009]";
  const grouped = `\\d{1,3}(?:${groups}\\d{3}){1,6}(?!\\d)(?:[.,]\\d{1,2}(?!\\d))?`;
  const indian = '\\d{1,2}(?:,\\d{2}){1,8},\\d{3}(?!\\d)(?:\\.\\d{1,2}(?!\\d))?';
  return `(?:${grouped}|${indian}|\\d+(?:[.,]\\d{1,5}(?!\\d))?|[.,]\\d{2}(?!\\d))`;
}

export interface NumberRead {
  value: number;
  /** One mark with three digits behind it: taken for groups, though it might be decimals. */
  ambiguous: boolean;
}

/**
 * The value of a number with any of the usual marks. Of two kinds of marks the last is the decimal mark; one mark with
 * exactly three digits behind it groups, unless a zero stands before it. Null for what is no number.
 */
export function readNumber(written: string): NumberRead | null {
  const text = written.trim().replace(/[\s\u00a0\u202f\u2009'’]/g, '');
  if (!/^[\d.,]+$/.test(text) || !/\d/.test(text)) return null;
  const marks = [...text.matchAll(/[.,]/g)];
  const last = marks.at(-1);
  if (!last) return finite(text, false);
  const after = text.length - last.index - 1;
  const kinds = new Set(marks.map(([mark]) => mark));
  const digits = text.replace(/[.,]/g, '');
  const decimal = `${text.slice(0, last.index).replace(/[.,]/g, '')}.${text.slice(last.index + 1)}`;
  if (kinds.size === 2) return finite(decimal, false);
  if (marks.length > 1) return finite(digits, false);
  if (after === 3 && !/^0*[.,]/.test(text)) return finite(digits, true);
  return finite(decimal, false);
}

function finite(text: string, ambiguous: boolean): NumberRead | null {
  const value = Number(text);
  return Number.isFinite(value) ? { value, ambiguous } : null;
}
