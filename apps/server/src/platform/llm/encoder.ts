import { Breaker } from './breaker.ts';
import { DailyBudget } from './daily-budget.ts';
import { fetchUpTo } from './limited-fetch.ts';
import type { LlmConfig, LlmDeps } from './llm.ts';
import { charsPerToken, failuresInARow, LlmSilent, restMs } from './llm.ts';
import { VectorCache } from './vector-cache.ts';

export interface Encoder {
  /** One vector of unit length for each text, in order. @throws LlmSilent when there are none in time */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
}

const usualAnswerMs = 5000;
/** What stands at the beginning tells what a text is about. */
const maxChars = 2000;
const maxReplyBytes = 8 * 1024 * 1024;
const maxDimensions = 8192;
/** 16 MB. */
const maxKeptNumbers = 4_000_000;

/** A sentence encoder behind an OpenAI-compatible address, within a time and a budget; what it said of a text is kept. */
export function openEncoder(config: LlmConfig, deps: LlmDeps): Encoder {
  const { now, log, answerWithinMs = usualAnswerMs } = deps;
  const breaker = new Breaker({ failuresInARow, restMs, now });
  const budget = new DailyBudget(config.tokensPerDay, now);
  const kept = new VectorCache(maxKeptNumbers);

  async function ask(texts: string[]): Promise<number[][]> {
    // Loaded when it is needed: few servers have an encoder, and its library is large.
    const [{ embedMany }, { createOpenAICompatible }] = await Promise.all([
      import('ai'),
      import('@ai-sdk/openai-compatible'),
    ]);
    const provider = createOpenAICompatible({
      name: 'configured',
      baseURL: config.url,
      ...(config.key !== undefined && { apiKey: config.key }),
      fetch: fetchUpTo(maxReplyBytes),
    });
    const { embeddings } = await embedMany({
      model: provider.embeddingModel(config.model),
      values: texts,
      maxRetries: 1,
      abortSignal: AbortSignal.timeout(answerWithinMs),
    });
    return embeddings;
  }

  return {
    async embed(texts) {
      const cut = texts.map((text) => text.slice(0, maxChars));
      const known = new Map(cut.flatMap((text) => entryOf(text, kept.get(text))));
      const unknown = [...new Set(cut.filter((text) => !known.has(text)))];
      if (unknown.length > 0) {
        if (breaker.isOpen()) throw new LlmSilent('breaker');
        const chars = unknown.reduce((sum, text) => sum + text.length, 0);
        if (!budget.reserve(Math.ceil(chars / charsPerToken))) throw new LlmSilent('budget');
        try {
          const vectors = unitVectors(await ask(unknown), unknown.length);
          unknown.forEach((text, i) => known.set(text, vectors[i] ?? new Float32Array()));
          breaker.succeeded();
        } catch (error) {
          breaker.failed();
          // The message of a failed call may hold what was sent.
          log.warn({ name: error instanceof Error ? error.name : 'unknown' }, 'The encoder failed');
          throw new LlmSilent('failed', error);
        }
        for (const text of unknown) kept.keep(text, known.get(text) ?? new Float32Array());
      }
      return cut.map((text) => known.get(text) ?? new Float32Array());
    },
  };
}

function entryOf(text: string, vector: Float32Array | undefined): [string, Float32Array][] {
  return vector ? [[text, vector]] : [];
}

/** @throws RangeError when they are not as many as texts, not of one length, or no directions */
function unitVectors(embeddings: readonly number[][], count: number): Float32Array[] {
  const dimensions = embeddings[0]?.length ?? 0;
  if (embeddings.length !== count || dimensions === 0 || dimensions > maxDimensions) {
    throw new RangeError('The encoder gave other vectors than were asked for');
  }
  return embeddings.map((numbers) => {
    const length = Math.hypot(...numbers);
    if (numbers.length !== dimensions || !Number.isFinite(length) || length === 0) {
      throw new RangeError('The encoder gave a vector without a direction');
    }
    return Float32Array.from(numbers, (number) => number / length);
  });
}
