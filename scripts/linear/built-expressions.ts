import { relative } from 'node:path';
import type { SourceExpression } from './source-expressions.ts';

/** The expressions that the product's code puts together while the work is done, each with its place in the source. */
export async function expressionsBuiltBy(
  root: string,
  work: () => Promise<void>,
): Promise<SourceExpression[]> {
  const own = globalThis.RegExp;
  const built: SourceExpression[] = [];
  const note = (expression: RegExp): RegExp => {
    const place = placeOf(root, new Error().stack ?? '');
    if (place !== null) built.push({ place, source: expression.source, flags: expression.flags });
    return expression;
  };
  globalThis.RegExp = new Proxy(own, {
    construct: (target, [pattern, flags]: [string, string?]) => note(new target(pattern, flags)),
    apply: (target, _self, [pattern, flags]: [string, string?]) => note(target(pattern, flags)),
  });
  try {
    await work();
  } finally {
    globalThis.RegExp = own;
  }
  return built;
}

/** The first place outside of this file; null where it is none of the product's. */
function placeOf(root: string, stack: string): string | null {
  const frames = stack.split('\n').filter((line) => !line.includes(import.meta.filename));
  const [, file, line] = /\(?((?:file:\/\/)?\/[^()]*?):(\d+):\d+\)?$/.exec(frames[1] ?? '') ?? [];
  if (file === undefined) return null;
  const path = relative(root, file.replace('file://', ''));
  return /^(?:packages|apps)\//.test(path) ? `${path}:${line}` : null;
}
