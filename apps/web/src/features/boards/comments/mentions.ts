export interface Member {
  userId: string;
  name: string;
}

/** Names longer than this are not looked for while somebody types. */
const typedMaxChars = 60;
/** What may be before the @ of a mention: else it is an address. */
const before = new Set([' ', '\n', '\t', '(', '“', '"', ',']);

/** The mention that is being typed where the caret is: where its @ is, and what follows it; null where none is. */
export function mentionAt(text: string, caret: number): { from: number; typed: string } | null {
  const from = text.lastIndexOf('@', caret - 1);
  if (from < 0 || caret - from > typedMaxChars || (from > 0 && !before.has(text[from - 1] ?? '')))
    return null;
  const typed = text.slice(from + 1, caret);
  return typed.includes('\n') ? null : { from, typed };
}

/** Members a word of whose name begins with what is typed. */
export function matching<One extends Member>(members: readonly One[], typed: string): One[] {
  const wanted = typed.toLocaleLowerCase();
  return members.filter(({ name }) => {
    const lower = name.toLocaleLowerCase();
    return lower.startsWith(wanted) || lower.includes(` ${wanted}`);
  });
}

/** A text in parts, of which some mention a member. */
export type TextPart = { text: string; member: Member | null };

/** Where a text names members as `@name`; of names that begin alike the longest. */
export function partsOf(text: string, members: readonly Member[]): TextPart[] {
  const byLength = members.toSorted((a, b) => b.name.length - a.name.length);
  const parts: TextPart[] = [];
  let told = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const isAddress = at > 0 && !before.has(text[at - 1] ?? '');
    const member = isAddress ? undefined : byLength.find(({ name }) => text.startsWith(name, at + 1));
    if (!member) continue;
    if (at > told) parts.push({ text: text.slice(told, at), member: null });
    told = at + 1 + member.name.length;
    parts.push({ text: text.slice(at, told), member });
  }
  if (told < text.length) parts.push({ text: text.slice(told), member: null });
  return parts;
}

/**
 * Ids of the members whom a text mentions.
 *
 * @param chosen those who were chosen from the list: of several of one name it tells who is meant
 */
export function mentionedIn(
  text: string,
  members: readonly Member[],
  chosen: ReadonlySet<string> = new Set(),
): string[] {
  const names = new Set(partsOf(text, members).flatMap(({ member }) => member?.name ?? []));
  return [...names].flatMap((name) => {
    const named = members.filter((one) => one.name === name);
    const meant = named.filter(({ userId }) => chosen.has(userId));
    return (meant.length > 0 ? meant : named).map(({ userId }) => userId);
  });
}
