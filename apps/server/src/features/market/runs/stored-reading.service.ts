import type { Cite } from './stored-parts.ts';

/** A market as it was read once, with the pages that prove what is said of it. */
export interface StoredReading {
  host: string;
  steps: { name: string; state: string }[];
  started_at: string;
  ended_at: string;
  parts: { part: string; content: { value: unknown; cites: Cite[] } }[];
  pages: StoredReadingPage[];
}

interface StoredReadingPage {
  id: string;
  host: string;
  source: string;
  url: string;
  title: string;
  body: string;
  said_at: string | null;
  first_party: boolean;
  facts: object;
}
