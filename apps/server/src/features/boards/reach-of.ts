/** Whom evidence reaches: known people once each, and for each item without a known author one more. */
export function reachOf({ people, unnamed }: { people: number; unnamed: number }): number {
  return people + unnamed;
}
