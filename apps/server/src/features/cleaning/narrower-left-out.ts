import type { RepeatedPart } from '@earshot/cleaning/repeats/repeated-parts';

/**
 * The parts without those that another one covers: templates name people and products, and are found once with each name and
 * once with a slot in its place. Of two that come in as many items the one with more words is the better to read.
 */
export function narrowerLeftOut(parts: readonly RepeatedPart[]): RepeatedPart[] {
  const best = new Map<string, RepeatedPart>();
  for (const part of parts) {
    const wide = withNameSlots(part.text);
    const known = best.get(wide);
    if (!known || isBetter(part, known)) best.set(wide, part);
  }
  const kept = new Set(best.values());
  return parts.filter((part) => kept.has(part));
}

function isBetter(a: RepeatedPart, b: RepeatedPart): boolean {
  return a.count === b.count ? a.text.length > b.text.length : a.count > b.count;
}

/** With a slot for each word inside that begins with a capital, as the wider reading has. */
function withNameSlots(text: string): string {
  return text
    .replace(/(?<=\s)\p{Lu}[\p{L}\p{M}'’]*/gu, '…')
    .replace(/…(?:[\s,]*…)+/g, '…')
    .toLowerCase();
}
