import { beginsAsCallNote, tellsOfOwn } from './call-notes.ts';

/** How telephones of helpdesks label what they know of a call. */
const callLabel =
  /^(?:call (?:with|from|to|time|started|ended|id|type|status|length|duration|direction|reason|outcome)|called (?:number|by)|caller(?: id| name| number)?|callee|(?:time|length|duration|date|start|end) of (?:the )?(?:phone )?call|answered by|(?:call )?duration|talk time|hold time|wait time|wrap-?up(?: code| time)?|disposition|(?:listen to )?(?:the )?recording|voicemail|extension|phone line|anrufer|angerufen(?:e nummer)?|anruf (?:von|an|am)|gesprächsdauer|dauer|aufzeichnung|rückrufnummer|appelant|appel (?:de|du|à)|durée(?: de l'appel)?|enregistrement|llamada (?:de|a)|llamante|duración(?: de la llamada)?|grabación|chiamata (?:da|a)|chiamante|durata(?: della chiamata)?|registrazione|chamada (?:de|para)|ligação (?:de|para)|duração(?: da chamada)?|gravação|beller|gebeld (?:door|naar)|gespreksduur|duur|opname|dzwoniący|połączenie (?:od|do)|czas (?:trwania|rozmowy)|nagranie|uppringare|samtal (?:från|till)|samtalslängd|inspelning|opkald (?:fra|til)|varighed|varighet|arayan|aranan|süre|görüşme süresi|kayıt|звонок (?:от|на)|звонивший|длительность(?: звонка)?|запись(?: разговора)?|тривалість|来电(?:号码|者)?|通话(?:时长|時間)|录音|発信者|通話時間|録音|발신자|통화 시간|녹음|المتصل|مدة المكالمة|التسجيل)$/iu;
const labelled = /^[*_\s]{0,3}([^:：\n]{2,36}?)[*_\s]{0,3}[:：]\s?\S/u;
const leastLines = 3;
const leastCallLabels = 2;

/** Whether a text is nothing but what a telephone knows of a call. */
function isCallRecord(lines: readonly string[]): boolean {
  if (lines.length < leastLines) return false;
  const labels = lines.map((line) => labelled.exec(line)?.[1] ?? '');
  if (labels.includes('')) return false;
  return labels.filter((label) => callLabel.test(label.trim())).length >= leastCallLabels;
}

/** The customer as somebody else speaks of them. */
const spokenOf =
  /(?<![\p{L}\p{M}])(?:(?:the )?(?:customer|client|caller|cust\.?|cx|member|guest)|(?:der |die )?(?:kunde|kundin|anrufer(?:in)?)|(?:le |la )?(?:client|cliente|appelante?)|(?:el |la |il |lo |o |a )?(?:cliente|clienta|usuario|usuaria|usuária|llamante|utente)|(?:de )?(?:klant|beller)|(?:klient|klientka|dzwoniący)|(?:kund|kunden|asiakas|zákazník|zákaznice)|müşteri\p{L}{0,6}|(?:клиент|клиентка|абонент|покупатель|клієнт|клієнтка)|العميل|العميلة|المتصل)(?![\p{L}\p{M}])|客户|客戶|顾客|顧客|用户|来电者|お客様|お客さま|先方|고객/iu;
/** Who took the call, on a line of its own. */
const handledBy =
  /^(?:agent|handled by|taken by|logged by|advisor|operator|rep|csr|bearbeiter(?:in)?|mitarbeiter(?:in)?|aufgenommen von|conseill(?:er|ère)|traité par|opérateur|agente|atendido por|operador|operatore|gestito da|atendente|medewerker|afgehandeld door|behandeld door|konsultant(?:ka)?|handläggare|sagsbehandler|saksbehandler|käsittelijä|temsilci|оператор|принял(?:а)?|специалист|客服(?:工号|人员)?|受理人|接听人|担当者?|受付者?|상담사|상담원|담당자?|الموظف)\s?[:：]\s?\S[^.!?]{0,50}$/iu;
const mostNoteChars = 1500;
const mostHeadWords = 14;

/**
 * Whether a text is an agent's note of a call, or a telephone's: its first line names a call and says when, it speaks of
 * the customer as of another, and nowhere of itself.
 */
export function isCallNote(text: string): boolean {
  if (text.length > mostNoteChars) return false;
  const lines = text.split('\n').filter((line) => line !== '');
  if (isCallRecord(lines)) return true;
  const [head = '', ...below] = lines;
  if (below.length === 0 || head.split(' ').length > mostHeadWords || !/\p{Nd}/u.test(head)) return false;
  if (!beginsAsCallNote(head) || /[!?？！]/.test(head)) return false;
  return (
    (below.some((line) => handledBy.test(line)) || spokenOf.test(below.join(' '))) &&
    !tellsOfOwn(below.join(' '))
  );
}
