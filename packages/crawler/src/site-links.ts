import type { FoundLink } from './scan-page.ts';
import type { SiteLinks } from './page.ts';
import { isSameSite } from './registrable-domain.ts';

const statusHost = /^status\.|\.statuspage\.io$|\.instatus\.com$|\.betteruptime\.com$|\.statuspal\.io$/;
const statusWords = /^(?:system |service |platform )?status(?: page)?$/i;
const jobHost = /^(?:(?:job-)?boards(?:\.eu)?\.greenhouse\.io|jobs(?:\.eu)?\.lever\.co|jobs\.ashbyhq\.com)$/;
const forumHost = /^(?:community|forum|forums|discuss|discourse)\./;
const forumWords = /^(?:community(?: forum)?|forums?)$/i;
const most = 20;

export function noLinks(): SiteLinks {
  return {
    status: null,
    jobBoards: [],
    community: null,
    repositories: [],
    packages: [],
    appStoreId: null,
    feeds: [],
    comparisons: [],
  };
}

/** Adds what a page's links lead to that other readers start from. */
export function addSiteLinks(
  known: SiteLinks,
  links: readonly FoundLink[],
  feeds: readonly string[],
  home: string,
): void {
  for (const { url, text } of links) {
    const { hostname, pathname } = new URL(url);
    if (statusHost.test(hostname) || (statusWords.test(text) && isSameSite(url, home))) known.status ??= url;
    if (jobHost.test(hostname) && pathname !== '/') addOnce(known.jobBoards, url);
    const isForum = forumHost.test(hostname) || forumWords.test(text);
    if (isForum && isSameSite(url, home)) known.community ??= url;
    const repository = /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+)/.exec(url)?.[1];
    if (repository !== undefined) addOnce(known.repositories, repository);
    const npm = /^https:\/\/www\.npmjs\.com\/package\/((?:@[\w.-]+\/)?[\w.-]+)/.exec(url)?.[1];
    if (npm !== undefined) addOnce(known.packages, npm);
    if (hostname === 'apps.apple.com') known.appStoreId ??= /\/id(\d+)/.exec(pathname)?.[1] ?? null;
  }
  for (const feed of feeds) addOnce(known.feeds, feed);
}

function addOnce(list: string[], url: string): void {
  if (list.length < most && !list.includes(url)) list.push(url);
}
