/** What a helpdesk says above somebody's words, to the end of the line. */
export const commented =
  /(?:commented|replied|responded|wrote|added (?:a|an internal) (?:comment|reply|note)|posted (?:a|an) (?:comment|update|reply)|updated (?:this|the|your) (?:request|ticket)|kommentierte|antwortete|schrieb|hat (?:einen kommentar (?:hinzugefügt|abgegeben|geschrieben)|kommentiert|geantwortet|geschrieben)|a (?:ajouté un commentaire|commenté|répondu|écrit)|(?:comentó|respondió|escribió|ha (?:comentado|respondido|añadido un comentario)|añadió un comentario|agregó un comentario)|ha (?:commentato|risposto|scritto|aggiunto un commento)|(?:comentou|respondeu|escreveu|adicionou um comentário)|heeft (?:gereageerd|geantwoord|geschreven|een (?:opmerking|reactie) (?:toegevoegd|geplaatst))|(?:skomentował|odpowiedział|napisał|dodał)(?:a|\(a\))?(?: komentarz)?|(?:kommenterade|svarade|skrev|lade till en kommentar|har (?:kommenterat|svarat|lagt till en kommentar))|(?:kommenterede|kommenterte|svarede|svarte|tilføjede en kommentar|la til en kommentar)|(?:kommentoi|vastasi|kirjoitti|lisäsi kommentin)|(?:přidal|okomentoval|odpověděl|napsal)(?:a|\(a\))?(?: komentář)?|(?:yorum (?:yaptı|ekledi|yazdı)|yanıtladı|cevapladı|yazdı)|(?:прокомментировал|ответил|написал|добавил)(?:а|\(а\))?(?: комментарий)?|(?:прокоментува|відпові|написа|дода)(?:в|ла)(?: коментар)?|(?:添加|发表|發表|新增|增加)了?(?:一条|一則)?(?:评论|評論|备注|留言|回复)|(?:评论|評論|回复|回覆)(?:了|道)?|(?:さん)?(?:が|の)(?:コメント(?:を追加)?(?:しました)?|返信(?:しました)?)|님이 (?:댓글|코멘트|의견|답변)[^:：]{0,16}|(?:علّ?ق|أضاف(?:ت)? (?:تعليقًا|تعليقا|تعليقاً)|كتب(?:ت)?|ردّ?(?:ت)?))(?: (?:on|am|le|el|il|em|op|dnia|den|в|at|um)[^:：]{2,40})?\s?[:：]?$/iu;

const seeRequest =
  /^(?:view|see|open|show|reply to|check) (?:this |the |your |my )?(?:request|ticket|issue|case|conversation|order)|^(?:anfrage|ticket|vorgang|fall) (?:anzeigen|ansehen|öffnen)|^(?:voir|afficher|consulter) (?:la |le |votre )?(?:demande|ticket)|^(?:ver|mostrar|abrir) (?:la |el |su |a |o |sua )?(?:solicitud|ticket|caso|solicitação|pedido|chamado)|^(?:visualizza|vedi|mostra|apri) (?:la |il )?(?:richiesta|ticket)|^(?:aanvraag|verzoek|ticket|melding) (?:bekijken|weergeven)|^bekijk (?:de |het |uw )?(?:aanvraag|verzoek|ticket)|^(?:wyświetl|zobacz|pokaż) (?:zgłoszenie|wniosek)|^(?:visa|se|öppna) (?:ärende|förfrågan|begäran)|^(?:vis|se) (?:sag|anmodning|forespørsel|henvendelse)|^(?:näytä|katso) (?:pyyntö|tiketti)|^(?:zobrazit) (?:požadavek|žádost)|^(?:talebi|isteği|talep) (?:görüntüle|göster)|^(?:просмотреть|посмотреть|открыть|показать) (?:запрос|заявку|обращение)|^(?:переглянути) (?:запит|заявку)|^(?:查看|打开)(?:请求|工单|請求)|^リクエスト(?:を|の)?(?:表示|確認)|^요청 (?:보기|확인)|^(?:عرض|مشاهدة) (?:الطلب|التذكرة)/iu;
