/** Cuts text where one of the words stands, letter case aside; joined again, the parts are the text. */
export function splitByWords(text: string, words: readonly string[]): { text: string; hit: boolean }[] {
  const sought = words.map((w) => w.trim()).filter(Boolean);
  if (!sought.length) return [{ text, hit: false }];
  // Longest first, so that "offline" wins over "off".
  const pattern = sought
    .sort((a, b) => b.length - a.length)
    .map((w) => w.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
  return text
    .split(new RegExp(`((?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}]))`, 'giu'))
    .map((part, at) => ({ text: part, hit: at % 2 === 1 }))
    .filter((part) => part.text);
}
