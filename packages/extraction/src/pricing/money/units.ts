import { remembered } from '../../page/remembered.ts';
import { wordsOf } from './words-by-language.ts';

/** What a price is for one of, by the nouns of several languages. */
const UNITS: readonly (readonly [unit: string, nouns: string])[] = [
  [
    'user',
    'users?|nutzer(?:in)?|benutzer(?:in)?|anwender|utilisateurs?|utilisatrices?|usuarios?|utenti|utente|usu[áa]rios?|gebruikers?|användare|brukere?|brugere?|użytkownik\\p{L}*|uživatel\\p{L}*|пользовател\\p{L}*|käyttäjä|' +
      wordsOf('user'),
  ],
  [
    'seat',
    'seats?|licen[cs]es?|lizenz|poste|plätze|platz|sitz(?:platz)?|arbeitsplatz|licencia|licença|licenza|licentie|licens|licencj[aęi]|stanowisk[oa]|koltuk|asiento|assento',
  ],
  ['person', 'persons?|people|head|personne|persona|pessoa|persoon|personer'],
  ['member', 'members?|team ?member|teammates?|mitglied|membre|miembro|membro|lid|medlem'],
  [
    'employee',
    'employees?|mitarbeiter(?:in)?|mitarbeitende[nr]?|salari[ée]s?|employ[ée]s?|collaborateurs?|empleados?|dipendente|funcion[áa]rio|medewerkers?|anställd|ansatt|medarbejder|pracownik\\p{L}*|zaměstnanec',
  ],
  [
    'student',
    'students?|pupils?|learners?|schüler(?:in)?|studierende[nr]?|élèves?|étudiants?|alumn[oa]s?|estudiantes?|estudantes?|alun[oa]s?|studenti?|leerling(?:en)?|elev(?:er)?|uczni\\p{L}*|žák\\p{L}*|öğrenci|opiskelija',
  ],
  ['agent', 'agents?'],
  ['editor', 'editors?|creators?|makers?'],
  ['developer', 'developers?|devs?|committers?'],
  ['site', 'sites?|websites?|domains?|website'],
  [
    'location',
    'locations?|standort|filiale|branch(?:es)?|stores?|shops?|venues?|clinics?|restaurants?|sedes?|vestiging|lokale?',
  ],
  ['workspace', 'workspaces?|teams?|organi[sz]ations?|compan(?:y|ies)|projects?|firma'],
  ['device', 'devices?|ger[äa]t|appareils?|hosts?|servers?|nodes?|cameras?|sensors?|screens?|tablets?'],
  [
    'vehicle',
    'vehicles?|cars?|vans?|trucks?|fahrzeug|véhicules?|veh[íi]culos?|veicol[oi]|voertuig(?:en)?|fordon|køretøj|kjøretøy|pojazd\\p{L}*|vozidl\\p{L}*|araç|ajoneuvo',
  ],
  ['app', 'apps?|applications?|anwendung(?:en)?|aplicaci[óo]n(?:es)?|aplicativos?|applicazion[ei]'],
  [
    'computer',
    'computers?|pcs?|machines?|rechner|ordinateurs?|ordenador(?:es)?|computadores?|dator|komputer\\p{L}*|počítač\\p{L}*|bilgisayar|tietokone',
  ],
  ['room', 'rooms?|units?|propert(?:y|ies)|beds?|zimmer|chambres?'],
  [
    'customer',
    'customers?|clients?|contacts?|subscribers?|patients?|players?|drivers?|technicians?|rider|couriers?|kunde',
  ],
];

const PER =
  '(?:(?<![\\p{L}])(?:per|a|an|each|every|pro|je|par|chaque|por|cada|al|pr\\.?|za|na|od|за|x)|/|／)\\s*(?:active |named |full |paid |monthly active |additional |billable |concurrent |single |seat |aktive[nr]? |und |and )?';

const EXPRESSIONS = UNITS.map(
  ([unit, nouns]) => [new RegExp(`${PER}(?:${nouns})(?![\\p{L}])`, 'iu'), unit] as const,
);
const counting = new RegExp(PER, 'iu');
const EASTERN: readonly (readonly [RegExp, string])[] = [
  [/(?:[1１一]\s*|(?<!\s)\s+)?ユーザー?|每(?:个)?用户|\/\s*用户|사용자당/u, 'user'],
  [/(?:[1１一]\s*|(?<!\s)\s+)?[人名](?:あたり|様|につき)|[/／]\s*[人名]|每人/u, 'person'],
];

/** The first thing that the text counts a price by; null when it names none. */
export const unitIn = remembered((text): string | null => {
  let first: { at: number; unit: string } | null = null;
  // Most texts name none, which one look at the words before a unit tells.
  const all = counting.test(text) ? [...EXPRESSIONS, ...EASTERN] : EASTERN;
  for (const [expression, unit] of all) {
    const at = text.search(expression);
    if (at >= 0 && (!first || at < first.at)) first = { at, unit };
  }
  return first?.unit ?? null;
});

const OTHER =
  /^[ \u00a0]*(?:\p{Lu}{3}[ ]+)?(?:(?:per|for each|each|pro|je|par|por cada|por|za|pr\.?)\s+|[/／]\s*)(?<unit>\p{L}[\p{L}-]{1,20}(?:\s(?:sold|sent|booked|printed|made|processed|stored|analysed|checked))?)(?!\p{L})/iu;

/** Whatever else a price is for one of, right behind it: `per loan`; null when there is nothing. */
export function otherUnitIn(behind: string): string | null {
  return OTHER.exec(behind)?.groups?.['unit']?.toLowerCase() ?? null;
}

const USAGE =
  /(?:(?<!\p{L})(?:per|a|an|each|every|for every|pro|je|par|por cada|por|tous les|ogni|za)|\/)\s*(?<unit>(?:(?:additional |extra |first )?\d[\d.,]*\s?(?:k|K|M|million|thousand|tausend)?\s*|(?:thousand|million|tausend|mille|mil)\s+)?(?:active )?(?:api |http |e-?)?(?:requests?|calls?|events?|messages?|nachricht(?:en)?|mensajes?|messaggi[o]?|mensagens|berichten|betaling(?:en)?|texts?|sms|mails?|emails?|correos?|courriels?|envois?|env[íi]os?|llamadas?|appels?|anrufe?|credits?|tokens?|minutes?|minuten?|minutos?|minut[oi]|mins?|hours?|std|stunden?|heures?|horas?|uur|timme|gb|tb|mb|gib|gigabytes?|documents?|dokumente?|pages?|transactions?|orders?|bestellung(?:en)?|commandes?|pedidos?|checks?|lookups?|scans?|images?|records?|rows?|builds?|parcels?|shipments?|labels?|pakete?|envelopes?|signatures?|bookings?|tickets?|invoices?|rechnung(?:en)?|factures?|invocations?|units?|sends?|page ?views?|views?|visits?|sessions?|mau|uses?|queries|query|ops|operations?|verifications?|stops?|deliver(?:y|ies)|jobs?|words?))(?!\p{L})/iu;

/** What a price by use is for: `1,000 requests`; null when the text names no such thing. */
export function usageIn(text: string): string | null {
  return USAGE.exec(text)?.groups?.['unit']?.trim().toLowerCase() ?? null;
}
