import type { Logger } from 'pino';
import { Breaker } from './breaker.ts';
import { DailyBudget } from './daily-budget.ts';
import { fetchUpTo } from './limited-fetch.ts';

export interface LlmConfig {
  /** Address of an OpenAI-compatible API, such as `https://api.example/v1`. */
  url: string;
  model: string;
  key: string | undefined;
  /** Tokens of questions and answers together that may be used in a day. */
  tokensPerDay: number;
}

/** What a text is written from. */
export interface LlmRequest {
  system: string;
  prompt: string;
  maxOutputTokens: number;
}

/** Why there is no text: it costs too much today, it failed too often lately, or this call failed. */
export class LlmSilent extends Error {
  readonly reason: 'budget' | 'breaker' | 'failed';

  constructor(reason: LlmSilent['reason'], cause?: unknown) {
    super(`The language model gave no text: ${reason}`, { cause });
    this.reason = reason;
  }
}

export interface Llm {
  /** @throws LlmSilent within the time it has */
  write(request: LlmRequest): Promise<string>;
}

const usualAnswerMs = 20_000;
export const failuresInARow = 5;
export const restMs = 60_000;
/** Characters of a token, on the safe side. */
export const charsPerToken = 3;
const maxReplyBytes = 1024 * 1024;

/** What calls of a model need; without a time of its own it has the usual one. */
export interface LlmDeps {
  now: () => number;
  log: Logger;
  answerWithinMs?: number;
}

/** A language model behind an OpenAI-compatible address: no tools, one answer, within a time and a budget. */
export function openLlm(config: LlmConfig, deps: LlmDeps): Llm {
  const { now, log, answerWithinMs = usualAnswerMs } = deps;
  const breaker = new Breaker({ failuresInARow, restMs, now });
  const budget = new DailyBudget(config.tokensPerDay, now);

  return {
    async write({ system, prompt, maxOutputTokens }) {
      if (breaker.isOpen()) throw new LlmSilent('breaker');
      const mostTokens = Math.ceil((system.length + prompt.length) / charsPerToken) + maxOutputTokens;
      if (!budget.reserve(mostTokens)) throw new LlmSilent('budget');
      try {
        // Loaded when it is needed: few servers have a model, and its library is large.
        const [{ generateText }, { createOpenAICompatible }] = await Promise.all([
          import('ai'),
          import('@ai-sdk/openai-compatible'),
        ]);
        const provider = createOpenAICompatible({
          name: 'configured',
          baseURL: config.url,
          ...(config.key !== undefined && { apiKey: config.key }),
          fetch: fetchUpTo(maxReplyBytes),
        });
        const { text } = await generateText({
          model: provider.chatModel(config.model),
          instructions: system,
          prompt,
          maxOutputTokens,
          maxRetries: 1,
          abortSignal: AbortSignal.timeout(answerWithinMs),
        });
        if (!text.trim()) throw new RangeError('The answer is empty');
        breaker.succeeded();
        return text;
      } catch (error) {
        breaker.failed();
        // The message of a failed call may hold what was sent.
        log.warn({ name: error instanceof Error ? error.name : 'unknown' }, 'The language model failed');
        throw new LlmSilent('failed', error);
      }
    },
  };
}
