/** What a form's box to tick says below a message. */
const consent =
  /(?:privacy|terms (?:and|&|of)|newsletter|marketing|gdpr|consent|i agree|agreed|captcha|i accept|opt[ -]?in)|datenschutz|agb|einwillig|zustimm|dsgvo|confidentialité|rgpd|consentement|j'accepte|conditions générales|lettre d'information|privacidad|protección de datos|acepto|consentimiento|boletín|trattamento (?:dei )?dati|consenso|informativa|accetto|privacidade|consinto|aceito|lgpd|aceite|akkoord|privacyverklaring|toestemming|avg\b|nieuwsbrief|zgod[aęy]|polityk[aęi] prywatności|rodo|przetwarzanie danych|regulamin|samtycke|integritetspolicy|godkänn|villkor|samtykke|persondata|privatlivspolitik|personvern|suostumus|tietosuoja|souhlas|osobních údajů|gdpr|kvkk|gizlilik|onay|aydınlatma|согласи|персональн|политик|згод|隐私|隱私|同意|条款|個人情報|プライバシー|利用規約|개인정보|동의|약관|الخصوصية|أوافق|الموافقة|الشروط/iu;
const ticked =
  /^(?:yes|ja|oui|sí|si|sim|tak|tak\.|da|да|так|evet|kyllä|ano|是|はい|예|네|동의(?:함|합니다)?|نعم|on|true|1|x|✓|✔|☑|\[x\]|accepted|agreed|given|zugestimmt|akzeptiert|erteilt|einverstanden|acceptée?s?|donné|aceptad[oa]|acepto|accettat[oa]|accetto|aceit[oe]|akkoord|gegeven|zaakceptowan\p{L}{1,2}|wyrażam|wyrażono|godkänt|godkänd|accepterat|accepteret|godkendt|samtykket|hyväksytty|souhlasím|udělen|kabul(?: edildi)?|onaylandı|onaylıyorum|согласен|согласна|дано|принято|получено|同意|已同意|同意する|同意しました|동의|أوافق|موافق|no|nein|non|não|nie|nee|nej|нет|hayır|否|いいえ|아니(?:요|오)|لا)[.!]?$/iu;
const labelled = /^([^:：\n]{2,90})[:：]\s?(\S[^\n]{0,24})$/u;

/** `Datenschutz: zugestimmt`, `Acepto la política de privacidad: Sí`, `☑ I agree …`. */
export function isConsentLine(line: string): boolean {
  if (line.length > 160) return false;
  if (/^(?:☑|☐|✓|✔|\[[xX ✓]?\])\s?\S/u.test(line)) return consent.test(line);
  const found = labelled.exec(line);
  if (!found) return false;
  return consent.test(found[1] ?? '') && ticked.test((found[2] ?? '').trim());
}
