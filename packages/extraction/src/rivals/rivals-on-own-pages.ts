import { attribute, byTag, rawText } from '../page/dom.ts';
import type { Element } from '../page/dom.ts';
import { evidenceAt } from '../page/quotes.ts';
import type { ReadPage } from '../page/read-page.ts';
import type { Evidence } from '../facts.ts';
import { isUsualName } from '../pricing/names/usual-names.ts';
import { dataTables, gridOf } from '../pricing/tables/table-grid.ts';
import type { Grid } from '../pricing/tables/table-grid.ts';
import { comparisonIn, isComparisonPath, slugWords } from './comparison-phrases.ts';
import type { RivalEvidence, RivalSubject } from './rival-evidence.ts';
import { nameKey, rivalName } from './rival-names.ts';

/** Another company as one place of a page names it; whose page it is, is not known yet. */
export interface NamedRival {
  /** All who are compared there: the company itself may be among them. */
  names: string[];
  /** `page`: a page of its own; `title`: a heading or a link; `table`: a comparison table. */
  place: 'page' | 'title' | 'table';
  /** The company itself has to be among the names. */
  needsOwn: boolean;
  /** Hosts of other sites that the page links to, with the words of the links. */
  links: { host: string; words: string }[];
  evidence: Evidence;
}

const HOST = /(?<![\w.@/-])(?:https?:\/\/)?(?:www\.)?((?:[a-z0-9-]{1,40}\.)+[a-z]{2,12})(?![\w-])/gi;
const MAX_NAMED = 60;
const MAX_TABLE_NAMES = 8;

/** Platforms and things that others are set beside, and that compete with nobody who names them. */
const NO_RIVALS = new Set(
  'google apple microsoft facebook meta instagram whatsapp twitter x linkedin youtube tiktok amazon android ios windows mac macos linux excel googlesheets sheets googledrive gmail outlook word paper spreadsheets spreadsheet csv email pdf every others other us them you traditional manual competitor competitors competition competitora competitorb feature features function price cost total legacy legacytools legacysoftware oldway agency agencies freelancer freelancers inhouse diy status quo nothing everyone anyone scratch zero'.split(
    ' ',
  ),
);

/** Whom a page of a site sets beside the company: in its address, its titles, its links and its comparison tables. */
export function namedRivals(read: ReadPage): NamedRival[] {
  const { page, document } = read;
  const links = outsideLinks(read);
  const found: NamedRival[] = [];
  const note = (text: string, place: NamedRival['place'], evidence: Evidence) => {
    const comparison = comparisonIn(text);
    if (!comparison) return;
    const sides = comparison.form === 'versus' ? comparison.sides : [comparison.name];
    const names = sides.flatMap((side) => nameOf(side) ?? []);
    if (names.length > 0)
      found.push(namedAt({ names, place, needsOwn: comparison.form === 'versus', evidence }, links));
  };
  const url = new URL(page.url);
  const slug = slugWords(url.pathname);
  const own = isComparisonPath(url.pathname) && comparisonIn(slug) === null ? slug : null;
  const first = page.blocks[0];
  const titled = first?.place === 'head' ? evidenceAt(page, first.start, first.end) : null;
  if (page.title !== null && titled)
    note(page.title, comparisonIn(slug) || own !== null ? 'page' : 'title', titled);
  // The address names it, as the page writes it.
  const slugged = comparisonIn(own === null ? slug : `alternative to ${slug}`);
  for (const name of slugged?.form === 'other' ? [slugged.name] : (slugged?.sides ?? [])) {
    const written = writtenAs(read, name);
    if (written)
      found.push(
        namedAt({ names: [written.quote], place: 'page', needsOwn: false, evidence: written }, links),
      );
  }
  for (const heading of byTag(document, 'h1', 'h2', 'h3')) {
    const span = read.spans.get(heading);
    if (span) note(page.text.slice(span.start, span.end), 'title', evidenceAt(page, span.start, span.end));
  }
  for (const link of byTag(document, 'a')) {
    const span = read.spans.get(link);
    if (!span || span.end - span.start > 120 || !leadsWithin(link, url)) continue;
    note(page.text.slice(span.start, span.end), 'page', evidenceAt(page, span.start, span.end));
  }
  for (const body of byTag(document, 'body')) {
    for (const table of dataTables(body)) found.push(...tableNames(read, table, links));
  }
  return found.slice(0, MAX_NAMED);
}

/** With the links that are called like one of the names. */
function namedAt(named: Omit<NamedRival, 'links'>, links: NamedRival['links']): NamedRival {
  const keys = named.names.map(nameKey);
  return { ...named, links: links.filter((link) => keys.some((key) => isCalled(link, key))).slice(0, 4) };
}

