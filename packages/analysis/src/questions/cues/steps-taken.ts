import type { Reading } from '../reading/reading.ts';

const helped =
  '(?:help|helped|fix (?:it|this|that|them|things)|solve (?:it|this|that)|work|work out|make (?:a|any) difference|make it better|do anything|change anything|improve (?:it|this|things)|pay off)';
const asked = new RegExp(
  String.raw`\b(?:did|has|have|does) (?:the |our |this |that )?((?:\S+ ){1,4}?)${helped} (?=$|\| |is |are |or |and |over )`,
);

/**
 * "Did the new lanes help?" behind a matter asks which way it went. What was done is named as not used: no feedback says on which day it was.
 *
 * @returns the words for what was done; null where nothing of the kind is asked
 */
export function takeStepsTaken(reading: Reading): string[] | null {
  const found = reading.find(asked);
  // Without a matter before it the step itself is what is asked about.
  if (!found || found.first < 1) return null;
  const done = reading.words
    .slice(found.first + 1, found.end)
    .map(({ said }) => said)
    .slice(0, (found.groups[1] ?? '').trim().split(' ').length + 1);
  reading.takeWords(found.first, found.end, 'kind');
  return [done.join(' ').replace(/^(?:the|our|this|that) /i, '')];
}
