/** What plans are called more often than anything else, in the languages of most pages. */
const USUAL_NAMES = new RegExp(
  `^(?:(?:paket|pakiet|pakke|plano|plan|pacote|paquete|formule|tarif) )?(?:${[
    'free|basic|starter|start|starting|standard|plus|pro|professional|premium|business|bussiness|enterprise|corporate|corporation|company',
    'team|teams|growth|scale|advanced|ultimate|individual|personal|essentials?|lite|light|community|elite|gold|silver|bronze|platinum|diamond|unlimited',
    'basis|einsteiger|privat|profi|unternehmen|kostenlos|komplett|klein|mittel|groß',
    'gratuit|essentiel|basique|découverte|professionnel|entreprise|intégral|particulier',
    'gratis|básic[oa]|inicial|estándar|esencial|profesional|avanzado|empresa(?:rial|s)?',
    'base|gratuito|essenziale|professionale|aziendale|azienda|avanzato',
    'grátis|essencial|padrão|profissional|avançado',
    'basispakket|professioneel|zakelijk|uitgebreid|compleet',
    'podstawowy|rozszerzony|standardowy|profesjonalny|zaawansowany|firmowy|darmowy|biznes',
    'základní|standardní|rozšířený|temel|başlangıç|profesyonel|kurumsal|ücretsiz',
    '(?:フリー|ライト|ベーシック|スタンダード|プレミアム|アドバンス|プロ|ビジネス|エンタープライズ)(?:プラン)?|(?:基础|标准|专业|高级|企业|免费)版?',
    'standar|dasar|pemula|bisnis',
  ].join('|')})(?: (?:bundle|pack|package|plan|paket|pakket|pakke))?$`,
  'iu',
);

/** Words that say of a name that it is a plan's. */
const PLAN_WORDS =
  /(?<!\p{L})(?:plans?|packages?|tiers?|editions?|paket|tarif|formule|plano?|piano|pacchetto|pakket|pakiet)(?!\p{L})|プラン|パック|套餐|版$/iu;

/** What a page about prices is titled, and no plan. */
const PRICE_TITLES =
  /^(?:(?:(?:our|simple|fair|one|transparent|flexible) ){0,3}(?:pric(?:e|es|ing)|plans?)|preise?|tarife?|tarifs?|prix|precios?|preços?|prezzi|prijzen|pris(?:er)?|cen[ayí]|cenník|ceník|cennik|hinnat|hinnasto|fiyatlar|料金|価格|价格|요금)$/iu;

/** Whether the words title a page or a section about prices. */
export function isPriceTitle(text: string): boolean {
  return PRICE_TITLES.test(text.trim());
}

/** Whether plans are often called so: `Starter`, `Premium`. */
export function isUsualName(text: string): boolean {
  return USUAL_NAMES.test(text.trim());
}

/** Whether a name says itself that it is a plan's: `Package 2: Shop`, `Small plan`. */
export function isCalledPlan(name: string): boolean {
  return PLAN_WORDS.test(name);
}
