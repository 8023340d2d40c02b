/**
 * What each question is called as a field, by its id: its title, with a number where a question before it has the same one.
 *
 * @param questions in the order of the form
 */
export function questionNames(
  questions: Iterable<readonly [id: string, title: string]>,
): Map<string, string> {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const [id, title] of questions) {
    const count = (counts.get(title) ?? 0) + 1;
    counts.set(title, count);
    names.set(id, title === '' || count === 1 ? title : `${title} (${count})`);
  }
  return names;
}
