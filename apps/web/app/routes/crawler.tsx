export { CrawlerPage as default } from '../../src/public/company/crawler-page.tsx';
export { sitePage as handle } from '../../src/public/islands/site-page.ts';
