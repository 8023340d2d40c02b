import { agentName, automaticAuthor, automaticSubject } from '../words/automatic.ts';
import { fold } from '../words/phrases.ts';
import { nameWords } from './names.ts';
import type { About, Speaker } from './turn.ts';

/** What columns say of a row. */
export interface RowFacts {
  /** Who wrote the row, where columns tell. */
  who: Speaker | null;
  author: string;
  authorWords: ReadonlySet<string>;
  requester: string;
  isPhone: boolean;
  isReview: boolean;
}

const roleKey =
  /role|author type|user type|sender type|from type|author_type|participant|written by|sender|sent by|posted by|commenter|speaker|who|actor|by\b|rolle|rôle|rol\b|ruolo|função|роль|角色|役割|역할|الدور/iu;
/** Columns that name whoever wrote; where one holds a role instead, it tells. */
const authorKey =
  /^(?:author|autor|auteur|autore|författare|forfatter|kirjoittaja|yazar|gönderen|автор|作者|投稿者|作成者|작성자|الكاتب|المرسل)$/iu;
const directionKey = /direction|incoming|inbound|richtung|sens|dirección|direzione|direção/i;
const agentFlagKey =
  /^(?:is[_ ]?)?(?:from[_ ]?)?(?:agent|staff|admin|operator|outgoing|outbound|internal|private|internal[_ ]note|private[_ ]note|from[_ ]support)(?:\?|[_ ]?(?:reply|comment|note|message))?$/i;
const customerFlagKey = /^(?:is[_ ]?)?(?:from[_ ]?)?(?:customer|incoming|inbound|end[_ ]?user|public)\??$/i;
const yes = /^(?:true|yes|1|y|ja|oui|sí|si|sim|tak|да|是|はい|예)$/iu;
const no = /^(?:false|no|0|n|nein|non|não|nie|nej|нет|否|いいえ|아니요)$/iu;
const noteValue =
  /^(?:internal|private|note|internal note|private note|agent (?:reply|comment|note)|outbound|outgoing|reply from agent|staff reply)/i;
const typeKey = /^(?:(?:comment|message|event|part|entry|conversation)?[_ ]?type|visibility)$/i;
const anywhereAgent =
  /\b(?:agent|admin|administrator|staff|operator|support|team ?mate|employee|helpdesk|help desk|customer (?:service|care|success))\b/i;
const agentColumn =
  /^(?:agent|agent name|assignee|assigned (?:to|agent)|responder|answered by|handled by|operator|owner|teammate)$/i;
const agentValue =
  /^(?:agent|admin|administrator|staff|operator|support|team ?mate|team ?member|employee|internal|owner|light agent|user \(agent\)|teammate|advisor|representative|agente|operatore|medewerker|mitarbeiter|konsultant|оператор|агент|сотрудник|客服|担当者|상담원|موظف)(?![\p{L}\p{M}\p{N}_])/iu;
const customerValue =
  /^(?:end[- _]?user|customer|contact|visitor|lead|requester|client|user|kunde|cliente|klant|klient|kund|müşteri|клиент|客户|お客様|고객|عميل)(?![\p{L}\p{M}\p{N}_])/iu;
const automaticValue = /^(?:bot|system|automation|automatic|workflow|trigger)\b/i;
const outgoing =
  /^(?:out|outgoing|outbound|sent|email$|ausgehend|sortant|saliente|in uscita|uitgaand|reply|agent)/i;
const incoming =
  /^(?:in|incoming|incoming_email|inbound|received|eingehend|entrant|entrante|in entrata|inkomend)/i;
const channelKey = /channel|source|origin|type|via|kanal|canal|canale|kanaal/i;
const phoneValue =
  /\bphone|\bvoice|\bcall|telefon|téléphone|teléfono|telefono|telefone|telefoon|voz|appel|chamada|puhelin|телефон|звонок|电话|電話|전화|هاتف/iu;
const reviewKey =
  /^(?:rating|stars?|store|app version|bewertung|sterne|note|étoiles|calificación|estrellas|valutazione|avaliação|beoordeling|ocena|betyg|puan|оценка|评分|評価|평점)$/iu;
const requesterKey =
  /^(?:requester|requester name|requested by|reporter|contact|contact name|customer|customer name|client|client name)$/i;
const subjectKey =
  /^(?:subject|title|betreff|objet|asunto|oggetto|assunto|onderwerp|temat|ämne|konu|тема|主题|件名|제목|الموضوع)$/iu;
const supportMailbox =
  /^(?:support|help|helpdesk|care|no-?reply|noreply|kundenservice|soporte|suporte|assistenza)[\w.+-]*@/i;
/** Names under which programs write among people. */
const programName = /\[bot\]$|^[Aa]uto-?[Mm]oderator$|^[A-Z]\w{1,40}[a-z]Bot$/;
/** Mailboxes that companies write from whichever side they are on. */
const sharedMailbox = /^(?:service|info|contact|kontakt|team|hello|sales|billing|office)[\w.+-]*@/i;

