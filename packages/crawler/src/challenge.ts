import type { ReplyHeaders } from './fetch-port.ts';
import { headerOf } from './fetch-port.ts';
import type { PageScan } from './scan-page.ts';

const titles =
  /^(?:just a moment|attention required|access (?:to this page has been )?denied|checking your browser|pardon our interruption|are you (?:a )?(?:human|robot)|robot or human|verify(?:ing)? (?:that )?you are (?:a )?human|security check|ddos-guard|human verification|bot verification|one more step|please wait|you have been blocked|sorry, you have been blocked|request (?:blocked|rejected)|captcha)/i;
const sayings =
  /checking your browser|verify(?:ing)? (?:that )?you are (?:a )?human|enable (?:javascript and )?cookies to continue|unusual traffic|are you a robot|complete the security check|pressing (?:and|&) hold|press (?:and|&) hold|request unsuccessful|powered by (?:perimeterx|datadome)/i;
const scripts =
  /\/cdn-cgi\/challenge-platform\/|_incapsula_resource|captcha-delivery\.com|px-captcha|awswafcookiedomainlist|challenges\.cloudflare\.com|\/_sec\/cp_challenge/i;
const refusals: ReadonlySet<number> = new Set([401, 403, 407, 429, 451, 999]);
/** A page with more words than this shows more than a gate. */
const gateCharacters = 1500;

/**
 * A page that stands in the way of the one that was asked for: a test for humans, or a refusal. It tells nothing of the
 * site, so it is not an empty page either.
 */
export function isChallenge(status: number, headers: ReplyHeaders, html: string, scan: PageScan): boolean {
  if (refusals.has(status) || headerOf(headers, 'cf-mitigated') !== '') return true;
  if (scan.text.length > gateCharacters) return false;
  if (titles.test(scan.title) || sayings.test(scan.text)) return true;
  // Sites load these scripts on ordinary pages as well: only where there is little else do they mean a gate.
  return scan.text.length < 300 && scripts.test(html);
}
