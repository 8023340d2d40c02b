import { asksForCompany, asksForSides, asksToRate, asksToRecommend } from './survey-questions.ts';
import { FOREIGN_NAMES, WITHOUT_BLANKS } from './foreign-names.ts';
import type { Target } from './mapping.ts';
import { wordsOf } from './name-words.ts';

/** Time and zone beside a date are told by their place as well, in `date-parts.ts`. */
export type NamedTarget = Exclude<Target, 'field' | 'ignore' | 'said_time' | 'said_zone'>;

/**
 * Names that say what a column holds, in English, German, French, Spanish and some of Italian, Portuguese and Dutch; others are in `foreign-names.ts`.
 * Written as `wordsOf` gives them: lower case, no accents, words parted by spaces.
 */
const FEEDBACK_COLUMN_NAMES: Readonly<Record<NamedTarget, string>> = {
  text:
    'text, feedback, quote, details, post details, message body, ticket description, conversation, transcript, first message, verbatim comment, original text, reason, reason for score, main reason, tell us more, anything else, comment, comments, review, reviews, review text, review body, body, message, content, ticket body, description, verbatim, ' +
    'answer, response, open answer, tweet, post, note, notes, remarks, opinion, user review, userreviews, customer feedback, customer quote, voice of customer, voice of the customer, customer voice, in their words, customer said, what they said, comment text, textbody, comment body, ' +
    'kommentar, kommentare, bewertungstext, nachricht, rezension, beschreibung, anmerkung, ruckmeldung, meinung, freitext, inhalt, ' +
    'commentaire, commentaires, avis, texte, contenu, reponse, message client, remarque, ' +
    'comentario, comentarios, opinion, resena, texto, mensaje, respuesta, contenido, descripcion, ' +
    'commento, recensione, testo, messaggio, anliegen, reklamation, beschwerde, reclamation, motif, queja, motivo, reclamo, klacht, avaliacao, mensagem, opmerking, tekst',
  title:
    'title, subject, ticket name, issue title, headline, summary, review title, heading, ticket subject, titel, betreff, uberschrift, titre, objet, sujet, titulo, asunto, titolo, oggetto, onderwerp',
  said_at:
    'date, time, datetime, timestamp, created, created at, created on, created date, submitted, submitted at, date submitted, submission date, review date, reviews date, ts, epoch, created time, creation date, submit date, submit date utc, completed at, completed, end date, date created, date received, sent at, date of response,  opened at, date time opened, review created, ' +
    'posted, posted at, published, published at, received at, tweet created, said at, response date, when, ' +
    'datum, zeit, zeitpunkt, zeitstempel, datum und uhrzeit, eingang, eingangsdatum, horodateur, marca temporal, informazioni cronologiche, erstellt, erstellt am, erstellungsdatum, eingegangen am, date de creation, cree le, publie le, horodatage, heure, ' +
    'fecha, fecha de creacion, creado, creado el, fecha y hora, data, data creazione, data e ora, aangemaakt',
  external_id:
    'id, external id, nr, issue key, key, post id, number, conversation id, thread id, chat id, request id, issue id, respondent id, response number, token, ticket id, review id, reviews id, comment id, feedback id, response id, tweet id, message id, item id, case id, case number, ticket number, ticket, uuid, ' +
    'object id, objectid, casenumber, ticketnumber, source id, record id, submission id, survey submission id, number of response, kennung, ticketnummer, vorgangsnummer, nummer, identifiant, numero de ticket, identificador, id de ticket, numero de caso',
  conversation_id:
    'conversation id, thread id, chat id, ticket id, ticket number, case id, case number, request id, issue id, parent id, ticket, casenumber, ticketnumber, ticket no, case no, ' +
    'ticketnummer, vorgangsnummer, id de ticket, numero de ticket, numero de caso',
  author_name:
    'author, author name, name, full name, real name, first name, last name, surname, given name, family name, associated contact, reporter, nickname, user, username, user name, customer, customer name, reviewer, reviewer name, respondent, requester, requester name, contact, contact name, ' +
    'visitor, visitor name, guest, guest name, member, member name, subscriber, shopper, buyer, caller, submitter, submitted by, posted by, reported by, respondent name, participant, participants, attendee, attendees, patient, player, student, contact person, primary contact, ' +
    'display name, nickname, reviews username, from name, fromname, sender name, sendername, sender, from, kunde, kundenname, autor, verfasser, benutzer, benutzername, absender, vollstandiger name, ' +
    'besucher, gast, mitglied, ansprechpartner, kontakt, teilnehmer, visiteur, abonne, interlocuteur, visitante, contacto, contatto, ospite, contactpersoon, klant, bezoeker, ' +
    'vorname, nachname, prenom, kundin, apellidos, auteur, nom, nom complet, client, nom du client, utilisateur, pseudo, nombre, cliente, nombre del cliente, usuario, autore, utente, nome, gebruiker, naam',
  author_email:
    'email, e mail, mail, email address, author email, user email, customer email, requester email, contact email, from address, fromaddress, from email, sender email, sender address, e mail adresse, mailadresse, ' +
    'courriel, adresse email, adresse e mail, adresse mail, correo, correo electronico, posta elettronica, e mailadres',
  author_id:
    'author id, user id, creator id, from id, sender id, reporter id, consumer user id, user, customer, client, requester, contact, kunde,  customer id, contact id, requester id, reviewer id, member id, person id, author user id, userid, customerid, kundennummer, kunden id, benutzer id, ' +
    'id client, numero client, id utilisateur, id de cliente, id cliente, id de usuario, numero de cliente',
  author_role:
    'author role, author type, user type, user role, sender type, sender role, sender, from, from type, commenter type, participant type, speaker, role, who, ' +
    'direction, message direction, rolle, absendertyp, richtung, auteur type, tipo de autor',
  is_public:
    'public, is public, visibility, internal, is internal, internal note, private, is private, private note, comment type, message type, note type, ' +
    'offentlich, intern, sichtbarkeit, publique, visibilite, publico, interno',
  account_name:
    'account, account name, company, companies, companies name, company name, organization, organisation, organizations, associated company, organization name, requester org, org, workspace, tenant, business, customer company, ' +
    'firma, unternehmen, firmenname, konto, organisation name, entreprise, societe, compte, nom de l entreprise, empresa, compania, cuenta, organizacion, azienda, societa, bedrijf',
  account_id:
    'account id, company id, organization id, organisation id, org id, tenant id, firmen id, kontonummer, id entreprise, id compte, id de empresa, id de cuenta',
  account_plan:
    'plan, account plan, plan name, subscription plan, subscription tier, pricing plan, customer plan, tarif, abo, forfait, abonnement',
  account_revenue:
    'mrr, arr, annual revenue, yearly revenue, monthly revenue, account revenue, account arr, account mrr, contract value, annual contract value, acv, umsatz, jahresumsatz, chiffre d affaires',
  rating:
    'rating, ratings, score, stars, star rating, star, csat, nps, nps score, ces, osat, ltr, overall, overall score, overall experience, satisfaction, review rating, reviews rating, overall rating, likelihood to recommend, grade, rate, answer, value, response value, ' +
    'bewertung, sterne, note, punktzahl, zufriedenheit, etoiles, evaluation, satisfaction client, puntuacion, calificacion, valoracion, estrellas, nota, satisfaccion, ' +
    'valutazione, punteggio, stelle, pontuacao, beoordeling',
  link: 'link, url, permalink, source url, review url, ticket url, web link, href, web address, webadresse, adresse url, lien, enlace, vinculo, collegamento',
  language:
    'language, lang, locale, language code, review language, sprache, langue, idioma, lengua, lingua, taal',
};

