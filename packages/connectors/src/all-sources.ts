import { appStoreReviews } from './app-store-reviews.ts';
import { appStore } from './app-store.ts';
import { autocomplete, autocompleteBrave } from './autocomplete.ts';
import { brave } from './brave.ts';
import { commonCrawl } from './common-crawl.ts';
import { discourse } from './discourse.ts';
import { duckduckgo } from './duckduckgo.ts';
import { ecbRates } from './ecb-rates.ts';
import { gdelt } from './gdelt.ts';
import { github } from './github.ts';
import { hackerNews } from './hacker-news.ts';
import { ashby, greenhouse, lever } from './job-boards.ts';
import { lemmy } from './lemmy.ts';
import { npmDownloads } from './npm-downloads.ts';
import { pageviews } from './pageviews.ts';
import { productHunt } from './product-hunt.ts';
import { searxng } from './searxng.ts';
import { serper } from './serper.ts';
import type { Source } from './source.ts';
import { stackExchange } from './stack-exchange.ts';
import { statusPage } from './status-page.ts';
import { tavily } from './tavily.ts';
import { wayback } from './wayback.ts';
import { wikidataQuery } from './wikidata-query.ts';
import { wikidata } from './wikidata.ts';
import { wikipedia } from './wikipedia.ts';
import { youtube } from './youtube.ts';

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
