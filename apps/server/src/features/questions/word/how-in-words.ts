import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';

/** Wordings that a sentence names. */
const named = 4;

/** How items about a matter, or of a kind, were found. */
export function howInWords({ about, kinds, also, sentiments }: FeedbackFilter): string {
  const text = about ?? also?.find((one) => one.about)?.about;
  if (text && !text.as_words) {
    const wordings = (text.or ?? []).filter((one) => one.toLowerCase() !== text.text.toLowerCase());
    const others = wordings.slice(0, named).map((one) => `“${one}”`);
    const by = [`“${text.text}”`, ...others].join(', ');
    return `This is an estimate, based on similarity and these words: ${by}${wordings.length > named ? ` and ${wordings.length - named} more` : ''}. Items worded differently may be missing.`;
  }
  if (kinds?.length) return 'This is an estimate, based on wording. Items worded differently may be missing.';
  if (sentiments?.length) return 'This is an estimate: sentiment comes from wording and ratings.';
  return '';
}

/** What was tried before it is said that there is none. */
export function triedInWords({ about }: FeedbackFilter): string {
  if (!about) return '';
  return about.as_words
    ? 'No item contains these words in any form.'
    : 'No item contains these words or similar ones. People may have said it in other words.';
}
