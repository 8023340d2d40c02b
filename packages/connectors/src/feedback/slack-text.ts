const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/**
 * What a message of Slack reads as: mentions by name, links by their label.
 *
 * @param nameOf the name of a person; empty where it is not known
 */
export function slackText(text: string, nameOf: (id: string) => string): string {
  return text
    .replace(/<([^<>]{1,3000})>/g, (_whole, inside: string) => readable(inside, nameOf))
    .replace(/&(?:amp|lt|gt);/g, (entity) => entities[entity] ?? entity);
}

function readable(inside: string, nameOf: (id: string) => string): string {
  const bar = inside.indexOf('|');
  const target = bar < 0 ? inside : inside.slice(0, bar);
  const label = bar < 0 ? '' : inside.slice(bar + 1);
  if (target.startsWith('@')) return `@${label || nameOf(target.slice(1)) || 'someone'}`;
  if (target.startsWith('#')) return `#${label || 'channel'}`;
  if (target.startsWith('!')) return label === '' ? `@${target.slice(1).split('^')[0] ?? ''}` : label;
  return label === '' ? target.replace(/^mailto:/, '') : label;
}
