const MONTHS: readonly string[] = [
  'january jan januar janner janvier janv enero ene januari gennaio gen janeiro',
  'february feb februar fevrier fevr fev febrero februari febbraio fevereiro',
  'march mar marz mrz maerz mars marzo maart marco',
  'april apr avril avr abril abr aprile',
  'may mai mayo mei maggio maio',
  'june jun juni juin junio giugno giu junho',
  'july jul juli juillet juil julio luglio lug julho',
  'august aug aout agosto ago augustus',
  'september sep sept septembre septiembre setiembre set settembre setembro',
  'october oct oktober okt octobre octubre ottobre ott outubro out',
  'november nov novembre noviembre novembro',
  'december dec dezember dez decembre diciembre dic dicembre dezembro',
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
  MONTHS.flatMap((names, i) => names.split(' ').map((name) => [name, i + 1] as const)),
);

/** 1 to 12 for a month's name or short form in English, German, French, Spanish and some neighbours; null for other words. */
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
