const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Begin and end a line. */
export const blocks = words(
  'address article aside blockquote body caption center dd details dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol p pre section summary table tbody tfoot thead tr ul xmp',
);
/** Have an empty line before and after. */
export const paragraphs = words('p h1 h2 h3 h4 h5 h6 table ul ol dl pre blockquote figure hr');
export const cells = words('td th');
export const voids = words('area base br col embed hr img input link meta param source track wbr');
/** Whose content nobody sees. */
export const unseen = words(
  'script style head title template iframe object applet noembed noframes svg math canvas audio video select datalist map xml',
);
/** Whose content is no markup. */
export const raw = words('script style title iframe noembed noframes xmp textarea');
const inline = words(
  'a abbr acronym b bdi bdo big br button cite code data del dfn em font i img input ins kbd label mark meter nobr output picture progress q rb rp rt rtc ruby s samp small span strike strong sub sup td textarea th time tt u var wbr col colgroup frame frameset base link meta noscript option optgroup param source track area embed marquee blink',
);

/** Names with a prefix of Office, such as `o:p`. */
const officeName = /^(?:o|w|v|m|x|u1|st1|wp|ns\d)(?::|$)/;

/** What is no element was written as text: `<support@shop.example>`. */
export const isElement = (name: string): boolean =>
  name === '' ||
  blocks.has(name) ||
  inline.has(name) ||
  unseen.has(name) ||
  voids.has(name) ||
  isOffice(name);

const isOffice = (name: string): boolean => name.includes(':') && officeName.test(name);
