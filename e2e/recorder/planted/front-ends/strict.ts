import { pageNumbers, type PageNumber } from '../planting.ts';
import { bodyOf } from './body-of-page.ts';
import { pathOf, sheetOf, titleOf, type FrontEnd, type ServedFile } from './front-end.ts';
import { servedFiles } from './served-files.ts';
import { helpers, viewSource } from './view-source.ts';

const name = 'strict';

/**
 * Full loads under a policy that allows nothing inline. The tag has to name the worker's file.
 *
 * @param tag the recorder's, as a customer puts it into a page
 * @param recorderUrl the one other origin that the policy allows
 */
export function strict(tag: string, recorderUrl: string): FrontEnd {
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${recorderUrl}`,
    "style-src 'self'",
    "img-src 'self'",
    "worker-src 'self'",
    `connect-src 'self' ${recorderUrl}`,
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');
  const paths = pageNumbers.map((page) => pathOf(name, page));
  const files = pageNumbers.flatMap((page, index): [string, ServedFile][] => [
    [paths[index] ?? '', { html: documentOf(page, tag), headers: { 'content-security-policy': policy } }],
    [`/strict/${page}.css`, { html: sheetOf(page), headers: { 'content-type': 'text/css' } }],
    [`/strict/${page}.js`, { html: scriptOf(page), headers: { 'content-type': 'text/javascript' } }],
  ]);
  return { name, paths, files: new Map([...servedFiles(), ...files]) };
}

const scriptOf = (page: PageNumber): string => `${helpers}\nwindow.view = ${viewSource(page)};\nview.draw();`;

const documentOf = (page: PageNumber, tag: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${titleOf(page)}</title>
<link rel="stylesheet" href="/strict/${page}.css">${tag}</head><body>${bodyOf(name, page)}<script src="/strict/${page}.js"></script></body></html>`;
