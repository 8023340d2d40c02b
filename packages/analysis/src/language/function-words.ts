/**
 * Words that carry grammar rather than topic, per language, roughly the commonest first. They tell a language
 * apart from its neighbours and count as stop words in search. Written by hand; languages without spaces
 * between words have none, because their script decides.
 */
export const FUNCTION_WORDS: Readonly<Record<string, string>> = {
  en: `the to and a of i is in it that for you my not on with this have was are be but so at as we they do can if or
    from your me all what when there would will has an no just how out up get about been more had which their our
    were could why who its by than then them she he her his him did does where also because any after before only
    over into some very too being should these those am us while again even here most other such own both each
    through until off now yes im dont cant doesnt didnt isnt wont ive whats thats youre couldnt wouldnt wasnt
    havent hasnt`,
  de: `die der und ich ist das nicht zu es in den mit ein auf eine sie man aber auch für sich wir was so noch wie
    von haben dem im kann hat mir mich bei nur wenn als oder war werden sind mein meine keine kein nach aus dass
    immer mehr schon da sehr wird einen vom zum zur er ihr um an nichts alles doch habe bin sein wieder einem einer
    durch diese dieser dieses bitte uns unser ihre über vor warum wo wer möchte muss soll ohne seit bis leider
    konnte könnte wurde würde wäre des am jetzt hier dann denn weil hatte hatten seine meinen meinem dort ob`,
  fr: `le la de je et les est pas à l en un une que des pour j il ne d ce vous qui c me dans sur mais avec plus
    ai on s très du n m mon ma tout par bien cette été au sont nous si y mes a comme fait se même sans aussi quand
    être peut où elle votre rien ils ou ça était dans leur leurs ces cet toujours avoir faire depuis après avant
    encore quoi pourquoi comment alors aux suis sa son ses notre nos vos ont avez peu trop qu lui donc dont eu
    car chez jamais chaque quel quelle`,
  es: `de la que no el en y a es me los lo un por con una para se las muy mi te si al pero más todo del como ha
    he le ya son está cuando su sin o hay qué esta este yo porque ni desde nos sus fue también eso tengo puedo
    hace bien nada siempre sólo solo gracias ser tiene tan donde dónde cómo estoy era hasta esto mis les están
    han ahora todos antes cada otra otro usted ustedes sobre entre muchas mucho quien quiero después nunca cuál
    aunque ese esa`,
  it: `di che non la e il è per un in a mi una sono ho con ma i le da si del ha lo più molto come anche se al
    della dei questo tutto alla quando ci perché mia mio nel ne o dopo solo sempre ogni poi senza gli cosa stato
    nella dal delle essere hanno c l d già già ancora suo sua loro fare tutti questa quella quello era niente
    dove fa può posso vi voi noi io quanto chi prima così sul sulla nessuno troppo dalla degli ai alle`,
  pt: `de que não a o e é um para com eu em do da uma no na me se os por mais as meu minha muito mas foi ao já ele
    tem está como quando isso só sem dos nos nas ou ser quem esta este bem até mesmo fazer também à há pelo pela
    são tudo você nada sempre depois porque vocês tenho nem seu sua pois ter estou agora consigo onde ela eles
    isto das era aos fui nosso nossa sobre antes ainda cada qual`,
  nl: `de het ik een is en van niet je dat te in op die ze voor met er zijn maar aan om heb mijn wel als ook naar
    bij hij was geen wat nog heeft kan dit we nu dan of meer goed alles worden moet veel al uit zo door mij zonder
    hebben jullie na hoe over deze waar niets zeer weer u ben haar kunnen zou toch steeds altijd werd wordt omdat
    iets alleen heel hun daar toen waarom doe krijg tot wie bent hier ons onze dus dag`,
  sv: `och det att jag är på i som inte en för med har den till av om så ett men de kan var man när vi från mig
    min vad då ni finns bara här mycket efter ska nu hur sig alla eller mer blir där du blev hade din mitt mina
    utan igen allt detta denna samma också skulle vill får gör aldrig alltid varför där än någon något inga
    dessa oss era er över under väldigt ej sedan måste hela`,
  da: `og det er at jeg i ikke en på til med for der som har den af de men kan så var et man vi min mig når hvad
    jer skal efter fra om eller også mere her bare nu kun meget hvor blev hvorfor hvis du mit mine igen være blevet
    alt ud op sig havde uden selv hvordan aldrig altid noget nogen kunne ville os jeres deres dem han hun ham
    ved over under hver end få får gør lige`,
  no: `og det er å jeg i ikke en på til med for som har den av de men kan så var et man vi min meg når hva dere skal
    etter fra om eller også mer her bare nå kun veldig hvor ble hvorfor hvis du mitt mine igjen være blitt alt ut
    opp seg hadde uten selv hvordan aldri alltid noe noen kunne ville oss deres dem han hun ved over under hver enn
    få får gjør fikk mye fungerer gikk`,
  fi: `ja on ei en se että oli mutta kun niin ole myös joka tämä hän minun sen kuin olen voi ovat jos nyt vain jo
    ne mitä minä sitä siitä vielä mikä hyvin olla kaikki koska tai ilman ollut miksi missä kuinka aina mukaan
    tätä minulle te me he teidän meidän eivät ettei emme voinko olisi sekä kuitenkin sitten enää koko pitää
    saa tuli siellä täällä mistä eikä kiitos jälkeen uudelleen`,
  pl: `nie to się w i na że z do jest mi o po ale jak a za co od już tak czy mnie tylko dla ma bardzo jestem był
    było są przez ja żeby kiedy ten bez mam być może można gdzie więc nic go lub oraz jeszcze przy te ta który
    która które moja mój moje zawsze teraz wszystko nigdy dlaczego proszę tego tym ich nas nam jej jego gdy po
    przed pod nad również bo została zostało każdym czasu ktoś nikt`,
  cs: `je se to na a v že jsem si ne s z do ale za by mi jako ještě už tak po jak co jen nebo když pro o od být
    má byl bylo jsou mě aby které který mám není velmi kde proč pokud tento tato ani bez může můžu vše všechno
    jsme jste jejich vám nám prosím moje můj teď pak bych až také ho při před pod ve ze i nikdo nic stále vždy
    protože byla byly této své svůj`,
  ro: `de și nu în la să o a că cu un este pe mai care pentru am din ce se mi dar sunt ca prin foarte după fost
    te le au ai sau când doar fără dacă asta acest această unde cum nici mea meu tot toate aveți eu ei el ea lor
    până decât atât niciun nicio vă ne noi voi cât cele cel ale al acum mereu chiar despre între va vor fi era
    s-a l-a mi-a nu-i`,
  hu: `a az és nem hogy is egy ez van de csak meg már ha vagy mert nagyon én mint volt még el ki minden kell azt
    amikor ezt sem nincs lehet mit mi ami aki után nekem ahol miért hol jól vissza most így úgy lenne lett fel
    be le ezért által több nélkül ilyen olyan majd tud vele rá arra ön önök kérem köszönöm alatt mindig ugyan
    semmi senki`,
  tr: `bir ve bu çok için de da ne ama var gibi daha o ben her mi yok kadar ile sonra olarak bana en nasıl değil
    hiç ki şu olan diye zaman neden ya hem veya biz siz onu bunu beni benim lütfen artık sadece şey ise iki oldu
    önce yine bile nerede hala hâlâ tüm bütün olduğu olduğunu musunuz mısınız misiniz fakat çünkü kendi böyle
    eğer iyi böyle içinde üzerinde tarafından`,
  id: `yang dan di ini itu tidak saya untuk dengan ada dari ke bisa sudah juga akan tapi tetapi kami anda lebih
    dalam pada karena mereka sangat apa jika kalau sama hanya belum harus banyak saja bagaimana mengapa kenapa
    adalah oleh atau setelah sebelum semua dia kita tolong lagi masih setiap seperti nya telah tersebut mohon
    terima kasih dapat mana berapa bukan jadi`,
  vi: `là và của không có tôi cho được một các với này đã người để trong những nhưng khi bạn rất thì cũng ra vào
    đến từ mà như lại nên chỉ phải ở nó làm gì tại sao vì sẽ đang chúng ta mình quá nhiều hơn bị nếu về sau trước
    thể cần mỗi hay rồi đó ai đâu vẫn chưa xin cảm ơn`,
  ru: `и в не на я что с это как а но по у так то мне все всё за его к очень было же для из от есть меня только
    если уже или бы когда нет они он мы вы она ещё еще чтобы где при до даже почему был была были вам нам их мой
    моя мои надо нужно можно после через того этот эта эти чем ни раз кто без сейчас просто больше вас себя свой
    тоже потом там тут здесь под над об которые который быть будет спасибо пожалуйста`,
  uk: `і в не на я що з це як а але по у так то мені все за його до дуже було же для із від є мене тільки якщо
    вже або би коли немає вони він ми ви вона ще щоб де при навіть чому був була були вам нам їх мій моя мої треба
    потрібно можна після через того цей ця ці ніж ні раз хто без зараз просто більше вас себе свій також потім там
    тут під над про які який бути буде дякую будь ласка й та та зі`,
  el: `και το να η ο δεν με που για στο την της από είναι τα θα τον σε μου του ένα αλλά οι τη ότι πολύ δε τι στην
    μια στα πως έχει αυτό όταν μας γιατί μόνο πού αν δύο σας`,
  ar: `في من على لا أن هذا ما مع إلى عن التي هل كل هذه كان بعد لكن قبل الذي غير لم لن كما ثم أو هو هي أنا نحن
    عند لي حتى كيف لماذا أين بدون يمكن جدا فقط كانت يوجد ليس`,
  fa: `و در به از که این را با است برای آن یک هم خیلی من شما می نیست بود اما هر چرا کجا یا تا شده لطفا نمی های`,
  ur: `کے کی میں ہے اور کا سے کو نہیں یہ پر ہیں نے بھی کہ تھا ہوں بہت مجھے آپ لیکن کیا تو`,
  he: `את של לא אני על זה עם כל גם אבל יש אין היה מה כי הוא היא או אם רק לי הם מאוד כמו איפה למה אחרי שלי כבר`,
  hi: `है के में की को का से और नहीं यह पर हैं मैं ने भी कि था हूँ बहुत मुझे आप लेकिन क्या तो हो जब कर ही बाद कैसे`,
};

const SETS = new Map<string, ReadonlySet<string>>();

/** The function words of a language as a set; empty for a language that has none here. */
export function functionWords(language: string): ReadonlySet<string> {
  let words = SETS.get(language);
  if (!words) {
    words = new Set((FUNCTION_WORDS[language] ?? '').split(/\s+/).filter(Boolean));
    SETS.set(language, words);
  }
  return words;
}
