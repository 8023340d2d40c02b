/** Text that stays text: one line, nothing in it a mark of Markdown or HTML, a list, or a link that makes itself. */
export function markdownText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_{}[\]<>|~&@]/g, '\\$&')
    .replace(/:(?=\/\/)|\.(?<=\bwww\.)/gi, '\\$&')
    .replace(/^[-+=#]/, '\\$&')
    .replace(/^(\d{1,9})([.)])/, '$1\\$2');
}
