import { sql } from 'kysely';
import type { Db } from '../../../platform/database/open.ts';
import type { Cite } from '../runs/stored-parts.ts';

/** Characters of the stored text that are shown on either side of a quote. */
const around = 200;

export interface HeldCitation {
  id: string;
  /** Of whom its page speaks. */
  host: string;
  /** Which source gave the page. */
  source: string;
  url: string;
  title: string;
  quote: string;
  excerpt: string;
  fetchedAt: string;
  saidAt: string | null;
  firstParty: boolean;
}

/** The citations whose quote is in the stored page, each with what surrounds it there. A blank quote proves nothing. */
export async function heldCitations(db: Db, given: readonly Cite[]): Promise<HeldCitation[]> {
  const cites = given.filter(({ quote }) => quote.trim() !== '');
  if (cites.length === 0) return [];
  const { rows } = await sql<HeldCitation>`
    select c.id, p.url, p.title, c.quote, p.fetched_at, p.first_party, p.said_at, p.host, p.source,
      substr(p.body, greatest(1, c.place - ${around}::int), length(c.quote) + least(c.place - 1, ${around}::int) + ${around}::int)
        as excerpt
    from (select g.id, g.page_id, g.quote, position(g.quote in q.body) as place
          from unnest(${cites.map(({ id }) => id)}::text[], ${cites.map(({ pageId }) => pageId)}::uuid[],
                      ${cites.map(({ quote }) => quote)}::text[]) as g (id, page_id, quote)
          join market_page q on q.id = g.page_id) c
    join market_page p on p.id = c.page_id
    where c.place > 0`.execute(db);
  return rows;
}
