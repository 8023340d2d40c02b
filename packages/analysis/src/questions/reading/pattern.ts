const made = new Map<string, RegExp>();
/** Enough for the columns of some workspaces. */
const mostKept = 4000;

/** A regular expression of words that are known while questions are read, made once: making one costs more than looking with it. */
export function pattern(source: string, flags = ''): RegExp {
  const key = `${flags}/${source}`;
  const known = made.get(key);
  if (known) return known;
  if (made.size >= mostKept) made.clear();
  const fresh = new RegExp(source, flags);
  made.set(key, fresh);
  return fresh;
}
