import type { ServerConnection } from '../../../platform/database/connection.ts';
import type {
  AboutQuery,
  EachAnswer,
  EachQuery,
  Analysed,
  EngineAnswer,
  EngineQuery,
  TextToAnalyse,
  WordsQuery,
  SpellingQuery,
} from '../../text-engine.ts';

/** What the engine's thread is started with. */
export interface EngineStart {
  connections: { owner: ServerConnection; app: ServerConnection };
}

export type EngineRequest = { call: number } & (
  | { kind: 'search'; query: EngineQuery }
  | { kind: 'about'; query: AboutQuery }
  | { kind: 'words'; query: WordsQuery }
  | { kind: 'each'; query: EachQuery }
  | { kind: 'spelling'; query: SpellingQuery }
  | { kind: 'analyse'; texts: TextToAnalyse[] }
);

/** `passing`: the database could not be reached, so that asking again may help. `gone`: the item asked about is deleted. */
export type FailureKind = 'passing' | 'gone' | 'fault';

export type EngineReply =
  | { call: number; answer: EngineAnswer | Int32Array | EachAnswer | Analysed[] | string | null }
  | { call: number; failure: { kind: FailureKind; message: string; stack: string | undefined } };

/** Sent once instead of a request; the thread then ends by itself. */
export const closeEngine = 'close';
