/** Whether a robot may open a path, with its query, of the site whose `robots.txt` was read. */
export type MayOpen = (path: string) => boolean;

interface Rule {
  allows: boolean;
  pattern: RegExp;
  /** The longest pattern that fits decides. */
  length: number;
}

/**
 * Reads a `robots.txt` for a robot (RFC 9309): the groups that name it, else those for all. Without rules everything may be
 * opened.
 */
export function readRobots(text: string, robot: string): MayOpen {
  const own: Rule[] = [];
  const all: Rule[] = [];
  let isNamed = false;
  let agents: string[] = [];
  let isInRules = false;
  for (const line of text.slice(0, 500_000).split(/\r\n|\r|\n/)) {
    const [, key = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/i.exec(line) ?? [];
    const name = key.toLowerCase();
    if (name === 'user-agent') {
      if (isInRules) agents = [];
      isInRules = false;
      agents.push(value.toLowerCase());
      if (agents.includes(robot.toLowerCase())) isNamed = true;
    } else if (name === 'allow' || name === 'disallow') {
      isInRules = true;
      if (value === '') continue;
      const rule = { allows: name === 'allow', pattern: patternOf(value), length: value.length };
      if (agents.includes(robot.toLowerCase())) own.push(rule);
      else if (agents.includes('*')) all.push(rule);
    }
  }
  const rules = isNamed ? own : all;
  return (path) => {
    const fitting = rules.filter(({ pattern }) => pattern.test(path));
    const longest = Math.max(0, ...fitting.map(({ length }) => length));
    const deciding = fitting.filter(({ length }) => length === longest);
    return deciding.length === 0 || deciding.some(({ allows }) => allows);
  };
}

/** `*` stands for anything, `$` at the end for the end of the path. */
function patternOf(value: string): RegExp {
  const isWhole = value.endsWith('$');
  const parts = (isWhole ? value.slice(0, -1) : value).split(/\*+/);
  const source = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*');
  return new RegExp(`^${source}${isWhole ? '$' : ''}`);
}
