/** From this share of a quota on, people are told. */
const nearlyShare = 0.8;

/** How much room is left of a quota. */
export function fullness(used: number, limit: number): 'room' | 'nearly' | 'full' {
  if (used >= limit) return 'full';
  return used >= nearlyShare * limit ? 'nearly' : 'room';
}
