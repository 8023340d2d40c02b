import { useState, type SyntheticEvent } from 'react';

export interface Submit {
  pending: boolean;
  /** What the last try failed with; null before, and while a new try runs. */
  error: unknown;
  /** For `onSubmit` of a form. */
  onSubmit: (event: SyntheticEvent) => void;
}

/** Runs a form's work once at a time and keeps what it failed with. */
export function useSubmit(work: () => Promise<void>): Submit {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const run = async () => {
    setPending(true);
    setError(null);
    try {
      await work();
    } catch (cause) {
      setError(cause);
    } finally {
      setPending(false);
    }
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!pending) void run();
  };
  return { pending, error, onSubmit };
}
