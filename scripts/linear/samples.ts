import type { AST } from '@eslint-community/regexpp';
import type { Alphabet } from './alphabet.ts';

/** Texts that parts of an expression take. */
export interface Samples {
  /** At most so many texts that the part takes, different from each other. */
  of(node: AST.Pattern | AST.Element, count: number): string[];
  /** Texts of all that is read on the way to a part. */
  before(node: AST.Element, count: number): string[];
}

export function samplesOf(alphabet: Alphabet): Samples {
  let seed = 1;
  /** A whole number below `bound`, the same ones in each run. */
  const chance = (bound: number): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return (seed >>> 8) % bound;
  };
  const pick = <T>(choices: readonly T[]): T | undefined => choices[chance(choices.length)];

  function sample(node: AST.Pattern | AST.Alternative | AST.Element): string {
    switch (node.type) {
      case 'Pattern':
      case 'Group':
      case 'CapturingGroup': {
        const alternative = pick(node.alternatives);
        return alternative ? sample(alternative) : '';
      }
      case 'Alternative':
        return node.elements.map(sample).join('');
      case 'Quantifier': {
        const count = Math.min(node.max, Math.max(node.min, chance(3)));
        return Array.from({ length: count }, () => sample(node.element)).join('');
      }
      case 'Assertion':
        return node.kind === 'lookbehind' && !node.negate ? sampleOfFirst(node.alternatives) : '';
      case 'Backreference':
        return '';
      default:
        return pick(alphabet.takenBy(node)) ?? '';
    }
  }

  const sampleOfFirst = ([first]: readonly AST.Alternative[]) => (first ? sample(first) : '');

  function way(node: AST.Node): string {
    const { parent } = node;
    if (!parent || parent.type === 'RegExpLiteral') return '';
    if (parent.type !== 'Alternative') return way(parent);
    const index = parent.elements.findIndex((one) => one === node);
    return way(parent) + parent.elements.slice(0, index).map(sample).join('');
  }

  const different = (count: number, make: () => string) =>
    [...new Set(Array.from({ length: count * 3 }, make))].slice(0, count);

  return {
    of: (node, count) => different(count, () => sample(node)),
    before: (node, count) => different(count, () => way(node)),
  };
}
