import { allSources } from '@earshot/connectors/all-sources';
import type { Rival } from '@earshot/extraction/rivals/find-rivals';
import type { PartName, PartValues } from '../runs/stored-parts.ts';
import type { KeptAnswer } from './ask-sources.ts';
import { CiteBook } from './cite-book.ts';
import type { SiteEvidence } from './evidence.ts';
import type { PackRun } from './pack-run.ts';
import { companyOf } from './sections/companies.ts';
import { conclusionsOf, stateOf } from './sections/conclusions.ts';
import { featuresOf, matrixOf } from './sections/features.ts';
import { newsOf } from './sections/news.ts';
import { plansOf } from './sections/plans.ts';
import { rivalsOf } from './sections/rivals.ts';
import { judgedSeries, trendsOf } from './sections/trends.ts';
import { heardThemes } from './sections/voices.ts';
import { SourceList } from './source-list.ts';

/** What a run knows of its market so far, and the sections that are told of it. */
export class PackMarket {
  readonly book = new CiteBook();
  readonly sources = new SourceList();
  readonly pack: PackRun;
  /** The subject first. */
  readonly #sites = new Map<string, SiteEvidence>();
  readonly #answers = new Map<string, KeptAnswer[]>();
  #judged: { host: string; rivals: readonly Rival[] } | null = null;
  readonly #told = new Map<PartName, string>();

  constructor(pack: PackRun) {
    this.pack = pack;
  }

  /** Always in the same order, whichever was read first. */
  get sites(): SiteEvidence[] {
    const [subject, ...rivals] = this.#sites.values();
    if (!subject) return [];
    return [subject, ...rivals.sort((a, b) => a.host.localeCompare(b.host))];
  }

  /** Always in the same order, whichever came first. */
  answersOf(host: string): KeptAnswer[] {
    const given = this.#answers.get(host) ?? [];
    return allSources.flatMap(({ id }) => given.filter((answer) => answer.id === id));
  }

  nameOf(host: string): string {
    const site = this.#sites.get(host);
    return site ? companyOf(site, false, new CiteBook()).name : host;
  }

  /** Takes what is known of a site by now, and tells it. */
  async takeSite(site: SiteEvidence): Promise<void> {
    this.#sites.set(site.host, site);
    this.book.knowSite(site.host, site.pageIds);
    this.sources.putSite(site);
    const [subject] = this.sites;
    await this.tell('sources', this.sources.all);
    await this.tell(
      'companies',
      this.sites.map((one) => companyOf(one, one === subject, this.book)),
    );
    await this.#retellRivals();
    await this.#tellRequests();
  }

  /** Takes the answer of a source about a company, and tells what became of the source. */
  async takeAnswer(answer: KeptAnswer): Promise<void> {
    const { host, items, series } = answer;
    this.#answers.set(host, [...(this.#answers.get(host) ?? []), answer]);
    for (const said of [...items, ...series]) this.book.knowText(host, said);
    this.sources.putAnswer(answer);
    await this.tell('sources', this.sources.all);
    await this.#tellRates(answer);
    await this.#tellRequests();
  }

  /** Takes an answer that only says where a company's site is; its requests count. */
  async takeLookUp(answer: KeptAnswer): Promise<void> {
    this.#answers.set(answer.host, [...(this.#answers.get(answer.host) ?? []), answer]);
    await this.#tellRequests();
  }

  async tellPlans(): Promise<void> {
    await this.tell(
      'plans',
      this.sites.flatMap((site) => plansOf(site, this.book)),
    );
  }

  async tellRivals(host: string, rivals: readonly Rival[]): Promise<void> {
    this.#judged = { host, rivals };
    await this.#retellRivals();
  }

  /** Rivals go by the names that their own sites write, once those are read. */
  async #retellRivals(): Promise<void> {
    if (this.#judged === null) return;
    const { host, rivals } = this.#judged;
    const names = {
      ofSource: (id: string) => this.sources.all.find((one) => one.id === id)?.name ?? id,
      ofSite: (site: string) => (this.nameOf(site) === site ? null : this.nameOf(site)),
    };
    await this.tell('rivals', rivalsOf(host, rivals, names, this.book));
  }

  /** All that is made of what was read, in the order of the report's page. */
  async tellConclusions(): Promise<void> {
    const { sites, book } = this;
    const [subject] = sites;
    if (!subject) return;
    const words = this.pack.deps.words();
    await this.tellPlans();
    const matrix = matrixOf(sites);
    await this.tell('features', featuresOf(matrix, book));
    const series = sites.flatMap(({ host }) => judgedSeries(host, this.answersOf(host)));
    await this.tell(
      'trends',
      trendsOf(series, (id) => this.sources.numberOf(id)),
    );
    await this.tell(
      'news',
      sites.flatMap((site) => newsOf(site, book)),
    );
    const rivalNames = this.#judged?.rivals.map(({ name }) => name) ?? [];
    const companies = [...rivalNames, ...sites.map(({ host }) => this.nameOf(host))];
    const themes = sites.flatMap(({ host }) => heardThemes(host, this.answersOf(host), companies, words));
    const voices = themes.map(({ quoted, ...theme }) => ({
      ...theme,
      citations: quoted.map(({ pageId, text }) => book.ofPage(pageId, text)),
    }));
    await this.tell('voices', voices);
    const nameOf = (host: string) => this.nameOf(host);
    const { findings, opportunities } = conclusionsOf(
      { subject: subject.host, sites, nameOf, matrix, series, themes },
      book,
    );
    await this.tell('findings', findings);
    await this.tell('opportunities', opportunities);
    await this.tell(
      'states',
      sites.map((site) => stateOf(site, this.answersOf(site.host))),
    );
  }

  /** Stores a section when it says something else than what was stored last. */
  async tell<Name extends PartName>(part: Name, value: PartValues[Name]): Promise<void> {
    const said = JSON.stringify(value);
    if (this.#told.get(part) === said) return;
    this.#told.set(part, said);
    await this.pack.put(part, value, this.book.citedIn(value));
  }

  async #tellRates({ id, rates }: KeptAnswer): Promise<void> {
    const source = this.sources.numberOf(id);
    if (rates === null || source === undefined) return;
    await this.tell('rates', { source, day: rates.day, per_euro: rates.perEuro });
  }

  async #tellRequests(): Promise<void> {
    const all = [...this.sites, ...[...this.#answers.values()].flat()];
    const counts = new Map<string, number>();
    for (const { host, count } of all.flatMap(({ requests }) => requests)) {
      counts.set(host, (counts.get(host) ?? 0) + count);
    }
    await this.tell(
      'requests',
      [...counts]
        .map(([host, count]) => ({ host, count }))
        .sort((a, b) => b.count - a.count || a.host.localeCompare(b.host)),
    );
  }
}
