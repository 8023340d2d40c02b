import type { MaskingCase } from './cases.ts';

/** Elements that stand only within others. */
const within: Record<string, [before: string, after: string]> = {
  tr: ['<table>', '</table>'],
  thead: ['<table>', '</table>'],
  td: ['<table><tr>', '</tr></table>'],
  th: ['<table><tr>', '</tr></table>'],
  li: ['<ul>', '</ul>'],
  option: ['<select>', '</select>'],
  dt: ['<dl>', '</dl>'],
  dd: ['<dl>', '</dl>'],
  text: ['<svg width="300" height="40">', '</svg>'],
};

/** A page that holds the cases, each in a section of its own. */
export function pageOf(cases: readonly MaskingCase[], tag: string): string {
  const sections = cases.map((one, at) => `<section id="case-${at}">${bodyOf(one)}</section>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title></head><body>${sections.join('\n')}${tag}</body></html>`;
}

function bodyOf({ where, given }: MaskingCase): string {
  if (where === 'link')
    return `<a href="${given.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">Open</a>`;
  if (where !== 'html' && where !== 'input') return '';
  const [, name = ''] = /^\s*<(\w+)/.exec(given) ?? [];
  const [before, after] = within[name.toLowerCase()] ?? ['', ''];
  return before + given + after;
}
