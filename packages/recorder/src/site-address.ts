import type { RecorderOptions } from './options.ts';

/** Where the site's settings are asked for and its chunks go. */
export function siteAddress(
  { origin, siteKey }: RecorderOptions,
  call: 'chunk' | 'settings' | 'earshot-assets-1.js',
): string {
  return `${origin}/r/${call}?key=${encodeURIComponent(siteKey)}`;
}
