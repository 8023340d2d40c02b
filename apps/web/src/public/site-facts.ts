import { placeholderOf, siteFactNames, type SiteFacts } from '@earshot/contracts/pages/site-facts';

/** Id of the element in which a page carries the facts for its own scripts. */
export const siteFactsId = 'site-facts';

const placeholders = Object.fromEntries(
  siteFactNames.map((name) => [name, placeholderOf(name)]),
) as unknown as SiteFacts;

/** What the page is told about its server; while pages are built, the placeholders that the server fills. */
export const siteFacts: SiteFacts = readFacts();

function readFacts(): SiteFacts {
  const text = typeof document === 'undefined' ? null : document.getElementById(siteFactsId)?.textContent;
  return text ? (JSON.parse(text) as SiteFacts) : placeholders;
}
