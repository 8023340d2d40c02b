import { SourceFault } from './source-fault.ts';

export interface SourceReply {
  status: number;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  body: Uint8Array;
}

const later = 'It asked to try again later.';
const refused = 'It refused the request.';
const unreadable = 'Its answer could not be read.';
const gate =
  /just a moment|access denied|attention required|captcha|verify(?:ing)? (?:that )?you are|unusual traffic|are you (?:a )?(?:human|robot)|cdn-cgi\/challenge-platform/i;

/** The body of an answer as text. @throws SourceFault for anything but success */
export function readText(reply: SourceReply, now: number): string {
  const { status } = reply;
  const retryMs = retryAfter(headerIn(reply, 'retry-after'), now);
  const isUsedUp = headerIn(reply, 'x-ratelimit-remaining') === '0';
  if (status === 429 || (status === 403 && (isUsedUp || retryMs !== null))) {
    throw new SourceFault('blocked', later, retryMs);
  }
  if (status === 401) throw new SourceFault('failed', 'It did not accept the key.');
  if (status === 403 || status === 451) throw new SourceFault('blocked', refused);
  if (status === 404 || status === 410) throw new SourceFault('empty', 'It has nothing on this.');
  if (status === 503 && retryMs !== null) throw new SourceFault('blocked', later, retryMs);
  if (status < 200 || status >= 300) {
    throw new SourceFault('failed', `It answered with an error (${status}).`);
  }
  if (headerIn(reply, 'cf-mitigated') !== '') throw new SourceFault('blocked', refused);
  return decoderFor(reply).decode(reply.body);
}

/** The body of an answer as JSON. @throws SourceFault also where it is a page, or a sentence, with status 200 */
export function readJson(reply: SourceReply, now: number): unknown {
  const text = readText(reply, now).trim();
  if (text.startsWith('<')) {
    if (gate.test(text.slice(0, 20_000))) throw new SourceFault('blocked', refused);
    throw new SourceFault('failed', 'It answered with a page where data was expected.');
  }
  if (!/^[[{]/.test(text)) {
    // Some tell of their limits in a sentence, with the status of success.
    const isLimit = /limit|too many|slow down|one request|every \d+ seconds/i.test(text.slice(0, 500));
    throw isLimit ? new SourceFault('blocked', later) : new SourceFault('failed', unreadable);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new SourceFault('failed', unreadable);
  }
}

/** By what its header says, else UTF-8, which JSON is to be written in. */
function decoderFor(reply: SourceReply): InstanceType<typeof TextDecoder> {
  const label = /charset\s*=\s*"?([\w:.-]+)/i.exec(headerIn(reply, 'content-type'))?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}

export function headerIn({ headers }: Pick<SourceReply, 'headers'>, name: string): string {
  const value = headers[name];
  return (typeof value === 'string' ? value : (value?.[0] ?? '')).trim();
}

/** Milliseconds that a `Retry-After` asks to wait; null when it does not say. */
function retryAfter(value: string, now: number): number | null {
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  const time = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : Math.max(0, time - now);
}
