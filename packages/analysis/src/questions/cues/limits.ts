import { itemNouns } from '../grammar/nouns.ts';
import { pattern } from '../reading/pattern.ts';
import type { Reading } from '../reading/reading.ts';

const numbers: Record<string, number> = {
  two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12, twenty: 20,
}; // prettier-ignore
const N = String.raw`(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)`;
const ordinals: Record<string, number> = {
  second: 2, third: 3, fourth: 4, fifth: 5, '2nd': 2, '3rd': 3, '4th': 4, '5th': 5,
}; // prettier-ignore
/** "The second highest", "third most common": the place in the ranking. */
export function takePlace(reading: Reading): number | null {
  const found = reading.find(
    /\b(second|third|fourth|fifth|2nd|3rd|4th|5th)(?= (?:most|least|highest|lowest|best|worst|biggest|largest|fewest|smallest|common|commonest)\b)/,
  );
  if (!found) return null;
  reading.takeWords(found.first, found.first + 1, 'limit');
  return ordinals[found.groups[1] ?? ''] ?? null;
}

/** "Top 5", "three examples", "the 10 biggest" */
export function takeLimit(reading: Reading): number | null {
  const found =
    reading.find(pattern(String.raw`\btop ${N}\b`)) ??
    reading.find(
      pattern(
        String.raw`\b(?:worst|best|angriest|latest|newest|biggest|harshest) ${N}\b(?! (?:stars?|days|weeks|months|years)\b)`,
      ),
    ) ??
    reading.find(
      pattern(String.raw`\b(?:give|show|list|name|quote|find)(?: me| us)?(?: the| some| any)? ${N}\b`),
    ) ??
    reading.find(
      pattern(
        String.raw`\b(?:the |our )?${N}(?= (?:most|biggest|largest|main|best|worst|top|quotes|examples|verbatims|loudest)\b)`,
      ),
    ) ??
    reading.find(
      pattern(
        String.raw`\b(?:which|what|(?:which|what|who) (?:are|were|is) the|name the|(?<=^(?:show |list |rank )?)the) ${N}(?= (?!(?:stars?|points?|days|weeks|months|quarters|years|reviews|items|comments|people|of)\b)\S+s\b)`,
      ),
    ) ??
    // "If we could add only two things", "which 3 pay us most"
    reading.find(
      pattern(
        String.raw`\b(?:(?:add|build|fix|do|change|pick) (?:only|just)|only|just) ${N}(?= (?:things?|features?|improvements?))`,
      ),
    ) ??
    reading.find(
      pattern(String.raw`\b${N}(?= (?:\S+ )?(?:quotes|quotations|examples|verbatims|testimonials)\b)`),
    ) ??
    reading.find(
      pattern(String.raw`\bwhich ${N}(?= (?:\| |(?:pay|pays|are|spend|spends|bring|complain|write)\b))`),
    );
  if (!found) return takeBehind(reading);
  const word = found.groups[1] ?? '';
  const place = reading.words.findIndex(({ text }, at) => text === word && at >= found.first);
  if (place >= 0) reading.takeWords(place, place + 1, 'limit');
  return numbers[word] ?? Number(word);
}

/** What ends in how many are wanted: a ranking, a list or quotes, and no count. */
const listing =
  /\b(?:most|mostly|top|main|key|biggest|largest|best|worst|loudest|angriest|commonest|highest|lowest|least|latest|newest|list|show|give|name|rank|quotes?|quotations?|examples?|verbatims?|testimonials?)\b|\b(?:problems|complaints|issues|bugs|wishes|requests|features|ideas|suggestions|reasons|themes|topics)$/;
const ofNumbers = /\b(?:how (?:many|often|much)|share|percent|percentage|average|median)\b/;

/** "Biggest pain points? 3 please", "what do they want most? two ideas": behind a sign, a number of what was asked for. */
function takeBehind(reading: Reading): number | null {
  const found = reading.find(
    pattern(
      String.raw`\b${N} (?:(?:please|pls|plz|max|only|is enough|will do|ideas?|things|points|bullets|answers) )?$`,
    ),
  );
  // No white space stands behind the sign in "GPT-4" and "17:30".
  if (!found || !/[.,!?;:–—-]\s/.test(reading.gapBefore(found.first))) return null;
  const before = reading.words.slice(0, found.first).map(({ text }) => text);
  const line = before.join(' ');
  const isOfSeries = /^\d/.test(before.at(-1) ?? '');
  if (isOfSeries || !listing.test(line) || ofNumbers.test(line)) return null;
  reading.takeWords(found.first, found.end, 'limit');
  const word = found.groups[1] ?? '';
  return numbers[word] ?? Number(word);
}

const items = `(?:${itemNouns})`;
const M = String.raw`(\d{1,6}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)`;

/** "With at least 20 reviews", "only those with more than ten tickets": what is ranked has to have so many. */
export function takeLeast(reading: Reading): { least: number; said: string } | null {
  const found = reading.find(
    pattern(
      String.raw`\b(?:(?:only|but|and|(?<=only )(?:those|ones)|for|with|that have|having|which have|who have|of) ){0,5}(at least|more than|over|no fewer than|no less than|a minimum of|minimum|min) ${M} (?:different )?${items}\b`,
    ),
  );
  if (!found) return null;
  const said = reading.words.slice(found.first, found.end).map((word) => word.said);
  reading.takeWords(found.first, found.end, 'limit');
  const word = found.groups[2] ?? '';
  const number = numbers[word] ?? Number(word);
  const isMore = /^(?:more than|over)$/.test(found.groups[1] ?? '');
  return { least: isMore ? number + 1 : number, said: said.join(' ') };
}
