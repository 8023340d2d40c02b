import { pageNumbers } from '../planting.ts';
import { plantingsOf, type ServedFile } from './front-end.ts';
import { pricesOf } from './view-source.ts';

/** One pixel, for every picture. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

const types: [end: RegExp, type: string, content: string | Buffer][] = [
  [/\.js$/, 'text/javascript', ''],
  [/\.svg$/, 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  [/^\/api\//, 'application/json', '{}'],
];

/** What the plantings need to be answered. */
export function servedFiles(): Map<string, ServedFile> {
  const paths = pageNumbers.flatMap((page) =>
    plantingsOf(page)
      .flatMap(({ serves }) => serves ?? [])
      .concat(pricesOf(page)),
  );
  return new Map(
    paths.map((path) => {
      const [, type, html] = types.find(([end]) => end.test(path)) ?? ['', 'image/png', pixel];
      return [path, { html, headers: { 'content-type': type } }];
    }),
  );
}
