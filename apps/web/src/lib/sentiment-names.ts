import type { Sentiment } from '@earshot/contracts/filter/feedback-filter';

export const sentimentNames: Readonly<Record<Sentiment, string>> = {
  negative: 'Negative',
  neutral: 'Neutral',
  positive: 'Positive',
};

/** The name of a value that may be a sentiment, such as the key of a row; undefined for any other. */
export function sentimentName(key: string | null): string | undefined {
  return (sentimentNames as Readonly<Record<string, string>>)[key ?? ''];
}
