import { problemSentence } from '../../../lib/api-problem.ts';
import { Alert } from '../../../ui/states/alert.tsx';

/** A failed try that belongs to no field. */
export function FailureAlert({ error }: { error: unknown }) {
  return error ? <Alert meaning="bad">{problemSentence(error)}</Alert> : null;
}
