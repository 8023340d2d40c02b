/** How a card's factors make its score; see the contract's `scoreKinds`. */
export type ScoreFormula = 'rice' | 'ice' | 'value_effort';

/** Null where it is not known. */
export interface ScoreFactors {
  /** People. */
  reach: number | null;
  impact: number | null;
  /** 0…1. */
  confidence: number | null;
  /** Person-weeks, above 0. */
  effort: number | null;
}

const needed: Record<ScoreFormula, readonly (keyof ScoreFactors)[]> = {
  rice: ['reach', 'impact', 'confidence', 'effort'],
  ice: ['impact', 'confidence', 'effort'],
  value_effort: ['reach', 'impact', 'effort'],
};

/** The score, or null with the factors that it lacks. */
export function cardScore(
  formula: ScoreFormula,
  factors: ScoreFactors,
): { value: number | null; missing: (keyof ScoreFactors)[] } {
  const missing = needed[formula].filter((name) => factors[name] === null);
  if (missing.length > 0) return { value: null, missing };
  const { effort } = factors;
  const gain = needed[formula]
    .filter((name) => name !== 'effort')
    .reduce((product, name) => product * (factors[name] ?? 0), 1);
  return { value: gain / (effort ?? 1), missing: [] };
}

/** How far one piece of evidence is right, and how much of the whole it is. */
export interface TrustedPiece {
  /** Share of its items that are right, 0…1. */
  share: number;
  /** People who it finds. */
  weight: number;
}

/** What evidence counts as that nobody checked. */
export const uncheckedShare = 0.5;

/** Confidence in all evidence together: the pieces' shares, each weighted by its people; null without a piece. */
export function confidenceOf(pieces: readonly TrustedPiece[]): number | null {
  if (pieces.length === 0) return null;
  const weight = pieces.reduce((sum, piece) => sum + piece.weight, 0);
  // Where nobody said it (any more), all pieces are alike.
  const weightOf = (piece: TrustedPiece) => (weight === 0 ? 1 / pieces.length : piece.weight / weight);
  return pieces.reduce((sum, piece) => sum + piece.share * weightOf(piece), 0);
}
