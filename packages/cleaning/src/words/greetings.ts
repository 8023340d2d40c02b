import { Phrases } from './phrases.ts';

/** What a greeting begins with; names and the like may follow. */
export const greetingOpeners = new Phrases(
  "hi|hello|hey|hiya|howdy|dear|good morning|good afternoon|good evening|good day|greetings|to whom it may concern|g'day|morning|afternoon|evening|hi there|hello there|hey there|dear sir or madam|dear sir/madam|dear sirs|dear all|hi all|hello everyone|hi everyone|hi folks|hey folks|hey guys|hi guys",
  'hallo|guten tag|guten morgen|guten abend|sehr geehrte|sehr geehrter|sehr geehrtes|sehr geehrte damen und herren|liebe|lieber|liebes|moin|moin moin|servus|grüezi|grüß gott|grüss gott|grüß dich|werte|werter|hallo zusammen|hi zusammen|hallihallo|tach|mahlzeit|einen schönen guten tag|schönen guten tag|s.g.|sg damen und herren|guten tag zusammen|an die|an den kundenservice|hey zusammen',
  'bonjour|bonsoir|salut|coucou|cher|chère|chers|chères|madame|monsieur|messieurs|mesdames|madame monsieur|bonjour à tous|bjr|re bonjour|rebonjour|à qui de droit|a qui de droit|bonjour madame|bonjour monsieur',
  'hola|buenos días|buenos dias|buenas tardes|buenas noches|buenas|muy buenas|buen día|buen dia|estimado|estimada|estimados|estimadas|estimado/a|querido|querida|queridos|apreciado|apreciada|apreciados|distinguido|distinguidos|hola a todos|a quien corresponda|a quien pueda interesar|saludos cordiales a todos|señores|muy señores míos|muy señor mío',
  'ciao|salve|buongiorno|buon giorno|buonasera|buona sera|buon pomeriggio|gentile|gentili|gent.mo|gent.mi|gent.ma|gent.le|spettabile|spett.le|egregio|egregi|egr.|cara|caro|cari|care|buondì|a chi di competenza|alla cortese attenzione|gentilissimi|gentilissimo|gentilissima|ciao a tutti',
  'olá|ola|oi|bom dia|boa tarde|boa noite|prezado|prezada|prezados|prezadas|prezado(a)|prezados senhores|caro|cara|caros|exmo|exma|exmos|exmo.|exmos.|exma.|ex.mos|estimados|oi pessoal|olá pessoal|olá a todos|querido|queridos|a quem possa interessar|opa|alô',
  'hoi|hallo|beste|geachte|geachte heer/mevrouw|geachte heer of mevrouw|goedemorgen|goedemiddag|goedenavond|goedendag|goede morgen|goede middag|goede avond|goeiedag|dag|lieve|l.s.|ls|hallo allemaal|beste allemaal|hey|heej|hoi allemaal|waarde',
  'cześć|czesc|witam|witajcie|dzień dobry|dzien dobry|dobry wieczór|szanowni państwo|szanowni panstwo|szanowny panie|szanowna pani|szanowny|szanowna|szanowni|drogi|droga|drodzy|hej|siema|dobry|witam serdecznie|drogi zespole',
  'hej|hejsan|hallå|hallå där|tjena|tja|god morgon|god dag|goddag|god kväll|god eftermiddag|bästa|käre|kära|hej på er|hej allihopa|till den det berör|tjenare|hejhej|hej hej|god förmiddag',
  'hej|goddag|godmorgen|god morgen|godaften|god aften|kære|hejsa|davs|god eftermiddag|til rette vedkommende|hallo|hi alle|kære alle',
  'hei|heisann|hei dere|hallo|god dag|god morgen|god kveld|god ettermiddag|kjære|hei alle|hei der|morn|til den det måtte angå|hei på dere|halla',
  'hei|moi|moikka|terve|tervehdys|hyvää päivää|hyvää huomenta|hyvää iltaa|huomenta|päivää|iltaa|arvoisa|hyvä|hyvät|heippa|moro|parahin|moi kaikki|hei kaikki',
  'ahoj|dobrý den|dobrý večer|dobré ráno|dobré odpoledne|dobré dopoledne|vážení|vážený|vážená|vážený pane|vážená paní|milý|milá|milí|čau|zdravím|hezký den|krásný den|vážení přátelé|dobry den|dobrý deň|ahojte|vážený tím',
  'merhaba|merhabalar|selam|selamlar|selamün aleyküm|sayın|sevgili|değerli|iyi günler|iyi akşamlar|iyi sabahlar|günaydın|tünaydın|iyi çalışmalar|merhaba arkadaşlar|kolay gelsin|sn.|ilgili makama|sayın yetkili|sayın ilgili|herkese merhaba',
  'здравствуйте|здраствуйте|добрый день|доброе утро|добрый вечер|доброго дня|доброго времени суток|доброй ночи|привет|приветствую|всем привет|уважаемый|уважаемая|уважаемые|дорогой|дорогая|дорогие|господа|день добрый|здравия|приветик',
  'вітаю|добрий день|доброго дня|добрий ранок|доброго ранку|добрий вечір|привіт|шановний|шановна|шановні|вітання|доброго вечора|дорогі|вельмишановні|всім привіт|здрастуйте|добридень',
  'مرحبا|مرحبًا|مرحباً|أهلا|أهلاً|اهلا|أهلا وسهلا|أهلاً وسهلاً|السلام عليكم|سلام عليكم|السلام عليكم ورحمة الله|السلام عليكم ورحمة الله وبركاته|صباح الخير|مساء الخير|السادة|السادة الأفاضل|عزيزي|عزيزتي|أعزائي|تحية طيبة|تحية طيبة وبعد|حضرة|إلى من يهمه الأمر|السيد|السيدة|الأخوة|الإخوة|الاخوة|فريق|سلام|هلا|أخي|الفاضل|الأستاذ|تحياتي لكم',
  'szia|sziasztok|jó napot|jó napot kívánok|üdvözlöm|üdv|tisztelt|kedves|jó reggelt|jó estét|helló',
  'bună|bună ziua|buna ziua|bună dimineața|bună seara|salut|stimate|stimată|stimați|dragă|dragi|salutare',
  'γεια σας|γεια|καλημέρα|καλησπέρα|καλημέρα σας|αγαπητέ|αγαπητοί|αγαπητή|αξιότιμε|αξιότιμοι|χαίρετε',
  'שלום|היי|בוקר טוב|ערב טוב|צהריים טובים|לכבוד|שלום רב|יקרים|הי',
  'สวัสดี|สวัสดีครับ|สวัสดีค่ะ|เรียน|xin chào|chào|kính gửi|kính chào|chào bạn|chào shop|halo|selamat pagi|selamat siang|selamat sore|selamat malam|yth|kepada yth|dengan hormat|assalamualaikum|नमस्ते|नमस्कार|प्रिय',
);

