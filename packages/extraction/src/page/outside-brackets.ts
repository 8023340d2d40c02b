/**
 * Splits a text at what stands in no bracket. The bracket that comes next tells that, and each is looked up once.
 *
 * @param separator a global expression
 * @param brackets a global expression for the brackets that count, those that open and those that close
 */
export function splitOutside(text: string, separator: RegExp, brackets: RegExp): string[] {
  const isWithin = withinBrackets(text, brackets);
  const parts: string[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(separator)) {
    if (isWithin(index + found.length)) continue;
    parts.push(text.slice(from, index));
    from = index + found.length;
  }
  return [...parts, text.slice(from)];
}

/** Tells whether a place is in a bracket. It is asked for one place after the other, from the left. */
export function withinBrackets(text: string, brackets: RegExp): (place: number) => boolean {
  const found = [...text.matchAll(brackets)];
  let next = 0;
  return (place) => {
    while ((found[next]?.index ?? Infinity) < place) next += 1;
    return /[)\]]/.test(found[next]?.[0] ?? '');
  };
}
