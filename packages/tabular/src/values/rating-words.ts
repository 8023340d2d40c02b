/** A rating that is told by a word, on the scale that the words themselves are, or on none where they only name a number. */
export interface WordRating {
  value: number;
  outOf: number | null;
}

const NUMBERS =
  'one two three four five six seven eight nine ten,eins zwei drei vier funf sechs sieben acht neun zehn,un deux trois quatre cinq six sept huit neuf dix,' +
  'uno dos tres cuatro cinco seis siete ocho nueve diez,uno due tre quattro cinque sei sette otto nove dieci,um dois tres quatro cinco seis sete oito nove dez';

/** From the worst answer to the best, five steps a line: answers that surveys offer. */
const ANSWERS = [
  'very dissatisfied,dissatisfied,neutral,satisfied,very satisfied',
  'very unsatisfied,unsatisfied,neither satisfied nor dissatisfied,somewhat satisfied,extremely satisfied',
  'extremely dissatisfied,somewhat dissatisfied,neither satisfied nor unsatisfied,satisfied,completely satisfied',
  'strongly disagree,disagree,neither agree nor disagree,agree,strongly agree',
  'strongly disagree,somewhat disagree,neutral,somewhat agree,strongly agree',
  'very unhappy,unhappy,neutral,happy,very happy',
  'sehr unzufrieden,unzufrieden,neutral,zufrieden,sehr zufrieden',
  'sehr unzufrieden,eher unzufrieden,teils teils,eher zufrieden,sehr zufrieden',
  'stimme uberhaupt nicht zu,stimme nicht zu,neutral,stimme zu,stimme voll zu',
  'tres insatisfait,insatisfait,neutre,satisfait,tres satisfait',
  'tres insatisfaite,insatisfaite,ni satisfait ni insatisfait,satisfaite,tres satisfaite',
  'muy insatisfecho,insatisfecho,neutral,satisfecho,muy satisfecho',
  'muy insatisfecha,insatisfecha,ni satisfecho ni insatisfecho,satisfecha,muy satisfecha',
  'molto insoddisfatto,insoddisfatto,neutro,soddisfatto,molto soddisfatto',
  'muito insatisfeito,insatisfeito,neutro,satisfeito,muito satisfeito',
  'zeer ontevreden,ontevreden,neutraal,tevreden,zeer tevreden',
  'mycket missnojd,missnojd,neutral,nojd,mycket nojd',
  'bardzo niezadowolony,niezadowolony,neutralnie,zadowolony,bardzo zadowolony',
  '非常不满意,不满意,一般,满意,非常满意',
  '非常に不満,不満,どちらともいえない,満足,非常に満足',
  'とても不満,やや不満,普通,やや満足,とても満足',
  '매우 불만족,불만족,보통,만족,매우 만족',
];
const MAX_CHARS = 50;
const STEPS = 5;

const numbers = new Map<string, number>();
for (const line of NUMBERS.split(',')) {
  for (const [i, word] of line.split(' ').entries()) numbers.set(word, i + 1);
}
const answers = new Map<string, number>();
for (const line of ANSWERS) {
  for (const [i, words] of line.split(',').entries()) answers.set(plain(words), i + 1);
}

/** Reads "FIVE", "four stars" and "Very satisfied"; null for other words. Of the answers the best is 5. */
export function ratingOfWord(text: string): WordRating | null {
  if (text.length > MAX_CHARS) return null;
  const words = plain(text);
  const answer = answers.get(words);
  if (answer !== undefined) return { value: answer, outOf: STEPS };
  const number = numbers.get(words.replace(/ (?:stars?|sterne?|etoiles?|estrellas?|stelle|estrelas?)$/, ''));
  return number === undefined ? null : { value: number, outOf: null };
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}
