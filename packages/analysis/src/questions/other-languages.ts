import type { Word } from './reading.ts';

/** Phrases of questions in other languages with the English that the planner reads; accents are folded away. */
type Phrases = readonly (readonly [said: string, english: string])[];

const german: Phrases = [
  ['wie viele|wie viel|wieviele|wieviel', 'how many'],
  ['wie oft', 'how often'],
  ['wie hoch ist der anteil|wie gross ist der anteil|welcher anteil|der anteil|anteil', 'share of'],
  ['wieviel prozent|wie viel prozent', 'how many percent of'],
  ['wie hat sich|wie haben sich', 'how has'],
  ['im laufe der zeit|im zeitverlauf|uber die zeit', 'over time'],
  ['entwickelt|entwicklung', 'developed'],
  ['was sagen|was sagt|was meinen|was schreiben', 'what do people say'],
  ['warum|wieso|weshalb', 'why'],
  ['welche|welcher|welches|welchen', 'which'],
  ['die meisten|am meisten|meisten', 'the most'],
  ['die wenigsten|am wenigsten|wenigsten', 'the fewest'],
  ['zeige mir|zeig mir|zeige|zeig|liste', 'show me'],
  ['vergleiche|vergleich', 'compare'],
  ['mehr', 'more'],
  ['als', 'than'],
  ['mit', 'with'],
  ['beschwerden|beschwerde|klagen|beschweren sich|beklagen', 'complaints'],
  ['negativer|negative|negativen|negatives|negativ', 'negative'],
  ['positiver|positive|positiven|positives|positiv|lob', 'positive'],
  ['ruckmeldungen|ruckmeldung|eintrage|nachrichten|kommentare|meinungen', 'feedback'],
  ['bewertungen', 'reviews'],
  ['durchschnittliche bewertung|durchschnittsbewertung', 'average rating'],
  ['personen|leute|menschen|nutzer|benutzer', 'people'],
  ['kunden|firmen|konten|unternehmen', 'accounts'],
  ['quelle|quellen', 'source'],
  ['thema|themen', 'topic'],
  ['sprache|sprachen', 'language'],
  ['letzten monat|im letzten monat|letzter monat|vergangenen monat', 'last month'],
  ['diesen monat|in diesem monat|diesem monat', 'this month'],
  ['letzte woche|in der letzten woche|letzter woche|vergangene woche', 'last week'],
  ['diese woche|in dieser woche', 'this week'],
  ['letztes jahr|im letzten jahr', 'last year'],
  ['dieses jahr|in diesem jahr', 'this year'],
  ['letztes quartal|im letzten quartal|letzten quartal', 'last quarter'],
  ['gestern', 'yesterday'],
  ['heute', 'today'],
  ['pro monat|je monat|jeden monat', 'by month'],
  ['pro woche|je woche|jede woche', 'by week'],
  ['seit', 'since'],
  ['zwischen', 'between'],
  ['und', 'and'],
  ['nicht', 'not'],
  ['januar', 'january'],
  ['februar', 'february'],
  ['marz', 'march'],
  ['mai', 'may'],
  ['juni', 'june'],
  ['juli', 'july'],
  ['oktober', 'october'],
  ['dezember', 'december'],
  ['im', 'in'],
  ['von|vom|aus', 'from'],
  ['uber', 'about'],
  ['nennen|nennt|erwahnen|erwahnt|enthalten|enthalt', 'mention'],
  ['hat|haben|gibt es|gab es|kamen|kommen|sind|ist|der|die|das|den|dem|ein|eine|sich|wir|es', 'the'],
];

const french: Phrases = [
  ['combien de fois', 'how often'],
  ["combien de|combien d'|combien", 'how many'],
  ['quelle est la part|quelle part|quel est le pourcentage|quel pourcentage|la part', 'share of'],
  ['que disent les gens|que disent|que dit', 'what do people say'],
  ['pourquoi', 'why'],
  ['quelle|quelles|quel|quels', 'which'],
  ['le plus|la plus', 'the most'],
  ['le moins', 'the fewest'],
  ['montrez moi|montre moi|affiche', 'show me'],
  ['comparer|compare|comparez', 'compare'],
  ['au fil du temps|dans le temps', 'over time'],
  ['evolue|evolution', 'developed'],
  ['plus', 'more'],
  ['que', 'than'],
  ['avec', 'with'],
  ['plaintes|plainte|reclamations', 'complaints'],
  ['negatifs|negatives|negatif|negative', 'negative'],
  ['positifs|positives|positif|positive', 'positive'],
  ['commentaires|commentaire|avis|retours|messages', 'feedback'],
  ['note moyenne', 'average rating'],
  ['personnes|gens|utilisateurs', 'people'],
  ['clients|comptes|entreprises', 'accounts'],
  ['langue|langues', 'language'],
  ['sujet|sujets', 'topic'],
  ['theme|themes', 'theme'],
  ['le mois dernier|mois dernier', 'last month'],
  ['ce mois ci|ce mois', 'this month'],
  ['la semaine derniere|semaine derniere', 'last week'],
  ['cette semaine', 'this week'],
  ["l'annee derniere|annee derniere", 'last year'],
  ['cette annee', 'this year'],
  ['le trimestre dernier|trimestre dernier', 'last quarter'],
  ['hier', 'yesterday'],
  ["aujourd'hui", 'today'],
  ['par mois', 'by month'],
  ['par semaine', 'by week'],
  ['depuis', 'since'],
  ['entre', 'between'],
  ['et', 'and'],
  ['janvier', 'january'],
  ['fevrier', 'february'],
  ['mars', 'march'],
  ['avril', 'april'],
  ['mai', 'may'],
  ['juin', 'june'],
  ['juillet', 'july'],
  ['aout', 'august'],
  ['septembre', 'september'],
  ['octobre', 'october'],
  ['novembre', 'november'],
  ['decembre', 'december'],
  ['en', 'in'],
  ['de|du|des', 'from'],
  ['sur', 'about'],
  ['mentionnent|mentionne|contiennent|contient', 'mention'],
  ['a|ont|y a t il|il y a|est|sont|le|la|les|un|une|parlent|nous', 'the'],
];

