const NAME_CHARS = 100;

/** A name as a heading shows it: one line, at most 100 characters. */
export function cleanName(raw: string): string {
  return raw.replace(/\s+/g, ' ').trim().slice(0, NAME_CHARS);
}

/** The name, or "Name (2)" and so on where it is taken. */
export function uniqueName(name: string, isTaken: (name: string) => boolean): string {
  let unique = name;
  for (let n = 2; isTaken(unique); n++) unique = `${name} (${n})`;
  return unique;
}
