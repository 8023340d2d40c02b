import { appStore, appStoreReviews } from './app-store.ts';
import { commonCrawl, wayback } from './archives.ts';
import { ecbRates } from './ecb-rates.ts';
import { discourse, lemmy } from './forums.ts';
import { gdelt } from './gdelt.ts';
import { github } from './github.ts';
import { hackerNews } from './hacker-news.ts';
import { jobBoards } from './job-boards.ts';
import { npmDownloads } from './npm-downloads.ts';
import { autocomplete, brave, duckduckgo, searxng, tavily } from './search-boxes.ts';
import type { Source } from './source.ts';
import { stackExchange } from './stack-exchange.ts';
import { wikidata } from './wikidata.ts';
import { wikidataQuery } from './wikidata-query.ts';
import { pageviews, wikipedia } from './wikipedia.ts';

/** By the ids that their connectors have. Status pages stand on hosts of their own: `status.` of a company. */
export const sources = {
  hacker_news: hackerNews,
  wikidata,
  wikidata_query: wikidataQuery,
  wikipedia,
  pageviews,
  app_store: appStore,
  app_store_reviews: appStoreReviews,
  gdelt,
  stack_exchange: stackExchange,
  github,
  npm_downloads: npmDownloads,
  duckduckgo,
  autocomplete,
  autocomplete_brave: autocomplete,
  common_crawl: commonCrawl,
  wayback,
  greenhouse: jobBoards,
  lever: jobBoards,
  ashby: jobBoards,
  discourse,
  lemmy,
  searxng,
  brave,
  tavily,
  ecb_rates: ecbRates,
} satisfies Record<string, Source>;

export type SourceId = keyof typeof sources;
export const sourceIds = Object.keys(sources) as SourceId[];
