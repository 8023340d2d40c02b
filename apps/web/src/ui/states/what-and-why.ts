/** What did not work and why, in one sentence; names and abbreviations keep their capitals. */
export function whatAndWhy(what: string, why: string): string {
  const goesOnSmall = /^\p{Lu}(?:\p{Ll}|\s)/u.test(why);
  return `${what}: ${goesOnSmall ? why.charAt(0).toLowerCase() + why.slice(1) : why}`;
}
