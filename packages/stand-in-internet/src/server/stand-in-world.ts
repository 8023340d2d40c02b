import type { IncomingHttpHeaders } from 'node:http';
import type { Company, Market } from '../markets/market.ts';
import { companyPages } from '../site/company-pages.ts';
import type { SourceId } from '../sources/all-sources.ts';
import { sourceIds, sources } from '../sources/all-sources.ts';
import type { World } from '../sources/source.ts';
import { statusPage } from '../sources/status-page.ts';
import type { Reply } from './reply.ts';
import { notFound } from './reply.ts';

interface Asked {
  host: string;
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Every host that is served and what stands there: sites, their status pages and forums, and the sources. */
export class StandInWorld implements World {
  readonly markets: readonly Market[];
  readonly companies: readonly Company[];
  readonly today: Date;
  readonly #port: number;

  constructor(markets: readonly Market[], today: Date, port: number) {
    this.markets = markets;
    this.companies = markets.flatMap(({ companies }) => companies);
    this.today = today;
    this.#port = port;
  }

  get hosts(): string[] {
    return [
      ...this.companies.flatMap(({ host }) => [host, `www.${host}`, `status.${host}`, `community.${host}`]),
      ...sourceIds.map(sourceHost),
    ];
  }

  readonly originOf = (host: string): string => `http://${host}:${this.#port}`;

  /** With a path, so that a connector that forgets its base is noticed. */
  baseUrlOf(id: SourceId): string {
    return `${this.originOf(sourceHost(id))}/${id}`;
  }

  /** Id of the source that stands at a host, or the host itself. */
  targetOf(host: string): string {
    return sourceIds.find((id) => sourceHost(id) === host) ?? host;
  }

  reply(asked: Asked): Reply {
    const id = sourceIds.find((one) => sourceHost(one) === asked.host);
    if (id !== undefined) return this.#ofSource(id, asked);
    const company = this.companies.find(({ host }) => asked.host === host || asked.host.endsWith(`.${host}`));
    return company ? this.#ofCompany(company, asked) : notFound();
  }

  #ofSource(id: SourceId, { method, url, headers, body }: Asked): Reply {
    const { pathname, searchParams: query } = new URL(url, this.originOf(sourceHost(id)));
    if (pathname === '/robots.txt') return id === 'ashby' ? ashbyRobots : notFound();
    if (!pathname.startsWith(`/${id}/`)) return notFound();
    const path = pathname.slice(id.length + 1) || '/';
    return sources[id]({ method, path, query, headers, body }, this);
  }

  #ofCompany(company: Company, { host, method, url, headers, body }: Asked): Reply {
    const { pathname, searchParams: query } = new URL(url, this.originOf(host));
    if (host === `status.${company.host}`)
      return statusPage(company, pathname, this.originOf(host), this.today);
    if (host === `community.${company.host}`) {
      const own: World = { ...this.#asWorld(), companies: [company] };
      return pathname.endsWith('.json')
        ? sources.discourse({ method, path: pathname, query, headers, body }, own)
        : notFound();
    }
    if (host !== company.host) {
      const location = `${this.originOf(company.host)}${url}`;
      return { status: 301, type: 'text/plain', headers: { location }, body: '' };
    }
    const market = this.markets.find(({ companies }) => companies.includes(company));
    const pages = market ? companyPages(company, market, this.originOf(host), this.today) : [];
    const page = pages.find(({ path }) => path === pathname);
    return page ? { status: 200, type: page.type, body: page.body } : notFound();
  }

  #asWorld(): World {
    const { markets, companies, today, originOf } = this;
    return { markets, companies, today, originOf };
  }
}

/** Each source has a host of its own, as in the world: their paces do not mix. */
function sourceHost(id: SourceId): string {
  return `${id.replaceAll('_', '-')}.sources.test`;
}

/** One of the three boards refuses robots. */
const ashbyRobots: Reply = {
  status: 200,
  type: 'text/plain; charset=utf-8',
  body: 'User-agent: *\nDisallow: /ashby/posting-api/\n',
};
