const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'pl', 'ja', 'ko'] as const;

let byName: Map<string, string[]> | null = null;

/** What a country is called in the languages of questions, by its English name or its own; of anything else nothing. */
export function regionNames(value: string): string[] {
  byName ??= readNames();
  const key = value.toLowerCase();
  return (byName.get(key) ?? []).filter((name) => name.toLowerCase() !== key);
}

function readNames(): Map<string, string[]> {
  const displays = languages.map(
    (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
  );
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const names = new Map<string, string[]>();
  for (const first of letters) {
    for (const second of letters) {
      const code = first + second;
      const called = displays.flatMap((display) => display.of(code) ?? []);
      for (const name of called) names.set(name.toLowerCase(), [...new Set(called)]);
      // Codes are names in columns, and words of their own in questions.
      if (called.length > 0) names.set(code.toLowerCase(), [...new Set(called)]);
    }
  }
  return names;
}
