/** A way to go wrong. Amounts are for the kinds that have one. */
export type Failure =
  | { kind: '429'; retryAfterS?: number }
  | { kind: '503'; retryAfterS?: number }
  | { kind: 'slow'; ms?: number }
  | { kind: PlainFailure };

export const plainFailures = [
  /** An answer far past every limit, in the right content type. */
  'huge',
  'html-instead-of-json',
  /** An error in plain words with status 200. */
  'text200',
  /** Each list holds one thing, and stands as that thing. */
  'single-object',
  /** The right shape with nothing in it. */
  'empty',
  /** The page that asks a browser to prove itself, with status 200. */
  'challenge',
  'redirect-private',
  'redirect-loop',
  /** Pages that link to endlessly many others. */
  'maze',
  /** The answer in another character set than JSON allows, and said to be so. */
  'latin1',
  'gzip-bomb',
  /** Never answers. */
  'hang',
  /** Cuts the connection. */
  'reset',
  'invalid-json',
] as const;
export type PlainFailure = (typeof plainFailures)[number];

export const failureKinds: readonly Failure['kind'][] = ['429', '503', 'slow', ...plainFailures];
