import { ApiProblem, fieldError, problemSentence } from '../../../lib/api-problem.ts';

/** What the server has against a password; undefined when it failed for another reason. */
export function passwordRefusal(error: unknown): string | undefined {
  const said = fieldError(error, '#/body/password');
  if (said) return said;
  return error instanceof ApiProblem && error.code === 'password_refused'
    ? problemSentence(error)
    : undefined;
}
