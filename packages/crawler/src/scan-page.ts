import type { Token } from 'parse5';
import { Tokenizer, TokenizerMode } from 'parse5';
import { NestingGauge } from './nesting-gauge.ts';
import { webAddress } from './page-address.ts';

export interface FoundLink {
  /** Absolute, without its fragment. */
  url: string;
  /** Its words; at most 120 characters. */
  text: string;
}

export interface PageScan {
  title: string;
  /** Values of `<meta name=robots>`, of the one for us, and of the like. */
  robots: string[];
  canonical: string | null;
  links: FoundLink[];
  feeds: string[];
  /** Words in sight, spaces made one; at most 200,000 characters. */
  text: string;
  scripts: number;
  /** Building its tree would cost far more than its length. */
  isTangled: boolean;
}

const maxLinks = 2000;
const maxText = 200_000;
const maxLinkText = 120;

/** Elements whose content is no markup, and what the tokenizer has to be told of them. */
const rawElements = new Map([
  ['script', TokenizerMode.SCRIPT_DATA],
  ['style', TokenizerMode.RAWTEXT],
  ['noembed', TokenizerMode.RAWTEXT],
  ['noframes', TokenizerMode.RAWTEXT],
  ['iframe', TokenizerMode.RAWTEXT],
  ['xmp', TokenizerMode.RAWTEXT],
  ['textarea', TokenizerMode.RCDATA],
  ['title', TokenizerMode.RCDATA],
]);
const unseen = new Set(['script', 'style', 'noembed', 'noframes', 'iframe', 'xmp', 'textarea', 'title']);

/**
 * Reads what finding one's way needs: links, feeds, words. It goes through the page once and builds no tree, so that time
 * grows with the length only, whatever the page.
 */
export function scanPage(html: string, pageUrl: string, productToken: string): PageScan {
  const scan: PageScan = {
    title: '',
    robots: [],
    canonical: null,
    links: [],
    feeds: [],
    text: '',
    scripts: 0,
    isTangled: false,
  };
  const robotNames = new Set(['robots', 'ai', 'tdm-reservation', productToken.toLowerCase()]);
  const words: string[] = [];
  let length = 0;
  let base = pageUrl;
  let within: string | null = null;
  let link: { url: string; text: string } | null = null;
  const gauge = new NestingGauge();

  const addText = (text: string) => {
    if (within === 'title') scan.title += text;
    if (within !== null) return;
    if (link !== null && link.text.length < maxLinkText) link.text += text;
    if (length < maxText) words.push(text);
    length += text.length;
  };
  const endLink = () => {
    if (link !== null && scan.links.length < maxLinks) {
      scan.links.push({ url: link.url, text: squeezed(link.text).slice(0, maxLinkText) });
    }
    link = null;
  };

  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag(tag) {
        const { tagName: name } = tag;
        // Within drawings these are elements like any other.
        const { isForeign } = gauge;
        const state = isForeign ? undefined : rawElements.get(name);
        if (state !== undefined) tokenizer.state = state;
        if (unseen.has(name) && !(isForeign && tag.selfClosing)) within = isForeign ? `svg ${name}` : name;
        if (name === 'script') scan.scripts += 1;
        gauge.start(tag);
        if (name === 'base' && base === pageUrl) base = webAddress(attribute(tag, 'href'), pageUrl) ?? base;
        if (name === 'meta') readMeta(tag, scan, robotNames);
        if (name === 'link') readLink(tag, scan, base);
        if (name === 'a' || name === 'area') {
          endLink();
          const url = webAddress(attribute(tag, 'href'), base);
          if (url !== null) link = { url, text: `${attribute(tag, 'aria-label')} ` };
          if (name === 'area') endLink();
        }
        if (name !== 'a' && name !== 'span' && name !== 'b' && name !== 'em') addText(' ');
      },
      onEndTag({ tagName }) {
        if (within === tagName || within === `svg ${tagName}`) within = null;
        gauge.end(tagName);
        if (tagName === 'a') endLink();
        if (tagName !== 'a' && tagName !== 'span' && tagName !== 'b' && tagName !== 'em') addText(' ');
      },
      onCharacter({ chars }) {
        gauge.content();
        addText(chars);
      },
      onWhitespaceCharacter: () => addText(' '),
      onNullCharacter: () => undefined,
      onComment: () => undefined,
      onDoctype: () => undefined,
      onEof: () => undefined,
    },
  );
  tokenizer.write(html, true);
  endLink();
  scan.isTangled = gauge.isTangled;
  scan.title = squeezed(scan.title).slice(0, 500);
  scan.text = squeezed(words.join('')).slice(0, maxText);
  return scan;
}

function readMeta(tag: Token.TagToken, scan: PageScan, robotNames: ReadonlySet<string>): void {
  const name = attribute(tag, 'name').toLowerCase();
  if (!robotNames.has(name)) return;
  const content = attribute(tag, 'content').toLowerCase();
  scan.robots.push(name === 'tdm-reservation' ? `tdm-reservation:${content.trim()}` : content);
}

function readLink(tag: Token.TagToken, scan: PageScan, base: string): void {
  const relations = attribute(tag, 'rel').toLowerCase().split(/\s+/);
  const url = webAddress(attribute(tag, 'href'), base);
  if (url === null) return;
  if (relations.includes('canonical')) scan.canonical ??= url;
  const isFeed = /^application\/(?:rss|atom)\+xml/.test(attribute(tag, 'type').toLowerCase());
  if (relations.includes('alternate') && isFeed && scan.feeds.length < 20) scan.feeds.push(url);
}

function attribute(tag: Token.TagToken, name: string): string {
  return tag.attrs.find((one) => one.name === name)?.value ?? '';
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
