import type { Answer, Citation } from '@earshot/contracts/questions';
import { createHash } from 'node:crypto';
import type { ListedItem } from '../feedback/list/items-by-id.service.ts';
import type { AnswerRow } from './answers.sql.ts';
import { textOf } from './count/draft.ts';
import { citationOf } from './quote/evidence.ts';
import type { KeptAnswer, KeptQuote } from './answer-as-kept.ts';

export function keptAnswer(answer: Answer): KeptAnswer {
  const { paragraphs, status, missing, read_from, not_understood, figures, trend, insights } = answer;
  const { total_count, items_behind, follow_ups, written_by, notice, analysing, time_zone, second } = answer;
  return {
    ...{ paragraphs, status, missing, read_from, not_understood, figures, trend, insights },
    ...{ total_count, items_behind, follow_ups, written_by, notice, analysing, time_zone, second },
    quotes: answer.citations.map(keptQuote),
    similar: answer.results.map(({ review_id: id, score }) => ({ id, score })),
  };
}

export function keptQuote({ number, review_id: id, start, end, quote }: Citation): KeptQuote {
  return { number, id, start, end, check: checkOf(quote) };
}

/** The quote as it was; undefined when its item is gone or says something else by now. */
export function quoteFrom(
  { number, id, start, end, check }: KeptQuote,
  items: ReadonlyMap<number, ListedItem>,
): Citation | undefined {
  const item = items.get(id);
  const citation = item && citationOf(item, { start, end }, number);
  return citation && checkOf(citation.quote) === check ? citation : undefined;
}

/** Ids of the items that a stored answer needs to be shown. */
export function itemIdsOf({ quotes, similar }: KeptAnswer): number[] {
  return [...new Set([...quotes, ...similar].map(({ id }) => id))];
}

/** The answer as it was given; quotes whose item is gone or says something else by now are left out. */
export function answerFrom(row: AnswerRow, items: ReadonlyMap<number, ListedItem>): Answer {
  const { quotes, similar, ...kept } = row.content;
  const citations = quotes.flatMap((quote) => quoteFrom(quote, items) ?? []);
  const paragraphs = withQuotes(kept.paragraphs, citations);
  return {
    ...kept,
    paragraphs,
    response: responseOf(paragraphs, citations),
    answer_id: row.id,
    conversation_id: row.conversationId,
    question: row.question,
    plan: row.plan,
    filters: row.filter,
    citations,
    results: similar.flatMap(({ id, score }) => {
      const item = items.get(id);
      return item ? [{ ...item, score }] : [];
    }),
    asked_at: row.askedAt,
    name: row.name,
  };
}

/** The paragraphs as one text. */
export function responseOf(
  paragraphs: Answer['paragraphs'],
  citations: readonly Pick<Citation, 'number' | 'quote'>[],
): string {
  const quoteOf = (number: number) => citations.find((one) => one.number === number)?.quote;
  return paragraphs.map((parts) => textOf(parts, quoteOf)).join('\n\n');
}

function withQuotes(paragraphs: Answer['paragraphs'], citations: readonly Citation[]): Answer['paragraphs'] {
  const there = new Set(citations.map(({ number }) => number));
  return paragraphs
    .map((parts) => parts.filter((part) => !('number' in part) || there.has(part.number)))
    .filter((parts) => parts.some((part) => part.kind !== 'text' || part.text.trim() !== ''));
}

function checkOf(quote: string): string {
  return createHash('sha256').update(quote).digest('hex').slice(0, 16);
}
