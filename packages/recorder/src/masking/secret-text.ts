import { looksRandom } from './random-text.ts';
import { maskWhole } from './whole.ts';

/**
 * Beginnings by which keys of well-known services are told, as the rules of gitleaks (MIT) list them. Whatever follows belongs
 * to the key, so that nothing is read twice.
 */
const formats = new RegExp(
  `\\b(?:${[
    'eyJ[\\w-]{12,}(?:\\.[\\w-]*)*',
    '(?:A3T[A-Z\\d]|AKIA|ASIA|ABIA|ACCA|AROA|AIDA)[A-Z\\d]{16}',
    '(?:sk|rk|pk)_(?:live|test|prod)_\\w{6,}',
    'sk-(?=[\\w-]{0,40}\\d)(?=[\\w-]{0,40}[A-Z])[\\w-]{20,}',
    '(?:gh[opsur]|github_pat|npm|hf|whsec|shp(?:at|ca|pa|ss|ua)|ntn|glsa|glc|dckr_pat|do[opr]_v1|rubygems|lin_api|sntry[su]|pscale_[a-z]+|gsk|r8|sbp)_\\w{16,}',
    'gl[a-z]{2,6}-[\\w-]{16,}|xox[a-z]-[\\w-]{8,}|xapp-[\\w-]{8,}',
    'AIza[\\w-]{20,}|ya29\\.[\\w-]{8,}|SG\\.[\\w-]{10,}(?:\\.[\\w-]*)?',
    '(?:GOCSPX|NRAK|NRII|NRJS|PMAK|HRKU|xkeysib|pypi|AGE-SECRET-KEY)-[\\w-]{16,}',
    '(?:EZ[AT]K|AKCp|LTAI|EAA[MC]|AT[AC]TT3|ABSK|hv[sb]\\.|dp\\.pt\\.)\\w[\\w=-]{17,}',
    '(?:AC|SK|dapi|key-)[\\da-f]{32}\\b|\\d{8,10}:AA[\\w-]{30,}|[\\da-f]{32}-us\\d{1,2}\\b',
  ].join('|')})`,
  'g',
);

const keyBlock = /-----BEGIN [A-Z\d ]{0,40}PRIVATE KEY[\s\S]*?(?:-----END[A-Z\d -]*|$)/g;
/** Name and password before a host. */
const login = /\b([a-z][a-z\d+.-]{1,15}:\/\/)([^\s/@:]{0,64}:[^\s/@]{1,128})@/gi;
const scheme = /\b(bearer|basic)(\s{1,3}|%20|\+)([\w.~+/=-]{6,})/gi;
const run = /[\w-]{16,}/g;

/** Words for passwords, and for keys that let somebody in. */
export const passwordWords =
  'pass(?:word|wd|phrase|code)|passwor[dt]|kennwort|mot de passe|contrase[nñ]a|senha|wachtwoord';
export const keyWords = 'access|private|signing|secret|licen[cs]e';

const names = `${passwordWords}|\\bpwd|пароль|パスワード|密码|密碼|비밀번호|secret(?!ar)|token|api[-_ ]?key|(?:${keyWords}|encryption|account|master)[-_ ]?key|authorization|credentials?|sess(?:ion)?[-_]?id|\\bsid(?![a-z])|client[-_]?secret|signature|\\b(?:sig|otp|pin|jwt|cookie)(?![a-z])`;
/** A name, what stands between, and the value: in quotation marks, or up to a sign that ends it. */
const named = new RegExp(
  `(?:${names})(?!s\\b|[\\w-]{0,16}(?:count|type|len|limit|size|expir|polic|strength|usage|name|hint|min|max|i[sz]|strateg|algo|provi))[\\w-]{0,16}(\\\\?["'\`]?\\]?(\\s{0,3})(?:=>|:=|[:=]|%3D)\\s{0,3})(\\\\?"[^"\\n]*"?|'[^'\\n]*'?|\`[^\`\\n]*\`?|[^\\s"'\`<>,;&|)}\\]]+)`,
  'gi',
);

/** The same with nothing but blanks between, or as an option of a command. */
const spoken = new RegExp(
  `(--?)?(?:${names})(?!s\\b)[\\w-]{0,16}["'\`]?\\s{1,3}["'\`]?([^\\s"'\`<>,;&|)}\\]]{6,200})`,
  'gi',
);

/** What says something of a secret, and no secret. */
const plainWord =
  /^(?:null|none|nil|n\/a|undefined|true|false|yes|no|on|off|ok|empty|required|optional|expired|invalid|valid|verified|missing|wrong|incorrect|weak|fair|good|strong|hidden|masked|redacted|removed|changed|reset|updated|active|inactive|revoked|rotated|disabled|enabled|set|unset|string|number|boolean|text|password|passwort|kennwort|token|secret|value|bearer|basic|oauth2?|sha-?\d+|[rhe]s\d{3}|v\d+)$/i;

/** Words of what a form says of a password. */
const ofMessages =
  /\b(?:must|should|is|are|was|has|have|need\w{0,2}|can(?:not|'t)?|does|do(?:es)?n['o]?t|not|no|too|at least|required|invalid|please|enter|your|the|for|with|muss|ist|darf|bitte|mindestens|doit|debe|deve)\b/i;

const passwords = new RegExp(`^(?:pass|pwd|${passwordWords}|пароль|パスワード|密|비밀번호)`, 'i');

