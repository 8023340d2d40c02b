import type { Constraint } from '../conditions/constraint.ts';
import { isTopicOrTheme } from '../conditions/constraints.ts';
import type { Cues } from '../cues/asked.ts';
import { fold, normalise } from '../../text/fold.ts';
import { thingNouns } from '../grammar/wordings.ts';
import { themeOrTopic } from '../cues/grouping.ts';
import type { NameIndex } from '../names/names.ts';
import type { Reading } from '../reading/reading.ts';

const asking =
  /^(?:(?:and|so|ok|but|tell me|show me) )*(?:what|whats|which)\b|\bwhat (?:do|does|did|are|is|were)\b|^(?:the )?(?:top|most|biggest|main|worst|best)\b/;
const words = /\b(?:words?|phrases?|terms?)\b/;

/**
 * Makes a ranking of what asks for what is hated, loved or wished for, and names no matter of its own: "what do learners of Japanese
 * struggle with", "top complaints at the harbour".
 */
export function rankOfMatters(
  reading: Reading,
  cues: Cues,
  constraints: readonly Constraint[],
  names: NameIndex,
): Constraint[] {
  const kept = constraints.filter(
    ({ group, part }) =>
      group !== 'about' || part.about?.as_words || !thingNouns.test(fold(normalise(part.about?.text ?? ''))),
  );
  // "What do people hate about the app" asks about all of it.
  if (cues.kind === 'rank' && cues.asks === 'matters') return kept;
  const isOpen = cues.kind === null || cues.kind === 'list' || (cues.kind === 'quote' && cues.asks === null);
  if (!isOpen || cues.by !== null || cues.measure !== null) return [...constraints];
  const text = reading.words.map((word) => word.text).join(' ');
  if (
    !asking.test(text) ||
    words.test(text) ||
    /\b(?:quotes?|examples?|verbatims?|say|said|saying)\b/.test(text)
  )
    return [...constraints];
  const hasMatter = kept.some(
    ({ group, isExcluded }) => !isExcluded && (isTopicOrTheme(group) || group === 'about'),
  );
  const isOfSome = constraints.some(
    ({ group, isExcluded }) => !isExcluded && (group === 'sentiment' || group === 'kind'),
  );
  if (hasMatter || !isOfSome) return [...constraints];
  cues.kind = 'rank';
  cues.by = themeOrTopic(names);
  if (cues.by === 'theme' && cues.order === 'most') cues.asks ??= 'matters';
  return kept;
}
