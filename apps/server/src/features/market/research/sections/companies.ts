import type { MarketCompany } from '@earshot/contracts/market/market-report';
import type { CiteBook } from '../cite-book.ts';
import type { SiteEvidence } from '../evidence.ts';

/** Who a site is by its own words; null while nothing of it was read. */
export function companyOf(
  { host, url, name, title, description, pagesRead }: SiteEvidence,
  isSubject: boolean,
  book: CiteBook,
): MarketCompany {
  const told = [name, title, description].flatMap((one) => (one ? [one.evidence] : []));
  return {
    host,
    name: name?.value ?? nameOfTitle(title?.value) ?? host,
    url: url ?? `https://${host}/`,
    title: title?.value ?? null,
    description: description?.value ?? null,
    is_subject: isSubject,
    pages_read: pagesRead,
    citations: told.length > 0 ? book.ofAll(host, told) : [],
  };
}

/** `Crewlark: rotas for crews` and the like begin with the name, where that is short. */
function nameOfTitle(title: string | undefined): string | null {
  const [first = ''] = title?.split(/(?:(?<!\s)\s+)?[|:–—·]\s*|(?<!\s)\s+-\s+/) ?? [];
  return first !== '' && first.length <= 30 ? first : null;
}
