/** Of pages without an origin, such as files and closed-off frames. */
export const nullOrigin = 'null';
const originForm = /^([a-z][a-z0-9+.-]*):\/\/(\*\.)?([^\s/?#@*:]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/;
export const originCharsMax = 300;
/** Origins that a site learns, and that a person may allow or refuse. */
export const siteOriginsMax = 100;

/** An origin as browsers send it, or what stands for all below a domain: `https://*.example.com`. */
export interface OriginParts {
  scheme: string;
  isWildcard: boolean;
  host: string;
  /** With its colon; empty for the scheme's own. */
  port: string;
}

/** @returns undefined for what is no origin */
export function originParts(origin: string): OriginParts | undefined {
  const [whole, scheme, wildcard, host, port = ''] = originForm.exec(origin) ?? [];
  if (whole === undefined || scheme === undefined || host === undefined) return undefined;
  const isWildcard = wildcard !== undefined;
  if (isWildcard && (!host.includes('.') || /^[\d.]+$|^\[/.test(host))) return undefined;
  return { scheme, isWildcard, host, port };
}

/** Whether an origin is one that is meant: the same, or below the domain of a wildcard, on the same scheme and port. */
export function isOriginMeant(meant: string, origin: string): boolean {
  if (meant === origin) return true;
  const parts = originParts(meant);
  if (!parts?.isWildcard) return false;
  const { scheme, host, port } = parts;
  return origin.startsWith(`${scheme}://`) && origin.endsWith(`.${host}${port}`);
}

/**
 * How browsers write an origin that a person typed, one with a wildcard for all below a domain, or `null` for pages without one.
 *
 * @returns undefined for what is none of these
 */
export function writtenOrigin(typed: string): string | undefined {
  const small = typed.trim().toLowerCase().replace(/\/$/, '');
  const origin = small.replace(/^(https:\/\/[^/]+):443$/, '$1').replace(/^(http:\/\/[^/]+):80$/, '$1');
  return origin === nullOrigin || originParts(origin) ? origin : undefined;
}

export const originStates = ['learnt', 'allowed', 'refused', 'unknown'] as const;
/** Stands for origins that were refused when too many had been to keep each. */
export const furtherOrigins = '*';
