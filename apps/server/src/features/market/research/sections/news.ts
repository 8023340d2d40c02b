import type { MarketNews } from '@earshot/contracts/market/market-report';
import type { CiteBook } from '../cite-book.ts';
import type { SiteEvidence } from '../evidence.ts';

const perCompany = 8;

/** What a company's home page says now, then what it announced on its own pages, the newest first. */
export function newsOf({ host, news, notices }: SiteEvidence, book: CiteBook): MarketNews[] {
  // A feed and the page that it is of tell the same.
  const each = new Map(news.map((entry) => [`${entry.day} ${entry.title}`, entry]));
  const told = [...each.values()]
    .toSorted((a, b) => (b.day ?? '').localeCompare(a.day ?? ''))
    .slice(0, perCompany)
    .flatMap(({ title, day, evidence }) => {
      const citation = book.ofEvidence(host, evidence);
      return citation === null ? [] : [{ host, day, title, citations: [citation] }];
    });
  const now = notices.flatMap(({ kind, text, evidence }) => {
    const citation = book.ofEvidence(host, evidence);
    return citation === null ? [] : [{ host, day: null, title: text, notice: kind, citations: [citation] }];
  });
  return [...now, ...told];
}
