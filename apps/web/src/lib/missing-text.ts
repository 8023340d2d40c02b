/** What stands for an item's text where there is none to show. */
export function missingText(text: string): string {
  return text === '' ? 'No words from the customer.' : 'No additional text available.';
}
