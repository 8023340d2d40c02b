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
  const words = wordsOf(name).slice(0, QUESTION_CHARS);
  return SIDES.test(words) || ASKED_SIDES.test(words);
}

/** Whether a column asks what somebody thinks, likes or misses, to be answered in own words, however short its name is. */
export function asksInWords(name: string): boolean {
  return (
    OPEN.test(wordsOf(name).slice(0, QUESTION_CHARS)) && !CLOSED.test(wordsOf(name).slice(0, QUESTION_CHARS))
  );
}

/** Whether a column asks when, where, how often or which: answers to it come from a list, or are no opinion. */
export function asksForFacts(name: string): boolean {
  return CLOSED.test(wordsOf(name).slice(0, QUESTION_CHARS));
}

const SIDES =
  /^(?:(?:the )?(?:pros?|cons?|positives?|negatives?|likes?|dislikes?|liked|disliked|love|hate|loved|hated|advantages?|disadvantages?|strengths?|weaknesses|improvements?|suggestions?)(?: (?:review|comment|comments|feedback|text|points?|aspects?))?|(?:positive|negative) (?:review|comments?|feedback|text)|what (?:went well|you liked|you disliked)|vorteile|nachteile|positives?|negatives?|positiv|negativ|lob|kritik|verbesserungsvorschlage?|avantages|inconvenients|points? (?:forts|faibles|positifs|negatifs)|ventajas|desventajas|lo (?:mejor|peor)|pregi|difetti|contro|pontos (?:positivos|negativos)|vantagens|desvantagens|voordelen|nadelen|pluspunten|minpunten|zalety|wady|klady|zapory|fordelar|nackdelar|fordele|ulemper|plussat|miinukset|elonyok|hatranyok|avantaje|dezavantaje|достоинства|недостатки|плюсы|минусы|переваги|недоліки|良い点|良かった点|悪い点|改善点|장점|단점|优点|缺点|優點|缺點)$/;
/** The same asked as a question: "What did you like?", "Wat kan beter?". */
const ASKED_SIDES =
  /^(?:what (?:did|do|would|could|should|can) (?:you|we) (?:\w+ )?(?:like|dislike|love|hate|enjoy|miss|change|improve|do better|do|add|fix)\b|what (?:can|could|should) be (?:better|improved)|what (?:was|is|were) (?:good|bad|great|missing|best|worst)|was (?:hat|gefiel|gefallt|mogen|mochten|konnen|konnten|kann|konnte|sollten|fehlt|war|stort|storte)\b|wat (?:vond|vind|kan|kunnen|kon|gaat|ging|mist|was)\b|(?:cosa|che cosa) (?:non )?(?:(?:ti|le|vi) )?(?:e|piace|possiamo|potremmo|migliorare|miglioreresti|manca)\b|que (?:es lo que )?(?:(?:mas|menos|no) )?(?:te|le|os|les|mejorarias?|podemos|podriamos|falta|cambiarias?|echas)\b|o que (?:mais |menos |nao )?(?:gostou|gosta|podemos|poderiamos|falta|melhoraria|mudaria)\b|(?:qu est ce qui|ce qui|ce que|que|qu) (?:vous|pourrions|peut|pouvons|ameliorer|avez|manque|aimez)\b|co (?:sie|ci|mozemy|mozna|bylo|vam|se)\b|vad (?:var|kan|tyckte|saknar)\b|hvad (?:var|kan|synes|mangler)\b|hva (?:var|kan|synes|likte|savner)\b|mika (?:oli|on)\b|mit (?:szeret|javit|kifogas|valtoztat))/;
const OPEN =
  /\b(?:what|why|how (?:could|can|might|should|would) we|tell us|describe|explain|suggestions?|ideas?|comments?|thoughts?|anything|was|warum|weshalb|wieso|beschreiben|erzahlen|anregungen|wunsche|wat|waarom|vertel|que|por que|cuentanos|sugerencias|qu|pourquoi|decrivez|suggestions|cosa|perche|suggerimenti|consigli|o que|por que|sugestoes|co|dlaczego|sugestie|proc|navrhy|vad|varfor|forslag|hvad|hvorfor|hva|mita|miksi|mit|miert|neden|oneriler|что|почему|пожелания|предложения|що|чому)\b/u;
const CLOSED =
  /^(?:since when|how (?:long|often|many|much|old|did you (?:hear|find|learn))|which|when|where|who|whose|what (?:is|s|was) your (?:name|age|role|job|title|gender|country|city|company|industry|email|phone|department|plan|team)|what (?:type|kind|size|industry|country|version|device|browser|plan)|do you|did you|are you|is (?:this|it|your)|have you|would you|will you|can we|may we|seit wann|wie (?:lange|oft|viele?|alt|haben sie von)|welche[nrsm]?|wann|wo|wer|haben sie|sind sie|durfen wir|depuis (?:quand|combien)|combien|a quelle frequence|quel(?:le)?s?|quand|ou|qui|avez vous|etes vous|comment avez vous (?:connu|entendu)|desde cuando|cuanto|cuantos|cuantas|con que frecuencia|cual(?:es)?|cuando|donde|quien|como (?:nos conociste|supiste)|da quanto|quanto spesso|quale|quali|quando|dove|chi|come (?:ci hai|ci ha)|sinds wanneer|hoe (?:lang|vaak|veel)|welke|wanneer|waar|wie|zou u|heeft u|desde quando|quantos|quantas|com que frequencia|qual|quais|onde|quem|jak (?:dlugo|czesto)|kiedy|gdzie|ktory|ktora|hur (?:lange|ofta|manga)|nar|vilken|hvor (?:lenge|laenge|ofte|mange)|hvilken)\b/;
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
