import { splitByMasks } from '../../apps/web/src/ui/text/split-by-masks.ts';
import { splitByWords } from '../../apps/web/src/ui/text/split-by-words.ts';
import { verifiedWording } from '../../apps/server/src/features/market/wording/wording.ts';
import { withoutValues } from '../../apps/server/src/features/imports/plan/mask-batch.service.ts';
import { verifiedProse } from '../../apps/server/src/features/questions/model/model-prose.ts';
import { isHarmlessDrawing } from '../../apps/server/src/features/recordings/assets/harmless-drawing.ts';
import { namePattern } from '../../apps/server/src/features/feedback-moments/name-pattern.ts';
import { sessionNamed } from '../../apps/server/src/features/feedback-moments/session-named.ts';
import { titleFrom } from '../../apps/server/src/features/topics/topic-words.ts';
import { detectLanguage } from '../../packages/analysis/src/language.ts';
import { maskPersonalData } from '../../packages/analysis/src/personal-data/find-personal-data.ts';
import { pickQuotes } from '../../packages/analysis/src/questions/pick-quotes.ts';
import { NameIndex } from '../../packages/analysis/src/questions/names/names.ts';
import { planQuestion } from '../../packages/analysis/src/questions/plan-question.ts';
import { NamesInSessions } from '../../packages/analysis/src/session-questions/named-in-sessions.ts';
import { planSessions } from '../../packages/analysis/src/session-questions/plan-sessions.ts';
import { sentimentOf } from '../../packages/analysis/src/sentiment.ts';
import { withoutMail } from '../../packages/analysis/src/text/addresses.ts';
import { sentencesOf } from '../../packages/analysis/src/text/parts.ts';
import { tokenise } from '../../packages/analysis/src/text/tokenise.ts';
import { phraseWords } from '../../packages/analysis/src/themes/naming/phrases/phrase-words.ts';
import { cleanItem } from '../../packages/cleaning/src/cleaned-item.ts';
import { skeletonsOf } from '../../packages/cleaning/src/repeats/skeleton.ts';
import { sentenceRanges } from '../../packages/cleaning/src/repeats/sentence-ranges.ts';
import { toPlainText } from '../../packages/cleaning/src/to-plain-text.ts';
import { limits } from '../../packages/contracts/src/limits.ts';
import { decodeText } from '../../packages/crawler/src/decode-text.ts';
import { mayBeQuoted } from '../../packages/crawler/src/quoting.ts';
import { readRobots } from '../../packages/crawler/src/robots.ts';
import { scanPage } from '../../packages/crawler/src/scan-page.ts';
import { readSitemap } from '../../packages/crawler/src/sitemap.ts';
import { readClaims } from '../../packages/extraction/src/claims/read-claims.ts';
import { readFeatures } from '../../packages/extraction/src/features/read-features.ts';
import { readChangelog } from '../../packages/extraction/src/news/read-changelog.ts';
import { readNotices } from '../../packages/extraction/src/news/read-notices.ts';
import { readFeed } from '../../packages/extraction/src/news/read-feed.ts';
import type { ReadPage } from '../../packages/extraction/src/page/read-page.ts';
import { readPage } from '../../packages/extraction/src/page/read-page.ts';
import { findMoney } from '../../packages/extraction/src/pricing/money/find-money.ts';
import { readPricing } from '../../packages/extraction/src/pricing/read-pricing.ts';
import { readReviews } from '../../packages/extraction/src/reviews/read-reviews.ts';
import { comparedName } from '../../packages/extraction/src/rivals/compared-by-others.ts';
import { namedRivals, ownRivals } from '../../packages/extraction/src/rivals/rivals-on-own-pages.ts';
import { rivalName } from '../../packages/extraction/src/rivals/rival-names.ts';
import { saidComparisons } from '../../packages/extraction/src/rivals/rivals-in-others-words.ts';
import { readCompany } from '../../packages/extraction/src/site/read-company.ts';
import { noFiles } from '../../packages/replay-format/src/kept-files.ts';
import { sanitise } from '../../packages/replay-format/src/sanitise.ts';
import { cleanCss } from '../../packages/replay-format/src/sanitise/css.ts';
import { parseEvents } from '../../packages/replay-format/src/lines.ts';
import { csvOf } from '../../packages/report-view/src/csv.ts';
import { foreign } from '../../packages/report-view/src/markup.ts';
import { wordsOf } from '../../packages/tabular/src/columns/name-words.ts';
import { detectDialect } from '../../packages/tabular/src/csv/csv-dialect.ts';
import { toCsvLine } from '../../packages/tabular/src/csv/csv-line.ts';
import { scanRecord } from '../../packages/tabular/src/csv/csv-scan.ts';
import { columnNames } from '../../packages/tabular/src/detect/header.ts';
import { parseJson } from '../../packages/tabular/src/json/json-text.ts';
import { looksLikeChat } from '../../packages/tabular/src/messages/chat-rows.ts';
import { looksLikeMail } from '../../packages/tabular/src/messages/mail-rows.ts';
import { decodedWords, mailText } from '../../packages/tabular/src/messages/mail-text.ts';
import { isDateLike } from '../../packages/tabular/src/values/parse-date.ts';
import { isEmail, isLink, isProse } from '../../packages/tabular/src/columns/value-kinds.ts';
import { isDateFormat } from '../../packages/tabular/src/xlsx/xlsx-dates.ts';

