import type { ReplyHeaders } from './fetch-port.ts';
import { headerOf } from './fetch-port.ts';

export const acceptPages = 'text/html,application/xhtml+xml;q=0.9,application/xml;q=0.8,text/plain;q=0.5';
export const acceptXml = 'application/xml,text/xml;q=0.9,application/rss+xml,application/atom+xml,*/*;q=0.1';

/** The content type without its parameters, in lower case; by the first character of the body where none is given. */
export function contentTypeOf(headers: ReplyHeaders, body: Uint8Array): string {
  const [given = ''] = headerOf(headers, 'content-type').toLowerCase().split(';');
  const type = given.trim();
  if (type !== '') return type;
  const start = new TextDecoder().decode(body.subarray(0, 256)).trimStart();
  return start.startsWith('<?xml') ? 'application/xml' : start.startsWith('<') ? 'text/html' : '';
}

export function isHtml(type: string): boolean {
  return type === 'text/html' || type === 'application/xhtml+xml';
}

export function isXml(type: string): boolean {
  return type === 'text/xml' || type === 'application/xml' || /^application\/[\w.-]+\+xml$/.test(type);
}

/** What is read at all: markup, JSON and plain text. */
export function isReadable(type: string): boolean {
  return isHtml(type) || isXml(type) || type === 'application/json' || type === 'text/plain';
}
