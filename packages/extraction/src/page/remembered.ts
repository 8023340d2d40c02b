/** Of longer texts the last is kept alone: more would fill the memory. */
const MAX_CHARS = 300;
/** So many answers are kept, about a page's. */
const MAX_KEPT = 4000;

/**
 * Answers for short texts as before: the lines of a page are read again with each element around them. What is answered must not depend on
 * anything but the text, and must not be changed by whoever gets it.
 */
export function remembered<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  const kept = new Map<string, Answer>();
  let last: { text: string; found: Answer } | null = null;
  return (text) => {
    if (text.length > MAX_CHARS) {
      if (last?.text !== text) last = { text, found: answer(text) };
      return last.found;
    }
    const before = kept.get(text);
    if (before !== undefined || kept.has(text)) return before as Answer;
    if (kept.size >= MAX_KEPT) kept.clear();
    const found = answer(text);
    kept.set(text, found);
    return found;
  };
}
