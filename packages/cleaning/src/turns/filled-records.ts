import { formLabelOf, surveyQuestion } from '../words/forms.ts';
import { followUp, scoreAnswer } from '../words/surveys.ts';
import { isMetaValue } from '../words/tool-lines.ts';
import type { FormLine } from './survey-lines.ts';
import { notAsked } from './survey-lines.ts';
import type { TextLine } from './text-line.ts';
import { hasWords, nextFilled, wordCount } from './text-line.ts';

const labelled = /^([^:：\n]{2,90})[:：](?:\s|$)/u;
const leastLabels = 4;
const mostTitleWords = 12;
/** Of all lines with words, so many have a label at least. */
const leastShare = 0.7;
/** A value of fewer words is a choice, a name or a date, but where a prompt asks for words. */
const leastAnswerWords = 4;

/**
 * What a tool sends of a filled form whose labels nobody knows: nearly all lines are labelled, and one value at least is an
 * address, a number or a time. Long values are answers, short ones only where their label asks for words.
 */
export function recordLines(lines: readonly TextLine[]): Map<number, FormLine> | null {
  const found = new Map<number, FormLine>();
  let filled = 0;
  let labels = 0;
  let isSure = false;
  let hasAnswer = false;
  for (let at = nextFilled(lines, 0); at < lines.length; at = nextFilled(lines, at + 1)) {
    const { text } = lines[at] ?? { text: '' };
    filled += 1;
    const label = labelled.exec(text);
    if (!label || notAsked.test(label[1] ?? '')) {
      if (labels > 0) continue;
      // What the tool says above the first label.
      if (filled > 1 || wordCount(text) > mostTitleWords) return null;
      found.set(at, { labelLength: text.length });
      continue;
    }
    labels += 1;
    const beside = text.slice(label[0].length).trim();
    const below = nextFilled(lines, at + 1);
    const isBelow = beside === '' && below < lines.length && !labelled.test(lines[below]?.text ?? '');
    const value = isBelow ? (lines[below]?.text ?? '') : beside;
    if (isMetaValue(value)) isSure = true;
    const asks = isAskedForWords(text, label[1] ?? '') && hasWords(value) && !scoreAnswer.test(value);
    const isAnswer = !isMetaValue(value) && (asks || wordCount(value) >= leastAnswerWords);
    if (isAnswer) hasAnswer = true;
    found.set(at, { labelLength: isAnswer ? label[0].length : text.length });
    if (!isBelow) continue;
    filled += 1;
    labels += 1;
    if (!isAnswer) found.set(below, { labelLength: value.length });
    at = below;
  }
  const isRecord = isSure && hasAnswer && labels >= leastLabels && labels >= filled * leastShare;
  return isRecord ? found : null;
}

const isAskedForWords = (line: string, label: string): boolean =>
  formLabelOf(line)?.label === 'message' || followUp.test(label) || surveyQuestion.test(label);
