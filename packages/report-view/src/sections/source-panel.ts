import type { MarketSource } from '@earshot/contracts/market/market-report';
import type { CitedPlace, Drawing } from '../drawing.ts';
import { counted, dayName } from '../figures.ts';
import type { Markup, Part } from '../markup.ts';
import { foreign, html, shortAddress, webAddress } from '../markup.ts';
import { foundWords, outcomeWords, words } from '../words.ts';

/** A quote of more lines is of the counts of months. */
const mostLines = 6;

/** Every source with what became of it, its quotes, and how many requests each host received. */
export function sourcePanel(drawing: Drawing): Markup {
  const { report } = drawing;
  const places = report.citations.map(({ id }) => drawing.cited(id)).filter((place) => place !== undefined);
  const quotes = Map.groupBy(places, ({ citation }) => citation.source);
  const used = report.sources.filter(({ number }) => quotes.has(number));
  const others = report.sources.filter(({ number, outcome }) => !quotes.has(number) && outcome !== 'off');
  const off = report.sources.filter(({ number, outcome }) => !quotes.has(number) && outcome === 'off');
  return html`<div class="mr-sources">
      <h2 class="mr-panel-head" id="sources">
        ${words.sources}<span class="mr-mut">${used.length} of ${used.length + others.length} cited</span>
      </h2>
      <ol class="mr-source-list">
        ${[...used, ...others].map((source) => entry(drawing, source, quotes.get(source.number) ?? []))}
      </ol>
      ${off.length > 0 && switchedOff(off)}
    </div>
    ${requests(drawing)}`;
}

/** What is switched off was not asked, and takes one line that opens. */
function switchedOff(sources: readonly MarketSource[]): Markup {
  return html`<details class="mr-rest mr-off">
    <summary>${counted(sources.length, 'source')} switched off on this server</summary>
    <ul>
      ${sources.map(({ name, number }) => html`<li id="source-${number}">${foreign(name)}</li>`)}
    </ul>
  </details>`;
}

function entry(drawing: Drawing, source: MarketSource, quotes: readonly CitedPlace[]): Markup {
  const address = source.url === null ? null : webAddress(source.url);
  return html`<li class="mr-src is-${source.outcome}" id="source-${source.number}">
    <span class="mr-cite">${source.number}</span>
    <div>
      <strong>${foreign(source.name)}</strong>
      <p class="mr-small mr-mut">${standing(drawing, source, quotes)}</p>
      ${tellsMore(source) && html`<p class="mr-small mr-mut">${foreign(source.detail)}</p>`}
      ${address !== null && html`<p class="mr-small mr-mut mr-print-only">${shortAddress(address)}</p>`}
      ${
        quotes.length > 0 &&
        html`<details class="mr-proofs">
          <summary>${counted(quotes.length, 'quote')}</summary>
          ${quotes.map((place, index) =>
            proof(drawing, place, {
              isLabelled: quotes.length > 1,
              isSamePage: quotes[index - 1]?.citation.url === place.citation.url,
            }),
          )}
        </details>`
      }
    </div>
  </li>`;
}

/** Whether the detail says anything that the outcome does not. */
function tellsMore(source: MarketSource): source is MarketSource & { detail: string } {
  const { detail, outcome } = source;
  return detail !== null && !detail.endsWith(` ${outcomeWords[outcome]}.`);
}

function standing({ clock }: Drawing, source: MarketSource, quotes: readonly CitedPlace[]): string {
  const [one, many] = foundWords[source.kind];
  const isFirstParty = quotes.length > 0 && quotes.every(({ citation }) => citation.first_party);
  const parts = [
    isFirstParty ? 'First party' : null,
    source.outcome === 'answered' || source.found > 0 ? counted(source.found, one, many) : null,
    source.outcome === 'answered' ? null : outcomeWords[source.outcome],
    source.read_at !== null ? `read ${clock.time(source.read_at)}` : null,
  ].filter((part) => part !== null);
  const [first = '', ...rest] = parts;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', ');
}

/** A quote within the stored text around it, with where and when it was read; on paper an address stands once for all its quotes. */
function proof(
  drawing: Drawing,
  { citation, label, anchor }: CitedPlace,
  { isLabelled, isSamePage }: { isLabelled: boolean; isSamePage: boolean },
): Markup {
  const address = webAddress(citation.url);
  const isSeries = citation.quote.split('\n').length > mostLines;
  return html`<div class="mr-proof" id="${anchor}" tabindex="-1">
    <blockquote>
      ${isLabelled && html`<span class="mr-cite">${label}</span> `}<span
        class="mr-said${isSeries && ' mr-series'}"
        >“${marked(citation)}”</span
      >
    </blockquote>
    <p class="mr-small mr-mut mr-when">
      ${foreign(citation.title)}${citation.said_at !== null && `, said ${dayName(citation.said_at)}`}. Read
      ${drawing.clock.day(citation.fetched_at)}, ${drawing.clock.time(citation.fetched_at)}.
    </p>
    ${
      address !== null &&
      html`${!isSamePage && html`<p class="mr-small mr-mut mr-print-only">${shortAddress(address)}</p>`}
        <a class="mr-open" href="${address}" rel="noreferrer noopener nofollow" target="_blank"
          >${words.openOriginal}</a
        >`
    }
  </div>`;
}

function marked({ excerpt, quote }: CitedPlace['citation']): Part {
  const start = excerpt.indexOf(quote);
  return html`<bdi
    ><span class="mr-around">${excerpt.slice(0, start)}</span><mark>${quote}</mark
    ><span class="mr-around">${excerpt.slice(start + quote.length)}</span></bdi
  >`;
}

function requests({ report, crawlerPage }: Drawing): Markup {
  const page =
    crawlerPage === null ? null : crawlerPage.startsWith('/') ? crawlerPage : webAddress(crawlerPage);
  return html`<section class="mr-requests" aria-labelledby="requests">
    <h2 class="mr-panel-head" id="requests">${words.requests}</h2>
    ${
      report.requests.length === 0
        ? html`<p class="mr-small mr-mut">${words.noRequests}</p>`
        : html`<dl>
            ${report.requests.map(
              ({ host, count }) =>
                html`<div>
                  <dt>${host}</dt>
                  <dd>${count}</dd>
                </div>`,
            )}
          </dl>`
    }
    <p class="mr-small mr-mut">
      ${words.pace} ${page !== null && html`<a href="${page}">${words.crawler}</a>`}
    </p>
  </section>`;
}
