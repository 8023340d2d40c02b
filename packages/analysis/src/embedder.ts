/**
 * A sentence encoder from outside, such as a transformer model. None is needed: without one the index makes its
 * vectors from the word table. With one, give its vectors to `SearchIndex` and its `dimensions` as `vectorDimensions`;
 * they take the place of the word table's, words and letters stay. The calibration then has to be fitted anew.
 */
export interface Embedder {
  readonly dimensions: number;
  /** One vector per text, in order, of any length. */
  embed(texts: string[]): Promise<Float32Array[]>;
}
