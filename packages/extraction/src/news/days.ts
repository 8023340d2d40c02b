/** Names of months as dates write them, in the languages that are read; endings of cases as they stand in dates. */
const NAMES: readonly (readonly string[])[] = [
  'january jan januar januari janvier janv enero ene janeiro gennaio gen stycznia styczeń sty ledna led tammikuuta tammikuu ocak oca',
  'february feb februar februari février févr fév febrero fevereiro fev febbraio lutego luty lut února úno helmikuuta helmikuu şubat şub',
  'march mar märz mrz mars marzo março maart mrt marts marca marzec března bře maaliskuuta maaliskuu mart',
  'april apr avril avr abril abr aprile kwietnia kwiecień kwi dubna dub huhtikuuta huhtikuu nisan nis',
  'may mai mayo maio maggio mag mei maj maja května kvě toukokuuta toukokuu mayıs',
  'june jun juni juin junio junho giugno giu czerwca czerwiec cze června kesäkuuta kesäkuu haziran haz',
  'july jul juli juillet juil julio julho luglio lug lipca lipiec lip července heinäkuuta heinäkuu temmuz tem',
  'august aug août aou agosto ago augustus augusti sierpnia sierpień sie srpna srp elokuuta elokuu ağustos ağu',
  'september sep sept septembre septiembre setiembre setembro set settembre września wrzesień wrz září zář syyskuuta syyskuu eylül eyl',
  'october oct oktober okt octobre octubre outubro out ottobre ott października październik paź října říj lokakuuta lokakuu ekim eki',
  'november nov novembre noviembre novembro listopada listopad lis listopadu marraskuuta marraskuu kasım kas',
  'december dec dezember dez décembre déc diciembre dic dezembro dicembre desember des grudnia grudzień gru prosince pro joulukuuta joulukuu aralık ara',
].map((names) => names.split(' '));
const MONTHS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, at) => names.map((name) => [name, at + 1] as const)),
);

const ISO = /(?<!\d)(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<date>\d{1,2})(?!\d)/;
const EASTERN = /(?<!\d)(?<year>\d{4})\s?年\s?(?<month>\d{1,2})\s?月\s?(?<date>\d{1,2})\s?日/;
const DAY_FIRST =
  /(?<!\d)(?<date>\d{1,2})(?:st|nd|rd|th|er|º|ª|\.)?\s(?:de |of |d[’'])?(?<month>\p{L}{3,13})\.?,?\s(?:de |del )?(?<year>\d{4})(?!\d)/iu;
const MONTH_FIRST =
  /(?<!\p{L})(?<month>\p{L}{3,13})\.?\s(?<date>\d{1,2})(?:st|nd|rd|th)?,?\s(?<year>\d{4})(?!\d)/iu;
const IN_FIGURES =
  /(?<![\d./-])(?<one>\d{1,2})(?<mark>[./-])\s?(?<two>\d{1,2})\k<mark>\s?(?<year>\d{4})(?!\d)/;

/**
 * The calendar day that a text names, `YYYY-MM-DD`; null without one that exists.
 *
 * @param lang as the page declares it: in figures Americans write the month first, and English without a country may mean either
 */
export function dayIn(text: string, lang: string | null = null): string | null {
  for (const { groups = {} } of [ISO.exec(text), EASTERN.exec(text)].filter((match) => match !== null)) {
    return day(Number(groups['year']), Number(groups['month']), Number(groups['date']));
  }
  for (const { groups = {} } of [DAY_FIRST.exec(text), MONTH_FIRST.exec(text)].filter(
    (match) => match !== null,
  )) {
    const month = MONTHS.get((groups['month'] ?? '').toLowerCase());
    const found = month === undefined ? null : day(Number(groups['year']), month, Number(groups['date']));
    if (found !== null) return found;
  }
  const figures = IN_FIGURES.exec(text)?.groups;
  return figures ? dayOfFigures(figures, lang) : null;
}

function dayOfFigures(figures: Readonly<Record<string, string>>, lang: string | null): string | null {
  const [one, two, year] = [figures['one'], figures['two'], figures['year']].map(Number);
  if (one === undefined || two === undefined || year === undefined) return null;
  if (one > 12) return day(year, two, one);
  if (two > 12) return day(year, one, two);
  if (/^en-us\b/i.test(lang ?? '')) return day(year, one, two);
  const isClear = one === two || figures['mark'] === '.' || (lang !== null && !/^en(?:$|-ca\b)/i.test(lang));
  return isClear ? day(year, two, one) : null;
}

function day(year: number, month: number, date: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, date));
  const isReal = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === date;
  return isReal ? at.toISOString().slice(0, 10) : null;
}
