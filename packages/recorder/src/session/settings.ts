import type { SafeStorage } from './safe-storage.ts';

/** What the workspace decides for its site; the page may ask for more privacy, never for less of these switches. */
export interface SiteSettings {
  record: boolean;
  /** False: recordings that have begun go on, and none begins. */
  newSessions: boolean;
  sampleRate: number;
  onErrorRate: number;
  maskText: boolean;
  maskUuids: boolean;
  allowAttributes: string[];
  allowQueryKeys: string[];
  maskSelectors: string[];
  blockSelectors: string[];
  console: boolean;
  network: boolean;
  canvas: boolean;
  video: boolean;
  assets: boolean;
  pictures: boolean;
}

/** The server's answer as it came, so that it is read by the same reader on every page. */
interface KeptAnswer {
  version: number;
  siteKey: string;
  at: number;
  answer: unknown;
}

const key = 'earshot.settings';
/** Counts the forms in which an answer was ever kept; any other form is not read. */
const version = 2;
const freshMs = 5 * 60_000;

/**
 * The site's settings, at most five minutes old; older ones only when the server cannot be asked.
 *
 * @returns undefined when nothing is known: then nothing is recorded
 */
export async function siteSettings(
  storage: SafeStorage,
  siteKey: string,
  now: number,
  fetchText: () => Promise<string | undefined>,
): Promise<SiteSettings | undefined> {
  const kept = storage.read(key);
  const isOurs = isKept(kept) && kept.siteKey === siteKey;
  const old = isOurs ? readSettings(kept.answer) : undefined;
  if (old && isOurs && Math.abs(now - kept.at) < freshMs) return old;
  const text = await fetchText();
  const answer = text === undefined ? undefined : parse(text);
  const settings = readSettings(answer);
  if (!settings) return old;
  storage.write(key, { version, siteKey, at: now, answer } satisfies KeptAnswer);
  return settings;
}

function isKept(value: unknown): value is KeptAnswer {
  const { version: form, at } = (value ?? {}) as Partial<KeptAnswer>;
  return form === version && typeof at === 'number';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A field that is missing or unreadable takes its strictest value: whoever cannot be understood may have asked for it. An
 * answer that does not say whether to record says nothing.
 */
function readSettings(value: unknown): SiteSettings | undefined {
  const given = (value ?? {}) as Record<string, unknown>;
  if (typeof given.record !== 'boolean') return undefined;
  const maskSelectors = texts(given.mask_selectors);
  const blockSelectors = texts(given.block_selectors);
  return {
    record: given.record,
    newSessions: given.new_sessions === true,
    sampleRate: rate(given.sample_rate),
    onErrorRate: rate(given.error_sample_rate),
    // What was to be masked cannot be told from the rest.
    maskText: given.mask_all_text !== false || !maskSelectors || !blockSelectors,
    maskUuids: given.mask_uuids !== false,
    allowAttributes: texts(given.allow_attributes) ?? [],
    allowQueryKeys: texts(given.allow_query_keys) ?? [],
    maskSelectors: maskSelectors ?? [],
    // Nor what was to be left out: the page is an empty box.
    blockSelectors: blockSelectors ?? ['body'],
    console: given.record_console === true,
    network: given.record_network === true,
    canvas: given.record_canvas === true,
    video: given.record_video === true,
    assets: given.keep_assets === true,
    pictures: given.keep_pictures === true,
  };
}

function rate(value: unknown): number {
  return typeof value === 'number' && value >= 0 && value <= 1 ? value : 0;
}

/** @returns undefined when it is no list of texts */
function texts(value: unknown): string[] | undefined {
  return Array.isArray(value) && value.every((text) => typeof text === 'string') ? value : undefined;
}
