import { speaksAsOne } from './first-person.ts';

/** That nobody answered: what a program says before it closes a matter by itself. */
const unanswered =
  /(?:have ?n[o']t|haven['’]t|not|no longer) (?:heard|received|had)|no (?:reply|response|answer|activity|further)|(?:since|as) (?:we|you) (?:have|did)(?: not|n['’]t)|without (?:a )?(?:reply|response)|inactiv|keine (?:antwort|rückmeldung|reaktion|nachricht|weitere)|nicht(?:s)? (?:mehr )?(?:von ihnen|von dir|geantwortet|gehört)|inaktiv|sans (?:retour|réponse|nouvelle)|pas (?:eu|reçu) de (?:retour|réponse|nouvelle)|inactivité|(?:no|sin) (?:hemos )?(?:recibid|ten|hab)[^.]{0,24}(?:respuesta|noticia|contestación)|sin (?:respuesta|noticias|actividad)|inactividad|non (?:abbiamo )?(?:ricevuto|avendo ricevuto)|senza (?:risposta|riscontro)|nessun(?:a)? (?:risposta|riscontro)|inattività|não (?:recebemos|obtivemos|tivemos)|sem (?:resposta|retorno)|inatividade|geen (?:reactie|antwoord|bericht)|(?:niets|niet)[^.]{0,24}gehoord|inactiviteit|(?:brak|bez|nie (?:otrzymaliśmy|mamy)) [^.]{0,16}odpowiedzi|inte (?:hört|fått)[^.]{0,20}|inget svar|ikke (?:hørt|modtaget|mottatt)[^.]{0,20}|intet svar|emme ole (?:saaneet|kuulleet)|(?:neobdrželi|nedostali|bez) [^.]{0,20}(?:odpov|reakc)|(?:yanıt|cevap|dönüş)[^.]{0,16}(?:almadı|alamadı|gelmedi|yapılmadı)|не (?:получили|получено|поступало|поступил|дождались)[^.]{0,24}(?:ответ|отклик)|без ответа|нет ответа|не отримали[^.]{0,16}відповід|(?:未|没有|沒有)(?:收到|得到)[^。]{0,12}(?:回复|回覆|答复|反馈|回應)|(?:ご返信|ご返答|お返事|ご連絡)[^。]{0,12}(?:ない|いただけ|なかった|ございません)|(?:답변|회신|응답)[^.]{0,12}(?:없|받지 못)|(?:لم (?:نتلق|نستلم|يصلنا)|دون رد|عدم (?:الرد|وجود رد))/iu;
/** What is closed. */
const matter =
  /ticket|request|(?<!\p{L})case|conversation|chat|issue|inquiry|enquiry|anfrage|vorgang|(?<!\p{L})fall(?!\p{L})|anliegen|gespräch|demande|dossier|solicitud|caso|consulta|conversación|richiesta|segnalazione|solicitação|chamado|pedido|atendimento|conversa|aanvraag|verzoek|melding|gesprek|zgłoszeni|sprawę|ärende|förfrågan|(?<!\p{L})sag(?:en)?(?!\p{L})|(?<!\p{L})sak(?:en)?(?!\p{L})|henvendelse|pyyntö|tiketti|tapaus|požadav|tiket|talebiniz|kaydınız|обращени|заявк|запрос|тикет|диалог|звернення|запит|工单|请求|问题|咨询|会话|對話|お問い合わせ|リクエスト|チケット|本件|문의|요청|티켓|상담|الطلب|طلبك|التذكرة|تذكرتك/iu;
/** That it is, or will be. */
const closes =
  /clos(?:e|ed|ing)|solved|resolved|archiv(?:e|ed|ing)|schließ|geschlossen|gelöst|erledigt|clôtur|résolu|ferm(?:er|é|ons|ée)|cerr(?:ar|ad|amos|aremos)|cierra|resuelt|chius|chiud|risolt|encerr|fech(?:ad|ar|amos|aremos)|resolvid|finalizad|sluiten|gesloten|opgelost|afgesloten|zamkn|zamyk|rozwiązan|zakończ|stäng|löst|avsluta|lukke|løst|afslutte|avslutte|suljet|sulje|ratkais|uzav|vyřeš|kapat|çözül|закры|решен|решён|вирішен|закри|关闭|關閉|已解决|结束|クローズ|終了|解決|完了|종료|해결|종결|إغلاق|محلول|مغلق|سنغلق/iu;
/** That an answer opens it again. */
const reopens =
  /re-?open|repl(?:y|ying)|respond|antworten|antwort auf|wieder (?:öffnen|geöffnet)|rouvrir|répond|reabrir|respond|riaprir|rispond|heropen|(?:be)?antwoord|ponown|odpow|öppna|svara|svar|genopn|gjenåpn|avata|vasta|znovu|odpov|yeniden|yanıt|открыт|ответ|відпові|重新(?:打开|开启)|回复|再(?:開|度)|返信|다시|회신|إعادة فتح|الرد/iu;

/** Whether a message is a program's that closes a matter since nobody answered. */
export const isClosingNotice = (text: string): boolean =>
  unanswered.test(text) &&
  reopens.test(text) &&
  !speaksAsOne(text) &&
  text.split(/[.!?。！？]/u).some((sentence) => matter.test(sentence) && closes.test(sentence));
