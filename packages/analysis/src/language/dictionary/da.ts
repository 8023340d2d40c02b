/** Danish words for English ones, as customers write them; the usual word first. */
export const da = `
battery: batteri, batterier, akku
charge: oplade, opladning, oplader, gebyr, opkræve
charger: oplader, lader
charging: opladning, oplader, oplade, lader
cable: kabel, ledning, kabler
plug: stik, stikprop, prop*
socket: stikkontakt, stik, kontakt
power: strøm, effekt, kraft*, el*, energi
drain: afløb, dræner, tømme, dræn
empty: tom*, tomt, tomme, flad
dead: død, dødt, døde, flad
adapter: adapter, omformer
wire: ledning, kabel, tråd
wireless: trådløs, ledningsfri, trådløst
screen: skærm, display*, skærmen
display: display, skærm, vise
touchscreen: touchskærm, berøringsskærm, touch*
keyboard: tastatur, tastaturet
button: knap, knapper, tast
switch: kontakt, knap, skifte, afbryder
key: nøgle, nøgler, tast
lock: lås*, låse, låst*
unlock: låse op, oplåsning, låst op, åbne
door: dør, døre, låge
window: vindue, vinduer, rude*
handle: håndtag, greb, håndtere, hank*
lid: låg*, dæksel
case: etui, cover*, taske, sag
cover: cover, betræk, etui, dække, dæksel
strap: rem, armbånd, strop
band: bånd, armbånd, rem
clip: klips, clips, klemme
hook: krog, kroge, knage
magnet: magnet, magneter
sensor: sensor, føler
microphone: mikrofon, mikrofonen, mic
speaker: højttaler, højtaler, højttalere, taler
headphones: hovedtelefoner, høretelefoner, headset
earphones: høretelefoner, øretelefoner, earbuds, ørepropper
volume: lydstyrke, volumen, volume
sound: lyd, lyden, lyder
noise: støj, larm, støjen, larmer
noisy: støjende, larmende, larmer, støjer
loud: høj, højt, larmende, høj lyd
quiet: stille, rolig, lydsvag, støjsvag
silent: lydløs, stille, tavs, lydløst
buzz: summe, summer*, brummen, summen
beep: bip, bippe, bipper, biplyd
echo: ekko, rumklang
static: skratter, støj, knitren, statisk
music: musik, musikken
voice: stemme, stemmen, tale*
call: opkald, ringe, ringer, opringning, samtale
phone: telefon, mobil*, ringe, telefonen
mobile: mobil, mobiltelefon, telefon
smartphone: smartphone, mobil*, telefon
tablet: tablet, iPad, tabletten
laptop: bærbar, bærbar computer, laptop
computer: computer, pc*, maskine
printer: printer, printeren
print: printe, udskrive, udskrift, print, trykke
scanner: scanner, læser
scan: scanne, scanning, skanne
camera: kamera, kameraet, fotoapparat
photo: foto, billede, fotografi
picture: billede, billeder, foto, maleri
image: billede, billeder, foto
video: video, videoer, film*
film: film, filme, filmen
recording: optagelse, optagelser, indspilning
record: optage, optagelse, optog, registrere, rekord
replay: genafspilning, afspille igen, genudsendelse, gense
stream: streame, stream, streaming
television: fjernsyn, tv*, tv'et
remote: fjernbetjening, fjern, på afstand
watch: ur*, armbåndsur, kigge
wrist: håndled*, håndleddet
clock: ur*, klokke, klokken
alarm: alarm, vækkeur, alarmen
timer: timer, æggeur, stopur
light: lys, lampe, lyset, belysning, letvægt
lamp: lampe, lamper, lygte
bulb: pære, elpære, lyspære, pærer
bright: lys, lysstærk, klar, skarp
dark: mørk, mørke, mørkt
dim: svag, dæmpet, dunkel, svagt
color: farve, farver, kulør
colour: farve, farver, kulør
app: app, appen, applikation
application: applikation, app*, ansøgning, program*
software: software, program*, softwaren
program: program, programmet, programmere
website: hjemmeside, side*, website, websted
site: side*, sted, site, plads
page: side*, sider
homepage: forside, hjemmeside, startside
web: web, internet*, nettet
browser: browser, browseren, Chrome*
internet: internet, net*, nettet, forbindelse
online: online, på nettet, nettet
offline: offline, uden internet, ingen forbindelse, afbrudt
network: netværk, net*, netværket
connection: forbindelse, tilslutning, opkobling
connect: forbinde, tilslutte, forbundet, koble
disconnect: afbryde, frakoble, afbrudt, mister forbindelsen
wifi: wifi, wi-fi, trådløst netværk, internet*
bluetooth: bluetooth
signal: signal, dækning, signalet
server: server, serveren, servere
cloud: sky*, skyen, cloud
sync: synkronisere, synkronisering, synk
synchronise: synkronisere, synkronisering
upload: uploade, upload, lægge op
download: downloade, download, hente, hentning
install: installere, installation
uninstall: afinstallere, slette, afinstallation
update: opdatering, opdatere, update
upgrade: opgradering, opgradere
version: version, udgave
release: udgivelse, frigive, udgave, lancering
restart: genstarte, genstart
reboot: genstarte, genstart
reset: nulstille, nulstilling, gendanne, resette
crash: crasher, går ned, nedbrud, lukker ned, gik ned
freeze: fryser, fryse, frøs, hænger
hang: hænger, hænge, fryser, fastlåst
stuck: sidder fast, hænger, fastlåst, kørt fast, går istå
lag: lagger, lag, forsinkelse, hakker
slow: langsom, langsomt, sløv, træg
fast: hurtig, hurtigt
quick: hurtig, hurtigt, kvik
speed: hastighed, fart, tempo*
performance: ydeevne, ydelse, præstation, performance, forestilling
load: indlæse, loade, læsse, belastning, last*
loading: indlæser, loader, indlæsning, loading
wait: vente, ventetid, venter
waiting: ventetid, venter, vente
delay: forsinkelse, forsinket, udsættelse
delayed: forsinket, forsinkelse, forsinkede
late: sen*, sent*, forsinket, for sent
early: tidlig, tidligt, for tidligt
error: fejl, fejlmeddelelse, fejlen
bug: fejl, bug, bugs
fault: fejl, skyld, mangel
failure: fejl, svigt, nedbrud, fiasko
fail: fejle, mislykkes, svigte, fejler, mislykket
broken: ødelagt, i stykker, defekt, brækket, knækket
break: ødelægge, brække, pause*, knække, itu*
defect: defekt, fejl, mangel
malfunction: funktionsfejl, fejl, driftsfejl
glitch: fejl, bug*, glitch, småfejl
problem: problem, problemer, udfordring
issue: problem*, sag, udfordring, fejl
trouble: problemer, besvær, bøvl, ballade
complaint: klage, reklamation, klager
complain: klage, brokke, klager, beklage sig
fix: fikse, ordne, rette, reparere, løse*
repair: reparere, reparation, lave
solve: løse*, løst*, løsning
solution: løsning, løsninger
workaround: midlertidig løsning, nødløsning, alternativ, workaround
support: support, hjælp, støtte, kundeservice
help: hjælp, hjælpe, hjalp
helpdesk: helpdesk, kundeservice, support*
hotline: hotline, telefonsupport, kundeservice
assistance: hjælp, assistance, bistand
service: service, betjening, ydelse, tjeneste
customer: kunde, kunder, forbruger
client: kunde, klient
user: bruger, brugere
member: medlem, medlemmer
guest: gæst, gæster
visitor: besøgende, gæst
passenger: passager, rejsende, passagerer
driver: chauffør, fører, bilist, driver
rider: rytter, cyklist, bud*, motorcyklist
patient: patient, tålmodig, tålmodighed
student: studerende, elev, student
teacher: lærer, underviser, lærerinde
pupil: elev, elever
parent: forælder, forældre, mor, far*
child: barn*, børn*, barnet
kid: barn*, unge, børn*, knægt
baby: baby, spædbarn, babyer
family: familie, familien
friend: ven, veninde, venner, kammerat
colleague: kollega, kolleger, kollegaer
employee: medarbejder, ansat, ansatte
staff: personale, medarbejdere, ansatte, personalet
team: team, hold*, gruppe
manager: leder, chef*, bestyrer, manager
boss: chef*, boss
owner: ejer, ejeren, indehaver
neighbour: nabo, naboer, genbo
dealer: forhandler, bilforhandler
supplier: leverandør, leverandører
vendor: leverandør, sælger, forhandler
partner: partner, samarbejdspartner, makker
company: firma, virksomhed, selskab
business: forretning, virksomhed, firma, erhverv
shop: butik, forretning, shoppe, handle*
store: butik, forretning, gemme, opbevare
branch: filial, afdeling, gren
office: kontor, kontoret
login: login, logge ind, log ind, logger ind
logout: log ud, logge ud, logger ud
sign: skilt, underskrive, skrive under, tegn
password: adgangskode, kodeord, password
username: brugernavn
account: konto, konti, kontoen
profile: profil, profilen
register: registrere, tilmelde, oprette, kasse
registration: registrering, tilmelding, oprettelse
verification: verifikation, bekræftelse, verificering
verify: verificere, bekræfte, kontrollere
code: kode, koder, koden
pin: pin, pinkode, kode, pin-kode
two factor: tofaktor, to-faktor, totrinsbekræftelse, tofaktorgodkendelse
fingerprint: fingeraftryk, fingeraftrykslæser
face: ansigt, ansigtet, ansigtsgenkendelse
security: sikkerhed, tryghed, vagt
secure: sikker, sikkerhed, sikre, sikkert
safe: sikker, tryg, pengeskab, sikkert
unsafe: usikker, utryg, farlig
danger: fare*, risiko
dangerous: farlig, farligt, risikabel
risk: risiko, risikere, risici
hack: hacke, hacket, hacking
hacker: hacker, hackere
fraud: svindel, bedrageri, snyd
scam: svindel, snyd, fup, svindlere, fupnummer
fake: falsk, kopi, uægte, fake, forfalsket
spam: spam, uønsket mail, reklamer
virus: virus, malware
privacy: privatliv, databeskyttelse, privatlivet
private: privat, fortrolig
personal: personlig, privat, personligt
data: data, oplysninger, information*
leak: utæt, lækage, utæthed, drypper, datalæk
breach: brud, databrud, datalæk, overtrædelse
delete: slette, slettet, sletning, fjerne
remove: fjerne, fjernet, slette, tage væk
erase: slette, viske ud, fjerne
restore: gendanne, genoprette, gendannelse
backup: backup, sikkerhedskopi, sikkerhedskopiering
export: eksportere, eksport
import: importere, import
file: fil, filer, filen
folder: mappe, mapper
document: dokument, dokumenter
form: formular, skema, blanket*, form
attachment: vedhæftning, vedhæftet fil, bilag, vedhæfte
spreadsheet: regneark, Excel*
table: bord, tabel, borde
row: række, rækker
column: kolonne, kolonner, søjle
report: rapport, rapportere, anmelde, indberette
chart: diagram*, graf*, kurve
graph: graf*, diagram*, kurve
dashboard: dashboard, instrumentbræt, oversigt, kontrolpanel
statistics: statistik, statistikker, tal*
analysis: analyse, analysere
filter: filter, filtrere, filtre
sort: sortere, sortering, slags
search: søge, søgning, lede, søgefunktion
find: finde, fandt, fundet
result: resultat, resultater
list: liste, listen*, oversigt
menu: menu, menukort, menuen
setting: indstilling, indstillinger, opsætning
settings: indstillinger, indstilling, opsætning
option: mulighed, valgmulighed, valg
preference: præference, indstilling, ønske
feature: funktion, egenskab, feature, funktioner
function: funktion, fungere, funktioner
tool: værktøj, redskab
template: skabelon, skabeloner
field: felt*, felter, mark*
label: etiket, mærkat, mærke, label
tag: mærke, tagge, etiket, mærkat
category: kategori, kategorier
title: titel, overskrift
text: tekst, sms, teksten
font: skrifttype, font, skrift
size: størrelse, størrelser, mål
language: sprog, sproget
translation: oversættelse, oversat
translate: oversætte, oversat, oversættelse
word: ord, Word, ordet
sentence: sætning, sætninger
spelling: stavning, stavefejl, stavekontrol
message: besked, meddelelse, sms, beskeder
notification: notifikation, meddelelse, notifikationer, besked
alert: advarsel, alarm*, varsel, besked
reminder: påmindelse, påmindelser, rykker, minde om
email: mail*, e-mail, email, maile
mail: post*, mail, brev, e-mail
newsletter: nyhedsbrev, nyhedsbreve
inbox: indbakke, indbakken
chat: chat, chatte, snakke
comment: kommentar, kommentere, bemærkning
review: anmeldelse, anmelde, vurdering, anmeldelser
rating: bedømmelse, vurdering, karakter, rating
star: stjerne, stjerner
feedback: feedback, tilbagemelding, respons
survey: spørgeskema, undersøgelse, spørgeundersøgelse
question: spørgsmål, spørgsmålet
answer: svar, svare, besvare
reply: svar, svare, besvare
response: svar, respons, reaktion, tilbagemelding
respond: svare, reagere, svarer, respons
contact: kontakt, kontakte, henvendelse
ticket: billet, billetter, sag, ticket
request: anmodning, forespørgsel, ønske, anmode, bede om
price: pris, priser, prisen
cost: omkostning, koste, koster, udgift, pris
expensive: dyr, dyrt, dyre, kostbar
cheap: billig, billigt, billige
fee: gebyr, gebyrer, afgift, honorar
surcharge: tillæg, ekstra gebyr, merpris, tillægsgebyr
discount: rabat, nedsat, nedslag
coupon: kupon, rabatkode, rabatkupon
voucher: gavekort, værdibevis, voucher, kupon
promotion: kampagne, tilbud, forfremmelse
offer: tilbud, tilbyde, tilbød
sale: udsalg, salg, tilbud
deal: tilbud, aftale, handel, god handel
free: gratis, fri*, ledig, omkostningsfri
trial: prøve*, prøveperiode, gratis periode, prøvetid
subscription: abonnement, abonnementer
subscribe: abonnere, tilmelde, tegne abonnement
unsubscribe: afmelde, opsige, afmelding, opsige abonnement
renewal: fornyelse, forlængelse
renew: forny, fornye, forlænge, fornyelse
cancel: annullere, opsige, aflyse, afbestille, aflyst
cancellation: annullering, aflysning, opsigelse, afbestilling
plan: plan, abonnement, planlægge
package: pakke, pakker, emballage
tier: niveau, trin, abonnement
premium: premium, præmie
membership: medlemskab, medlem
paywall: betalingsmur, låst*, paywall
payment: betaling, betalinger, indbetaling
pay: betale, betaler, løn
paid: betalt, betalte, betaling
card: kort, kortet
credit: kredit, tilgodehavende, kreditkort
debit: debet, hævekort, trække, trukket
cash: kontant, kontanter
bank: bank, banken
transfer: overførsel, overføre, skifte, overført
invoice: faktura, fakturaer, regning
bill: regning, faktura, pengeseddel
billing: fakturering, afregning, opkrævning
receipt: kvittering, bon*, kvitteringer
refund: refusion, refundere, pengene tilbage, tilbagebetaling
reimbursement: refusion, godtgørelse, refundering
money: penge, pengene
wallet: pung, tegnebog, wallet
balance: saldo, balance
budget: budget, budgettet
tax: skat, afgift, skatter
VAT: moms*, merværdiafgift
currency: valuta
salary: løn, månedsløn, gage
wage: løn, timeløn
payroll: løn, lønudbetaling, lønsystem, lønkørsel
payslip: lønseddel, lønsedler
bonus: bonus, tillæg
tip: drikkepenge, tip, råd, spids
deposit: depositum, indskud, pant, udbetaling, indbetaling
rent: leje, husleje, lejer
insurance: forsikring, forsikringen, forsikringsselskab
loan: lån*, låne*
debt: gæld, gælden
interest: rente, interesse, renter
contract: kontrakt, aftale, kontrakten
agreement: aftale, overenskomst, enighed
terms: vilkår, betingelser
policy: politik, police*, retningslinjer
rule: regel, regler
fine: bøde*, fin*, bøder, fint
penalty: bøde*, straf, strafgebyr
commission: provision*, kommission, kurtage
profit: overskud, profit, fortjeneste
revenue: indtægt, omsætning, indtægter
value: værdi, værdien
worth: værd, pengene værd, værdi
overcharged: overpris, opkrævet dobbelt, dobbelt betaling, trukket dobbelt
double: dobbelt, to gange, dobbel
twice: to gange, dobbelt
again: igen*, atter, på ny
wrong: forkert, forkerte, galt, fejl
incorrect: forkert, ukorrekt, fejlagtig
mistake: fejl, fejltagelse, fejlen
false: falsk, forkert, usand
true: sand*, sandt, rigtigt, ægte
correct: korrekt, rigtig, rette
right: rigtig, højre, ret, korrekt
accurate: præcis, nøjagtig, korrekt
precise: præcis, nøjagtig, præcist
exact: præcis, nøjagtig, eksakt
order: bestilling, ordre, bestille, rækkefølge, bestilt
buy: købe*, køb, købte, købt
purchase: køb, indkøb, købe*, købt
sell: sælge, solgt, solgte, salg
seller: sælger, sælgeren
buyer: køber, kunde
product: produkt, vare, produkter
item: vare, genstand, artikel, produkt
goods: varer, vare, gods*
stock: lager, lagerstatus, aktier
inventory: lager, beholdning, lagerbeholdning
available: tilgængelig, ledig, til rådighed, på lager
unavailable: utilgængelig, ikke tilgængelig, optaget
out of stock: udsolgt, restordre, ikke lager
basket: kurv, indkøbskurv
cart: kurv, indkøbskurv, indkøbsvogn
checkout: kasse, kassen, betaling, udtjekning
delivery: levering, udbringning, leverance, fødsel
deliver: levere, leveret, levering, bringe ud
shipping: fragt, forsendelse, levering, porto*
ship: skib, sende, afsende, skibet
courier: bud*, kurér, fragtmand, kurer
parcel: pakke, pakken, pakker
packaging: emballage, indpakning, pakning
box: kasse, æske, boks, papkasse
bag: taske, pose*, rygsæk, sæk
envelope: kuvert, konvolut
damaged: beskadiget, ødelagt, skadet, i stykker
scratched: ridset, ridser, skrammet, skrammer
dented: bulet, bule, buler, trykket
cracked: revnet, knækket, revne, smadret
leaking: utæt, drypper, utætte, lækage
missing: mangler, manglende, forsvundet, savnes
lost: tabt, mistet, væk, forsvundet, bortkommet
stolen: stjålet, stjal, tyveri
theft: tyveri, tyv, indbrud
return: returnere, retur, returnering, sende tilbage, hjemrejse
exchange: bytte, ombytning, udveksling, veksle
replacement: erstatning, udskiftning, ombytning, ny*
replace: erstatte, udskifte, bytte, skifte ud
spare: reserve*, reservedel, ekstra
part: del*, dele, reservedel
warranty: garanti, garantien, reklamationsret
guarantee: garanti, garantere
quality: kvalitet, kvaliteten
material: materiale, stof, materialet
fabric: stof, tekstil, stoffet
cotton: bomuld
leather: læder, skind
wood: træ, brænde, trætype
metal: metal, metallet
plastic: plastik, plast, plastic
glass: glas, glasset, rude*
rubber: gummi
paper: papir, papiret
steel: stål, rustfri
sturdy: robust*, solid*, stabil, kraftig
solid: solid, massiv, stabil
flimsy: spinkel, tynd, skrøbelig, plastikagtig, vakkelvorn
fragile: skrøbelig, sart, skør
durable: holdbar, slidstærk, langtidsholdbar
heavy: tung*, tungt, vejer
thin: tynd, tyndt, smal
thick: tyk, tykt
long: lang*, langt, længe, længere
short: kort, korte, kortvarig
wide: bred*, bredt, vid
narrow: smal, snæver, smalt
large: stor, stort, større, store*
big: stor, stort, større, størst
small: lille*, små, mindre, mindst
tiny: bitte*, lillebitte, meget lille, bittesmå
tall: høj, højt, højde
high: høj, højt, højere
low: lav, lavt, lave
deep: dyb, dybt, dybde
fit: pasform, passe, passer*, sidder
tight: stram, stramt, snæver, tæt
loose: løs*, løst*, slap*
comfortable: behagelig, komfortabel, bekvem, rar
uncomfortable: ubehagelig, ukomfortabel, ubekvem
soft: blød, blødt, bløde
hard: hård, svær, hårdt
rough: ru, grov, ujævn, hård*
smooth: glat, jævn, blød, gnidningsfri
sharp: skarp, skarpt, spids
blunt: sløv, stump*, uskarp
warm: varm, varmt, lun, varme
cold: kold, koldt, kulde, kølig
hot: varm, hed, varmt, stærk
cool: cool, kølig, fed*, sej
freezing: iskold, iskoldt, fryser, frysende
wet: våd*, vådt, våde, gennemblødt
dry: tør, tørt, tørre*
damp: fugtig, fugt, klam
clean: ren*, rent*, rengøre, rydde op
dirty: beskidt, snavset, snavs, møgbeskidt
filthy: klam, ulækker, møgbeskidt, svinet
dust: støv, støvet
stain: plet, pletter, plettet
smell: lugt, lugter, duft, lugte
stink: stank, stinker, stinke, lugter fælt
odour: lugt, dårlig lugt, duft
mould: skimmel, mug, skimmelsvamp, muggen
mold: skimmel, mug, skimmelsvamp, muggen
rust: rust, rusten, ruster
rot: råd, rådne, rådden, råddenskab
insect: insekt, insekter, kryb, kakerlak, myg
food: mad*, fødevarer, maden
meal: måltid, mad*, ret
breakfast: morgenmad, morgenmaden, morgenbuffet
lunch: frokost, frokosten
dinner: aftensmad, middag
dish: ret, retter, fad, opvask
recipe: opskrift, opskrifter
ingredient: ingrediens, ingredienser, råvare
taste: smag, smage, smager
tasty: lækker, velsmagende, smagfuld, smager godt
delicious: lækker, lækkert, velsmagende, himmelsk
bland: smagløs, kedelig, intetsigende
salty: salt*, saltet, saltede
sweet: sød, sødt, søde
sour: sur*, surt, syrlig
bitter: bitter, bittert
spicy: stærk, krydret, stærkt
fresh: frisk, friske, frisklavet
stale: gammel, tør, muggen, daggammel
raw: rå*, råt*
burnt: brændt, branket, forbrændt
undercooked: rå*, halvrå, ikke gennemstegt, underkogt
cooked: kogt, tilberedt, stegt, lavet
portion: portion, portioner, portionen
snack: snack, mellemmåltid, snacks
drink: drik, drikke, drikkevare, drak, drink
water: vand, vandet
coffee: kaffe, kaffen
tea: te*, teen*
milk: mælk, mælken
juice: juice, saft, saften
beer: øl, øllen, fadøl
wine: vin, vinen
bread: brød, brødet, rundstykke
cheese: ost, osten
meat: kød, kødet, bøf
chicken: kylling, høne, kyllingen
fish: fisk, fiske
egg: æg, ægget
vegetable: grøntsag, grøntsager, grønsager, grønt
fruit: frugt, frugter
salad: salat, salaten
soup: suppe, suppen
rice: ris, risen*
pasta: pasta, spaghetti, makaroni
pizza: pizza, pizzeria, pizzaen
sandwich: sandwich, smørrebrød, bolle
cake: kage, lagkage, kager, tærte
chocolate: chokolade, chokoladen
sugar: sukker, sukkeret
salt: salt, saltet
oil: olie, olien
allergy: allergi, allergisk
allergen: allergen, allergener
gluten: gluten, glutenfri, cøliaki
vegan: veganer, vegansk
vegetarian: vegetar, vegetarisk
organic: økologisk, øko, organisk
healthy: sund, sundt, rask, sunde
restaurant: restaurant, spisested, restauranten
cafe: café, cafe, kaffebar
bar: bar, værtshus, pub*
kitchen: køkken, køkkenet
cook: lave mad, kok*, koge, tilberede
chef: kok*, køkkenchef, kokken
waiter: tjener, tjeneren, tjenere
waitress: servitrice, tjener
seat: sæde, plads, siddeplads, sadel
chair: stol, stole*, lænestol
bench: bænk, bænke
sofa: sofa, sofaen
bed: seng*, senge, sengen
mattress: madras*, madrasser, madrassen
pillow: pude, puder, hovedpude
blanket: tæppe, plaid, dyne
sheet: lagen, ark*, lagner
towel: håndklæde, håndklæder
shower: bruser, brusebad, bad*, brusekabine
bath: bad*, badekar, badet
bathroom: badeværelse, toilet*, bad*
toilet: toilet, wc, toiletter, kumme
sink: vask, håndvask, synke, sank*
tap: vandhane, hane, trykke
soap: sæbe, sæben
room: værelse, rum*, lokale, plads, stue
bedroom: soveværelse, værelse
cabin: hytte, kahyt, kabine, sommerhus
apartment: lejlighed, lejligheder
house: hus, huset, villa*, bolig
home: hjem, hjemme, bolig
building: bygning, ejendom, bygningen
floor: gulv, etage, sal*, gulvet
stairs: trappe, trapper, trappen
lift: elevator*, løfte, lift
elevator: elevator, elevatoren
escalator: rulletrappe, rulletrapper
ramp: rampe, ramper
wheelchair: kørestol, kørestolsbruger
disabled: handicappet, handicap*, deaktiveret, bevægelseshæmmet, slået fra
accessibility: tilgængelighed, handicapvenlig, adgangsforhold
entrance: indgang, adgang, entré*, indgangen
exit: udgang, afkørsel, frakørsel, udgangen
corridor: gang*, korridor, gangen
lobby: lobby, foyer, forhal
reception: reception, modtagelse, dækning, receptionen
balcony: altan, balkon, altanen
terrace: terrasse, udeservering
garden: have*, haven*
pool: pool, svømmebassin, bassin
sauna: sauna, saunaen
gym: fitnesscenter, fitness*, motionscenter, træningscenter
beach: strand*, stranden, strande
park: park, parkere, parken
playground: legeplads, legepladsen, legepladser
parking: parkering, parkere, parkeringsplads, p-plads
garage: garage, værksted, autoværksted
hotel: hotel, hoteller, hotellet
hostel: vandrerhjem, hostel
camping: camping, campere, campingtur
campsite: campingplads, teltplads, campingpladsen
tent: telt, teltet
booking: booking, reservation*, bestilling, booke
book: bog, bøger, booke, reservere, bestille
reservation: reservation, booking*, bordbestilling
reserve: reservere, booke, reserve
appointment: aftale, tid, tidsbestilling, møde*
slot: tid, tidspunkt, ledig tid, tidsrum
schedule: tidsplan, skema, plan*, køreplan
timetable: køreplan, skema, tidsplan
calendar: kalender, kalenderen
date: dato, datoer, date
day: dag*, dage, døgn
week: uge, uger
month: måned, måneder
year: år*, året
hour: time*, timer
minute: minut, minutter, øjeblik
second: sekund, anden, sekunder
morning: morgen, formiddag, morges
afternoon: eftermiddag, eftermiddagen
evening: aften, aftenen
night: nat, nætter, natten
weekend: weekend, lørdag, søndag, weekenden
holiday: ferie, helligdag, fridag
vacation: ferie, ferien
summer: sommer, sommeren, somre
winter: vinter, vinteren, vintre
spring: forår, foråret, fjeder
autumn: efterår, efteråret
season: sæson, årstid, sæsonen
travel: rejse, rejser, rejste
trip: tur, rejse, udflugt
journey: rejse, tur, rejsen
tour: tur, rundvisning, rundtur, turné
excursion: udflugt, udflugter, tur
guide: guide, vejledning, rejseleder
map: kort, landkort, kortet
route: rute, ruten, vej, strækning
navigation: navigation, navigere, GPS*
direction: retning, vejvisning, retningen
address: adresse, adressen
location: beliggenhed, placering, sted, lokation
GPS: GPS, gps'en, position*
distance: afstand, distance, strækning
kilometre: kilometer*, km*
mile: mil, miles
train: tog, toget, træne, togene
bus: bus, busser, bussen
tram: sporvogn, letbane
metro: metro, metroen, undergrundsbane
subway: metro*, undergrundsbane, metroen
taxi: taxa, taxi, taxien, Uber*
car: bil, biler, bilen
van: varevogn, varebil, kassevogn
truck: lastbil, lastbiler, truck
lorry: lastbil, lastbiler, lastvogn
motorcycle: motorcykel, mc*, motorcykler
bicycle: cykel, cykler
bike: cykel, cykle, motorcykel
scooter: løbehjul, scooter, knallert, elløbehjul
helmet: hjelm, hjelmen, cykelhjelm
brake: bremse, bremser
brakes: bremser, bremserne
wheel: hjul, hjulet, rat*
tyre: dæk, dækket, vinterdæk
tire: dæk, dækket, vinterdæk
engine: motor*, motoren
motor: motor, motoren
fuel: brændstof, benzin
petrol: benzin, benzinen
diesel: diesel, dieselolie
charging station: ladestation, ladestander, lader, ladepunkt
tank: tank, tanke, tanken
seatbelt: sikkerhedssele, sele, seler
road: vej, veje, vejen
street: gade, vej, gader
lane: vognbane, bane, spor
pavement: fortov, belægning, fortovet
sidewalk: fortov, fortovet
pothole: hul, vejhul, huller
bridge: bro, broen, broer
tunnel: tunnel, tunnelen
traffic: trafik, trafikken, færdsel
jam: kø*, papirstop, marmelade, trafikprop, syltetøj
crossing: fodgængerfelt, kryds, overgang, overfart
junction: kryds, vejkryds, udfletning
station: station, stationen, banegård
stop: stoppested, stoppe, stop, holde
platform: perron, platform, spor
airport: lufthavn, lufthavnen
flight: fly*, flyvning, flyrejse, flyet
plane: fly*, flyvemaskine, flyet
airline: flyselskab, luftfartsselskab, flyselskabet
boarding: boarding, ombordstigning, påstigning
gate: gate, port*, låge
luggage: bagage, kuffert, bagagen
baggage: bagage, kuffert, bagagen
suitcase: kuffert, kufferter
ferry: færge, færgen, færger
boat: båd*, båden*, bådtur
harbour: havn, havnen
port: havn, port, stik
deck: dæk, terrasse, dækket
crew: besætning, mandskab, personale, kabinepersonale
captain: kaptajn, kaptajnen
announcement: meddelelse, udmelding, annoncering, bekendtgørelse
border: grænse, kant, grænsen
customs: told*, tolden, toldvæsen
passport: pas*, passet, paskontrol
visa: visum, Visa
fare: billetpris, takst, pris
pass: kort, pas*, adgangskort, passere
season ticket: sæsonkort, periodekort, pendlerkort, årskort, abonnement
queue: kø*, køer, køen
line: linje, kø*, række, streg
crowd: menneskemængde, trængsel, mange mennesker, folkemængde
crowded: overfyldt, mange mennesker, fyldt, proppet, trængsel
full: fuld, fyldt, mæt, fuldt
overcrowded: overfyldt, proppet, overbelagt, overrendt
space: plads, rum*, mellemrum
friendly: venlig, flink, sød, venligt, imødekommende
unfriendly: uvenlig, uvenligt, sur*, afvisende
rude: uhøflig, uforskammet, grov, ubehøvlet, fræk
polite: høflig, høfligt, venlig
impolite: uhøflig, uforskammet, uhøfligt
kind: venlig, sød, slags, rar
helpful: hjælpsom, behjælpelig, nyttig, hjælpsomme
unhelpful: uhjælpsom, ikke hjælpsom, ubehjælpelig, ligeglad
competent: kompetent, dygtig, kyndig
incompetent: inkompetent, uduelig, ukvalificeret
professional: professionel, faglig, professionelt
unprofessional: uprofessionel, uprofessionelt, useriøs
arrogant: arrogant, nedladende, overlegen
impatient: utålmodig, utålmodige
attentive: opmærksom, omsorgsfuld, nærværende
careless: skødesløs, sjusket, uforsigtig, ligeglad
lazy: doven, dovne, dovent
honest: ærlig, ærligt, oprigtig
dishonest: uærlig, uærligt, løgnagtig
reliable: pålidelig, stabil, troværdig
unreliable: upålidelig, ustabil, utroværdig
responsible: ansvarlig, ansvar, ansvarsfuld
trust: tillid, stole på, stoler på
promise: løfte, lovede, lovet, lover*
lie: løgn, lyve, løj, lyver, løgne
mislead: vildlede, narre, vildledt
misleading: vildledende, misvisende
apologise: undskylde, beklage, undskyldning
sorry: undskyld, beklager, desværre, ked af
excuse: undskyldning, undskylde, dårlig undskyldning
explain: forklare, forklaring, forklarede
explanation: forklaring, forklare, forklaringer
inform: informere, oplyse, meddele, underrette
information: information, oplysninger, info*, informationer
unclear: uklar, utydelig, uklart, uforståelig
clear: klar, tydelig, klart, tydeligt
confusing: forvirrende, uoverskuelig, rodet
confused: forvirret, forvirrede, forvirring
understand: forstå, forstår, forstod, begribe
misunderstanding: misforståelse, misforstået, misforståelser
complicated: kompliceret, besværlig, indviklet, komplicerede
complex: kompleks, kompliceret, komplekst
simple: enkel, simpel, nem*
easy: nem*, let*, nemt, simpel
difficult: svær, vanskelig, besværlig, svært
intuitive: intuitiv, brugervenlig, intuitivt
annoying: irriterende, træls, generende, belastende
annoyed: irriteret, irriterede, sur*, træt af
angry: vred, sur*, gal, vrede
furious: rasende, edderspændt, fuldstændig rasende
disappointed: skuffet, skuffede, skuffelse
disappointing: skuffende, skuffelse, ærgerligt
frustrated: frustreret, frustrerede, frustration
frustrating: frustrerende, irriterende
sad: ked, trist, ked af, bedrøvet
happy: glad*, tilfreds, lykkelig, glade
satisfied: tilfreds, tilfredse, tilfredshed
dissatisfied: utilfreds, utilfredse, utilfredshed
pleased: glad*, tilfreds, fornøjet
delighted: henrykt, begejstret, meget glad, overlykkelig
surprised: overrasket, overraskede, forbavset
worried: bekymret, bekymrede, urolig, bekymring
afraid: bange, frygt, nervøs
scared: bange, skræmt, skræmmende
ashamed: flov, skamfuld, skammer
tired: træt, trætte, udmattet
bored: keder, kede, kedsomhed
boring: kedelig, kedeligt, trist, ensformig
interesting: interessant, spændende, interessante
exciting: spændende, fed*, ophidsende
fun: sjov, sjovt, underholdende, morskab
enjoy: nyde, nød*, nyder, hygge
love: elske, elsker, kærlighed
like: kan lide, synes om, godt lide, kunne lide
hate: hade*, hader, had*
dislike: ikke lide, bryder ikke, afsky
prefer: foretrække, foretrækker, foretrak, hellere
recommend: anbefale, anbefaler, anbefaling
avoid: undgå, undgår, undgik
regret: fortryde, fortrød, beklage
miss: savne, mangle, misse, savner
wish: ønske, ønsker, ville ønske
want: vil have, ønske, ville have, vil gerne, ønsker
need: behov, behøve, brug for, mangler, nødvendigt
hope: håbe*, håb, håber
expect: forvente, forventer, forventning, regne med
demand: kræve, krav, efterspørgsel, forlange
suggest: foreslå, forslag, foreslår
suggestion: forslag, idé, forslaget
idea: idé, ide, tanke, ideer
improve: forbedre, forbedring, bedre
improvement: forbedring, forbedringer, forbedre
better: bedre, forbedret
worse: værre, dårligere, ringere
best: bedst, bedste
worst: værst, værste, dårligst
good: god*, godt, gode, fint
bad: dårlig, dårligt, slem, ringe
great: fantastisk, super*, fremragende, skøn, dejlig
excellent: fremragende, udmærket, glimrende, super*
perfect: perfekt, perfekte, fejlfri
wonderful: vidunderlig, fantastisk, dejlig, skøn
awful: forfærdelig, frygtelig, rædselsfuld, elendig
terrible: forfærdelig, frygtelig, elendig, rædsom
horrible: forfærdelig, rædselsfuld, grufuld, frygtelig
poor: dårlig, ringe, fattig, elendig
mediocre: middelmådig, halvdårlig, jævn, gennemsnitlig
average: gennemsnit, middel, gennemsnitlig
okay: okay, ok*, fint, acceptabel
useless: ubrugelig, ubrugeligt, nytteløs, værdiløs
useful: nyttig, brugbar, anvendelig
worthless: værdiløs, værdiløst, bras
necessary: nødvendig, nødvendigt, påkrævet
unnecessary: unødvendig, unødvendigt, overflødig
important: vigtig, vigtigt, væsentlig
beautiful: smuk, flot, smukt, pæn
ugly: grim*, grimt, hæslig
pretty: pæn, køn, flot, smuk
nice: flot, dejlig, rar, pæn, fin*
modern: moderne, nutidig
old: gammel, gamle, ældre, gammelt
outdated: forældet, gammeldags, umoderne, uddateret
new: ny*, nyt*, nye
work: arbejde, virke, fungere, arbejder, job*
working: virker, fungerer*, arbejder, fungerende, virkende
run: løbe, køre, løb, køber
start: start, starte, begynde, startede
begin: begynde, starte, begyndte, begyndelse
end: slut, slutte, ende, afslutte
finish: afslutte, færdig, slutte, fuldføre
open: åbne, åben, åbent
close: lukke, lukket, tæt, nær
turn on: tænde, tændt, slå til, aktivere
turn off: slukke, slukket, slå fra
press: trykke, tryk, presse
click: klikke, klik, trykke
swipe: swipe, stryge, swiper
scroll: scrolle, rulle, bladre
type: skrive, taste*, type, indtaste
enter: indtaste, gå ind, indtast, angive
fill: udfylde, fylde, fyldt
choose: vælge, valgte, valgt, vælger
select: vælge, markere, valgt, udvælge
change: ændre, ændring, skifte, bytte, forandring
edit: redigere, redigering, rette
modify: ændre, tilpasse, modificere
add: tilføje, tilføjet, lægge til, tilføjelse
create: oprette, skabe, oprettet, lave
make: lave, gøre*, lavet, gjorde, fremstille
build: bygge, byggede, bygget, opbygge
save: gemme, spare*, gemt, redde
keep: beholde, holde, beholdt, bevare
share: dele, deler, aktie, andel
send: sende, sendt, sender, sendte
receive: modtage, få*, modtaget, modtog, fik
get: få*, fik, fået, får*, hente
give: give, gav, givet, giver
take: tage, tog, taget, tager
bring: medbringe, tage med, bringe, hente, bragte
put: lægge, sætte, lagt, stille, satte
move: flytte, flytning, bevæge, flyttet
copy: kopi, kopiere, eksemplar
paste: indsætte, sætte ind, indsæt
cut: klippe, skære, skåret, klip, skar
drag: trække, trak, slæbe, træk
drop: tabe, falde, dråbe, droppe, faldt
link: link, linket, forbinde, linke
show: vise, viser, forestilling, vist
hide: skjule, gemme, skjult
see: se*, ser*, set*, kigge
look: kigge, udseende, ser ud, se*
read: læse, læst, læser, læste
write: skrive, skrev, skrevet, skriver
listen: lytte, lytter, høre
hear: høre, hører, hørt
speak: tale*, snakke, taler
talk: tale*, snakke, snak, samtale
say: sige, sagde, siger, sagt
tell: fortælle, fortalte, fortalt, sige
ask: spørge, spurgte, bede, spurgt, spørger
learn: lære, lært, læring
teach: undervise, lære, underviser, undervisning
study: studere, studie, studier, uddannelse
training: træning, uddannelse, kursus, oplæring
course: kursus, kurser, ret, forløb
lesson: lektion, time*, undervisning, lektioner
class: klasse, hold*, time*, kursus
lecture: forelæsning, foredrag, forelæsninger
exam: eksamen, prøve*, eksamener
test: test, prøve*, teste, afprøve
grade: karakter, klasse, karakterer
homework: lektier, lektie, hjemmearbejde
exercise: øvelse, motion*, træning, opgave
textbook: lærebog, lærebøger, skolebog
library: bibliotek, biblioteket
school: skole, skolen, skoler
university: universitet, universitetet, uni
college: universitet, højskole, college, gymnasium*
diploma: diplom, eksamensbevis, bevis
certificate: certifikat, bevis, attest
level: niveau, niveauer, bane
beginner: begynder, begyndere, nybegynder
advanced: avanceret, avancerede, øvet
progress: fremskridt, fremgang, udvikling
group: gruppe, grupper, gruppen
classroom: klasseværelse, klasselokale, undervisningslokale
doctor: læge, lægen, doktor, læger
nurse: sygeplejerske, sygeplejersker, sygeplejersken
hospital: hospital, sygehus, hospitalet
clinic: klinik, klinikken, lægehus
pharmacy: apotek, apoteket
medicine: medicin, lægemiddel, medicinen
drug: medicin, lægemiddel, stof, narkotika
pill: pille, tablet*, piller
dose: dosis, doser, dosering
treatment: behandling, behandlingen, behandle
therapy: terapi, behandling, terapeut
surgery: operation*, kirurgi, indgreb, opereret
operation: operation, drift*, indgreb, betjening
diagnosis: diagnose, diagnosen, diagnoser
symptom: symptom, symptomer
pain: smerte, smerter, ondt
ache: smerte, ondt, ømhed, øm*
hurt: gøre ondt, ondt, såre, skade, gør ondt
injury: skade, skader, kvæstelse
injured: skadet, tilskadekommen, kvæstet, såret
wound: sår*, såret
accident: ulykke, uheld, ulykken
emergency: nødsituation, akut, nødstilfælde, skadestue
ambulance: ambulance, ambulancen
health: helbred, sundhed, helse
illness: sygdom, syg, sygdomme
sick: syg, syge, kvalme, sygt
disease: sygdom, sygdomme, lidelse
fever: feber, feberen
cough: hoste, hoster
headache: hovedpine, migræne, ondt hovedet
skin: hud, huden
hair: hår*, håret
eye: øje, øjne, øjet
ear: øre*, ører, øret
nose: næse, næsen
mouth: mund, munden
tooth: tand, tænder, tanden
teeth: tænder, tand, tænderne
dentist: tandlæge, tandlægen
throat: hals, halsen, svælg
neck: nakke, hals, nakken
shoulder: skulder, skuldre, skulderen
back: ryg, tilbage, bagside, ryggen
arm: arm, arme, armen
hand: hånd, hænder, hånden
finger: finger, fingre, fingeren
leg: ben*, benet
knee: knæ, knæet
foot: fod, fødder*, foden
feet: fødder*, fødderne, fod
heart: hjerte, hjertet, puls
blood: blod, blodet, bløde
pressure: tryk, pres, blodtryk, trykket
pregnant: gravid, gravide
pregnancy: graviditet, gravid, graviditeten
birth: fødsel, fødslen, født
weight: vægt, vægten, vejer
sleep: sove, søvn, sov, sover, sovet
stress: stress, stresset, stressende
hearing: hørelse, hørelsen, høre
glasses: briller, brillerne, glas
lens: linse, linser, objektiv
weather: vejr, vejret
rain: regn, regner, regnvejr
snow: sne, sneen, snevejr
ice: is*, isen, glat
wind: vind, blæst, vinden, blæser
storm: storm, uvejr, stormen
sun: sol*, solen, solskin
heat: varme, hede, varmen, opvarme
heating: varme, opvarmning, varmeanlæg, radiatorer
radiator: radiator, radiatorer, radiatoren
air conditioning: aircondition, klimaanlæg, AC*, airconditionanlæg
ventilation: ventilation, udluftning, udsugning
air: luft, luften
temperature: temperatur, temperaturen, grader*
thermostat: termostat, termostaten
humidity: luftfugtighed, fugtighed, fugt
electricity: el*, elektricitet, strøm, strømmen
gas: gas, benzin, gassen
energy: energi, energien
solar: solceller, solenergi, solcelle, solpanel
panel: panel, paneler, solpanel
meter: måler, meter, elmåler
pipe: rør, rørene, slange
pump: pumpe, pumper, pumpen
boiler: kedel, fyr, gasfyr, varmtvandsbeholder
stove: komfur, ovn, brændeovn, kogeplade
oven: ovn, ovnen
fridge: køleskab, køleskabet
freezer: fryser, fryseren, dybfryser
dishwasher: opvaskemaskine, opvasker, opvaskemaskinen
washing machine: vaskemaskine, vaskemaskinen
dryer: tørretumbler, hårtørrer, tumbler
vacuum: støvsuger, støvsuge, vakuum
cleaner: rengøringsassistent, rengøringsmiddel, rengøring, støvsuger
iron: strygejern, jern, stryge
fan: ventilator, blæser, fan, ventilatoren
machine: maskine, maskinen, apparat
device: enhed, apparat, enheden, dims
appliance: apparat, hvidevarer, husholdningsapparat, hvidevare
equipment: udstyr, udstyret, grej
drill: boremaskine, bor, bore*
saw: sav, save*, saven
hammer: hammer, hammeren, hamre
screw: skrue, skruer, skruen
nail: søm*, negl, negle
ladder: stige, stigen, stiger
rope: reb, tov, snor
tractor: traktor, traktoren
harvester: mejetærsker, høstmaskine, høster
crop: afgrøde, høst*, beskære, afgrøder
seed: frø, såsæd, frøene
plant: plante, planter, fabrik, anlæg
flower: blomst, blomster, buket
tree: træ, træer, træet
grass: græs, græsset, græsplæne
leaf: blad, blade*, løv
root: rod*, rødder, roden
soil: jord, jorden, muld
animal: dyr, dyret
dog: hund, hunde, hunden
cat: kat, katte, katten
horse: hest, heste, hesten
bird: fugl, fugle, fuglen
cow: ko*, køer, koen
pig: gris, svin, grise
pet: kæledyr, kæledyret, husdyr
leash: snor, hundesnor, line*
bin: skraldespand, affaldsspand, papirkurv, container*
rubbish: affald, skrald, møg, skidt
garbage: affald, skrald, skraldespand
trash: skrald, affald, papirkurv, bras
waste: affald, spild, spilde, skrald
recycling: genbrug, genanvendelse, affaldssortering, sortering
collection: samling, afhentning, indsamling, tømning
cleaning: rengøring, oprydning, rengøringen
maintenance: vedligeholdelse, vedligehold, service*
construction: byggeri, konstruktion, anlægsarbejde, vejarbejde
council: kommune, kommunen, byråd, råd
city: by*, byen, storby, byer
town: by*, byen, provinsby
village: landsby, landsbyen, landsbyer
citizen: borger, borgere, indbygger
mayor: borgmester, borgmesteren
police: politi, politiet, betjent
fire: brand*, ild, brænder, fyre
permit: tilladelse, tillade, bevilling
licence: licens, kørekort, tilladelse
license: licens, kørekort, tilladelse
identity card: id-kort, identitetskort, legitimation
counter: skranke, disk*, tæller, kasse
number: nummer, tal*, antal
street light: gadelygte, gadebelysning, lygtepæl, gadelys
fountain: springvand, fontæne
cycle lane: cykelsti, cykelbane, cykelstier
footpath: gangsti, sti, fortov
swimming pool: svømmehal, swimmingpool, svømmebassin, pool
museum: museum, museet, museer
theatre: teater, teatret, teatre
cinema: biograf, biografen, bio*
concert: koncert, koncerter, koncerten
festival: festival, festivalen
exhibition: udstilling, udstillingen, messe
stage: scene*, scenen, etape
actor: skuespiller, skuespillere
actress: skuespillerinde, skuespiller
play: spille, lege, afspille, skuespil, spiller
audience: publikum, tilskuere, tilhørere
view: udsigt, visning, se*, udsigten
ticket office: billetkontor, billetsalg, billetluge
programme: program*, programmet, udsendelse
interval: interval, pause*, mellemrum
wardrobe: garderobe, klædeskab, garderoben
sport: sport, idræt, sporten
football: fodbold, fodbolden
game: spil, spillet, kamp, leg*
player: spiller, afspiller, spillere
match: kamp, match, passe, tændstik
score: score, point*, resultat, stilling
character: figur, karakter, tegn, person*
quest: mission*, quest, opgave
reward: belønning, belønninger, belønne, præmie
coin: mønt, mønter
multiplayer: multiplayer, flere spillere
cheat: snyde, snyd, snød, snyder*
cheater: snyder*, snydere, snydetamp
bot: bot, bots, robot*
advertisement: reklame, annonce, reklamer
ad: annonce, reklame
ads: reklamer, annoncer, reklamerne
banner: banner, bannere, annonce
popup: popup, pop-up, popup-vindue
pop up: popup, pop-up, popup-vindue
interruption: afbrydelse, afbrydelser, afbryde, forstyrrelse
tracking: sporing, tracking, spore
cookie: cookie, cookies, småkage
consent: samtykke, accept*, tilladelse
mode: tilstand, indstilling, funktion
dark mode: mørk tilstand, dark mode, mørkt tema
night mode: nattilstand, mørk tilstand, natfunktion
theme: tema, temaer, emne
layout: layout, opsætning, indretning
design: design, udformning, designet
icon: ikon, ikoner, symbol*
animation: animation, animationer
interface: grænseflade, brugerflade, interface
shortcut: genvej, genveje, tastaturgenvej
gesture: bevægelse, gestus, fagter
zoom: zoome, zoom, forstørre
rotate: rotere, dreje, rotation
landscape: landskab, liggende, liggende format
portrait: portræt, stående, stående format
fullscreen: fuldskærm, fuld skærm, fuldskærmstilstand
widget: widget, widgets
plugin: plugin, udvidelse, tilføjelse
extension: udvidelse, forlængelse, forlængerledning, tilføjelse
integration: integration, integrere, integrationer
API: API
webhook: webhook
script: script, manuskript
developer: udvikler, udviklere, programmør
documentation: dokumentation, dokumentationen
manual: manual, brugsanvisning, vejledning, manuel*
instruction: instruktion, vejledning, anvisning, instruks
tutorial: tutorial, vejledning, gennemgang
example: eksempel, eksempler, for eksempel
onboarding: onboarding, introduktion, opstart
setup: opsætning, installation*, setup
configuration: konfiguration, opsætning, konfigurering
configure: konfigurere, indstille, opsætte
permission: tilladelse, lov, rettighed, tilladelser
role: rolle, roller*
admin: admin, administrator*, administration*
administrator: administrator, admin, administratoren
invite: invitere, invitation, inviteret, indbyde
invitation: invitation, indbydelse, invitationer
approval: godkendelse, tilladelse, godkendt
approve: godkende, godkendt, godkendelse
reject: afvise, afvist, afslå, afslag
rejected: afvist, afslag, forkastet, afviste
decline: afslå, takke nej, afvise, fald
accept: acceptere, godkende, accepteret
block: blokere, spærre, blok, blokeret
ban: forbud, banne, udelukke, bannet, forbyde
suspend: suspendere, spærre, lukke
suspended: suspenderet, spærret, lukket
activate: aktivere, aktiveret, aktivering
deactivate: deaktivere, deaktiveret, slå fra
expire: udløbe, udløber, udløb
expired: udløbet, for gammel, udløb, ugyldig
limit: grænse, begrænsning, begrænse, limit
limited: begrænset, begrænsede
unlimited: ubegrænset, ubegrænsede, fri*
maximum: maksimum, maks, maksimal, højst
minimum: minimum, mindst, minimal*
quota: kvote, kvoter
increase: stigning, øge, hæve, forhøjelse, stige
rise: stige, stigning, steg, steget
raise: hæve, lønforhøjelse, forhøje, løfte
decrease: fald, falde, mindske, sænke, nedgang
reduce: reducere, nedsætte, sænke, mindske
half: halv, halvdelen, halvt, halve
percent: procent
total: total, samlet, hele, totalt
sum: sum, beløb, summen
amount: beløb, mængde, antal
quantity: antal, mængde, kvantitet
count: tælle, antal, tæller, talte
first: først, første
last: sidst, sidste, seneste, holdbarhed
next: næste, kommende
previous: forrige, tidligere, foregående
only: kun*, eneste, bare*
also: også*, desuden, samt
too: alt for, også*, for meget
much: meget*, mange
many: mange, flere, meget*
more: mere*, flere
less: mindre, færre
enough: nok, tilstrækkelig
almost: næsten, nærmest
never: aldrig*
always: altid*
often: ofte, tit
sometimes: nogle gange, sommetider, indimellem, engang imellem
rarely: sjældent, sjælden
daily: dagligt, daglig, hver dag
weekly: ugentlig, hver uge, ugentligt
monthly: månedlig, hver måned, månedligt
yearly: årlig, hvert år, årligt
once: en gang, én gang, engang
leave: forlade, tage afsted, gå*, rejse, orlov
leaving: forlader, rejser, afgang, stopper, flytter
quit: stoppe, sige op, afslutte, holde op
competitor: konkurrent, konkurrenter, konkurrence
alternative: alternativ, alternativer, alternativt
compare: sammenligne, sammenligning, sammenlignet
comparison: sammenligning, sammenligne, i forhold
difference: forskel, forskelle, forskellig
same: samme, ens, det samme
similar: lignende, ens, tilsvarende
different: forskellig, anderledes, anden
other: anden, andet, andre*, øvrige
instead: i stedet, istedet
without: uden*
with: med*
against: imod, mod*
since: siden, da*, eftersom
until: indtil, til*
before: før*, inden, tidligere
after: efter*, bagefter
during: under*, i løbet
while: mens, stund, imens
recently: for nylig, for nyligt, fornylig, senest
soon: snart, inden længe, snarest
today: i dag, idag
yesterday: i går, igår
tomorrow: i morgen, imorgen
now: nu*, nuværende
later: senere, bagefter
immediately: straks, omgående, øjeblikkeligt, med samme
suddenly: pludselig, pludseligt
still: stadig, fortsat, endnu
already: allerede
investment: investering, investere, investeringer
fund: fond*, fonde, finansiere, midler
trade: handel, handle*, bytte
trading: handel, trading, aktiehandel
portfolio: portefølje, porteføljen, beholdning
broker: mægler, børsmægler, formidler
ATM: hæveautomat, pengeautomat, automat
withdrawal: hævning, udbetaling, udtræk
withdraw: hæve, udbetale, trække ud, hævet
mortgage: realkreditlån, boliglån, pant, huslån
account number: kontonummer, kontonumre
statement: kontoudtog, opgørelse, udtalelse, udtog
pension: pension, pensionen, pensioner
retirement: pension*, pensionering, pensionist, efterløn
holiday pay: feriepenge, ferieløn, feriegodtgørelse
overtime: overarbejde, overtid, overtimer, overarbejdsbetaling
shift: vagt, skift, skiftehold, vagter
roster: vagtplan, vagtskema, liste
timesheet: timeseddel, tidsregistrering, timeregistrering
vacation days: feriedage, ferie, fridage
sick leave: sygemelding, sygemeldt, sygefravær, sygeorlov
absence: fravær, fraværende
attendance: fremmøde, deltagelse, tilstedeværelse
dismissal: fyring, afskedigelse, fyret, opsigelse
employer: arbejdsgiver, arbejdsgiveren, chef*
tax code: skattekort, skattekode
deduction: fradrag, fradraget, træk
contribution: bidrag, indbetaling, tilskud
expenses: udgifter, udlæg, omkostninger
mileage: kilometertal, kilometerpenge, kørselsgodtgørelse, kørte kilometer
subtitle: undertekst, undertekster, underteksterne
caption: billedtekst, undertekst, overskrift
episode: afsnit, episode, episoder
series: serie, serier, serien
channel: kanal, kanaler, kanalen
playlist: playliste, afspilningsliste, spilleliste, playlister
song: sang*, sange, nummer
album: album, plade, albummet
podcast: podcast, podcasts
audiobook: lydbog, lydbøger
chapter: kapitel, kapitler, kapitlet
library card: lånerkort, bibliotekskort, lånerkortet
reading: læsning, læse, læser
e book: e-bog, ebog, e-bøger
print quality: printkvalitet, udskriftskvalitet, trykkvalitet
ink: blæk, blækket
toner: toner, tonerpatron
cartridge: patron*, blækpatron, patroner
paper jam: papirstop, papir sidder, papirklemning
barcode: stregkode, stregkoder
QR code: QR-kode, QR, qr-koden
till: kasse, indtil, kassen
cash register: kasseapparat, kasse, kassen
split: dele, opdele, splitte, delt
gift: gave*, gaver, present*
gift card: gavekort, gavekortet
loyalty: loyalitet, loyal*, loyalitetsprogram
points: point, pointene
table reservation: bordreservation, bordbestilling, reservere bord
menu card: menukort, spisekort, menu
kitchen display: køkkenskærm, køkkendisplay
child seat: barnestol, autostol, barnesæde
pram: barnevogn, barnevognen, vogn
stroller: klapvogn, barnevogn, klapvognen
diaper: ble*, bleer, bleen
toy: legetøj, legetøjet
doll: dukke, dukker
puzzle: puslespil, gåde, puzzle
age: alder, alderen, år*
adult: voksen, voksne
senior: senior, pensionist, ældre
elderly: ældre, gamle, pensionister
woman: kvinde, kvinder, dame*
man: mand, mænd, herre, fyr
girl: pige, piger, pigen
boy: dreng, drenge, drengen
person: person, menneske, personer
people: folk*, mennesker, personer
couple: par*, parret
single: single, enkelt, enlig, eneste
tour group: rejsegruppe, turistgruppe, rejseselskab
business trip: forretningsrejse, tjenesterejse
conference: konference, konferencen
meeting: møde*, møder, mødet
room key: værelsesnøgle, nøgle, nøglekort
key card: nøglekort, adgangskort, kort
minibar: minibar, minibaren
wifi password: wifi-kode, wifi-adgangskode, wifi kode
sea: hav, havet
mountain: bjerg, bjerge, fjeld
lake: sø*, søen, søer
river: flod, floden, åen
forest: skov, skoven, skove
hike: vandretur, vandre, vandring
hiking: vandring, vandre, vandreture
trail: sti, spor, vandrerute, vandresti
path: sti, vej, rute
hut: hytte, hytter, shelter*
summit: top*, toppen, bjergtop
peak: top*, toppen, myldretid, spidsbelastning
contour: højdekurve, kontur, højdekurver
elevation: højde, højdemeter, stigning
compass: kompas, kompasset
coordinates: koordinater, koordinat
coverage: dækning, dækningen, signal*
reception signal: signal, dækning, modtagelse
roaming: roaming, udlandsroaming
SIM: SIM, simkort, SIM-kort, eSIM
contract phone: abonnement, mobilabonnement, telefonabonnement
minutes: minutter, referat, taletid
data volume: data, datamængde, databrug, GB*
router: router, routeren
modem: modem, modemmet
outage: udfald, nedbrud, strømafbrydelse, driftsforstyrrelse, strømsvigt
downtime: nedetid, nedbrud, driftsstop
maintenance window: servicevindue, planlagt vedligeholdelse
latency: forsinkelse, latency, ping*, latenstid
bandwidth: båndbredde, båndbredden
streaming: streaming, streame, streamer
buffering: buffering, buffer, loader, indlæser
pixelated: pixeleret, pixelleret, pixels, grynet
blurry: sløret, uskarp, utydelig
sharp picture: skarpt billede, skarphed, skarp
contrast: kontrast, kontrasten
brightness: lysstyrke, lysstyrken
flicker: flimre, flimrer, blinke, flimmer
flickering: flimrer, flimmer, blinker, flimrende
overheating: overophedning, overopheder, overophedet, bliver varm
hot device: bliver varm, varm, overophedet
fan noise: blæserstøj, ventilatorstøj, støjende blæser
vibration: vibration, vibrationer, rystelser
vibrate: vibrere, vibrerer, vibration, ryster
ringtone: ringetone, ringetoner, ringelyd
mute: lydløs, lyd fra, mute, dæmpe
unmute: lyd til, unmute, tænde lyden
call quality: opkaldskvalitet, lydkvalitet, samtalekvalitet
dropped call: tabt opkald, afbrudt opkald, afbrudte opkald, falder ud
hearing aid: høreapparat, høreapparater, høreapparatet
earpiece: øretelefon, øreprop, ørestykke, øresnegl
whistling: hyler, hyletone, fløjter, fløjten, piber
feedback noise: hyl, hyletone, hyler, akustisk feedback
appearance: udseende, udseendet, fremtoning
dress: kjole, klæde, kjoler
shirt: skjorte, trøje, t-shirt
trousers: bukser, bukserne, jeans*
shoes: sko, skoene
boots: støvler, støvlerne, vandrestøvler
sandals: sandaler, sandalerne
jacket: jakke, jakker, jakken
coat: frakke, jakke, overtøj
sock: strømpe, sok, sokker, strømper
underwear: undertøj, underbukser, trusser
hat: hat, hue, kasket
glove: handske, handsker, vante
scarf: halstørklæde, tørklæde, sjal
ring: ring, ringe, ringer
necklace: halskæde, halskæden
bracelet: armbånd, armbåndet
earring: ørering, øreringe, øreringene
makeup: makeup, sminke, make-up
cream: creme, fløde, salve
perfume: parfume, duft
shampoo: shampoo, shampooen
haircut: klipning, frisure, klippet
hairdresser: frisør, frisøren
nail polish: neglelak, neglelakken
size chart: størrelsesguide, størrelsesskema
colour fading: falmet, falmer, farven falmer, udvasket, smitter af
shrink: krympe, krymper, krympet
shrinks: krymper, krympet, krympe
tear: rive, revne, flænge, tåre, rift*
torn: revet, itu*, flænget, hullet
seam: søm*, syning, sømmen
zip: lynlås, lynlåsen, zip
zipper: lynlås, lynlåsen
button missing: knap mangler, mangler knap, manglende knap
wash: vask, vaske, vasket
washing: vask, vasketøj, vaske
ironing: strygning, stryge, stryger
honestly: ærligt talt, ærligt, helt ærligt
unfortunately: desværre, uheldigvis
thanks: tak*, takker, mange tak
thank: takke, tak*, takker
congratulations: tillykke, lykønskning, tillykke med
praise: ros, rose*, rost, lovprise
compliment: kompliment, ros, komplimenter
greeting: hilsen, hilsner, hilse
hello: hej, goddag, hallo
goodbye: farvel, hej hej, på gensyn
please: venligst, vær venlig, vær sød
welcome: velkommen, velkomst, velkomne
`;
