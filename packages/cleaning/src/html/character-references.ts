import { Tokenizer } from 'parse5';

const reference = /&(?:#\d{1,8}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z][a-zA-Z0-9]{1,31});?/g;
const closedReference = /&(?:#\d{1,8}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z][a-zA-Z0-9]{1,31});/g;
const mostKept = 2000;
const known = new Map<string, string>();

/** Text with its character references read, as a browser reads them. */
export const readReferences = (text: string): string =>
  text.includes('&') ? text.replace(reference, decoded) : text;

/** The same for a text that is no HTML: only what ends with a semicolon is a reference. */
export const readClosedReferences = (text: string): string =>
  text.includes('&') ? text.replace(closedReference, decoded) : text;

function decoded(source: string): string {
  const before = known.get(source);
  if (before !== undefined) return before;
  let read = '';
  const take = ({ chars }: { chars: string }) => {
    read += chars;
  };
  const tokenizer = new Tokenizer(
    {},
    {
      onCharacter: take,
      onWhitespaceCharacter: take,
      onNullCharacter: () => undefined,
      onStartTag: () => undefined,
      onEndTag: () => undefined,
      onComment: () => undefined,
      onDoctype: () => undefined,
      onEof: () => undefined,
    },
  );
  tokenizer.write(source, true);
  if (known.size < mostKept) known.set(source, read);
  return read;
}
