/**
 * What pages write around a price, by language, each as alternatives of a regular expression in small letters. Names of periods are
 * those of Unicode CLDR (`units`, long and short), with the cases that follow `per`, `for` or a stroke; the others come from price pages
 * of each language. Words of one language that mean something else in another are left out.
 */
interface PriceWords {
  /** What stands between an amount and a period's name. */
  per: string;
  day: string;
  week: string;
  month: string;
  year: string;
  /** In one word: `monthly`. */
  monthly: string;
  yearly: string;
  once: string;
  free: string;
  /** A price that is made for each buyer. */
  custom: string;
  /** Before what is taken off. */
  save: string;
  /** Before what it cost once. */
  was: string;
  /** Before the least that it costs. */
  from: string;
  /** Paid once to begin. */
  setup: string;
  /** One for whom it is paid, a user or an employee. */
  user: string;
}

export const PRICE_WORDS: Readonly<Record<string, PriceWords>> = {
  en: {
    ...{
      per: 'per|a|an|each|every',
      day: 'day',
      week: 'week|wk',
      month: 'month|mth|mo\\.?',
      year: 'year|yr',
    },
    ...{
      monthly: 'monthly',
      yearly: 'yearly|annually',
      once: 'one-time|lifetime',
      free: 'free|free forever',
    },
    ...{
      custom: 'custom|contact (?:us|sales)|on request',
      save: 'save|saving|you save',
      was: 'was|instead of',
    },
    ...{ from: 'from|starting at', setup: 'set-?up(?: fee)?|onboarding', user: 'user' },
  },
  de: {
    ...{ per: 'pro|je|im', day: 'tag|tg\\.', week: 'woche|wo\\.', month: 'monat|mon\\.', year: 'jahr' },
    ...{ monthly: 'monatlich', yearly: 'jährlich', once: 'einmalig', free: 'kostenlos|kostenfrei|gratis' },
    ...{
      custom:
        'auf anfrage|preis auf anfrage|individuell|benutzerdefinierte preis\\p{L}*|individuelle preis\\p{L}*',
    },
    ...{ save: 'spare|sparen(?: sie)?|du sparst|ersparnis', was: 'statt|bisher|früher', from: 'ab|schon ab' },
    ...{ setup: 'einrichtung\\p{L}*|einmalige einrichtung\\p{L}*', user: 'nutzer|benutzer' },
  },
  fr: {
    ...{ per: 'par|chaque', day: 'jour', week: 'semaine|sem\\.', month: 'mois', year: 'an|année' },
    ...{
      monthly: 'mensuel(?:le)?',
      yearly: 'annuel(?:le)?',
      once: 'paiement unique',
      free: 'gratuit|offert',
    },
    ...{
      custom: 'sur devis|sur mesure|tarif sur mesure|nous consulter',
      save: 'économisez|vous économisez|économie(?: de)?',
    },
    ...{
      was: 'au lieu de|avant',
      from: 'à partir de|dès',
      setup: 'frais de mise en (?:service|place|route)',
      user: 'utilisateur',
    },
  },
  es: {
    ...{ per: 'por|al|cada', day: 'día', week: 'semana|sem\\.', month: 'mes', year: 'año' },
    ...{
      monthly: 'mensual(?:es)?',
      yearly: 'anual(?:es)?',
      once: 'pago único|una sola vez',
      free: 'gratis|gratuito',
    },
    ...{
      custom: 'a medida|a consultar|consultar(?: precio)?|precio personalizado|cotizar',
      save: 'ahorra(?:s)?|ahorro(?: de)?',
    },
    ...{
      was: 'antes|en lugar de',
      from: 'desde|a partir de',
      setup: 'cuota de alta|instalación|alta inicial|configuración inicial',
    },
    ...{ user: 'usuario' },
  },
  pt: {
    ...{ per: 'por|ao|cada', day: 'dia', week: 'semana|sem\\.', month: 'mês', year: 'ano' },
    ...{
      monthly: 'mensa(?:l|is)',
      yearly: 'anua(?:l|is)',
      once: 'pagamento único|uma única vez',
      free: 'grátis|gratuito',
    },
    ...{
      custom: 'sob consulta|sob medida|sob orçamento|preço personalizado|consulte(?:-nos)?',
      save: 'economize|você economiza|economia de',
    },
    ...{
      was: 'antes|de(?= r\\$)',
      from: 'a partir de|desde',
      setup: 'taxa de (?:adesão|instalação|implantação|setup)|adesão|implantação',
    },
    ...{ user: 'usuário|utilizador' },
  },
  it: {
    ...{ per: 'al|a|per|ogni', day: 'giorno', week: 'settimana|sett\\.', month: 'mese', year: 'anno' },
    ...{ monthly: 'mensil[ei]', yearly: 'annual[ei]', once: 'una tantum', free: 'gratis|gratuito' },
    ...{
      custom: 'su richiesta|su misura|su preventivo|prezzo personalizzato',
      save: 'risparmi|risparmia|risparmio(?: di)?',
    },
    ...{
      was: 'invece di|anziché|prima',
      from: 'da|a partire da',
      setup: 'attivazione|costo di attivazione|configurazione iniziale',
    },
    ...{ user: 'utente' },
  },
  nl: {
    ...{ per: 'per|elke', day: 'dag', week: 'week|wk', month: 'maand|mnd\\.?', year: 'jaar|jr' },
    ...{ monthly: 'maandelijks', yearly: 'jaarlijks', once: 'eenmalig', free: 'gratis|kosteloos' },
    ...{
      custom: 'op aanvraag|prijs op aanvraag|op maat|offerte',
      save: 'bespaar|je bespaart|u bespaart|besparing(?: van)?',
    },
    ...{
      was: 'in plaats van|i\\.p\\.v\\.|van(?= €)',
      from: 'vanaf',
      setup: 'opstartkosten|installatiekosten|eenmalige opstart\\p{L}*',
      user: 'gebruiker',
    },
  },
  sv: {
    ...{ per: 'per|i', day: 'dygn|dag', week: 'vecka', month: 'månad|mån\\.?', year: 'år' },
    ...{
      monthly: 'månadsvis',
      yearly: 'årligen|årsvis',
      once: 'engångs\\p{L}*',
      free: 'gratis|kostnadsfritt?',
    },
    ...{
      custom: 'offert|på begäran|pris på begäran|begär offert|efter offert',
      save: 'spara|du sparar|besparing',
    },
    ...{
      was: 'istället för|tidigare|ordinarie(?: pris)?',
      from: 'från',
      setup: 'startavgift|uppstart\\p{L}*|etableringsavgift',
      user: 'användare',
    },
  },
  da: {
    ...{
      per: 'pr\\.?|per|om',
      day: 'dag|døgn',
      week: 'uge',
      month: 'måned(?:en)?|md\\.?|mdr\\.?',
      year: 'år(?:et)?',
    },
    ...{ monthly: 'månedligt?', yearly: 'årligt?', once: 'engangs\\p{L}*', free: 'gratis' },
    ...{
      custom: 'efter aftale|tilbud|indhent tilbud|pris efter aftale|individuel pris',
      save: 'spar|du sparer|besparelse',
    },
    ...{
      was: 'i stedet for|før|normalpris',
      from: 'fra',
      setup: 'oprettelse\\p{L}*|opstart\\p{L}*',
      user: 'bruger',
    },
  },
  nb: {
    ...{
      per: 'per|pr\\.?|i',
      day: 'dag|døgn',
      week: 'uke',
      month: 'måned(?:en)?|mnd\\.?|md\\.?',
      year: 'år(?:et)?',
    },
    ...{ monthly: 'månedlig', yearly: 'årlig', once: 'engangs\\p{L}*', free: 'gratis' },
    ...{
      custom: 'på forespørsel|pris på forespørsel|be om tilbud|få tilbud|etter avtale',
      save: 'spar|du sparer',
    },
    ...{
      was: 'istedenfor|i stedet for|før|ordinær pris',
      from: 'fra',
      setup: 'etablering\\p{L}*|oppstart\\p{L}*',
      user: 'bruker',
    },
  },
  fi: {
    ...{
      per: 'per',
      day: 'päivä|pv\\.?|päivässä',
      week: 'viikko|vk\\.?|viikossa',
      month: 'kuukausi|kk|kuussa|kuukaudessa',
    },
    ...{
      year: 'vuosi|vuodessa',
      monthly: 'kuukausittain',
      yearly: 'vuosittain',
      once: 'kertamaksu|kertaluonteinen',
    },
    ...{
      free: 'ilmainen|ilmaiseksi|maksuton',
      custom: 'pyydä tarjous|tarjouksen mukaan|ota yhteyttä|räätälöity hinta',
    },
    ...{
      save: 'säästä|säästät',
      was: 'ennen|norm\\.',
      from: 'alkaen',
      setup: 'aloitusmaksu|avausmaksu|käyttöönotto\\p{L}*',
      user: 'käyttäjä',
    },
  },
  pl: {
    ...{
      per: 'za|na|w',
      day: 'dzień',
      week: 'tydzień|tydz\\.?',
      month: 'miesiąc|mies\\.?',
    },
    ...{
      year: 'rok',
      monthly: 'miesięcznie|miesięczn[aey]',
      yearly: 'rocznie|roczn[aey]',
      once: 'jednorazow\\p{L}*',
    },
    ...{
      free: 'za darmo|darmowy|bezpłatn\\p{L}*|bezpłatnie',
      custom:
        'wycena indywidualna|indywidualn(?:ie|a|y)(?: wycena)?|na zapytanie|do ustalenia|cena ustalana indywidualnie',
    },
    ...{
      save: 'oszczędzasz|oszczędź|oszczędność',
      was: 'zamiast|wcześniej|było',
      from: 'od',
      setup: 'wdrożenie|opłata (?:startowa|aktywacyjna|wdrożeniowa)|aktywacja',
    },
    ...{ user: 'użytkownik\\p{L}*' },
  },
  cs: {
    ...{
      per: 'za|na',
      day: 'den',
      week: 'týden|týd\\.?',
      month: 'měsíc|měs\\.?',
      year: 'rok',
    },
    ...{
      monthly: 'měsíčně|měsíční',
      yearly: 'ročně|roční',
      once: 'jednorázov\\p{L}*',
      free: 'zdarma|bezplatně|bezplatn\\p{L}*',
    },
    ...{
      custom: 'na dotaz|cena na dotaz|individuální(?: cena)?|dle dohody|na míru',
      save: 'ušetříte|ušetřete|úspora',
    },
    ...{
      was: 'místo|původně',
      from: 'od|již od',
      setup: 'zřízení|aktivace|instalace|zavedení',
      user: 'uživatel\\p{L}*',
    },
  },
  sk: {
    ...{
      per: 'za|na',
      day: 'deň',
      week: 'týždeň|týž\\.?',
      month: 'mesiac|mes\\.?',
      year: 'rok',
    },
    ...{
      monthly: 'mesačne|mesačn[ýáé]',
      yearly: 'ročne|ročn[ýáé]',
      once: 'jednorazov\\p{L}*',
      free: 'zadarmo|zdarma|bezplatne',
    },
    ...{
      custom: 'na dopyt|cena na dopyt|individuáln\\p{L}*(?: cena)?|podľa dohody|na mieru|dohodou',
      save: 'ušetríte|ušetrite|úspora',
    },
    ...{
      was: 'namiesto|pôvodne',
      from: 'od|už od',
      setup: 'zriadenie|aktivácia|inštalácia|zavedenie',
      user: 'používateľ\\p{L}*',
    },
  },
  hu: {
    ...{
      per: 'per',
      day: 'nap',
      week: 'hét',
      month: 'hó|hónap',
      year: 'év',
    },
    ...{
      monthly: 'havonta|havi',
      yearly: 'évente|éves',
      once: 'egyszeri',
      free: 'ingyenes|ingyen|díjmentes',
    },
    ...{
      custom: 'egyedi ár(?:azás|ajánlat)?|ajánlatkérés|kérjen ajánlatot|megegyezés szerint',
      save: 'spóroljon|megtakarítás|takarítson meg',
    },
    ...{
      was: 'helyett|korábban',
      from: 'már',
      setup: 'beüzemelés\\p{L}*|telepítés\\p{L}*|egyszeri díj',
      user: 'felhasználó',
    },
  },
  ro: {
    ...{ per: 'pe', day: 'zi', week: 'săptămână|săpt\\.?', month: 'lună|luna', year: 'an' },
    ...{ monthly: 'lunar', yearly: 'anual', once: 'plată unică|o singură dată', free: 'gratuit|gratis' },
    ...{
      custom: 'la cerere|preț la cerere|personalizat|ofertă personalizată|cere ofertă',
      save: 'economisești|economisiți|economie',
    },
    ...{
      was: 'în loc de|înainte',
      from: 'de la|începând de la',
      setup: 'taxă de (?:activare|instalare|configurare)|activare|implementare',
      user: 'utilizator',
    },
  },
  tr: {
    ...{
      per: 'başına',
      day: 'gün',
      week: 'hafta|hf\\.',
      month: 'ay',
      year: 'yıl',
    },
    ...{
      monthly: 'aylık|ayda',
      yearly: 'yıllık|yılda',
      once: 'tek seferlik|bir defalık|tek sefer',
      free: 'ücretsiz|bedava',
    },
    ...{
      custom:
        'teklif (?:al|alın|iste|isteyin)|özel (?:fiyat|teklif|fiyatlandırma)|fiyat için (?:arayın|ulaşın|iletişime geçin)|bize ulaşın|iletişime geçin',
    },
    ...{
      save: 'tasarruf|kazanç|indirim',
      was: 'yerine|eski fiyat',
      from: 'başlayan|den başlayan',
      setup: 'kurulum(?: ücreti| bedeli)?|aktivasyon',
      user: 'kullanıcı',
    },
  },
  ru: {
    ...{
      per: 'в|за|на',
      day: 'день|дн\\.|сутки',
      week: 'неделю|неделя|нед\\.',
      month: 'месяц|мес\\.?',
      year: 'год',
    },
    ...{
      monthly: 'ежемесячно|помесячно',
      yearly: 'ежегодно',
      once: 'разов\\p{L}*|единоразов\\p{L}*|навсегда',
      free: 'бесплатно|бесплатн\\p{L}*',
    },
    ...{
      custom:
        'по запросу|цена по запросу|индивидуальн\\p{L}*(?: цена| расч[её]т| условия)?|договорная|по договор[её]нности',
    },
    ...{
      save: 'экономия|сэкономьте|экономите|скидка|выгода',
      was: 'вместо|раньше|было',
      from: 'от',
      setup: 'подключение|установка|внедрение|настройка',
    },
    ...{ user: 'пользовател\\p{L}*|сотрудник\\p{L}*' },
  },
  uk: {
    ...{ per: 'на|за|в|у', day: 'день|дн\\.', week: 'тиждень|тиж\\.', month: 'місяць|міс\\.?', year: 'рік' },
    ...{
      monthly: 'щомісяця|помісячно',
      yearly: 'щороку|щорічно',
      once: 'разов\\p{L}*|одноразов\\p{L}*|назавжди',
      free: 'безкоштовно|безкоштовн\\p{L}*',
    },
    ...{
      custom: 'за запитом|ціна за запитом|індивідуальн\\p{L}*(?: ціна)?|договірна|за домовленістю',
      save: 'економія|заощадьте|знижка',
    },
    ...{
      was: 'замість|раніше|було',
      from: 'від',
      setup: 'підключення|встановлення|впровадження|налаштування',
      user: 'користувач\\p{L}*',
    },
  },
  el: {
    ...{
      per: 'ανά|το|τον',
      day: 'ημέρα',
      week: 'εβδομάδα|εβδ\\.',
      month: 'μήνας|μήνα|μήν\\.',
      year: 'έτος|χρόνο|έτ\\.',
    },
    ...{ monthly: 'μηνιαίως|μηνιαία', yearly: 'ετησίως|ετήσια', once: 'εφάπαξ', free: 'δωρεάν' },
    ...{
      custom: 'κατόπιν (?:αιτήματος|συνεννόησης)|ζητήστε προσφορά|επικοινωνήστε(?: μαζί μας)?',
      save: 'κερδίζετε|εξοικονομήστε|έκπτωση',
    },
    ...{ was: 'αντί|από(?= €)', from: 'από', setup: 'εγκατάσταση|ενεργοποίηση', user: 'χρήστη|χρήστης' },
  },
  id: {
    ...{ per: 'per|setiap', day: 'hari|hr', week: 'minggu|mgg', month: 'bulan|bln', year: 'tahun|thn' },
    ...{ monthly: 'bulanan', yearly: 'tahunan', once: 'sekali bayar|pembayaran sekali', free: 'gratis' },
    ...{
      custom: 'hubungi kami|hubungi (?:sales|penjualan)|harga khusus|sesuai permintaan',
      save: 'hemat',
      was: 'sebelumnya|dari harga',
    },
    ...{ from: 'mulai(?: dari)?', setup: 'biaya (?:pemasangan|aktivasi|setup)|instalasi', user: 'pengguna' },
  },
  vi: {
    ...{
      per: 'mỗi',
      day: 'ngày',
      week: 'tuần',
      month: 'tháng',
      year: 'năm',
      monthly: 'hàng tháng',
      yearly: 'hàng năm',
    },
    ...{
      once: 'một lần|trả một lần|trọn đời',
      free: 'miễn phí',
      custom: 'liên hệ|liên hệ báo giá|báo giá',
      save: 'tiết kiệm|giảm',
    },
    ...{
      was: 'thay vì|giá gốc',
      from: 'từ|chỉ từ',
      setup: 'phí (?:cài đặt|khởi tạo|kích hoạt)',
      user: 'người dùng',
    },
  },
  ja: {
    ...{ per: '毎', day: '日', week: '週間?', month: 'か月|ヶ月|カ月|月', year: '年' },
    ...{ monthly: '月額|毎月', yearly: '年額|毎年', once: '買い切り|一回払い', free: '無料|0円' },
    ...{
      custom:
        '要見積もり|お見積もり|応相談|個別見積(?:もり)?|カスタム|ご相談ください|お問い合わせ(?:ください)?',
      save: '割引',
    },
    ...{ was: '通常価格|定価', from: '最低', setup: '初期費用|導入費用', user: 'ユーザー' },
  },
  zh: {
    ...{
      per: '每',
      day: '天',
      week: '周',
      month: '个月|月',
      year: '年',
      monthly: '每月|按月',
      yearly: '每年|按年',
    },
    ...{
      once: '一次性|永久|买断',
      free: '免费|免費',
      custom: '定制价格|定制|自定义|价格面议|联系销售|联系我们|询价|聯繫我們',
    },
    ...{ save: '节省|立省|優惠', was: '原价|原價', from: '最低', setup: '初装费|开通费', user: '用户' },
  },
  ko: {
    ...{
      per: '매',
      day: '일',
      week: '주',
      month: '개월|월',
      year: '년',
      monthly: '매월|월간',
      yearly: '매년|연간',
    },
    ...{
      once: '일회성|평생|영구',
      free: '무료|영구 무료',
      custom: '문의|문의하기|별도 문의|가격 문의|맞춤(?:형)?(?: 견적)?|영업팀(?:에)? 문의',
    },
    ...{ save: '절약|할인', was: '정가', from: '최저', setup: '초기 비용|설치비', user: '사용자' },
  },
};

type WordKind = keyof PriceWords;

/** All languages' words of a kind as alternatives, the longest first, so that none hides a longer one. */
export function wordsOf(kind: WordKind): string {
  const all = new Set(Object.values(PRICE_WORDS).flatMap((words) => parts(words[kind])));
  return [...all].sort((a, b) => b.length - a.length).join('|');
}

/** The alternatives of a source; strokes within brackets part none. */
function parts(source: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < source.length; at += 1) {
    const char = source[at];
    if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    else if (char === '|' && depth === 0) {
      found.push(source.slice(from, at));
      from = at + 1;
    }
  }
  return [...found, source.slice(from)];
}