/** Of names that fit two targets, the first that the values allow is meant; see `guessMapping`. */
const targetsByName = new Map<string, NamedTarget[]>();
/** Of those the ones written without blanks, longest first. */
const withoutBlanks: [string, NamedTarget][] = [];
for (const [target, names] of Object.entries(FEEDBACK_COLUMN_NAMES) as [NamedTarget, string][]) {
  for (const given of [...names.split(', '), ...(FOREIGN_NAMES[target]?.split(', ') ?? [])]) {
    const name = wordsOf(given);
    const known = targetsByName.get(name) ?? [];
    if (!known.includes(target)) targetsByName.set(name, [...known, target]);
    if (WITHOUT_BLANKS.test(given)) withoutBlanks.push([name, target]);
  }
}
withoutBlanks.sort(([a], [b]) => b.length - a.length);

export interface NameMatch {
  target: NamedTarget;
  /** 1 for the very name, less where words stand around it. */
  fit: number;
}

/** Words that alone at the end of a name say too little: "App Version Name" names no author, "Business Unit Id" no item. */
const VAGUE_ENDS: ReadonlySet<string> = new Set([
  'name',
  'id',
  'value',
  'sender',
  'key',
  'nr',
  'user',
  'from',
  'customer',
  'contact',
  'ticket',
  'time',
  'when',
  'ref',
  'reference',
  'first',
  'last',
  'day',
]);
/** Targets whose names go on with a range or a hint: "Score 1-10", "Comment, if any". */
const GO_ON: ReadonlySet<NamedTarget> = new Set(['text', 'title', 'rating', 'said_at']);

