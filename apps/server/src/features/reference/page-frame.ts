import { style } from './page-style.ts';
import { escape } from './words-html.ts';

export interface PageParts {
  title: string;
  /** Links beside the page, as markup. */
  menu: string;
  main: string;
  /** Address of a script. */
  script?: string;
}

/** A page of the reference: whole without scripts, and with nothing from another host. */
export function pageOf({ title, menu, main, script }: PageParts): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escape(title)}</title>
<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/mark.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">
<style>${style}</style>${script === undefined ? '' : `<script src="${escape(script)}" defer></script>`}</head>
<body><nav aria-label="Reference"><a class="home" href="/">Earshot</a><ul><li><a href="/docs/api">All calls</a></li><li><a href="/docs/api/roles">Roles and calls</a></li></ul>${menu}</nav>
<main>${main}</main></body></html>`;
}
