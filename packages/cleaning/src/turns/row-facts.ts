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
  /role|author type|user type|sender type|from type|author_type|participant|written by|rolle|rôle|rol\b|ruolo|função|роль|角色|役割|역할|الدور/iu;
const directionKey = /direction|incoming|inbound|richtung|sens|dirección|direzione|direção/i;
const agentValue =
  /^(?:agent|admin|administrator|staff|operator|support|team ?mate|team ?member|employee|internal|owner|light agent|user \(agent\)|teammate|advisor|representative|agente|operatore|medewerker|mitarbeiter|konsultant|оператор|агент|сотрудник|客服|担当者|상담원|موظف)\b/iu;
const customerValue =
  /^(?:end[- _]?user|customer|contact|visitor|lead|requester|client|user|kunde|cliente|klant|klient|kund|müşteri|клиент|客户|お客様|고객|عميل)\b/iu;
const automaticValue = /^(?:bot|system|automation|automatic|workflow|trigger)\b/i;
const outgoing = /^(?:out|outgoing|outbound|sent|ausgehend|sortant|saliente|in uscita|uitgaand|reply|agent)/i;
const incoming = /^(?:in|incoming|inbound|received|eingehend|entrant|entrante|in entrata|inkomend)/i;
const channelKey = /channel|source|origin|type|via|kanal|canal|canale|kanaal/i;
const phoneValue =
  /phone|voice|call|telefon|téléphone|teléfono|telefono|telefone|telefoon|voz|appel|chamada|puhelin|телефон|звонок|电话|電話|전화|هاتف/iu;
const reviewKey =
  /^(?:rating|stars?|store|app version|bewertung|sterne|note|étoiles|calificación|estrellas|valutazione|avaliação|beoordeling|ocena|betyg|puan|оценка|评分|評価|평점)$/iu;
const requesterKey = /^(?:requester|requester name|contact|contact name|customer|customer name|client)$/i;
const subjectKey =
  /^(?:subject|title|betreff|objet|asunto|oggetto|assunto|onderwerp|temat|ämne|konu|тема|主题|件名|제목|الموضوع)$/iu;
const supportMailbox =
  /^(?:support|help|helpdesk|service|care|info|contact|kontakt|team|hello|no-?reply|noreply|kundenservice|soporte|suporte|assistenza|sales|billing|office)[\w.+-]*@/i;

export function rowFacts(about: About): RowFacts {
  const columns = Object.entries(about.columns ?? {}).map(
    ([key, value]) => [fold(key).trim(), value.trim()] as const,
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
    const isRole = roleKey.test(name);
    if (isRole && automaticValue.test(value)) return 'automatic';
    if (isRole && agentValue.test(value)) return 'agent';
    if (isRole && customerValue.test(value)) return 'customer';
    if (directionKey.test(name)) {
      if (outgoing.test(value)) return 'agent';
      if (incoming.test(value)) return 'customer';
    }
  }
  if (about.isPublic === false) return 'agent';
  const mail =
    about.authorMail ??
    columns.find(([name]) => /e-?mail|address/.test(name) && name.includes('author'))?.[1] ??
    '';
  return supportMailbox.test(mail) ? 'agent' : null;
}

/** Whether a name or an address is that of people who answer. */
export const isSupportSender = (sender: string): boolean =>
  agentName.test(sender) ||
  automaticAuthor.test(sender) ||
  /[<[(]?(?:support|help|helpdesk|service|care|info|contact|team|hello|no-?reply|noreply|kundenservice|soporte|suporte|assistenza)[\w.+-]{0,40}@/i.test(
    sender,
  );
