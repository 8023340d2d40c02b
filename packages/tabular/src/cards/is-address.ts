/** Whether a cell holds the address of a page and nothing else. */
export function isAddress(value: string): boolean {
  return /^https?:\/\/[^\s<>"]+$/i.test(value.trim());
}
