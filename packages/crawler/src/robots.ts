/** As much of a robots.txt as is read (RFC 9309, section 2.5). */
export const robotsMaxBytes = 500 * 1024;

interface Rule {
  allow: boolean;
  /** Normalised; `*` and a `$` at its end are what RFC 9309, section 2.2.3, makes of them. */
  pattern: string;
}

export interface Robots {
  allows: (url: string) => boolean;
  /** Milliseconds that it asks to leave between requests; null when it does not say. */
  crawlDelayMs: number | null;
  /** As they are written, not checked. */
  sitemaps: string[];
}

interface Group {
  agents: string[];
  rules: Rule[];
  delayMs: number | null;
}

/** Reads a robots.txt for the robot whose product token is given (RFC 9309). */
export function readRobots(file: Uint8Array, productToken: string): Robots {
  const { groups, sitemaps } = groupsOf(new TextDecoder().decode(file.subarray(0, robotsMaxBytes)));
  const token = productToken.toLowerCase();
  const own = groups.filter(({ agents }) => agents.includes(token));
  const chosen = own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*'));
  const rules = chosen.flatMap((group) => group.rules);
  const delays = chosen.flatMap(({ delayMs }) => (delayMs === null ? [] : [delayMs]));
  return {
    allows: (url) => isAllowed(url, rules),
    crawlDelayMs: delays.length === 0 ? null : Math.max(...delays),
    sitemaps,
  };
}

/** Nothing is refused: there is no robots.txt (RFC 9309, section 2.3.1.3). */
export const openRobots: Robots = { allows: () => true, crawlDelayMs: null, sitemaps: [] };

/** Everything is refused: what the site wishes cannot be known (RFC 9309, section 2.3.1.4). */
export const closedRobots: Robots = { allows: () => false, crawlDelayMs: null, sitemaps: [] };

function groupsOf(text: string): { groups: Group[]; sitemaps: string[] } {
  const groups: Group[] = [];
  const sitemaps: string[] = [];
  let group: Group | null = null;
  let isNaming = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const told = line.replace(/#.*/, '');
    const [lead = '', key = ''] = /^\s*([A-Za-z-]+)\s*:/.exec(told) ?? [];
    const value = told.slice(lead.length).trim();
    const name = key.toLowerCase();
    if (name === 'sitemap' && value !== '') sitemaps.push(value);
    if (name === 'user-agent') {
      if (group === null || !isNaming) groups.push((group = { agents: [], rules: [], delayMs: null }));
      group.agents.push(agentOf(value));
      isNaming = true;
    }
    if (group === null || (name !== 'allow' && name !== 'disallow' && name !== 'crawl-delay')) continue;
    isNaming = false;
    if (name === 'crawl-delay') {
      const seconds = Number(value);
      if (value !== '' && seconds >= 0 && seconds < 86_400) group.delayMs = seconds * 1000;
    } else if (value !== '') {
      group.rules.push({ allow: name === 'allow', pattern: normalised(value) });
    }
  }
  return { groups, sitemaps };
}

/** The product token alone: what follows it, such as a version, does not count. */
function agentOf(value: string): string {
  return value.startsWith('*') ? '*' : (/^[A-Za-z_-]+/.exec(value)?.[0] ?? '').toLowerCase();
}

function isAllowed(address: string, rules: readonly Rule[]): boolean {
  const url = new URL(address);
  if (url.pathname === '/robots.txt') return true;
  const path = normalised(url.pathname + url.search)
    .replaceAll('*', '%2A')
    .replaceAll('$', '%24');
  let best: Rule | null = null;
  for (const rule of rules) {
    const isLonger = best === null || rule.pattern.length > best.pattern.length;
    const isKinder = best !== null && rule.pattern.length === best.pattern.length && rule.allow;
    if ((isLonger || isKinder) && matches(path, rule.pattern)) best = rule;
  }
  return best?.allow ?? true;
}

/** One spelling for octets that can be written in two: RFC 9309, section 2.2.2. */
function normalised(path: string): string {
  return path
    .replace(/[^\x21-\x7e]+/gu, (text) => encodeURIComponent(text.toWellFormed()))
    .replace(/%[0-9a-f]{2}/gi, (octet) => {
      const character = String.fromCharCode(Number.parseInt(octet.slice(1), 16));
      return /[A-Za-z0-9._~-]/.test(character) ? character : octet.toUpperCase();
    });
}

/** In time that grows with the lengths only, whatever the pattern. */
function matches(path: string, pattern: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [first = '', ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(first)) return false;
  let at = first.length;
  const last = isWhole ? parts.pop() : undefined;
  for (const part of parts) {
    const found = path.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  if (!isWhole) return true;
  if (last === undefined) return at === path.length;
  return path.length - last.length >= at && path.endsWith(last);
}
