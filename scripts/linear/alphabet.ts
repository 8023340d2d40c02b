import { visitRegExpAST, type AST } from '@eslint-community/regexpp';

/** The characters that an expression tells apart: one of each kind. */
export interface Alphabet {
  chars: readonly string[];
  /** Those of them that a class, a set or a literal character takes. */
  takenBy: (node: AST.Element) => readonly string[];
}

const usual = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)),
  ...['\n', '\t', '\u00a0', '\u2028', '\u200d', '\u0301', '\ufe0f'],
  ...['é', 'É', 'ß', 'ÿ', 'İ', '中', 'ひ', 'ก', '١', '½', '，', '。', '“', '–', '€', '★', '😀', '🇩'],
].toSorted((a, b) => rank(a) - rank(b));
/** What every expression tells apart: the ends of lines and of words. */
const everywhere = [/\w/, /\n/];
const mostKinds = 48;

/** Letters and digits first, so that a kind is shown by what reads best. */
function rank(char: string): number {
  if (/[a-z]/.test(char)) return 0;
  return /[0-9 \n]/.test(char) ? 1 : 2;
}

export function alphabetOf(pattern: AST.Pattern, flags: string): Alphabet {
  const sets = new Map<string, RegExp>();
  const named = new Set<string>();
  const setFlags = flags.replaceAll(/[gy]/g, '');
  const see = (node: AST.Element) => {
    if (!sets.has(node.raw)) sets.set(node.raw, new RegExp(`^(?:${node.raw})$`, setFlags));
  };
  visitRegExpAST(pattern, {
    onCharacterEnter: (node) => {
      named.add(String.fromCodePoint(node.value));
      if (isElement(node)) see(node);
    },
    onCharacterClassEnter: (node) => {
      if (isElement(node)) see(node);
    },
    onExpressionCharacterClassEnter: (node) => {
      if (isElement(node)) see(node);
    },
    onCharacterSetEnter: (node) => {
      if (isElement(node)) see(node);
    },
  });
  const kinds = new Map<string, string>();
  for (const char of [...usual, ...named]) {
    const kind = [...everywhere, ...sets.values()].map((set) => (set.test(char) ? '1' : '0')).join('');
    if (!kinds.has(kind)) kinds.set(kind, char);
  }
  const chars = [...kinds.values()];
  const taken = new Map<string, readonly string[]>();
  return {
    chars: chars.slice(0, mostKinds),
    takenBy: ({ raw }) => {
      const known = taken.get(raw) ?? chars.filter((char) => sets.get(raw)?.test(char));
      taken.set(raw, known);
      return known;
    },
  };
}

/** Stands in a sequence, and not within a class. */
const isElement = (node: AST.Node): node is AST.Element =>
  node.parent?.type !== 'CharacterClass' && isSequenced(node.parent);

const isSequenced = (parent: AST.Node | null | undefined): boolean =>
  parent?.type === 'Alternative' || parent?.type === 'Quantifier';
