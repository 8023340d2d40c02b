import { expect, test } from 'vitest';
import { productAt } from './sentence-vectors.ts';

test('the product with the vector at a place is the sum over all dimensions', () => {
  const vectors = Float32Array.from({ length: 24 }, (_, i) => i + 1);
  const vector = Float64Array.from([2, 3, 5, 7, 11, 13, 17, 19]);
  for (const place of [0, 1, 2]) {
    const sum = vector.reduce((all, value, i) => all + value * (place * 8 + i + 1), 0);
    expect(productAt(vectors, place, vector)).toBe(sum);
  }
});