export function rowFacts(about: About): RowFacts {
  const columns = Object.entries(about.columns ?? {}).map(
    ([key, value]) =>
      [
        fold(key)
          .replace(/[._-]+/g, ' ')
          .trim(),
        value.trim(),
      ] as const,
  );
  const valueOf = (key: RegExp) => columns.find(([name]) => key.test(name))?.[1] ?? '';
  const author = about.author?.trim() ?? '';
  const requester = valueOf(requesterKey);
  return {
    who: whoOf(about, columns, author),
    author,
    authorWords: nameWords(author),
    requester,
    isPhone:
      columns.some(([name, value]) => channelKey.test(name) && phoneValue.test(value)) ||
      /^voice ?mail/i.test(author),
    isReview: columns.some(([name]) => reviewKey.test(name)),
  };
}

function whoOf(
  about: About,
  columns: readonly (readonly [string, string])[],
  author: string,
): Speaker | null {
  const subject = columns.find(([name]) => subjectKey.test(name))?.[1] ?? '';
  if (automaticSubject.test(subject) || /mail(?:er)?[ -]?(?:delivery|daemon)|postmaster/i.test(author))
    return 'automatic';
  for (const [name, value] of columns) {
    const isRole = roleKey.test(name) || authorKey.test(name);
    if (isRole && automaticValue.test(value)) return 'automatic';
    if (isRole && (agentValue.test(value) || anywhereAgent.test(value))) return 'agent';
    if (isRole && customerValue.test(value)) return 'customer';
    if (agentFlagKey.test(name) && yes.test(value)) return 'agent';
    if (customerFlagKey.test(name) && no.test(value)) return 'agent';
    if (typeKey.test(name) && noteValue.test(value)) return 'agent';
    if (saysAgent.test(value) && !aboutTicketKey.test(name)) return 'agent';
    if (directionKey.test(name)) {
      if (outgoing.test(value)) return 'agent';
      if (incoming.test(value)) return 'customer';
    }
  }
  // Only where no column says who writes: people call themselves so, too.
  if (programName.test(author)) return 'automatic';
  if (about.isPublic === false) return 'agent';
  const mails = columns.filter(([name]) => senderMailKey.test(name)).map(([, value]) => value);
  const senders = [about.authorMail ?? '', ...mails];
  if (senders.some((mail) => supportMailbox.test(mail))) return 'agent';
  if (about.isAnswer === true && senders.some((mail) => sharedMailbox.test(mail))) return 'agent';
  return byName(columns, author);
}

/** Values that say it whatever their column is called. */
const saysAgent =
  /^(?:agent|admin|administrator|staff|staff member|operator|teammate|team member|light agent|support agent|support|customer support|customer service|employee|outbound|outgoing|agent reply|admin reply|staff reply|private note|internal note|support team)$/i;
const aboutTicketKey =
  /group|department|assignee|queue|inbox|mailbox|priority|status|tag|source|channel|category|topic|subject|title/i;
/** Names that only those who answer write under. */
const supportName =
  /\b(?:support|customer (?:service|care|success|happiness)|help ?desk|kundenservice|kundendienst|service client|atención al cliente|servicio al cliente|servizio clienti|atendimento|klantenservice|obsługa klienta|kundtjänst|kundeservice|asiakaspalvelu|müşteri hizmetleri)(?![\p{L}\p{M}\p{N}_])|служба поддержки|поддержка|підтримка|客服|サポート|カスタマー|상담원|고객센터|خدمة العملاء|الدعم|destek ekibi/iu;
const senderMailKey =
  /^(?:(?:author|from|sender|user|agent|reply)[ _-]?)?(?:e-?mail|mail|address|e-?mail address)$|^(?:from|sender)$/i;

/** The author's name beside the names of those who asked and who answer. */
function byName(columns: readonly (readonly [string, string])[], author: string): Speaker | null {
  const words = nameWords(author);
  const isSame = (value: string) => [...nameWords(value)].some((word) => words.has(word));
  const namedIn = (key: RegExp) => columns.some(([name, value]) => key.test(name) && isSame(value));
  if (words.size === 0) return null;
  if (namedIn(requesterKey)) return 'customer';
  return namedIn(agentColumn) || supportName.test(author) ? 'agent' : null;
}

/** Whether a name or an address is that of people who answer. */
export const isSupportSender = (sender: string): boolean =>
  agentName.test(sender) ||
  automaticAuthor.test(sender) ||
  /[<[(]?(?:support|help|helpdesk|service|care|info|contact|team|hello|no-?reply|noreply|kundenservice|soporte|suporte|assistenza)[\w.+-]{0,40}@/i.test(
    sender,
  );
