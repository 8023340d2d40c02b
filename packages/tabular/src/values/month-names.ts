const MONTHS: readonly string[] = [
  'january jan januar janner janvier janv enero ene januari gennaio gen janeiro ' +
    'ianuarie ianuar januar leden ledna styczen stycznia sty tammikuu tammikuuta ocak января январь янв січня січень',
  'february feb februar fevrier fevr fev febrero februari febbraio fevereiro ' +
    'februarie unor unora luty lutego lut helmikuu helmikuuta subat февраля февраль фев февр лютого лютий',
  'march mar marz mrz maerz mars marzo maart marco ' +
    'marts martie brezen brezna marzec marca mar maaliskuu maaliskuuta mart марта март мар березня березень marcius',
  'april apr avril avr abril abr aprile ' +
    'aprilie duben dubna kwiecien kwietnia kwi huhtikuu huhtikuuta nisan апреля апрель апр квітня квітень aprilis',
  'may mai mayo mei maggio maio ' +
    'maj kveten kvetna maja toukokuu toukokuuta mayis мая май травня травень majus',
  'june jun juni juin junio giugno giu junho ' +
    'juni iunie cerven cervna czerwiec czerwca cze kesakuu kesakuuta haziran июня июнь июн червня червень junius',
  'july jul juli juillet juil julio luglio lug julho ' +
    'iulie cervenec cervence lipiec lipca lip heinakuu heinakuuta temmuz июля июль июл липня липень julius',
  'august aug aout agosto ago augustus ' +
    'srpen srpna sierpien sierpnia sie elokuu elokuuta agustos августа август авг серпня серпень augusztus',
  'september sep sept septembre septiembre setiembre set settembre setembro ' +
    'septembrie zari wrzesien wrzesnia wrz syyskuu syyskuuta eylul сентября сентябрь сен сент вересня вересень szeptember',
  'october oct oktober okt octobre octubre ottobre ott outubro out ' +
    'octombrie rijen rijna pazdziernik pazdziernika paz lokakuu lokakuuta ekim октября октябрь окт жовтня жовтень',
  'november nov novembre noviembre novembro ' +
    'noiembrie listopadu lis marraskuu marraskuuta kasim ноября ноябрь ноя нояб листопада листопад',
  'december dec dezember dez decembre diciembre dic dicembre dezembro ' +
    'decembrie desember prosinec prosince grudzien grudnia gru joulukuu joulukuuta aralik декабря декабрь дек грудня грудень',
];

const WEEKDAYS = new Set(
  (
    'monday mon tuesday tue tues wednesday wed thursday thu thurs friday fri saturday sat sunday sun ' +
    'montag mo dienstag di mittwoch mi donnerstag do freitag fr samstag sa sonnabend sonntag so ' +
    'lundi lun mardi mar mercredi mer jeudi jeu vendredi ven samedi sam dimanche dim ' +
    'lunes martes miercoles mie jueves jue viernes vie sabado sab domingo dom'
  ).split(' '),
);

const monthNumbers = new Map(
  MONTHS.flatMap((names, i) => names.split(' ').map((name) => [plain(name), i + 1] as const)),
);

/** 1 to 12 for a month's name or short form in English, German, French, Spanish, their neighbours and those of Northern and Eastern Europe; null for other words. */
export function monthOfName(word: string): number | null {
  return monthNumbers.get(plain(word)) ?? null;
}

export function isWeekday(word: string): boolean {
  return WEEKDAYS.has(plain(word));
}

/** Lower case without accents and full stops. */
function plain(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036f.]/g, '')
    .toLowerCase();
}
