import type { Measured } from '../search/report.ts';
import type { OutsideHalf } from './outside-set.ts';

type Limit = Pick<Measured, 'limit'>;

/** A share in percent; nothing of nothing is whole for what shall be much, and none for what shall be little. */
export function shareOf(name: string, part: number, whole: number, limit: Limit = {}): Measured {
  const isMost = limit.limit !== undefined && 'atMost' in limit.limit;
  const value = whole === 0 ? (isMost ? 0 : 100) : (100 * part) / whole;
  return { name: `${name}, of ${whole}`, value, unit: '%', ...limit };
}

/** Limits hold for the frozen half; the open one is told. */
export function limitsOf(half: OutsideHalf): {
  atLeast: (least: number) => Limit;
  atMost: (most: number) => Limit;
} {
  const only = (limit: Limit): Limit => (half === 'frozen' ? limit : {});
  return {
    atLeast: (least) => only({ limit: { atLeast: least } }),
    atMost: (most) => only({ limit: { atMost: most } }),
  };
}
