import { surveyQuestion } from '../words/forms.ts';
import { aboutPerson, followUp, ratedMatter, scoreAnswer } from '../words/surveys.ts';
import { isMetaLine } from '../words/tool-lines.ts';
import type { TextLine } from './text-line.ts';
import { hasWords, isBlank, nextFilled, wordCount } from './text-line.ts';

/** A line of a form or survey: what is asked, and from where on it is answered. */
export interface FormLine {
  /** Characters of the line that ask; all of it where nothing of it is an answer. */
  labelLength: number;
}

const mostChoiceWords = 3;
const mostPromptChars = 160;
/** What is asked ends with such a sign, and the answer is behind it. */
const promptEnd =
  /^.{4,200}?(?:[?？؟](?=\s|$|[^\p{P}])|[:：](?!\/\/|\p{Nd}{2})|(?<=[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3])[.。](?=\s))\s?/u;
/** A survey speaks neither as `I` nor to somebody by a handle, and asks in one sentence. */
export const notAsked =
  /@|https?:|[.!] \p{L}|(?<![\p{L}\p{M}\p{N}_])(?:I|my|me|ich|mein\p{L}{0,2}|je|mon|ma|mi|yo|io|eu|meu|ik|mijn|mnie|jag|min|jeg|я|мне|мой|ben|benim)(?![\p{L}\p{M}\p{N}_])|[我私]|저는|제가/iu;

/** `Q1:`, `Frage 2.` */
const questionNumber =
  /^(?:q|question|frage|pregunta|domanda|pergunta|vraag|pytanie|fråga|вопрос)\s?\p{Nd}{1,2}\s?[.:)]\s?/iu;
/** Yes or no, the whole answer to a question of a form. */
const yesOrNo =
  /^(?:yes|no|ja|nein|oui|non|sí|si|no|sim|não|nee|tak|nie|nej|nei|kyllä|ei|ano|ne|evet|hayır|да|нет|так|ні|是|否|不是|はい|いいえ|예|네|아니요|نعم|لا)[.!]?$/iu;

interface Asked {
  at: number;
  question: string;
  isKnown: boolean;
  isScored: boolean;
  isNumber: boolean;
  isPerson: boolean;
}

/** Answers of a survey, each behind or below what was asked; null when the text is none. */
export function surveyLines(lines: readonly TextLine[]): Map<number, FormLine> | null {
  const found = new Map<number, FormLine>();
  const all: Asked[] = [];
  let others = 0;
  let answered = 0;
  /** The line below a question that has no answer beside it. */
  let answerAt = -1;
  for (const [at, line] of lines.entries()) {
    if (isBlank(line) || found.has(at)) continue;
    const asked = askedIn(lines, at);
    if (asked === null) {
      if (all.length === 0) {
        if (!isToolsLine(line.text)) return null;
        found.set(at, { labelLength: line.text.length });
        continue;
      }
      if (at === answerAt) answered += 1;
      else others += 1;
      continue;
    }
    all.push(asked);
    const answer = line.text.slice(asked.question.length);
    found.set(at, {
      labelLength: asked.isScored || !hasWords(answer) ? line.text.length : asked.question.length,
    });
    const below = nextFilled(lines, at + 1);
    if (hasWords(answer)) answered += 1;
    else answerAt = below;
    if (asked.isScored && !hasWords(answer))
      found.set(below, { labelLength: lines[below]?.text.length ?? 0 });
  }
  const scored = all.filter(({ isScored }) => isScored).length;
  const known = all.filter(({ isKnown }) => isKnown).length;
  const numbered = all.filter(({ isNumber }) => isNumber).length;
  const persons = all.filter(({ isPerson }) => isPerson).length;
  const isSurvey =
    (persons >= 1 && known >= 2) ||
    numbered >= 1 ||
    (scored >= 1 && known >= 2) ||
    (known >= 3 && others <= known);
  // Questions without answers are somebody's own.
  if (!isSurvey || answered * 2 < all.length) return null;
  if (known >= leastSurePrompts) addPrompts(lines, found);
  return found;
}

/** `Respondent #1182`, `Collector: Web Link 1`: above the first question. */
const isToolsLine = (line: string): boolean =>
  isMetaLine(line) ||
  (line.length <= 50 && /^\p{Lu}[\p{L} ]{2,24}(?: ?#\s?\p{Nd}+|[:：] [^.!?]{1,24})$/u.test(line));

const leastSurePrompts = 3;

/** Further questions of a sure survey, whose words are not known: alone on a line, above an answer. */
function addPrompts(lines: readonly TextLine[], found: Map<number, FormLine>): void {
  for (const [at, { text }] of lines.entries()) {
    if (found.has(at) || text.length > mostPromptChars || !/[?？؟]$/u.test(text)) continue;
    const below = nextFilled(lines, at + 1);
    const answer = lines[below]?.text ?? '';
    if (notAsked.test(text) || wordCount(text) < 4 || found.has(below) || !hasWords(answer)) continue;
    if (!/[?？؟]$/u.test(answer)) found.set(at, { labelLength: text.length });
  }
}

function askedIn(lines: readonly TextLine[], at: number): Asked | null {
  const text = lines[at]?.text ?? '';
  const numbered = questionNumber.exec(text)?.[0].length ?? 0;
  const question = text.slice(0, numbered) + (promptEnd.exec(text.slice(numbered))?.[0] ?? '');
  if (question.length === numbered) return null;
  if (question === '' || question.length > mostPromptChars || notAsked.test(question)) return null;
  const answer = text.slice(question.length);
  const below = lines[nextFilled(lines, at + 1)]?.text ?? '';
  const given = hasWords(answer) ? answer : below;
  const isNumber = scoreAnswer.test(given);
  const isRated = ratedMatter.test(question) || surveyQuestion.test(question);
  const isWord =
    hasWords(answer) &&
    /[?？؟]\s?$/u.test(question) &&
    ratedMatter.test(question) &&
    wordCount(answer) <= mostChoiceWords;
  const isPerson = aboutPerson.test(question);
  const isTicked = /[?？؟]\s?$/u.test(question) && yesOrNo.test(given.trim());
  const isScored = isPerson || isTicked || (isRated && (isNumber || isWord));
  const isKnown = isScored || surveyQuestion.test(question) || followUp.test(question);
  return isKnown ? { at, question, isKnown, isScored, isNumber: isRated && isNumber, isPerson } : null;
}
