import { escapeMarkup, fillPlaceholders, type SiteFacts } from '@earshot/contracts/pages/site-facts';

/** A built page with this server's facts in it, each escaped for where it stands: between tags, in attributes, or in data. */
export function fillHtml(page: string, facts: SiteFacts): string {
  return page
    .split(/(<script[^>]*type="application\/(?:ld\+)?json"[^>]*>[\s\S]*?<\/script>)/)
    .map((part, at) => (at % 2 === 1 ? fillJson(part, facts) : fillMarkup(part, facts)))
    .join('');
}

export const fillXml = fillMarkup;

export function fillPlain(text: string, facts: SiteFacts): string {
  return fillPlaceholders(text, (name) => facts[name]);
}

function fillMarkup(text: string, facts: SiteFacts): string {
  return fillPlaceholders(text, (name) => (name.endsWith('Html') ? facts[name] : escapeMarkup(facts[name])));
}

/** Within a string of JSON that stands in a script element, which `</script>` would end. */
function fillJson(text: string, facts: SiteFacts): string {
  return fillPlaceholders(text, (name) =>
    JSON.stringify(facts[name])
      .slice(1, -1)
      .replaceAll('<', String.raw`\u003c`),
  );
}
