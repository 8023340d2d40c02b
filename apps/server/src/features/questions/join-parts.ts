import type { AnswerPart, Citation } from '@earshot/contracts/questions';
import type { Found } from './found.ts';
import { mostFollowUps } from './found.ts';
import { responseOf } from './kept-answer.ts';

/** One answer of the two parts of a question: the second's sentences, figures and quotes behind the first's. */
export function joinParts(first: Found, { found: second }: { found: Found }): Found {
  const after = first.citations.length;
  const renamed = (part: AnswerPart): AnswerPart => {
    if (part.kind === 'figure') return { ...part, name: ofSecond(part.name) };
    return part.kind === 'text' ? part : { ...part, number: part.number + after };
  };
  const paragraphs = [...first.paragraphs, ...second.paragraphs.map((parts) => parts.map(renamed))];
  const citations: Citation[] = [
    ...first.citations,
    ...second.citations.map((one) => ({ ...one, number: one.number + after })),
  ];
  const isWhole = first.status === 'answered' && second.status === 'answered';
  const isNone = first.status === 'refused' && second.status === 'refused';
  return {
    ...first,
    paragraphs,
    citations,
    response: responseOf(paragraphs, citations),
    status: isWhole ? 'answered' : isNone ? 'refused' : 'partial',
    missing: first.missing ?? second.missing,
    figures: [...first.figures, ...second.figures.map((one) => ({ ...one, name: ofSecond(one.name) }))],
    follow_ups: [...new Set([...first.follow_ups, ...second.follow_ups])].slice(0, mostFollowUps),
    notice: [first.notice, second.notice].filter((one) => one !== null).join(' ') || null,
  };
}

function ofSecond(name: string): string {
  return `second_${name}`;
}
