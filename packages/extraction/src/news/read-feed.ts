import { parseFragment } from 'parse5';
import type { FeedEntry, PageText } from '../facts.ts';
import { rawText } from '../page/dom.ts';
import { dayIn } from './days.ts';

export interface FeedRead {
  /** To be stored: its text holds each entry's title. */
  page: PageText;
  entries: FeedEntry[];
}

const MAX_ENTRIES = 60;

/**
 * Reads a feed, RSS or Atom. The stored text has a line for each entry: the day and the title, then what it says.
 *
 * @param xml what was received; what is no feed gives no entries
 */
export function readFeed(xml: string, url: string): FeedRead {
  const title = clean(inner(xml.split(/<(?:item|entry)[\s>]/i)[0] ?? '', 'title'));
  let text = title === '' ? '' : `${title}\n`;
  const entries: FeedEntry[] = [];
  for (const [, , body = ''] of xml.matchAll(/<(item|entry)(?:\s[^>]*)?>([\s\S]*?)<\/\1>/gi)) {
    const name = clean(inner(body, 'title'));
    if (name === '' || entries.length >= MAX_ENTRIES) continue;
    const when = ['pubDate', 'published', 'updated', 'dc:date', 'date']
      .map((tag) => inner(body, tag))
      .find((each) => each !== '');
    const link = clean(inner(body, 'link')) || /<link[^>]*\shref=["']([^"']+)["']/i.exec(body)?.[1] || '';
    const day = dayIn(when ?? '');
    const said = clean(inner(body, 'description') || inner(body, 'summary') || inner(body, 'content')).slice(
      0,
      1000,
    );
    const lead = day ? `${day} ` : '';
    const start = text.length + lead.length;
    text += `${lead}${name}\n${said === '' ? '' : `${said}\n`}`;
    entries.push({
      title: name,
      url: URL.canParse(link, url) ? new URL(link, url).href : null,
      day,
      evidence: { url, quote: name, start },
    });
  }
  return { page: { url, title: title || null, lang: null, text, blocks: blocksOf(text) }, entries };
}

function blocksOf(text: string): PageText['blocks'] {
  const blocks: PageText['blocks'] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    if (line !== '') blocks.push({ start, end: start + line.length, place: 'main', kind: 'text', level: 0 });
    start += line.length + 1;
  }
  return blocks;
}

function inner(xml: string, tag: string): string {
  return new RegExp(`<${tag}(?:\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, 'i').exec(xml)?.[1]?.trim() ?? '';
}

/** Text without markup, whether it was escaped, in CDATA or written out. */
function clean(xml: string): string {
  const data = xml.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1');
  const once = rawText(parseFragment(data));
  const twice = /<[a-z/]/i.test(once) ? rawText(parseFragment(once)) : once;
  return twice.replace(/\s+/g, ' ').trim();
}