const stopTelling =
  /(?:^|[·|•–—/] ?)(?:(?:turn off|unsubscribe|stop|disable|mute)[^.]{0,30}(?:notification|e-?mail|update)|benachrichtigungen[^.]{0,40}(?:deaktivieren|abbestellen|ausschalten)|désactiver[^.]{0,30}notification|(?:desactivar|desativar)[^.]{0,30}(?:notificacion|notificaç)|disattiva[^.]{0,20}notific|meldingen[^.]{0,30}uit(?:schakelen|zetten)|wyłącz[^.]{0,20}powiadomi|(?:stäng av|slå fra|slå av|deaktiver)[^.]{0,20}(?:aviseringar|notifi|varsl)|poista ilmoitukset|vypnout oznámení|bildirimleri[^.]{0,20}(?:kapat|devre dışı)|отключить[^.]{0,20}уведомлени|вимкнути сповіщення|(?:关闭|取消|關閉)[^。]{0,16}通知|通知を(?:オフ|停止|無効)|알림[^.]{0,12}(?:끄기|해제)|(?:إيقاف|إلغاء)[^.]{0,20}الإشعارات)/iu;
const shared =
  /^(?:this (?:is|request is) )?(?:shared with|geteilt mit|partagée? avec|compartid[oa] con|condivis[oa] con|compartilhad[oa] com|partilhad[oa] com|gedeeld met|udostępnion[oe]|delat med|delt med|jaettu|sdíleno s|paylaşıldı|доступно для|已共享给|共有先|공유 대상)(?![\p{L}])[^.?!]{0,60}[.]?$/iu;
/** Apart, as one expression with two gaps it would try every pair of their lengths. */
const addComment =
  /(?:to add|um|pour|para|per|om|aby|för|for|чтобы|eklemek)[^.]{0,60}(?:comment|kommentar|commentaire|comentari|opmerking|komentarz|комментар|yorum)/iu;
const commentReply =
  /(?:comment|kommentar|commentaire|comentari|opmerking|komentarz|комментар|yorum)[^.]{0,60}(?:reply|antworten|répond|respond|rispond|beantwoord|odpowied|svara|svar|ответь|yanıtla)/iu;
const addMore =
  /(?:追加|补充|添加)[^。]{0,20}(?:评论|意见|コメント)[^。]{0,30}(?:回复|返信)|(?:返信|回复)[^。]{0,30}(?:コメント|评论)|(?:댓글|의견)[^.]{0,24}(?:회신|답장)/iu;
const updated =
  /^(?:your|the|this)?\s?(?:request|ticket|case)[^.]{0,24}(?:updated|commented|solved|closed|reopened)|^(?:ihre|die) (?:anfrage|ticket)[^.]{0,30}aktualisiert|^votre (?:demande|ticket)[^.]{0,30}(?:mise? à jour)|^(?:su|tu) (?:solicitud|ticket|caso)[^.]{0,30}actualizad|^(?:la (?:sua|tua) )?richiesta[^.]{0,30}aggiornat|^(?:sua|a sua) solicitação[^.]{0,30}atualizad|^(?:uw|je) (?:aanvraag|verzoek|ticket)[^.]{0,30}bijgewerkt|^(?:twoje )?zgłoszenie[^.]{0,30}zaktualizowan|^(?:ditt ärende|din förfrågan)[^.]{0,30}uppdaterat?s?|^(?:ваш )?запрос[^.]{0,30}обновл[её]н|^(?:talebiniz)[^.]{0,30}güncellen|^您的(?:请求|工单)[^。]{0,16}更新|リクエスト[^。]{0,20}更新されました|요청[^.]{0,16}업데이트/iu;
const sentOn =
  /^(?:sent on|gesendet am|envoyé le|enviado el|inviato il|enviado em|verzonden op|wysłano|skickat|sendt|отправлено|gönderildi)[\s:]{1,2}[^.!?]{0,12}\p{Nd}[^!?]{6,50}$/iu;

