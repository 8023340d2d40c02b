/** A time of day, as chats and helpdesks write it. */
export const clock = String.raw`(?:(?:오전|오후|上午|下午|午前|午後|ص|م) ?)?\p{Nd}{1,2}[:.]\p{Nd}{2}(?:[:.]\p{Nd}{2}(?:\.\d{1,6})?)?(?:z\b)?(?: ?(?:[ap]\.?m\.?|ص|م))?(?: ?(?:utc|gmt|[a-z]{2,4}t|mez|mesz|msk|мск)(?:[+-]\d{1,2}(?::\d{2})?)?)?`;
const day = String.raw`(?:\p{Nd}{1,4}[./年-] ?\p{Nd}{1,2}(?:[./月-] ?\p{Nd}{1,4}日?)?\.?|\p{L}{3,12}\.? \p{Nd}{1,2}(?:st|nd|rd|th)?,? ?(?:\p{Nd}{4})?|\p{Nd}{1,2}\.? (?:de )?\p{L}{3,12}\.?(?: (?:de )?\p{Nd}{4})?)`;
/** A time of day, perhaps with its date before it. */
export const stamp = String.raw`(?:(?:\p{L}{2,10}\.?,? )?${day}[,T]? ?(?:at |um |à |a las |alle |às |om |o |kl\.? )?)?${clock}`;

const nearDay = String.raw`(?:yesterday|today|gestern|heute|hier|aujourd['’]hui|ayer|hoy|ieri|oggi|ontem|hoje|gisteren|vandaag|wczoraj|dzisiaj|dziś|igår|idag|i går|i dag|eilen|tänään|včera|dnes|dün|bugün|вчера|сегодня|вчора|сьогодні|昨天|今天|昨日|今日|어제|오늘|أمس|اليوم|\p{L}{2,9}(?:day|tag|dag))`;
/** A time between brackets, where a day may be told by its name: `[Yesterday 4:12 PM]`. */
export const bracketed = String.raw`[\[(](?:${stamp}|${nearDay},? (?:at |um |à |a las |alle |às |om |kl\.? )?${clock})[\])]`;

/** A line with a time before it and nobody's name: what a tool notes of a conversation. */
const stamped = new RegExp(String.raw`^(?:[\[(]${stamp}[\])]|${stamp}(?= ?[-–|] ))`, 'iu');
const onlyStamp = new RegExp(String.raw`^${stamp}$`, 'iu');
const mostChars = 60;

export const isStamped = (line: string): boolean => stamped.test(line.slice(0, 2 * mostChars));
export const isOnlyStamp = (line: string): boolean => line.length <= mostChars && onlyStamp.test(line);
