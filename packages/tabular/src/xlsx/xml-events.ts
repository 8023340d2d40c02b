import { SaxesParser } from 'saxes';
import { TabularError } from '../errors.ts';
import { MAX_XML_DEPTH, MAX_XML_TOKEN_CHARS } from '../limits.ts';

export interface XmlHandlers {
  /** Names come without their prefix. */
  open: (name: string, attributes: Record<string, string>) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

/**
 * Reads XML as it streams in. Document types are refused, so that no entity of a file's own is ever expanded.
 *
 * @param part the part's name, for messages
 * @param afterChunk called after each chunk, for handing out what it gave
 * @throws TabularError `xml_dtd_refused`, `workbook_broken` for malformed XML, `workbook_too_large` past the limits on depth and on the length of one text or tag
 */
export async function* readXml<T>(
  chunks: AsyncIterable<Buffer>,
  part: string,
  handlers: XmlHandlers,
  take: () => T[],
): AsyncGenerator<T> {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  const decoder = new TextDecoder('utf-8');
  let depth = 0;
  let sinceEvent = 0;
  parser.on('error', (error) => {
    throw new TabularError('workbook_broken', `The workbook's part ${part} is damaged.`, { cause: error });
  });
  parser.on('doctype', () => {
    throw new TabularError(
      'xml_dtd_refused',
      `The workbook's part ${part} defines its own entities, so it cannot be read.`,
    );
  });
  parser.on('opentag', ({ name, attributes }) => {
    sinceEvent = 0;
    if (++depth > MAX_XML_DEPTH) throw tooLarge(part, `nests deeper than ${MAX_XML_DEPTH} levels`);
    handlers.open(withoutPrefix(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    sinceEvent = 0;
    depth--;
    handlers.close?.(withoutPrefix(name));
  });
  const { text } = handlers;
  if (text !== undefined) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  for await (const chunk of chunks) {
    sinceEvent += chunk.length;
    parser.write(decoder.decode(chunk, { stream: true }));
    if (sinceEvent > MAX_XML_TOKEN_CHARS) throw tooLarge(part, 'contains a text that is too long for a cell');
    const taken = take();
    if (taken.length > 0) yield* taken;
  }
  parser.write(decoder.decode());
  parser.close();
  yield* take();
}

/** Reads XML whose handlers keep what they need. */
export async function readWholeXml(
  chunks: AsyncIterable<Buffer>,
  part: string,
  handlers: XmlHandlers,
): Promise<void> {
  for await (const nothing of readXml<never>(chunks, part, handlers, () => [])) void nothing;
}

function tooLarge(part: string, reason: string): TabularError {
  return new TabularError('workbook_too_large', `The workbook's part ${part} ${reason}.`);
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
