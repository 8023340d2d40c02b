import type { PublicRoadmap } from '@earshot/contracts/boards/roadmap';
import { dayName } from '@earshot/report-view/figures';
import { foreign, html } from '@earshot/report-view/markup';

/** Of the page alone, in light and dark. */
export const roadmapStyle = `
:root{color-scheme:light dark;--ink:#1b1a18;--mut:#5f5b54;--page:#fbfaf8;--card:#fff;--line:#e2ded6}
@media (prefers-color-scheme:dark){:root{--ink:#f1eee8;--mut:#b3ada2;--page:#171614;--card:#211f1c;--line:#3a372f}}
*{box-sizing:border-box}
body{margin:0;padding:32px 20px;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:1200px;margin:0 auto}
h1{margin:0 0 8px;font-size:30px;line-height:1.2}
h2{margin:0 0 12px;font-size:18px}
h3{margin:0;font-size:16px}
.intro{max-width:70ch;margin:0 0 24px;color:var(--mut);white-space:pre-line}
.columns{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,260px),1fr));gap:24px;align-items:start}
ul{display:flex;flex-direction:column;gap:12px;margin:0;padding:0;list-style:none}
li{padding:14px 16px;border:1px solid var(--line);border-radius:10px;background:var(--card)}
li p{margin:6px 0 0;white-space:pre-line}
.mut,footer{color:var(--mut);font-size:14px}
footer{margin-top:32px}
a{color:inherit}
`;

/** A public roadmap as a page that needs no script. */
export function roadmapPage(roadmap: PublicRoadmap, feedPath: string): string {
  const { title, intro, columns, updated_at: updatedAt } = roadmap;
  const page = html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="alternate" type="application/atom+xml" title="${title}" href="${feedPath}">
<style>`;
  const rest = html`</style>
</head>
<body>
<main>
<h1>${foreign(title)}</h1>
${intro === '' ? null : html`<p class="intro">${foreign(intro)}</p>`}
<div class="columns">${columns.map(
    ({ title: column, cards }) =>
      html`<section>
        <h2>${foreign(column)}</h2>
        ${
          cards.length === 0
            ? html`<p class="mut">Nothing here at the moment.</p>`
            : html`<ul>
                ${cards.map(cardItem)}
              </ul>`
        }
      </section>`,
  )}</div>
<footer>Updated on ${dayName(updatedAt)}. <a href="${feedPath}">Feed</a></footer>
</main>
</body>
</html>
`;
  return `<!doctype html>\n${page.text}${roadmapStyle}${rest.text}`;
}

function cardItem({
  title,
  text,
  people,
  released_on: day,
}: PublicRoadmap['columns'][number]['cards'][number]) {
  const facts = [
    people !== null && `${people} people asked for this`,
    day && `Released on ${dayName(`${day}T00:00:00Z`)}`,
  ];
  const said = facts.filter((fact) => typeof fact === 'string').join(' · ');
  return html`<li>
    <h3>${foreign(title)}</h3>
    ${text === '' ? null : html`<p>${foreign(text)}</p>`}${
      said === '' ? null : html`<p class="mut">${said}</p>`
    }
  </li>`;
}

/** What a link says that opens nothing. */
export function noRoadmapPage(): string {
  const head = html`<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Roadmap not found</title><style>`;
  const rest = html`</style></head>
<body><main><h1>Roadmap not found</h1><p>The link is not valid, or the roadmap is no longer published.</p></main></body>
</html>
`;
  return `<!doctype html>\n${head.text}${roadmapStyle}${rest.text}`;
}
