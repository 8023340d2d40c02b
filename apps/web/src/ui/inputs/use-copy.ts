import { useMutation } from '@tanstack/react-query';
import { showToast } from '../overlays/toast-store.ts';

/** Puts a text on the clipboard, and says whether it is there: browsers may refuse it. */
export function useCopy({
  copied,
  notCopied,
}: {
  copied: string;
  notCopied: string;
}): (text: string) => void {
  const { mutate } = useMutation({
    mutationFn: (text: string) => navigator.clipboard.writeText(text),
    onSuccess: () => showToast(copied),
    onError: () => showToast(notCopied),
  });
  return mutate;
}
