// Draws the pictures that are shown where a public page is shared, from the built pages' own titles: npm start once, then
// node scripts/site/cards.ts http://localhost:3000
import { chromium } from 'playwright-core';
import { readFile, mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromiumLaunch } from '../../e2e/support/chromium.ts';

const folder = fileURLToPath(new URL('../../apps/web/public/og/', import.meta.url));
const [, , site] = process.argv;
if (site === undefined) throw new Error('Say which server: node scripts/site/cards.ts http://localhost:3000');

const font = async (name: string) =>
  (await readFile(new URL(`../../apps/web/src/ui/styles/fonts/${name}`, import.meta.url))).toString('base64');
const faces = `
@font-face { font-family: News; font-weight: 380 640; src: url(data:font/woff2;base64,${await font('newsreader-latin.woff2')}) }
@font-face { font-family: Sans; font-weight: 400 640; src: url(data:font/woff2;base64,${await font('public-sans-latin.woff2')}) }`;
const mark = (await readFile(new URL('../../apps/web/public/mark.svg', import.meta.url))).toString('base64');

await mkdir(folder, { recursive: true });
const browser = await chromium.launch(chromiumLaunch);
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const path of await pathsOf(site)) {
  const html = await (await fetch(site + path)).text();
  const head = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]+>/g, '') ?? '';
  const trail = path === '/' ? 'Customer feedback, session replay, market reports' : labelOf(html);
  await page.setContent(cardOf(head, trail));
  await page.evaluate('document.fonts.ready');
  const name = /property="og:image" content="[^"]*\/og\/([^"]+)"/.exec(html)?.[1];
  if (name === undefined) throw new Error(`${path} names no picture`);
  await page.screenshot({ path: folder + name });
}
await browser.close();

async function pathsOf(address: string): Promise<string[]> {
  const map = await (await fetch(`${address}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
}

/** The page's place in the site, from its structured data. */
function labelOf(html: string): string {
  const names = [...html.matchAll(/"@type":"ListItem","position":\d+,"name":"([^"]+)"/g)].map(
    ([, name = '']) => name,
  );
  return names.slice(1, 2).join('');
}

function cardOf(head: string, trail: string): string {
  const size = head.length > 58 ? 66 : head.length > 40 ? 78 : 92;
  return `<!doctype html><style>${faces}
  body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 64px 72px; background: #10352b; color: #f3f8f4;
    display: flex; flex-direction: column; justify-content: space-between; font: 28px Sans }
  h1 { margin: 0; font: 460 ${size}px/1.06 News; letter-spacing: -0.02em; text-wrap: balance; max-width: 1020px }
  div { display: flex; align-items: center; gap: 18px } span { color: #bcd0c5 } i { width: 64px; height: 8px; background: #ffd43a }
  </style><div><img width="52" height="52" style="background:#fcfdfb;border-radius:50%;padding:8px" src="data:image/svg+xml;base64,${mark}"><b style="font:500 40px News">Earshot</b></div>
  <h1>${head}</h1><div><i></i><span>${trail}</span></div>`;
}
