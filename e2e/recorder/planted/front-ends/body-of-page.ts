import type { PageNumber } from '../planting.ts';
import { pathOf, plantingsOf } from './front-end.ts';

/** What shows that the page was recorded at all. */
export const headingOf = (page: PageNumber): string => `This is planted page ${page}`;

/** The page's body without scripts, the same on each front end. */
export function bodyOf(frontEnd: string, page: PageNumber): string {
  const next = page < 5 ? `<a id="next" href="${pathOf(frontEnd, (page + 1) as PageNumber)}">Next</a>` : '';
  const parts = plantingsOf(page).flatMap(({ html }) => html ?? []);
  return `<nav>${next}</nav><h1>${headingOf(page)}</h1>\n${parts.join('\n')}`;
}
