import type { MarketTheme } from '@earshot/contracts/market/market-report';
import { chips } from '../chips.ts';
import type { Drawing } from '../drawing.ts';
import { count, dayName, rounded } from '../figures.ts';
import type { Markup, Part } from '../markup.ts';
import { foreign, html } from '../markup.ts';
import { section } from '../section.ts';
import { toRoadmap } from '../to-roadmap.ts';
import { toneWords } from '../words.ts';

const shownQuotes = 2;

/** What the users of each company ask for, praise and complain about, in their own words. */
export function voices(drawing: Drawing): Markup {
  return section(drawing, 'voices', drawing.report.voices, (themes) => {
    const hosts = [...new Set(themes.map(({ host }) => host))];
    hosts.sort((a, b) => Number(drawing.isSubject(b)) - Number(drawing.isSubject(a)));
    return hosts.map((host): Part => {
      const own = themes.filter((theme) => theme.host === host);
      return [
        hosts.length > 1 && html`<h3 class="mr-sub">${drawing.nameOf(host)}</h3>`,
        html`<div class="mr-two">${own.map((theme) => voice(drawing, theme))}</div>`,
      ];
    });
  });
}

function voice(drawing: Drawing, theme: MarketTheme): Markup {
  const places = theme.citations.map(drawing.cited).filter((place) => place !== undefined);
  return html`<figure class="mr-voice" data-claim="${theme.id}">
    <figcaption>
      <strong class="mr-h">${toneWords[theme.tone]}: ${foreign(theme.label)}</strong>
      <span class="mr-small mr-sec"
        >${count(theme.count)} of
        ${count(theme.of)}${theme.mean_rating !== null && `, average ${rounded(theme.mean_rating)} stars`}</span
      >
    </figcaption>
    ${places.slice(0, shownQuotes).map(
      ({ citation }) =>
        html`<blockquote>
            <span class="mr-said">“${foreign(citation.quote)}”</span> ${chips(drawing, [citation.id])}
          </blockquote>
          <p class="mr-small mr-mut">
            ${foreign(citation.title)}${citation.said_at !== null && `, ${dayName(citation.said_at)}`}
          </p>`,
    )}
    ${
      places.length > shownQuotes &&
      html`<p class="mr-small mr-mut">More: ${chips(drawing, theme.citations.slice(shownQuotes))}</p>`
    }
    ${theme.tone !== 'praised' && toRoadmap(drawing, 'market_theme', theme.id, theme.label)}
  </figure>`;
}
