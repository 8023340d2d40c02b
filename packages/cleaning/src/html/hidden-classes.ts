const mostStyle = 20_000;
const rule = /\.([\w-]{1,60})\s?\{([^{}]{0,400})\}/g;
const hides = /display\s?:\s?none|visibility\s?:\s?hidden|mso-hide\s?:\s?all/i;

/** Adds the classes that a style sheet hides everywhere; what it hides on small screens only is seen on others. */
export function hiddenClasses(style: string, classes: Set<string>): void {
  const [always = ''] = style.slice(0, mostStyle).split('@media');
  for (const [, name = '', declarations = ''] of always.matchAll(rule)) {
    if (hides.test(declarations)) classes.add(name);
  }
}
