import { wordsOf } from './name-words.ts';

/** Names of columns with words of those who answer, not of customers. Written as `wordsOf` gives them. */
const REPLIES =
  /\b(?:repl(?:y|ies|ied)|respond(?:s|ed|er|ers)?|responses? (?:by|from|of|text|body|message|content|comment)|(?:admin|developer|owner|seller|merchant|vendor|host|manager|management|staff|team|agent|our|official|public) (?:responses?|answers?|comments?|notes?|remarks?|repl(?:y|ies))|(?:company|shop|store|supplier|property|hotel|provider|brand|business|review) (?:responses?|answers?|repl(?:y|ies))|your (?:response|reply)|(?:responses?|answers?|comments?) to (?:the )?(?:guest|customer|review|reviewer|client)|(?:reactie|antwoord|risposta|respuesta|reponse|antwort|resposta|svar|kommentar) (?:van |des |der |dell? |della |du |de la |fra |fran )?(?:winkel|hotel|struttura|negozio|venditore|tienda|vendedor|loja|boutique|vendeur|etablissement|filiale|handler|handlers|haendler|inhaber|inhabers|betreiber|verkaufer|verkoper|butik|butiken|firma|hote|accommodatie)|(?:notre|nostra|nuestra|nossa|onze|unsere|vores|var) (?:reponse|risposta|respuesta|resposta|reactie|antwoord|antwort|svar|remarque)|antwort (?:von|der|des|vom)|(?:shop|handler|haendler|verkaufer|betreiber|inhaber|filial) ?(?:kommentar|antwort|stellungnahme)|unsere antwort|reponse (?:de|du|des)|votre reponse|respuesta (?:de|del)|resposta (?:da|do|de)|risposta (?:di|del|dell)|antwoord van|ons antwoord|vart svar|vort svar|svar (?:fra|fran)|vastauksemme|odpowiedz|odpoved|valaszunk|raspuns|cevap|yanit|cevabimiz)\b/;
const FOREIGN_REPLIES = [
  'ответ',
  'відповідь',
  'απάντηση',
  'الرد',
  'תגובת',
  '返信',
  '返答',
  '対応',
  '回复',
  '当社',
  '弊社',
  '店舗から',
  '回覆',
  '商家',
  '답글',
  '답변',
]
  .map(wordsOf)
  .filter((word) => word !== '');
const INTERNAL =
  /\b(?:internal|private|intern(?:e|er|es)?|interno|interna|hidden|confidential|close notes?|work notes?|resolution(?: notes?)?|agent|staff|admin|developer|assignee|csm|follow up|next steps?|action items?|massnahmen?|to ?do|our (?:thoughts|view)|notes? by|moderator|ai summary|summary by|suggested)\b/;
const TRANSLATED =
  /\b(?:translat(?:ed|ion|ions)|ubersetz(?:t|ung)|uebersetzung|traduit|traduction|traducid[oa]|traduccion|traduzid[oa]|traducao|tradott[oa]|traduzione|vertaling|vertaald)\b/;
const STAFF =
  /\b(?:agents?|assignees?|assigned|staff|owners?|moderators?|operators?|handler|handled by|logged by|entered by|recorded by|noted by|updated by|modified by|closed by|resolved by|answered by|rep|csm|am|account manager|sales|interviewer|bearbeiter(?:in)?|sachbearbeiter(?:in)?|mitarbeiter(?:in)?|zustandig|betreuer(?:in)?|erfasst von|asignado|responsable|attribue|traite par|atendente|responsavel|operatore|assegnato|behandelaar|medewerker|handlaggare|saksbehandler|sagsbehandler|opiekun|konsultant|temsilci|replier|responder|reply)\b|担当|담당|客服|менеджер|оператор/u;

/** Whether a column holds what those who answer wrote or noted: replies, internal notes, resolutions. */
export function holdsOwnWords(name: string): boolean {
  if (name.includes('?')) return false;
  const words = wordsOf(name);
  return REPLIES.test(words) || INTERNAL.test(words) || FOREIGN_REPLIES.some((word) => words.includes(word));
}

/** Whether a column holds a translation of another one. */
export function holdsTranslation(name: string): boolean {
  return TRANSLATED.test(wordsOf(name));
}

/** Whether a column names somebody else than the customer: who answers, keeps the list or looks after the account. */
export function namesOthers(name: string): boolean {
  return STAFF.test(wordsOf(name));
}
