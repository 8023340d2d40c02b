const declaration = /^var ([\w$]+) = \/\* @__PURE__ \*\/ function\(\w+\) \{([^}]*)\}\(\{\}\);$/gm;
const member = /\["([^"]{1,40})"\] = (\d{1,4})\]/g;
const use = /(?<![\w$.])[\w$]{1,40}\.\w{1,40}(?![\w$])/g;

/** Puts numbers in the place of the names that the library's enumerations give them. */
export function inlineEnums(source: string): string {
  const numbers = new Map<string, string>();
  for (const [, name = '', body = ''] of source.matchAll(declaration))
    for (const [, key = '', value = ''] of body.matchAll(member)) numbers.set(`${name}.${key}`, value);
  return source.replace(use, (found) => numbers.get(found) ?? found);
}
