import { crawlerFacts as facts, crawlerOptOut } from '@earshot/contracts/crawler-facts';
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
      head="A robot read your page. This is what it does."
      trail="About our robot"
      lede="Somebody asked Earshot for a market report, and a public page of yours seemed to tell something about it. The robot reads a few pages, slowly, and only where it may."
    >
      <PublicPageHead page={crawlerPageFacts} />
      <div className={prose.prose}>
        <h2 id="name">How it calls itself</h2>
        <p>
          Every request says <code>{facts.productToken}/…</code> with the address of this page. It never calls
          itself anything else. It belongs to this server, <code>{siteFacts.publicUrl}</code>.
        </p>
        <h2 id="pace">How much it asks for</h2>
        <ul>
          <li>
            One request at a time to a host, and at least {seconds(facts.gapMs)} between two. A longer{' '}
            <code>Crawl-delay</code> in your robots.txt is kept.
          </li>
          <li>
            At most {facts.pagesPerSite} pages of one site, and {facts.pagesPerReport} pages of all sites, for
            one report.
          </li>
          <li>
            At most {mebibytes(facts.maxPageBytes)} and {seconds(facts.pageMs)} for one answer, and{' '}
            {facts.maxRedirects} redirects. A whole report ends after {seconds(facts.reportMs)}.
          </li>
          <li>
            It reads {facts.contentTypes.join(', ')}. It runs no scripts, fills in no forms, and logs in
            nowhere.
          </li>
          <li>
            When a server answers that it is too much, the robot waits for as long as it is told, up to{' '}
            {seconds(facts.longestRetryMs)}, asks once more, and then leaves that host alone.
          </li>
        </ul>
        <h2 id="keep-out">How to keep it out</h2>
        <p>Put this into your robots.txt:</p>
        <pre>
          <code>{crawlerOptOut}</code>
        </pre>
        <p>
          It is asked for first, up to {formatCount(facts.robotsMaxBytes / 1024)} KiB of it are read, and what
          it said is kept for {formatCount(facts.robotsKeptMs / 3_600_000)} hours at most. Where it cannot be
          read because your server fails, nothing else is asked for.
        </p>
        <h2 id="quotes">How to be read, but not quoted</h2>
        <p>A page, or the headers of its answer, that says one of these is not quoted:</p>
        <ul>
          {facts.quoteOptOuts.map((word) => (
            <li key={word}>
              <code>{word}</code>
            </li>
          ))}
        </ul>
        <h2 id="wrong">Something is wrong</h2>
        <p>
          If it asks too often, reads what it should not, or a report says something false about you, write to{' '}
          <a href={`mailto:${siteFacts.operatorMail}`}>{siteFacts.operatorMail}</a> with the time and the
          address. Each report also has a form for corrections.
        </p>
      </div>
    </ArticlePage>
  );
}
