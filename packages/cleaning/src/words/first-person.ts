/**
 * Somebody who speaks of themselves alone: programs and lawyers do not. Words that mean something else in another of the
 * languages (`je`, `me`, `mi`, `min`) count only with what follows them.
 */
const one =
  /(?<![\p{L}\p{M}'’])(?:i|i['’](?:m|ve|d|ll)|my|ich|mein\p{L}{0,2}|mir|mich|j['’]ai|je (?:suis|ne|n['’]\p{L}{1,3}|vous|voudrais|souhaite|peux|veux|dois|reçois)|mon (?:compte|colis|argent|problème|téléphone|abonnement)|ma (?:commande|carte|facture|question|demande)|yo|mi (?:cuenta|pedido|tarjeta|dinero|problema|pregunta|factura)|no (?:puedo|consigo|he|recibo)|quiero|io|mi[oae] (?:conto|ordine|account|problema)|non (?:riesco|posso|ho)|vorrei|eu|meus?|minhas?|não (?:consigo|posso|recebi)|quero|ik|mijn|mój|moj\p{L}{1,3}|mnie|nie mogę|chcę|jag|mitt|jeg|minä|minun|já|můj|moje|nemohu|benim|bana|я|мне|меня|мо[йяеё]|мені|мій)(?![\p{L}\p{M}])|我(?!们|們|司)|私(?!ども)|저는|제가|أنا|حسابي|طلبي/iu;
/** `If this is not for you, please notify me`: said in legal texts too. */
const tellMe = /(?:notify|inform|contact|tell|advise|alert) me|let me know/giu;

export const speaksAsOne = (text: string): boolean => one.test(text.replace(tellMe, ''));

/** Waiting, asking why, finding nobody: what no receipt says of itself. */
const complaint =
  /(?<![\p{L}])(?:still (?:no|not|nothing|waiting|open)|no (?:answer|reply|response|reaction)|nobody|no one|nothing (?:has )?happen\p{L}{0,4}|(?:days?|weeks?|months?) ago|without (?:an?|any) (?:answer|reply|explanation|solution|reason)|why|never|useless|immer noch|noch (?:keine|nichts|immer)|niemand|nichts (?:passiert|geschehen)|keine antwort|ohne (?:antwort|lösung|grund|erklärung)|warum|seit (?:tagen|wochen|\p{Nd}+)|toujours (?:pas|rien|aucune?)|personne|sans (?:réponse|explication|solution)|pourquoi|depuis|sigue sin|nadie|sin (?:respuesta|explicación|solución)|por qué|desde hace|ancora (?:nessun\p{L}?|nulla|niente)|nessuno|senza (?:risposta|spiegazion[ei]|soluzione)|perché|ninguém|sem (?:resposta|explicação|solução)|por que|até agora|nog (?:steeds|niets|geen)|niemand|zonder (?:antwoord|uitleg|oplossing)|waarom|nadal|wciąż|nikt|bez (?:odpowiedzi|wyjaśnienia)|dlaczego|fortfarande|ingen (?:svarar|har)|utan (?:svar|förklaring)|varför|stadig|ingen (?:svarer|har)|uden svar|hvorfor|hâlâ|hala|kimse|neden|до сих пор|никто|без ответа|почему|досі|ніхто|чому)(?![\p{L}])|还(?:没|是没)|没人|为什么|まだ|なぜ|どうして|아직도?|왜|아무도|لماذا|لا أحد|لم يرد/iu;

/** Whether a text about a ticket or a receipt is somebody's who has got it. */
export const complains = (text: string): boolean => speaksAsOne(text) || complaint.test(text);