const spanish: Phrases = [
  ['cuantas veces', 'how often'],
  ['cuantos|cuantas|cuanto|cuanta', 'how many'],
  ['que porcentaje|que proporcion|que parte', 'share of'],
  ['que dice la gente|que dicen|que dice|que opinan', 'what do people say'],
  ['por que', 'why'],
  ['que|cual|cuales', 'which'],
  ['mas', 'most'],
  ['menos', 'fewest'],
  ['muestrame|muestra|ensename', 'show me'],
  ['comparar|compara', 'compare'],
  ['a lo largo del tiempo|con el tiempo', 'over time'],
  ['evolucionado|evolucion', 'developed'],
  ['con', 'with'],
  ['quejas|queja|reclamaciones', 'complaints'],
  ['negativos|negativas|negativo|negativa', 'negative'],
  ['positivos|positivas|positivo|positiva', 'positive'],
  ['comentarios|opiniones|mensajes', 'feedback'],
  ['valoracion media|puntuacion media', 'average rating'],
  ['personas|gente|usuarios', 'people'],
  ['clientes|cuentas|empresas', 'accounts'],
  ['fuente|fuentes', 'source'],
  ['idioma|idiomas', 'language'],
  ['tema|temas', 'topic'],
  ['el mes pasado|mes pasado', 'last month'],
  ['este mes', 'this month'],
  ['la semana pasada|semana pasada', 'last week'],
  ['esta semana', 'this week'],
  ['el ano pasado|ano pasado', 'last year'],
  ['este ano', 'this year'],
  ['el trimestre pasado|trimestre pasado', 'last quarter'],
  ['ayer', 'yesterday'],
  ['hoy', 'today'],
  ['por mes', 'by month'],
  ['por semana', 'by week'],
  ['desde', 'since'],
  ['entre', 'between'],
  ['y', 'and'],
  ['enero', 'january'],
  ['febrero', 'february'],
  ['marzo', 'march'],
  ['abril', 'april'],
  ['mayo', 'may'],
  ['junio', 'june'],
  ['julio', 'july'],
  ['agosto', 'august'],
  ['septiembre', 'september'],
  ['octubre', 'october'],
  ['noviembre', 'november'],
  ['diciembre', 'december'],
  ['en', 'in'],
  ['de|del', 'from'],
  ['sobre', 'about'],
  ['mencionan|menciona|contienen|contiene', 'mention'],
  ['hubo|hay|tiene|tienen|es|son|el|la|los|las|un|una|hablan', 'the'],
];

interface Entry {
  said: string[];
  english: string[];
}

/** Longest phrases first, so that none hides another. */
const tables: readonly Entry[][] = [german, french, spanish].map((phrases) =>
  phrases
    .flatMap(([said, english]) =>
      said.split('|').map((one) => ({ said: one.split(' '), english: english.split(' ') })),
    )
    .sort((a, b) => b.said.length - a.said.length),
);

const english =
  /^(how|what|which|why|who|where|show|list|find|give|tell|is|are|was|were|do|does|did|the|of|many|compare|count|number|and|in|on|from|about|since|last|this|only|top|most|with|people|more)$/;
/** One word may be of any language. */
const leastRead = 2;

/** The words of a question in English where another language has words for what is asked; names stay as they are. */
export function inEnglish(words: readonly Word[]): Word[] {
  const own = words.filter(({ text }) => english.test(text)).length;
  let best: { words: Word[]; read: number } = { words: [...words], read: own };
  for (const table of tables) {
    const translated = translate(words, table);
    if (translated.read >= leastRead && translated.read > best.read) best = translated;
  }
  return best.words;
}

function translate(words: readonly Word[], table: readonly Entry[]): { words: Word[]; read: number } {
  const result: Word[] = [];
  let read = 0;
  for (let place = 0; place < words.length;) {
    const entry = table.find(({ said }) => said.every((word, i) => words[place + i]?.text === word));
    const word = words[place];
    if (!word) break;
    if (!entry) {
      result.push(word);
      place += 1;
      continue;
    }
    const last = words[place + entry.said.length - 1] ?? word;
    for (const text of entry.english) result.push({ text, said: text, start: word.start, end: last.end });
    read += entry.said.length;
    place += entry.said.length;
  }
  return { words: result, read };
}
