import { Problem } from '../../platform/http/problem.ts';

export function unknownTopic(): Problem {
  return new Problem('not_found', { detail: 'There is no topic with this ID.' });
}
