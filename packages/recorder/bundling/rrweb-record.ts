import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'rolldown/parseAst';
import { minifySync } from 'rolldown/utils';
import { adjustRrweb, withoutFrames } from './adjust-rrweb.ts';
import { dropUnusedMethods } from './unused-methods.ts';
import { inlineEnums } from './inline-enums.ts';
import { keepReachable } from './reachable-statements.ts';
import { collectFreeNames, declaredNames, type SyntaxNode } from './scopes.ts';
import { settleOptions } from './settle-options.ts';
import { shortenRrweb } from './shorten-rrweb.ts';

/** An option that few pages ask for. */
const withoutFew = { recordCrossOriginIframes: 'false' };
/** The library's classes of what is never looked at; and canvas elements, of which the recorder itself takes pictures. */
const settled = { blockClass: '"rr-block"', recordCanvas: 'false' };

/**
 * `record` of the installed rrweb as a module: adjusted, and without what only its player needs.
 *
 * @param whole with canvas elements and frames of other origins, which few pages ask for
 */
export function rrwebRecord({ whole }: { whole: boolean }): string {
  const reached = keepReachable(wholeRrwebRecord(), ['record']);
  const adjusted = keepReachable(adjustRrweb(keepReachable(shortenRrweb(reached), ['record'])), ['record']);
  const chosen = whole ? adjusted : withoutFrames(adjusted);
  let text = settleOptions(inlineEnums(chosen), whole ? settled : { ...settled, ...withoutFew });
  // What is settled leaves branches, functions and methods that nothing reaches.
  for (let length = Infinity; text.length < length;) {
    length = text.length;
    text = dropUnusedMethods(keepReachable(folded(text), ['record']), ['getId', 'getNode']);
  }
  const known = freeNames(reached);
  const unknown = [...freeNames(text)].filter((name) => !known.has(name) && !(name in globalThis));
  if (unknown.length > 0) throw new RangeError(`Nothing declares ${unknown.join(', ')}`);
  return text;
}

/** The names that a module takes from the browser. */
function freeNames(source: string): Set<string> {
  const names = new Set<string>();
  const { body } = parseAst(source) as unknown as { body: SyntaxNode[] };
  collectFreeNames(body, names, new Set(body.flatMap(declaredNames)));
  return names;
}

/** The installed rrweb as it came, with the options that the recorder's own build does without. */
export function stockRrwebRecord(): string {
  const options = `{
    maskInputOptions: { input: true, textarea: true, select: true, progress: true, meter: true, li: true },
    slimDOMOptions: { script: true, comment: true, headFavicon: true, headWhitespace: true, headTitleMutations: true },
    recordAfter: 'DOMContentLoaded',
    sampling: { canvas: 1 },
  }`;
  return `${wholeRrwebRecord().replace(/^export \{[^}]*\};?\s*$/m, '')}
const stock = (given) => record({ ...${options}, ...given, errorHandler: (error) => (given.errorHandler(error), true) });
stock.takeFullSnapshot = () => record.takeFullSnapshot(true);
stock.mirror = record.mirror;
export { stock as record };`;
}

/** The installed rrweb as it came. */
export function wholeRrwebRecord(): string {
  return readFileSync(fileURLToPath(import.meta.resolve('rrweb')), 'utf8');
}

function folded(source: string): string {
  const { code, errors } = minifySync('rrweb.js', source, {
    module: true,
    compress: { joinVars: false, sequences: false },
    mangle: false,
    codegen: { removeWhitespace: false },
  });
  if (errors.length > 0) throw new SyntaxError(errors[0]?.message);
  return code;
}
