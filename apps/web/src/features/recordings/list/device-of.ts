const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android tablet'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

/** What a browser ran on, as far as it says: "Android tablet"; null when it does not. */
export function deviceOf(userAgent: string): string | null {
  const system = systems.find(([told]) => told.test(userAgent))?.[1] ?? null;
  // Of Android, only phones say that they are mobile.
  return system === 'Android tablet' && /\bMobile\b/.test(userAgent) ? 'Android phone' : system;
}
