import { assetLimits } from '@earshot/replay-format/assets';
import { replaceAddresses } from '../masking/style-addresses.ts';

/** What an address gives whoever asks without saying who they are. */
export interface FetchedAsset {
  bytes: Uint8Array<ArrayBuffer>;
  sha256: string;
  /** Of a style sheet. */
  text?: string;
}

const patienceMs = 30_000;
const kept =
  /^(?:image\/|font\/|text\/css|application\/(?:x-)?font|application\/vnd\.ms-fontobject|application\/octet-stream)/i;

/**
 * Fetches without cookies, so that nothing is kept that is there for one visitor alone; mostly from what the browser has.
 *
 * @returns undefined for what is not kept; `failed` when no answer came, or none that this page may read
 */
export async function fetchAsset(
  address: string,
  cleanStyles: (text: string) => string,
): Promise<FetchedAsset | 'failed' | undefined> {
  let reply: Response;
  try {
    reply = await fetch(address, {
      mode: 'cors',
      credentials: 'omit',
      cache: 'force-cache',
      priority: 'low',
      signal: AbortSignal.timeout(patienceMs),
    });
  } catch {
    return 'failed';
  }
  const type = reply.headers.get('content-type') ?? '';
  const bytes = reply.ok && kept.test(type) ? await bytesOf(reply) : void reply.body?.cancel();
  if (!bytes) return undefined;
  return type.startsWith('text/css') ? styleSheet(bytes, address, cleanStyles) : named(bytes);
}

/** @returns undefined when there are none or too many */
async function bytesOf({ body }: Response): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    length += part.value.length;
    if (length > assetLimits.bytesMax) {
      void reader?.cancel();
      return undefined;
    }
    parts.push(part.value);
  }
  return length === 0 ? undefined : new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Its addresses are made whole, so that they mean the same wherever the text stands, and cleaned as every other. */
function styleSheet(
  bytes: Uint8Array<ArrayBuffer>,
  address: string,
  cleanStyles: (text: string) => string,
): Promise<FetchedAsset> {
  const text = cleanStyles(
    replaceAddresses(new TextDecoder().decode(bytes), (named) =>
      /^(?:#|data:)/i.test(named) || !URL.canParse(named, address) ? named : new URL(named, address).href,
    ),
  );
  return named(new TextEncoder().encode(text), text);
}

async function named(bytes: Uint8Array<ArrayBuffer>, text?: string): Promise<FetchedAsset> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { bytes, sha256, ...(text !== undefined && { text }) };
}
