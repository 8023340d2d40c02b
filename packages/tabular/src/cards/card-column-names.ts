import { wordsOf } from '../columns/name-words.ts';
import type { ImportField } from '@earshot/contracts/boards/import-fields';

/**
 * What roadmap tools, trackers and people call what a card holds, the surest first. Written as `wordsOf` gives them: lower case, no
 * accents, words parted by spaces.
 */
const NAMES: Readonly<Record<ImportField, string>> = {
  title:
    'title, summary, feature name, card name, task name, idea name, item name, story name, issue title, post title, epic name, initiative name, subject, headline, name, feature, ' +
    'idea, initiative, item, task, request, feature request, story, user story, epic, element, project name, what, deliverable, ' +
    'zusammenfassung, titel, bezeichnung, vorhaben, funktion, thema, aufgabe, massnahme, anforderung, ' +
    'titre, resume, intitule, fonctionnalite, nom, sujet, tache, projet, ' +
    'titulo, resumen, nombre, funcionalidad, iniciativa, titolo, nome, funzionalita, onderwerp, naam, tytul, nazwa, projekt, project',
  description:
    'description, details, feature description, card description, task content, idea description, notes, note, body, content, text, post details, item description, message, problem, ' +
    'beschreibung, notizen, anmerkung, anmerkungen, bemerkung, details zur idee, inhalt, ' +
    'contenu, remarques, commentaire, descripcion, detalles, notas, descrizione, note interne, omschrijving, beschrijving, opis, long description, short description, plain description',
  status:
    'status, state, feature status, workflow status, workflow state, list name, list, section column, section, stage, column, phase, public status, progress status, board column, ' +
    'status name, public status name, bucket, lane, swimlane, state name, task status, idea status, post status, roadmap status, item status, internal status, kanban status, ' +
    'statut, etat, estado, stato, zustand, stand, spalte, toestand, stav, group',
  owner:
    'assignee, owner, assigned to, feature owner, owner email, assignee email, assignees, owners, members, member, person, people, product manager, responsible, pm, lead, assign, dri, feature assigned to, epic assigned to, idea assigned to, ' +
    'task owner, product owner, item owner, team member, card owner, owned by, driver, ' +
    'bearbeiter, zugewiesene person, zugewiesen an, verantwortlich, verantwortliche, verantwortlicher, zustandig, ansprechpartner, ' +
    'responsable, proprietaire, attribue a, assigne a, personne assignee, asignado a, persona asignada, propietario, responsabile, assegnatario, eigenaar, verantwoordelijke, wlasciciel',
  due:
    'due date, due, due on, target date, deadline, due date text, feature due date, eta, target end, target end date, estimated completion, estimated completion date, target, planned for, release date, launch date, end date, feature end date, timeframe end, planned end, finish date, ' +
    'delivery date, date end, timeline end, timeframe, quarter, target quarter, release quarter, roadmap date, planned date, ship date, expected date, date, timeline, ' +
    'falligkeitsdatum, fallig, fallig am, faellig am, zieltermin, termin, liefertermin, zieldatum, quartal, enddatum, ' +
    'echeance, date d echeance, date cible, date de livraison, livraison prevue, livraison, trimestre, date limite, fecha limite, fecha de vencimiento, vencimiento, fecha objetivo, entrega, scadenza, data di scadenza, vervaldatum, streefdatum, einddatum, termin realizacji, release, milestone',
  tags: 'tags, labels, label, tag, feature tags, topics, keywords, idea tags, task tags, categories, etiquetas, etiquettes, stichworter, schlagworter, schlagworte, etikett, etiketten, mots cles, marqueurs, tagi, etichette, trefwoorden',
  votes:
    'votes, vote count, votes count, upvotes, voters, number of votes, total votes, score votes, idea votes, post votes, supporters, supporters count, upvote count, vote score, likes, insights count, user impact score, vote total, ' +
    'voters count, voter count, vote totals, number of voters, customer count, stimmen, anzahl stimmen, kundenwunsche, wunsche, anzahl wunsche, anfragen, nachfragen, demandes, demandes clients, votes clients, nb votes, nombre votes, solicitudes, peticiones, richieste, aanvragen,  votants, nombre de votes, votos, numero de votos, voti, stemmen, glosy, customer votes, customer requests, requests',
  external_id:
    'issue key, key, card id, task id, feature id, feature reference, feature reference num, idea reference, reference num, reference, id, item id, post id, story id, issue id, work item id, idea id, ' +
    'number, num, entity uuid, entity id, idea number, post number, ticket id, ticket key, task custom id, custom id, external id, uuid, record id, ref, nr, epic reference, ' +
    'vorgangsschlussel, schlussel, vorgangs id, nummer, kennung, n, no, cle, cle de ticket, identifiant, numero, clave, identificador, chiave, display id, slug',
  url: 'url, link, card url, feature url, post url, task url, issue url, idea url, permalink, web link, item url, app url, link to feature, public url, pb url, entity url, web url, html url, adresse, lien, enlace, feature link',
  created:
    'created, created at, date created, created date, created on, creation date, created time, date created text, feature created at, feature created date, date added, added, submitted, submitted at, ' +
    'created timestamp, created date utc, creation log, creation time, create date, creation timestamp, createdat, posted at, posted on, posted, posted date, erstellt, erstellt am, erstellungsdatum, angelegt am, angelegt, cree, cree le, date de creation, creado, creado el, fecha de creacion, creato, creato il, aangemaakt, aangemaakt op, utworzono, opened, opened at, published at',
  parent:
    'parent, parent id, parent key, parent issue, parent task, parent name, epic, epic name, epic link, parent summary, feature parent, parent feature, component, initiative, epic reference, parent title, custom field epic link, ' +
    'parent item, parent idea, parent post, parent card, parent work item, parent entity, parent record, sub item of, ubergeordnet, ubergeordneter vorgang, ubergeordnete aufgabe, epos, epopee, parente, tache parente, padre, tarea principal',
};

