import type { NamedRow } from '../json/json-rows.ts';
import { MAX_RECORD_CHARS } from '../limits.ts';
import { textLines } from './text-lines.ts';

/** The columns of a chat. */
export const chatColumns = ['date', 'from', 'text', 'sender_type'] as const;

/** What apps write around a day, a time and a name: "[12/02/2026, 09:14:22] Ines: Hello", "12.02.26, 09:14 - Ines: Hello". */
const STAMP =
  /^\u200e?\[?(\d{1,4}[./-]\d{1,2}[./-]\d{1,4}),?[ \u00a0\u202f]{1,3}(\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[ \u00a0\u202f]?[ap]\.?[ \u00a0\u202f]?m\.?)?)(?:\]|[ \u00a0\u202f]-)[ \u00a0\u202f](.*)$/isu;
/** A name of at most 80 characters before what it says. */
const NAMED = /^(?:[~\u200e]\u202f?)?([^:\u200e]{1,80}): ?(.*)$/su;
/** Apps mark what they say themselves, and where media were left out. */
const OF_APP = /^\u200e|^<[^<>]{3,40}>$/u;
const NOTICE =
  /^\u200e?.{0,80}(?:end-to-end|ende-zu-ende|bout en bout|extremo a extremo|ponta a ponta|end-to-end-)/iu;
const LOOKED_AT = 60;
const LINE_CHARS = 1000;

/** Whether a text is a chat as messengers export it: of its first lines many begin with a day and a time, and most of these go on with a name. */
export function looksLikeChat(sample: string): boolean {
  const lines = sample.split(/\r\n|\n|\r/, LOOKED_AT).map((line) => line.slice(0, LINE_CHARS));
  const stamped = lines.filter((line) => STAMP.test(line));
  const named = stamped.filter((line) => NAMED.test(STAMP.exec(line)?.[3] ?? ''));
  return (
    named.length > 1 &&
    (named.length * 2 >= stamped.length || stamped.length * 3 > lines.filter((line) => line !== '').length) &&
    STAMP.test(lines[0] ?? '')
  );
}

/**
 * The messages of a chat. Lines without a stamp go on with the message above; what the app itself says is left out. In a chat of two, of
 * which its notice names one, that one is the customer: it stands under the name of whom one wrote with.
 *
 * @param text gives the whole text anew with each call; it is read twice
 */
export async function* chatRows(text: () => AsyncIterable<string>): AsyncGenerator<NamedRow> {
  const customer = await partnerOf(text());
  let open: Message | null = null;
  for await (const { line, text: own } of textLines(text())) {
    const stamp = STAMP.exec(own.slice(0, MAX_RECORD_CHARS));
    if (stamp === null) {
      if (open !== null && open.chars < MAX_RECORD_CHARS) {
        open.lines.push(own);
        open.chars += own.length + 1;
      }
      continue;
    }
    if (open !== null) yield* rowOf(open);
    open = null;
    const [, day = '', time = '', rest = ''] = stamp;
    const named = NAMED.exec(rest);
    if (named === null) continue;
    const [, from = '', said = ''] = named;
    // What somebody wrote under a picture stands on the lines below it.
    const first = OF_APP.test(said) ? '' : said;
    const role = customer === null ? '' : from.trim() === customer ? 'customer' : 'agent';
    const date = `${day} ${time}`.replace(/[\u00a0\u202f]/g, ' ');
    open = { line, date, from: from.trim(), role, lines: [first], chars: first.length };
  }
  if (open !== null) yield* rowOf(open);
}

/** A message that is still being read. */
interface Message {
  line: number;
  date: string;
  from: string;
  role: string;
  lines: string[];
  /** Of all lines. */
  chars: number;
}

function* rowOf({ line, date, from, role, lines }: Message): Generator<NamedRow> {
  const text = lines.join('\n').trim();
  if (text === '') return;
  const cells = { date, from, text, sender_type: role };
  yield { line, cells: new Map(Object.entries(cells)) };
}

/** Who wrote with the owner of the chat, where that is told and nobody else writes in it; null otherwise. */
async function partnerOf(chunks: AsyncIterable<string>): Promise<string | null> {
  const names = new Set<string>();
  let partner: string | null = null;
  for await (const { text } of textLines(chunks)) {
    const named = NAMED.exec(STAMP.exec(text.slice(0, LINE_CHARS))?.[3] ?? '');
    if (named === null) continue;
    const [, from = '', said = ''] = named;
    if (partner === null && NOTICE.test(said)) partner = from.trim();
    else if (!OF_APP.test(said)) names.add(from.trim());
    if (names.size > 2) return null;
  }
  return partner !== null && names.size === 2 && names.has(partner) ? partner : null;
}
