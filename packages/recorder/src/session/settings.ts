import type { SafeStorage } from './safe-storage.ts';

/** What the workspace decides for its site; the page may ask for more privacy, never for less of these switches. */
export interface SiteSettings {
  record: boolean;
  /** False: recordings that have begun go on, and none begins. */
  newSessions: boolean;
  sampleRate: number;
  onErrorRate: number;
  maskText: boolean;
  allowAttributes: string[];
  allowQueryKeys: string[];
  maskSelectors: string[];
  blockSelectors: string[];
  console: boolean;
  network: boolean;
  canvas: boolean;
  assets: boolean;
  pictures: boolean;
}

const key = 'earshot.settings';
const freshMs = 5 * 60_000;

/**
 * The site's settings, at most five minutes old; older ones only when the server cannot be asked.
 *
 * @returns undefined when nothing is known: then nothing is recorded
 */
export async function siteSettings(
  storage: SafeStorage,
  now: number,
  fetchText: () => Promise<string | undefined>,
): Promise<SiteSettings | undefined> {
  const kept = storage.read(key) as { at: number; settings: unknown } | undefined;
  const old = kept ? readSettings(kept.settings) : undefined;
  if (old && kept && Math.abs(now - kept.at) < freshMs) return old;
  const text = await fetchText();
  const settings = text === undefined ? undefined : readSettings(parse(text));
  if (!settings) return old;
  storage.write(key, { at: now, settings });
  return settings;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Fields that are missing take the stricter value; a reply that does not say whether to record says nothing. */
function readSettings(value: unknown): SiteSettings | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const given = value as Record<string, unknown>;
  if (typeof given.record !== 'boolean') return undefined;
  return {
    record: given.record,
    newSessions: given.new_sessions !== false,
    sampleRate: rate(given.sample_rate, 1),
    onErrorRate: rate(given.error_sample_rate, 0),
    maskText: given.mask_all_text === true,
    allowAttributes: texts(given.allow_attributes),
    allowQueryKeys: texts(given.allow_query_keys),
    maskSelectors: texts(given.mask_selectors),
    blockSelectors: texts(given.block_selectors),
    console: given.record_console === true,
    network: given.record_network === true,
    canvas: given.record_canvas === true,
    assets: given.keep_assets === true,
    pictures: given.keep_pictures === true,
  };
}

function rate(value: unknown, otherwise: number): number {
  return typeof value === 'number' && value >= 0 && value <= 1 ? value : otherwise;
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}
