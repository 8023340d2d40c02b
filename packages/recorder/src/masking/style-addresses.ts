/** What is not closed ends with the text, so that nothing is read twice. */
const addresses = /url\(\s*(?:"([^"\n]*)"?|'([^'\n]*)'?|([^"')\s]*))/gi;

/** The addresses that style text names by `url()`. */
export function addressesIn(styles: string): string[] {
  return Array.from(styles.matchAll(addresses), ([, double, single, bare]) => double ?? single ?? bare ?? '');
}

/** Style text with other addresses in the place of those that it names. */
export function replaceAddresses(styles: string, replace: (address: string) => string): string {
  return styles.replace(addresses, (whole, double?: string, single?: string, bare?: string) => {
    const address = double ?? single ?? bare ?? '';
    const replaced = replace(address.trim());
    if (replaced === address) return whole;
    const start = whole.length - address.length - (bare === undefined && /["']$/.test(whole) ? 1 : 0);
    return whole.slice(0, start) + replaced + whole.slice(start + address.length);
  });
}
