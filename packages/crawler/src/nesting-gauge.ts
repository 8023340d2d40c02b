import type { Token } from 'parse5';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const withoutContent = words('area base br col embed hr img input link meta param source track wbr');
/** Elements whose end tag may be left out, so that their depth cannot be told without building the tree. */
const selfEnding = words(
  'html head body p li dt dd option optgroup tr td th thead tbody tfoot colgroup caption rb rp rt rtc',
);
/** Elements that a parser opens again in every block that follows, until they are closed (WHATWG HTML, "The list of active formatting elements"). */
const reopening = words('a b big code em font i nobr s small strike strong tt u');
/** Elements that end a drawing or a formula that they stand in (WHATWG HTML, "The rules for parsing tokens in foreign content"). */
const endingForeign = words(
  'b big blockquote body br center code dd div dl dt em embed font h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var',
);
/** Parts of drawings and formulas that hold HTML again. */
const holdingHtml = words('foreignobject desc title annotation-xml');
/** Of elements that are alike in name and attributes, so many are opened again. */
const mostAlike = 3;
const deepest = 1000;
const mostReopened = 200_000;
const mostKept = 5000;

/**
 * Tells pages that would cost whoever builds their tree far more than their length: nested very deeply, or with many
 * elements that are opened again in each of many blocks (80 kB can become a million elements).
 */
export class NestingGauge {
  #depth = 0;
  #deepest = 0;
  #reopened = 0;
  #hasEnded = false;
  /** Drawings and formulas around what comes next: only there does `<path/>` end itself. */
  #foreign = 0;
  readonly #foreignAround: number[] = [];
  /** Of the elements that are opened again and not closed, the names with their attributes, by name. */
  readonly #open = new Map<string, string[]>();
  readonly #alike = new Map<string, number>();
  #effective = 0;

  get isTangled(): boolean {
    return this.#deepest > deepest || this.#reopened > mostReopened;
  }

  get isForeign(): boolean {
    return this.#foreign > 0;
  }

  start({ tagName, attrs, selfClosing }: Token.TagToken): void {
    if (endingForeign.has(tagName)) this.#foreign = 0;
    const isEnded = selfClosing && this.#foreign > 0;
    if (!isEnded) this.#enterForeign(tagName);
    if (withoutContent.has(tagName)) return this.content();
    if (selfEnding.has(tagName)) {
      this.#hasEnded = true;
      return;
    }
    this.content();
    if (!isEnded) this.#deepest = Math.max(this.#deepest, (this.#depth += 1));
    if (!reopening.has(tagName)) return;
    // A link within a link ends the one around it.
    if (tagName === 'a') this.#close('a');
    const key = `${tagName} ${attrs.map(({ name, value }) => `${name}=${value}`).join(' ')}`;
    const open = this.#open.get(tagName) ?? [];
    if (open.length >= mostKept) return;
    open.push(key);
    this.#open.set(tagName, open);
    this.#count(key, 1);
  }

  end(tagName: string): void {
    if (tagName === 'svg' || tagName === 'math') this.#foreign = Math.max(0, this.#foreign - 1);
    if (holdingHtml.has(tagName)) this.#foreign = this.#foreignAround.pop() ?? this.#foreign;
    if (reopening.has(tagName)) this.#close(tagName);
    else this.#hasEnded = true;
    if (!selfEnding.has(tagName)) this.#depth = Math.max(0, this.#depth - 1);
  }

  /** Text, or an element: what had to be opened again is so now. */
  content(): void {
    if (this.#hasEnded) this.#reopened += this.#effective;
    this.#hasEnded = false;
  }

  #enterForeign(tagName: string): void {
    if (tagName === 'svg' || tagName === 'math') this.#foreign += 1;
    if (!holdingHtml.has(tagName) || this.#foreignAround.length >= mostKept) return;
    this.#foreignAround.push(this.#foreign);
    this.#foreign = 0;
  }

  #close(tagName: string): void {
    const key = this.#open.get(tagName)?.pop();
    if (key !== undefined) this.#count(key, -1);
  }

  #count(key: string, by: 1 | -1): void {
    const before = this.#alike.get(key) ?? 0;
    const after = before + by;
    if (after === 0) this.#alike.delete(key);
    else this.#alike.set(key, after);
    this.#effective += Math.min(mostAlike, after) - Math.min(mostAlike, before);
  }
}
