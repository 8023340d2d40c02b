/**
 * Forms of a phrase, parted by "|": "so (badly|low)" is each of them. "What's" stands for "what", as questions are read; a form at the
 * beginning of a question ("^") stays there.
 */
export function forms(template: string): string {
  const [, before = '', choices = '', after = ''] = /^([^(]*)\(([^)]*)\)(.*)$/s.exec(template) ?? [];
  if (choices === '')
    return template
      .replace(/(\p{L})'s(?= |$)/gu, '$1')
      .replace(/ +/g, ' ')
      .replace(/^\^ /, '^')
      .trim();
  return choices
    .split('|')
    .map((one) => forms(`${before}${one}${after}`))
    .join('|');
}
