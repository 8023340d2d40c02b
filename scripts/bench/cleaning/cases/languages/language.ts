/** A text of the open half and one of the second half. */
export type Pair = readonly [open: string, second: string];

/**
 * What people and programs write in one language. Lists are cut in the middle: the first half of each is for open
 * cases, the second for the second half. Paragraphs are parted by a line break. `{name}` and `{mail}` are filled in.
 */
export interface Language {
  code: string;
  company: Pair;
  /** What customers said, without greeting and closing. */
  customers: readonly string[];
  /** What agents answered, without greeting and closing. */
  agents: readonly string[];
  openings: readonly string[];
  closings: readonly string[];
  names: readonly string[];
  agentNames: readonly string[];
  agentOpening: Pair;
  agentClosing: Pair;
  subject: Pair;
  /** The line above a quote, as Gmail, Apple Mail and Thunderbird write it. */
  gmail: Pair;
  apple: Pair;
  thunderbird: string;
  /** The heads of a quoted message, as Outlook names them, and the date behind "Sent:". */
  head: { from: string; sent: string; to: string; subject: string };
  sentDate: Pair;
  original: string;
  forwarded: string;
  appleForwarded: string;
  devices: readonly string[];
  outlookMobile: string;
  jobTitle: Pair;
  phone: string;
  legal: Pair;
  away: Pair;
  received: Pair;
  invitation: Pair;
  replyAbove: string;
  satisfaction: Pair;
  survey: { score: string; why: string };
  form: { name: string; mail: string; message: string; footer: string };
  chat: { visitor: string; started: string; joined: string; ended: string };
  call: { said: string; action: Pair };
  developerReply: string;
}
