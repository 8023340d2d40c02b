/**
 * What our robot does, as the server keeps it and as the page about the robot tells it. One place, so that what is
 * promised is what is done.
 */
export const crawlerFacts = {
  /** What a robots.txt calls it by. */
  productToken: 'Earshot',
  /** Between two requests to one host; a longer `Crawl-delay` is kept. */
  gapMs: 1000,
  /** To one host at the same time. */
  requestsAtOnce: 1,
  pagesPerSite: 8,
  /** Of all sites together, for one report. */
  pagesPerReport: 40,
  /** What one answer may take, redirects not counted. */
  pageMs: 10_000,
  maxPageBytes: 2 * 1024 * 1024,
  maxRedirects: 5,
  /** Of one report, from its start to its end. */
  reportMs: 90_000,
  /** How much of a robots.txt is read, and how long it is kept at the most. */
  robotsMaxBytes: 500 * 1024,
  robotsKeptMs: 24 * 3_600_000,
  /** A host that asks to come back later is asked once more if it says to come within so long. */
  longestRetryMs: 10_000,
  /** What it asks for and reads; anything else is left unread. */
  contentTypes: ['text/html', 'application/xhtml+xml', 'application/xml', 'application/json', 'text/plain'],
  /** A page, or its answer's headers, that says one of these is not quoted. */
  quoteOptOuts: ['noai', 'nosnippet', 'max-snippet:0', 'tdm-reservation: 1'],
  /** Page of the public site that tells all this; its address stands in the name that it calls itself by. */
  path: '/bot',
} as const;

/** What a robots.txt has to say so that it reads nothing. */
export const crawlerOptOut = `User-agent: ${crawlerFacts.productToken}\nDisallow: /\n`;

/**
 * The name that it calls itself by in every request: `Earshot/1.2.0 (+https://earshot.example/bot; mail@earshot.example)`.
 *
 * @param publicUrl of this installation, without a slash at its end
 * @param contact address that its operator can be written to; left out where none is known
 */
export function crawlerUserAgent(version: string, publicUrl: string, contact: string | null): string {
  const page = `+${publicUrl}${crawlerFacts.path}`;
  return `${crawlerFacts.productToken}/${version} (${contact === null ? page : `${page}; ${contact}`})`;
}
