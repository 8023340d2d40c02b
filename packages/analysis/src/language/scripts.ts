/** How the letters of a text are divided among scripts. Digits, marks, emoji and punctuation are no letters. */
export interface ScriptCounts {
  letters: number;
  latin: number;
  cyrillic: number;
  arabic: number;
  han: number;
  kana: number;
  /** Letters of scripts that stand for one language here, by that language. */
  single: Map<string, number>;
}

/** Scripts that decide on their own: first and last code point, language. */
const SINGLE: readonly (readonly [number, number, string])[] = [
  [0x0370, 0x03ff, 'el'],
  [0x1f00, 0x1fff, 'el'],
  [0x0531, 0x058f, 'hy'],
  [0x0590, 0x05ff, 'he'],
  [0x0900, 0x097f, 'hi'],
  [0x0980, 0x09ff, 'bn'],
  [0x0a00, 0x0a7f, 'pa'],
  [0x0a80, 0x0aff, 'gu'],
  [0x0b80, 0x0bff, 'ta'],
  [0x0c00, 0x0c7f, 'te'],
  [0x0c80, 0x0cff, 'kn'],
  [0x0d00, 0x0d7f, 'ml'],
  [0x0e00, 0x0e7f, 'th'],
  [0x10a0, 0x10ff, 'ka'],
  [0x1100, 0x11ff, 'ko'],
  [0x3130, 0x318f, 'ko'],
  [0xac00, 0xd7af, 'ko'],
];

const LETTER = /\p{L}/u;

/** Counts at most the first `limit` letters. */
export function countScripts(text: string, limit: number): ScriptCounts {
  const counts: ScriptCounts = {
    letters: 0,
    latin: 0,
    cyrillic: 0,
    arabic: 0,
    han: 0,
    kana: 0,
    single: new Map(),
  };
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80 ? !((code | 32) >= 97 && (code | 32) <= 122) : !LETTER.test(character)) continue;
    counts.letters += 1;
    if (code < 0x250 || (code >= 0x1e00 && code < 0x1f00)) counts.latin += 1;
    else if (code >= 0x400 && code < 0x530) counts.cyrillic += 1;
    else if (code >= 0x600 && code < 0x780) counts.arabic += 1;
    else if (code >= 0x3040 && code < 0x3100) counts.kana += 1;
    else if ((code >= 0x3400 && code < 0xa000) || code >= 0x20000) counts.han += 1;
    else {
      const language = SINGLE.find(([first, last]) => code >= first && code <= last)?.[2];
      if (language) counts.single.set(language, (counts.single.get(language) ?? 0) + 1);
    }
    if (counts.letters === limit) break;
  }
  return counts;
}
