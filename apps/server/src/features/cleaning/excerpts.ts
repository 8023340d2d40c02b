import type { ItemTexts } from '../feedback/store/new-item.service.ts';

/** Characters of an example, and of what is shown before the first difference. */
const mostChars = 320;
const leadChars = 80;

/** What two versions of an item say, from shortly before they differ. */
export function excerptsOf(before: ItemTexts, after: ItemTexts): { before: string; after: string } {
  const hasTitle = before.title !== after.title;
  const was = wholeOf(before, hasTitle);
  const is = wholeOf(after, hasTitle);
  let same = 0;
  while (same < was.length && same < is.length && was[same] === is[same]) same += 1;
  const start = same <= leadChars * 2 ? 0 : same - leadChars;
  return { before: excerpt(was, start), after: excerpt(is, start) };
}

function wholeOf({ title, text }: ItemTexts, hasTitle: boolean): string {
  return hasTitle && title !== null ? `${title}\n${text}` : text;
}

function excerpt(text: string, start: number): string {
  const part = text.slice(start, start + mostChars);
  const hasMore = start + part.length < text.length;
  return `${start > 0 ? '…' : ''}${part}${hasMore ? '…' : ''}`.toWellFormed();
}
