import { wordsOf } from './name-words.ts';

/** Whether a column asks how likely somebody is to recommend something: the question of the Net Promoter Score. */
export function asksToRecommend(name: string): boolean {
  return /\bnps\b|\blikel\w* .{0,60}recommend|recommend .{0,60}likel|weiterempfehl|weiter empfehl|recommander|recomendar|promoter/.test(
    wordsOf(name).slice(0, QUESTION_CHARS),
  );
}

/** Whether a column asks how good or how easy something was, or how satisfied somebody is: answered by a number, it is a rating. */
export function asksToRate(name: string): boolean {
  return RATE.test(wordsOf(name).slice(0, QUESTION_CHARS));
}

/** Whether a column asks for whom somebody works. */
export function asksForCompany(name: string): boolean {
  return COMPANY.test(wordsOf(name).slice(0, QUESTION_CHARS));
}

/** Whether a column holds one side of what somebody says: what was good, or what was not. */
export function asksForSides(name: string): boolean {
  return SIDES.test(wordsOf(name).slice(0, QUESTION_CHARS));
}

const SIDES =
  /^(?:(?:the )?(?:pros?|cons?|positives?|negatives?|likes?|dislikes?|liked|disliked|advantages?|disadvantages?|strengths?|weaknesses|improvements?|suggestions?)(?: (?:review|comment|comments|feedback|text|points?|aspects?))?|(?:positive|negative) (?:review|comments?|feedback|text)|what (?:went well|you liked|you disliked)|vorteile|nachteile|positives?|negatives?|positiv|negativ|lob|kritik|verbesserungsvorschlage?|avantages|inconvenients|points? (?:forts|faibles|positifs|negatifs)|ventajas|desventajas|lo (?:mejor|peor)|pregi|difetti|contro|pontos (?:positivos|negativos)|vantagens|desvantagens|voordelen|nadelen|pluspunten|minpunten|zalety|wady|klady|zapory|fordelar|nackdelar|fordele|ulemper|plussat|miinukset|elonyok|hatranyok|avantaje|dezavantaje|достоинства|недостатки|плюсы|минусы|переваги|недоліки|良い点|良かった点|悪い点|改善点|장점|단점|优点|缺点|優點|缺點)$/;
const QUESTION_CHARS = 300;
/** Of what is hard, unlikely or important a high number says nothing good: those are no ratings. */
const RATE = new RegExp(
  [
    'how (?:very )?(?:satisfied|happy|easy|useful|helpful|good|clear|pleased)',
    'how (?:would|do|did) you (?:rate|score|grade|like)',
    '(?:please )?(?:rate|score) (?:your|the|our|this|us)',
    'wie (?:sehr )?(?:zufrieden|einfach|leicht|hilfreich|nutzlich|gut|verstandlich)',
    'wie (?:wurden|bewerten|beurteilen|gefallt|gefiel)',
    'bewerten sie',
    '(?:quel est votre|votre) (?:niveau|degre) de satisfaction',
    'comment (?:evaluez|evalueriez|jugez|notez|noteriez)',
    'etes vous satisfaite?s?',
    'que tan (?:satisfech[oa]|facil|util|buen[oa])',
    'cual es su (?:nivel|grado) de satisfaccion',
    'como (?:voce |usted |tu )?(?:calificaria|valoraria|evaluaria|califica|valora|avalia|avaliaria|classifica)',
    'quao (?:satisfeit[oa]|facil)',
    'quanto (?:sei|siete) soddisfatt[oaie]',
    'quanto (?:e|e stato) (?:facile|semplice|utile)',
    'come (?:valuti|valuta|valuteresti|valuterebbe|giudica|giudichi)',
    'hoe (?:tevreden|makkelijk|eenvoudig|goed|nuttig|beoordeelt|beoordeel)',
    'jak (?:oceniasz|ocenia pan|bardzo zadowolon[ya])',
    'hur nojd',
    'hvor tilfreds',
    'hvor fornoyd',
    'kuinka tyytyvainen',
    'jak (?:moc )?jste spokojen[iay]?',
    'ne kadar memnun',
  ]
    .map((start) => `\\b${start}\\b`)
    .join('|'),
);
const COMPANY =
  /\b(?:which|what|welche[nrsm]?|quelle|que|qual|quale|welk|vilket) (?:company|organi[sz]ation|employer|business|unternehmen|firma|arbeitgeber|entreprise|societe|empresa|organizacion|compania|azienda|ditta|bedrijf|organisatie|foretag)\b|\bname of (?:your|the) (?:company|organi[sz]ation|employer|business)\b|\bnom de votre (?:entreprise|societe)\b/;
