/** What the page's owner says of parts of the page, as CSS selectors. */
export interface SelectorOptions {
  /** Mask the text in these elements (a CSS selector). */
  maskTextSelector?: string;
  /** Show what would be masked in these elements (a CSS selector). */
  allowSelector?: string;
  /** Leave these elements out (a CSS selector). A replay shows an empty box. */
  blockSelector?: string;
}

/** What a page may ask of the recorder. The site's settings add to it; where both speak, the stricter holds. */
export interface RecorderOptions extends SelectorOptions {
  /** The public key of the site, from the screen “Set up a site”. */
  siteKey: string;
  /** Where your Earshot server is, such as `https://earshot.example.com`. */
  origin: string;
  /** Record, request and store nothing before `consent(true)`. */
  consentRequired?: boolean;
  /** Share of sessions to record in full, from 0 to 1. Without it, the settings of the site decide. */
  sampleRate?: number;
  /** Share of the other sessions to record if an error occurs, starting 60 seconds before it, from 0 to 1. */
  onErrorSampleRate?: number;
  /** Mask all text, not only what looks personal or secret. */
  maskText?: boolean;
  /** Mask UUIDs in URLs. Other random-looking parts are always masked. */
  maskUuids?: boolean;
  /** Names of attributes to leave unmasked. */
  allowAttributes?: string[];
  /** Names of query parameters to leave unmasked. */
  allowQueryKeys?: string[];
  /** Record canvas elements as images, at most one per second of each, and only when it changed. */
  canvas?: boolean;
  /** Record videos as about one image per second while they play; cameras and calls only in parts that you allow. */
  video?: boolean;
  /** Keep all images on the page, not only those in parts that you allow. */
  pictures?: boolean;
  /** Record console messages. This wraps the functions of the console. */
  console?: boolean;
  /** Record URLs, times and sizes of requests, never their content. */
  network?: boolean;
  /** Path of a copy of `earshot-worker-1.js` on your own site, for policies that forbid `blob:` workers; or `off`. */
  worker?: string;
  /**
   * Address of the script itself, where it comes from Earshot: a repaired one is requested with the settings of the site.
   *
   * @internal the tag's own, and nothing for a page to set
   */
  script?: string | undefined;
  /** Folder of your own copies of the files that the recorder loads. Without it, they come from Earshot. */
  files?: string;
  /** To record a frame of another origin: `true` in the page, and in the frame the origin of that page. */
  crossOriginIframes?: string | boolean;
}
