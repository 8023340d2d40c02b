/** What an invitation of a calendar carries, one expression for each thing that it names. */
const signs: readonly RegExp[] = [
  /^(?:when|wann|quand|cuándo|quando|wanneer|kiedy|när|hvornår|når|milloin|kdy|ne zaman|zaman|когда|коли|时间|時間|日時|日程|일시|시간|언제|متى|الوقت|الموعد|time|uhrzeit|zeit|termin|heure|hora|ora|tijd|czas|tid|aika|čas|tarih|дата и время|время|час)\s?[:：]/im,
  /^(?:where|wo|où|dónde|dove|onde|waar|gdzie|var|hvor|missä|kde|nerede|где|де|地点|地點|場所|장소|위치|أين|المكان|location|ort|lieu|lugar|luogo|local|locatie|miejsce|plats|sted|paikka|místo|yer|место|місце)\s?[:：]/im,
  /^(?:organi[sz](?:er|ator|ator\p{L}{0,8})|veranstalter|organisateur|organizador|organizzatore|organizator|arrangör|arrangør|järjestäjä|pořadatel|düzenleyen|организатор|організатор|组织者|組織者|主办|主催者?|開催者|주최자?|المنظم|host|gastgeber|hôte)\s?[:：]/imu,
  /^(?:guests?|attendees|participants?|gäste|teilnehmer|invités|invitados|participantes|asistentes|invitati|partecipanti|convidados|gasten|deelnemers|goście|uczestnicy|gäster|deltagare|gæster|deltagere|osallistujat|hosté|účastníci|katılımcılar|davetliler|гости|участники|учасники|参会人|参加者|与会者|참석자|الضيوف|الحضور|المشاركون)\s?[:：]/im,
  /join (?:zoom|(?:microsoft )?teams|(?:the|your|with) |google meet|webex)|(?:an (?:der )?besprechung|dem meeting|am meeting) teilnehmen|(?:beitreten|teilnehmen)\s?[:：]|rejoindre la|participer à la réunion|unirse a la|únete a la|partecipa alla riunione|entrar na (?:reunião|chamada)|ingressar na|deelnemen aan|neem deel aan|dołącz do|anslut till|delta i (?:mødet|møtet|mötet)|liity kokoukseen|připojit se|toplantıya katıl|(?:присоединиться|подключиться) к|加入(?:会议|會議)|会議に参加|参加(?:する)?[:：]|회의 ?(?:에 )?참(?:가|여)|الانضمام إلى/i,
  /(?:meeting|besprechungs|réunion|reunión|riunione|reunião|vergader|spotkani|mötes|møde|møte|kokouksen|schůzky|toplantı|конференции|встречи|会议|會議|ミーティング|会議|회의|الاجتماع)[\s-]{0,2}(?:id|号|kimliği|nummer|number|link|url|코드|معرف|идентификатор)\b|^(?:id|id de|id do|id da|идентификатор) ?(?:de la |di |della )?(?:meeting|réunion|reunión|riunione|reunião|vergadering|spotkania|конференции|встречи)|passcode|kenncode|(?:calendar|kalender|calendrier|calendario|calendário|agenda|kalendarz|календар|カレンダー|日历|日曆|캘린더|تقويم)|\.ics\b|(?:teams|zoom|meet\.google|webex)\.[\w.]{2,40}\/|google meet|microsoft teams/im,
  /(?:yes|ja|oui|sí|si|sim|tak|evet|да|是|はい|예|نعم|accept|annehmen|zusagen|accepter|aceptar|accetta|aceitar|accepteren|akceptuj|acceptera|kabul|принять|接受|承諾|수락|قبول)\s?[-–—|/·,]\s?(?:maybe|vielleicht|peut-être|quizás?|tal vez|forse|talvez|misschien|może|kanske|måske|kanskje|ehkä|možná|belki|может быть|возможно|也许|可能|未定|たぶん|미정|아마도|ربما|tentative|mit vorbehalt|provisoire|provisional|tentativo|provisório|voorlopig|wstępnie)\s?[-–—|/·,]/iu,
  /(?:invit(?:ation|ed you|é|ado|ato|ada|ata|o a|es)|einladung|eingeladen|invitación|invito|convite|convidad|uitnodiging|uitgenodigd|zaproszeni|zaproszon|inbjudan|inbjuden|invitation|indbydelse|kutsu|pozvánk|pozván|davet|приглаш|запрош|邀请|邀請|招待|招请|ご招待|초대|دعوة|دُعيت|تمت دعوتك)/iu,
  /(?:receiv\p{L}{0,8}|erhalten|recevez|recib\p{L}{1,8}|ricev\p{L}{1,8}|receb\p{L}{1,8}|ontvang\p{L}{0,8}|otrzym\p{L}{1,8}|får|saat|dostáv\p{L}{1,8}|alıyorsun\p{L}{0,8}|получ\p{L}{1,8}|收到|受け取|받(?:고|은)|تلقي\p{L}{0,8})[^.\n]{0,60}(?:attend\p{L}{0,8}|event|guest|teilnehm\p{L}{0,8}|termin|particip\p{L}{0,8}|evento|invitat\p{L}{0,8}|deelnem\p{L}{0,8}|gast|uczestnik\p{L}{0,8}|deltag\p{L}{0,8}|osallistuj\p{L}{0,8}|účastn\p{L}{0,8}|katılımcı\p{L}{0,8}|участник\p{L}{0,8}|参加|参与|참석|حضور)/iu,
];
const dated =
  /\p{Nd}{1,2}[:.時시点][ ]?\p{Nd}{2}|(?:19|20)\p{Nd}{2}|\p{Nd}{1,2}\s?[h時시点]|https?:\/\/|\p{Nd}{3} \p{Nd}{3}/u;
const leastSigns = 3;
const mostChars = 2500;

/** Whether a text is a calendar's invitation: three different things that such a notice names, and a time or a link. */
export const isInvitation = (text: string): boolean =>
  text.length <= mostChars &&
  dated.test(text) &&
  signs.filter((sign) => sign.test(text)).length >= leastSigns;