/** Words that may follow a greeting without being names. */
export const addressees = new Set(
  wordsOf(
    "there all everyone everybody team support folks guys friends people sir madam sirs sir/madam ma'am or and & the customer service desk help care again both ladies gentlemen to you your colleagues crew staff mr mrs ms dr mister prof helpdesk at from of in zusammen damen und herren herr frau kundenservice kundendienst serviceteam support-team liebes euch alle leute wieder nochmal an das die der dem den firma à a tous toutes l'équipe équipe le la les service client madame monsieur mesdames messieurs et du de des votre todos todas equipo el los las servicio al cliente señor señora señores señoras sr sra y e atención soporte tutti team a voi signor signora signore sig sig.ra servizio clienti assistenza gentile ditta società pessoal equipe equipa time suporte senhores senhor senhora senhoras sr(a) atendimento do da dos das vocês allemaal iedereen heer mevrouw mijnheer dames heren klantenservice of medewerker medewerkers mensen państwo panie pani pan panowie zespole zespół drogi obsługo klienta wszystkim ni er alla kundtjänst kundservice supporten supportteam gänget vänner alle der dere jer teamet kundeservice folkens kaikki asiakaspalvelu tiimi väki tým podporo pane paní přátelé všichni všem podpora zákaznická destek ekibi ekip bey hanım müşteri hizmetleri yetkili ilgili arkadaşlar herkese değerli yetkililer команда поддержка поддержки служба коллеги друзья все всем господа уважаемые команді підтримки колеги друзі панове пані пане всім شركة فريق الدعم العملاء خدمة المحترم المحترمين المحترمة السادة الكرام الأعزاء الأفاضل ورحمة الله وبركاته عليكم وسهلا بكم بك سيدي سيدتي وبعد طيبة الفني السيد السيدة",
  ),
);

