import type { Site } from '@earshot/contracts/recordings';

/** What is decided of a site's origins, as the server takes it. */
export interface DecidedOrigins {
  allowed: string[];
  refused: string[];
  learns: boolean;
}

export function decidedOf({ origins, learns_origins: learns }: Site): DecidedOrigins {
  const inState = (wanted: string) =>
    origins.filter(({ state }) => state === wanted).map(({ origin }) => origin);
  return { allowed: inState('allowed'), refused: inState('refused'), learns };
}

/** With one origin allowed, refused, or in neither list. */
export function deciding(
  { allowed, refused, learns }: DecidedOrigins,
  origin: string,
  verdict: 'allowed' | 'refused' | 'forgotten',
): DecidedOrigins {
  const others = (origins: string[]) => origins.filter((one) => one !== origin);
  return {
    allowed: verdict === 'allowed' ? [...others(allowed), origin] : others(allowed),
    refused: verdict === 'refused' ? [...others(refused), origin] : others(refused),
    learns,
  };
}
