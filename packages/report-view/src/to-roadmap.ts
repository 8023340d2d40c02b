import type { Drawing } from './drawing.ts';
import type { Markup } from './markup.ts';
import { html } from './markup.ts';

export type ClaimKind = 'market_finding' | 'market_opportunity' | 'market_theme';

export function claimMark(kind: ClaimKind, key: string): string {
  return `${kind} ${key}`;
}

/** At a claim: where it went, else the button that sends it; nothing for readers without a roadmap. */
export function toRoadmap({ roadmap }: Drawing, kind: ClaimKind, key: string, name: string): Markup | null {
  if (!roadmap) return null;
  const sent = roadmap.sent.get(claimMark(kind, key));
  if (sent) {
    return html`<p class="mr-small mr-act mr-sent"><a href="${sent.href}" data-within>${sent.words}</a></p>`;
  }
  if (!roadmap.maySend) return null;
  return html`<p class="mr-small mr-act">
    <button class="mr-control" type="button" data-act="to-roadmap" data-kind="${kind}" data-key="${key}">
      Send to roadmap <span class="mr-vh">${name}</span>
    </button>
  </p>`;
}
