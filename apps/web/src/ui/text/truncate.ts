/** The text's first `max` words and whether any are left out; spaces and line breaks within stay as they are. */
export function firstWords(text: string, max: number): { text: string; cut: boolean } {
  let end = 0;
  let count = 0;
  for (const word of text.matchAll(/\S+/gu)) {
    if (count === max) return { text: text.slice(0, end), cut: true };
    count += 1;
    end = word.index + word[0].length;
  }
  return { text, cut: false };
}

/** The text's first `max` characters as people count them, and whether any are left out. */
export function firstChars(text: string, max: number): { text: string; cut: boolean } {
  if (text.length <= max) return { text, cut: false };
  const characters = [
    ...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text.slice(0, max * 16)),
  ];
  if (characters.length <= max) return { text, cut: false };
  return {
    text: characters
      .slice(0, max)
      .map((c) => c.segment)
      .join(''),
    cut: true,
  };
}
