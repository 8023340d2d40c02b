import { pageNumbers } from '../planting.ts';
import { bodyOf } from './body-of-page.ts';
import { pathOf, sheetOf, titleOf, type FrontEnd } from './front-end.ts';
import { servedFiles } from './served-files.ts';
import { helpers, viewSource } from './view-source.ts';

const name = 'router';

/** One document: a script draws each page, puts its styles into the head and changes the address. */
export function router(tag: string): FrontEnd {
  const paths = pageNumbers.map((page) => pathOf(name, page));
  const [first = ''] = paths;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${titleOf(1)}</title>${tag}</head>
<body><div id="root"></div><script src="/router/app.js"></script></body></html>`;
  return {
    name,
    paths,
    files: new Map([
      ...servedFiles(),
      [first, { html, headers: {} }],
      ['/router/app.js', { html: appSource(paths), headers: { 'content-type': 'text/javascript' } }],
    ]),
  };
}

function appSource(paths: string[]): string {
  const views = pageNumbers.map((page, index) => {
    const texts = { html: bodyOf(name, page), css: sheetOf(page), title: titleOf(page) };
    return `${JSON.stringify(paths[index])}: { ...${JSON.stringify(texts)}, ...${viewSource(page)} }`;
  });
  return `${helpers}
const views = { ${views.join(',\n')} };
const sheet = document.head.appendChild(document.createElement('style'));
function show(path) {
  const view = views[path];
  window.view = view;
  document.title = view.title;
  document.adoptedStyleSheets = [];
  sheet.textContent = view.css;
  document.getElementById('root').innerHTML = view.html;
  view.draw();
}
document.addEventListener('click', (event) => {
  const link = event.target.closest('#next');
  if (!link) return;
  event.preventDefault();
  history.pushState(null, '', link.getAttribute('href'));
  show(location.pathname);
});
show(location.pathname);`;
}
