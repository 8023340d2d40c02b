/** Dutch words for English ones, as customers write them; the usual word first. */
export const nl = `
battery: batterij, accu, batterijen
charge: opladen, laden*, kosten, rekenen, in rekening
charger: oplader, lader, laadkabel
charging: opladen, laden*, opgeladen
cable: kabel, snoer, draad
plug: stekker, plug
socket: stopcontact, contactdoos, wandcontactdoos
power: stroom, voeding, vermogen, kracht
drain: leeglopen, afvoer, putje, loopt leeg
empty: leeg, lege
dead: dood, leeg, overleden, kapot
adapter: adapter, verloopstekker, verloopstuk
wire: draad, snoer, kabel
wireless: draadloos, draadloze, snoerloos
screen: scherm, beeldscherm, display*
display: scherm, weergave, display, beeldscherm
touchscreen: touchscreen, aanraakscherm
keyboard: toetsenbord, keyboard
button: knop, knopje, toets, knoop
switch: schakelaar, overstappen, wisselen, overschakelen
key: sleutel, toets
lock: slot*, vergrendelen, op slot
unlock: ontgrendelen, openmaken, deblokkeren
door: deur, voordeur
window: raam, venster, ruit
handle: handvat, klink, hendel, handgreep
lid: deksel, klep
case: hoesje, doos, koffer, behuizing
cover: hoes, hoesje, bekleding, kaft
strap: riem, band*, bandje, schouderband
band: band, bandje, riem
clip: clip, klem, klemmetje
hook: haak, haakje
magnet: magneet, magnetisch
sensor: sensor
microphone: microfoon, micro*
speaker: luidspreker, speaker, box*
headphones: koptelefoon, hoofdtelefoon, headset
earphones: oortjes, oordopjes, oortelefoon
volume: volume, geluidssterkte
sound: geluid, klank, audio*
noise: lawaai, herrie, geluid, geluidsoverlast, ruis
noisy: lawaaierig, luidruchtig, rumoerig, gehorig
loud: luid, hard*, lawaaiig
quiet: stil, rustig, rust*, geruisloos
silent: stil, geluidloos, zwijgt
buzz: gezoem, zoemen, bromt, zoemt
beep: piep, piepje, piepen, gepiep
echo: echo, galm, weerklank
static: ruis, gekraak, statisch, storing*
music: muziek
voice: stem*, spraak
call: bellen, gesprek, telefoontje, gebeld, oproep
phone: telefoon, mobiel, toestel
mobile: mobiel, gsm, mobieltje
smartphone: smartphone, telefoon, mobiel
tablet: tablet, iPad
laptop: laptop, notebook*
computer: computer, pc*, laptop*
printer: printer, afdrukapparaat
print: printen, afdrukken, print, afdruk
scanner: scanner
scan: scannen, scan, inscannen, gescand
camera: camera, fototoestel
photo: foto, kiekje
picture: foto, afbeelding, beeld, plaatje
image: afbeelding, beeld, foto
video: video, filmpje, beeld
film: film, filmen
recording: opname, opnemen, opgenomen
record: opnemen, opname, vastleggen, opgenomen
replay: terugkijken, herhaling, opnieuw afspelen
stream: streamen, stream, gestreamd
television: televisie, tv*, teevee
remote: afstandsbediening, op afstand, thuiswerken
watch: horloge, kijken, bekijken, gekeken
wrist: pols
clock: klok, uurwerk
alarm: alarm, wekker
timer: timer, kookwekker
light: licht, lamp*, verlichting, lichtgewicht
lamp: lamp, lampje, verlichting
bulb: gloeilamp, lamp*, peertje
bright: helder, fel*, licht
dark: donker, duister
dim: gedimd, zwak, schemerig, dimmen
color: kleur
colour: kleur
app: app, applicatie
application: applicatie, app*, aanvraag, sollicitatie, toepassing
software: software, programmatuur
program: programma
website: website, site*, webpagina
site: site, website*, locatie, terrein
page: pagina, bladzijde
homepage: homepage, startpagina
web: web, internet*
browser: browser
internet: internet, wifi
online: online, via internet
offline: offline, niet verbonden
network: netwerk
connection: verbinding, aansluiting, connectie
connect: verbinden, koppelen, aansluiten, verbonden, aangesloten
disconnect: loskoppelen, verbreken, verbroken, wegvallen
wifi: wifi, draadloos internet
bluetooth: bluetooth
signal: signaal, bereik, ontvangst
server: server
cloud: cloud
sync: synchroniseren, synchronisatie, gesynchroniseerd
synchronise: synchroniseren, gesynchroniseerd, synchronisatie
upload: uploaden, geüpload
download: downloaden, gedownload, binnenhalen
install: installeren, geïnstalleerd, plaatsen
uninstall: verwijderen, deïnstalleren, verwijderd
update: update, bijwerken, updaten, bijgewerkt
upgrade: upgrade, upgraden, opwaarderen
version: versie
release: release, uitgave, uitgebracht, vrijgeven
restart: herstarten, herstart, opnieuw opstarten
reboot: herstarten, opnieuw opstarten, herstart
reset: resetten, reset, terugzetten, gereset
crash: crash, crasht, vastlopen, gecrasht, loopt vast
freeze: vastlopen, bevriezen, loopt vast, bevroren, hapert
hang: hangen, vastlopen, hangt, gehangen
stuck: vast*, vastgelopen, klem, blijft hangen
lag: vertraging, haperen, hapert, lag
slow: traag, langzaam, sloom
fast: snel, vlug, vlot
quick: snel, vlug, vlot
speed: snelheid, tempo*
performance: prestatie, voorstelling, prestaties, optreden
load: laden*, geladen, lading, belasting
loading: laden*, laadt, laadtijd, inladen
wait: wachten, wacht, gewacht
waiting: wachten, wachttijd, gewacht, afwachten
delay: vertraging, uitstel, oponthoud
delayed: vertraagd, vertraging, uitgesteld, verlaat
late: laat, te laat, vertraagd, verlaat
early: vroeg, vroegtijdig, te vroeg
error: fout, foutmelding, error
bug: bug, fout, foutje
fault: storing*, fout, defect*, schuld, mankement
failure: mislukking, storing*, falen, uitval
fail: mislukken, mislukt, falen, faalt, lukt niet
broken: kapot, stuk, gebroken, defect*
break: breken, kapotgaan, gebroken, pauze, brak
defect: defect, gebrek, mankement, kapot
malfunction: storing*, defect*, haperen
glitch: storing*, bug*, foutje, hapering
problem: probleem, moeilijkheid, problemen
issue: probleem, kwestie, issue, storing*
trouble: problemen, moeite, gedoe, last*, ellende
complaint: klacht, bezwaar
complain: klagen, geklaagd, klacht, mopperen
fix: repareren, oplossen, herstellen, gemaakt, opgelost
repair: reparatie, repareren, herstellen, herstelling, gerepareerd
solve: oplossen, opgelost, verhelpen
solution: oplossing
workaround: omweg, tijdelijke oplossing, noodoplossing, workaround
support: ondersteuning, support, hulp, steun, klantenservice
help: hulp, helpen, geholpen, help
helpdesk: helpdesk, klantenservice
hotline: hotline, hulplijn, telefoonlijn
assistance: hulp, bijstand, assistentie, begeleiding
service: service, dienst, bediening, dienstverlening
customer: klant, cliënt*
client: klant, cliënt, opdrachtgever
user: gebruiker, gebruikers
member: lid*, leden, deelnemer
guest: gast, bezoeker
visitor: bezoeker, gast
passenger: passagier, reiziger, inzittende
driver: chauffeur, bestuurder, buschauffeur, machinist
rider: rijder, ruiter, bezorger, bestuurder
patient: patiënt, geduldig
student: student, leerling, studente, cursist
teacher: leraar, docent, juf, meester, leerkracht
pupil: leerling, scholier
parent: ouder, ouders
child: kind*, kinderen, kindje
kid: kind*, kinderen, kids
baby: baby, zuigeling, kindje
family: familie, gezin
friend: vriend, vriendin, vrienden, kameraad
colleague: collega, collega's
employee: medewerker, werknemer, personeelslid
staff: personeel, medewerkers, staf
team: team, ploeg
manager: manager, leidinggevende, bedrijfsleider
boss: baas, chef*, leidinggevende
owner: eigenaar, eigenaresse, bezitter
neighbour: buur, buurman, buren, buurvrouw
dealer: dealer, verkoper, garage*
supplier: leverancier, toeleverancier
vendor: verkoper, leverancier, aanbieder
partner: partner, vennoot
company: bedrijf, firma, onderneming, maatschappij
business: bedrijf, zaken, zaak, zakelijk, onderneming
shop: winkel, zaak, shop
store: winkel, zaak, opslaan, bewaren
branch: filiaal, vestiging, kantoor, tak*
office: kantoor, bureau*, werkplek
login: inloggen, login, aanmelden, ingelogd
logout: uitloggen, afmelden, uitgelogd
sign: bord, tekenen, ondertekenen, teken, getekend
password: wachtwoord, paswoord
username: gebruikersnaam, inlognaam
account: account, rekening, profiel
profile: profiel, account*
register: registreren, aanmelden, inschrijven, geregistreerd, kassa
registration: registratie, aanmelding, inschrijving
verification: verificatie, controle, bevestiging
verify: verifiëren, controleren, bevestigen, geverifieerd
code: code, pincode
pin: pincode, pin
two factor: tweestapsverificatie, tweefactor, 2FA, tweestaps
fingerprint: vingerafdruk, vingerscan
face: gezicht, gelaat
security: beveiliging, veiligheid, bewaking
secure: veilig, beveiligd, beveiligen
safe: veilig, kluis
unsafe: onveilig, gevaarlijk
danger: gevaar, gevaarlijk
dangerous: gevaarlijk, onveilig, levensgevaarlijk
risk: risico, gevaar, riskant
hack: hacken, gehackt, hack
hacker: hacker, oplichter
fraud: fraude, oplichting, bedrog
scam: oplichting, oplichters, zwendel, scam
fake: nep, namaak, vals, fake
spam: spam, ongewenste mail, reclamemail
virus: virus, malware
privacy: privacy
private: privé, particulier, besloten, eigen
personal: persoonlijk, privé
data: gegevens, data
leak: lek, lekken, lekkage, lekt
breach: datalek, inbreuk, schending, lek
delete: verwijderen, wissen, verwijderd, gewist, weggooien
remove: verwijderen, weghalen, verwijderd, weggehaald
erase: wissen, gewist, uitwissen, verwijderen
restore: herstellen, terugzetten, hersteld, teruggezet
backup: back-up, backup, reservekopie
export: exporteren, export, geëxporteerd
import: importeren, import, geïmporteerd, invoer
file: bestand, bestanden, dossier*
folder: map*, mappen, folder
document: document, papieren, stuk
form: formulier, vorm
attachment: bijlage, bijlagen, opzetstuk
spreadsheet: spreadsheet, rekenblad, Excel*
table: tafel, tabel
row: rij, regel
column: kolom, zuil
report: rapport, verslag, melden, melding, rapportage
chart: grafiek, diagram*
graph: grafiek, diagram*
dashboard: dashboard, overzicht
statistics: statistieken, cijfers, statistiek
analysis: analyse, analyses*
filter: filter, filteren, zeef
sort: sorteren, soort, gesorteerd
search: zoeken, zoekfunctie, gezocht, zoekopdracht
find: vinden, gevonden, zoeken, terugvinden
result: resultaat, uitslag, uitkomst
list: lijst, overzicht
menu: menu, menukaart
setting: instelling, omgeving, instellingen
settings: instellingen, instelling
option: optie, keuze, mogelijkheid
preference: voorkeur, voorkeuren
feature: functie, kenmerk, feature, mogelijkheid
function: functie, werking
tool: gereedschap, hulpmiddel, tool
template: sjabloon, template, voorbeeld
field: veld, invoerveld, vakje
label: label, etiket, sticker*
tag: label*, tag, kaartje
category: categorie, rubriek
title: titel, kop
text: tekst, sms
font: lettertype, letters*, font
size: maat, grootte, afmeting, formaat
language: taal, talen
translation: vertaling
translate: vertalen, vertaald, vertaling
word: woord, woorden
sentence: zin, zinnen
spelling: spelling, schrijfwijze, spelfout
message: bericht, boodschap, berichtje
notification: melding, notificatie, bericht, pushbericht
alert: waarschuwing, melding, alarm*
reminder: herinnering, aanmaning, reminder
email: e-mail, mail*, mailtje, email
mail: post*, mail, e-mail
newsletter: nieuwsbrief, nieuwsbrieven
inbox: inbox, postvak, mailbox
chat: chat, chatten, gesprek
comment: opmerking, reactie, commentaar
review: recensie, beoordeling, review
rating: beoordeling, score*, waardering
star: ster, sterren
feedback: feedback, terugkoppeling, reactie
survey: enquête, onderzoek, vragenlijst
question: vraag, vragen
answer: antwoord, antwoorden, beantwoorden
reply: antwoord, reactie, reageren, beantwoorden
response: reactie, antwoord, respons
respond: reageren, antwoorden, gereageerd
contact: contact, contactpersoon, bereiken
ticket: kaartje, ticket, vervoersbewijs, toegangskaart
request: verzoek, aanvraag, aanvragen
price: prijs, tarief, prijzen
cost: kosten, kost, prijs
expensive: duur, prijzig, kostbaar
cheap: goedkoop, voordelig, goedkope
fee: kosten, tarief, vergoeding, bijdrage
surcharge: toeslag, bijbetaling, meerkosten
discount: korting, kortingscode
coupon: kortingsbon, coupon, bon*, kortingscode
voucher: voucher, tegoedbon, waardebon, bon*
promotion: actie, aanbieding, promotie
offer: aanbod, aanbieding, offerte, aangeboden
sale: uitverkoop, verkoop, aanbieding, korting
deal: aanbieding, deal, koopje
free: gratis, vrij, kosteloos
trial: proefperiode, proef, proefversie, uitproberen
subscription: abonnement, abo
subscribe: abonneren, aanmelden, geabonneerd, inschrijven
unsubscribe: afmelden, uitschrijven, opzeggen, afgemeld
renewal: verlenging, vernieuwing, verlengd
renew: verlengen, vernieuwen, verlengd
cancel: annuleren, opzeggen, geannuleerd, opgezegd, afzeggen
cancellation: annulering, opzegging, annulatie
plan: plan, abonnement, bundel
package: pakket, pakje, bundel
tier: niveau, pakket
premium: premium, premie, betaalde versie
membership: lidmaatschap, abonnement
paywall: betaalmuur, betaald
payment: betaling, betalen
pay: betalen, betaald, afrekenen, loon
paid: betaald, afgerekend
card: kaart, pas*, pasje, betaalkaart
credit: krediet, tegoed, creditcard
debit: afschrijving, pinpas, incasso, afgeschreven
cash: contant, cash, contant geld
bank: bank
transfer: overschrijving, overmaken, overgemaakt, overstappen, overboeking
invoice: factuur, rekening, nota
bill: rekening, factuur, nota
billing: facturatie, facturering, incasso
receipt: bon*, kassabon, bonnetje, kwitantie
refund: terugbetaling, geld terug, terugbetaald, teruggestort, restitutie
reimbursement: vergoeding, terugbetaling, declaratie, vergoed
money: geld, centen, poen
wallet: portemonnee, portefeuille, wallet
balance: saldo, balans, tegoed, evenwicht
budget: budget, begroting
tax: belasting, btw
VAT: btw, omzetbelasting
currency: valuta, munt, munteenheid
salary: salaris, loon
wage: loon, salaris, uurloon
payroll: salarisadministratie, loonadministratie, salaris, verloning
payslip: loonstrook, salarisstrook, loonstrookje, loonbrief
bonus: bonus, premie, toeslag
tip: fooi, tip
deposit: borg, aanbetaling, storting, statiegeld, waarborgsom
rent: huur, huren, gehuurd
insurance: verzekering, verzekeraar
loan: lening, krediet
debt: schuld, schulden
interest: rente, interesse, belangstelling
contract: contract, overeenkomst
agreement: overeenkomst, afspraak, akkoord
terms: voorwaarden, bepalingen
policy: beleid, polis, regels
rule: regel, regels, voorschrift
fine: boete, bekeuring, prima*, fijn
penalty: boete, straf, sanctie
commission: commissie, provisie
profit: winst, rendement
revenue: omzet, inkomsten, opbrengst
value: waarde, prijs-kwaliteit
worth: waard, waarde
overcharged: teveel betaald, teveel berekend, afgezet, teveel afgeschreven, overvraagd
double: dubbel, dubbele, twee keer
twice: twee keer, tweemaal, dubbel
again: opnieuw, weer*, nogmaals, alweer
wrong: verkeerd, fout, mis*, onjuist
incorrect: onjuist, incorrect, fout, verkeerd
mistake: fout, vergissing, foutje
false: vals, onwaar, onjuist, fout
true: juist, echt, klopt, waarheid, waargebeurd
correct: correct, juist, kloppen, klopt, goed*
right: juist, rechts, recht, goed*
accurate: nauwkeurig, accuraat, precies, juist
precise: precies, nauwkeurig, exact*
exact: exact, precies
order: bestelling, bestellen, besteld, volgorde, order
buy: kopen, gekocht, kocht, aanschaffen
purchase: aankoop, kopen, gekocht, aanschaf
sell: verkopen, verkocht, verkoop
seller: verkoper, verkoopster, aanbieder
buyer: koper, kopers
product: product, artikel, producten
item: artikel, product*, item
goods: goederen, spullen
stock: voorraad, aandelen, aandeel
inventory: voorraad, inventaris, voorraadbeheer
available: beschikbaar, verkrijgbaar, leverbaar, vrij
unavailable: onbereikbaar, niet beschikbaar, niet leverbaar, onbeschikbaar
out of stock: uitverkocht, niet leverbaar, niet voorradig
basket: mandje, winkelmandje, mand, winkelwagen
cart: winkelwagen, winkelmandje, kar, karretje
checkout: kassa, afrekenen, uitchecken, bestelproces
delivery: levering, bezorging, verzending
deliver: leveren, bezorgen, geleverd, bezorgd
shipping: verzending, verzendkosten, verzenden
ship: verzenden, schip, verzonden, versturen, schepen
courier: koerier, bezorger, pakketbezorger
parcel: pakket, pakje
packaging: verpakking, ingepakt
box: doos, doosje, kist
bag: tas, zak, tasje, zakje
envelope: envelop, enveloppe
damaged: beschadigd, kapot, schade
scratched: gekrast, krassen, bekrast
dented: gedeukt, deuk, deuken, ingedeukt
cracked: gebarsten, barst, scheur, gescheurd
leaking: lekt, lekken, lekkage, gelekt
missing: ontbreekt, kwijt, vermist, ontbreken, mist*
lost: kwijt, verloren, zoekgeraakt, verdwaald
stolen: gestolen, gejat, gepikt
theft: diefstal, inbraak
return: retour, terugsturen, retourneren, terugkeren, teruggestuurd
exchange: ruilen, omruilen, omwisselen, geruild, inruilen
replacement: vervanging, vervangend, vervanger, vervangen
replace: vervangen, vervanging, vervangt
spare: reserve*, reserveonderdeel, extra*
part: onderdeel, deel, onderdelen
warranty: garantie, garantietermijn
guarantee: garantie, waarborg, garanderen
quality: kwaliteit, kwalitatief
material: materiaal, stof, grondstof
fabric: stof, textiel, weefsel
cotton: katoen, katoenen
leather: leer, leder, leren
wood: hout, houten
metal: metaal, metalen
plastic: plastic, kunststof
glass: glas, glazen, ruit
rubber: rubber, rubberen
paper: papier, papieren
steel: staal, stalen, rvs
sturdy: stevig, robuust, degelijk
solid: stevig, degelijk, solide, massief
flimsy: fragiel, wankel, gammel, prullerig
fragile: breekbaar, kwetsbaar, fragiel
durable: duurzaam, slijtvast, sterk
heavy: zwaar, zware
thin: dun, dunne, mager
thick: dik, dikke
long: lang*, lange*, langdurig
short: kort, korte, te weinig
wide: breed*, wijd, brede, ruim
narrow: smal, nauw, krap
large: groot, grote, ruim
big: groot, grote, enorm
small: klein*, kleine
tiny: piepklein, heel klein, minuscuul
tall: lang*, hoog, hoge
high: hoog, hoge, hoger
low: laag, lage, lager
deep: diep, diepe
fit: passen, past*, pasvorm, gepast, zit goed
tight: strak, krap, nauw, knellend
loose: los*, ruim, wijd, loszittend
comfortable: comfortabel, gemakkelijk, lekker zitten, prettig
uncomfortable: oncomfortabel, ongemakkelijk, onprettig
soft: zacht, zachte
hard: hard, moeilijk, lastig
rough: ruw, ruig, grof
smooth: soepel, glad*, vloeiend, vlot
sharp: scherp, scherpe
blunt: bot, stomp, botte
warm: warm, warme
cold: koud, koude, kou, verkouden
hot: heet, warm*, hete, pittig
cool: koel, koud, gaaf
freezing: ijskoud, vrieskou, steenkoud, vriest
wet: nat, natte
dry: droog, drogen, droge
damp: vochtig, klam, vocht
clean: schoon, schoonmaken, proper*, netjes
dirty: vies, vuil, smerig, vieze
filthy: smerig, goor, vies, ranzig, walgelijk
dust: stof, stoffig
stain: vlek, vlekken
smell: geur, stank, ruiken, stinken
stink: stinken, stank, stinkt, gestonken
odour: geur, stank, luchtje
mould: schimmel, beschimmeld
mold: schimmel, beschimmeld
rust: roest, roesten, verroest
rot: rot, rotten*, verrot, bedorven
insect: insect, beestje, ongedierte
food: eten, voedsel, voeding
meal: maaltijd, eten, gerecht
breakfast: ontbijt, ontbijten
lunch: lunch, middageten, lunchen
dinner: diner*, avondeten, dineren
dish: gerecht, schotel, bord, afwas
recipe: recept, recepten
ingredient: ingrediënt, ingrediënten, bestanddeel
taste: smaak, smaken, proeven, smaakt
tasty: lekker, smakelijk, heerlijk
delicious: heerlijk, lekker, verrukkelijk, overheerlijk
bland: flauw, smakeloos, smaakloos
salty: zout, zoutig, hartig
sweet: zoet, zoete, lief
sour: zuur, zure
bitter: bitter, bittere
spicy: pittig, scherp, heet, gekruid
fresh: vers, fris, verse*
stale: oudbakken, muf, oud, verschaald
raw: rauw, rauwe
burnt: verbrand, aangebrand, verbrande
undercooked: niet gaar, ongaar, halfgaar, rauw
cooked: gekookt, gaar, bereid
portion: portie, porties
snack: snack, tussendoortje, hapje
drink: drankje, drinken, drank*, gedronken
water: water
coffee: koffie, koffietje
tea: thee
milk: melk
juice: sap*, jus
beer: bier, biertje, pils
wine: wijn
bread: brood, broodje
cheese: kaas, kazen
meat: vlees, vleeswaren
chicken: kip, kipfilet
fish: vis, vissen
egg: ei*, eieren
vegetable: groente, groenten
fruit: fruit, vrucht
salad: salade, sla*
soup: soep
rice: rijst
pasta: pasta, spaghetti
pizza: pizza
sandwich: broodje, sandwich, boterham, tosti
cake: taart, cake, gebak
chocolate: chocolade, chocola
sugar: suiker
salt: zout
oil: olie
allergy: allergie, allergisch
allergen: allergeen, allergenen
gluten: gluten, glutenvrij
vegan: vegan, veganistisch, plantaardig
vegetarian: vegetarisch, vegetariër, vega*
organic: biologisch, bio*, organisch
healthy: gezond, gezonde
restaurant: restaurant, eetgelegenheid, eettent
cafe: café, kroeg, koffiehuis
bar: bar, kroeg, café*
kitchen: keuken, keukens
cook: koken, kok*, gekookt, bereiden
chef: chef-kok, kok*, chef
waiter: ober, kelner, bediening
waitress: serveerster, bediening
seat: stoel, zitplaats, plaats, zetel, zadel
chair: stoel, zetel
bench: bank*, bankje, zitbank
sofa: bank*, sofa, zetel
bed: bed, bedden
mattress: matras
pillow: kussen, hoofdkussen
blanket: deken, dekbed
sheet: laken, lakens, vel, blad
towel: handdoek, badhanddoek
shower: douche, douchen
bath: bad*, badkuip, ligbad
bathroom: badkamer, toilet*
toilet: toilet, wc, plee
sink: wastafel, gootsteen, wasbak, spoelbak
tap: kraan, tikken, kraantje
soap: zeep
room: kamer, ruimte, zaal
bedroom: slaapkamer
cabin: hut*, cabine, huisje
apartment: appartement, flat*, woning
house: huis, woning, huizen
home: thuis, huis, woning
building: gebouw, pand
floor: vloer, verdieping, etage
stairs: trap*, trappen
lift: lift, tillen, optillen
elevator: lift*
escalator: roltrap, roltrappen
ramp: oprit, helling, hellingbaan, oprijplaat
wheelchair: rolstoel, rolstoelgebruiker
disabled: gehandicapt, invalide, beperking, mindervalide, uitgeschakeld
accessibility: toegankelijkheid, toegankelijk, bereikbaarheid
entrance: ingang, entree, toegang
exit: uitgang, uitrit, afrit
corridor: gang*, gangen, hal*
lobby: lobby, hal*
reception: receptie, balie, ontvangst
balcony: balkon
terrace: terras
garden: tuin
pool: zwembad, zwembaden
sauna: sauna
gym: sportschool, fitness*, gymzaal, gym
beach: strand*
park: park, parkeren, geparkeerd
playground: speeltuin, speelplaats, speelplein, schoolplein
parking: parkeren, parkeerplaats, parking, parkeerplek
garage: garage, werkplaats, parkeergarage
hotel: hotel
hostel: hostel, jeugdherberg
camping: camping, kamperen, kampeerplek
campsite: camping*, kampeerterrein, campingplaats
tent: tent
booking: boeking, reservering, geboekt
book: boek, boeken, geboekt, reserveren
reservation: reservering, reservatie, gereserveerd
reserve: reserveren, gereserveerd, reserve
appointment: afspraak, afspraken
slot: tijdslot, tijdvak, plek
schedule: schema, rooster, planning*, dienstregeling
timetable: dienstregeling, rooster, vertrektijden, lesrooster
calendar: kalender, agenda*
date: datum, data*, afspraakje
day: dag*, dagen
week: week, weken
month: maand, maanden
year: jaar, jaren
hour: uur, uren
minute: minuut, minuten
second: seconde, tweede, seconden
morning: ochtend, morgen, 's ochtends, voormiddag
afternoon: middag, namiddag, 's middags
evening: avond, 's avonds
night: nacht, nachten, 's nachts
weekend: weekend, weekeinde
holiday: vakantie, feestdag, verlof
vacation: vakantie, verlof
summer: zomer, zomers
winter: winter, winters
spring: lente, voorjaar, veer
autumn: herfst, najaar
season: seizoen, jaargetijde
travel: reizen, reis, gereisd
trip: reis, uitje, tocht, rit
journey: reis, rit, tocht
tour: rondleiding, tour, rondreis, excursie
excursion: excursie, uitstap, uitje, dagtocht
guide: gids, handleiding, reisleider
map: kaart, plattegrond, landkaart
route: route, traject
navigation: navigatie, navigeren
direction: richting, routebeschrijving
address: adres, adressen
location: locatie, ligging, plek, plaats
GPS: gps, navigatie
distance: afstand, afstanden
kilometre: kilometer*, km*
mile: mijl
train: trein, trainen
bus: bus, autobus, lijnbus
tram: tram
metro: metro, ondergrondse
subway: metro*, ondergrondse
taxi: taxi
car: auto*, wagen, auto's*
van: busje, bestelbus, bestelwagen, camionette
truck: vrachtwagen, truck, vrachtauto
lorry: vrachtwagen, vrachtauto, camion
motorcycle: motor*, motorfiets
bicycle: fiets, rijwiel
bike: fiets, motor*, bike
scooter: scooter, brommer, step*, bromfiets
helmet: helm*
brake: rem, remmen, geremd
brakes: remmen, rem
wheel: wiel, stuur
tyre: band*, banden, autoband
tire: band*, banden, autoband
engine: motor*, machine*
motor: motor, motortje
fuel: brandstof, benzine
petrol: benzine, tanken
diesel: diesel
charging station: laadpaal, laadstation, laadpunt, oplaadpunt
tank: tank, tanken, reservoir*
seatbelt: veiligheidsgordel, gordel, autogordel
road: weg, wegen, straat, wegdek
street: straat, straten
lane: rijstrook, rijbaan, baan
pavement: stoep, trottoir, voetpad, bestrating
sidewalk: stoep, trottoir, voetpad
pothole: gat, kuil, gaten, put*
bridge: brug, bruggen
tunnel: tunnel
traffic: verkeer, drukte
jam: file*, vastlopen, opstopping, jam
crossing: oversteekplaats, oversteek, zebrapad, kruising, overweg
junction: kruispunt, kruising, knooppunt
station: station, halte
stop: halte, stoppen, stop, bushalte, gestopt
platform: perron, platform, spoor
airport: vliegveld, luchthaven
flight: vlucht, vluchten, vliegreis
plane: vliegtuig, vliegtuigen
airline: luchtvaartmaatschappij, vliegmaatschappij
boarding: boarden, instappen, boarding, ingestapt
gate: gate, poort, hek, poortje
luggage: bagage, koffers, handbagage
baggage: bagage, koffers
suitcase: koffer, valies
ferry: veerboot, pont, veer, ferry
boat: boot*, boten
harbour: haven*
port: haven*, poort, aansluiting
deck: dek, terras
crew: bemanning, crew, personeel
captain: kapitein, gezagvoerder
announcement: aankondiging, omroep, mededeling, omgeroepen
border: grens, grenzen, rand*
customs: douane, invoerrechten
passport: paspoort
visa: visum, visa
fare: tarief, ritprijs, prijs, vervoerskosten
pass: pas*, abonnement, geslaagd, doorgeven
season ticket: abonnement, seizoenskaart, maandkaart, jaarkaart
queue: rij, wachtrij, file*, aanschuiven
line: lijn, rij, regel
crowd: menigte, drukte, massa*, mensenmassa
crowded: druk, vol*, overvol
full: vol*, volle, volledig, volgeboekt
overcrowded: overvol, te druk, stampvol, bomvol
space: ruimte, plaats, plek, opslagruimte
friendly: vriendelijk, aardig, gastvrij
unfriendly: onvriendelijk, onaardig, nors, chagrijnig
rude: onbeleefd, onbeschoft, brutaal, lomp, bot
polite: beleefd, netjes, vriendelijk
impolite: onbeleefd, onbeschoft, ongemanierd
kind: aardig, vriendelijk, lief, soort
helpful: behulpzaam, nuttig, hulpvaardig, handig
unhelpful: niet behulpzaam, onbehulpzaam, nutteloos, helpt niet
competent: bekwaam, deskundig, competent, vakkundig
incompetent: incompetent, onbekwaam, ondeskundig, prutsers
professional: professioneel, vakkundig, deskundig
unprofessional: onprofessioneel, amateuristisch
arrogant: arrogant, hautain, verwaand, neerbuigend
impatient: ongeduldig
attentive: attent, oplettend, zorgzaam, alert*
careless: slordig, onzorgvuldig, nonchalant, onvoorzichtig
lazy: lui*, luie, gemakzuchtig
honest: eerlijk, oprecht
dishonest: oneerlijk, leugenachtig, misleidend
reliable: betrouwbaar, betrouwbare
unreliable: onbetrouwbaar, onbetrouwbare
responsible: verantwoordelijk, aansprakelijk
trust: vertrouwen, vertrouwd
promise: belofte, beloven, beloofd, toegezegd
lie: liegen, leugen, gelogen, liggen
mislead: misleiden, misleid, bedriegen, voorgelogen
misleading: misleidend, bedrieglijk, misleiding
apologise: excuses*, verontschuldigen, sorry zeggen
sorry: sorry, spijt, excuses*
excuse: excuus, smoes, smoesje, uitvlucht
explain: uitleggen, uitgelegd, verklaren, toelichten
explanation: uitleg, verklaring, toelichting
inform: informeren, geïnformeerd, laten weten, melden
information: informatie, info*, inlichtingen
unclear: onduidelijk, vaag
clear: duidelijk, helder, overzichtelijk
confusing: verwarrend, onoverzichtelijk, onduidelijk
confused: verward, verwarring, verwarrend
understand: begrijpen, begrepen, snappen, verstaan
misunderstanding: misverstand, miscommunicatie
complicated: ingewikkeld, gecompliceerd, moeilijk, omslachtig
complex: complex, ingewikkeld
simple: eenvoudig, simpel, makkelijk
easy: makkelijk, gemakkelijk, eenvoudig, simpel
difficult: moeilijk, lastig, moeizaam
intuitive: intuïtief, gebruiksvriendelijk, logisch
annoying: vervelend, irritant, ergerlijk, storend
annoyed: geïrriteerd, geërgerd, ergernis
angry: boos, kwaad, woedend
furious: woedend, razend, laaiend, woest
disappointed: teleurgesteld, teleurstelling
disappointing: teleurstellend, tegenvallend, tegenvaller, valt tegen
frustrated: gefrustreerd, frustratie
frustrating: frustrerend, frustratie, irritant
sad: verdrietig, triest, jammer, droevig
happy: blij, gelukkig, tevreden
satisfied: tevreden, voldaan
dissatisfied: ontevreden, onvrede
pleased: blij, tevreden, verheugd
delighted: dolblij, verrukt, heel blij, opgetogen
surprised: verrast, verbaasd, verrassing
worried: bezorgd, ongerust, zorgen
afraid: bang*, angstig, angst
scared: bang*, angstig, geschrokken
ashamed: beschaamd, schamen, schaamte
tired: moe*, vermoeid
bored: verveeld, vervelen, verveling
boring: saai, langdradig, saaie
interesting: interessant, boeiend
exciting: spannend, opwindend
fun: leuk, plezier, lol, gezellig
enjoy: genieten, genoten, plezier
love: liefde, houden van, dol op, geweldig
like: leuk vinden, leuk, graag, bevalt, lekker
hate: haten, haat, hekel
dislike: hekel, niet leuk, afkeer, bevalt niet
prefer: liever, voorkeur, verkiezen
recommend: aanbevelen, aanraden, aanrader, aanbevolen, aangeraden
avoid: vermijden, mijden, ontwijken, vermeden
regret: spijt, betreuren, jammer
miss: missen, gemist, mist*
wish: wens, wensen, gewenst, hopen
want: willen, wil, wilde*, wou
need: nodig, nodig hebben, behoefte
hope: hopen, hoop*, hopelijk, gehoopt
expect: verwachten, verwacht, verwachting
demand: eisen, vraag, eis, vereisen
suggest: voorstellen, voorgesteld, suggereren, aanraden
suggestion: suggestie, voorstel, tip*, idee
idea: idee, ideeën, gedachte
improve: verbeteren, verbeterd, verbetering
improvement: verbetering, verbeterpunt, vooruitgang
better: beter, betere, liever
worse: slechter, erger, achteruit
best: beste, best
worst: slechtste, ergste, allerslechtste
good: goed*, goede, fijn, prima*
bad: slecht, slechte, waardeloos
great: geweldig, fantastisch, super*, top*, tof
excellent: uitstekend, excellent, voortreffelijk, top*
perfect: perfect, volmaakt, perfecte
wonderful: prachtig, heerlijk, geweldig, wonderlijk
awful: vreselijk, afschuwelijk, verschrikkelijk
terrible: verschrikkelijk, vreselijk, slecht
horrible: afschuwelijk, vreselijk, verschrikkelijk, gruwelijk
poor: slecht, matig, pover
mediocre: matig, middelmatig, matige
average: gemiddeld, gemiddelde, doorsnee, middelmatig
okay: oké, prima*, redelijk, ok*
useless: nutteloos, waardeloos, zinloos, onbruikbaar
useful: nuttig, handig, bruikbaar
worthless: waardeloos, niets waard, prul
necessary: nodig, noodzakelijk, benodigd
unnecessary: onnodig, overbodig
important: belangrijk, essentieel
beautiful: mooi, prachtig, schitterend
ugly: lelijk, lelijke, foeilelijk
pretty: mooi, knap, leuk
nice: leuk, mooi, fijn, aardig, prettig
modern: modern, eigentijds, moderne
old: oud, oude, verouderd
outdated: verouderd, ouderwets, achterhaald, gedateerd
new: nieuw, nieuwe
work: werk, werken, gewerkt, functioneren, werkt
working: werkend, werkt, functioneert, werken
run: lopen, rennen, draaien, uitvoeren, gelopen
start: starten, beginnen, begin*, start, opstarten
begin: beginnen, begin, begonnen, starten
end: einde, eind, eindigen, beëindigen
finish: afmaken, klaar, voltooien, afronden, afgemaakt
open: open, openen, geopend, opendoen
close: sluiten, dicht, gesloten, dichtbij, dichtdoen
turn on: aanzetten, inschakelen, aangezet, aandoen
turn off: uitzetten, uitschakelen, uitgezet, uitdoen
press: drukken, indrukken, gedrukt, ingedrukt
click: klikken, klik, geklikt, aanklikken
swipe: vegen, swipen, swipe, geswiped
scroll: scrollen, scroll, gescrold
type: type, typen, soort, intypen, getypt
enter: invoeren, binnenkomen, invullen, ingevoerd, betreden
fill: vullen, invullen, ingevuld, gevuld
choose: kiezen, gekozen, koos, keuze
select: selecteren, kiezen, geselecteerd, aanvinken
change: veranderen, wijzigen, wisselgeld, gewijzigd, verandering
edit: bewerken, aanpassen, bewerkt, wijzigen
modify: wijzigen, aanpassen, aangepast, gewijzigd
add: toevoegen, toegevoegd, bijvoegen
create: maken, aanmaken, aangemaakt, creëren
make: maken, gemaakt, merk
build: bouwen, gebouwd, bouw
save: opslaan, opgeslagen, bewaren, besparen, sparen
keep: houden, bewaren, behouden, gehouden, bijhouden
share: delen, gedeeld, aandeel
send: sturen, verzenden, gestuurd, verstuurd, opsturen
receive: ontvangen, gekregen, krijgen, ontvangst
get: krijgen, gekregen, kreeg, halen
give: geven, gegeven, gaf
take: nemen, genomen, duren, meenemen, pakken
bring: brengen, gebracht, meenemen, meebrengen, bracht
put: zetten, leggen, plaatsen, gezet, gelegd
move: verplaatsen, bewegen, verhuizen, bewogen
copy: kopiëren, kopie, gekopieerd, overnemen
paste: plakken, geplakt, invoegen
cut: knippen, snijden, geknipt, gesneden
drag: slepen, gesleept, sleept
drop: vallen, laten vallen, gevallen, daling, druppel
link: link, koppeling, linkje
show: tonen, laten zien, voorstelling, getoond, show
hide: verbergen, verborgen, verstoppen
see: zien, gezien, zag, bekijken
look: kijken, uiterlijk, eruitzien, gekeken, ziet eruit
read: lezen, gelezen, las*, leest
write: schrijven, geschreven, schreef
listen: luisteren, geluisterd, beluisteren
hear: horen, gehoord, hoort
speak: spreken, gesproken, praten, sprak
talk: praten, spreken, gesprek, gepraat
say: zeggen, gezegd, zei
tell: vertellen, verteld, zeggen
ask: vragen, gevraagd, vroeg, navragen
learn: leren, geleerd, leert
teach: lesgeven, onderwijzen, leren, geleerd
study: studeren, studie, leren, onderzoek
training: training, opleiding, cursus, scholing
course: cursus, opleiding, vak
lesson: les*, lessen*
class: klas, les*, klasse
lecture: college*, lezing, hoorcollege
exam: examen, tentamen, toets, proefwerk
test: test, toets, testen, proef
grade: cijfer, klas, rang*, punt*
homework: huiswerk
exercise: oefening, oefenen, sporten, beweging
textbook: leerboek, studieboek, schoolboek
library: bibliotheek, bieb
school: school, basisschool, scholen
university: universiteit, unief, uni
college: hogeschool, college, school*
diploma: diploma, getuigschrift
certificate: certificaat, bewijs, attest, getuigschrift
level: niveau, level, peil
beginner: beginner, beginneling, beginners
advanced: gevorderd, geavanceerd, gevorderden
progress: voortgang, vooruitgang, vordering
group: groep, groepen
classroom: klaslokaal, lokaal, leslokaal
doctor: dokter, arts*, huisarts
nurse: verpleegkundige, zuster, verpleegster
hospital: ziekenhuis, kliniek
clinic: kliniek, polikliniek, poli
pharmacy: apotheek, apotheker
medicine: medicijn, geneesmiddel, medicatie, medicijnen
drug: medicijn, drugs, geneesmiddel
pill: pil, tablet*, pillen
dose: dosis, dosering
treatment: behandeling, behandeld
therapy: therapie, behandeling
surgery: operatie, chirurgie, ingreep, geopereerd
operation: operatie, bediening, werking, ingreep
diagnosis: diagnose
symptom: symptoom, klacht, symptomen
pain: pijn, pijnlijk
ache: pijn, zeurende pijn, pijnlijk
hurt: pijn doen, bezeerd, gekwetst, pijn
injury: blessure, verwonding, letsel, kwetsuur
injured: gewond, geblesseerd, gekwetst
wound: wond, wonde, verwonding
accident: ongeluk, ongeval, aanrijding
emergency: noodgeval, spoed, spoedeisend, nood
ambulance: ambulance, ziekenwagen, ziekenauto
health: gezondheid, gezond
illness: ziekte, aandoening
sick: ziek, misselijk, zieke
disease: ziekte, aandoening
fever: koorts, verhoging
cough: hoest, hoesten, gehoest
headache: hoofdpijn, koppijn
skin: huid, vel
hair: haren, hoofdhaar, kapsel, haartjes
eye: oog, ogen
ear: oor, oren
nose: neus
mouth: mond
tooth: tand, kies, tanden
teeth: tanden, gebit, kiezen
dentist: tandarts
throat: keel*, keelpijn
neck: nek, hals
shoulder: schouder
back: rug, terug, achterkant
arm: arm, armen
hand: hand, handen
finger: vinger
leg: been*, benen, poot
knee: knie, knieën
foot: voet, voeten
feet: voeten, voet
heart: hart*
blood: bloed, bloeden
pressure: druk, bloeddruk
pregnant: zwanger
pregnancy: zwangerschap, zwanger
birth: geboorte, bevalling, geboren
weight: gewicht, wegen
sleep: slapen, slaap, geslapen
stress: stress, spanning*, gestrest
hearing: gehoor, slechthorend
glasses: bril, glazen, brillen
lens: lens, lenzen, contactlens
weather: slecht weer, mooi weer, weersomstandigheden, weerbericht, weersverwachting
rain: regen, regenen, regenbui
snow: sneeuw, sneeuwen
ice: ijs, gladheid, ijzel
wind: wind, winderig
storm: storm, onweer, noodweer
sun: zon, zonnig, zonlicht
heat: hitte, warmte, verhitten
heating: verwarming, cv, stoken
radiator: radiator, verwarming
air conditioning: airco, airconditioning
ventilation: ventilatie, afzuiging, luchten
air: lucht, luchten
temperature: temperatuur, graden
thermostat: thermostaat
humidity: vochtigheid, luchtvochtigheid, vocht
electricity: elektriciteit, stroom, stroomstoring
gas: gas, aardgas
energy: energie, stroom
solar: zonne-energie, zonnepanelen, zonnepaneel
panel: paneel, panelen
meter: meter, meterstand
pipe: pijp, buis, leiding
pump: pomp, pompen
boiler: boiler, ketel, cv-ketel, geiser
stove: fornuis, kachel, kookplaat
oven: oven, magnetron
fridge: koelkast, ijskast, frigo
freezer: vriezer, diepvries, vriesvak
dishwasher: vaatwasser, afwasmachine, vaatwasmachine
washing machine: wasmachine
dryer: droger, wasdroger, föhn, droogkast
vacuum: stofzuiger, stofzuigen, vacuüm
cleaner: schoonmaker, schoonmaakster, poetshulp, reinigingsmiddel
iron: strijkijzer, ijzer, strijken
fan: ventilator, fan
machine: machine, apparaat, toestel, automaat
device: apparaat, toestel, apparaten
appliance: apparaat, huishoudapparaat, toestel
equipment: apparatuur, uitrusting, materiaal, spullen
drill: boor, boormachine, boren
saw: zaag, zagen
hammer: hamer
screw: schroef, schroeven
nail: spijker, nagel
ladder: ladder, trap*
rope: touw, koord
tractor: tractor, trekker
harvester: oogstmachine, maaidorser, combine*
crop: gewas, oogst, bijsnijden
seed: zaad, zaden, zaadje
plant: plant, fabriek, planten
flower: bloem, bloemen
tree: boom*, bomen
grass: gras*, gazon
leaf: blad, bladeren
root: wortel, wortels
soil: grond, aarde, bodem
animal: dier, beest, dieren
dog: hond, honden
cat: kat, poes, katten
horse: paard
bird: vogel
cow: koe, koeien
pig: varken
pet: huisdier, huisdieren
leash: riem, hondenriem, lijn, aangelijnd
bin: prullenbak, vuilnisbak, afvalbak, container*, kliko
rubbish: afval, vuilnis, troep, rommel, onzin
garbage: afval, vuilnis, rotzooi
trash: afval, vuilnis, rommel, prullenbak
waste: afval, verspilling, verspillen, zonde
recycling: recycling, recyclen, hergebruik
collection: inzameling, ophalen, verzameling, collectie, opgehaald
cleaning: schoonmaak, schoonmaken, reiniging, poetsen
maintenance: onderhoud, onderhoudsbeurt
construction: bouw, werkzaamheden, constructie
council: gemeente, gemeenteraad, raad
city: stad, steden
town: stad, stadje, plaats
village: dorp, dorpje
citizen: burger*, inwoner
mayor: burgemeester
police: politie, agent*
fire: brand*, vuur, brandweer
permit: vergunning, toestaan, toestemming
licence: licentie, rijbewijs, vergunning
license: licentie, rijbewijs, vergunning
identity card: identiteitskaart, id-kaart, legitimatie, identiteitsbewijs
counter: balie, loket, toonbank, teller*
number: nummer, aantal, getal
street light: straatverlichting, lantaarnpaal, straatlantaarn, straatlamp
fountain: fontein
cycle lane: fietspad, fietsstrook
footpath: voetpad, wandelpad, stoep
swimming pool: zwembad, zwembaden
museum: museum, musea
theatre: theater*, schouwburg
cinema: bioscoop, filmzaal, cinema
concert: concert, optreden
festival: festival
exhibition: tentoonstelling, expositie, beurs
stage: podium*, fase, stadium*, toneel
actor: acteur, toneelspeler
actress: actrice
play: spelen, toneelstuk, afspelen, gespeeld
audience: publiek, toeschouwers
view: uitzicht, weergave, zicht, bekijken
ticket office: kassa, loket, kaartverkoop, ticketbalie
programme: programma, uitzending
interval: pauze, interval
wardrobe: kledingkast, garderobe, kast
sport: sport, sporten
football: voetbal, voetballen
game: spel, spelletje, game, wedstrijd
player: speler, spelers
match: wedstrijd, match, overeenkomen
score: score, stand*, punten
character: personage, karakter, teken, poppetje
quest: quest, missie, opdracht, zoektocht
reward: beloning, belonen
coin: munt, muntje, coin
multiplayer: multiplayer, meerdere spelers, samen spelen
cheat: valsspelen, vals spelen, bedriegen, cheaten, bedrog
cheater: valsspeler, cheater, bedrieger
bot: bot, chatbot, robot*
advertisement: advertentie, reclame, reclames
ad: advertentie, reclame
ads: advertenties, reclame, reclames
banner: banner, spandoek
popup: pop-up, popup, pop-upvenster
pop up: pop-up, popup, opduiken
interruption: onderbreking, storing*, onderbroken
tracking: tracking, volgen, traceren, track-and-trace, volgcode
cookie: cookie, koekje
consent: toestemming, instemming, akkoord
mode: modus, stand*
dark mode: donkere modus, dark mode, donker thema, nachtmodus
night mode: nachtmodus, nachtstand
theme: thema, themas
layout: indeling, lay-out, opmaak, vormgeving
design: ontwerp, design, vormgeving, ontworpen
icon: icoon, pictogram, icoontje
animation: animatie, tekenfilm
interface: interface, gebruikersinterface
shortcut: snelkoppeling, sneltoets, kortere weg
gesture: gebaar, gebaren
zoom: zoomen, inzoomen, zoom
rotate: draaien, roteren, gedraaid, kantelen
landscape: landschap, liggend, horizontaal
portrait: portret, staand, verticaal
fullscreen: volledig scherm, fullscreen, schermvullend
widget: widget
plugin: plugin, plug-in, uitbreiding
extension: uitbreiding, extensie, verlenging, verlengsnoer
integration: integratie, koppeling
API: API, koppeling
webhook: webhook
script: script
developer: ontwikkelaar, programmeur, ontwikkelaars
documentation: documentatie, handleiding
manual: handleiding, gebruiksaanwijzing, handmatig, manueel
instruction: instructie, aanwijzing, gebruiksaanwijzing
tutorial: tutorial, uitleg, instructievideo
example: voorbeeld, bijvoorbeeld
onboarding: onboarding, inwerken, kennismaking
setup: installatie, instellen, setup, opzet
configuration: configuratie, instelling
configure: configureren, instellen, ingesteld, geconfigureerd
permission: toestemming, machtiging, rechten
role: rol, rollen, functie
admin: beheerder, admin, administrator*
administrator: beheerder, administrator
invite: uitnodigen, uitgenodigd, uitnodiging
invitation: uitnodiging, uitgenodigd
approval: goedkeuring, toestemming, akkoord
approve: goedkeuren, goedgekeurd, akkoord
reject: afwijzen, weigeren, afgewezen, geweigerd, afkeuren
rejected: afgewezen, geweigerd, afgekeurd
decline: weigeren, afwijzen, achteruitgang, geweigerd, daling
accept: accepteren, aanvaarden, aannemen, aangenomen
block: blokkeren, geblokkeerd, blok
ban: verbod, verbannen, ban, verbieden
suspend: opschorten, schorsen, geschorst, stopzetten
suspended: geschorst, opgeschort, geblokkeerd, stopgezet
activate: activeren, geactiveerd, inschakelen
deactivate: deactiveren, uitschakelen, gedeactiveerd, uitzetten
expire: verlopen, vervallen, aflopen, verloopt
expired: verlopen, vervallen, over datum
limit: limiet, grens, beperken, maximum*
limited: beperkt, gelimiteerd, beperkte
unlimited: onbeperkt, ongelimiteerd
maximum: maximum, maximaal
minimum: minimum, minimaal, minstens
quota: quota, quotum, limiet
increase: verhoging, verhogen, stijging, toename, gestegen
rise: stijging, stijgen, gestegen, verhoging
raise: verhogen, verhoging, opslag, loonsverhoging, optillen
decrease: daling, verlagen, afname, dalen, gedaald
reduce: verminderen, verlagen, verlaagd, minder
half: half, helft, halve
percent: procent, percentage*
total: totaal, totale, totaalbedrag
sum: som*, bedrag, totaal
amount: bedrag, hoeveelheid, aantal
quantity: hoeveelheid, aantal
count: tellen, aantal, geteld
first: eerste, eerst
last: laatste, vorig, duren
next: volgende, volgend, daarna
previous: vorige, vorig, eerdere
only: alleen*, slechts, enkel
also: ook*, eveneens, tevens
too: teveel, veel te, eveneens, ook*
much: veel*, erg, zeer*
many: veel*, vele*, meerdere
more: meer*, extra*, vaker
less: minder
enough: genoeg, voldoende
almost: bijna, haast
never: nooit, nimmer
always: altijd*, steeds*, telkens
often: vaak, dikwijls, regelmatig
sometimes: soms, weleens
rarely: zelden, nauwelijks, bijna nooit
daily: dagelijks, elke dag
weekly: wekelijks, elke week
monthly: maandelijks, per maand, elke maand
yearly: jaarlijks, per jaar, elk jaar
once: eenmaal, één keer, ooit
leave: vertrekken, weggaan, verlaten, verlof, vertrokken
leaving: weggaan, vertrek, vertrekken, verlaten
quit: stoppen, opzeggen, ontslag, gestopt
competitor: concurrent*, concurrentie, concurrenten
alternative: alternatief, alternatieven
compare: vergelijken, vergeleken, vergelijking
comparison: vergelijking, vergeleken
difference: verschil, verschillen
same: hetzelfde, dezelfde, zelfde
similar: vergelijkbaar, soortgelijk, lijkt op, gelijkaardig
different: anders*, verschillend, andere
other: ander, andere, overige
instead: in plaats, plaats van, liever
without: zonder*
with: met*, samen met
against: tegen
since: sinds, sedert, vanaf
until: tot*, totdat
before: voordat, vroeger, vooraf
after: na*, nadat, daarna, achteraf
during: tijdens, gedurende
while: terwijl, poosje, tijdje
recently: onlangs, recent, laatst
soon: binnenkort, gauw, spoedig, snel
today: vandaag, heden
yesterday: gisteren
tomorrow: morgen
now: nu*, nou, momenteel, tegenwoordig
later: later, straks, naderhand
immediately: meteen, direct*, onmiddellijk, gelijk
suddenly: plotseling, opeens, ineens, plots*
still: nog*, nog steeds
already: al*, reeds, alvast
investment: belegging, investering, beleggen, geïnvesteerd
fund: fonds, fondsen, financieren
trade: handel, handelen, ruilen, inruilen
trading: handelen, handel, trading
portfolio: portefeuille, portfolio
broker: broker, makelaar, tussenpersoon
ATM: geldautomaat, pinautomaat, bankautomaat
withdrawal: opname, geldopname, opgenomen, terugtrekking
withdraw: opnemen, opgenomen, pinnen, terugtrekken
mortgage: hypotheek, woonlening
account number: rekeningnummer, IBAN, bankrekeningnummer, klantnummer
statement: afschrift, rekeningafschrift, verklaring, bankafschrift
pension: pensioen, pensioenfonds
retirement: pensioen, gepensioneerd, pensionering
holiday pay: vakantiegeld, vakantietoeslag
overtime: overuren, overwerk, overwerken
shift: dienst, shift, ploegendienst
roster: rooster, werkrooster, dienstrooster, uurrooster
timesheet: urenstaat, urenregistratie, uren, tijdregistratie
vacation days: vakantiedagen, verlofdagen, vrije dagen
sick leave: ziekteverlof, ziekmelding, ziekteverzuim, ziekmelden
absence: afwezigheid, verzuim, afwezig
attendance: aanwezigheid, opkomst, aanwezig
dismissal: ontslag, ontslagen
employer: werkgever
tax code: belastingcode, btw-code, loonheffing
deduction: inhouding, aftrek, ingehouden, korting
contribution: bijdrage, premie, bijgedragen
expenses: onkosten, uitgaven, kosten, declaratie
mileage: kilometerstand, kilometers*, kilometervergoeding, verbruik
subtitle: ondertiteling, ondertitel, ondertitels
caption: onderschrift, bijschrift, ondertiteling
episode: aflevering, afleveringen, episode
series: serie, series, reeks
channel: kanaal, zender, kanalen
playlist: afspeellijst, playlist
song: lied*, liedje, nummer, liedjes
album: album, plaat
podcast: podcast
audiobook: luisterboek, audioboek
chapter: hoofdstuk
library card: bibliotheekpas, bibliotheekkaart, lenerspas
reading: lezen, lezing, meterstand
e book: e-book, ebook, digitaal boek
print quality: printkwaliteit, afdrukkwaliteit
ink: inkt
toner: toner
cartridge: cartridge, patroon, inktpatroon
paper jam: papierstoring, papier vast, vastgelopen papier, papieropstopping
barcode: barcode, streepjescode
QR code: QR-code, qr
till: kassa
cash register: kassa, kasregister
split: splitsen, gesplitst, verdelen, gescheurd
gift: cadeau, kado, geschenk
gift card: cadeaubon, cadeaukaart, kadobon, giftcard
loyalty: loyaliteit, trouw, klantenkaart, spaarprogramma
points: punten, spaarpunten
table reservation: tafelreservering, tafel reserveren, tafel gereserveerd
menu card: menukaart, kaart, menu
kitchen display: keukenscherm, keukendisplay, scherm keuken
child seat: kinderzitje, autostoeltje, kinderstoel, kinderstoeltje
pram: kinderwagen, kinderkoets
stroller: buggy, wandelwagen, kinderwagen
diaper: luier, pamper, luiers
toy: speelgoed, speeltje
doll: pop*, poppen, poppetje
puzzle: puzzel, puzzelen
age: leeftijd, ouderdom, leeftijden
adult: volwassene, volwassen
senior: senior, oudere, bejaarde, 65-plusser
elderly: ouderen, bejaarden, oudere, bejaard
woman: vrouw, mevrouw, dame*
man: man, meneer, heer
girl: meisje, meid
boy: jongen, jongetje
person: persoon, mens, iemand
people: mensen, personen
couple: stel, paar, koppel
single: enkel, enkele, alleenstaand, single
tour group: reisgezelschap, groepsreis, reisgroep, tourgroep
business trip: zakenreis, zakelijke reis, dienstreis
conference: conferentie, congres, vergadering
meeting: vergadering, bijeenkomst, meeting, afspraak
room key: kamersleutel, sleutel, hotelsleutel
key card: sleutelkaart, kamerkaart, toegangspas, keycard
minibar: minibar
wifi password: wifi-wachtwoord, wifi-code, wachtwoord wifi
sea: zee*
mountain: berg*, bergen*
lake: meertje, plas, meren, bergmeer
river: rivier
forest: bos, woud, bossen
hike: wandeling, wandeltocht, hiken, trektocht
hiking: wandelen, hiken, bergwandelen, wandeling
trail: pad*, wandelpad, wandelroute, route*
path: pad*, paden
hut: hut, berghut, huisje
summit: top*, bergtop, piek
peak: piek, top*, hoogtepunt, spits
contour: hoogtelijn, contour, omtrek
elevation: hoogte, hoogteverschil, hoogtemeters
compass: kompas
coordinates: coördinaten
coverage: dekking, bereik
reception signal: ontvangst, bereik, signaal
roaming: roaming, in buitenland
SIM: sim, simkaart, sim-kaart
contract phone: abonnementstelefoon, telefoonabonnement, abonnement
minutes: minuten, belminuten, notulen
data volume: datavolume, databundel, datalimiet, MB's*
router: router, modem*
modem: modem, router
outage: storing*, uitval, stroomstoring, onderbreking
downtime: downtime, uitval, storing*, onbereikbaar
maintenance window: onderhoudsvenster, onderhoud, gepland onderhoud
latency: vertraging, latency, latentie, ping*
bandwidth: bandbreedte
streaming: streaming, streamen, streamingdienst
buffering: bufferen, buffert, laden*, haperen
pixelated: korrelig, gepixeld, blokkerig, pixels
blurry: wazig, onscherp, vaag, troebel
sharp picture: scherp beeld, haarscherp, beeldkwaliteit
contrast: contrast
brightness: helderheid, lichtsterkte
flicker: flikkeren, knipperen, geflikker
flickering: flikkeren, knipperend, flikkert, geflikker
overheating: oververhitting, oververhit, te heet
hot device: heet, oververhit, warm toestel, wordt heet
fan noise: ventilatorgeluid, ventilator, herrie ventilator
vibration: trilling, vibratie, trillen
vibrate: trillen, vibreren, trilt
ringtone: ringtone, beltoon
mute: dempen, geluid uit, mute, stil
unmute: dempen opheffen, geluid aan, unmute
call quality: gesprekskwaliteit, belkwaliteit, geluidskwaliteit
dropped call: verbroken gesprek, gesprek weggevallen, verbinding verbroken
hearing aid: hoortoestel, gehoorapparaat, hoorapparaat, gehoorapparaten
earpiece: oortje, oorstukje, oordopje
whistling: fluiten, fluittoon, gefluit, piept
feedback noise: rondzingen, fluittoon, gefluit, piepen
appearance: uiterlijk, uitstraling
dress: jurk, kleding, kleed, jurkje
shirt: shirt, overhemd, hemd, T-shirt
trousers: broek, broeken, pantalon
shoes: schoenen, schoen, sneakers*
boots: laarzen, laars, boots
sandals: sandalen, slippers
jacket: jas, jasje, jack*, colbert*
coat: jas, mantel, winterjas
sock: sok, kous, sokken
underwear: ondergoed, onderbroek, lingerie
hat: hoed, muts, pet*
glove: handschoen, handschoenen
scarf: sjaal, das*, shawl
ring: ring, ringetje, bellen, rinkelen
necklace: ketting, halsketting, collier*
bracelet: armband, armbandje
earring: oorbel, oorbellen, oorring
makeup: make-up, makeup
cream: crème, room*, zalf
perfume: parfum, luchtje
shampoo: shampoo
haircut: knipbeurt, kapsel, geknipt, coupe*
hairdresser: kapper, kapster, kapsalon
nail polish: nagellak
size chart: maattabel, matentabel
colour fading: verkleuring, verkleurd, vervaagd, verbleekt
shrink: krimpen, gekrompen, krimp
shrinks: krimpt, gekrompen, krimpen
tear: scheur, scheuren, traan, gescheurd
torn: gescheurd, kapot, ingescheurd
seam: naad, naden, stiksel
zip: rits, ritssluiting, zip
zipper: rits, ritssluiting
button missing: knoop ontbreekt, knoop weg, knop ontbreekt, knoop los
wash: wassen, gewassen, wasbeurt
washing: wassen, wasgoed, wasbeurt, wast
ironing: strijken, gestreken, strijkwerk
honestly: eerlijk gezegd, eerlijk, oprecht
unfortunately: helaas, jammer genoeg, jammer, spijtig
thanks: bedankt, dank, dankjewel, dank u
thank: bedanken, dank, bedankt, dankbaar
congratulations: gefeliciteerd, felicitaties, proficiat
praise: lof, complimenten, geprezen
compliment: compliment, pluim, lof
greeting: begroeting, groet, groeten, begroet
hello: hallo, hoi, goedendag
goodbye: tot ziens, doei, afscheid
please: alsjeblieft, alstublieft, graag, aub, gelieve
welcome: welkom, verwelkomd, ontvangst
`;
