import { pageNumbers, type PageNumber } from '../planting.ts';
import { bodyOf } from './body-of-page.ts';
import { pathOf, sheetOf, titleOf, type FrontEnd, type ServedFile } from './front-end.ts';
import { servedFiles } from './served-files.ts';
import { helpers, viewSource } from './view-source.ts';

const name = 'plain';

/** Five documents, as servers have always written them: styles and scripts within, a full load for each page. */
export function plain(tag: string): FrontEnd {
  const paths = pageNumbers.map((page) => pathOf(name, page));
  const documents = pageNumbers.map((page, index): [string, ServedFile] => [
    paths[index] ?? '',
    { html: documentOf(page, tag), headers: {} },
  ]);
  return { name, paths, files: new Map([...servedFiles(), ...documents]) };
}

function documentOf(page: PageNumber, tag: string): string {
  // A script ends at the first end tag of one, wherever that is.
  const script = `${helpers}\nwindow.view = ${viewSource(page)};\nview.draw();`.replaceAll('</', '<\\/');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${titleOf(page)}</title>
<style>${sheetOf(page)}</style>${tag}</head><body>${bodyOf(name, page)}<script>${script}</script></body></html>`;
}
