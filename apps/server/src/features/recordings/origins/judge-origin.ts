import {
  isOriginMeant,
  nullOrigin,
  originCharsMax,
  originParts,
  siteOriginsMax,
} from '@earshot/contracts/recordings/site-origins';

/** What is known of an origin, or of all below a domain. */
export interface KnownOrigin {
  origin: string;
  state: 'learnt' | 'allowed' | 'refused' | 'unknown';
}

export interface SiteOrigins {
  origins: readonly KnownOrigin[];
  /** Origins that nobody has heard of are taken. */
  learnsOrigins: boolean;
}

export type Verdict = 'taken' | 'new' | 'refused';

/**
 * Whether what a page of this origin sends is taken; `new`: it is, and the origin is to be remembered.
 *
 * A request without an origin is taken: browsers name it in whatever a page of another origin sends, beacons included, and
 * whoever writes requests without a browser can name any.
 *
 * @param origin as it came, or undefined
 */
export function judgeOrigin({ origins, learnsOrigins }: SiteOrigins, origin: string | undefined): Verdict {
  if (origin === undefined) return 'taken';
  // What somebody decided of one origin goes before what was decided of all below its domain.
  const exact = origins.find((known) => known.origin === origin && known.state !== 'unknown');
  if (exact) return exact.state === 'refused' ? 'refused' : 'taken';
  const meant = origins.filter((known) => known.state !== 'unknown' && isOriginMeant(known.origin, origin));
  if (meant.some(({ state }) => state === 'refused')) return 'refused';
  if (meant.length > 0) return 'taken';
  if (origin === nullOrigin || !originParts(origin)) return 'refused';
  const learnt = origins.filter(({ state }) => state === 'learnt').length;
  return learnsOrigins && learnt < siteOriginsMax ? 'new' : 'refused';
}

/** The origin that a request names, in small letters and of bounded length; undefined when it names none. */
export function originNamed(header: string | undefined): string | undefined {
  return header?.trim().toLowerCase().slice(0, originCharsMax);
}
