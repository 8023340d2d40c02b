/**
 * The text without mail addresses, each taken for the whole run of letters that it stands in. One pattern for it would try
 * every place of a long run and read on to its end from each: minutes for a megabyte without a space.
 */
export function withoutMail(text: string, instead = ' '): string {
  return text.includes('@') ? text.replace(/\S+/g, (run) => (holdsMail(run) ? instead : run)) : text;
}

/** Something, an @, something, a dot, something. */
function holdsMail(run: string): boolean {
  const at = run.indexOf('@', 1);
  return at > 0 && run.lastIndexOf('.', run.length - 2) > at + 1;
}
