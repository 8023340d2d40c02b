/** Puts together what looks like a real key, so that scanners of source code do not take it for one. */
export const joined = (...parts: string[]): string => parts.join('');

/** A text as it is written in a page's script. */
export const quoted = (text: string): string => JSON.stringify(text);
