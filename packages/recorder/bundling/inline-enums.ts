const declaration = /^var ([\w$]+) = \/\* @__PURE__ \*\/ function\(\w+\) \{([^}]*)\}\(\{\}\);$/gm;
const member = /\["([^"]+)"\] = (\d+)\]/g;

/** Puts numbers in the place of the names that the library's enumerations give them. */
export function inlineEnums(source: string): string {
  let text = source;
  for (const [, name = '', body = ''] of source.matchAll(declaration))
    for (const [, key = '', value = ''] of body.matchAll(member))
      text = text.replaceAll(
        new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}\\.${key}(?![\\w$])`, 'g'),
        value,
      );
  return text;
}
