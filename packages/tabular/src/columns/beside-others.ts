import type { ColumnFacts } from '../facts.ts';
import type { Chosen } from './further-columns.ts';
import { wordsOf } from './name-words.ts';

/**
 * What columns are by what stands beside them: a date of an answer where another one tells when it was asked for, a score that counts
 * votes, a customer who is a company, and who wrote an entry down.
 */
export function besideOthers(candidates: readonly Chosen[], columns: readonly ColumnFacts[]): Chosen[] {
  const isSurvey =
    candidates.some(({ target, score }) => target === 'rating' && score >= 0.5) &&
    (columns.some(({ name, statistics: { dates } }) => dates >= 0.6 && SCORED.test(wordsOf(name))) ||
      !columns.some(({ name }) => OF_HELPDESK.test(wordsOf(name))));
  const isAsked = columns.some(
    ({ name, statistics: { dates } }) => dates >= 0.6 && (isSurvey ? SENT : ASKED).test(wordsOf(name)),
  );
  const isDated = candidates.some(
    ({ target, score, column }) =>
      target === 'said_at' && score >= 0.5 && !RESPONDED.test(wordsOf(column.name)),
  );
  const isVoted = columns.some(({ name, statistics: { numbers } }) => numbers > 0.9 && isCount(name));
  const hasCompany = candidates.some(({ target, score }) => target === 'account_name' && score >= 0.5);
  const hasRevenue = candidates.some(({ target, score }) => target === 'account_revenue' && score >= 0.5);
  return candidates.map((one): Chosen => {
    const words = wordsOf(one.column.name);
    if (one.target === 'said_at' && isAsked && ANSWERED.test(words) && one.column.statistics.dates >= 0.6)
      return { ...one, score: ANSWERED_SCORE };
    if (one.target === 'said_at' && !isAsked && !isSurvey && isDated && RESPONDED.test(words))
      return { ...one, score: Math.min(one.score, REPLIED_SCORE) };
    if (one.target === 'rating' && isVoted && POINTS.test(words) && exceeds(one.column, MOST_OF_SCALES))
      return { ...one, score: 0 };
    const isNamed = one.target === 'author_name' && CUSTOMER.test(words);
    if (isNamed && !hasCompany && (hasRevenue || holdsCompanies(one.column)))
      return { ...one, target: 'account_name' };
    const { filled, distinctCount } = one.column.statistics;
    if (isOfPerson(one) && NOTED_BY.test(words) && distinctCount < 2 && filled >= FEW_ROWS)
      return { ...one, score: 0 };
    return one;
  });
}

/** Whether a date is that of what came of an entry in the end: it says nothing of when something was said. */
export function namesEnd(name: string): boolean {
  return ENDED.test(wordsOf(name));
}

/** Whether most values carry a legal form, as companies do: "Nordlys AS", "Sol Energia Srl". */
export function holdsCompanies({ samples }: Pick<ColumnFacts, 'samples'>): boolean {
  return samples.filter((value) => LEGAL_FORM.test(value)).length * 2 > samples.length;
}

function isOfPerson({ target }: Chosen): boolean {
  return target === 'author_name' || target === 'author_email' || target === 'author_id';
}

function isCount(name: string): boolean {
  return COUNTS.test(wordsOf(name));
}

function exceeds({ statistics: { maxNumber } }: ColumnFacts, most: number): boolean {
  return (maxNumber ?? 0) > most;
}

/** Above the date of anything else. */
const ANSWERED_SCORE = 0.995;
/** Too little beside another date. */
const REPLIED_SCORE = 0.4;
/** Reviews are rated on up to ten; what goes beyond counts votes. */
const MOST_OF_SCALES = 10;
/** Of fewer rows one name tells nothing of who writes them down. */
const FEW_ROWS = 3;
/** Names that speak of a survey by themselves. */
const ASKED = /\b(?:invited|invitation|(?:survey|questionnaire|nps|csat) (?:sent|requested|send date))\b/;
/** Those that do so in a survey: elsewhere they are when a ticket or its reply was sent. */
const SENT = /\b(?:sent|invited|invitation|requested|send date|versendet|gesendet|envoye|enviado)\b/;
/** What happens to a survey and to no ticket. */
const SCORED = /\b(?:scored|rated)\b/;
const OF_HELPDESK =
  /\b(?:tickets?|case|agent|assignee|assigned|requester|resolved|solved|closed|subject|first (?:reply|response))\b/;
const ANSWERED =
  /\b(?:answered|responded|scored|rated|response (?:date|timestamp|time)|date of response|completed|submitted)\b/;
/** Outside surveys it is when the team replied. */
const RESPONDED = /\bresponded\b/;
const ENDED =
  /\b(?:resolved|resolution|closed|solved|due|sla|activity|repl(?:y|ied)|respon(?:se|ded)|renewal|birth|born|expir(?:y|es))\b/;
const COUNTS =
  /(?:^| )(?:(?:comment|reply|vote|upvote|like|post|supporter|view|thumbs up)s? ?counts?|upvotes|downvotes|votes|num comments|likes|reads|gilded|controversiality)$/;
const POINTS = /(?:^| )(?:score|points|rating score)$/;
const CUSTOMER =
  /^(?:customers?|clients?|kunden?|kundin|cliente|clientes|klant|kund|customer name|client name)$/;
const NOTED_BY = /\b(?:created by|creator|added by|logged by|noted by)\b/;
const LEGAL_FORM =
  /(?:^|\s)(?:gmbh|ag|kg|ohg|ug|se|inc|incorporated|llc|llp|ltd|limited|plc|corp|co|company|group|as|asa|ab|aps|a\/s|oy|oyj|bv|nv|b\.v|n\.v|sa|s\.a|sas|sarl|srl|s\.r\.l|spa|s\.p\.a|sl|s\.l|lda|ltda|sp\. ?z ?o\. ?o|s\.r\.o|kft|zrt|pty|pte|kk|& (?:sons|partners|co|söhne|cie|fils))\.?$/i;
