import { isConsentLine } from '../words/consents.ts';
import { formLabelOf, isFurtherLabel, surveyQuestion } from '../words/forms.ts';
import { isRule } from './contact-lines.ts';
import type { TextLine } from './text-line.ts';
import { hasWords, isBlank, nextFilled, wordCount } from './text-line.ts';
import { isTicketFoot } from '../words/feet.ts';

/** A line of a form or survey: what is asked, and from where on it is answered. */
export interface FormLine {
  /** Characters of the line that ask; all of it where nothing of it is an answer. */
  labelLength: number;
}

/** The lines of a filled form by their number; null when the text is none. Lines that are not in it are answers. */
export function formLines(lines: readonly TextLine[]): Map<number, FormLine> | null {
  return labelledForm(lines) ?? survey(lines);
}

function labelledForm(lines: readonly TextLine[]): Map<number, FormLine> | null {
  const found = new Map<number, FormLine>();
  let hasMessage = false;
  let about = 0;
  const first = nextFilled(lines, 0);
  for (let at = first; at < lines.length && !hasMessage; at += 1) {
    const line = lines[at];
    if (line === undefined || isBlank(line)) continue;
    const label = formLabelOf(line.text);
    if (label === null) {
      if (
        at === first &&
        wordCount(line.text) <= 12 &&
        formLabelOf(lines[nextFilled(lines, at + 1)]?.text ?? '')
      ) {
        found.set(at, { labelLength: line.text.length });
        continue;
      }
      if (about > 0 && isFurtherLabel(line.text) && hasMessageBelow(lines, at)) {
        found.set(at, { labelLength: line.text.length });
        continue;
      }
      break;
    }
    hasMessage = label.label === 'message';
    if (label.label === 'about') about += 1;
    found.set(at, { labelLength: hasMessage ? label.valueAt : line.text.length });
    const isAlone = label.valueAt >= line.text.length && label.label === 'about';
    const value = lines[at + 1];
    if (isAlone && value && !isBlank(value) && formLabelOf(value.text) === null) {
      at += 1;
      found.set(at, { labelLength: value.text.length });
    }
  }
  if (about === 0 || (!hasMessage && (about < 3 || !hasAnswers(lines, found)))) return null;
  if (!hasMessage && !hasSureLabel(lines, found)) return null;
  return found;
}

const mostLabels = 12;

/** Whether the label of the message itself comes within a few lines. */
function hasMessageBelow(lines: readonly TextLine[], at: number): boolean {
  return lines
    .slice(at + 1, at + 1 + mostLabels)
    .some(({ text }) => text !== '' && formLabelOf(text)?.label === 'message' && /[:：]/u.test(text));
}

const hasAnswers = (lines: readonly TextLine[], found: ReadonlyMap<number, FormLine>): boolean =>
  lines.some((line, at) => !found.has(at) && hasWords(line.text));

/** What a route or a ticket has too is no form: an address or a number has to be in it. */
const hasSureLabel = (lines: readonly TextLine[], found: ReadonlyMap<number, FormLine>): boolean =>
  [...found.keys()].some((at) => /@[\w-]{1,60}\.|\+?\d[\d\s()-]{6,}/.test(lines[at]?.text ?? ''));

const asked = /^.{6,200}?(?:[?？؟]|(?<=[\u3040-\u30ff\u4e00-\u9fff])。(?= )|[:：](?= \d{1,2}$))/u;
const onlyNumber = /^\s*\d{1,2}(?:\s?(?:\/|of|von|sur|de|su|van|z|av|из|\/\s)\s?\d{1,3})?\s*[.!]?$/u;

/** Questions that are answered by a word of a scale. */
const rated =
  /satisf|rate|rating|how (?:was|did|easy)|zufrieden|bewert|note[zr]|évalu|valor|calific|soddisf|valut|avali|tevreden|beoordeel|ocen|nöjd|betyg|bedöm|tilfreds|fornøyd|tyytyväi|arvio|spokojen|hodnot|memnun|değerlendir|puan|оцен|довол|满意|評価|评价|評價|満足|만족|평가|راض|تقيم|تقييم/iu;
const mostChoiceWords = 3;

function survey(lines: readonly TextLine[]): Map<number, FormLine> | null {
  const found = new Map<number, FormLine>();
  let numbers = 0;
  let choices = 0;
  let questions = 0;
  let others = 0;
  for (const [at, line] of lines.entries()) {
    if (isBlank(line)) continue;
    const question = asked.exec(line.text)?.[0] ?? '';
    const isKnown =
      question !== '' &&
      surveyQuestion.test(question) &&
      !/\b(?:I|my|me|we|our|ich|mein|je|mon|mi|io|eu|ik|jag|я|мы)\b/u.test(question);
    if (!isKnown) {
      others += 1;
      if (questions === 0) return null;
      continue;
    }
    questions += 1;
    const answer = line.text.slice(question.length);
    const isNumber =
      onlyNumber.test(answer) ||
      (answer === '' && onlyNumber.test(lines[nextFilled(lines, at + 1)]?.text ?? ''));
    if (isNumber) numbers += 1;
    const isChoice = !isNumber && rated.test(question) && hasWords(answer) && wordCount(answer) <= mostChoiceWords;
    if (isChoice) choices += 1;
    const hasAnswer = !isNumber && !isChoice && hasWords(answer);
    found.set(at, { labelLength: hasAnswer ? question.length : line.text.length });
    if (isNumber && answer === '') found.set(nextFilled(lines, at + 1), { labelLength: 1000 });
  }
  const isSurvey =
    (numbers >= 1 && questions >= 1) ||
    (questions >= 3 && others <= questions) ||
    (choices >= 1 && questions >= 2 && others <= questions);
  return isSurvey ? found : null;
}

/** Where what a form or a widget put below a message begins: labelled lines, perhaps under a rule; the length when nowhere. */
export function formFootStart(lines: readonly TextLine[]): number {
  let at = lines.length;
  let labels = 0;
  let consents = 0;
  for (let line = lines.length - 1; line >= 0; line -= 1) {
    const text = lines[line]?.text ?? '';
    if (text === '' || isTicketFoot(text)) continue;
    if (isConsentLine(text)) {
      consents += 1;
      labels += 1;
      at = line;
      continue;
    }
    if (isRule(text)) {
      if (labels > 0) at = line;
      break;
    }
    if (formLabelOf(text)?.label !== 'about' && !/^[\p{L} ]{2,30}: https?:\/\//u.test(text)) break;
    labels += 1;
    at = line;
  }
  const isParted = isBlank(lines[at - 1]) || isRule(lines[at]?.text ?? '');
  const isFoot = at > nextFilled(lines, 0) && (consents > 0 || (labels >= 2 && isParted));
  return isFoot ? at : lines.length;
}
