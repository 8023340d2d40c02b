import { hourMs } from '@earshot/contracts/durations';
import { crawlerFacts as facts, crawlerOptOut } from '@earshot/contracts/market/crawler-facts';
import { formatCount } from '../../lib/format.ts';
import { ArticlePage } from '../article-page.tsx';
import { PublicPageHead } from '../head/page-head.tsx';
import { siteFacts } from '../site-facts.ts';
import prose from '../prose.module.css';
import { crawlerPageFacts } from './crawler-page-facts.ts';

const seconds = (ms: number) => `${formatCount(ms / 1000)} ${ms === 1000 ? 'second' : 'seconds'}`;
const mebibytes = (bytes: number) => `${formatCount(bytes / 1024 ** 2)} MiB`;

/** What the robot of market reports does, from the very facts that it keeps to. */
export function CrawlerPage() {
  return (
    <ArticlePage
      head="Our crawler read your page. Here is what it does."
      trail="About our crawler"
      lede="Someone requested a market report, and one of your public pages looked relevant. The crawler reads a few pages, slowly, and only where it is allowed."
    >
      <PublicPageHead page={crawlerPageFacts} />
      <div className={prose.prose}>
        <h2 id="name">How it identifies itself</h2>
        <p>
          The user agent of every request is <code>{facts.productToken}/…</code> with the URL of this page. It
          never uses another name. It belongs to this server, <code>{siteFacts.publicUrl}</code>.
        </p>
        <h2 id="pace">How much it requests</h2>
        <ul>
          <li>
            One request at a time per host, and at least {seconds(facts.gapMs)} between requests. It respects
            a longer <code>Crawl-delay</code> in your robots.txt.
          </li>
          <li>
            At most {facts.pagesPerSite} pages per site and {facts.pagesPerReport} pages in total for one
            report.
          </li>
          <li>
            At most {mebibytes(facts.maxPageBytes)} and {seconds(facts.pageMs)} per response, and{' '}
            {facts.maxRedirects} redirects. A whole report ends after {seconds(facts.reportMs)}.
          </li>
          <li>It reads {facts.contentTypes.join(', ')}. It does not run scripts, fill in forms or log in.</li>
          <li>
            If your server asks it to slow down, the crawler waits as long as you say, up to{' '}
            {seconds(facts.longestRetryMs)}, retries once, and then leaves that host alone.
          </li>
        </ul>
        <h2 id="keep-out">How to block it</h2>
        <p>Add this to your robots.txt:</p>
        <pre>
          <code>{crawlerOptOut}</code>
        </pre>
        <p>
          The crawler requests robots.txt first, reads up to {formatCount(facts.robotsMaxBytes / 1024)} KiB of
          it, and caches it for at most {formatCount(facts.robotsKeptMs / hourMs)} hours. If your server fails
          to deliver it, the crawler requests nothing else.
        </p>
        <h2 id="quotes">How to allow reading but not quoting</h2>
        <p>The crawler does not quote a page if the page or its response headers contain one of these:</p>
        <ul>
          {facts.quoteOptOuts.map((word) => (
            <li key={word}>
              <code>{word}</code>
            </li>
          ))}
        </ul>
        <h2 id="wrong">Report a problem</h2>
        <p>
          If it sends too many requests, reads pages it should not, or a report says something false about
          you, write to <a href={`mailto:${siteFacts.operatorMail}`}>{siteFacts.operatorMail}</a> with the
          time and the URL. Each report also has a form for corrections.
        </p>
      </div>
    </ArticlePage>
  );
}
