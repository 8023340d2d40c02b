/** What those say who take a call or a chat: thanks for calling, who they are, how they may help. */
const offer =
  /how (?:can|may) (?:i|we) (?:help|assist)|thank(?:s| you) for (?:calling|holding|chatting)|you(?:'re| are) (?:through to|speaking (?:to|with))|this call (?:may|is|will)|(?:what|was|womit|wie) (?:kann|können|darf) (?:ich|wir) [^.?]{0,30}(?:helfen|tun)|danke für (?:ihren|deinen) anruf|(?:que|comment) (?:puis-je|pouvons-nous|je peux)[^.?]{0,20}(?:aider|pour vous)|merci (?:d'avoir appelé|de votre appel)|en qué (?:puedo|podemos|le puedo|te puedo)[^.?]{0,12}ayudar|gracias por (?:llamar|su llamada)|come posso (?:aiutar|esser)|grazie per (?:aver chiamato|la chiamata)|(?:como|em que) (?:posso|podemos)[^.?]{0,12}(?:ajudar|ser útil)|obrigad[oa] por ligar|(?:waarmee|hoe) kan ik[^.?]{0,16}helpen|bedankt voor (?:het bellen|uw telefoontje)|w czym (?:mogę|możemy)[^.?]{0,12}pomóc|dziękuję za (?:telefon|połączenie)|(?:vad|hur|hvad|hva|hvordan) kan (?:jag|vi|jeg)[^.?]{0,16}(?:hjälpa|hjælpe|hjelpe)|miten voin (?:auttaa|olla)|(?:jak|s čím) (?:vám )?(?:mohu|můžu)[^.?]{0,12}pomoci|nasıl yardımcı|(?:чем|как) (?:я )?(?:могу|можем)[^.?]{0,16}помочь|чим (?:можу|можемо)[^.?]{0,16}допомогти|(?:有什么|有什麼|什么|什麼)[^。？?]{0,12}(?:帮|幫|协助|为您服务)|(?:很高兴)?为您服务|ご用件|いかがなさいましたか|どのような(?:ご用件|お問い合わせ)|무엇을 도와|어떻게 도와|كيف (?:يمكنني|أستطيع|يمكننا)[^.؟]{0,12}(?:مساعدت|خدمت)/iu;

const mostChars = 400;

/** Whether somebody begins as one who answers. */
export const offersHelp = (said: string): boolean => offer.test(said.slice(0, mostChars));

/** What a timeline of a CRM calls an entry: `Email received from Zoe Park`, `Logged call by Ben Tully`. */
const cameIn =
  /^(?:(?:e-?mail|message|reply|call|sms|chat) (?:received )?(?:from|received)|(?:received|incoming|inbound|customer) (?:e-?mail|message|reply|call|sms|comment)|eingehende|(?:e-?mail|nachricht) (?:erhalten )?von|e-?mail reçue?|message reçue?|correo recibido|mensaje recibido|e-?mail ricevut|messaggio ricevut|e-?mail recebid|mensagem recebid|inkomende|ontvangen|przychodząc|otrzyman|inkommande|входящ|получено)/iu;
const wentOut =
  /^(?:(?:e-?mail|message|reply|call|sms|note) (?:sent|logged|added|to|made)|(?:sent|outgoing|outbound|logged|internal|private) (?:e-?mail|message|reply|call|sms|note|comment)|(?:note|task|meeting|call) (?:by|added|logged|created)|ausgehende|(?:e-?mail|nachricht) (?:gesendet )?an|e-?mail envoyé|message envoyé|correo enviado|mensaje enviado|e-?mail inviat|messaggio inviat|e-?mail enviad|mensagem enviad|uitgaande|verzonden|wychodząc|wysłan|utgående|исходящ|отправлено)/iu;

/** Which way an entry went, by how it is called; null when it says nothing of it. */
export function directionOf(entry: string): 'in' | 'out' | null {
  if (wentOut.test(entry)) return 'out';
  return cameIn.test(entry) ? 'in' : null;
}
