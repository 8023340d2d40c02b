import type { CleaningCase, Half, Speaker, Turn } from './case.ts';

/**
 * A piece of a message: as it stands in the body, and as it reads. Frame is all that nobody said as a turn: greetings,
 * closings, signatures, heads of quotes, tags.
 */
export interface Part {
  who: Speaker | 'frame';
  raw: string;
  clean: string;
  isQuoted?: true;
  /** What stands between this part and the customer's part before; a line break unless told otherwise. */
  glue?: '\n' | ' ' | '';
}

export interface Written {
  parts: Part[];
  author?: string;
  isPublic?: boolean;
  columns?: Record<string, string>;
  /** Applied to the whole body, after its parts are joined. */
  encode?: (body: string) => string;
}

/** Frame as it stands; what is visible of it is guessed by dropping tags, styles and comments. */
export const frame = (raw: string): Part => ({ who: 'frame', raw, clean: visible(raw) });

/** Words that read as they stand, apart from blanks. */
export const said = (who: Speaker, raw: string, clean = raw): Part => ({ who, raw, clean: normal(clean) });

export const quoted = (who: Speaker, raw: string, clean = raw): Part => ({
  who,
  raw,
  clean: normal(clean),
  isQuoted: true,
});

/** Runs of blanks become one blank, paragraphs are parted by one line break. */
export function normal(text: string): string {
  return text
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n[ \n]*/gu, '\n')
    .trim();
}

export function caseOf(
  named: { id: string; language: string; form: string; kind: Half },
  { parts, encode, ...input }: Written,
): CleaningCase {
  const body = parts.map((part) => part.raw).join('');
  const { author, isPublic, columns } = input;
  return {
    ...named,
    input: {
      body: encode ? encode(body) : body,
      ...(author !== undefined && { author }),
      ...(isPublic !== undefined && { isPublic }),
      ...(columns && { columns }),
    },
    turns: turnsOf(parts),
    customerText: joined(parts.filter(isCustomers)),
    othersText: joined(parts.filter((part) => !isCustomers(part) && part.clean !== '')),
  };
}

const isCustomers = (part: Part): boolean => part.who === 'customer' && !part.isQuoted;

function joined(parts: readonly Part[]): string {
  let text = '';
  for (const { clean, glue } of parts) text += text === '' ? clean : (glue ?? '\n') + clean;
  return normal(text);
}

/** Neighbouring parts of one speaker are one turn; frame between them does not part them. */
function turnsOf(parts: readonly Part[]): Turn[] {
  const turns: Turn[] = [];
  for (const { who, clean, isQuoted, glue } of parts) {
    if (who === 'frame' || clean === '') continue;
    const last = turns.at(-1);
    if (last?.who === who && last.isQuoted === isQuoted)
      last.text = normal(last.text + (glue ?? '\n') + clean);
    else turns.push({ who, text: clean, ...(isQuoted && { isQuoted }) });
  }
  return turns;
}

function visible(raw: string): string {
  const text = raw
    .replace(/<!--[^]*?-->/gu, '')
    .replace(/<(style|script|title)\b[^]*?<\/\1>/gu, '')
    .replace(/<\/?[a-z][a-z0-9]*(?:[\s:][^>]*|\/)?>/giu, ' ')
    .replace(/&lt;/gu, '<')
    .replace(/&gt;/gu, '>')
    .replace(/&nbsp;/gu, ' ')
    .replace(/&amp;/gu, '&');
  return normal(text);
}
