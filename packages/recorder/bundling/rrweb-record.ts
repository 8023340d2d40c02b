import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'rolldown/parseAst';
import { minifySync } from 'rolldown/utils';
import { adjustRrweb, withoutCanvasAndFrames } from './adjust-rrweb.ts';
import { dropUnusedMethods } from './unused-methods.ts';
import { inlineEnums } from './inline-enums.ts';
import { keepReachable } from './reachable-statements.ts';
import { collectFreeNames, declaredNames, type SyntaxNode } from './scopes.ts';
import { settleOptions } from './settle-options.ts';
import { shortenRrweb } from './shorten-rrweb.ts';

const nothing = '(void 0)';

/** Options of the library that the recorder never sets, or always in the same way. */
const settled = {
  blockClass: '"rr-block"',
  maskTextClass: '"rr-mask"',
  ignoreClass: '"rr-ignore"',
  ignoreSelector: 'null',
  inlineStylesheet: 'true',
  inlineImages: 'false',
  recordDOM: 'true',
  userTriggeredOnInput: 'false',
  collectFonts: 'false',
  plugins: nothing,
  hooks: nothing,
  packFn: nothing,
  checkoutEveryNms: nothing,
  checkoutEveryNth: nothing,
  mousemoveWait: nothing,
  recordAfter: '"DOMContentLoaded"',
  sampling: '{}',
  keepIframeSrcFn: nothing,
  ignoreCSSAttributes: nothing,
  fontCb: nothing,
  slimDOMOptions: nothing,
  slimDOM: nothing,
  customElementCb: nothing,
  _testNoPxNorm: 'false',
};
/** Few pages ask for these. */
const withoutFew = {
  recordCanvas: 'false',
  recordCrossOriginIframes: 'false',
  dataURLOptions: '{}',
  canvasManager: nothing,
  canvasMutationCb: nothing,
};

/**
 * `record` of the installed rrweb as a module: adjusted, and without what only its player needs.
 *
 * @param whole with canvas elements and frames of other origins, which few pages ask for
 */
export function rrwebRecord({ whole }: { whole: boolean }): string {
  const reached = keepReachable(wholeRrwebRecord(), ['record']);
  const adjusted = keepReachable(shortenRrweb(adjustRrweb(reached)), ['record']);
  const chosen = whole ? adjusted : withoutCanvasAndFrames(adjusted);
  let text = settleOptions(inlineEnums(chosen), whole ? settled : { ...settled, ...withoutFew });
  // What is settled leaves branches, functions and methods that nothing reaches.
  for (let length = Infinity; text.length < length;) {
    length = text.length;
    text = dropUnusedMethods(keepReachable(folded(text), ['record']));
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
