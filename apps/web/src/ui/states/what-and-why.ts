/** What did not work and why, in one sentence; names and abbreviations keep their capitals. */
export function whatAndWhy(what: string, why: string): string {
  const goesOnSmall = /^(?!(?:Earshot|Chromium)\b)\p{Lu}(?:\p{Ll}+(?!\p{L})|\s)/u.test(why);
  return `${what}: ${goesOnSmall ? why.charAt(0).toLowerCase() + why.slice(1) : why}`;
}