/** Words that tools put before the names of what a thing has. */
const THING =
  /^(?:feature|idea|card|task|issue|item|story|post|epic|initiative|work item|custom field|ticket|suggestion|request|note|entry|system) /;

/** Words that say what a column holds, whatever stands before them. */
const LAST_WORDS: ReadonlySet<string> = new Set(
  'url status state stage assignee tags labels votes upvotes description title summary statut estado etat deadline'.split(
    ' ',
  ),
);

const byName = new Map<string, { field: ImportField; place: number }[]>();
for (const [field, names] of Object.entries(NAMES) as [ImportField, string][]) {
  names.split(', ').forEach((name, place) => {
    byName.set(name, [...(byName.get(name) ?? []), { field, place }]);
  });
}

export interface NamedField {
  field: ImportField;
  /** 0…1, 1 for the surest of all names. */
  fit: number;
}

/** What a column may hold by its name alone. */
export function fieldsOfName(given: string): NamedField[] {
  const words = wordsOf(given.replace(/[([][^)\]]{0,60}[)\]]?/g, ' ')) || wordsOf(given);
  const found = new Map<ImportField, number>();
  const note = (name: string, most: number) => {
    for (const { field, place } of byName.get(name) ?? []) {
      found.set(field, Math.max(found.get(field) ?? 0, most * (1 - place * 0.008)));
    }
  };
  note(words, 1);
  note(wordsOf(given), 1);
  note(words.replace(THING, ''), 0.96);
  note(words.replace(/ (?:name|names|text|value|email|list)$/, ''), 0.9);
  // Whose it is stands before what it is: "PB URL", "Public status".
  const last = words.slice(words.lastIndexOf(' ') + 1);
  if (LAST_WORDS.has(last) && last !== words) note(last, 0.7);
  // "Title 1", "Title 2": levels of one tree.
  note(words.replace(/ \d{1,2}$/, ''), 0.97);
  return [...found].map(([field, fit]) => ({ field, fit }));
}
