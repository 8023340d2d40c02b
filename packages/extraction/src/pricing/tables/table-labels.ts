/** What heads of rows and columns say of the amounts below or beside them. */

/** A row or column of prices. */
export const PRICE_LABEL =
  /(?<!\p{L})(?:pric(?:e|es|ing)|cost|costs|fee|fees|rate|amount|charge|preis\p{L}*|kosten|gebühr|beitrag|prix|tarifs?|precios?|cuota|prezz[oi]|canone|pre[çc]os?|valor|mensalidade|prijs|prijzen|pris|priser|cena|ceny|opłata|цена|harga|biaya|fiyat\p{L}*|ücret\p{L}*|hinta|árak?|díj|цен[аы]|стоимость|тариф\p{L}*|ціна|вартість|τιμή|giá|you pay|monthly|annual(?:ly)?|yearly|billed|per month|per year|monatlich|jährlich|mensuel|annuel|mensual|anual|a month|a year|価格|料金|月額|年額|价格|月付|年付)(?!\p{L})/iu;
/** One of what is paid beside the price, or for more than the plan holds. */
export const EXTRA_LABEL =
  /(?<!\p{L})(?:set-?up|sign-?up|registration|enrol?ment|joining|onboarding|implementation|one[- ]time|activation|einrichtung\p{L}*|einmalig\p{L}*|mise en service|alta|extra|additional|overage|beyond|further|add-?ons?|minimum|deposit|card fee|fee per|transaction|texts?|sms|storage|support|refund|discount|credit|saving|per (?:call|message|transaction|order|label|gb)|zusätzlich\p{L}*|weitere[rsn]?|suppl[ée]mentaire|adicional|初期費用)(?!\p{L})/iu;
/** One of what is paid once to begin. */
export const SETUP_LABEL =
  /(?<!\p{L})(?:set-?up|onboarding|implementation|activation|one[- ]time|joining|sign-?up|registration|enrol?ment|aufnahme\p{L}*|inscription|einrichtung\p{L}*|einmalig\p{L}*|mise en (?:service|route)|frais d[’'e]\p{L}*|alta|attivazione|ades[ãa]o|opstart\p{L}*|startavgift|初期費用|初装费)(?!\p{L})/iu;

/** The head of the column of names, where codes or numbers stand before it. */
export const NAME_LABEL =
  /^(?:name|plan|package|tier|edition|product|paket|tarif|nama|nom|formule|offre|nombre|nome|piano|naam|pakket|navn|namn|nazwa|pakiet|ad[ıi]?|название|тариф)$/iu;

/** A row that is called a price: plans stand beside it. */
export const PRICE_ROW =
  /^(?:(?:the |our |monthly |yearly |annual )?(?:price|pricing|cost|fee|rate)s?|preise?|prix|tarif|precios?|prezz[oi]|pre[çc]os?|prijs|pris|cena|価格|料金|价格)(?!\p{L})/iu;

/** A first column of others, whose prices are set side by side. */
export const VENDORS =
  /^(?:tool|tools|vendor|provider|competitor|company|platform|alternative|service|anbieter|hersteller|fournisseur|outil|proveedor|herramienta|aanbieder|country|region|land|pays|pa[íi]s|token|model|endpoint|add-?on|extra|fine|delay)s?$/i;