/** A function that reads what comes from outside. */
export interface Reader {
  name: string;
  read: (text: string) => unknown;
  /** Characters that it is given at most, where the product lets in less than 1 MiB. */
  most?: number;
}

const subject = { name: 'Crewlark', host: 'crewlark.test', isCommonWord: false };
/** A page that is nested too deeply is not read further than that. */
const page = (html: string) => {
  const { isTangled } = scanPage(html, 'https://crewlark.test/', 'robot');
  return readPage(isTangled ? '' : html, 'https://crewlark.test/');
};
const inBody = (text: string) => page(`<html><body><p>${text}</p></body></html>`);
/** All that is read of a page, whatever its kind. */
function readAll(read: ReadPage): void {
  readPricing(read);
  for (const place of ['features', 'home', 'pricing'] as const) readFeatures(read, place);
  readCompany(read);
  readClaims(read.page);
  readChangelog(read);
  readNotices(read);
  readReviews(read);
  ownRivals(namedRivals(read), subject);
}
const facts = {
  question: 'How many?',
  paragraphs: [],
  figures: [{ name: 'main', label: 'items' }],
  citations: [],
};
const names = new NameIndex({ sources: [], topics: [], themes: [], accounts: [], plans: [], fields: [] });
const known = { sites: [], people: [], accounts: [], plans: [], metadata: [], pages: [], labels: {} };
const sessionNames = new NamesInSessions(known);
const people = namePattern(['Ann Lee', 'Bo']);
const bytes = (text: string) => new TextEncoder().encode(text);

/** What reads items, questions and the answers of models. */
export const readersOfWords: readonly Reader[] = [
  { name: 'detectLanguage', read: detectLanguage },
  { name: 'maskPersonalData', read: (text) => maskPersonalData(text) },
  { name: 'sentimentOf', read: (text) => sentimentOf({ text, rating: null }) },
  { name: 'tokenise', read: tokenise },
  { name: 'sentencesOf', read: sentencesOf },
  { name: 'phraseWords', read: (text) => phraseWords(text, true, 400) },
  { name: 'withoutMail', read: (text) => withoutMail(text) },
  { name: 'pickQuotes', read: (text) => pickQuotes([{ id: 1, text, stratum: '' }], 'late parcels', 3) },
  {
    name: 'planQuestion',
    read: (text) =>
      planQuestion(text, { names, today: '2026-03-11', starRange: () => ({ rating_min: 0, rating_max: 0 }) }),
    most: limits.searchMaxChars,
  },
  {
    name: 'planSessions',
    read: (text) => planSessions(text, { names: sessionNames, today: '2026-03-11' }),
    most: limits.searchMaxChars,
  },
  { name: 'verifiedProse', read: (text) => verifiedProse(text, facts), most: 6000 },
  { name: 'verifiedWording', read: (text) => verifiedWording(text, []) },
  { name: 'withoutValues', read: withoutValues },
  { name: 'toPlainText', read: (text) => toPlainText(text) },
  { name: 'cleanItem', read: (text) => cleanItem(text) },
  { name: 'cleanItem of a mail', read: (text) => cleanItem(`<p>Hi,</p><p>${text}</p>`) },
  {
    name: 'sentences of templates',
    read: (text) =>
      sentenceRanges(text, 0, text.length).map(({ start, end }) =>
        skeletonsOf(text.slice(start, end), new Set()),
      ),
  },
  { name: 'titleFrom', read: (text) => titleFrom({ title: null, text }) },
  { name: 'sessionNamed', read: (text) => sessionNamed({ text, link: text, fields: { replay: text } }) },
  { name: 'namePattern', read: (text) => people?.test(text) },
  { name: 'splitByMasks', read: splitByMasks },
  { name: 'splitByWords', read: (text) => splitByWords(text, ['late', 'a']) },
];

