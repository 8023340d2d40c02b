/**
 * As many texts as asked for: those given, then new ones that join the first words of one with the last words of
 * another, so that words and their number stay as in the given texts.
 */
export function manyTexts(texts: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, i) => {
    const text = texts[i % texts.length] ?? '';
    const round = Math.floor(i / texts.length);
    if (round === 0) return text;
    const other = texts[(i * 31 + round * 7919) % texts.length] ?? '';
    return [...firstHalf(text), ...lastHalf(other)].join(' ');
  });
}

function firstHalf(text: string): string[] {
  const words = text.split(' ');
  return words.slice(0, Math.ceil(words.length / 2));
}

function lastHalf(text: string): string[] {
  const words = text.split(' ');
  return words.slice(Math.ceil(words.length / 2));
}
