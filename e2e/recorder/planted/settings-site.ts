import { pageNumbers, type PageNumber } from './planting.ts';
import type { ServedFile } from './front-ends/front-end.ts';
import { pixel } from './front-ends/served-files.ts';

export const pathOfSettingsPage = (page: PageNumber): string => `/settings-site/${page}`;

/** Five documents with one thing for each of a site's settings; the number of the page is a part of each. */
export function settingsSite(tag: string): Map<string, ServedFile> {
  const files = pageNumbers.flatMap((page): [string, ServedFile][] => [
    [pathOfSettingsPage(page), { html: documentOf(page, tag), headers: {} }],
    ...['photo', 'tile'].map((name): [string, ServedFile] => [
      `/${name}-${page}.png`,
      // Another content for each name: what is known already is not sent again.
      {
        html: Buffer.concat([pixel, Buffer.from(`${name} ${page}`)]),
        headers: { 'content-type': 'image/png' },
      },
    ]),
    [`/api/settings/${page}`, { html: '{}', headers: { 'content-type': 'application/json' } }],
  ]);
  return new Map(files);
}

const documentOf = (page: PageNumber, tag: string): string =>
  `<!doctype html><html><head><title>Settings</title><style>.tile { background: url(/tile-${page}.png) }</style>${tag}</head><body>
<h1>Open words ${page}</h1>
<p class="by-mask">Masked words ${page}</p>
<p class="by-block">Blocked words ${page}</p>
<p data-plan="Plan ${page}" class="tile">Plan</p>
<a href="/shop?variant=colour-${page}&amp;other=size-${page}">Shop</a>
<img src="/photo-${page}.png" alt="">
<script>
function act() {
  console.log('Console words ${page}');
  void fetch('/api/settings/${page}');
  const canvas = document.body.appendChild(document.createElement('canvas'));
  canvas.getContext('2d').fillRect(0, 0, ${page}, 9);
}
</script></body></html>`;
