/** What the route of a page carries that is built as HTML and run by islands, without the router. */
export const sitePage = { isSitePage: true } as const;

/** Whether one of the matched routes is such a page. */
export function isSitePage(matches: readonly { handle?: unknown }[]): boolean {
  return matches.some(({ handle }) => handle === sitePage);
}