function wordsOf(words: string): string[] {
  return words.split(' ');
}

/** Sentences of politeness that stand between a greeting and the matter. */
export const pleasantries = new Phrases(
  "i hope you are well|hope you are well|hope you're well|i hope you're well|hope you are doing well|i hope you are doing well|i hope this email finds you well|i hope this finds you well|hope this email finds you well|i hope this message finds you well|hope all is well|i hope all is well|how are you|how are you doing|hope you had a great weekend|hope you had a nice weekend",
  "ich hoffe, es geht ihnen gut|ich hoffe es geht ihnen gut|ich hoffe, ihnen geht es gut|j'espère que vous allez bien|comment allez-vous|espero que se encuentre bien|espero que estén bien|espero que todo bien|espero que esteja tudo bem|espero que estejam bem|tudo bem|spero che stiate bene|spero che vada tutto bene|hopelijk gaat alles goed|ik hoop dat alles goed gaat|mam nadzieję, że wszystko dobrze|hoppas allt är bra|hoppas att allt är bra|håber i har det godt|håper alt er bra|umarım iyisinizdir|nasılsınız|надеюсь, у вас всё хорошо|надеюсь, у вас все хорошо|как дела",
);

/** Openings of Japanese, Chinese and Korean letters: whole lines, in which only who writes or is written to is named. */
export const eastAsianGreeting =
  /^(?:[^。！？，、,.!?]{0,20}(?:様|さま|御中|殿|ご担当者様|担当者様|各位|님께|고객님|담당자님|선생님|귀하|님)|(?:(?:尊敬的|亲爱的|敬爱的|親愛的)[^。！？，]{0,16}|(?:[^。！？，\s]{0,8}(?:客服|团队|團隊|先生|女士|老师|经理|部门|中心))?(?:您们|你们|您|你)好(?:[呀啊]|[，,\s]?[^。！？，\s]{0,6}(?:客服|团队|團隊|先生|女士|老师))?|早上好|下午好|晚上好|上午好|中午好|大家好|各位好|嗨|哈喽|[^。！？，、,\s]{1,8}[,，]\s?[您你]好|[^。！？，、,\s]{0,6}(?:技术支持|客服|售后(?:服务)?|客户服务)|敬启者|敬啟者|致[^。！？，]{1,16}|[^。！？，\s]{1,10}(?:先生|女士|客服团队|客服部|团队|團隊))|(?:いつも)?(?:大変)?お世話になっ(?:ております|ています|てます)|お世話になります|おはようございます|こんにちは|こんばんは|はじめまして|初めまして|初めてご連絡(?:いたし|し)ます|初めてメール(?:いたし|し)ます|拝啓|前略|突然のご連絡失礼(?:いた)?します|(?:[^.!?,]{0,16}님,? )?(?:안녕하세요|안녕하십니까|안녕하셔요|안녕하신지요|수고하십니다|수고 많으십니다|수고가 많으십니다)(?: [^.!?]{0,12}(?:님|팀|센터|담당자))?)$/u;

/** Who writes, after such an opening. */
export const eastAsianSelf =
  /^(?:我是|本人|这里是)?[^。！？，、,.!?]{1,24}(?:です|と申します|でございます|입니다|이라고 합니다|라고 합니다)$|^我(?:是|叫)[^。！？，]{1,10}$/u;
