import { isNoWord, keyWords, passwordWords } from './secret-text.ts';
import { maskWhole } from './whole.ts';

/** What a value is by the words before it: the words, and the forms that such a value has. */
interface Kind {
  label: RegExp;
  /** The words, what may stand between, and the value. */
  within: RegExp;
  whole: RegExp;
}

const date =
  '(?:\\d{4}[./ -]\\d{1,2}[./ -]\\d{1,2}|\\d{1,2}[./ -]{1,2}\\d{1,2}[./ -]{1,2}(?:\\d{4}|\\d\\d)|\\d{1,2}(?:st|nd|rd|th|er|\\.|º)?[ -](?:de )?\\p{L}{3,12}\\.?,?[ -](?:de )?\\d{2,4}|\\p{L}{3,12}\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{4} ?[年년] ?\\d{1,2} ?[月월] ?\\d{1,2} ?[日일]?)';

/** Words and signs that join what is said and its value. */
const joining =
  '(?:[^\\p{L}\\d\\n]|(?:is|ist|est|es|è|é|jest|är|er|on|am|le|el|il|em|op|number|num|no|nr|nummer|numéro|número|numero|code|date|your|ihr|und|and|of)(?!\\p{L})){1,10}?';
/** In sentences more stands between. */
const sentence = '[^\\d\\n]{0,32}?[^\\p{L}\\d]';

function kind(words: string, value: string, between = joining): Kind {
  // Names in programs are words as well. Bounded, so that no text takes longer than its length allows.
  const label = words.replaceAll('\\w*', '\\w{0,12}').replaceAll(' ', '[ _-]?');
  return {
    label: new RegExp(label, 'iu'),
    within: new RegExp(`((?:${label})${between})(${value})(?![\\p{L}\\d])`, 'giu'),
    whole: new RegExp(`^(?:${value})[.,;]?$`, 'iu'),
  };
}

const kinds: Kind[] = [
  kind(
    '\\bcv[cvn2]2?\\b|\\bcsc\\b|card (?:verif|valid)\\w* (?:code|number|value)|security (?:code|number)|prüf(?:nummer|ziffer)|sicherheitscode|cryptogramme|code de sécurité|código de seguran[çz]a|código de seguridad|codice di sicurezza|beveiligingscode|kod zabezpieczający|セキュリティコード|安全码',
    '\\d{3,8}|\\d{3}[ -]\\d{3}',
  ),
  kind(
    "(?:one time|verif\\w*|confirm\\w*|log in|sign in|access|auth\\w*|2fa|two factor|mfa|sms|e-?mail|recovery|backup|activation|reset) (?:pass)?(?:codes?|pin)\\b|\\botp\\b|passcode|one time (?:pass|key)\\w*|(?:einmal|bestätigungs|verifizierungs|anmelde|zugangs|sms|wiederherstellungs|backup|aktivierungs) (?:codes?|passwort|kennwort|pin|schlüssel)|code (?:de |d'|à )(?:vérif|confirm|usage unique|accès|connexion|récup|secours)\\w*|código (?:de )?(?:verif|confirm|un solo uso|acces|recupera|únic)\\w*|codice (?:di )?(?:verifica|conferma|monouso|accesso|recupero)|(?:verificatie|inlog|herstel)code|eenmalige code|kod (?:weryf|jednoraz|potwierdz)\\w*|код подтверждения|認証コード|確認コード|验证码|驗證碼|인증 번호|doğrulama kodu|engångskod|bekræftelseskode|vahvistuskoodi",
    '(?!(?:19|20)\\d\\d(?!\\d))\\d{4,8}|\\d{3}[ -]\\d{3,4}|(?:\\d\\d[ -]){2}\\d\\d|(?=[a-z-]{0,9}\\d)[a-z\\d]{4,8}(?:-[a-z\\d]{3,8}){1,5}|(?=[a-z]{0,5}\\d{1,5}[a-z])[a-z\\d]{6,10}',
    sentence,
  ),
  kind('\\bpin\\b(?: (?:code|number|nummer))?|geheimzahl|code pin|código pin', '\\d{4,8}'),
  kind(
    'birth(?: day| date)?|\\bd\\.?o\\.?b\\b|\\bborn\\b|geburts(?:tag|datum)|geboren|\\bgeb\\.|naissance|\\bnée?(?:\\(e\\))? le|nacimiento|nacid[oa]|(?:data di )?nascita|\\bnat[oa] il|nascimento|nascid[oa]|geboorte(?:datum|dag)|data urodzenia|födelse(?:datum|dag)|fødselsdato|syntymäaika|дата рождения|doğum tarihi|生年月日|出生日期|생년월일',
    date,
    sentence,
  ),
  kind(
    'card(?: number| no\\b| #)|kartennummer|kreditkarte\\w*|(?:numéro|n°) de (?:la )?carte|número (?:de (?:la )?tarjeta|do cartão)|numero (?:della )?carta|kaartnummer|numer karty|\\b(?:iban|blz|swift|ssn|nino|dni|ni[efkprs]|niss|nric|cpf|cnp|cnpj|cui[lt]?|curp|bsn|pesel|a[hv][vs]|afm|amka|nss|rut|tckn)\\b|account (?:number|no\\b|#)|konto(?:nummer|-?nr)|numéro de compte|número (?:de cuenta|da conta)|numero (?:di |del )?conto|rekeningnummer|numer konta|routing (?:number|no)|sort code|social security|\\w*versicherungsn\\w*|steuer-?(?:id|nummer|identifikations)\\w*|tax(?:payer)? (?:id|number|no\\b|identification)\\w*|national (?:id|insurance)\\w*|nhs number|medicare (?:number|no)|pass?[ae]?poo?rt\\w*|reisepass\\w*|ausweis\\w*|driv(?:er|ing)\\S{0,3} licen[cs]e|führerschein\\w*|permis de conduire|sécurité sociale|seguridad social|codice fiscale|personnummer|aadhaar|\\bpan (?:number|no|card)|insurance (?:number|no|id)|versicherten\\w*|krankenkassen\\w*nummer|patient(?:en)? (?:id|number|nummer)|マイナンバー|身份证\\w*|주민등록번호|снилс|паспорт|инн|护照|身份證|旅券|여권|면허|kimlik|paszport|k[öø]re?kort|جواز|هوية',
    '(?=(?:[a-z ./-]{0,4}\\d){5})[a-z\\d](?:[ ./-]?[a-z\\d]){4,33}|(?=[a-z]{0,5}\\d{1,5}[a-z])(?=(?:[a-z]{0,5}\\d){3})[a-z\\d]{6,14}',
  ),
  kind(
    '\\b(?:tele)?phone|\\btel\\b|\\btel\\.|telefon\\w*|téléphone|teléfono|telefono|telefone|telefoon\\w*|\\bmobile(?:\\b| number)|\\bmobil(?:nummer|telefon)?\\b|handy(?:nummer)?|portable|móvil|cellulare|celular|telemóvel|whatsapp|\\bfax\\b|телефон|携帯|휴대|هاتف|電話\\w*|电话|手机\\w*|전화\\w*',
    '\\+?\\(?\\d(?:[ ()./-]{0,3}\\d){6,14}',
  ),
];

