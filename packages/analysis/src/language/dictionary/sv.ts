/** Swedish words for English ones, as customers write them; the usual word first. */
export const sv = `
battery: batteri, ackumulator
charge: ladda, laddning, avgift, debitera
charger: laddare, laddaren
charging: laddning, ladda, laddar
cable: kabel, sladd, kablar
plug: kontakt, stickpropp, plugg
socket: uttag, vägguttag, eluttag
power: ström, kraft*, effekt, el*, energi
drain: avlopp, tömma, drar, laddar ur
empty: tom*, tomt, slut, töm*
dead: död, dött, dog*
adapter: adapter, omvandlare
wire: sladd, kabel, tråd, ledning
wireless: trådlös, sladdlös, trådlöst
screen: skärm, display*, bildskärm
display: display, skärm, visa*
touchscreen: pekskärm, touchskärm, touch*
keyboard: tangentbord
button: knapp, knappar
switch: strömbrytare, knapp, byta, växla, brytare
key: nyckel, tangent, nycklar
lock: lås*, låsa
unlock: låsa upp, upplåsning, lås upp
door: dörr, lucka, port*
window: fönster, ruta
handle: handtag, hantera, skaft
lid: lock*
case: fodral, skal*, väska, fall*, ärende
cover: skal*, fodral, överdrag, täcka, skydd
strap: rem, armband, band*
band: band, armband, rem
clip: klämma, klips, clip
hook: krok, hängare
magnet: magnet, magneter
sensor: sensor, givare
microphone: mikrofon, mick*, mikrofonen
speaker: högtalare, högtalaren, talare
headphones: hörlurar, lurar, headset
earphones: hörlurar, öronsnäckor, lurar, earbuds
volume: volym, ljudstyrka, ljudvolym
sound: ljud, låter*, lät*
noise: oljud, buller, ljud, brus, oväsen
noisy: bullrig, högljudd, störande ljud, stökig
loud: hög*, högt, högljudd, hög volym
quiet: tyst, lugn, stilla
silent: tyst, ljudlös, tystnad
buzz: surr, surra, brumma, vibrera
beep: pip, pipa, pipljud, piper*
echo: eko, ekar
static: brus, statisk, störning, knaster
music: musik
voice: röst, röster*
call: samtal, ringa, ringer, telefonsamtal
phone: telefon, mobil*, ringa, lur
mobile: mobil, mobiltelefon, telefon
smartphone: smartphone, mobil*, smarttelefon
tablet: surfplatta, platta, läsplatta, iPad
laptop: laptop, bärbar dator, dator
computer: dator, datorn, pc*
printer: skrivare, skrivaren, printer
print: skriva ut, utskrift, skriver ut, trycka
scanner: scanner, skanner, läsare
scan: skanna, scanna, skanning
camera: kamera, kameran
photo: foto, bild, kort, fotografi
picture: bild, foto, tavla
image: bild, foto
video: video, film*, klipp
film: film, filma, filmen
recording: inspelning, inspelad
record: spela in, inspelning, registrera, rekord
replay: repris, spela upp, uppspelning
stream: ström, streama, strömma, stream
television: tv*, teve, television
remote: fjärrkontroll, kontroll, distans, på distans
watch: klocka, armbandsur, titta
wrist: handled*, handleden
clock: klocka, ur*
alarm: larm, alarm, väckarklocka
timer: timer, tidtagare, äggklocka
light: ljus, lampa, lätt, belysning
lamp: lampa, lampor, belysning
bulb: glödlampa, lampa, glödlampor
bright: ljus, ljusstark, klar, skarp
dark: mörk, mörker, mörkt
dim: dunkel, svag, svagt ljus, dimma ner
color: färg, färger, kulör
colour: färg, färger, kulör
app: app, appen, applikation
application: applikation, app*, ansökan, program*
software: mjukvara, programvara, program*
program: program, programmet, programmera
website: hemsida, webbplats, sida, sajt, webbsida
site: sajt, sida, plats, webbplats
page: sida, sidor
homepage: startsida, hemsida, förstasida
web: webb*, nätet, internet*
browser: webbläsare, läsare, Chrome*
internet: internet, nätet, uppkoppling, nät
online: online, på nätet, uppkopplad, nätet
offline: offline, nedkopplad, utan internet, frånkopplad
network: nätverk, nät, nätet
connection: anslutning, uppkoppling, förbindelse, koppling
connect: ansluta, koppla, anslut, uppkoppling
disconnect: koppla från, frånkopplad, tappar kontakten, koppla ur
wifi: wifi, trådlöst nätverk, wi-fi, internet*
bluetooth: bluetooth, blåtand
signal: signal, täckning, mottagning
server: server, servrar
cloud: moln, molnet
sync: synka, synkronisera, synk, synkronisering
synchronise: synkronisera, synka, synkronisering
upload: ladda upp, uppladdning, laddar upp
download: ladda ner, nedladdning, laddar ner, hämta
install: installera, installation
uninstall: avinstallera, ta bort, avinstallation
update: uppdatering, uppdatera, update
upgrade: uppgradering, uppgradera
version: version, versioner
release: release, lansering, utgåva, släppa, släpp
restart: starta om, omstart, startar om
reboot: starta om, omstart
reset: återställa, nollställa, återställning, resetta
crash: krasch, krascha, stänger av, haverera
freeze: fryser, frysa, hänger sig, låser sig, frös
hang: hänger sig, hänga, hängde, låser sig
stuck: fastnat, sitter fast, fastnar, kör fast
lag: lagg, laggar, seg*, fördröjning
slow: långsam, seg*, sakta, långsamt, trög
fast: snabb, snabbt, fort*
quick: snabb, snabbt, fort*, kvick
speed: hastighet, fart, snabbhet
performance: prestanda, prestation, föreställning
load: ladda, last*, lasta, belastning
loading: laddar, laddning, laddas, inläsning
wait: vänta, väntan, väntetid
waiting: väntan, väntar, väntetid, vänta
delay: försening, fördröjning, dröjsmål, försenad, dröjer
delayed: försenad, försening, försenat, fördröjd
late: sen*, sent*, försenad, för sent
early: tidig, tidigt, för tidigt
error: fel*, felmeddelande, error
bug: bugg, fel*, buggar
fault: fel*, brist, skuld
failure: fel*, misslyckande, haveri
fail: misslyckas, misslyckat, fallera, funkar inte, fel*
broken: trasig, sönder, söndrig, paj, bruten
break: gå sönder, bryta, rast, paus, sönder
defect: defekt, fel*, brist
malfunction: funktionsfel, fel*, krångel, störning
glitch: bugg, fel*, glitch, tillfälligt fel
problem: problem, bekymmer, krångel
issue: problem*, ärende, fråga, fel*
trouble: problem*, besvär, krångel, strul
complaint: klagomål, reklamation, anmärkning, missnöje
complain: klaga, klagar, reklamera, klagomål
fix: fixa, laga, åtgärda, rätta, lösa
repair: reparera, reparation, laga, lagning
solve: lösa, löst*, lösning
solution: lösning, lösningar
workaround: tillfällig lösning, nödlösning, alternativ, workaround
support: support, stöd, kundtjänst, hjälp
help: hjälp, hjälpa
helpdesk: helpdesk, kundtjänst, support*
hotline: hotline, telefonsupport, jourtelefon, kundtjänst
assistance: hjälp, assistans, bistånd
service: service, tjänst, bemötande, betjäning
customer: kund, kunder, konsument
client: kund, klient
user: användare, brukare
member: medlem, medlemmar
guest: gäst, gäster
visitor: besökare, gäst
passenger: passagerare, resenär, resande
driver: förare, chaufför, drivrutin, bud*
rider: ryttare, cyklist, bud*, förare
patient: patient, tålmodig, tålamod
student: student, elev, studerande
teacher: lärare, lärarinna, fröken, pedagog
pupil: elev, elever
parent: förälder, föräldrar, mamma, pappa
child: barn*, barnet, unge
kid: barn*, unge, ungar, grabb
baby: bebis, baby, spädbarn
family: familj, familjen
friend: vän*, kompis, vänner, polare
colleague: kollega, arbetskamrat, kollegor, medarbetare
employee: anställd, medarbetare, personal*
staff: personal*, personalen, anställda, medarbetare
team: team, lag*, grupp
manager: chef*, ledare, ansvarig, föreståndare
boss: chef*, boss
owner: ägare, innehavare
neighbour: granne, grannar
dealer: återförsäljare, handlare, bilhandlare
supplier: leverantör, leverantörer
vendor: leverantör, försäljare, säljare
partner: partner, samarbetspartner, sambo
company: företag, bolag, firma
business: företag, verksamhet, affär, näringsliv
shop: butik, affär, handla, shop
store: butik, affär, lagra, spara
branch: filial, kontor, gren, avdelning
office: kontor, byrå
login: inloggning, logga in, loggar in, login
logout: logga ut, utloggning, utloggad
sign: skylt, underteckna, signera, tecken, skriva under
password: lösenord, lösen
username: användarnamn
account: konto, konton
profile: profil
register: registrera, anmäla, registrering, kassa
registration: registrering, anmälan
verification: verifiering, kontroll, bekräftelse
verify: verifiera, bekräfta, kontrollera
code: kod, koder
pin: pin, kod, pinkod, pin-kod
two factor: tvåfaktor, tvåfaktorsautentisering, tvåstegsverifiering
fingerprint: fingeravtryck, fingeravtrycksläsare
face: ansikte, ansiktet, ansiktsigenkänning
security: säkerhet, trygghet
secure: säker, säkerhet, trygg, säkra
safe: säker, trygg, kassaskåp, säkert
unsafe: osäker, otrygg, farlig
danger: fara*, risk*
dangerous: farlig, farligt, riskabel
risk: risk, risker, riskera
hack: hacka, hackad, dataintrång
hacker: hacker, hackare
fraud: bedrägeri, bluff*, svindel
scam: bluff*, bedrägeri, lurad, blåst*, scam
fake: falsk, fejk, oäkta, kopia, piratkopia
spam: spam, skräppost, spam-mejl
virus: virus, skadlig kod
privacy: integritet, sekretess, privatliv
private: privat, enskild
personal: personlig, privat
data: data, uppgifter, information*
leak: läcka, läckage, läcker
breach: intrång, dataintrång, läcka, brott
delete: radera, ta bort, raderad
remove: ta bort, avlägsna, borttagen, tog bort
erase: radera, sudda, ta bort
restore: återställa, återställning
backup: backup, säkerhetskopia, säkerhetskopiering
export: exportera, export
import: importera, import
file: fil, filer
folder: mapp, mappar, katalog
document: dokument, handling*
form: formulär, blankett, form
attachment: bilaga, bilagor, bifogad fil, bifoga
spreadsheet: kalkylark, kalkylblad, Excel*
table: bord, tabell
row: rad, rader
column: kolumn, spalt
report: rapport, rapportera, anmäla, anmälan
chart: diagram*, graf*, kurva
graph: graf*, diagram*, kurva
dashboard: instrumentpanel, dashboard, översikt, kontrollpanel
statistics: statistik, siffror
analysis: analys, analysera
filter: filter, filtrera
sort: sortera, sortering, sort
search: sök, söka, sökning, leta
find: hitta, hittar, finna, fann
result: resultat, sökresultat
list: lista, förteckning
menu: meny, menyn, matsedel
setting: inställning, läge
settings: inställningar, inställning
option: alternativ, val*, möjlighet, tillval
preference: preferens, inställning, önskemål
feature: funktion, egenskap, finess
function: funktion, fungera, funktionen
tool: verktyg, redskap
template: mall*, mallar
field: fält, rutan
label: etikett, etiketter, märkning
tag: tagg, etikett, märke
category: kategori, kategorier
title: titel, rubrik
text: text, sms, texten
font: typsnitt, teckensnitt, font, teckenstorlek
size: storlek, format*, mått*
language: språk, språket
translation: översättning, översatt
translate: översätta, översatt, översättning
word: ord, Word
sentence: mening, meningar
spelling: stavning, stavfel, rättstavning
message: meddelande, sms, budskap
notification: notis, avisering, meddelande, notifikation, notiser
alert: varning, larm, avisering, notis
reminder: påminnelse, påminna
email: mejl, e-post, mail*, mejla, epost
mail: post*, mejl, mail, brev
newsletter: nyhetsbrev, utskick
inbox: inkorg, inkorgen
chat: chatt, chatta, chatten
comment: kommentar, kommentera, synpunkt
review: recension, omdöme, recensera, granska
rating: betyg, betygsättning, omdöme
star: stjärna, stjärnor
feedback: feedback, återkoppling, synpunkter, respons
survey: enkät, undersökning, enkäten
question: fråga, frågor, undran
answer: svar, svara, besvara
reply: svar, svara, svarar
response: svar, respons, gensvar, reaktion
respond: svara, svarar, reagera, respons
contact: kontakt, kontakta, nå*
ticket: biljett, ärende, biljetter
request: begäran, önskan, förfrågan, önskemål, begära
price: pris, priser, priset
cost: kostnad, kosta, kostar, utgift
expensive: dyr, dyrt, dyra, kostsam
cheap: billig, billigt, prisvärd
fee: avgift, avgifter, kostnad
surcharge: tilläggsavgift, tillägg, extra avgift, påslag
discount: rabatt, rabatterad, nedsatt
coupon: kupong, rabattkod, rabattkupong
voucher: värdekod, kupong, tillgodokvitto, presentkort, voucher
promotion: kampanj, erbjudande, befordran
offer: erbjudande, erbjuda, erbjöd, offert
sale: rea, försäljning, kampanj, utförsäljning
deal: erbjudande, avtal, fynd, affär
free: gratis, fri*, kostnadsfri, ledig
trial: prov, provperiod, gratisperiod, testperiod
subscription: prenumeration, abonnemang
subscribe: prenumerera, abonnera
unsubscribe: avsluta prenumeration, avregistrera, avprenumerera, säga upp
renewal: förnyelse, förlängning
renew: förnya, förlänga, förnyelse
cancel: avbryta, säga upp, avboka, avsluta, ställa in
cancellation: avbokning, uppsägning, avbeställning, inställd
plan: plan, abonnemang, planera
package: paket, förpackning
tier: nivå, abonnemang
premium: premium, premie
membership: medlemskap, medlem
paywall: betalvägg, låst*
payment: betalning, inbetalning, betala
pay: betala, betalar, lön
paid: betalat, betald, betalade
card: kort, kortet
credit: kredit, tillgodo, kreditkort
debit: debitering, bankkort, debet, dras
cash: kontanter, kontant, kontanterna
bank: bank, banken
transfer: överföring, överföra, byte, transfer
invoice: faktura, fakturan, räkning
bill: räkning, faktura, nota, notan
billing: fakturering, debitering, faktura
receipt: kvitto, kvittot
refund: återbetalning, återbetala, pengar tillbaka, ersättning
reimbursement: ersättning, återbetalning, utlägg
money: pengar, peng*, stålar, cash*
wallet: plånbok, börs
balance: saldo, balans, jämvikt
budget: budget
tax: skatt, skatter, beskattning
VAT: moms*, mervärdesskatt
currency: valuta, valutor
salary: lön, månadslön, löner
wage: lön, timlön, löner
payroll: lön, löneutbetalning, lönehantering, lönesystem
payslip: lönespecifikation, lönebesked, lönespec
bonus: bonus, premie
tip: dricks, tips, råd, spets
deposit: deposition, handpenning, insättning, pant
rent: hyra, hyr, hyrde
insurance: försäkring, försäkringsbolag
loan: lån*, låna
debt: skuld, skulder
interest: ränta, intresse
contract: avtal, kontrakt
agreement: avtal, överenskommelse
terms: villkor, vilkor, avtalsvillkor
policy: policy, regler, försäkringsbrev
rule: regel, regler, bestämmelse
fine: böter, bra*, fin*
penalty: straffavgift, straff, böter, vite
commission: provision*, kommission, courtage
profit: vinst, förtjänst
revenue: intäkter, omsättning, inkomst
value: värde, värdera
worth: värt, värd, prisvärt
overcharged: överdebiterad, överpris, feldebiterad, för dyrt
double: dubbel, dubbelt, två gånger
twice: två gånger, dubbelt, dubbla
again: igen*, åter, på nytt
wrong: fel*, felaktig, felaktigt
incorrect: felaktig, fel*, inkorrekt
mistake: misstag, fel*, miss*
false: falsk, falskt, felaktig, osann
true: sant*, sann, stämmer, äkta
correct: rätt, korrekt, riktig, rätta
right: rätt, höger, riktig, rättighet
accurate: exakt, noggrann, korrekt, träffsäker
precise: exakt, precis, noggrann
exact: exakt, precis
order: beställning, beställa, order, ordning
buy: köpa, köp, köpte, handla
purchase: köp, inköp, köpa, köpte
sell: sälja, sålde, sålt*, säljer, försäljning
seller: säljare, försäljare
buyer: köpare, kund
product: produkt, vara, varor
item: vara, artikel, produkt, sak, föremål
goods: varor, gods*, vara
stock: lager, lagersaldo, aktier
inventory: lager, inventering, lagersaldo
available: tillgänglig, ledig, finns*, tillgängligt
unavailable: otillgänglig, inte tillgänglig, slut, ej tillgänglig
out of stock: slut, slutsåld, restnoterad
basket: varukorg, korg, kundkorg
cart: varukorg, kundvagn, vagn
checkout: kassa, kassan, utcheckning, betalning
delivery: leverans, utkörning, hemleverans
deliver: leverera, leverans, köra ut
shipping: frakt, fraktkostnad, leverans, transport*
ship: fartyg, skepp, båt*, skicka, frakta
courier: bud*, budfirma, kurir, transportör
parcel: paket, försändelse, kolli
packaging: förpackning, emballage, paketering
box: låda, kartong, ask*, box
bag: påse, väska, kasse, ryggsäck
envelope: kuvert
damaged: skadad, skadat, trasig, förstörd
scratched: repig, repad, repor, skrapad
dented: bucklig, buckla, intryckt, bucklor
cracked: sprucken, spräckt, spricka, sprickor
leaking: läcker, läckande, läckage, droppar
missing: saknas, saknar, försvunnen, fattas
lost: borttappad, förlorad, tappat, försvunnen, vilse
stolen: stulen, stulit, snodd, stöld
theft: stöld, tjuv, inbrott
return: retur, returnera, återlämna, lämna tillbaka, återkomst
exchange: byte, byta, utbyte, växla
replacement: ersättning, ersättare, utbyte, ny*
replace: byta ut, ersätta, ersatt, utbyte
spare: reserv, reservdel, extra*
part: del*, delar, reservdel
warranty: garanti, garantin
guarantee: garanti, garantera
quality: kvalitet, kvalité
material: material, tyg
fabric: tyg, textil, material*
cotton: bomull
leather: läder, skinn
wood: trä, ved*, virke
metal: metall
plastic: plast, plastig
glass: glas, glaset, ruta
rubber: gummi
paper: papper, papperet
steel: stål, rostfritt
sturdy: stabil, robust*, stadig, kraftig
solid: solid, stabil, gedigen, massiv
flimsy: klen, ostadig, bräcklig, ranglig, plastig
fragile: ömtålig, skör, bräcklig, känslig
durable: hållbar, slitstark, tålig
heavy: tung*, tungt, tyngd
thin: tunn, tunt, smal
thick: tjock, tjockt
long: lång*, långt, länge*, långa
short: kort, korta, kortvarig
wide: bred*, vid, brett*, bredd
narrow: smal, trång, smalt
large: stor, stort, större
big: stor, stort, större, störst
small: liten, litet, små, mindre, minst
tiny: pytteliten, jätteliten, mycket liten, pyttesmå
tall: lång*, hög*, högt
high: hög*, högt, höga, högre
low: låg*, lågt, låga, lägre
deep: djup, djupt, djupet
fit: passform, passa, passar, sitter
tight: tight, trång, tajt, åtsittande, spänd
loose: lös*, lös i, glapp, löst*
comfortable: bekväm, skön, komfortabel, bekvämt
uncomfortable: obekväm, oskön, obehaglig
soft: mjuk, mjukt, len*
hard: hård, svår, hårt*
rough: grov, sträv, ojämn, hård*
smooth: slät, smidig, jämn, len*
sharp: vass, skarp, spetsig
blunt: slö, trubbig, oskarp
warm: varm, varmt, värme
cold: kall, kallt, kyla, kyligt
hot: het*, varm, hett, stark*
cool: cool, sval, häftig, kyla, svalt
freezing: iskall, fryser, iskallt, frös, minusgrader
wet: våt*, blöt, blött, vått
dry: torr, torka, torrt
damp: fuktig, fukt, fuktigt
clean: ren*, rent*, städat, rengöra, städa
dirty: smutsig, smutsigt, skitig, ostädat
filthy: snuskig, skitig, äcklig, ofräsch
dust: damm, dammig
stain: fläck, fläckar, fläckig
smell: lukt, luktar, doft, lukta
stink: stank, stinker, stinka, luktar illa
odour: lukt, doft, dålig lukt
mould: mögel, mögligt, form*
mold: mögel, mögligt, form*
rust: rost, rostig, rostar
rot: röta, ruttna, rutten
insect: insekt, kryp, kackerlacka, myggor
food: mat*, livsmedel, maten
meal: måltid, mat*, rätt
breakfast: frukost, frukosten, frulle
lunch: lunch, lunchen
dinner: middag, kvällsmat
dish: rätt, maträtt, disk*, fat*
recipe: recept
ingredient: ingrediens, ingredienser, råvara
taste: smak, smaka, smakar
tasty: god*, gott, smakrik, välsmakande, smarrig
delicious: utsökt, jättegod, läcker, supergod
bland: smaklös, tråkig, fadd, intetsägande
salty: salt*, saltig, översaltad
sweet: söt, sött, sockrig
sour: sur*, syrlig, surt
bitter: bitter, besk, beskt
spicy: stark*, kryddig, kryddstark, starkt
fresh: färsk, fräsch, färskt
stale: gammal, torr, unken, gammalt
raw: rå*, rått
burnt: bränd*, vidbränd, bränt
undercooked: rå*, halvrå, otillagad, inte genomstekt
cooked: kokt, tillagad, lagad, stekt
portion: portion, portioner, portionen
snack: mellanmål, snacks, tilltugg, fika
drink: dryck, dricka, drink, drack, druckit
water: vatten
coffee: kaffe, fika, kaffet
tea: te*
milk: mjölk
juice: juice, saft
beer: öl, ölen*, bira
wine: vin, vinet
bread: bröd, macka, brödet
cheese: ost, osten
meat: kött, köttet
chicken: kyckling, höna
fish: fisk, fiska
egg: ägg, ägget
vegetable: grönsak, grönsaker, vegetabilisk
fruit: frukt, frukter
salad: sallad, salladen
soup: soppa, soppan
rice: ris, riset
pasta: pasta, makaroner, spaghetti
pizza: pizza, pizzeria
sandwich: smörgås, macka, sandwich, fralla
cake: tårta, kaka*, bakelse
chocolate: choklad, chokladen
sugar: socker, sockret
salt: salt, saltet, salta
oil: olja
allergy: allergi, allergisk
allergen: allergen, allergener
gluten: gluten, glutenfri, celiaki
vegan: vegan, vegansk
vegetarian: vegetarian, vegetarisk
organic: ekologisk, eko, organisk
healthy: hälsosam, nyttig, frisk, sund
restaurant: restaurang, krog
cafe: kafé, café, fik, kafeteria
bar: bar, pub*, baren
kitchen: kök*, köket
cook: laga mat, kock, koka, tillaga
chef: kock, köksmästare
waiter: servitör, kypare, serveringspersonal, kyparen
waitress: servitris, servitör
seat: säte, plats, sittplats, sadel, stol
chair: stol, stolar, fåtölj
bench: bänk*, bänkar
sofa: soffa, soffan
bed: säng*, sängar, sängen
mattress: madrass, madrassen
pillow: kudde, kuddar
blanket: filt, täcke, filtar
sheet: lakan, blad, ark*
towel: handduk, handdukar, badlakan
shower: dusch, duscha
bath: bad*, badkar, bada
bathroom: badrum, toalett, toa
toilet: toalett, toa, wc, toaletter
sink: handfat, diskho, vask, sjunka
tap: kran, vattenkran, trycka, blippa
soap: tvål, tvålen
room: rum*, rummet, utrymme, sal*
bedroom: sovrum, sovrummet
cabin: stuga, hytt, kabin
apartment: lägenhet, våning, lägenheter
house: hus, villa*, huset
home: hem*, hemma, bostad
building: byggnad, hus, fastighet
floor: golv, våning, golvet
stairs: trappa, trappor, trapporna
lift: hiss, lyfta, hissen, lyft
elevator: hiss, hissen
escalator: rulltrappa, rulltrappor
ramp: ramp, rampen
wheelchair: rullstol, rullstolsburen
disabled: funktionshindrad, funktionsnedsatt, handikappad, avstängd, inaktiverad
accessibility: tillgänglighet, tillgänglig, tillgänglighetsanpassad
entrance: ingång, entré*, entrén
exit: utgång, utfart, avfart
corridor: korridor, gång*
lobby: lobby, foajé, entré*
reception: reception, mottagning, receptionen, täckning
balcony: balkong, balkongen
terrace: terrass, uteplats, altan, uteservering
garden: trädgård, trädgården
pool: pool, bassäng, poolen
sauna: bastu, bastun
gym: gym, gymmet, träning
beach: strand*, stränder
park: park, parkera, parken
playground: lekplats, lekpark, lekplatsen
parking: parkering, parkera, parkeringsplats
garage: garage, verkstad, bilverkstad
hotel: hotell, hotellet
hostel: vandrarhem, hostel
camping: camping, campa, tälta
campsite: campingplats, camping*, tältplats
tent: tält, tältet
booking: bokning, boka, bokat
book: bok, boka, böcker, bokning
reservation: bokning, reservation, bordsbokning
reserve: reservera, boka, reserv
appointment: tid, tidsbokning, möte, bokad tid
slot: tid, tidslucka, lucka, plats
schedule: schema, tidsplan, schemat, tidtabell
timetable: tidtabell, schema, tidtabellen
calendar: kalender, kalendern, almanacka
date: datum, dejt
day: dag*, dagar, dygn
week: vecka, veckor
month: månad, månader
year: år*, året
hour: timme, timmar, timma
minute: minut, minuter
second: sekund, andra, sekunder
morning: morgon, förmiddag, morse*, morgnar
afternoon: eftermiddag, eftermiddagen
evening: kväll, kvällar, afton
night: natt, nätter, natten
weekend: helg, helgen, weekend, lördag, söndag
holiday: semester*, helgdag, lov, ledighet, helg
vacation: semester*, ledighet, lov
summer: sommar, sommaren, somrar
winter: vinter, vintern, vintrar
spring: vår*, våren, fjäder
autumn: höst*, hösten
season: säsong, årstid, säsongen
travel: resa, reser, åka*, reste
trip: resa, tur, utflykt, tripp
journey: resa, färd, resan
tour: tur, rundtur, guidning, turné, rundresa
excursion: utflykt, utflykter, tur
guide: guide, vägledning, guida
map: karta, kartan, kartor
route: rutt, väg, sträcka, linje
navigation: navigering, navigation, navigera, GPS*
direction: riktning, håll*, vägbeskrivning
address: adress, adressen
location: plats, läge, ställe, position*
GPS: GPS, positionering, position*
distance: avstånd, distans, sträcka
kilometre: kilometer*, km*, mil
mile: mile, mil, engelsk mil
train: tåg*, träna, tåget, pendeltåg
bus: buss, bussar, bussen
tram: spårvagn, spårvagnar
metro: tunnelbana, tunnelbanan, metro
subway: tunnelbana, tunnelbanan
taxi: taxi, taxin, Uber*
car: bil, bilen, fordon
van: skåpbil, transportbil, minibuss
truck: lastbil, lastbilar, truck
lorry: lastbil, lastbilar, långtradare
motorcycle: motorcykel, mc*, hoj
bicycle: cykel, cyklar
bike: cykel, cykla, motorcykel, hoj
scooter: elsparkcykel, sparkcykel, skoter, moped
helmet: hjälm, hjälmen
brake: broms, bromsa
brakes: bromsar, bromsarna
wheel: hjul, ratt, däck
tyre: däck, däcket, vinterdäck
tire: däck, däcket, vinterdäck
engine: motor*, motorn
motor: motor, motorn
fuel: bränsle, drivmedel, bensin
petrol: bensin, bensinen
diesel: diesel, dieseln
charging station: laddstation, laddstolpe, laddare, laddplats
tank: tank, tanka, tanken
seatbelt: säkerhetsbälte, bälte, bilbälte
road: väg, vägen, vägar
street: gata, gator, gatan
lane: körfält, fil, bana*
pavement: trottoar, gångbana, trottoaren, beläggning
sidewalk: trottoar, gångbana, trottoaren
pothole: potthål, grop, hål*, gropar
bridge: bro, bron, broar
tunnel: tunnel, tunneln, tunnlar
traffic: trafik, trafiken
jam: kö*, sylt, papperstrassel, stopp, trafikstockning
crossing: övergångsställe, korsning, överfart, övergång
junction: korsning, vägkorsning, trafikplats
station: station, stationen, hållplats
stop: hållplats, stanna, stopp, sluta
platform: perrong, plattform, spår
airport: flygplats, flygplatsen
flight: flyg, flygning, flight, flyget
plane: flygplan, plan*, flyg
airline: flygbolag, flygbolaget
boarding: ombordstigning, boarding, påstigning
gate: gate, grind*, port*
luggage: bagage, väska, resväska, bagaget
baggage: bagage, väska, bagaget
suitcase: resväska, väska, kappsäck
ferry: färja, färjan
boat: båt*, båten, båtar
harbour: hamn, hamnen
port: hamn, port, uttag
deck: däck, altan, trädäck
crew: besättning, personal*, kabinpersonal
captain: kapten, kaptenen
announcement: meddelande, utrop, tillkännagivande, annonsering
border: gräns, kant, gränsen
customs: tull, tullen
passport: pass*, passet, passkontroll
visa: visum, Visa
fare: biljettpris, taxa, pris, avgift
pass: kort, pass, passera, passerkort
season ticket: periodkort, säsongskort, månadskort, årskort
queue: kö*, köer, köa, kön
line: linje, kö*, rad, linjen
crowd: folkmassa, trängsel, mycket folk, publik
crowded: trångt, fullt, mycket folk, trängsel, packat
full: full, fullt, fullbokat, mätt*
overcrowded: överfull, överfullt, fullpackat, trångt, överbelagd
space: utrymme, plats, rymd
friendly: vänlig, trevlig, vänligt, snäll
unfriendly: ovänlig, otrevlig, ovänligt
rude: otrevlig, oförskämd, ohyfsad, otrevligt, fräck
polite: artig, hövlig, trevlig, belevad
impolite: oartig, ohövlig, otrevlig, ohyfsad
kind: snäll, vänlig, sort*, slag
helpful: hjälpsam, tillmötesgående, hjälpsamma, användbar
unhelpful: ohjälpsam, hjälper inte, nonchalant
competent: kompetent, kunnig, duktig, skicklig
incompetent: inkompetent, okunnig, oduglig
professional: professionell, proffsig, yrkesmässig
unprofessional: oprofessionell, oproffsig, oseriös
arrogant: arrogant, nonchalant, dryg, överlägsen
impatient: otålig, otåligt
attentive: uppmärksam, lyhörd, omtänksam, uppmärksamma
careless: slarvig, vårdslös, oaktsam, slarv
lazy: lat*, slö, lata
honest: ärlig, ärligt, uppriktig
dishonest: oärlig, ohederlig, oärligt
reliable: pålitlig, tillförlitlig, pålitligt, stabil
unreliable: opålitlig, otillförlitlig, opålitligt, instabil
responsible: ansvarig, ansvarsfull, ansvar
trust: förtroende, lita, tillit, litar
promise: löfte, lova, lovade, lovat
lie: lögn, ljuga, ljög, ljuger
mislead: vilseleda, lura, vilseledd
misleading: vilseledande, missvisande
apologise: ursäkta, be ursäkt, förlåt, beklaga
sorry: förlåt, ledsen, ursäkta, tyvärr, beklagar
excuse: ursäkt, ursäkta, bortförklaring
explain: förklara, förklaring, förklarade
explanation: förklaring, förklara
inform: informera, meddela, upplysa, underrätta
information: information, info*, upplysning
unclear: oklar, otydlig, oklart, otydligt
clear: tydlig, klar, tydligt, klart
confusing: förvirrande, rörig, otydlig, krånglig
confused: förvirrad, förvirring, förvirrade
understand: förstå, förstår, förstod, fatta, begripa
misunderstanding: missförstånd, missuppfattning
complicated: komplicerad, krånglig, svår, krångligt
complex: komplex, komplicerad
simple: enkel, lätt, enkelt
easy: lätt, enkel, enkelt
difficult: svår, svårt, krånglig, jobbig
intuitive: intuitiv, lättanvänd, intuitivt
annoying: irriterande, störande, jobbig, tröttsam
annoyed: irriterad, störd, sur*, irriterande
angry: arg, förbannad, ilsken, sur*
furious: rasande, skitförbannad, ursinnig, förbannad
disappointed: besviken, besvikelse, besvikna
disappointing: besvikelse, nedslående, dålig, tråkigt
frustrated: frustrerad, frustration
frustrating: frustrerande, irriterande
sad: ledsen, ledsamt, tråkigt, sorglig
happy: glad*, nöjd, lycklig, glatt
satisfied: nöjd, belåten, tillfredsställd, nöjda
dissatisfied: missnöjd, missnöje, missnöjda
pleased: nöjd, glad*, belåten
delighted: överlycklig, jätteglad, förtjust, stormförtjust
surprised: förvånad, överraskad, förvånande
worried: orolig, oro, bekymrad
afraid: rädd, rädsla, rädda
scared: rädd, skrämd, skraj
ashamed: skäms, skamsen, skam, pinsamt
tired: trött, trötthet
bored: uttråkad, tråkigt, leda
boring: tråkig, långtråkig, trist, tråkigt
interesting: intressant, spännande
exciting: spännande, kul, häftig
fun: kul, rolig, roligt, skoj
enjoy: njuta, njöt, gilla, uppskatta, trivas
love: älska, älskar, kärlek
like: gilla, gillar, tycka om, tycker om
hate: hata, hatar, avsky
dislike: ogilla, gillar inte, tycker illa
prefer: föredra, föredrar, hellre
recommend: rekommendera, rekommenderar, tipsa
avoid: undvika, undvik, undvek
regret: ångra, ångrar, beklaga
miss: sakna, missa*, saknar
wish: önska, önskan, önskar, önskemål
want: vilja, vill*, ville*, önska
need: behöva, behöver, behov, krävs
hope: hoppas, hopp, förhoppning
expect: förvänta, förväntar, förväntan, räkna med
demand: kräva, krav, efterfrågan, begära
suggest: föreslå, föreslår, förslag
suggestion: förslag, tips*, idé
idea: idé, tanke, idéer
improve: förbättra, förbättring, bättre
improvement: förbättring, förbättra, bättring
better: bättre, förbättrad
worse: sämre, värre, försämrad
best: bäst, bästa
worst: sämst, värst, sämsta
good: bra*, god*, gott, goda
bad: dålig, dåligt, illa, kass
great: jättebra, toppen, fantastisk, utmärkt, suverän
excellent: utmärkt, excellent, suverän, förträfflig
perfect: perfekt, perfekta, klockren
wonderful: underbar, fantastisk, underbart, härlig
awful: hemsk, förfärlig, usel, fruktansvärd
terrible: hemsk, fruktansvärd, usel, förfärlig
horrible: hemsk, fruktansvärd, vidrig, ryslig
poor: dålig, undermålig, fattig, bristfällig
mediocre: medioker, medelmåttig, sådär, halvdan
average: genomsnitt, medel, medelmåttig, snitt
okay: okej, ok*, helt okej, godkänt
useless: värdelös, oanvändbar, meningslös, kass
useful: användbar, nyttig, bra*
worthless: värdelös, värdelöst, skräp
necessary: nödvändig, nödvändigt, behövs
unnecessary: onödig, onödigt, överflödig
important: viktig, viktigt, betydelsefull
beautiful: vacker, fin*, vackert, snygg
ugly: ful, fult, fula
pretty: fin*, söt, snygg, ganska
nice: fin*, trevlig, snygg, skön, mysig
modern: modern, modernt, nutida
old: gammal, gamla, äldre, gammalt
outdated: föråldrad, gammaldags, omodern, inaktuell, utdaterad
new: ny*, nytt, nya*
work: arbete, fungera, jobba, jobb, funka
working: fungerar, fungerande, funkar, arbetar, jobbar
run: springa, köra, sprang, gå*, löpning
start: start, starta, börja, början, igång
begin: börja, början, starta, började
end: slut, sluta, avsluta, ända*
finish: avsluta, klar, slutföra, färdig
open: öppna, öppen, öppet
close: stänga, stängt, nära, stänger
turn on: slå på, sätta på, starta, tända
turn off: stänga av, släcka, slå av, avstängd
press: trycka, tryck, press
click: klicka, klick, trycka
swipe: svepa, swipe, svep, dra
scroll: scrolla, skrolla, bläddra, rulla
type: skriva, typ, sort*
enter: ange, gå in, mata in, skriva in
fill: fylla, fyll, ifylld, fyllde
choose: välja, väljer, valde, valt, val*
select: välja, välj, markera, valt
change: ändra, byta, ändring, förändring, byte
edit: redigera, ändra, redigering
modify: ändra, modifiera, ändring
add: lägga till, lägg till, tillägg, addera
create: skapa, skapar, upprätta
make: göra, gör*, gjorde, gjort, tillverka
build: bygga, byggt, byggde
save: spara, sparar, rädda, sparat
keep: behålla, behåller, behöll, hålla, spara
share: dela, delar, aktie, andel
send: skicka, sända, skickar, skickat
receive: få*, ta emot, fick, fått, mottagit
get: få*, fick, fått, hämta, får*
give: ge*, gav, gett, ger*
take: ta*, tog, tagit, tar*
bring: ta med, hämta, tog med, medföra
put: lägga, sätta, ställa, lade, satte
move: flytta, flytt, röra, rörelse
copy: kopia, kopiera, kopior
paste: klistra in, klistra, inklistring
cut: klippa, skära, klipp, skar
drag: dra, drar, drog, släpa
drop: tappa, droppe, släppa, falla
link: länk, länkar, länka*, koppling
show: visa*, visar, föreställning, show
hide: dölja, gömma, dold, göm
see: se*, ser*, såg, sett
look: titta, utseende, ser ut, se*
read: läsa, läser*, läste, läst*
write: skriva, skrev, skrivit, skriver
listen: lyssna, lyssnar
hear: höra, hör, hörde
speak: tala, prata, talar, pratar
talk: prata, tala, samtal, pratar
say: säga*, sa*, sade, sagt, säger
tell: berätta, säga*, berättade, sa*, tala om
ask: fråga, be*, frågar, bett
learn: lära*, lär, lärde, inlärning
teach: undervisa, lära ut, undervisning
study: studera, plugga, studie, studier
training: utbildning, träning, kurs, övning
course: kurs, rätt, bana*, kursen
lesson: lektion, lektioner, läxa
class: klass, lektion, kurs
lecture: föreläsning, föreläsningar, föreläsa
exam: prov, tenta, examen, tentamen
test: test, prov, testa, prova
grade: betyg, klass, årskurs
homework: läxa, läxor, hemläxa
exercise: övning, träning, motion*, träna
textbook: lärobok, kursbok, läroböcker
library: bibliotek, biblioteket, bibblan
school: skola, skolan, skolor
university: universitet, högskola, universitetet
college: högskola, gymnasium*, college
diploma: diplom, examensbevis, examen
certificate: certifikat, intyg, bevis
level: nivå, nivåer, bana*
beginner: nybörjare, nybörjarna
advanced: avancerad, avancerat, fortsättning
progress: framsteg, utveckling, framskridande
group: grupp, grupper, gruppen
classroom: klassrum, klassrummet, lektionssal
doctor: läkare, doktor, läkaren
nurse: sjuksköterska, sköterska, syster, undersköterska
hospital: sjukhus, sjukhuset, lasarett
clinic: klinik, mottagning, vårdcentral
pharmacy: apotek, apoteket
medicine: medicin, läkemedel, mediciner
drug: läkemedel, drog, medicin, knark
pill: tablett, piller, tabletter
dose: dos*, doser, dosering
treatment: behandling, vård, behandla
therapy: terapi, behandling, terapeut
surgery: operation*, kirurgi, ingrepp, opererad
operation: operation, ingrepp, drift*
diagnosis: diagnos, diagnosen
symptom: symtom, symptom, besvär
pain: smärta, ont*, värk, smärtor
ache: värk, ont*, värker, smärta
hurt: göra ont, ont*, skada, gör ont, skadade
injury: skada, skador, skadan
injured: skadad, skadade, skadat
wound: sår*, såret
accident: olycka, olyckan, olyckshändelse
emergency: nödsituation, akut, nödfall, akuten
ambulance: ambulans, ambulansen
health: hälsa, hälsan, sjukvård
illness: sjukdom, sjuk, sjukdomar
sick: sjuk, illamående, sjuka, sjukt
disease: sjukdom, sjukdomar
fever: feber, febern
cough: hosta, hostar
headache: huvudvärk, migrän, huvudont
skin: hud, skinn, huden
hair: hår*, håret
eye: öga, ögon, ögat
ear: öra, öron, örat
nose: näsa*, näsan
mouth: mun, munnen
tooth: tand, tänder, tanden
teeth: tänder, tand, tänderna
dentist: tandläkare, tandläkaren, tandvård
throat: hals, strupe, halsen
neck: nacke, hals, nacken
shoulder: axel*, axlar, skuldra
back: rygg, tillbaka, baksida, ryggen
arm: arm, armar, armen
hand: hand, händer*, handen
finger: finger, fingrar
leg: ben*, benet
knee: knä, knän, knäet
foot: fot, fötter, foten
feet: fötter, fötterna, fot
heart: hjärta, hjärtat, puls
blood: blod, blodet, blöda
pressure: tryck, blodtryck, press*, trycket
pregnant: gravid, gravida
pregnancy: graviditet, gravid
birth: födelse, förlossning, födsel, född
weight: vikt, vikten, väger, tyngd
sleep: sova, sömn, sov, sover, sovit
stress: stress, stressad, stressig
hearing: hörsel, hörseln, höra
glasses: glasögon, brillor, glasögonen
lens: lins, linser, objektiv, linsen
weather: väder, vädret
rain: regn, regna, regnar
snow: snö, snöa, snöar
ice: is*, isen, halka
wind: vind, blåst*, blåser, vinden
storm: storm, oväder, stormen
sun: sol*, solen, solig
heat: värme, hetta, värma, värmen
heating: värme, uppvärmning, element*, värmesystem
radiator: element*, radiator, värmeelement
air conditioning: luftkonditionering, AC*, luftkonditioneringen, aircondition, kylanläggning
ventilation: ventilation, ventilationen, luftväxling
air: luft, luften
temperature: temperatur, grader*, temperaturen
thermostat: termostat, termostaten
humidity: luftfuktighet, fuktighet, fukt
electricity: el*, elektricitet, ström, elen
gas: gas, bensin, gasen
energy: energi, energin
solar: solceller, solenergi, solpanel
panel: panel, paneler, solpanel
meter: mätare, meter, elmätare
pipe: rör, ledning, röret
pump: pump, pumpa, pumpen
boiler: panna, varmvattenberedare, pannan
stove: spis, kamin, spisen, kök*
oven: ugn, ugnen, ugnar
fridge: kylskåp, kyl, kylen, kylskåpet
freezer: frys, frysen, frysbox
dishwasher: diskmaskin, diskmaskinen
washing machine: tvättmaskin, tvättmaskinen
dryer: torktumlare, tumlare, hårtork, tork
vacuum: dammsugare, dammsuga, dammsög, vakuum
cleaner: städare, rengöringsmedel, dammsugare, lokalvårdare
iron: strykjärn, järn, stryka
fan: fläkt, fan, fläkten, supporter*
machine: maskin, maskinen, apparat
device: enhet, apparat, enheten, pryl
appliance: apparat, vitvaror, hushållsmaskin, hushållsapparat
equipment: utrustning, utrustningen, redskap
drill: borr, borra, borrmaskin
saw: såg, såga*, sågen
hammer: hammare, hammaren
screw: skruv, skruva, skruvar
nail: spik, nagel, naglar
ladder: stege, stegen, stegar
rope: rep, lina, repet
tractor: traktor, traktorn
harvester: skördetröska, skördare, tröska
crop: gröda, skörd, beskära
seed: frö, utsäde, frön
plant: växt, planta, fabrik, plantera
flower: blomma, blommor
tree: träd, trädet
grass: gräs*, gräsmatta
leaf: löv, blad, lövet
root: rot, rötter
soil: jord, mark*, jorden
animal: djur, djuret
dog: hund, hundar, hunden
cat: katt, katter, katten
horse: häst, hästar, hästen
bird: fågel, fåglar
cow: ko*, kor, kossa
pig: gris, svin, grisar
pet: husdjur, sällskapsdjur, husdjuret
leash: koppel, kopplet
bin: soptunna, papperskorg, sopkorg, sopkärl, tunna
rubbish: skräp, sopor, avfall
garbage: sopor, skräp, avfall, soptunna
trash: skräp, sopor, papperskorg
waste: avfall, slöseri, sopor, slösa
recycling: återvinning, återvinna, sopsortering, källsortering
collection: samling, hämtning, insamling, upphämtning
cleaning: städning, rengöring, städa
maintenance: underhåll, skötsel, service*
construction: bygge, byggarbete, konstruktion, byggnation
council: kommun, kommunen, råd, fullmäktige
city: stad, städer, staden
town: stad, ort, städer, staden
village: by*, byn, byar
citizen: medborgare, invånare, medborgaren
mayor: borgmästare, kommunalråd
police: polis, polisen
fire: eld, brand*, brinner, sparka
permit: tillstånd, tillåta, tillåtelse
licence: licens, körkort, tillstånd
license: licens, körkort, tillstånd
identity card: id-kort, legitimation, leg*, identitetskort
counter: disk*, kassa, räknare, lucka
number: nummer, antal, siffra, tal*
street light: gatubelysning, gatlykta, lyktstolpe, gatlyktor
fountain: fontän, fontänen
cycle lane: cykelbana, cykelfält, cykelväg
footpath: gångväg, gångstig, gångbana, stig
swimming pool: simbassäng, pool, simhall, bassäng, badhus
museum: museum, museet, museer
theatre: teater, teatern, teatrar
cinema: bio*, biograf, biografen
concert: konsert, konserten
festival: festival, festivalen
exhibition: utställning, utställningen, mässa*
stage: scen, scenen, etapp
actor: skådespelare, skådis, skådespelaren
actress: skådespelerska, skådespelare, aktris
play: spela, spel, pjäs, spelar, leka
audience: publik, publiken, åskådare
view: utsikt, vy, visa*, visning
ticket office: biljettkassa, biljettlucka, biljettkontor
programme: program*, programmet
interval: intervall, paus, mellanrum
wardrobe: garderob, klädskåp, garderoben
sport: sport, idrott, sporten
football: fotboll, fotbollen
game: spel, match*, spelet, lek
player: spelare, spelaren
match: match, matcha, tändsticka, stämmer
score: poäng, resultat, poängen
character: karaktär, tecken, figur, gubbe
quest: uppdrag, quest, uppdraget
reward: belöning, belöna, belöningar
coin: mynt, peng*, mynten
multiplayer: multiplayer, flera spelare, flerspelarläge
cheat: fuska, fusk, lura
cheater: fuskare, fuskaren
bot: bot, bottar, robot*
advertisement: reklam, annons, annonser
ad: annons, reklam
ads: annonser, reklam, reklamen
banner: banner, banderoll, annons
popup: popup, popup-fönster, pop-up
pop up: popup, popup-fönster, pop-up
interruption: avbrott, avbryta, störning
tracking: spårning, spåra, tracking
cookie: cookie, kaka*, kakor, cookies
consent: samtycke, godkännande, medgivande
mode: läge, läget
dark mode: mörkt läge, mörkläge, dark mode
night mode: nattläge, mörkt läge
theme: tema, temat
layout: layout, upplägg, utformning
design: design, utformning, formgivning, utseende
icon: ikon, ikoner, symbol*
animation: animation, animering, animationer
interface: gränssnitt, gränssnittet, användargränssnitt
shortcut: genväg, kortkommando, genvägar
gesture: gest, gester
zoom: zooma, zoom, förstora
rotate: rotera, vrida, rotation, snurra
landscape: landskap, liggande, liggande läge
portrait: porträtt, stående, stående läge
fullscreen: helskärm, fullskärm, helskärmsläge
widget: widget, widgetar
plugin: plugin, tillägg, insticksprogram
extension: tillägg, förlängning, förlängningssladd
integration: integration, integrering, koppling
API: API
webhook: webhook
script: skript, script, manus
developer: utvecklare, utvecklaren, programmerare
documentation: dokumentation, dokumentationen
manual: manual, bruksanvisning, manuell, instruktionsbok
instruction: instruktion, anvisning, instruktioner, anvisningar
tutorial: handledning, tutorial, guide*, genomgång
example: exempel, exemplet
onboarding: onboarding, introduktion, välkomnande
setup: installation*, inställning, uppsättning, setup
configuration: konfiguration, konfigurering, inställningar
configure: konfigurera, ställa in, konfigurering
permission: tillstånd, behörighet, tillåtelse, lov
role: roll*, roller*
admin: admin, administratör*, administration*
administrator: administratör, admin, handläggare
invite: bjuda in, inbjudan, bjöd in, inbjuden
invitation: inbjudan, inbjudningar
approval: godkännande, tillstånd, godkänna
approve: godkänna, godkänd, godkänt
reject: avvisa, avslå, neka, avvisad
rejected: avvisad, nekad, avslag, underkänd
decline: avböja, tacka nej, neka, nedgång, minska
accept: acceptera, godkänna, accepterar
block: blockera, spärra, block, spärr
ban: banna, förbud, bannad, avstängd, förbjuda
suspend: stänga av, avstänga, spärra, suspendera
suspended: avstängd, spärrad, suspenderad, pausad
activate: aktivera, aktivering, sätta igång
deactivate: avaktivera, inaktivera, stänga av
expire: gå ut, löpa ut, upphöra, går ut
expired: utgången, gått ut, utgånget, ogiltig
limit: gräns, begränsning, begränsa, limit
limited: begränsad, begränsat
unlimited: obegränsad, obegränsat, fri*
maximum: maximum, max*, maximal, högst
minimum: minimum, minst, minimal*, lägst
quota: kvot, kvoten
increase: öka, ökning, höja, höjning
rise: stiga, ökning, höjning, stigande
raise: höja, löneförhöjning, höjning, lyfta
decrease: minska, minskning, sänka, sänkning
reduce: minska, reducera, sänka, minskning
half: halv, hälften, halva, halvt
percent: procent
total: total, totalt, summa, hela*
sum: summa, summan, belopp
amount: belopp, mängd, summa, antal
quantity: antal, mängd, kvantitet
count: räkna, antal, räknar
first: först, första, förste
last: sist, senaste, förra, räcka, sista
next: nästa, kommande
previous: föregående, förra, tidigare
only: bara*, endast, enda
also: också*, även, dessutom
too: alltför, för mycket, också*, även
much: mycket*, mycke
many: många*, flera, mycket*
more: mer*, fler, flera, mera
less: mindre, färre
enough: tillräckligt, nog*, räcker
almost: nästan, närapå
never: aldrig*
always: alltid*, jämt
often: ofta
sometimes: ibland, stundtals
rarely: sällan
daily: dagligen, daglig, varje dag
weekly: veckovis, varje vecka, vecko
monthly: månadsvis, varje månad, månatlig
yearly: årligen, årlig, varje år
once: en gång, engång
leave: lämna, åka*, gå*, sluta, ledighet
leaving: lämnar, slutar, avgång, flyttar, åker
quit: sluta, slutade, avsluta, lämna
competitor: konkurrent, konkurrenter, konkurrens
alternative: alternativ, alternativet
compare: jämföra, jämförelse, jämfört
comparison: jämförelse, jämföra
difference: skillnad, skillnader, olika
same: samma*, likadan, lika
similar: liknande, lik, likadan
different: olika, annorlunda, annan*
other: annan*, annat, andra, övriga
instead: istället, i stället
without: utan*
with: med*
against: mot*, emot
since: sedan*, sen*, eftersom
until: tills, till*, fram till
before: före*, innan, tidigare
after: efter*, efteråt
during: under*, under tiden
while: medan, stund, under tiden
recently: nyligen, senaste tiden, på sistone
soon: snart, inom kort, strax
today: idag, i dag
yesterday: igår, i går
tomorrow: imorgon, i morgon
now: nu*, numera
later: senare, sedan*, efteråt
immediately: omedelbart, direkt, genast, med detsamma
suddenly: plötsligt, helt plötsligt, plötslig
still: fortfarande, ännu, stilla
already: redan
investment: investering, investera, placering
fund: fond*, fonder, finansiera
trade: handel, handla, affär, byta
trading: handel, trading, aktiehandel
portfolio: portfölj, portföljen, innehav
broker: mäklare, nätmäklare, förmedlare
ATM: bankomat, uttagsautomat
withdrawal: uttag, uttaget
withdraw: ta ut, uttag, tog ut, dra tillbaka
mortgage: bolån, bolånet, huslån
account number: kontonummer, kontonumret
statement: kontoutdrag, utdrag, uttalande
pension: pension, pensionen
retirement: pension*, pensionering, pensionär
holiday pay: semesterlön, semesterersättning
overtime: övertid, övertidsersättning
shift: skift, pass*, arbetspass
roster: schema, bemanning, tjänstgöringsschema
timesheet: tidrapport, tidrapportering, tidrapporten
vacation days: semesterdagar, semester*, lediga dagar
sick leave: sjukskrivning, sjukskriven, sjukfrånvaro, sjukledighet
absence: frånvaro, frånvarande
attendance: närvaro, närvarande, deltagande
dismissal: uppsägning, avsked, uppsagd, avskedad
employer: arbetsgivare, arbetsgivaren, chef*
tax code: skattetabell, skattekod
deduction: avdrag, avdraget
contribution: bidrag, avgift, inbetalning, insats
expenses: utgifter, utlägg, kostnader
mileage: miltal, körsträcka, milersättning, körda mil
subtitle: undertext, undertexter, textning
caption: bildtext, undertext, rubrik
episode: avsnitt, episod, avsnittet
series: serie, serien, serier
channel: kanal, kanaler
playlist: spellista, spellistor, spellistan
song: låt*, sång*, låtar
album: album, skiva, albumet
podcast: podd, podcast, poddar
audiobook: ljudbok, ljudböcker
chapter: kapitel, kapitlet
library card: lånekort, bibliotekskort, lånekortet
reading: läsning, läsa, läser*
e book: e-bok, ebok, e-böcker
print quality: utskriftskvalitet, tryckkvalitet
ink: bläck*, bläcket
toner: toner, tonerkassett
cartridge: patron*, bläckpatron, patroner, kassett
paper jam: papperstrassel, papper fastnat, pappersstopp
barcode: streckkod, streckkoden
QR code: QR-kod, QR-koden, qr
till: kassa, tills, kassan
cash register: kassaapparat, kassa, kassan
split: dela, dela upp, delad, uppdelning
gift: present*, gåva, presenter*
gift card: presentkort, presentkortet
loyalty: lojalitet, lojal, lojalitetsprogram
points: poäng, poängen
table reservation: bordsbokning, boka bord, bordsreservation
menu card: meny, matsedel, menyn
kitchen display: köksskärm, köksdisplay
child seat: bilbarnstol, barnstol, barnsits, barnsäte
pram: barnvagn, barnvagnen, vagn
stroller: sittvagn, barnvagn, sulky
diaper: blöja, blöjor
toy: leksak, leksaker
doll: docka, dockor
puzzle: pussel, pusslet
age: ålder, åldern, år*
adult: vuxen, vuxna
senior: senior, pensionär, äldre
elderly: äldre, gamla, pensionärer
woman: kvinna, kvinnor, dam*, tjej
man: män, mannen, kille, herr
girl: flicka, tjej, flickor
boy: pojke, kille, pojkar, grabb
person: person, människa, personer
people: folk*, människor, personer
couple: par*, paret
single: singel, enda, enkel, ensamstående, enskild
tour group: resegrupp, turistgrupp, sällskap
business trip: affärsresa, tjänsteresa, jobbresa
conference: konferens, konferensen
meeting: möte, möten, sammanträde, mötet
room key: rumsnyckel, nyckel, nyckelkort
key card: nyckelkort, passerkort, kort
minibar: minibar, minibaren
wifi password: wifi-lösenord, lösenord
sea: hav, havet, sjö
mountain: berg*, fjäll, berget
lake: sjö, sjön, sjöar
river: flod, älv, bäck*, vattendrag
forest: skog, skogen
hike: vandring, vandra, vandringstur
hiking: vandring, vandra, vandrar
trail: led*, stig, vandringsled, spår
path: stig, väg, gång*, sökväg
hut: stuga, koja, hydda
summit: topp, toppen, bergstopp
peak: topp, toppen, rusningstid
contour: höjdkurva, kontur, höjdkurvor
elevation: höjd, höjdmeter, stigning
compass: kompass, kompassen
coordinates: koordinater, koordinat
coverage: täckning, täckningen, mottagning
reception signal: täckning, mottagning, signal
roaming: roaming, utlandssurf
SIM: SIM, SIM-kort, eSIM, simkort
contract phone: abonnemang, mobilabonnemang, telefonabonnemang
minutes: minuter, protokoll, samtalsminuter
data volume: surf*, datamängd, surfmängd, datavolym
router: router, routern
modem: modem, modemet
outage: avbrott, driftstopp, strömavbrott, driftstörning
downtime: driftstopp, nertid, avbrott, ligger nere
maintenance window: servicefönster, underhållsfönster, planerat underhåll
latency: latens, fördröjning, ping*
bandwidth: bandbredd, bandbredden
streaming: streaming, strömning, streama
buffering: buffring, buffrar, laddar, buffra
pixelated: pixlig, pixlad, pixligt
blurry: suddig, oskarp, suddigt
sharp picture: skarp bild, skärpa, skarp
contrast: kontrast, kontrasten
brightness: ljusstyrka, ljusstyrkan
flicker: flimmer, flimra, blinka, flimrar
flickering: flimrar, flimmer, blinkar, flimrande
overheating: överhettning, överhettas, överhettad, blir varm
hot device: blir varm, varm, het*, överhettad
fan noise: fläktljud, fläktbuller, högljudd fläkt
vibration: vibration, vibrationer, skakning
vibrate: vibrera, vibrerar, vibration
ringtone: ringsignal, ringsignaler, ringsignalen, ringljud
mute: stänga ljudet, ljudlös, tysta, mute
unmute: ljud på, avtysta, slå på
call quality: samtalskvalitet, ljudkvalitet
dropped call: tappat samtal, samtalet bryts, brutet samtal, tappade samtal
hearing aid: hörapparat, hörapparater, hörapparaten
earpiece: hörsnäcka, öronsnäcka, hörlur
whistling: visslande, tjut, visslar, tjuter
feedback noise: rundgång, tjut, tjuter
appearance: utseende, utseendet, framträdande
dress: klänning, klä*, klädsel
shirt: skjorta, tröja, t-shirt
trousers: byxor, byxa, jeans*
shoes: skor, sko, skorna
boots: stövlar, kängor, boots
sandals: sandaler, sandal
jacket: jacka, jackor, kavaj
coat: kappa*, rock*, jacka
sock: strumpa, strumpor, socka, sockor
underwear: underkläder, kalsonger, trosor
hat: hatt, mössa, keps
glove: handske, handskar, vante, vantar
scarf: halsduk, sjal, scarf
ring: ring, ringa, ringer
necklace: halsband, halsbandet
bracelet: armband, armbandet
earring: örhänge, örhängen
makeup: smink, sminka, makeup
cream: kräm, grädde, salva
perfume: parfym, parfymen, doft
shampoo: schampo, shampoo
haircut: klippning, frisyr, klippa
hairdresser: frisör, frisören, frissa
nail polish: nagellack, nagellacket
size chart: storleksguide, storlekstabell
colour fading: färgen bleknar, blekt, urtvättad, blekna, fäller
shrink: krympa, krymper, krympt
shrinks: krymper, krympt, krympte
tear: reva, riva, tår*, spricka
torn: trasig, sönderriven, riven, rivet, spruckit
seam: söm*, sömmar, sömmen
zip: dragkedja, blixtlås, zip
zipper: dragkedja, blixtlås, dragkedjan
button missing: knapp saknas, saknar knapp, knapp borta
wash: tvätta, tvätt, tvättning
washing: tvätt, tvätta, tvättning
ironing: strykning, stryka, stryker
honestly: ärligt talat, ärligt, uppriktigt
unfortunately: tyvärr, dessvärre, olyckligtvis
thanks: tack, tackar
thank: tacka, tack, tackar
congratulations: grattis, gratulerar, gratulationer
praise: beröm, berömma, lovord, prisa
compliment: komplimang, beröm, komplimanger
greeting: hälsning, hälsningar, hälsa
hello: hej, hallå, hejsan
goodbye: hejdå, adjö, hej då
please: snälla, tack, vänligen
welcome: välkommen, välkomna, välkommet
`;
