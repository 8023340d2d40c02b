import {
  automaticReply,
  awayPhrase,
  isAway,
  bouncePhrase,
  receivedPhrase,
  surveyPhrase,
} from '../words/automatic.ts';
import { isBounce } from '../words/bounces.ts';
import { isChoiceLine, isRatingLine } from '../words/footers.ts';
import { isScaleLine, isStarLine } from '../words/tool-lines.ts';
import { complains } from '../words/first-person.ts';
import { isClosingNotice } from '../words/closing-notices.ts';
import { isStatus } from '../words/notifications.ts';
import { isInvitation } from '../words/invitations.ts';
import type { TextLine } from './text-line.ts';
import { wordCount } from './text-line.ts';

const mostAwayWords = 70;
const mostReceivedWords = 160;
const mostSurveyWords = 90;
const mostInvitationWords = 200;
const mostClosingWords = 90;
/** What an absence says beside itself: until when, whom else to ask. */
const awayDetail =
  /your (?:e-?mail|message)|ihre (?:e-?mail|nachricht|mail)|votre (?:message|mail|courriel|e-mail)|su (?:mensaje|correo)|(?:sua|seu) (?:mensagem|e-?mail)|uw (?:bericht|mail|e-mail)|je (?:bericht|mail)|(?:twoj|pańs)\p{L}{1,4} wiadomoś|(?:ditt|din|dit) (?:meddelande|mejl|mail|besked|melding|e-post)|viesti|vaš[ie]? (?:zpráv|e-?mail)|mesajınız|e-postanız|ваше (?:письмо|сообщение)|ваш лист|您的(?:邮件|来信|消息)|メール|메일|رسالتك|contact|kontakt|wenden sie|s'adresser|dirig|rivolg|neem contact|otta yhteyttä|başvur|iletişim|обращ|обрат|звер|联系|連絡|연락|التواصل|reply (?:when|upon|after)|respond (?:when|upon|after)|urgent|dring|vertret|urgenz|urgencia|urgên|spoed|dringend|piln|brådskande|haster|kiireel|naléhav|acil|срочн|терміново|紧急|緊急|至急|急ぎ|긴급|급한|عاجل|الضرورة|not (?:be )?read|nicht (?:gelesen|weitergeleitet)/iu;
const ticketNumber =
  /#\s?\p{Nd}{2,}|(?:ticket|case|request|reference|vorgangs?|fall|dossier|caso|chiamat[ao]|protocolo|zaak|zgłoszeni|ärende|sag|sak|tapaus|talep|başvuru|обращени|заявк|запрос|工单|编号|受付|番号|접수|티켓|번호|طلب|تذكرة)\P{L}{0,3}\p{L}{0,12}\P{L}{0,4}\p{Nd}{3,}/iu;
const replySoon =
  /(?:get back to you|(?:usually|typically|normally) (?:reply|respond|answer)|hear (?:back )?from us|reply to you|respond to|be in touch|will (?:reply|respond|answer)|shall (?:reply|respond)|melden uns|antworten ihnen|kommen auf sie zu|reviendr|répondr|vous contacter|responderemos|responderá|contactaremos|risponder|ricontatter|entraremos em contato|retornaremos|nemen (?:we |wij )?contact|reageren|beantwoorden|odpowiemy|odpowiedzi udzielimy|skontaktujemy|återkommer|svarar (?:så|inom)|vender tilbage|svarer|besvarer|palaamme|vastaamme|odpovíme|ozveme|dönüş yap|yanıtlay|cevaplay|geri dönece|ответим|свяжемся|вернемся|вернёмся|відповімо|зв'яжемося|回复您|回覆您|与您联系|尽快(?:处理|回复)|返信いたします|ご連絡いたします|回答いたします|답변드리|연락드리|회신드리|سنرد|سنتواصل|سيتواصل|الرد عليك|نعود إليك)/iu;
/** Somebody who is away and wants something has written. */
const needs =
  /(?<![\p{L}\p{M}])(?:i (?:urgently )?(?:need|want|require|would like)|brauche|benötige|möchte|j'ai besoin|je voudrais|je souhaite|necesito|quisiera|quiero|ho bisogno|vorrei|preciso|gostaria|nodig|ik wil|potrzebuję|chciał\p{L}{1,3}bym|behöver|vill ha|har brug for|trenger|tarvitsen|potřebuji|ihtiyacım|istiyorum|мне (?:нужн|необходим)|хочу|мені потрібн)|我需要|必要です|필요합니다|أحتاج/iu;
/** What an invitation of a calendar says. */
const calendarSigns = [
  /^(?:when|wann|quand|cuándo|quando|wanneer|kiedy|когда)\s?[:：]/im,
  /^(?:where|wo|où|dónde|dove|onde|waar|gdzie|где|location|ort|lieu|lugar|luogo)\s?[:：]/im,
  /join (?:zoom|microsoft teams|the|with google|google meet)|google (?:calendar|meet)|teams.{0,20}meeting|has invited you|invitation from/i,
];
const link = /https?:\/\//;
const oneMinute =
  /minut|survey|umfrage|enquête|questionnaire|encuesta|questionario|sondaggio|pesquisa|inquérito|ankiet|enkät|undersøg|kysely|dotazník|anket|опрос|минут|опитуван|问卷|問卷|分钟|分鐘|アンケート|一分|설문|1분|استبيان|دقيقة/iu;

/** Whether nobody wrote a message for its own sake: an absence, a receipt, an invitation to rate, a mail server's notice. */
export function isAutomatic(own: readonly TextLine[], hasCustomerAuthor: boolean): boolean {
  const text = own
    .map((line) => line.text)
    .join('\n')
    .replaceAll('’', "'")
    .trim();
  if (text === '' || text.length > 4000) return false;
  const words = wordCount(text.replaceAll('\n', ' '));
  if (bouncePhrase.test(text.replace(/^[^\p{L}]{1,12}/u, '')) || isBounce(text)) return true;
  const saysAway = (isSaid(awayPhrase, text) && awayDetail.test(text)) || isAway(text);
  if (words <= mostAwayWords && !/[?？؟]/.test(text) && saysAway && !needs.test(text)) return true;
  if (words <= mostInvitationWords && isInvitation(text)) return true;
  if (words <= mostClosingWords && isClosingNotice(text)) return true;
  if (calendarSigns.filter((sign) => sign.test(text)).length >= 2 && words <= mostInvitationWords)
    return true;
  if (
    words <= mostReceivedWords &&
    (isSaid(receivedPhrase, text) ||
      isSaid(automaticReply, text) ||
      own.slice(0, 4).some((line) => isStatus(line.text))) &&
    !complains(text)
  )
    return true;
  if (words <= mostSurveyWords && !/[?？؟]/.test(text) && ticketNumber.test(text) && isSaid(replySoon, text))
    return true;
  if (hasCustomerAuthor || words > mostSurveyWords || !isSaid(surveyPhrase, text)) return false;
  const choices = own.some(
    ({ text: line }) => isRatingLine(line) || isChoiceLine(line) || isStarLine(line) || isScaleLine(line),
  );
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
