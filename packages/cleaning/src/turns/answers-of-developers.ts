import { developerResponse } from '../words/forms.ts';
import { agentKinds } from './agent-words.ts';
import { beginsWithGreeting } from './greeting-lines.ts';
import type { TextLine } from './text-line.ts';
import { hasWords, nextFilled } from './text-line.ts';

const datedHead = /^[^.!?:]{3,60}\([^()\n]{0,12}\d[^()\n]{3,24}\) ?[:：]/u;

const replyHead =
  /^[^\p{L}]{0,6}(?:(?:the )?(?:reply|response|answer|replied)|antwort|réponse|respuesta|risposta|resposta|antwoord|reactie|odpowiedź|svar|vastaus|odpověď|yanıt|cevap|ответ|відповідь|回复|回覆|回答|返信|返答|답변|رد)(?![\p{L}])[^.!?]{0,70}(?:[:：]|$)|^[^.!?:：]{2,50}(?:回复|回覆|回答|返信|返答|답변|replied|antwortete|ha risposto|respondió|a répondu|respondeu)[^.!?:：]{0,30}[:：]/iu;

/** `Reply from Framely`, `Reactie van Jasjeswinkel: …`, `Ответ магазина: …`: who answers is named. */
const replyFrom =
  /^[^\p{L}]{0,6}(?:(?:reply|response|answer) (?:from|by|of) (?=\p{L})|(?:official|public|shop|store|host|hotel|merchant|seller|restaurant|team) (?:reply|response|answer)|antwort (?:von|vom|des|der) (?=\p{L})|réponse (?:de|du|des|d['’]) ?(?=\p{L})|respuesta (?:de|del) (?=\p{L})|risposta (?:di|del|dello|della|dal|da) (?=\p{L})|resposta (?:de|do|da) (?=\p{L})|(?:reactie|antwoord) van (?=\p{L})|odpowiedź (?:od|sklepu|firmy|sprzedawcy|hotelu|restauracji)|svar fr[åa]n? (?=\p{L})|svar fra (?=\p{L})|vastaus(?: yritykseltä| myyjältä)|odpověď (?:od|obchodu|prodejce|firmy)|ответ (?:от|магазина|продавца|представителя|компании|отеля|ресторана|заведения)|відповідь (?:від|магазину|продавця|компанії)|(?:satıcı|mağaza|işletme)(?:nın|nin)? (?:yanıtı|cevabı)|(?:商家|卖家|店家|官方|酒店)(?:的)?(?:回复|回覆|回应)|(?:ショップ|店舗|お店|販売者|出品者)(?:から)?の?(?:返信|回答)|(?:판매자|사장님|매장|숙소)(?:의)? ?(?:답변|답글|댓글)|رد (?:المتجر|البائع|الفندق|المطعم))/iu;
/** Where a customer goes on below an answer: `--- Updated review on … ---`. */
const goesOn =
  /^[^\p{L}]{0,8}(?:(?:updated|edited|new) (?:review|comment|feedback)|review (?:updated|edited)|aktualisierte (?:bewertung|rezension)|(?:avis|commentaire) (?:mis à jour|modifié)|reseña (?:actualizada|editada)|recensione (?:aggiornata|modificata)|avaliação (?:atualizada|editada)|(?:bijgewerkte|aangepaste) (?:review|beoordeling)|zaktualizowana (?:opinia|recenzja)|(?:uppdaterad|opdateret|oppdatert) (?:recension|anmeldelse|omtale)|güncellen(?:en|miş) yorum|(?:обновлённый|обновленный|изменённый) отзыв|追评|追加评价|追記|更新(?:された)?レビュー|수정된 리뷰)[^.!?]{0,40}$/iu;
const mostHeadChars = 90;

/** An answer whose head names who answers; what follows is said as those say it who answer. */
function isNamedAnswer(lines: readonly TextLine[], at: number): boolean {
  const head = lines[at]?.text ?? '';
  if (!replyFrom.test(head.slice(0, mostHeadChars))) return false;
  if (head.length > mostHeadChars && !/^[^:：]{2,70}[:：]/u.test(head)) return false;
  const below = lines
    .slice(at, nextReviewAt(lines, at))
    .map(({ text }) => text)
    .join(' ');
  const words = lines[at]?.text.replace(/^[^:：]{2,70}[:：]\s?/u, '') ?? '';
  const first = words === head ? (lines[nextFilled(lines, at + 1)]?.text ?? '') : words;
  return beginsWithGreeting(first) || agentKinds(below) >= 1;
}

/** Where the customer goes on below an answer; the length when nowhere. */
export function nextReviewAt(lines: readonly TextLine[], answer: number): number {
  const at = lines.findIndex(({ text }, line) => line > answer && text.length <= 80 && goesOn.test(text));
  return at === -1 ? lines.length : at;
}

/** The line with which a shop's answer to a review begins; -1 when there is none. */
export function developerAnswerAt(lines: readonly TextLine[], isReview: boolean): number {
  const first = nextFilled(lines, 0);
  for (let at = first + 1; at < lines.length; at += 1) {
    const text = lines[at]?.text.slice(0, 120) ?? '';
    if (!hasWords(text)) continue;
    const known = text.search(developerResponse);
    if (known !== -1 && known <= 14 && /[:：)]|^.{1,60}$/u.test(text)) return at;
    if (isNamedAnswer(lines, at)) return at;
    if (isReview && (datedHead.test(text) || replyHead.test(text))) return at;
  }
  return -1;
}
