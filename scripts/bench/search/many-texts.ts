/**
 * As many texts as asked for: those given, then new ones that join the first half of one with the second half of
 * another, so that words and their number stay as in the given texts.
 */
export function manyTexts(texts: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, i) => {
    const text = texts[i % texts.length] ?? '';
    const round = Math.floor(i / texts.length);
    if (round === 0) return text;
    const other = texts[(i * 31 + round * 7919) % texts.length] ?? '';
    return `${text.slice(0, Math.ceil(text.length / 2))} ${other.slice(Math.floor(other.length / 2))}`;
  });
}