const status =
  /^(?:your|this|the) (?:support )?(?:request|ticket|case|issue|conversation)(?: \(?[#\w-]{2,24}\)?)?[^.?!]{0,20} (?:has been|was|is now|is) (?:(?:marked|set) (?:as|to) )?(?:solved|closed|resolved|updated|reopened|merged|assigned|on hold|pending|cancelled)|^(?:ihre|ihr) (?:anfrage|ticket|fall|vorgang)(?: \(?[#\w-]{2,24}\)?)? (?:wurde|ist)[^.?!]{0,24}(?:gelöst|geschlossen|aktualisiert|zugewiesen|abgeschlossen|bearbeitet)|^votre (?:demande|ticket)(?: \(?[#\w-]{2,24}\)?)? (?:a été|est)[^.?!]{0,24}(?:résolue?|clôturée?|fermée?|mise? à jour|clos)|^(?:su|tu) (?:solicitud|ticket|caso|consulta)(?: \(?[#\w-]{2,24}\)?)? (?:ha sido|se ha|fue|está)[^.?!]{0,24}(?:resuelt|cerrad|actualizad|asignad)|^(?:la (?:sua|tua) richiesta|il (?:suo|tuo) ticket)(?: \(?[#\w-]{2,24}\)?)? è stat[ao][^.?!]{0,24}(?:risolt|chius|aggiornat|assegnat)|^(?:a )?(?:sua|seu|o seu) (?:solicitação|chamado|ticket|pedido)(?: \(?[#\w-]{2,24}\)?)? foi[^.?!]{0,24}(?:resolvid|encerrad|fechad|atualizad|atribuíd)|^(?:uw|je|jouw) (?:aanvraag|ticket|verzoek|melding)(?: \(?[#\w-]{2,24}\)?)? (?:is|werd)[^.?!]{0,24}(?:opgelost|gesloten|bijgewerkt|afgehandeld)|^(?:twoje|państwa) zgłoszenie(?: \(?[#\w-]{2,24}\)?)? zostało[^.?!]{0,24}(?:rozwiązane|zamknięte|zaktualizowane|przypisane)|^(?:ditt|din) (?:ärende|förfrågan|sag|sak|henvendelse)(?: \(?[#\w-]{2,24}\)?)? (?:har|är|er|blev)[^.?!]{0,24}(?:löst|stängt|uppdaterats|avslutat|lukket|opdateret|løst|oppdatert)|^talebiniz(?: \(?[#\w-]{2,24}\)?)?[^.?!]{0,24}(?:çözül|kapat|güncellen|tamamlan)|^(?:ваш[ае]? )?(?:запрос|обращение|заявка|тикет)(?: [#№]?[\w-]{2,24})?[^.?!]{0,24}(?:решен|решён|закрыт|обновл|выполнен|назначен)|^您的(?:请求|工单|问题)[^。]{0,16}(?:已解决|已关闭|已更新|已完成)|^(?:お問い合わせ|リクエスト)[^。]{0,24}(?:解決済み|終了|クローズ|更新)|^(?:요청|문의)[^.]{0,20}(?:해결|종료|완료|업데이트)[^.]{0,6}(?:되었|됐)|^(?:تم) (?:حل|إغلاق|تحديث) (?:طلبك|طلبكم|تذكرتك)/iu;

/** What a helpdesk tells of a ticket, at the beginning of a line: `Your request (48213) has been solved`. */
export const isStatus = (line: string): boolean => status.test(line.slice(0, 160));

/** Whether a line is what a helpdesk adds to the mails that it sends. */
export const isNotificationFooter = (line: string): boolean =>
  line.length <= 240 &&
  (shared.test(line) ||
    seeRequest.test(line) ||
    (line.length <= 120 && stopTelling.test(line)) ||
    (addComment.test(line) && commentReply.test(line)) ||
    addMore.test(line) ||
    updated.test(line) ||
    sentOn.test(line));
