import type { PlanGrouping, QuestionUnit } from '../plan.ts';

/** What people call a piece of feedback; they say nothing where they are counted, and are words like others where they are asked for. */
export const itemNouns =
  'items?|reviews?|tweets?|toots?|transcripts?|comments?|feedbacks?|tickets?|messages?|responses?|posts?|entry|entries|submissions?|answers?|replies|reply|mails?|emails?|cases?|records?|rows?|surveys?|texts?|verbatims?|conversations?|inquir(?:y|ies)|enquir(?:y|ies)|calls?|letters?|reports?|notes?|opinions?|remarks?|mentions?|pieces?|statements?|testimonials?|voices';

/** What people call those who give feedback. */
export const peopleNouns =
  'people|persons?|users?|individuals|authors?|respondents?|guests?|patients?|students?|pupils?|parents?|drivers?|riders?|players?|gamers?|members?|passengers?|visitors?|citizens?|residents?|shoppers?|buyers?|sellers?|subscribers?|travell?ers?|teachers?|doctors?|nurses?|owners?|merchants?|farmers?|tenants?|employees|callers?|participants?|folks|reviewers?|writers?|consumers?|readers?|viewers?|listeners?|patrons?|diners?|commuters?|tourists?|audiences?|attendees|applicants?|donors?|volunteers?|wearers?|learners?|contacts?|holders?|somebody|someone|anyone|anybody|everyone|everybody|nobody|one';

export const accountNouns =
  'accounts?|compan(?:y|ies)|firms?|organi[sz]ations?|business(?:es)?|customers?|clients?|dealers?|vendors?|partners?|shops?|stores?|schools?|teams?|agenc(?:y|ies)';

/** Of these only some are accounts; of other data they are people. */
export const clientNouns = 'customers?|clients?';

export const unitNouns: readonly [QuestionUnit, string][] = [
  ['revenue', '(?:revenue|money|arr|income)'],
  ['people', `(?:${peopleNouns})`],
  ['accounts', '(?:accounts?|compan(?:y|ies)|firms?|organi[sz]ations?|business(?:es)?|customers?|clients?)'],
];

/** The product's own notions: first by the names it gives them, which win over a column of the same name. */
export const ownGroupings: readonly [PlanGrouping, string][] = [
  ['source', 'sources?'],
  ['language', 'languages?'],
  ['topic', '(?:topics?|subjects?)'],
  [
    'theme',
    '(?:themes?|matters?|complaints?|wish(?:es)?|requests?|problems?|issues?|features?|pain points?|areas? of complaint|reasons?|things?|aspects?)',
  ],
  ['sentiment', '(?:sentiments?|moods?|tones?)'],
  ['stars', '(?:stars?|ratings?|star ratings?|scores?)'],
];

/** Then by other words, after the customer's columns. */
export const otherGroupings: readonly [PlanGrouping, string][] = [
  ['account', `(?:${accountNouns})`],
  ['author', `(?:${peopleNouns})`],
  ['plan', '(?:plans?|tiers?|subscriptions?)'],
  ['source', 'channels?'],
];

/** Words for the same kind of column, in several languages: a question may name it by another than the file does. */
export const columnNouns: readonly (readonly string[])[] = [
  ['version', 'ver', 'release', 'build', 'firmware', 'update', 'ausgabe'],
  ['country', 'ctry', 'cntry', 'land', 'pays', 'pais', 'paese', 'nation', 'market'],
  ['city', 'town', 'stadt', 'ville', 'ciudad', 'citta', 'ort', 'place'],
  [
    'district',
    'bezirk',
    'quartier',
    'borough',
    'ward',
    'neighbourhood',
    'neighborhood',
    'area',
    'stadtteil',
    'distrito',
    'barrio',
  ],
  ['region', 'gebiet', 'zone', 'territory', 'state', 'province', 'bundesland'],
  [
    'branch',
    'filiale',
    'store',
    'shop',
    'location',
    'site',
    'sucursal',
    'tienda',
    'magasin',
    'outlet',
    'office',
    'standort',
  ],
  ['clinic', 'klinik', 'hospital', 'practice', 'praxis'],
  ['channel', 'via', 'kanal', 'canal', 'canale', 'medium'],
  ['device', 'handset', 'gerat', 'appareil', 'dispositivo', 'model', 'modell', 'hardware', 'apparaat'],
  ['platform', 'plattform', 'os', 'system'],
  ['service', 'dienst', 'servicio', 'servizio', 'dienstleistung'],
  ['category', 'kategorie', 'categorie', 'categoria', 'type', 'art', 'typ', 'kind', 'segment', 'class'],
  ['product', 'produkt', 'produit', 'producto', 'prodotto', 'article', 'sku'],
  [
    'plan',
    'tier',
    'tarif',
    'plano',
    'piano',
    'tariff',
    'abo',
    'abonnement',
    'subscription',
    'package',
    'pkg',
  ],
  ['age', 'alter', 'edad', 'eta', 'leeftijd'],
  ['department', 'abteilung', 'team', 'unit', 'amt'],
  [
    'where',
    'place',
    'location',
    'zone',
    'area',
    'site',
    'spot',
    'district',
    'lugar',
    'lieu',
    'luogo',
    'wo',
    'waar',
  ],
  ['hotel', 'property'],
  ['language', 'sprache', 'langue', 'idioma', 'lingua', 'spr'],
  ['status', 'state', 'stand'],
  ['priority', 'prio', 'prioritat', 'priorite', 'prioridad', 'urgency'],
  ['severity', 'schwere', 'gravite', 'gravedad'],
  ['level', 'niveau', 'nivel', 'livello', 'stufe'],
  ['course', 'kurs', 'curso', 'corso', 'class'],
  ['vehicle', 'fahrzeug', 'vehicule', 'vehiculo', 'veiculo'],
  [
    'vessel',
    'ship',
    'boat',
    'ferry',
    'schiff',
    'boot',
    'navire',
    'bateau',
    'barco',
    'buque',
    'nave',
    'navio',
    'schip',
    'fartyg',
    'statek',
  ],
  [
    'route',
    'line',
    'strecke',
    'linie',
    'ligne',
    'trajet',
    'ruta',
    'linea',
    'rota',
    'linha',
    'lijn',
    'traject',
    'linje',
    'trasa',
    'linia',
  ],
  ['venue', 'hall', 'theatre', 'theater'],
  ['teacher', 'instructor', 'lehrer', 'tutor'],
  ['role', 'job', 'position', 'rolle'],
  ['size', 'grosse', 'taille'],
  ['dealer', 'handler', 'seller', 'vendor', 'merchant'],
];

/** Of a column's name these say only how it is kept. */
export const storageWords =
  /^(name|names|nm|id|ids|no|nr|num|number|code|cd|key|value|val|type|typ|label|title|txt|desc|field|col|column|usd|eur|gbp|chf|jpy|aud|cad|sek|nok|dkk|pln|brl|inr)$/;
