/** Marks of a text that nobody finished: a placeholder that was not filled, or a value that is none. */
const marks = [
  /\S*earshot-fact-\S*/,
  // Settings are written in capitals, and may be named.
  /\S*EARSHOT_(?![A-Z])\S*/,
  /\S*(?:\{\{|\}\})\S*/,
  /\[object \w+\]/,
  /\b(?:undefined|NaN|Invalid Date)\b/,
  /\blorem\b/i,
];

/** What in a text for people was left unfinished; empty for a good one. */
export function brokenWords(text: string): string[] {
  return marks.flatMap((mark) => mark.exec(text)?.[0] ?? []);
}

/** What people read of a page: its text, and what its attributes say to them. */
export function wordsOfPage(html: string): string {
  const body = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ');
  const said = [...body.matchAll(/ (?:alt|title|content|placeholder|aria-label|href|src)="([^"]*)"/g)];
  return [body.replace(/<[^>]+>/g, ' '), ...said.map(([, value = '']) => value)].join('\n');
}