/** What reads cells, heads and files of tables. */
export const readersOfTables: readonly Reader[] = [
  { name: 'detectDialect', read: (text) => detectDialect(text, true) },
  {
    name: 'scanRecord',
    read: (text) => scanRecord(text, 0, { delimiter: ',', quote: '"' }, true),
  },
  { name: 'toCsvLine', read: (text) => toCsvLine([text], { spreadsheetSafe: true }) },
  { name: 'columnNames', read: (text) => columnNames([text, text], 2) },
  { name: 'wordsOf a column', read: wordsOf },
  { name: 'isDateLike', read: isDateLike },
  { name: 'isEmail', read: isEmail },
  { name: 'isLink', read: isLink },
  { name: 'isProse', read: isProse },
  { name: 'isDateFormat', read: (text) => isDateFormat(200, text) },
  { name: 'parseJson', read: (text) => settled(() => parseJson(text)) },
  { name: 'csvOf', read: (text) => csvOf([[text]]) },
  { name: 'looksLikeChat', read: looksLikeChat },
  { name: 'looksLikeMail', read: looksLikeMail },
  { name: 'decodedWords', read: decodedWords },
  {
    name: 'mailText',
    read: (text) =>
      mailText(
        new Map([
          ['content-type', `text/plain; format=flowed; ${text}`],
          ['content-transfer-encoding', 'quoted-printable'],
        ]),
        text.split('\n'),
      ),
  },
];

/** What reads pages and what hosts say of themselves. */
export const readersOfPages: readonly Reader[] = [
  { name: 'scanPage', read: (text) => scanPage(text, 'https://a.test/', 'robot') },
  { name: 'decodeText', read: (text) => decodeText(bytes(text), `text/html; charset=${text}`) },
  { name: 'mayBeQuoted', read: (text) => mayBeQuoted({ 'x-robots-tag': text }, [text], 'robot') },
  {
    name: 'readRobots',
    read: (text) =>
      readRobots(bytes(`User-agent: *\nDisallow: /${text}`), 'robot').allows(
        `https://a.test/${text.slice(0, 2000)}`,
      ),
  },
  { name: 'readSitemap', read: readSitemap },
  { name: 'readFeed', read: (text) => readFeed(`<rss><item><title>${text}`, 'https://a.test/') },
  { name: 'readFeed of an entry', read: (text) => readFeed(`<item>${text}</item>`, 'https://a.test/') },
  { name: 'a page', read: (text) => readAll(page(text)) },
  { name: 'a page of one text', read: (text) => readAll(inBody(text)) },
  { name: 'readPage of a style', read: (text) => page(`<style>${text}</style><p>Plan</p>`) },
  { name: 'readPage of a script', read: (text) => page(`<script>plans = ${text}</script>`) },
  {
    name: 'a page of titles and lists',
    read: (text) => {
      const part = text.slice(0, text.length / 3);
      readAll(page(`<title>${part}</title><h2>${part}</h2><ul><li>${part}</li></ul>`));
    },
  },
  { name: 'findMoney', read: (text) => findMoney(text) },
  { name: 'rivalName', read: rivalName },
  { name: 'comparedName', read: (text) => comparedName(text, subject) },
  {
    name: 'saidComparisons',
    read: (text) =>
      saidComparisons(
        [{ source: 'hn', voice: '', url: 'https://a.test/', text: `Crewlark ${text}` }],
        subject,
        ['Folio'],
      ),
  },
];

/** What reads recordings. */
export const readersOfRecordings: readonly Reader[] = [
  { name: 'isHarmlessDrawing', read: (text) => isHarmlessDrawing(`<svg>${text}`) },
  {
    name: 'isHarmlessDrawing of a style',
    read: (text) => isHarmlessDrawing(`<svg><style>${text}</style></svg>`),
  },
  { name: 'cleanCss', read: (text) => cleanCss(text, noFiles) },
  { name: 'parseEvents', read: (text) => settled(() => parseEvents(text)) },
  {
    name: 'sanitise',
    read: (text) =>
      sanitise({
        type: 2,
        timestamp: 1,
        data: {
          initialOffset: { top: 0, left: 0 },
          node: {
            type: 0,
            id: 1,
            childNodes: [
              {
                ...{ type: 2, id: 2, tagName: 'p' },
                attributes: { style: text, class: text, src: text, srcset: text, href: text },
                childNodes: [{ type: 3, id: 3, textContent: text }],
              },
            ],
          },
        },
      }),
  },
  { name: 'foreign', read: (text) => String(foreign(text)) },
];

/** What refuses a text is as good as what reads it. */
function settled(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return null;
  }
}
