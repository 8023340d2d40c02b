/** False for names that a mail program could turn into a link: whoever gave one must not choose where a reader is led. */
export function isPlainName(name: string): boolean {
  return !/[/\\@<>]|\w\.\w|:\S/u.test(name);
}
