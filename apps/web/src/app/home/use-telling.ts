import { feedback, type FeedbackItem } from '@earshot/contracts/feedback';
import type { FilterBehind } from '@earshot/contracts/filter/feedback-filter';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { send } from '../../lib/api-client.ts';

const fewestWords = 6;
const shown = 3;

/** Three of the newest items that say something: at least six words, and no two alike. Empty until they are known. */
export function useTelling(filters: z.infer<typeof FilterBehind>): readonly FeedbackItem[] {
  const { data } = useQuery({
    queryKey: ['feedback', 'telling', filters],
    queryFn: ({ signal }) => send(feedback.getFeedback, { body: { filters, limit: 25 } }, signal),
  });
  const seen = new Set<string>();
  return (data?.results ?? [])
    .filter(({ text }) => {
      const words = text.trim().toLowerCase().split(/\s+/);
      const key = words.slice(0, fewestWords).join(' ');
      if (words.length < fewestWords || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, shown);
}
