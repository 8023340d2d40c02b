import { numberAt } from '../../json.ts';

/**
 * What a query costs by the page “Rate limiting” of Linear’s documentation: 0.1 for each property, 1 for each object, and what is in a
 * list as often as is asked for, 50 times where it is not said. Rounded up.
 */
export function pointsOf(query: string, variables: unknown): number {
  const body = query.slice(query.indexOf('{', query.indexOf(')', query.indexOf('$')) + 1));
  const tokens = body.match(/\([^)]*\)|[{}]|\w+/g) ?? [];
  let here = 0;
  const pointsOfSet = (): { points: number; isList: boolean } => {
    let points = 0;
    let isList = false;
    here += 1;
    while (here < tokens.length && tokens[here] !== '}') {
      isList ||= tokens[here] === 'nodes';
      here += 1;
      const given = tokens[here]?.startsWith('(') === true ? (tokens[here] ?? '') : '';
      if (given !== '') here += 1;
      if (tokens[here] !== '{') {
        points += 0.1;
        continue;
      }
      const inner = pointsOfSet();
      points += inner.isList ? inner.points * countOf(given, variables) : 1 + inner.points;
    }
    here += 1;
    return { points, isList };
  };
  return Math.ceil(pointsOfSet().points);
}

function countOf(given: string, variables: unknown): number {
  const [, first = '50'] = /first: (\$?\w+)/.exec(given) ?? [];
  return first.startsWith('$') ? (numberAt(variables, first.slice(1)) ?? 50) : Number(first);
}