function tableNames(read: ReadPage, table: Element, links: NamedRival['links']): NamedRival[] {
  const grid = gridOf(read, table);
  const sides: Grid[number][] = [(grid[0] ?? []).slice(1), grid.slice(1).map((row) => row[0] ?? null)];
  return sides.flatMap((cells) => {
    const texts = cells.flatMap((cell) => (cell?.span ? [cell] : []));
    const names = texts.flatMap(({ text }) => nameOf(text) ?? []).filter((name) => !isUsualName(name));
    const [head] = texts;
    const last = texts.at(-1);
    if (names.length < 2 || names.length > MAX_TABLE_NAMES || !head?.span || !last?.span) return [];
    const evidence = evidenceAt(read.page, head.span.start, Math.min(last.span.end, head.span.start + 300));
    return [namedAt({ names: [...new Set(names)], place: 'table', needsOwn: true, evidence }, links)];
  });
}

/** A name as companies have: few words, a capital or a digit in it. */
function nameOf(written: string): string | null {
  const name = rivalName(written);
  if (name === null || !/[\p{Lu}\p{Lo}\p{N}]|\./u.test(name) || NO_RIVALS.has(nameKey(name))) return null;
  return name;
}

/** Where the page writes the words of an address, with their capitals. */
function writtenAs({ page }: ReadPage, slug: string): Evidence | null {
  const words = slug
    .trim()
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0 || words.length > 3 || NO_RIVALS.has(nameKey(slug))) return null;
  const key = nameKey(slug);
  for (const { 0: run, index } of page.text.matchAll(
    /[\p{Lu}\p{N}][\p{L}\p{N}.]{1,30}(?: [\p{Lu}\p{N}][\p{L}\p{N}.]{0,30}){0,2}/gu,
  )) {
    for (const length of [3, 2, 1]) {
      const part = run.split(' ').slice(0, length).join(' ').replace(/\.$/, '');
      if (nameKey(part) === key) return evidenceAt(page, index, index + part.length);
    }
  }
  return null;
}

function leadsWithin(link: Element, page: URL): boolean {
  const href = attribute(link, 'href');
  return href !== null && URL.canParse(href, page.href) && hostOf(new URL(href, page)) === hostOf(page);
}

function outsideLinks({ document, page }: ReadPage): NamedRival['links'] {
  const own = hostOf(new URL(page.url));
  const isOwn = (host: string) => host === own || host.endsWith(`.${own}`);
  const written = [...page.text.matchAll(HOST)].flatMap(([, host = '']) =>
    isOwn(host.toLowerCase()) ? [] : [{ host: host.toLowerCase(), words: '' }],
  );
  const linked = byTag(document, 'a').flatMap((link) => {
    const href = attribute(link, 'href');
    if (href === null || !/^https?:\/\//i.test(href) || !URL.canParse(href)) return [];
    const host = hostOf(new URL(href));
    return isOwn(host) ? [] : [{ host, words: rawText(link).trim() }];
  });
  return [...linked, ...written];
}

function hostOf(url: URL): string {
  return url.hostname.replace(/^www\./, '').toLowerCase();
}

/**
 * The rivals among those whom a site names: with a page of their own, a site that the page links to, or a second place. What
 * else is named may be anything.
 */
export function ownRivals(named: readonly NamedRival[], subject: RivalSubject): RivalEvidence[] {
  const own = nameKey(subject.name);
  const isOwn = (name: string) => {
    const key = nameKey(name);
    return (
      key === own || (own.length >= 4 && key.startsWith(own)) || (key.length >= 4 && own.startsWith(key))
    );
  };
  const places = new Map<string, { name: string; rival: NamedRival }[]>();
  for (const rival of named) {
    if (rival.needsOwn && !rival.names.some(isOwn)) continue;
    for (const name of rival.names) {
      if (isOwn(name)) continue;
      places.set(nameKey(name), [...(places.get(nameKey(name)) ?? []), { name, rival }]);
    }
  }
  return [...places].flatMap(([key, all]) => {
    const links = all.flatMap(({ rival }) => rival.links);
    const host = links.find((link) => isCalled(link, key))?.host ?? null;
    const pages = new Set(all.map(({ rival }) => `${rival.evidence.url} ${rival.place}`)).size;
    const isKnown = host !== null || pages >= 2 || all.some(({ rival }) => rival.place === 'page');
    const [best] = all.toSorted((a, b) => rank(a.rival) - rank(b.rival));
    if (!isKnown || !best) return [];
    const { name, rival } = best;
    return [
      {
        ...{ name, host, kind: 'own_comparison', source: 'own_site', voice: subject.host ?? subject.name },
        text: `${subject.name} compares itself with ${name} on its own site.`,
        evidence: rival.evidence,
      },
    ];
  });
}

/** Words that compare prove more than a name alone. */
function rank({ place, names, evidence }: NamedRival): number {
  return { page: 0, title: 1, table: 2 }[place] + (names.includes(evidence.quote) ? 3 : 0);
}

/** The link's words are the name, or its host is called like it. */
function isCalled({ host, words }: NamedRival['links'][number], key: string): boolean {
  const label = nameKey(host.split('.').at(-2) ?? '');
  return nameKey(words) === key || (label !== '' && label === key);
}
