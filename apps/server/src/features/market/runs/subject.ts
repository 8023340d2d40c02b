import { createHash } from 'node:crypto';
import { badField } from '../../../platform/http/problem.ts';
import { OutboundError } from '../../../platform/outbound/outbound-error.ts';
import { readWebAddress } from '../../../platform/outbound/web-address.ts';

/** What a report is about, as it was typed: a site, or a name whose site has to be found. */
export type Subject = { kind: 'site'; url: URL; host: string } | { kind: 'name'; name: string };

/**
 * Reads what was typed: whatever looks like an address is one.
 *
 * @param field in which it was typed
 * @throws Problem `bad_request` for an address that is not on the public web
 */
export function readSubject(text: string, privateTargets: ReadonlySet<string>, field = 'subject'): Subject {
  const name = text.replaceAll(/\s+/g, ' ').trim();
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(name);
  if (!hasScheme && !looksLikeHost(name)) return { kind: 'name', name };
  try {
    const { url } = readWebAddress(hasScheme ? name : `https://${name}`, privateTargets);
    url.hash = '';
    return { kind: 'site', url, host: companyHost(url) };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    throw badField(field, `${error.message} Enter a name, or an address such as https://example.com.`);
  }
}

/** Runs of a day that have this in common are shared. */
export function shareKeyOf(subject: Subject): string {
  return subject.kind === 'site'
    ? `site:${subject.url.host.replace(/^www\./, '')}`
    : `name:${hashOf(subject.name.toLowerCase())}`;
}

function hashOf(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}

/** As a run looks it up. */
export function lookUpOf(subject: Subject): string {
  return subject.kind === 'site' ? subject.url.href : subject.name;
}

/** What names a company throughout a report: its host, without `www.`. */
export function companyHost(url: URL): string {
  return url.hostname.replace(/^www\./, '').replace(/\.$/, '');
}

/** `shop.example`, with a port or a path or neither; and numbers and brackets, which are refused as addresses. */
function looksLikeHost(text: string): boolean {
  if (/\s/.test(text)) return false;
  return (
    /^(?:[\p{L}\p{N}_-]+\.)+[\p{L}\p{N}-]{2,}\.?(?::\d+)?(?:[/?#].*)?$/u.test(text) ||
    /^(?:\[|\d+(?:\.|$))/.test(text)
  );
}