const code =
  /^(?:[$<{([%#]|\/\/|\.\.\.|[*•]{3}|x{4}|[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*\(|[A-Za-z_$]+(?:\??\.[A-Za-z_$]+)+$|[A-Z]+(?:_[A-Z]+)+$)/;

/** File names that builders hash: they say which file, not who asks. */
const fileEnd =
  /^(?:\.[\w-]{1,20}){0,2}\.(?:m?js|css|map|json|png|jpe?g|gif|webp|avif|svg|ico|woff2?|ttf|otf|eot|wasm|mp[34]|webm|html?)\b/i;

/** Longest mean stretch of one kind of letter in what no identifier of a program has. */
const textTurn = 3.2;

/** Keys, tokens and passwords that their form or the name before them tells become bullets of the same length. */
export function maskSecrets(text: string): string {
  let masked = text;
  if (masked.includes('-----BEGIN')) masked = masked.replace(keyBlock, maskWhole);
  if (masked.includes('@'))
    masked = masked.replace(login, (_, start: string, who: string) => `${start}${maskWhole(who)}@`);
  if (/bearer|basic/i.test(masked)) masked = masked.replace(scheme, maskScheme);
  if (/[:=]|%3D/i.test(masked)) masked = masked.replace(named, maskNamed);
  if (/\d/.test(masked)) masked = masked.replace(spoken, maskSpoken);
  if (!/[\w.-]{12}/.test(masked)) return masked;
  return maskKeys(masked).replace(run, maskRun);
}

/** Keys of well-known services alone. */
export function maskKeys(text: string): string {
  return text.replace(formats, maskWhole);
}

/** Whether a value that stands under such a name is a secret; `isTight`: nothing but a sign between the two. */
function isSecretValue(value: string, isTight: boolean): boolean {
  if (value.length < 3 || plainWord.test(value) || code.test(value)) return false;
  return isTight || isNoWord(value);
}

const secretName = new RegExp(names, 'i');

/** Whether a value is a secret by the name that a program gives it. */
export function isSecretName(name: string, value: string): boolean {
  return secretName.test(name) && isSecretValue(value, true);
}

/** Longer ones are judged by their beginning. */
const valueMax = 200;

/** Words, numbers with few digits and names do not look like a password. */
export function isNoWord(value: string): boolean {
  const text = value.slice(0, valueMax).replace(/[.,!?:]{1,3}$/, '');
  if (plainWord.test(text)) return false;
  if (/^\d+$/.test(text)) return text.length > 3;
  if (text.length < 6) return false;
  const hasLetter = /\p{L}/u.test(text);
  return (
    hasLetter &&
    (/\d/.test(text) || /[!@#$%^&*+=_~?]./.test(text) || (/\p{Ll}\p{Lu}.{4}/u.test(text) && text.length > 11))
  );
}

function maskScheme(whole: string, name: string, between: string, value: string): string {
  const isToken = /^b[^e]/i.test(name)
    ? isLogin(value)
    : value.length > 24 || /\d|[a-z][A-Z].*[a-z][A-Z]|[=_~]|\.\w/.test(value);
  return isToken && !code.test(value) ? name + between + maskWhole(value) : whole;
}

/** A name and a password as `Basic` writes them. */
function isLogin(value: string): boolean {
  try {
    return atob(value).includes(':');
  } catch {
    return false;
  }
}

function maskNamed(
  whole: string,
  between: string,
  blank: string,
  value: string,
  at: number,
  text: string,
): string {
  const quoted = /^\\?(["'`])([^]*?)\\?\1?$/.exec(value);
  const inner = quoted?.[2] ?? value;
  const isTight = quoted !== null || (blank === '' && !/\s$/.test(between));
  const isSecret = /\s/.test(inner) ? !ofMessages.test(inner) : isSecretValue(inner, isTight);
  if (!isSecret && !endsLine(whole, inner, at, text)) return whole;
  const start = whole.length - value.length + value.indexOf(inner);
  return whole.slice(0, start) + maskWhole(inner) + whole.slice(start + inner.length);
}

function maskSpoken(whole: string, option: string | undefined, value: string): string {
  const text = value.replace(/[.,!?:]{1,3}$/, '');
  const isSecret = option
    ? isSecretValue(value, true)
    : text.length > 7 && /\d/.test(text) && !/^v?\d[.\d]*$|^\d+-\p{L}+$/u.test(text) && isNoWord(text);
  return isSecret && !code.test(value) && /\p{L}/u.test(text)
    ? whole.slice(0, whole.length - value.length) + maskWhole(value)
    : whole;
}

/** A single word behind “Password:” and the end of the line. */
function endsLine(whole: string, value: string, at: number, text: string): boolean {
  if (
    !passwords.test(whole) ||
    value.length < 4 ||
    /[?\s]/.test(value) ||
    plainWord.test(value) ||
    code.test(value)
  )
    return false;
  return /^[ \t]*(?:$|[\n\r])/.test(text.slice(at + whole.length, at + whole.length + 20));
}

function maskRun(found: string, at: number, text: string): string {
  if (fileEnd.test(text.slice(at + found.length, at + found.length + 50))) return found;
  // Sums of files and versions are written in the same sixteen signs; in a path they may be what lets somebody in.
  if (/^[\da-f]+$/i.test(found) && text[at - 1] !== '/') return found;
  return looksRandom(found, textTurn) ? maskWhole(found) : found;
}
