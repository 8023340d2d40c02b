import { awayPhrase, bouncePhrase, receivedPhrase, surveyPhrase } from '../words/automatic.ts';
import { isChoiceLine, isRatingLine } from '../words/feet.ts';
import type { TextLine } from './text-line.ts';
import { wordCount } from './text-line.ts';

const mostAwayWords = 70;
const mostReceivedWords = 160;
const mostSurveyWords = 90;
/** What an absence says beside itself: until when, whom else to ask. */
const awayDetail =
  /\d|[０-９٠-٩]|urgent|dring|vertret|urgenz|urgencia|urgên|spoed|dringend|piln|brådskande|haster|kiireel|naléhav|acil|срочн|терміново|紧急|緊急|至急|急ぎ|긴급|급한|عاجل|الضرورة|not (?:be )?read|nicht (?:gelesen|weitergeleitet)|until|back on/iu;
const link = /https?:\/\//;
const oneMinute =
  /minut|survey|umfrage|enquête|questionnaire|encuesta|questionario|sondaggio|pesquisa|inquérito|ankiet|enkät|undersøg|kysely|dotazník|anket|опрос|минут|опитуван|问卷|問卷|分钟|分鐘|アンケート|一分|설문|1분|استبيان|دقيقة/iu;

/** Whether nobody wrote a message for its own sake: an absence, a receipt, an invitation to rate, a mail server's notice. */
export function isAutomatic(own: readonly TextLine[], hasCustomerAuthor: boolean): boolean {
  const text = own
    .map((line) => line.text)
    .join('\n')
    .trim();
  if (text === '' || text.length > 4000) return false;
  const words = wordCount(text.replaceAll('\n', ' '));
  if (bouncePhrase.test(text)) return true;
  if (words <= mostAwayWords && !/[?？؟]/.test(text) && isSaid(awayPhrase, text) && awayDetail.test(text))
    return true;
  if (words <= mostReceivedWords && isSaid(receivedPhrase, text)) return true;
  if (hasCustomerAuthor || words > mostSurveyWords || !isSaid(surveyPhrase, text)) return false;
  const choices = own.some((line) => isRatingLine(line.text) || isChoiceLine(line.text));
  return choices || (link.test(text) && oneMinute.test(text)) || isSlashedChoice(text);
}

/** `Good, I am satisfied / Bad, I am not satisfied` */
const isSlashedChoice = (text: string): boolean =>
  text.split(' / ').length >= 2 && /[?？]|:/.test(text) && text.length <= 400;

/** Said by the message itself, and not within quotation marks as what somebody else says. */
function isSaid(phrase: RegExp, text: string): boolean {
  const at = text.search(phrase);
  if (at === -1) return false;
  const lineStart = text.lastIndexOf('\n', at) + 1;
  return !/["“„«「]/.test(text.slice(lineStart, at));
}
