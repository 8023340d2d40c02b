import type { SelectorOptions } from './masking/elements.ts';

/** What a page may ask of the recorder. The site's settings add to it; where both speak, the stricter holds. */
export interface RecorderOptions extends SelectorOptions {
  /** Public key of the site, from the installation page. */
  siteKey: string;
  /** Where Earshot runs, such as `https://earshot.example.com`. */
  origin: string;
  /** Nothing is recorded, asked or stored before `consent(true)`. */
  consentRequired?: boolean;
  /** Share of visits that are recorded, 0…1. Without it, the site's settings decide. */
  sampleRate?: number;
  /** Share of the other visits of which the 60 s before an error, and what follows it, are recorded, 0…1. */
  onErrorSampleRate?: number;
  /** Mask every text, not only what looks personal. */
  maskText?: boolean;
  /** Mask UUIDs in addresses, as other parts of an address that look random are masked in any case. */
  maskUuids?: boolean;
  /** Names of attributes whose values may leave the page. */
  allowAttributes?: string[];
  /** Names of query values that may stay in addresses. */
  allowQueryKeys?: string[];
  /** Record canvas elements as pictures, at most one a second of each and only when it changed. */
  canvas?: boolean;
  /** Record videos as pictures, about one a second while they play; cameras and calls only in parts that are allowed. */
  video?: boolean;
  /** Keep the pictures that stand in the page, not only those in parts that are allowed. */
  pictures?: boolean;
  /** Record what is written to the console; wraps its functions. */
  console?: boolean;
  /** Record addresses, times and sizes of what the page loads; never what is in it. */
  network?: boolean;
  /** Address of `earshot-worker-1.js` on the page's own origin, for pages whose policy refuses `blob:` workers; or `off`. */
  worker?: string;
  /** Address of the script itself, where it comes from Earshot: a repaired one is looked for with the site's settings. */
  script?: string | undefined;
  /** Folder of `earshot-mask-1.mjs`, which masks, and `earshot-record-1.mjs`. Without it, Earshot's own; for a script tag, that of its script. */
  files?: string;
  /** In a frame of another origin: the origin of the page around it, to which what is recorded is handed. In the page: `true`. */
  crossOriginIframes?: string | boolean;
}

/** Where the site's settings are asked for and its chunks go. */
export function siteAddress(
  { origin, siteKey }: RecorderOptions,
  call: 'chunk' | 'settings' | 'earshot-assets-1.js',
): string {
  return `${origin}/r/${call}?key=${encodeURIComponent(siteKey)}`;
}
