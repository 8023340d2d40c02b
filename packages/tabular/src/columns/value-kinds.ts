/** Codes of ISO 639-1 that feedback comes in; a bare two-letter word beyond them is more likely something else. */
const LANGUAGES = new Set(
  (
    'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko ky ' +
    'lo lt lv mk ml mn mr ms mt my nb ne nl nn no pa pl ps pt ro ru sd si sk sl so sq sr sv sw ta te th tk tl tr uk ur uz vi xh yo zh zu'
  ).split(' '),
);

/** Names of languages in English and in themselves. */
const LANGUAGE_NAMES: ReadonlyMap<string, string> = new Map(
  (
    'en english,de german deutsch,fr french français,es spanish español,it italian italiano,pt portuguese português,nl dutch nederlands,' +
    'pl polish polski,cs czech čeština,sv swedish svenska,da danish dansk,nb norwegian norsk,fi finnish suomi,hu hungarian magyar,' +
    'ro romanian română,tr turkish türkçe,ru russian русский,uk ukrainian українська,el greek ελληνικά,ar arabic العربية,he hebrew עברית,' +
    'ja japanese 日本語,ko korean koreana 한국어,zh chinese schinese tchinese 中文,th thai ไทย,vi vietnamese,id indonesian'
  )
    .split(',')
    .flatMap((line) => {
      const [code = '', ...names] = line.split(' ');
      return names.map((name) => [name, code] as const);
    }),
);

const EMAIL_CHARS = 254; // RFC 5321, 4.5.3.1.3, less the brackets

/** One address as people have them: something at a host with a dot. */
export function isEmail(value: string): boolean {
  const at = value.indexOf('@');
  return (
    at > 0 &&
    value.length <= EMAIL_CHARS &&
    /^[^\s@<>"(),;:\\[\]]+@[^\s@<>"(),;:\\[\]]+\.[^\s@<>"(),;:\\[\].]{2,}$/.test(value)
  );
}

/** The address of a cell that holds one, alone or beside a name: "Ann Lee <ann@acme.example>"; lower case. */
export function emailIn(value: string): string | null {
  const { address } = besideName(value) ?? { address: value };
  return isEmail(address) ? address.toLowerCase() : null;
}

/** The name beside an address; null where there is no address, or nothing beside it. */
export function nameBeside(value: string): string | null {
  const found = besideName(value);
  return found !== null && isEmail(found.address) && found.name !== '' ? found.name : null;
}

function besideName(value: string): { name: string; address: string } | null {
  const at = Math.max(value.lastIndexOf('('), value.lastIndexOf('<'), value.lastIndexOf('['));
  if (at < 0 || !/[)>\]]$/.test(value)) return null;
  const name = value.slice(0, at).trim();
  return { name: name.replace(/^"(.*)"$/, '$1'), address: value.slice(at + 1, -1).trim() };
}

/** One absolute address of the web. */
export function isLink(value: string): boolean {
  return /^https?:\/\/\S+$/i.test(value) && !/,https?:\/\//i.test(value) && URL.canParse(value);
}

/** The code of a language tag such as `en`, `pt-BR` or `zh_Hans`, in the form of BCP 47, or of a language's name; null for other words. */
export function languageOf(value: string): string | null {
  const named = LANGUAGE_NAMES.get(value.toLowerCase());
  if (named !== undefined) return named;
  if (!/^[a-z]{2}(?:[-_][a-z0-9]{2,8}){0,2}$/i.test(value)) return null;
  const [code = '', ...rest] = value.split(/[-_]/);
  if (!LANGUAGES.has(code.toLowerCase())) return null;
  try {
    return new Intl.Locale([code, ...rest].join('-')).toString();
  } catch {
    return null;
  }
}

/** Five words or more, or as much of a script that writes without spaces: more than a name or a word from a list. */
export function isProse(value: string): boolean {
  const start = value.slice(0, 300);
  if (/^[[{][[{"]/.test(start)) return false;
  return (
    start.split(/\s+/, 5).length === 5 ||
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{12}/u.test(start)
  );
}
