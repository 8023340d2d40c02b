import type { Evidence } from '../facts.ts';
import { evidenceAt } from '../page/quotes.ts';
import type { ReadPage } from '../page/read-page.ts';

export const noticeKinds = ['closing', 'acquired', 'renamed', 'price', 'incident', 'offer'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What a home page says that changes what a reader should do: it closes, was bought, costs more soon, is down. */
export interface Notice {
  kind: NoticeKind;
  text: string;
  evidence: Evidence;
}

/** A day or a month behind a word that limits: `until 30 June`, `nur noch bis Freitag`. */
const LIMITED =
  /(?<!\p{L})(?:until|till|ends?|ending|valid|through|only (?:until|this|today)|this (?:week|month) only|bis(?: zum)?|noch bis|jusqu[’']au|valable|hasta(?: el)?|até|fino al?|entro|tot(?: en met)?|t\/m|till (?:och med|den)|til (?:og med|den)|indtil|do|asti|saakka)\s.{0,16}(?:\d|\p{L}{4})/iu;
/** What is offered: a part of the price, or nothing to pay. */
const OFFERED =
  /\d{1,2} ?%|(?<!\p{L})(?:half price|(?:launch|summer|winter|spring|autumn|holiday|black friday|special|intro\p{L}*) (?:offer|price|deal|sale)|discount|off|gratis|kostenlos|rabatt?|angebot|aktion|réduction|offre|promo\p{L}*|descuento|oferta|desconto|sconto|offerta|korting|aanbieding|erbjudande|tilbud|zniżk\p{L}*|rabat|promocj\p{L}*|slev[ay]|akce|indirim|alennus|tarjous)(?!\p{L})/iu;

const MAX_CHARS = 260;
const MAX_NOTICES = 4;

/** In the languages that are read; whole sentences are asked for, so that a product for incidents is no incident. */
const KINDS: readonly (readonly [NoticeKind, RegExp])[] = [
  [
    'closing',
    /(?<!\p{L})(?:(?:is|are|will be|we[’']re) (?:shutting|closing|winding) down|(?:will|to) (?:shut down|close|be discontinued|cease|retire)|shuts down|closes? (?:its doors|on|in|for good)|(?:is|are) closing|(?:service|operations?|support) (?:will )?ends? (?:on|in)|(?:schließt|endet) (?:am|zum|im)|s[’']arrête(?:ra)?|(?:fermeture|fin) d[ue] (?:service|site)|cierre (?:del|de) servicio|chiusura del servizio|wyłączamy|stopt ermee|houdt ermee op|sunset(?:s|ting)?|reach(?:es)? (?:its )?end of life|no longer accept\p{L}* (?:new )?\p{L}*|(?:wird|werden) .{0,50}(?:eingestellt|geschlossen|abgeschaltet)|stell(?:en|t) .{0,40}(?:betrieb|dienst) ein|ferme(?:ra|rons|nt)? (?:ses portes|le|définitivement)|cesse(?:ra)? (?:son|ses|d[’']|toute)|cerra(?:mos|rá|remos)|dejará de (?:funcionar|prestar)|cierra (?:el|sus)|será (?:descontinuado|encerrado|desativado)|encerra(?:mos|rá|remos|mento)|chiude(?:rà|remo)?(?: il| i battenti| definitivamente)?|cesser(?:à|emo)|stopt (?:op|met|per)|houdt op|sluit (?:op|per|definitief)|läggs ner|stäng(?:er|s) (?:den|ner|\d)|lukker (?:den|ned|\d)|nedlægges|legges ned|avvikles|zamykamy|kończy(?:my)? działalność|zostanie (?:zamknięt\p{L}*|wyłączon\p{L}*)|ukončuj(?:e|eme)|končí(?:me)? (?:k|dne|\d)|bude ukončen\p{L}*|kapan(?:ıyor|acak)|sulkeutuu|suljetaan|lopet(?:etaan|tamme|taa)|サービス(?:を)?終了)(?!\p{L})/iu,
  ],
  [
    'acquired',
    /(?<!\p{L})(?:(?:been|was|were|is being) (?:acquired|bought)(?: by)?|(?:is|are) (?:now )?part of \p{Lu}|(?:has |have )?join(?:s|ed|ing)(?: forces with)? \p{Lu}|wurde (?:\p{L}+ ){0,4}(?:übernommen|gekauft)|gehört (?:jetzt|nun) zu|ist (?:jetzt|nun) teil von|(?:a été|est) (?:racheté|acquis)\p{L}*|rejoint \p{Lu}|fait (?:désormais|maintenant) partie|(?:ha sido|fue|hemos sido) adquirid\p{L}*|(?:ahora )?forma parte de|se une a \p{Lu}|foi (?:adquirid|comprad)\p{L}*|(?:agora )?faz parte d[aeo]|è stat[ao] acquisit[ao]|(?:ora )?fa parte di|entra in \p{Lu}|is overgenomen|overgenomen door|is (?:nu )?onderdeel van|har (?:köpts|förvärvats)|är (?:nu )?en del av|er (?:blevet )?(?:opkøbt|overtaget|kjøpt opp)|er (?:nu |nå )?en del af|er (?:nå )?en del av|został\p{L}* (?:przejęt|kupion)\p{L}*|(?:dołącza|dołączył\p{L}*) do|byl\p{L}* (?:převzat|koupen)\p{L}*|je (?:nyní )?součástí|satın al[ıi]ndı|bünyesine katıldı|on (?:ostettu|nyt osa)|買収)(?!\p{L})/iu,
  ],
  [
    'renamed',
    /(?<!\p{L})(?:\p{Lu}\S{1,30} is now (?:called )?\p{Lu}\S|(?:is|are) now called|has (?:been renamed|become \p{Lu})|(?:we[’']ve|we have) (?:changed our name|rebranded)|new name|same (?:team|product), new name|formerly (?:known as )?\p{Lu}|heißt (?:jetzt|nun|ab)|(?:wird|wurde) (?:\p{L}+ ){0,3}(?:umbenannt|zu \p{Lu})|devient \p{Lu}|s[’']appelle (?:désormais|maintenant)|change de nom|ahora (?:es|somos|se llama) \p{Lu}|pasa a llamarse|cambia de nombre|agora (?:é|se chama|somos) \p{Lu}|(?:passa a se chamar|mudou de nome)|(?:ora|adesso) (?:è|si chiama) \p{Lu}|diventa \p{Lu}|cambia nome|heet (?:nu|voortaan|vanaf)|wordt \p{Lu}|(?:heter|byter namn) (?:nu|till)|hedder nu|skifter navn|heter nå|bytter navn|(?:nazywa się|zmienia nazwę)|(?:mění název|se jmenuje nyní|je nově \p{Lu})|artık \p{Lu}|on nyt \p{Lu}|vaihtaa nimensä|社名変更)/u,
  ],
  [
    'price',
    /(?<!\p{L})(?:prices? (?:will |are )?(?:chang\p{L}*|ris(?:es?|ing)|increas\p{L}*|go(?:es|ing)? up)|new pricing (?:from|starts?|takes)|(?:raising|increasing|changing) (?:our )?prices|(?:gelten|kommen) neue preise|(?:erhöhen|ändern|passen) (?:wir )?(?:\p{L}+ ){0,4}preise|(?:subimos|cambiamos|actualizamos) (?:los |nuestros )?precios|aumentiamo i prezzi|aumentamos (?:os |nossos )?preços|(?:höjer|ändrar) vi (?:\p{L}+ ){0,3}priser\p{L}*|vi (?:höjer|ändrar|hæver|ændrer|øker) (?:\p{L}+ ){0,3}pris\p{L}*|podnosimy ceny|zvyšujeme ceny|nostamme hintoja|(?:our |new )prices? (?:from|on|start|as of|take effect|appl\p{L}*)|price (?:change|increase|rise)|preiserhöhung|(?:neue|unsere) preise (?:ab|gelten)|preise (?:steigen|ändern|werden)|nouveaux (?:tarifs|prix)|(?:nos|les) (?:tarifs|prix) (?:augment|chang|évolu)\p{L}*|augmentation (?:de nos|des) (?:tarifs|prix)|nuevos precios|(?:nuestros|los) precios (?:sub|cambi)\p{L}*|subida de precios|novos preços|(?:nossos|os) preços (?:vão|mud|sub|aument)\p{L}*|nuovi prezzi|(?:i nostri|i) prezzi (?:aument|cambi)\p{L}*|aumento dei prezzi|nieuwe prijzen|prijsverhoging|(?:onze |de )?prijzen (?:stijgen|gaan|veranderen|wijzigen)|nya priser|(?:våra )?priser(?:na)? (?:höjs|ändras|stiger)|prishöjning|nye priser|(?:vores |våre )?priser(?:ne)? (?:stiger|ændres|endres|øker)|prisstigning|nowe ceny|podwyżka|ceny (?:rosną|wzrosną|zmieni)\p{L}*|nové ceny|zdražuj\p{L}*|ceny (?:se )?(?:mění|zvyšují|porostou)|zam geliyor|(?:yeni fiyatlar|fiyatlar\p{L}* (?:artıyor|değişiyor))|hinnat (?:nousevat|muuttuvat)|uudet hinnat|価格改定|料金改定)(?!\p{L})/iu,
  ],
  [
    'incident',
    /(?:^(?:incident|status|known issue|outage|(?:scheduled|planned) maintenance|wartung(?:sarbeiten)?|maintenance (?:prévue|programmée)|mantenimiento programado|manutenzione programmata|gepland onderhoud|planerat underhåll|planlagt vedligehold|planowana przerwa|plánovaná odstávka|service disruption|degraded performance|störung|panne|incidencia|incidente|disservizio|storing|driftstörning|driftsforstyrrelse|driftsforstyrrelser|awaria|výpadek|kesinti|häiriö|障害)\s?[:–—-])|(?<!\p{L})(?:we are (?:currently )?(?:investigating|experiencing|aware of)|(?:is|are) (?:currently )?(?:down|unavailable|degraded)(?= since|\.| for| at|,)|(?:wir haben|es gibt) (?:derzeit|zurzeit|aktuell|gerade) .{0,40}(?:störung\p{L}*|ausf(?:all|älle)\p{L}*|probleme)|nous rencontrons (?:actuellement )?.{0,30}(?:incident|problème|panne)|estamos (?:experimentando|investigando|con|a investigar|investigando)|stiamo (?:indagando|riscontrando)|er is (?:momenteel )?een storing|we onderzoeken|vi har (?:just nu|i øjeblikket|for tiden|för närvarande) .{0,30}(?:problem\p{L}*|störning\p{L}*|forstyrrelse\p{L}*|nedetid)|mamy (?:obecnie )?awarię|řešíme (?:výpadek|problém)|sorun yaşıyoruz|tutkimme (?:häiriötä|ongelmaa))(?!\p{L})/iu,
  ],
  [
    'offer',
    /(?<!\p{L})(?:(?:limited[- ]time|limited) offer|offre limitée|oferta (?:limitada|por tiempo limitado)|offerta limitata|tijdelijke (?:aanbieding|actie)|tidsbegränsat|tidsbegrænset|oferta ograniczona|časově omezen\p{L}*)/iu,
  ],
];

/** The notices of a home page, in its order, each once; those of a bar above the menu are among them. */
export function readNotices({ page }: ReadPage): Notice[] {
  const notices = new Map<string, Notice>();
  for (const block of page.blocks) {
    const isShown = block.place === 'main' || block.place === 'nav';
    if (!isShown || block.end - block.start > MAX_CHARS || block.kind === 'cell') continue;
    const text = page.text.slice(block.start, block.end).trim();
    // Questions ask, quotes are others' words, and few words name something.
    if (/[?？]$|^["“„«「]/.test(text) || !isSentence(text)) continue;
    const isOffer = LIMITED.test(text) && OFFERED.test(text);
    const kind = KINDS.find(([, says]) => says.test(text))?.[0] ?? (isOffer ? 'offer' : undefined);
    if (kind === undefined || notices.has(text)) continue;
    const evidence = evidenceAt(page, block.start, block.end);
    notices.set(text, { kind, text: evidence.quote, evidence });
  }
  return [...notices.values()].slice(0, MAX_NOTICES);
}

/** Three words at least; scripts without blanks say as much in fewer characters. */
function isSentence(text: string): boolean {
  const isDense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text);
  return isDense ? text.length >= 8 : text.split(/\s+/).length >= 3;
}
