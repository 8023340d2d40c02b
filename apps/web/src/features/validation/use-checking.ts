import type { CallBody, CallReply } from '@earshot/contracts/call';
import type { CheckCard } from '@earshot/contracts/validation';
import { validation } from '@earshot/contracts/validation';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { send } from '../../lib/api-client.ts';
import { ApiProblem, problemSentence } from '../../lib/api-problem.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../ui/states/what-and-why.ts';
import type { QueueAsked } from './validation.queries.ts';
import { fetchCards, queueKey } from './validation.queries.ts';
import { queueWords } from './validation.words.ts';

type Queue = CallReply<typeof validation.next>;
export type Answer = Pick<CallBody<typeof validation.record>, 'verdict' | 'correction'>;

/** With so few cards left, more are fetched behind them. */
const fewCards = 2;

/**
 * What to check, and checking it. The next card shows at once; answers are sent one after the other behind it. One that
 * fails brings its card back.
 */
export function useChecking(asked: QueueAsked) {
  const queryClient = useQueryClient();
  const key = queueKey(asked);
  /** Answered, but perhaps not yet known to the server when it chose. */
  const answered = useRef(new Set<string>());
  /** One's own checks of this visit, newest last. */
  const made = useRef<{ id: string; card: CheckCard }[]>([]);
  const open = (queue: Queue): Queue => ({
    ...queue,
    cards: queue.cards.filter((card) => !answered.current.has(nameOf(card))),
  });
  const queue = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => open(await fetchCards(asked, undefined, signal)),
    staleTime: Infinity,
    gcTime: 0,
  });
  const put = (change: (known: Queue) => Queue) =>
    queryClient.setQueryData<Queue>(key, (known) => known && change(known));
  /** Everything that shows items, or counts them. */
  const follow = () =>
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'queue' });
  const fetchMore = async () => {
    const known = queryClient.getQueryData<Queue>(key);
    if (!known || known.cards.length > fewCards || asked.review_id !== undefined) return;
    const except = known.cards.map(({ kind, review_id: id }) => ({ kind, review_id: id }));
    const more = open(await fetchCards(asked, except));
    put((now) => {
      const inHand = new Set(now.cards.map(nameOf));
      return { ...more, cards: [...now.cards, ...more.cards.filter((card) => !inHand.has(nameOf(card)))] };
    });
  };
  const scope = { id: 'check' };
  const record = useMutation({
    scope,
    mutationFn: ({ card, answer }: { card: CheckCard; answer: Answer }) =>
      send(validation.record, { body: { ...subjectOf(card), ...answer } }),
    onMutate: ({ card }) => {
      answered.current.add(nameOf(card));
      put((known) => ({ ...open(known), own: known.own + 1 }));
    },
    onSuccess: async ({ check }, { card }) => {
      made.current.push({ id: check.check_id, card });
      follow();
      await fetchMore();
    },
    onError: (error, { card }) => {
      // Checked before, or decided otherwise meanwhile: the same answer would be refused again.
      const isOver = error instanceof ApiProblem && error.code === 'conflict';
      if (!isOver) answered.current.delete(nameOf(card));
      put((known) => ({
        ...known,
        own: known.own - 1,
        cards: isOver ? known.cards : [card, ...known.cards],
      }));
      showToast(whatAndWhy(queueWords.failed, problemSentence(error)));
    },
  });
  const undo = useMutation({
    scope,
    mutationFn: async () => {
      const last = made.current.at(-1) ?? (await lastOwn());
      if (!last) return undefined;
      await send(validation.undo, { body: { check_id: last.id } });
      return last;
    },
    onSuccess: (last) => {
      if (!last) return showToast(queueWords.nothingToUndo);
      made.current = made.current.filter(({ id }) => id !== last.id);
      const { card } = last;
      if (card) answered.current.delete(nameOf(card));
      put((known) => ({ ...known, own: known.own - 1, cards: card ? [card, ...known.cards] : known.cards }));
      showToast(queueWords.undone);
      follow();
    },
    onError: (error) => {
      // Taken back elsewhere meanwhile.
      if (error instanceof ApiProblem && error.code === 'not_found') made.current.pop();
      showToast(problemSentence(error));
    },
  });
  return {
    queue,
    answer: (answer: Answer) => {
      const card = queryClient.getQueryData<Queue>(key)?.cards[0];
      if (card) record.mutate({ card, answer });
    },
    undo: () => undo.mutate(),
  };
}

/** One's newest check of an earlier visit. */
async function lastOwn(): Promise<{ id: string; card?: undefined } | undefined> {
  const { checks: own } = await send(validation.list, { body: { filters: { own: true }, limit: 1 } });
  return own[0] && { id: own[0].check_id };
}

function nameOf({ kind, review_id: id, custom_trend_id: topic, theme_id: theme }: CheckCard): string {
  return [kind, id, topic, theme].join('/');
}

function subjectOf({ kind, review_id, custom_trend_id, theme_id, copy_of, shown, drawn }: CheckCard) {
  return { kind, review_id, custom_trend_id, theme_id, copy_of, shown, drawn };
}
