import { isWording } from '@earshot/analysis/questions/matters/matter-wordings';
import type { PlannedQuestion } from '@earshot/analysis/questions/plan';
import { isQuotedAt } from '@earshot/analysis/questions/reading/quoted';
import { wordsOf } from '@earshot/analysis/questions/reading/reading';
import { sounds } from '@earshot/analysis/text/sounds';
import { tokenise } from '@earshot/analysis/text/tokenise';
import type { TextEngine } from '../../text-engine.ts';

interface Spelling {
  /** Words of the question, in lower case without accents, with how items spell them. */
  words: ReadonlyMap<string, string>;
  /** What was read for what. */
  notice: string;
}

/**
 * How items spell what a question looks for, where no item has it as it was asked; null where nothing is spelt otherwise. What stands in
 * quotation marks is looked for as it is.
 */
export async function askedSpelling(
  question: string,
  readings: readonly Pick<PlannedQuestion, 'read_from'>[],
  engine: Pick<TextEngine, 'heldSpelling'>,
  place: { workspaceId: string; revision: number },
): Promise<Spelling | null> {
  const spans = readings.flatMap(({ read_from: read }) => read.filter(({ part }) => part === 'about'));
  const asked = wordsOf(question).filter(
    ({ start, end }) =>
      spans.some((span) => span.start <= start && end <= span.end) && !isQuotedAt(question, start),
  );
  const words = new Map<string, string>();
  const read: { asked: string; held: string; end: number }[] = [];
  for (const [at, { text, said, start, end }] of asked.entries()) {
    const isOfWording = [asked[at - 1], asked[at + 1]].some((other) => {
      if (!other) return false;
      return isWording(other.start < start ? `${other.text} ${text}` : `${text} ${other.text}`);
    });
    if (isOfWording || tokenise(text).length !== 1) continue;
    const held = words.get(text) ?? (await engine.heldSpelling({ ...place, text }));
    // A word that is right in some language is no other one, unless it is said the same.
    if (held === null || (isWording(text) && sounds(text) !== sounds(held))) continue;
    words.set(text, held);
    const before = read.at(-1);
    if (before && /^\s$/.test(question.slice(before.end, start)))
      Object.assign(before, { asked: `${before.asked} ${said}`, held: `${before.held} ${held}`, end });
    else read.push({ asked: said, held, end });
  }
  const pairs = new Map(read.map(({ asked: one, held }) => [one, held]));
  const notice = [...pairs].map(([one, held]) => `No item contains “${one}”, so it was read as “${held}”.`);
  return words.size === 0 ? null : { words, notice: notice.join(' ') };
}
