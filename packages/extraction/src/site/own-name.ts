import { attribute, byTag, calledNames, childElements, rawText } from '../page/dom.ts';
import type { Document, Element } from '../page/dom.ts';
import { evidenceAt } from '../page/quotes.ts';
import { metaContent } from '../page/read-page.ts';
import type { ReadPage } from '../page/read-page.ts';
import type { Told } from '../facts.ts';
import { isOfType, jsonLdObjects, jsonLdValues } from '../pricing/lines/declared-offers.ts';

const MAX_CHARS = 40;
const MAX_WORDS = 5;
/** What a company is registered as, behind its name. */
const LEGAL_FORM =
  /,?\s(?:inc\.?|llc\.?|ltd\.?|limited|corp\.?|co\.|plc|gmbh(?: & co\.? kg)?|ag|kg|ug|e\.v\.|s\.?a\.?r?\.?l\.?|s\.?a\.?s\.?|s\.?p\.?a\.?|s\.?r\.?l\.?|s\.?l\.?u?\.?|b\.?v\.?|n\.?v\.?|ab|as|a\/s|aps|oy|oyj|sp\. z o\.o\.|s\.r\.o\.|a\.s\.|kft\.?|ltda\.?|pty\.?(?: ltd\.?)?|株式会社)$/iu;
/** Words of titles and footers that are no names. */
const NO_NAMES =
  /^(?:home(?:page)?|start(?:seite)?|welcome|willkommen|accueil|inicio|início|hem|hjem|domů|pricing|features?|product|about|contact|blog|all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos reservados|privacy.*|terms.*|menu|logo|index|untitled|my site|website|copyright|\d[\d\s–-]*)$/iu;

/** What a place is worth: what was written to name the company counts most, a part of a title least. */
const WORTH = { declared: 4, logo: 3, copyright: 3, title: 1, host: 2 } as const;

/**
 * What a company calls itself: structured data, the name of the site, its logo, the copyright line and the title are asked,
 * and the name that most of them give counts. The host only tells between them. Null where the page's text holds none.
 */
export function ownName(read: ReadPage): Told | null {
  const votes = new Map<string, { worth: number; written: Map<string, number> }>();
  const vote = (text: string | null, worth: number) => {
    const name = text === null ? null : cleanName(text);
    if (name === null) return;
    const key = plain(name);
    const known = votes.get(key) ?? { worth: 0, written: new Map<string, number>() };
    known.worth += worth;
    known.written.set(name, (known.written.get(name) ?? 0) + worth);
    votes.set(key, known);
  };
  for (const name of new Set(declaredNames(read.document))) vote(name, WORTH.declared);
  for (const name of new Set(logoNames(read))) vote(name, WORTH.logo);
  for (const name of copyrightNames(read)) vote(name, WORTH.copyright);
  for (const part of titleParts(read.page.title)) vote(part, WORTH.title);
  const host = hostLabel(read.page.url);
  for (const [key, each] of votes)
    if (host !== '' && (key === host || host.includes(key))) each.worth += WORTH.host;
  const ranked = [...votes.values()].sort((a, b) => b.worth - a.worth);
  for (const { worth, written } of ranked) {
    // A part of a title alone may be anything.
    if (worth <= WORTH.title) continue;
    const names = [...written].sort(([, a], [, b]) => b - a).map(([name]) => name);
    for (const name of names) {
      const found = told(read, name);
      if (found) return found;
    }
  }
  return null;
}

function declaredNames(document: Document): string[] {
  const organisations = jsonLdValues(document)
    .flatMap((value) => [...jsonLdObjects(value)])
    .filter((fields) =>
      isOfType(fields, 'Organization', 'Corporation', 'SoftwareApplication', 'WebSite', 'LocalBusiness'),
    );
  return [
    metaContent(document, 'og:site_name'),
    metaContent(document, 'application-name'),
    ...organisations.map(({ name }) => (typeof name === 'string' ? name : null)),
  ].flatMap((name) => name ?? []);
}

