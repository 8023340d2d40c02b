import { sql } from 'kysely';
import type { Db } from '../../../platform/database/open.ts';

/** A stored page of a company's own site that tells its prices. */
export interface PricePage {
  id: string;
  host: string;
  day: string;
  url: string;
  title: string;
  lang: string | null;
  body: string;
}

/** Of each company that a run read, the page about prices; where it has none, its home page. */
export async function pricePages(db: Db, runId: string): Promise<PricePage[]> {
  const { rows } = await sql<PricePage>`
    select distinct on (p.host) p.id, p.host, p.day::text as day, p.url, p.title, p.facts ->> 'lang' as lang, p.body
    from market_run_page u join market_page p on p.id = u.page_id
    where u.run_id = ${runId} and p.source = 'site' and p.facts ->> 'kind' in ('pricing', 'home')
    order by p.host, p.facts ->> 'kind' = 'pricing' desc, p.fetched_at, p.id`.execute(db);
  return rows;
}
