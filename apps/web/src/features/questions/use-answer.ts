import type { Answer } from '@earshot/contracts/questions';
import { questions } from '@earshot/contracts/questions';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { askStreamed, type AskBody } from './ask-stream.ts';

export function answerQuery(answerId: string | null) {
  return queryOptions({
    queryKey: ['questions', 'answer', answerId],
    queryFn: ({ signal }) => send(questions.answer, { query: { answer_id: answerId ?? '' } }, signal),
    enabled: answerId !== null,
    // What was answered stays as it was.
    staleTime: Infinity,
  });
}

export const savedQuery = queryOptions({
  queryKey: ['questions', 'saved'],
  queryFn: ({ signal }) => send(questions.saved, {}, signal),
});

export type AnswerState =
  | { status: 'none' }
  | { status: 'working'; text: string }
  | { status: 'failed'; error: unknown }
  | { status: 'ready'; answer: Answer };

/** The answer at an address, or the one that is being made; `onAnswered` hears of each new one. */
export function useAnswer(answerId: string | null, onAnswered: (answer: Answer) => void) {
  const client = useQueryClient();
  const stored = useQuery(answerQuery(answerId));
  const [asking, setAsking] = useState<AnswerState>({ status: 'none' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const ask = async (body: AskBody) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    let text = '';
    setAsking({ status: 'working', text });
    try {
      const answer = await askStreamed(
        body,
        (event) => {
          if (event.event !== 'text' || own.signal.aborted) return;
          text += event.data.text;
          setAsking({ status: 'working', text });
        },
        own.signal,
      );
      client.setQueryData(answerQuery(answer.answer_id).queryKey, answer);
      setAsking({ status: 'none' });
      onAnswered(answer);
    } catch (error) {
      if (own.signal.aborted) return;
      console.error(error);
      setAsking({ status: 'failed', error });
    }
  };

  return { state: asking.status === 'none' ? storedState(answerId, stored) : asking, ask };
}

function storedState(
  answerId: string | null,
  { data, error }: { data: Answer | undefined; error: unknown },
): AnswerState {
  if (answerId === null) return { status: 'none' };
  if (data) return { status: 'ready', answer: data };
  return error ? { status: 'failed', error } : { status: 'working', text: '' };
}
