import { appStoreReviews } from './sources/app-store-reviews.ts';
import { appStore } from './sources/app-store.ts';
import { autocomplete, autocompleteBrave } from './sources/autocomplete.ts';
import { brave } from './sources/brave.ts';
import { commonCrawl } from './sources/common-crawl.ts';
import { discourse } from './sources/discourse.ts';
import { duckduckgo } from './sources/duckduckgo.ts';
import { ecbRates } from './sources/ecb-rates.ts';
import { gdelt } from './sources/gdelt.ts';
import { github } from './sources/github.ts';
import { hackerNews } from './sources/hacker-news.ts';
import { ashby, greenhouse, lever } from './sources/job-boards.ts';
import { lemmy } from './sources/lemmy.ts';
import { npmDownloads } from './sources/npm-downloads.ts';
import { pageviews } from './sources/pageviews.ts';
import { productHunt } from './sources/product-hunt.ts';
import { searxng } from './sources/searxng.ts';
import { serper } from './sources/serper.ts';
import type { Source } from './source.ts';
import { stackExchange } from './sources/stack-exchange.ts';
import { statusPage } from './sources/status-page.ts';
import { tavily } from './sources/tavily.ts';
import { wayback } from './sources/wayback.ts';
import { wikidataQuery } from './sources/wikidata-query.ts';
import { wikidata } from './sources/wikidata.ts';
import { wikipedia } from './sources/wikipedia.ts';
import { youtube } from './sources/youtube.ts';

/**
 * All of them. Asked in the order of the waves, each learns from those before: what `wikidata` learns, `wikipedia` needs, and
 * what that learns, `pageviews` needs. Within a wave they do not wait for each other.
 */
export const sourceWaves: readonly (readonly Source[])[] = [
  [
    wikidata,
    hackerNews,
    appStore,
    gdelt,
    stackExchange,
    duckduckgo,
    autocomplete,
    autocompleteBrave,
    lemmy,
    statusPage,
    greenhouse,
    lever,
    ashby,
    discourse,
    commonCrawl,
    wayback,
    ecbRates,
    searxng,
    brave,
    tavily,
    serper,
    productHunt,
    youtube,
  ],
  [wikidataQuery, wikipedia, appStoreReviews, github, npmDownloads],
  [pageviews],
];

export const allSources: readonly Source[] = sourceWaves.flat();
