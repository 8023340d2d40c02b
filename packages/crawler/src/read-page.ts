import { isChallenge } from './challenge.ts';
import { contentTypeOf, isHtml, isReadable } from './content-types.ts';
import { decodeText } from './decode-text.ts';
import { headerOf } from './fetch-port.ts';
import type { CrawledPage, PageKind, SkippedPage } from './page.ts';
import { isSignIn } from './page-kind.ts';
import type { Asked } from './polite-fetch.ts';
import { mayBeQuoted } from './quoting.ts';
import type { PageScan } from './scan-page.ts';
import { scanPage } from './scan-page.ts';

export type ReadPage =
  { page: CrawledPage; scan: PageScan } | { skipped: Pick<SkippedPage, 'outcome' | 'detail'> };

/** With fewer characters in sight, and a script, a page is drawn by the script. */
const fewCharacters = 200;

const skip = (outcome: SkippedPage['outcome'], detail: string): ReadPage => ({
  skipped: { outcome, detail },
});

/** What an answer is: a page, or the reason why it is none. */
export function readPage(asked: Asked, url: string, kind: PageKind, productToken: string): ReadPage {
  if (asked.outcome !== 'answered') return { skipped: { outcome: asked.outcome, detail: asked.detail } };
  const { reply, finalUrl, fetchedAt } = asked;
  const { status, headers, body } = reply;
  const contentType = contentTypeOf(headers, body);
  const html = isReadable(contentType) ? decodeText(body, headerOf(headers, 'content-type')) : '';
  const scan = scanPage(isHtml(contentType) ? html : '', finalUrl, productToken);
  if (isChallenge(status, headers, html, scan)) {
    return skip('blocked', 'The site shows this page to people only, not to crawlers.');
  }
  if (status === 404 || status === 410) return skip('empty', 'There is no such page.');
  if (status < 200 || status >= 300) return skip('failed', `The site answered with an error (${status}).`);
  if (kind !== 'home' && isSignIn(finalUrl)) return skip('blocked', 'The page requires a login.');
  if (body.length === 0) return skip('empty', 'The page is empty.');
  if (!isReadable(contentType)) return skip('failed', 'The address does not lead to a page of text.');
  if (scan.isTangled) return skip('failed', 'The page is built so that it cannot be read.');
  const page: CrawledPage = {
    url,
    finalUrl,
    status,
    fetchedAt,
    contentType,
    html,
    kind,
    mayQuote: mayBeQuoted(headers, scan.robots, productToken),
    isDrawnByScript: isHtml(contentType) && scan.scripts > 0 && scan.text.length < fewCharacters,
  };
  return { page, scan };
}