/** The first link to the home page says the name, or its picture does. */
function logoNames({ document, page }: ReadPage): string[] {
  const links = byTag(document, 'a')
    .filter((link) => isHomeLink(link, page.url))
    .slice(0, 3);
  const called = byTag(document, 'header', 'div', 'span', 'p', 'a')
    .filter((element) =>
      /(?:^|[\s_-])(?:logo|brand|site-title|site-name|wordmark)(?=$|[\s_-])/.test(calledNames(element)),
    )
    .slice(0, 3);
  return [...links, ...called].flatMap((element) => [
    rawText(element),
    ...byTag(element, 'img', 'svg').flatMap((picture) => [
      (attribute(picture, 'alt') ?? attribute(picture, 'aria-label') ?? '').replace(
        /(?:^| )logo(?: of)?(?= |$)/i,
        ' ',
      ),
    ]),
  ]);
}

function isHomeLink(link: Element, base: string): boolean {
  const href = attribute(link, 'href');
  if (href === null || href.startsWith('#') || !URL.canParse(href, base)) return false;
  const { host, pathname } = new URL(href, base);
  const isHome = host === new URL(base).host && /^\/(?:index\.html?|[a-z]{2}\/?)?$/.test(pathname);
  return isHome && (childElements(link).length > 0 || !NO_NAMES.test(rawText(link).trim()));
}

const COPYRIGHT =
  /(?:©|\(c\)|copyright(?: ©| \(c\))?)\s?(?:copyright )?(?:(?:19|20)\d\d(?:\s?[-–]\s?(?:(?:19|20)?\d\d|present))?)?,?\s?(?:by )?(?<name>[^\n|·•©]{2,60})/iu;
/** A name and a year, and nothing else, at the end of the page. */
const NAME_AND_YEAR = /^(?<name>[^\d\n|]{2,40}?),? (?:19|20)\d\d$/u;

function copyrightNames({ page }: ReadPage): string[] {
  return page.blocks.slice(-60).flatMap(({ start, end }) => {
    if (end - start > 300) return [];
    const line = page.text.slice(start, end);
    const name = (COPYRIGHT.exec(line) ?? NAME_AND_YEAR.exec(line))?.groups?.['name'];
    if (name === undefined) return [];
    return [
      name.split(
        /\.\s|[,–—]| - |(?<=\p{L})\.$|(?:19|20)\d\d| all rights| alle rechte| tous droits| todos los/iu,
      )[0] ?? '',
    ];
  });
}

/** Parts of a title, each by itself: `Crewlark | Plans for crews`. */
export function titleParts(title: string | null): string[] {
  return (title ?? '').split(/\s{0,4}[|–—•·»]\s{0,4}|:\s|\s-\s/).map((part) => part.trim());
}

function cleanName(text: string): string | null {
  const name = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(LEGAL_FORM, '')
    .replace(/^["“”'(]+/, '')
    .replace(/["“”'),.;]$/, '')
    .trim();
  const isName =
    name.length >= 2 &&
    name.length <= MAX_CHARS &&
    name.split(' ').length <= MAX_WORDS &&
    /\p{L}/u.test(name) &&
    plain(name) !== '' &&
    !NO_NAMES.test(name);
  return isName ? name : null;
}

/** Where the page's text has it, as a word of its own. */
function told({ page }: ReadPage, name: string): Told | null {
  for (let at = page.text.indexOf(name); at >= 0; at = page.text.indexOf(name, at + 1)) {
    const isWhole =
      !/[\p{L}\p{N}]/u.test(page.text[at - 1] ?? ' ') &&
      !/[\p{L}\p{N}]/u.test(page.text[at + name.length] ?? ' ');
    if (isWhole) return { value: name, evidence: evidenceAt(page, at, at + name.length) };
  }
  return null;
}

function hostLabel(url: string): string {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
  return plain(host.split('.')[0] ?? '');
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