const NAME_OF_PERSON =
  /\b(?:customer|client|user|author|contact|visitor|requester|respondent|reviewer|recipient) (?:first|last)(?: ?name)?$/;

/** Last parts of words that German, Dutch and the Nordic languages put together: "Bewertungstitel", "Kundenkommentar". */
const COMPOUND =
  /^\p{L}{3,40}?(titel|betreff|rubrik|overskrift|onderwerp|kommentar|kommentare|text|tekst|nachricht|meinung|beschreibung|rezension|ruckmeldung|opmerking|datum|dato|zeitpunkt|bewertung|beurteilung|beoordeling|zufriedenheit|sterne|betyg)$/u;

/** What objects are wrapped in says nothing of what their members hold: `data.id`, `attributes.created_at`. */
const WRAPPERS = /^(?:(?:data|attributes|fields|node|item|record|properties|_source|value)\.)+/i;
/** What a value is called that stands alone in an object: `title.label`, `body.#text`. */
const WRAPPED = /(?<=[\w\]])\.(?:label|value|text|rendered|plain|_text|#text|\$t|__cdata)$/i;

/**
 * What a name may mean, the best fit of each target: the whole name, then its last words, then its first. What stands in brackets
 * says nothing, and of "Visit / Date" the end is a name too.
 */
export function targetsOfName(name: string): NameMatch[] {
  const matches = new Map<NamedTarget, number>();
  const note = (part: readonly string[], fit: number) => {
    for (const target of targetsByName.get(part.join(' ')) ?? []) {
      if (fit < 0.6 && part.length === 1 && !GO_ON.has(target)) continue;
      matches.set(target, Math.max(matches.get(target) ?? 0, fit));
    }
  };
  const bare = name.replace(/[([（【][^)\]）】]*[)\]）】]?/g, ' ');
  const end = name.slice(name.lastIndexOf(' / ') + 1);
  const own = name.replace(WRAPPERS, '').replace(WRAPPED, '');
  for (const [text, most] of [
    [own === '' ? name : own, 1],
    [name, 1],
    [bare, 0.97],
    [end, 0.95],
  ] as const) {
    const words = wordsOf(text).split(' ');
    note(words, most);
    for (let cut = 1; cut < words.length; cut++) {
      const last = words.slice(cut);
      if (last.length > 1 || !VAGUE_ENDS.has(last[0] ?? '')) note(last, 0.8);
      note(words.slice(0, -cut), 0.55);
    }
  }
  const compound = COMPOUND.exec(wordsOf(end))?.[1];
  if (compound !== undefined) note([compound], 0.75);
  if (WITHOUT_BLANKS.test(name)) {
    const words = wordsOf(bare);
    const found = withoutBlanks.find(([known]) => words.includes(known));
    if (found) matches.set(found[1], Math.max(matches.get(found[1]) ?? 0, 0.8));
  }
  if (asksToRecommend(name) || asksToRate(name))
    matches.set('rating', Math.max(matches.get('rating') ?? 0, 0.9));
  if (asksForSides(end)) matches.set('text', Math.max(matches.get('text') ?? 0, 0.8));
  if (NAME_OF_PERSON.test(wordsOf(name)))
    matches.set('author_name', Math.max(matches.get('author_name') ?? 0, 0.8));
  if (asksForCompany(name)) matches.set('account_name', Math.max(matches.get('account_name') ?? 0, 0.9));
  return [...matches].map(([target, fit]) => ({ target, fit }));
}

/** The target a whole name stands for, or null. */
export function targetOfName(name: string): NamedTarget | null {
  return targetsByName.get(wordsOf(name))?.[0] ?? null;
}
