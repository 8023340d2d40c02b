import { maskPersonal } from './personal-text.ts';

const selectors = /\[\s?([a-z][\w-]{0,40})\s?([~|^$*]?)=\s?["']?([^"'\]\\\n]{1,60})["']?\s?(?:[is]\s?)?\]/gi;
/** Names of attributes whose value may be the visitor's, whatever style sheets name, or that have rules of their own. */
const ofOthers =
  /(?:value|text|title|label|content|tip|name|mail|phone|description|placeholder|user|alt|search|query|href|src)$/i;
/** A sheet that names more is none that a person wrote. */
const namedMax = 10_000;

/**
 * Values of attributes that the page's own style sheets name, as in `[data-theme=dark]`: they are the site's, since who wrote the sheet
 * knew them before the visitor came.
 */
export class NamedValues {
  /** By the attribute's name: whole values after a line feed, parts of values with a blank where the value or a word of it ends. */
  readonly known: Map<string, Set<string>>;
  /** How many were noted here. */
  count = 0;

  /** @param known what another thread noted */
  constructor(known = new Map<string, Set<string>>()) {
    this.known = known;
  }

  /** Reads the selectors of a style sheet or of one rule. */
  note(styles: string): void {
    for (const [, given = '', sign = '', part = ''] of styles.matchAll(selectors)) {
      const name = given.toLowerCase();
      const start = sign ? (/[~|^]/.test(sign) ? ' ' : '') : '\n';
      const named = start + part + (/[~$]/.test(sign) ? ' ' : '');
      const ofName = this.known.get(name) ?? new Set();
      // Parts of one letter would spell what they are held against.
      if (ofOthers.test(name) || (sign && part.length < 2) || ofName.has(named) || this.count > namedMax)
        continue;
      this.known.set(name, ofName.add(named));
      this.count++;
    }
  }

  /** @returns of an attribute's value what selectors name, so that they hold as they did; '' for nothing */
  partOf(name: string, value: string): string {
    const named = this.known.get(name.toLowerCase());
    if (!named || maskPersonal(value) !== value) return '';
    if (named.has(`\n${value}`)) return value;
    const text = ` ${value} `;
    const at = (part: string) => text.indexOf(part);
    return [...named]
      .filter((part) => at(part) >= 0)
      .sort((a, b) => at(a) - at(b))
      .map((part) => part.trim())
      .join(' ');
  }
}
