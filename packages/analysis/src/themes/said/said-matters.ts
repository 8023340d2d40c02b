import { matters } from '../../questions/grammar/wordings.ts';
import { stem } from '../../text/stem.ts';
import { isUnspaced, tokenise } from '../../text/tokenise.ts';
import { rootOf } from '../../text/word-forms.ts';

/** Words of a wording at most. */
const MOST_WORDS = 4;
/** German and Dutch write what English parts: "Kartenleser" speaks of a card. Shorter parts are chance. */
const LEAST_PART = 5;
const COMPOUNDING = new Set(['de', 'nl']);

interface Wordings {
  /** Matters by the stems or roots of a wording's words. */
  spoken: Map<string, string[]>;
  /** Matters by a word that may be part of a longer one. */
  parts: Map<string, string[]>;
  /** Wordings of scripts without spaces. */
  unspaced: (readonly [wording: string, matter: string])[];
}

let known: { english: Wordings; foreign: Wordings } | undefined;

/**
 * The matters that a text has a wording of, by their English names: the same for "refund", "Rückerstattung" and "返金", so that items of
 * several languages meet. Each once, in order of their first wording.
 *
 * @param isEnglish as in the item's features
 */
export function saidMatters(text: string, isEnglish: boolean): string[] {
  known ??= readWordings();
  const { spoken, parts, unspaced } = isEnglish ? known.english : known.foreign;
  const found = new Set<string>();
  const add = (names: readonly string[] | undefined): void => names?.forEach((name) => found.add(name));
  const tokens = tokenise(text);
  const keys = tokens.map(isEnglish ? stem : rootOf);
  tokens.forEach((token, at) => {
    if (isUnspaced(token)) {
      for (const [wording, matter] of unspaced) if (token.includes(wording)) found.add(matter);
      return;
    }
    for (let length = 1; length <= MOST_WORDS && at + length <= keys.length; length += 1)
      add(spoken.get(keys.slice(at, at + length).join(' ')));
    if (isEnglish) return;
    for (let length = LEAST_PART; length < token.length; length += 1) {
      add(parts.get(token.slice(0, length)));
      add(parts.get(token.slice(-length)));
    }
  });
  return [...found];
}

function readWordings(): { english: Wordings; foreign: Wordings } {
  const [english, foreign] = [noWordings(), noWordings()];
  for (const { wordings } of matters) {
    const name = wordings[0]?.text ?? '';
    for (const { text, language, isBeside } of wordings) {
      if (isBeside || text === '') continue;
      const tokens = tokenise(text);
      const [only = ''] = tokens;
      if (tokens.some(isUnspaced)) foreign.unspaced.push([tokens.join(''), name]);
      else if (language === 'en') put(english.spoken, tokens.map(stem).join(' '), name);
      else put(foreign.spoken, tokens.map(rootOf).join(' '), name);
      if (COMPOUNDING.has(language) && tokens.length === 1 && only.length >= LEAST_PART)
        put(foreign.parts, only, name);
    }
  }
  return { english, foreign };
}

function noWordings(): Wordings {
  return { spoken: new Map(), parts: new Map(), unspaced: [] };
}

function put(map: Map<string, string[]>, key: string, name: string): void {
  const names = map.get(key) ?? [];
  if (!names.includes(name)) map.set(key, [...names, name]);
}
