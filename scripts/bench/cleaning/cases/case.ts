/** One message with the customer's own words known. The fields are described in `../README.md`. */
export interface CleaningCase {
  id: string;
  language: string;
  form: string;
  kind: Half;
  input: {
    body: string;
    author?: string;
    isPublic?: boolean;
    columns?: Record<string, string>;
  };
  turns: Turn[];
  customerText: string;
  /** What a reader sees in the body beside the customer's words: other turns, quotes, greetings, signatures. */
  othersText: string;
}

export type Half = 'open' | 'second' | 'third' | 'practice';

export type Speaker = 'customer' | 'agent' | 'system' | 'automatic';

export interface Turn {
  who: Speaker;
  text: string;
  isQuoted?: true;
}
