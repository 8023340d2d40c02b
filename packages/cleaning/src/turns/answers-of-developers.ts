import { developerResponse } from '../words/forms.ts';
import type { TextLine } from './text-line.ts';
import { hasWords, nextFilled } from './text-line.ts';

const datedHead = /^[^.!?:]{3,60}\([^()\n]{0,12}\d[^()\n]{3,24}\) ?[:：]/u;

const replyHead =
  /^[^\p{L}]{0,6}(?:(?:the )?(?:reply|response|answer|replied)|antwort|réponse|respuesta|risposta|resposta|antwoord|reactie|odpowiedź|svar|vastaus|odpověď|yanıt|cevap|ответ|відповідь|回复|回覆|回答|返信|返答|답변|رد)(?![\p{L}])[^.!?]{0,70}(?:[:：]|$)|^[^.!?:：]{2,50}(?:回复|回覆|回答|返信|返答|답변|replied|antwortete|ha risposto|respondió|a répondu|respondeu)[^.!?:：]{0,30}[:：]/iu;

/** The line with which a shop's answer to a review begins; -1 when there is none. */
export function developerAnswerAt(lines: readonly TextLine[], isReview: boolean): number {
  const first = nextFilled(lines, 0);
  for (let at = first + 1; at < lines.length; at += 1) {
    const text = lines[at]?.text.slice(0, 120) ?? '';
    if (!hasWords(text)) continue;
    const known = text.search(developerResponse);
    if (known !== -1 && known <= 14 && /[:：)]|^.{1,60}$/u.test(text)) return at;
    if (isReview && (datedHead.test(text) || replyHead.test(text))) return at;
  }
  return -1;
}
