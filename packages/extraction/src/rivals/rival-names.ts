/** What people write behind a name when they compare, and is no part of it. */
const TAILS =
  /(?:(?<!\s)\s+)?(?:[-–—|:·,(]|(?:(?<=\s)(?:pricing|prices?|price|cost|costs|reddit|reviews?|free|download|login|app|software|tool|tools|alternatives?|competitors?|comparison|compared|features?|differences?|which is better|better|worth it|for (?:small )?\p{L}+(?: \p{L}+)?|in (?:19|20)\d\d|(?:19|20)\d\d|vs\.?|versus|or|and|in|on|at|as|my|our|and why.*|what.*|who.*|how.*|after.*|because.*|since.*|last \p{L}+|this \p{L}+|recently|finally|now|today|yet|during|over|before|when|while|until|through|despite|(?:an?|one|two|three|four|five|six|\d+) (?:days?|weeks?|months?|years?) ago)\b)|[.?!…])[^]*/iu;
const LEADS =
  /^(?:(?:the|a|an|our|your|my|from|to|why|is|are|best|top \d+|\d+|review:?|ask hn:?|show hn:?|tell hn:?|comparing|compare|like|with|using|old|new|good|better|free|open[- ]source|any|some)\s+)+/i;

/** Words that stand where a name would, and are none. */
const NO_NAMES = new Set(
  'me you us them it this that these those we i they he she him her one ones other others another something anything nothing everyone someone nobody spreadsheets spreadsheet excel paper email e-mail pen competition competitors alternatives alternative competitor pricing price review reviews reddit free others status quo doing building nothing manual hand diy in-house inhouse home what which who why how when where'.split(
    ' ',
  ),
);
const MAX_WORDS = 4;

/** The name in what stands beside `vs` or `from`; null where there is none. */
export function rivalName(written: string): string | null {
  const name = written
    .trim()
    .replace(LEADS, '')
    .replace(TAILS, '')
    .replace(/^["“”'‘’]+/, '')
    .replace(/(?<!["“”'‘’,;])["“”'‘’,;]+$/, '')
    .trim();
  const words = name.split(/\s+/);
  if (name.length < 2 || words.length > MAX_WORDS || !/\p{L}/u.test(name)) return null;
  return words.every((word) => NO_NAMES.has(word.toLowerCase())) ? null : name;
}

/** What makes two writings one name: letters and digits alone, without endings such as `.io`. */
export function nameKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/\.(?:com|io|app|co|org|net|ai|test|example)$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Whether the text names the company, as words of its own. */
export function isNamed(text: string, name: string, isCommonWord: boolean): boolean {
  return expressionOf(name, isCommonWord).test(text);
}

/** Finds every place where the company is named. */
export function everyMention(name: string): RegExp {
  return new RegExp(expressionOf(name, false), 'giu');
}

function expressionOf(name: string, isCommonWord: boolean): RegExp {
  const words = name
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, isCommonWord ? 'u' : 'iu');
}
