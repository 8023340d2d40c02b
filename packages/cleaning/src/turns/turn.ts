/** Whose words: of the customer, of somebody who answers, of a tool, or of a program that answers by itself. */
export type Speaker = 'customer' | 'agent' | 'system' | 'automatic';

export type PartKind =
  | 'body'
  | 'greeting'
  | 'closing'
  | 'signature'
  | 'legal'
  /** The line or block that introduces quoted words. */
  | 'quote-head'
  /** Words of an earlier message. */
  | 'quote'
  /** Labels of forms, separators, notices. */
  | 'label';

/** A range of the cleaned text: UTF-16 code units, the end is past the last one. */
export interface Part {
  kind: PartKind;
  start: number;
  end: number;
}

export interface Turn {
  who: Speaker;
  /** As the text names whoever speaks. */
  name?: string;
  start: number;
  end: number;
  /** In order, without overlap. */
  parts: Part[];
}

/** A range with all that is known of it. */
export interface Piece extends Part {
  who: Speaker;
  name?: string;
}

/** What a source says beside the text. */
export interface About {
  author?: string;
  authorMail?: string;
  /** True for a message in a conversation that somebody else began. */
  isAnswer?: boolean;
  /** False for notes that customers do not see. */
  isPublic?: boolean;
  /** Other columns of the row, by name. */
  columns?: Readonly<Record<string, string>>;
}
