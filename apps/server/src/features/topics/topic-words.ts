import { topicDescriptionMaxChars } from '@earshot/contracts/topics';

interface Words {
  title: string | null;
  text: string;
}

const titleChars = 60;

/** A title for a topic that is made from an item: the item's own, else the beginning of its first sentence. */
export function titleFrom({ title, text }: Words): string {
  // oxlint-disable-next-line no-control-regex -- a title is one line without control characters
  const words = (title?.trim() || text).replace(/[\s\u0000-\u001f\u007f]+/gu, ' ').trim();
  const sentence = /^.+?[.!?](?=\s|$)/u.exec(words)?.[0] ?? words;
  const plain = sentence.replace(/(?<![.!?])[.!?]+$/u, '').trim() || words;
  if (Array.from(plain).length <= titleChars) return plain;
  const cut = Array.from(plain).slice(0, titleChars).join('');
  // Not within a word, where the words are not overlong.
  return (/^(.{20,})\s\S*$/u.exec(cut)?.[1] ?? cut).trim();
}

export function descriptionFrom({ text }: Words): string {
  return Array.from(text.trim()).slice(0, topicDescriptionMaxChars).join('');
}

/** The title, numbered where it is taken. */
export async function freeTitle(
  title: string,
  isTaken: (title: string) => Promise<boolean>,
): Promise<string> {
  let free = title;
  for (let n = 2; await isTaken(free); n += 1) free = `${title} (${n})`;
  return free;
}
