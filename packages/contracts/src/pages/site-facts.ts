/**
 * What public pages say about one server and not about the product. The built pages carry a placeholder for each; the server
 * fills them once, when it starts. Names that end in `Html` hold markup, all others text.
 */
export const siteFactNames = [
  /** Address people reach the server by, without a slash at the end. */
  'publicUrl',
  'operatorName',
  'operatorAddress',
  'operatorMail',
  /** Whose law holds, and whose courts. */
  'operatorLaw',
  /** `<li>`s with links to where the operator can be found elsewhere; empty when none are set. */
  'socialLinksHtml',
  /** What holds for the plans on this server, such as that nothing is sold here. */
  'planNoteHtml',
  /** A player of the operator's own video; empty when none is set. */
  'menuVideoHtml',
] as const;
export type SiteFactName = (typeof siteFactNames)[number];
export type SiteFacts = Readonly<Record<SiteFactName, string>>;

/**
 * What stands in a built page where the server puts the fact. Letters and hyphens alone: Markdown, HTML, JSON and addresses
 * leave them as they are.
 */
export function placeholderOf(name: SiteFactName): string {
  return `earshot-fact-${name}-end`;
}

/** The text with each placeholder replaced by what `valueOf` says. */
export function fillPlaceholders(text: string, valueOf: (name: SiteFactName) => string): string {
  return text.replace(/earshot-fact-([A-Za-z]+)-end/g, (whole, name: string) =>
    (siteFactNames as readonly string[]).includes(name) ? valueOf(name as SiteFactName) : whole,
  );
}

/** Text as it stands in HTML and XML, between tags and in quoted attributes. */
export function escapeMarkup(text: string): string {
  const escapes: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#x27;',
  };
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}
