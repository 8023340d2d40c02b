import { isConsentLine } from '../words/consents.ts';
import { formLabelOf, isFurtherLabel } from '../words/forms.ts';
import { isRule } from './contact-lines.ts';
import { numberedAnswers } from './numbered-answers.ts';
import { recordLines } from './filled-records.ts';
import { surveyLines } from './survey-lines.ts';
import type { FormLine } from './survey-lines.ts';
import type { TextLine } from './text-line.ts';
import { hasWords, isBlank, nextFilled, wordCount } from './text-line.ts';
import { isLegalText, isTicketFooter } from '../words/footers.ts';
import { isMetaLine } from '../words/tool-lines.ts';

/** The lines of a filled form by their number; null when the text is none. Lines that are not in it are answers. */
export function formLines(lines: readonly TextLine[]): Map<number, FormLine> | null {
  return numberedAnswers(lines) ?? labelledForm(lines) ?? surveyLines(lines) ?? recordLines(lines);
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

/** `Powered by … · Unsubscribe` */
const mostFooterChars = 90;

/**
 * Where what a form or a widget put below a message begins: labelled lines, perhaps under a rule or right below the answers
 * of a form; the length when nowhere.
 */
export function formFooterStart(lines: readonly TextLine[], isForm: boolean): number {
  let at = lines.length;
  let labels = 0;
  let consents = 0;
  for (let line = lines.length - 1; line >= 0; line -= 1) {
    const text = lines[line]?.text ?? '';
    if (text === '' || isTicketFooter(text) || (text.length <= mostFooterChars && isLegalText(text)))
      continue;
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
    const isMeta = isMetaLine(text);
    if (!isMeta && formLabelOf(text)?.label !== 'about') break;
    labels += 1;
    at = line;
  }
  const isParted = isBlank(lines[at - 1]) || isRule(lines[at]?.text ?? '');
  const isSure = isParted || isForm;
  const isFooter = at > nextFilled(lines, 0) && (consents > 0 || (labels >= 2 && isSure));
  return isFooter ? at : lines.length;
}
