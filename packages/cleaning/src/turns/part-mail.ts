import { isAutomatic } from './automatic-messages.ts';
import { developerAnswerAt, nextReviewAt } from './answers-of-developers.ts';
import { isMergeNotice } from './merged-notices.ts';
import type { LineRole } from './mail-quotes.ts';
import { quotesOf } from './mail-quotes.ts';
import { isAnswer, isFromAgent } from './agent-words.ts';
import { isNameLike, nameWords } from './names.ts';
import { markerOf, partOwn, pieceOf } from './part-own.ts';
import type { RowFacts } from './row-facts.ts';
import { isSupportSender } from './row-facts.ts';
import type { TextLine } from './text-line.ts';
import { isBlank, nextFilled, wordCount } from './text-line.ts';
import { untranslated } from './translated-reviews.ts';
import type { Piece, Speaker } from './turn.ts';

/** Words of one's own above a mail that was sent on, at most; more are a message with a mail below it. */
const mostWordsOfSender = 25;
const mostForwards = 3;

/** Parts one message: own words, quoted ones, and a mail that was sent on. */
export function partMail(lines: readonly TextLine[], facts: RowFacts, who: Speaker, depth = 0): Piece[] {
  const first = nextFilled(lines, 0);
  const notice = lines[first];
  if (notice && isMergeNotice(notice)) {
    const label = pieceOf(notice, 'label', { who: 'system' });
    return [label, ...partMail(lines.slice(first + 1), facts, who, depth)];
  }
  const review = depth === 0 ? untranslated(lines) : null;
  if (review) {
    return [
      ...review.others.map((line) => pieceOf(line, 'body', { who: 'automatic' })),
      ...review.labels.map((line) => pieceOf(line, 'label', { who: 'system' })),
      ...partMail(review.own, facts, who, depth + 1),
    ];
  }
  const answer = developerAnswerAt(lines, facts.isReview);
  if (answer !== -1) {
    const again = nextReviewAt(lines, answer);
    const below = lines.slice(answer, again).filter((line) => !isBlank(line));
    const [head, ...goneOn] = lines.slice(again);
    return [
      ...partMail(lines.slice(0, answer), facts, who, depth),
      ...below.map((line) => pieceOf(line, 'body', { who: 'agent' })),
      ...(head ? [pieceOf(head, 'label', { who: 'system' })] : []),
      ...(goneOn.length > 0 ? partMail(goneOn, facts, who, depth) : []),
    ];
  }
  return partQuoting(lines, facts, who, depth);
}

function partQuoting(lines: readonly TextLine[], facts: RowFacts, who: Speaker, depth: number): Piece[] {
  const quotes = quotesOf(lines);
  const own = lines.filter((_, at) => quotes.roles[at] === 'own');
  const speaker = speakerOf(own, facts, who, quotes.isBelowReplyLine);
  const { forward } = quotes;
  const ownWords = own.reduce((sum, line) => sum + wordCount(line.text), 0);
  const isSentOn =
    forward !== null &&
    depth < mostForwards &&
    (who === 'customer' || facts.requester !== '') &&
    ownWords <= mostWordsOfSender &&
    isFromCustomer(forward.sender, facts);
  const end = isSentOn ? forward.from : lines.length;
  const pieces = partRuns(
    lines.slice(0, end),
    quotes.roles,
    facts,
    isSentOn && ownWords > 0 ? 'agent' : speaker,
  );
  if (!isSentOn) return pieces;
  const sender = {
    ...facts,
    author: forward.sender,
    authorWords: nameWords(forward.sender.replace(/[<[(].*/, '')),
  };
  return [...pieces, ...partMail(lines.slice(end), sender, 'customer', depth + 1)];
}

function speakerOf(
  own: readonly TextLine[],
  facts: RowFacts,
  who: Speaker,
  isBelowReplyLine: boolean,
): Speaker {
  if (who !== 'customer') return who;
  if (isAutomatic(own, facts.who === 'customer')) return 'automatic';
  if (isBelowReplyLine && isFromAgent(own, facts)) return 'automatic';
  return facts.who === null && isAnswer(own) ? 'agent' : who;
}

function isFromCustomer(sender: string, { requester, who }: RowFacts): boolean {
  const words = nameWords(sender);
  if ([...nameWords(requester)].some((word) => words.has(word))) return true;
  if (who === 'agent') return false;
  return !isSupportSender(sender);
}

/** `/Göran`, or a name below quoted words that ask nothing: to a question a name may be the answer. */
const isNameBelowQuote = ({ text }: TextLine, quoted: string): boolean =>
  /^[/~–—-] ?\p{Lu}[\p{L} .-]{1,30}$/u.test(text) || (isNameLike(text) && !/[?？؟]\s*$/u.test(quoted));

/** Runs of own lines between quoted ones; a greeting is looked for in the first. */
function partRuns(
  lines: readonly TextLine[],
  roles: readonly LineRole[],
  facts: RowFacts,
  who: Speaker,
): Piece[] {
  const pieces: Piece[] = [];
  let run: TextLine[] = [];
  let quoted = '';
  let isFirst = true;
  const answersQuotes = roles.includes('quote');
  const marker = markerOf(lines.filter((_, at) => roles[at] === 'own'));
  const endRun = () => {
    const [only, ...more] = run.filter((line) => !isBlank(line));
    if (only && more.length === 0 && !isFirst && isNameBelowQuote(only, quoted)) {
      pieces.push(pieceOf(only, 'signature', { who }));
    } else if (only) {
      pieces.push(
        ...partOwn(run, {
          who,
          author: facts.authorWords,
          isFirst,
          answersQuotes,
          ...(marker ? { marker } : {}),
        }),
      );
      isFirst = false;
    }
    run = [];
  };
  for (const [at, line] of lines.entries()) {
    const role = roles[at] ?? 'own';
    if (role === 'own' || isBlank(line)) {
      run.push(line);
      continue;
    }
    endRun();
    if (role === 'quote') quoted = line.text;
    const kind = role === 'head' ? 'quote-head' : role;
    pieces.push(pieceOf(line, kind, { who: role === 'label' ? 'system' : who }));
  }
  endRun();
  return pieces;
}