const [, oneTime] = kinds;

/** Longer texts before a value are sentences, no labels. */
const labelMax = 60;

/** Masks values that stand behind what says that they are private, in one text. */
export function maskLabelled(text: string): string {
  if (!/\d{2}|\d\W\d/.test(text) || !/\p{L}{2}/u.test(text)) return text;
  let masked = text;
  for (const { label, within } of kinds) {
    if (!label.test(masked)) continue;
    masked = masked.replace(within, (_, before: string, value: string) => before + maskWhole(value));
    // “482913 is your code”
    if (within === oneTime?.within) masked = masked.replace(/\b\d{6}\b|\b\d{3}[ -]\d{3}\b/g, maskWhole);
  }
  return masked;
}

const secretLabel = new RegExp(
  `(?:${passwordWords}|secret|token|api[- ]?key|(?:${keyWords}|product|recovery|setup) key|schlüssel|clé)\\W{0,3}$`,
  'i',
);

/** Words that are joined, as in passwords that are made to be said. */
const oddWord = /^\p{L}{2,}(?:[-_.]\p{Lu}\p{L}+)+$/u;
const passwordLabel = new RegExp(`(?:${passwordWords})\\W{0,3}$`, 'i');

/** What a text says of a value beside it. */
export interface Said {
  kinds: readonly Kind[];
  isSecret: boolean;
  isPassword: boolean;
}

const nothing: Said = { kinds: [], isSecret: false, isPassword: false };

/** Labels come again with every row, and names with every element. */
const known = new Map<string, Said>();
const knownMax = 2000;

/** What a label says; undefined when it says nothing of privacy. */
export function saidBy(label: string): Said | undefined {
  if (label === '' || label.length > labelMax) return undefined;
  let said = known.get(label);
  if (!said) {
    said = {
      kinds: kinds.filter((kind) => kind.label.test(label)),
      isSecret: secretLabel.test(label),
      isPassword: passwordLabel.test(label),
    };
    if (said.kinds.length === 0 && !said.isSecret && !said.isPassword) said = nothing;
    if (known.size >= knownMax) known.clear();
    known.set(label, said);
  }
  return said === nothing ? undefined : said;
}

/**
 * Whether what was said makes a value private.
 *
 * @param values the value as it may be written
 */
export function isPrivateBy(said: Said, values: readonly string[]): boolean {
  return values.some(
    (value) =>
      said.kinds.some(({ whole }) => whole.test(value)) ||
      (said.isSecret && isNoWord(inOnePiece(value))) ||
      (said.isPassword && oddWord.test(value)),
  );
}

/** Groups of capitals and digits are one value; several words are none. */
const inOnePiece = (value: string) =>
  /^[A-Z\d\s]+$/.test(value) ? value.replace(/\s/g, '') : /\s/.test(value) ? '' : value;

/** Whether a text is a value that some label beside it would make private, or a part of one. */
export function mayBePrivate(text: string): boolean {
  const value = text.trim();
  return (
    /^(?=\D*\d)[\s\d()+./-]+$|^@|@$/.test(value) ||
    isNoWord(inOnePiece(value)) ||
    kinds.some(({ whole }) => whole.test(value))
  );
}
