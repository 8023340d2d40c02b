import type { SentimentSpeaker } from '@earshot/contracts/feedback';
import type { Sentiment } from '@earshot/contracts/filter/feedback-filter';

/** Whether a text speaks well or badly of its subject, and what told so. */
export interface Tone {
  sentiment: Sentiment;
  /** -1…1. */
  sentimentScore: number;
  sentimentBy: Exclude<SentimentSpeaker, 'person'>;
}

/** What the engine finds in one text; stored with the item, so that no node has to find it again. */
export interface Analysed extends Tone {
  /** Two letters, or `und`. */
  language: string;
  featuresVersion: number;
  features: Uint8Array;
}

export interface TextToAnalyse {
  text: string;
  title: string | null;
  rating: { value: number; min: number; max: number } | null;
  /** Given by the customer; then it is not guessed. */
  language: string | null;
}

export interface EngineQuery {
  workspaceId: string;
  /** The workspace's revision that the answer must hold at least. */
  revision: number;
  /** What is asked: a text, an item's id, or both (then an item scores as the lesser of the two). */
  text: string | null;
  itemId: number | null;
  /** Ids allowed by the filter; null when there is none. */
  allow: Int32Array | null;
  /** Goes on after this result of an earlier page, which stood at `place` (from 0) then; `offset` is 0. */
  after: { score: number; id: number; place: number } | null;
  offset: number;
  limit: number;
}

export interface AboutQuery {
  workspaceId: string;
  /** The workspace's revision that the answer must hold at least. */
  revision: number;
  text: string;
  /** The least score, from `limits.similarityFloor` on. */
  atLeast: number;
}

export interface WordsQuery {
  workspaceId: string;
  /** The workspace's revision that the answer must hold at least. */
  revision: number;
  /** Of several, items that contain each word of any of them are meant. */
  text: string | readonly string[];
}

export interface EachQuery {
  workspaceId: string;
  /** The workspace's revision that the answer must hold at least. */
  revision: number;
  /** Lists of wordings: an item that contains each word of one of them has its list. */
  lists: readonly (readonly string[])[];
}

export interface EachAnswer {
  /** Per list the ids of the items that have it, in no order. */
  ids: Int32Array[];
  /** How many items there are. */
  size: number;
}

export interface SpellingQuery {
  workspaceId: string;
  /** The workspace's revision that the answer must hold at least. */
  revision: number;
  text: string;
}

export interface EngineAnswer {
  /** Best first; ties newest first, then the smaller id. */
  results: { id: number; score: number }[];
  /** Place of the first of these results among all of them, from 0. */
  place: number;
  /** Exact number of items of at least `limits.similarityFloor`, or holding all the query's words. */
  total: number;
}

/** The text engine as the features see it: it runs in a thread of its own. */
export interface TextEngine {
  analyse(texts: TextToAnalyse[]): Promise<Analysed[]>;
  search(query: EngineQuery): Promise<EngineAnswer>;
  /** Ids of all items about a text, in no order. */
  itemsAbout(query: AboutQuery): Promise<Int32Array>;
  /** Ids of all items that contain each word of a text, in any of its forms, in no order. */
  itemsWithWords(query: WordsQuery): Promise<Int32Array>;
  /** For each list of wordings the items that have one, in one look. */
  itemsWithEach(query: EachQuery): Promise<EachAnswer>;
  /** A text with words that no item holds spelt as items spell them; null where none is. */
  heldSpelling(query: SpellingQuery): Promise<string | null>;
  close(): Promise<void>;
}
