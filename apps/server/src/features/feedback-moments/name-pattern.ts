/** Shorter parts of names are words of some language more often than not. */
const shortestPart = 3;

/** Finds names of people, whole or a part of them, as words of their own; undefined when there is none to find. */
export function namePattern(names: readonly string[]): RegExp | undefined {
  const parts = names
    .flatMap((name) => [name.trim(), ...name.split(/[^\p{L}\p{M}\p{N}'’-]+/u)])
    .filter((part) => part.length >= shortestPart);
  if (parts.length === 0) return undefined;
  // The whole name comes before its parts.
  const longestFirst = [...new Set(parts)].sort((a, b) => b.length - a.length);
  const any = longestFirst.map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)).join('|');
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${any})(?![\p{L}\p{N}])`, 'giu');
}
