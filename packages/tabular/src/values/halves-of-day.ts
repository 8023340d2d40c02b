const MORNING =
  /(\s)(?:vorm\.?|vormittags|a\.[\s\u00a0]?m\.|午前|上午|오전|π\.?μ\.?|öö|ç\.ö\.)(?=[\s\d]|$)/iu;
const AFTERNOON =
  /(\s)(?:nachm\.?|nachmittags|p\.[\s\u00a0]?m\.|午後|下午|오후|μ\.?μ\.?|ös|ö\.s\.)(?=[\s\d]|$)/iu;
const AHEAD = /^(\s*)([ap]m)\s*(\d{1,2}:\d{2}(?::\d{2})?)/;

/**
 * A time of day whose half is named in another language, as forms write it there ("3:40:05 nachm. MEZ", "下午 3:40"), with AM or PM
 * behind the clock.
 */
export function inEnglishHalves(time: string): string {
  if (!/\p{L}/u.test(time)) return time;
  const named = ` ${time}`.replace(MORNING, '$1am').replace(AFTERNOON, '$1pm').slice(1);
  return named.replace(AHEAD, '$1$3 $2');
}
