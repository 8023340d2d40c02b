/** German words for English ones, as customers write them; the usual word first. */
export const de = `
battery: Akku, Batterie, Akkulaufzeit
charge: laden*, aufladen, geladen, Gebühr, berechnen
charger: Ladegerät, Ladekabel, Netzteil
charging: Laden*, Aufladen, Ladevorgang
cable: Kabel, Leitung
plug: Stecker, Netzstecker, einstecken
socket: Steckdose, Buchse
power: Strom, Leistung, Stromversorgung, Power
drain: Abfluss, Akkuverbrauch, entladen, entlädt
empty: leer, entleert
dead: tot*, leer, kaputt
adapter: Adapter, Netzteil
wire: Draht, Kabel
wireless: kabellos, drahtlos, schnurlos, wireless
screen: Bildschirm, Display*, Monitor*
display: Display, Anzeige, anzeigen
touchscreen: Touchscreen, Touch*, Touchdisplay
keyboard: Tastatur
button: Knopf*, Taste*, Button, Schaltfläche
switch: Schalter, umschalten, wechseln, gewechselt
key: Schlüssel, Taste*
lock: Schloss, sperren, abschließen, gesperrt
unlock: entsperren, aufschließen, freischalten, aufgeschlossen
door: Tür, Türe
window: Fenster
handle: Griff, Henkel, Türgriff
lid: Deckel
case: Hülle, Koffer, Etui, Gehäuse, Fall*
cover: Abdeckung, Hülle, Bezug, Cover
strap: Riemen, Armband, Gurt, Träger
band: Band, Armband
clip: Clip, Klammer, Klemme
hook: Haken
magnet: Magnet
sensor: Sensor, Fühler
microphone: Mikrofon, Mikro
speaker: Lautsprecher, Box*, Speaker, Redner
headphones: Kopfhörer, Headset
earphones: Ohrhörer, Kopfhörer, In-Ears, Ohrstöpsel
volume: Lautstärke, Volumen
sound: Ton*, Klang, Sound, Geräusch
noise: Lärm, Geräusch, Krach, Rauschen
noisy: laut, lärmig, geräuschvoll
loud: laut
quiet: leise, ruhig, still*
silent: lautlos, still*, geräuschlos, stumm
buzz: Brummen, Summen, surren
beep: Piepen, Piepton, piepsen
echo: Echo, Hall*, Widerhall
static: Rauschen, Knistern, statisch
music: Musik
voice: Stimme, Sprache
call: Anruf, anrufen, angerufen, Telefonat
phone: Telefon, Handy*, Smartphone, telefonieren
mobile: Handy*, mobil, Mobiltelefon
smartphone: Smartphone, Handy*
tablet: Tablet, Tablette
laptop: Laptop, Notebook*
computer: Computer, Rechner, PC*
printer: Drucker
print: drucken, ausdrucken, gedruckt, Ausdruck
scanner: Scanner
scan: scannen, einscannen, gescannt, Scan
camera: Kamera, Fotoapparat
photo: Foto, Bild, Aufnahme
picture: Bild, Foto
image: Bild, Abbildung
video: Video, Film*
film: Film, Folie
recording: Aufnahme, Aufzeichnung, Mitschnitt
record: aufnehmen, aufzeichnen, aufgenommen, Datensatz
replay: Wiederholung, Replay
stream: Stream, streamen, gestreamt
television: Fernseher, TV*, Fernsehen
remote: Fernbedienung
watch: Uhr, Armbanduhr, ansehen, anschauen, schauen
wrist: Handgelenk
clock: Uhr, Uhrzeit, Wanduhr
alarm: Alarm, Wecker
timer: Timer, Zeitschaltuhr, Kurzzeitwecker
light: Licht, Lampe, leicht, Beleuchtung, hell*
lamp: Lampe, Leuchte
bulb: Glühbirne, Birne, Leuchtmittel
bright: hell*, grell, leuchtend
dark: dunkel, finster, düster
dim: schwach, düster, dimmen, trüb
color: Farbe, farbig, bunt
colour: Farbe, farbig, bunt
app: App, Anwendung, Applikation
application: Anwendung, App*, Antrag, Bewerbung, Programm
software: Software, Programm
program: Programm, programmieren
website: Website, Webseite, Homepage, Internetseite
site: Seite, Website*, Standort
page: Seite
homepage: Homepage, Startseite
web: Web, Internet*
browser: Browser
internet: Internet, Netz
online: online, Internet*
offline: offline
network: Netz, Netzwerk, Mobilfunknetz
connection: Verbindung, Anschluss, Konnektivität
connect: verbinden, verbunden, anschließen, koppeln, angeschlossen
disconnect: trennen, getrennt, Verbindungsabbruch, abbrechen
wifi: WLAN, Wifi, WiFi
bluetooth: Bluetooth
signal: Signal, Empfang, Netz
server: Server
cloud: Cloud, Wolke
sync: synchronisieren, Synchronisation, Sync, Abgleich
synchronise: synchronisieren, abgleichen, abgeglichen
upload: hochladen, hochgeladen, Upload
download: herunterladen, heruntergeladen, Download, runterladen
install: installieren, einbauen, Installation, eingebaut
uninstall: deinstallieren, Deinstallation, gelöscht
update: Update, aktualisieren, Aktualisierung
upgrade: Upgrade, aufrüsten, hochstufen
version: Version, Fassung
release: Release, Veröffentlichung, Version*, freigeben
restart: Neustart, neustarten, neugestartet
reboot: Neustart, neustarten, booten
reset: zurücksetzen, zurückgesetzt, Reset
crash: Absturz, abstürzen, abgestürzt, stürzt, Crash
freeze: einfrieren, eingefroren, hängen, friert
hang: hängen, aufhängen, hing, gehangen
stuck: hängengeblieben, hängt, klemmt, steckt, feststecken
lag: Verzögerung, ruckeln, Lag, ruckelt
slow: langsam, träge, lahm
fast: schnell, flott, zügig
quick: schnell, zügig, rasch, fix*
speed: Geschwindigkeit, Tempo*, Schnelligkeit
performance: Leistung, Performance, Aufführung
load: laden*, lädt, geladen, Ladung, Last*
loading: Laden*, Ladezeit, lädt
wait: warten, gewartet, Wartezeit
waiting: warten, Wartezeit, Warteschlange
delay: Verspätung, Verzögerung, verzögern
delayed: verspätet, verzögert, Verspätung
late: spät*, verspätet, unpünktlich, Verspätung
early: früh, zeitig, frühzeitig
error: Fehler, Fehlermeldung, Error
bug: Bug, Fehler, Käfer
fault: Fehler, Defekt, Mangel, Schuld
failure: Ausfall, Versagen, Fehler, Misserfolg
fail: versagen, scheitern, fehlschlagen, gescheitert, fehlgeschlagen
broken: kaputt, defekt, zerbrochen, gebrochen, hinüber
break: zerbrechen, gebrochen, kaputtgehen, brechen, Pause*
defect: Defekt, Mangel, Fehler
malfunction: Störung, Fehlfunktion, Funktionsstörung
glitch: Störung, Panne, Fehler, Glitch
problem: Problem, Schwierigkeit
issue: Problem*, Thema, Angelegenheit
trouble: Ärger, Probleme, Schwierigkeiten, Mühe
complaint: Beschwerde, Reklamation, Klage
complain: beschweren, reklamieren, meckern, klagen
fix: beheben, reparieren, behoben, Lösung
repair: Reparatur, reparieren, Instandsetzung
solve: lösen, gelöst, beheben, behoben
solution: Lösung
workaround: Umweg, Workaround, Behelfslösung, Notlösung
support: Support, Unterstützung, unterstützen, Kundendienst
help: Hilfe, helfen, geholfen, hilft, half*
helpdesk: Helpdesk, Support*, Kundenservice
hotline: Hotline, Servicenummer
assistance: Hilfe, Unterstützung, Assistenz, Beistand
service: Service, Dienst, Bedienung, Kundendienst, Dienstleistung
customer: Kunde, Kundin, Kundschaft
client: Kunde, Client, Klient, Mandant
user: Benutzer, Nutzer, User, Anwender
member: Mitglied
guest: Gast, Gäste
visitor: Besucher, Gast
passenger: Fahrgast, Passagier, Reisende, Fahrgäste
driver: Fahrer, Busfahrer, Treiber
rider: Fahrer, Reiter, Radfahrer
patient: Patient, geduldig
student: Student, Schüler, Studierende
teacher: Lehrer, Lehrerin, Lehrkraft, Dozent
pupil: Schüler, Schülerin
parent: Eltern, Elternteil
child: Kind*
kid: Kind*, Kids
baby: Baby, Säugling
family: Familie
friend: Freund, Freundin, Kumpel
colleague: Kollege, Kollegin, Mitarbeiter
employee: Mitarbeiter, Angestellte, Mitarbeiterin, Arbeitnehmer
staff: Personal*, Mitarbeiter, Belegschaft
team: Team, Mannschaft
manager: Manager, Leiter, Geschäftsführer, Vorgesetzter
boss: Chef*, Chefin, Vorgesetzter, Boss
owner: Besitzer, Inhaber, Eigentümer
neighbour: Nachbar, Nachbarin
dealer: Händler, Fachhändler
supplier: Lieferant, Anbieter, Zulieferer
vendor: Verkäufer, Anbieter, Händler
partner: Partner, Partnerin
company: Firma, Unternehmen, Gesellschaft
business: Geschäft, Unternehmen, Betrieb, Business
shop: Laden*, Geschäft, Shop, einkaufen
store: Laden*, Geschäft, Store, speichern, lagern
branch: Filiale, Zweigstelle, Niederlassung, Ast
office: Büro, Amt, Geschäftsstelle
login: Login, Anmeldung, anmelden, einloggen, angemeldet
logout: Logout, Abmeldung, ausloggen, abmelden, ausgeloggt
sign: Schild, Zeichen, unterschreiben, unterschrieben
password: Passwort, Kennwort
username: Benutzername, Nutzername
account: Konto, Account, Benutzerkonto
profile: Profil
register: registrieren, anmelden, angemeldet, eintragen
registration: Registrierung, Anmeldung
verification: Verifizierung, Bestätigung, Überprüfung
verify: verifizieren, bestätigen, überprüfen, prüfen
code: Code, Kode
pin: PIN, Geheimzahl
two factor: Zwei-Faktor, 2FA, Zweifaktor
fingerprint: Fingerabdruck, Fingerprint
face: Gesicht, Gesichtserkennung
security: Sicherheit, Security
secure: sicher, gesichert, geschützt
safe: sicher, ungefährlich, Safe, Tresor
unsafe: unsicher, gefährlich
danger: Gefahr, Gefährdung
dangerous: gefährlich, lebensgefährlich
risk: Risiko, Gefahr, riskieren
hack: hacken, gehackt, Hack
hacker: Hacker
fraud: Betrug, Betrüger, Abzocke
scam: Abzocke, Betrug, Scam, betrogen
fake: Fake, gefälscht, Fälschung, falsch
spam: Spam, Werbemail
virus: Virus, Viren, Schadsoftware
privacy: Datenschutz, Privatsphäre
private: privat, persönlich
personal: persönlich, privat
data: Daten, Datenvolumen
leak: Leck, undicht, ausgelaufen, tropft, Datenleck
breach: Verstoß, Datenpanne, Verletzung, Datenleck
delete: löschen, gelöscht, entfernen
remove: entfernen, löschen, abnehmen, entfernt
erase: löschen, gelöscht, ausradieren
restore: wiederherstellen, wiederhergestellt, Wiederherstellung
backup: Backup, Sicherung, Datensicherung, Sicherungskopie
export: Export, exportieren, Ausfuhr
import: Import, importieren, Einfuhr
file: Datei, Akte, File
folder: Ordner, Mappe
document: Dokument, Unterlagen
form: Formular, Form
attachment: Anhang, Anlage, Anhänge
spreadsheet: Tabelle, Excel*, Tabellenkalkulation
table: Tisch, Tabelle
row: Reihe, Zeile
column: Spalte, Säule
report: Bericht, Report, melden, gemeldet
chart: Diagramm, Grafik, Tabelle
graph: Grafik, Diagramm, Kurve, Graph
dashboard: Dashboard, Übersicht, Armaturenbrett
statistics: Statistik, Statistiken
analysis: Analyse, Auswertung
filter: Filter, filtern, gefiltert
sort: sortieren, Sortierung, Art*, Sorte
search: Suche, suchen, gesucht, Suchfunktion
find: finden, gefunden, fand, auffindbar
result: Ergebnis, Resultat
list: Liste, Auflistung
menu: Menü, Speisekarte, Karte
setting: Einstellung, Einstellungen
settings: Einstellungen, Einstellung
option: Option, Möglichkeit, Auswahl
preference: Vorliebe, Einstellung, Präferenz
feature: Funktion, Feature, Merkmal
function: Funktion, funktionieren
tool: Werkzeug, Tool
template: Vorlage, Template, Schablone
field: Feld, Eingabefeld
label: Etikett, Beschriftung, Label, Aufkleber
tag: Etikett, Schlagwort, Markierung, Anhänger
category: Kategorie, Rubrik
title: Titel, Überschrift
text: Text, SMS, Schrift
font: Schrift, Schriftart
size: Größe, Format*
language: Sprache
translation: Übersetzung
translate: übersetzen, übersetzt
word: Wort, Wörter, Worte
sentence: Satz, Sätze
spelling: Rechtschreibung, Rechtschreibfehler, Schreibweise
message: Nachricht, Meldung, Mitteilung
notification: Benachrichtigung, Meldung, Mitteilung
alert: Warnung, Alarm*, Hinweis, Warnmeldung
reminder: Erinnerung, Mahnung
email: E-Mail, Mail*, Email
mail: Post*, Mail, E-Mail, Brief*
newsletter: Newsletter, Rundbrief
inbox: Posteingang, Postfach
chat: Chat, chatten, Unterhaltung
comment: Kommentar, Bemerkung, kommentieren
review: Bewertung, Rezension, Überprüfung
rating: Bewertung, Note*, Rating
star: Stern*, Sterne
feedback: Feedback, Rückmeldung
survey: Umfrage, Befragung, Fragebogen
question: Frage, fragen
answer: Antwort, antworten, geantwortet, beantworten
reply: Antwort, antworten, geantwortet, Rückmeldung
response: Antwort, Reaktion, Rückmeldung
respond: antworten, reagieren, geantwortet, melden
contact: Kontakt, kontaktieren, Ansprechpartner, erreichen
ticket: Ticket, Fahrkarte, Fahrschein, Eintrittskarte, Karte
request: Anfrage, Bitte*, Antrag, anfragen, Wunsch
price: Preis
cost: Kosten, kosten, gekostet
expensive: teuer, überteuert, kostspielig, teure
cheap: billig, günstig, preiswert
fee: Gebühr, Entgelt
surcharge: Zuschlag, Aufpreis, Aufschlag
discount: Rabatt, Ermäßigung, Preisnachlass, Vergünstigung
coupon: Gutschein, Coupon, Rabattcode
voucher: Gutschein, Voucher
promotion: Aktion, Werbung, Angebot, Beförderung
offer: Angebot, anbieten, angeboten, bieten
sale: Verkauf, Ausverkauf, Schlussverkauf, Sale
deal: Angebot, Schnäppchen, Deal
free: kostenlos, gratis, umsonst, frei, kostenfrei
trial: Test*, Probe*, Testphase, Probezeit, Probeabo
subscription: Abo, Abonnement
subscribe: abonnieren, abonniert, abgeschlossen
unsubscribe: abbestellen, abmelden, kündigen, abbestellt
renewal: Verlängerung, Erneuerung
renew: verlängern, erneuern, verlängert
cancel: kündigen, stornieren, absagen, abbrechen, abgesagt
cancellation: Kündigung, Stornierung, Storno, Ausfall, Absage
plan: Plan, Tarif, planen, geplant
package: Paket, Päckchen, Pauschale
tier: Stufe, Tarif, Tarifstufe
premium: Premium, Prämie, hochwertig
membership: Mitgliedschaft, Mitgliedsbeitrag
paywall: Bezahlschranke, Paywall, kostenpflichtig
payment: Zahlung, Bezahlung, Zahlungsweise
pay: zahlen, bezahlen, gezahlt, Lohn
paid: bezahlt, gezahlt, kostenpflichtig
card: Karte, Kreditkarte
credit: Guthaben, Kredit, Gutschrift, Kreditkarte
debit: Lastschrift, Abbuchung, abgebucht, EC-Karte
cash: Bargeld, bar*, Barzahlung
bank: Bank, Sparkasse, Kreditinstitut
transfer: Überweisung, überweisen, übertragen, Transfer, überwiesen
invoice: Rechnung, Faktura
bill: Rechnung, Abrechnung
billing: Abrechnung, Rechnungsstellung
receipt: Quittung, Beleg, Kassenbon, Kassenzettel, Bon*
refund: Rückerstattung, Erstattung, erstatten, zurückbekommen
reimbursement: Erstattung, Rückerstattung, Kostenerstattung
money: Geld, Kohle
wallet: Geldbörse, Portemonnaie, Geldbeutel, Brieftasche, Wallet
balance: Guthaben, Kontostand, Saldo, Gleichgewicht
budget: Budget, Etat, Haushalt
tax: Steuer, Steuern
VAT: Mehrwertsteuer, MwSt, Umsatzsteuer, USt
currency: Währung
salary: Gehalt, Gehälter
wage: Lohn, Löhne
payroll: Gehaltsabrechnung, Lohnabrechnung, Lohnbuchhaltung
payslip: Lohnzettel, Gehaltsabrechnung, Lohnabrechnung
bonus: Bonus, Prämie, Zulage
tip: Trinkgeld, Tipp, Spitze
deposit: Anzahlung, Kaution, Einzahlung, Pfand, eingezahlt
rent: Miete, mieten, gemietet
insurance: Versicherung
loan: Kredit, Darlehen
debt: Schulden, Schuld
interest: Zinsen, Interesse
contract: Vertrag, Verträge
agreement: Vereinbarung, Vertrag, Abmachung, Zustimmung
terms: Bedingungen, AGB, Konditionen
policy: Richtlinie, Police*, Regelung
rule: Regel, Vorschrift
fine: Bußgeld, Strafe, Strafzettel, gut*
penalty: Strafe, Elfmeter, Vertragsstrafe
commission: Provision*, Kommission
profit: Gewinn, Profit
revenue: Umsatz, Einnahmen, Erlös
value: Wert, Preis-Leistung
worth: wert, lohnt, lohnen
overcharged: überteuert, abgezockt, zuviel berechnet
double: doppelt, verdoppelt
twice: zweimal, doppelt, zwei Mal
again: wieder*, nochmal, erneut, noch einmal
wrong: falsch, verkehrt, Fehler
incorrect: falsch, fehlerhaft, inkorrekt, unrichtig
mistake: Fehler, Irrtum, Versehen
false: falsch, unwahr
true: wahr, richtig, stimmt
correct: richtig, korrekt, korrigieren
right: richtig, recht, rechts, Recht
accurate: genau, präzise, exakt, zutreffend
precise: präzise, genau, exakt
exact: genau, exakt
order: Bestellung, bestellen, Auftrag, Reihenfolge, Ordnung
buy: kaufen, gekauft, erwerben
purchase: Kauf, kaufen, gekauft, Einkauf
sell: verkaufen, verkauft
seller: Verkäufer, Händler
buyer: Käufer, Käuferin
product: Produkt, Ware*, Artikel
item: Artikel, Gegenstand, Teil
goods: Ware*, Waren, Artikel
stock: Lager, Bestand, Vorrat, Aktie
inventory: Bestand, Inventar, Lagerbestand
available: verfügbar, lieferbar, erhältlich, vorhanden
unavailable: nicht verfügbar, ausverkauft, nicht erreichbar
out of stock: ausverkauft, vergriffen, nicht lieferbar, nicht vorrätig
basket: Korb, Warenkorb, Einkaufskorb
cart: Warenkorb, Einkaufswagen, Wagen
checkout: Kasse, Bezahlvorgang, Checkout, Auschecken
delivery: Lieferung, Zustellung, Lieferzeit
deliver: liefern, geliefert, zustellen, zugestellt
shipping: Versand, Versandkosten, Lieferung
ship: Schiff, versenden, verschicken, verschickt
courier: Kurier, Paketbote, Zusteller, Bote
parcel: Paket, Päckchen, Sendung
packaging: Verpackung, verpackt
box: Karton, Schachtel, Kiste, Box, Kasten
bag: Tasche, Tüte, Beutel, Sack*
envelope: Umschlag, Briefumschlag, Kuvert
damaged: beschädigt, kaputt, Schaden
scratched: zerkratzt, verkratzt, Kratzer
dented: verbeult, eingedrückt, Delle*, Beule
cracked: gesprungen, gerissen, Riss, Sprung*
leaking: undicht, ausgelaufen, tropft, leckt, läuft aus
missing: fehlt, fehlend, vermisst, fehlen
lost: verloren, verschwunden, weg
stolen: gestohlen, geklaut
theft: Diebstahl, Dieb
return: Rücksendung, zurückgeben, Retoure, zurückschicken, Rückfahrt
exchange: Umtausch, umtauschen, tauschen, umgetauscht, Austausch
replacement: Ersatz, Austausch, Ersatzgerät
replace: ersetzen, austauschen, ausgetauscht, ersetzt
spare: Ersatz, Ersatzteil, Reserve*
part: Teil, Bauteil
warranty: Garantie, Gewährleistung
guarantee: Garantie, garantieren
quality: Qualität, Güte
material: Material, Stoff, Werkstoff
fabric: Stoff, Gewebe, Textil
cotton: Baumwolle
leather: Leder
wood: Holz, hölzern
metal: Metall, Blech
plastic: Plastik, Kunststoff, Plaste
glass: Glas, Gläser
rubber: Gummi, Kautschuk
paper: Papier
steel: Stahl, Edelstahl
sturdy: stabil, robust*, solide
solid: solide, stabil, massiv, fest*
flimsy: wackelig, instabil, dünn*, klapprig
fragile: zerbrechlich, empfindlich, fragil
durable: langlebig, haltbar, strapazierfähig, robust*
heavy: schwer, wuchtig
thin: dünn*, schmal, schlank
thick: dick*, dicht
long: lang*, lange*
short: kurz, zu kurz
wide: breit, weit
narrow: eng*, schmal
large: groß*, größer
big: groß*, riesig, größer
small: klein*, winzig
tiny: winzig, klein*, mini*
tall: groß*, hoch
high: hoch, hohe, höher
low: niedrig, tief, gering, wenig
deep: tief, Tiefe
fit: passen, passt, Passform, sitzt
tight: eng*, knapp, straff, fest*
loose: locker*, lose*, wackelt
comfortable: bequem, komfortabel, gemütlich, angenehm
uncomfortable: unbequem, ungemütlich, unangenehm
soft: weich, sanft, soft
hard: hart*, schwer, schwierig
rough: rau, grob
smooth: glatt, reibungslos, flüssig
sharp: scharf, spitz
blunt: stumpf
warm: warm, Wärme
cold: kalt, Kälte, Erkältung
hot: heiß, scharf, Hitze
cool: kühl, cool
freezing: eiskalt, eisig, frieren, gefroren
wet: nass, feucht, durchnässt
dry: trocken, getrocknet, ausgetrocknet
damp: feucht, klamm, Feuchtigkeit
clean: sauber, putzen, reinigen, gereinigt, rein*
dirty: schmutzig, dreckig, verschmutzt, unsauber
filthy: dreckig, verdreckt, versifft, eklig
dust: Staub, staubig, verstaubt
stain: Fleck, Flecken, fleckig
smell: Geruch, riechen, Duft, gerochen
stink: stinken, Gestank, stinkt, gestunken
odour: Geruch, Gestank
mould: Schimmel, schimmelig, verschimmelt
mold: Schimmel, schimmelig, verschimmelt
rust: Rost, rostig, verrostet
rot: verfault, faul, faulig, vergammelt
insect: Insekt, Ungeziefer, Käfer
food: Essen, Lebensmittel, Speisen, Nahrung, Futter
meal: Mahlzeit, Essen, Gericht
breakfast: Frühstück, frühstücken
lunch: Mittagessen, Mittag, Lunch
dinner: Abendessen, Dinner, Abendbrot
dish: Gericht, Speise, Geschirr, Teller*
recipe: Rezept
ingredient: Zutat, Zutaten, Inhaltsstoff
taste: Geschmack, schmecken, geschmeckt, probieren
tasty: lecker, schmackhaft, köstlich
delicious: köstlich, lecker, delikat
bland: fad, fade*, geschmacklos, langweilig, ungewürzt
salty: salzig, versalzen
sweet: süß, niedlich
sour: sauer, säuerlich
bitter: bitter, herb*
spicy: scharf, würzig, pikant
fresh: frisch, Frische
stale: altbacken, trocken, abgestanden, muffig
raw: roh*
burnt: verbrannt, angebrannt, verkohlt
undercooked: halbgar, roh*, nicht durch, nicht gar
cooked: gekocht, gar, gegart, zubereitet
portion: Portion
snack: Snack, Imbiss, Kleinigkeit, Häppchen
drink: Getränk, trinken, getrunken, Drink
water: Wasser
coffee: Kaffee
tea: Tee*
milk: Milch
juice: Saft, Säfte
beer: Bier
wine: Wein
bread: Brot, Brötchen
cheese: Käse
meat: Fleisch
chicken: Hähnchen, Huhn, Hühnchen
fish: Fisch
egg: Ei*, Eier
vegetable: Gemüse
fruit: Obst, Frucht, Früchte
salad: Salat
soup: Suppe
rice: Reis
pasta: Nudeln, Pasta
pizza: Pizza
sandwich: Sandwich, belegtes Brötchen, Brot
cake: Kuchen, Torte
chocolate: Schokolade, Schoko
sugar: Zucker
salt: Salz
oil: Öl
allergy: Allergie, allergisch
allergen: Allergen, Allergene
gluten: Gluten, glutenfrei
vegan: vegan, Veganer
vegetarian: vegetarisch, Vegetarier, fleischlos
organic: bio*, biologisch, Bioprodukte
healthy: gesund
restaurant: Restaurant, Lokal, Gaststätte
cafe: Café, Cafe, Kaffeehaus
bar: Bar, Kneipe, Theke, Leiste
kitchen: Küche
cook: kochen, Koch*, gekocht, Köchin
chef: Koch*, Küchenchef, Chefkoch
waiter: Kellner, Ober, Bedienung
waitress: Kellnerin, Bedienung
seat: Sitz, Sitzplatz, Platz, Plätze
chair: Stuhl, Sessel, Stühle
bench: Bank*, Sitzbank, Bänke
sofa: Sofa, Couch*
bed: Bett, Betten
mattress: Matratze
pillow: Kissen, Kopfkissen
blanket: Decke, Bettdecke
sheet: Bettlaken, Laken, Blatt, Bettwäsche
towel: Handtuch, Handtücher
shower: Dusche, duschen, geduscht
bath: Bad*, Badewanne, baden*
bathroom: Badezimmer, Bad*, Toilette
toilet: Toilette, WC, Klo
sink: Waschbecken, Spüle, Spülbecken
tap: Wasserhahn, Hahn*, tippen, antippen
soap: Seife
room: Zimmer, Raum, Platz, Räume
bedroom: Schlafzimmer
cabin: Kabine, Hütte
apartment: Wohnung, Apartment, Ferienwohnung
house: Haus, Häuser
home: Zuhause, Heim, daheim
building: Gebäude, Bau
floor: Boden, Stockwerk, Etage, Fußboden
stairs: Treppe, Stufen, Treppenhaus
lift: Aufzug, Lift, Fahrstuhl, heben
elevator: Aufzug, Fahrstuhl, Lift*
escalator: Rolltreppe
ramp: Rampe
wheelchair: Rollstuhl, Rollstuhlfahrer, Rolli
disabled: behindert, deaktiviert, Schwerbehinderte
accessibility: Barrierefreiheit, barrierefrei, Zugänglichkeit
entrance: Eingang, Eintritt, Einfahrt
exit: Ausgang, Ausfahrt, Ausstieg
corridor: Flur, Gang*, Korridor
lobby: Lobby, Eingangshalle, Foyer
reception: Rezeption, Empfang
balcony: Balkon
terrace: Terrasse
garden: Garten, Gärten
pool: Pool, Schwimmbecken, Becken
sauna: Sauna
gym: Fitnessstudio, Fitnessraum, Turnhalle, Gym
beach: Strand*, Strände
park: Park, parken, geparkt
playground: Spielplatz
parking: Parkplatz, Parken, Stellplatz, Parkplätze
garage: Garage, Werkstatt, Parkhaus, Tiefgarage
hotel: Hotel
hostel: Hostel, Herberge, Jugendherberge
camping: Camping, Zelten, campen
campsite: Campingplatz, Zeltplatz
tent: Zelt
booking: Buchung, Reservierung
book: Buch, buchen, gebucht, Bücher
reservation: Reservierung, Buchung
reserve: reservieren, Reserve
appointment: Termin, Verabredung
slot: Termin, Zeitfenster, Slot, Schlitz
schedule: Zeitplan, Plan*, Fahrplan, planen
timetable: Fahrplan, Stundenplan
calendar: Kalender
date: Datum, Termin, Daten
day: Tag*
week: Woche
month: Monat
year: Jahr
hour: Stunde, Std
minute: Minute, Min*
second: Sekunde, zweite
morning: Morgen, Vormittag, morgens, früh
afternoon: Nachmittag, nachmittags
evening: Abend, abends
night: Nacht, nachts, Nächte
weekend: Wochenende, WE*
holiday: Urlaub, Feiertag, Ferien
vacation: Urlaub, Ferien
summer: Sommer
winter: Winter
spring: Frühling, Frühjahr, Feder
autumn: Herbst
season: Saison, Jahreszeit, Staffel
travel: reisen, Reise, gereist, Fahrt
trip: Reise, Ausflug, Fahrt, Trip
journey: Reise, Fahrt
tour: Tour, Führung, Rundreise, Rundgang
excursion: Ausflug, Exkursion, Ausflüge
guide: Führer, Reiseleiter, Guide, Anleitung
map: Karte, Landkarte, Stadtplan, Plan*
route: Route, Strecke, Weg
navigation: Navigation, Navi, Menüführung
direction: Richtung, Wegbeschreibung
address: Adresse, Anschrift
location: Lage, Standort, Ort
GPS: GPS, Navi, Ortung
distance: Entfernung, Abstand, Distanz, Strecke
kilometre: Kilometer*, km*
mile: Meile
train: Zug, Bahn*, Züge, trainieren
bus: Bus, Busse
tram: Straßenbahn, Tram, Bahn*
metro: U-Bahn, Metro
subway: U-Bahn, Unterführung
taxi: Taxi
car: Auto*, Wagen, PKW, Fahrzeug
van: Transporter, Kleinbus, Lieferwagen, Van
truck: LKW, Lastwagen, Laster
lorry: LKW, Lastwagen, Laster
motorcycle: Motorrad, Motorräder
bicycle: Fahrrad, Rad, Fahrräder
bike: Fahrrad, Rad, Bike, Räder
scooter: Roller*, E-Scooter, Scooter
helmet: Helm*
brake: Bremse, bremsen, gebremst
brakes: Bremsen, Bremse
wheel: Rad, Räder, Lenkrad
tyre: Reifen
tire: Reifen, ermüden
engine: Motor*, Triebwerk, Antrieb
motor: Motor, Antrieb
fuel: Kraftstoff, Sprit, Treibstoff, Benzin
petrol: Benzin, Sprit
diesel: Diesel
charging station: Ladestation, Ladesäule, E-Tankstelle
tank: Tank, tanken, getankt
seatbelt: Sicherheitsgurt, Gurt
road: Straße, Fahrbahn
street: Straße
lane: Spur*, Fahrspur, Gasse
pavement: Gehweg, Bürgersteig, Gehsteig
sidewalk: Gehweg, Bürgersteig, Gehsteig
pothole: Schlagloch, Schlaglöcher
bridge: Brücke
tunnel: Tunnel
traffic: Verkehr, Stau
jam: Stau, Marmelade, klemmt, Papierstau
crossing: Kreuzung, Übergang, Überfahrt, Zebrastreifen
junction: Kreuzung, Einmündung, Abzweigung
station: Bahnhof, Station, Haltestelle, Bahnhöfe
stop: Haltestelle, anhalten, stoppen, aufhören, Halt*
platform: Bahnsteig, Gleis, Plattform
airport: Flughafen, Flughäfen, Airport
flight: Flug, Flüge, geflogen
plane: Flugzeug, Flieger, Maschine
airline: Fluggesellschaft, Airline
boarding: Boarding, Einsteigen, Einstieg
gate: Gate, Tor, Schranke
luggage: Gepäck, Koffer
baggage: Gepäck, Koffer
suitcase: Koffer
ferry: Fähre
boat: Boot*, Schiff
harbour: Hafen, Häfen
port: Hafen, Anschluss, Port, Häfen
deck: Deck
crew: Crew, Besatzung, Mannschaft
captain: Kapitän, Pilot*
announcement: Durchsage, Ansage, Ankündigung
border: Grenze, Rand*
customs: Zoll, Zollgebühren
passport: Reisepass, Pass*, Ausweis
visa: Visum, Visa
fare: Fahrpreis, Tarif, Preis
pass: Ausweis, Pass, Abo, bestehen, bestanden
season ticket: Abo, Dauerkarte, Monatskarte, Jahreskarte, Zeitkarte
queue: Schlange, Warteschlange, anstehen
line: Linie, Schlange, Zeile, Leitung
crowd: Menge, Andrang, Menschenmenge, Gedränge
crowded: voll, überfüllt, überlaufen, gedrängt
full: voll, ausgebucht, satt, komplett
overcrowded: überfüllt, überlaufen, überbelegt
space: Platz, Raum, Speicherplatz
friendly: freundlich, nett, herzlich
unfriendly: unfreundlich, patzig
rude: unhöflich, frech, unverschämt, unfreundlich
polite: höflich, freundlich
impolite: unhöflich, unfreundlich
kind: nett, freundlich, lieb, gütig
helpful: hilfsbereit, hilfreich, behilflich
unhelpful: nicht hilfreich, unkooperativ, wenig hilfreich
competent: kompetent, fachkundig, fähig
incompetent: inkompetent, unfähig, ahnungslos
professional: professionell, fachmännisch, beruflich, Profi
unprofessional: unprofessionell, dilettantisch
arrogant: arrogant, überheblich, hochnäsig
impatient: ungeduldig
attentive: aufmerksam, zuvorkommend
careless: unvorsichtig, nachlässig, schlampig, lieblos
lazy: faul, träge
honest: ehrlich, aufrichtig
dishonest: unehrlich, unaufrichtig, verlogen
reliable: zuverlässig, verlässlich
unreliable: unzuverlässig
responsible: verantwortlich, zuständig, verantwortungsvoll
trust: Vertrauen, vertrauen, vertrauenswürdig
promise: versprechen, versprochen, Versprechen, Zusage
lie: Lüge, lügen, gelogen, angelogen
mislead: täuschen, irreführen, irregeführt, getäuscht
misleading: irreführend, missverständlich, täuschend
apologise: entschuldigen, Entschuldigung
sorry: Entschuldigung, leid, sorry, Verzeihung
excuse: Ausrede, Entschuldigung
explain: erklären, erläutern, erklärt
explanation: Erklärung, Erläuterung
inform: informieren, Bescheid, mitteilen, benachrichtigen
information: Information, Auskunft, Infos, Auskünfte
unclear: unklar, unverständlich, unübersichtlich
clear: klar, deutlich, verständlich, übersichtlich
confusing: verwirrend, unübersichtlich, irritierend
confused: verwirrt, durcheinander, irritiert
understand: verstehen, verstanden, begreifen, verstand
misunderstanding: Missverständnis, missverstanden
complicated: kompliziert, umständlich, schwierig
complex: komplex, kompliziert, aufwendig
simple: einfach, simpel, schlicht
easy: einfach, leicht, unkompliziert, easy
difficult: schwierig, schwer, kompliziert
intuitive: intuitiv, selbsterklärend
annoying: nervig, ärgerlich, lästig, nervt, störend
annoyed: genervt, verärgert, ärgern
angry: wütend, sauer, verärgert, böse
furious: wütend, stinksauer, rasend
disappointed: enttäuscht, Enttäuschung
disappointing: enttäuschend, enttäuscht, Enttäuschung
frustrated: frustriert, Frust
frustrating: frustrierend, Frust, ärgerlich
sad: traurig, schade
happy: glücklich, zufrieden, froh
satisfied: zufrieden, Zufriedenheit
dissatisfied: unzufrieden, Unzufriedenheit
pleased: erfreut, zufrieden, freut, froh
delighted: begeistert, entzückt, erfreut, hocherfreut
surprised: überrascht, erstaunt
worried: besorgt, beunruhigt, Sorgen
afraid: Angst, ängstlich, befürchten
scared: Angst, erschrocken, verängstigt
ashamed: beschämt, schämen, peinlich
tired: müde, erschöpft, leid
bored: gelangweilt, Langeweile
boring: langweilig, öde, fad
interesting: interessant, spannend
exciting: aufregend, spannend, begeisternd
fun: Spaß, lustig, spaßig
enjoy: genießen, genossen, gefallen, Freude
love: lieben, Liebe, geliebt, liebe
like: mögen, gefallen, gefällt, gern, mag
hate: hassen, Hass, gehasst, verabscheuen
dislike: missfallen, nicht mögen, stört, Abneigung
prefer: bevorzugen, lieber, vorziehen, bevorzugt
recommend: empfehlen, Empfehlung, empfehlenswert, weiterempfehlen, empfohlen
avoid: vermeiden, meiden, vermieden, gemieden
regret: bereuen, bedauern, Reue
miss: verpassen, vermissen, verpasst, fehlen
wish: wünschen, Wunsch, gewünscht
want: wollen, will*, möchte*, wollte, gewollt
need: brauchen, benötigen, Bedarf, gebraucht
hope: hoffen, Hoffnung, hoffentlich
expect: erwarten, erwartet, Erwartung
demand: fordern, verlangen, Nachfrage, Forderung, gefordert
suggest: vorschlagen, vorgeschlagen, anregen, empfehlen
suggestion: Vorschlag, Anregung, Vorschläge, Verbesserungsvorschlag
idea: Idee, Einfall, Ahnung
improve: verbessern, verbessert, optimieren
improvement: Verbesserung, Fortschritt, verbesserungswürdig
better: besser, bessere
worse: schlechter, schlimmer
best: beste, am besten, bester
worst: schlechteste, schlimmste
good: gut*, prima*, guter
bad: schlecht, schlimm, mies, übel
great: toll*, großartig, super*, klasse, spitze
excellent: ausgezeichnet, hervorragend, exzellent, vorzüglich
perfect: perfekt, einwandfrei, tadellos, ideal*
wonderful: wunderbar, wundervoll, herrlich
awful: furchtbar, schrecklich, grauenhaft, scheußlich
terrible: schrecklich, furchtbar, fürchterlich, katastrophal
horrible: schrecklich, grauenhaft, furchtbar, entsetzlich
poor: schlecht, mangelhaft, arm*, dürftig
mediocre: mittelmäßig, durchschnittlich, mäßig
average: durchschnittlich, Durchschnitt, mittelmäßig
okay: okay, ok*, in Ordnung, passt
useless: nutzlos, unbrauchbar, sinnlos, unnütz
useful: nützlich, hilfreich, praktisch, brauchbar
worthless: wertlos, nutzlos
necessary: nötig, notwendig, erforderlich
unnecessary: unnötig, überflüssig
important: wichtig, bedeutend
beautiful: schön*, wunderschön, hübsch
ugly: hässlich, unschön
pretty: hübsch, schön*, ziemlich
nice: nett, schön*, angenehm, freundlich
modern: modern, zeitgemäß, neuartig
old: alt*, älter*, ältere
outdated: veraltet, altmodisch, überholt
new: neu*
work: Arbeit, arbeiten, funktionieren, funktioniert, geht
working: funktioniert, funktionierend, Arbeits, läuft
run: laufen, läuft, gelaufen, rennen
start: Start, starten, anfangen, gestartet, beginnen
begin: beginnen, anfangen, begonnen, angefangen
end: Ende, enden, beenden, Schluss
finish: beenden, fertig, abschließen, abgeschlossen
open: offen, öffnen, geöffnet, aufmachen
close: schließen, geschlossen, nah*, zumachen
turn on: einschalten, anmachen, eingeschaltet, anschalten
turn off: ausschalten, ausmachen, abschalten, ausgeschaltet
press: drücken, gedrückt, Presse
click: klicken, Klick, anklicken, geklickt
swipe: wischen, swipen, gewischt
scroll: scrollen, Scroll, gescrollt
type: tippen, Typ, eintippen, Art*, getippt
enter: eingeben, eintreten, eingegeben, betreten
fill: füllen, ausfüllen, gefüllt, ausgefüllt
choose: wählen, auswählen, ausgewählt, aussuchen
select: auswählen, wählen, ausgewählt, markieren
change: ändern, Änderung, wechseln, Wechselgeld, umsteigen
edit: bearbeiten, ändern, editieren
modify: ändern, anpassen, modifizieren, verändern
add: hinzufügen, hinzugefügt, ergänzen, zufügen
create: erstellen, anlegen, erzeugen, angelegt
make: machen, gemacht, herstellen, Marke
build: bauen, gebaut, aufbauen, Aufbau
save: speichern, gespeichert, sparen, retten, sichern
keep: behalten, halten, aufbewahren, gehalten
share: teilen, geteilt, Anteil, freigeben
send: senden, schicken, geschickt, gesendet, verschicken
receive: erhalten, bekommen, empfangen, erhielt
get: bekommen, kriegen, holen, erhalten, bekam
give: geben, gegeben, gibt, gab
take: nehmen, genommen, nimmt, dauert, mitnehmen
bring: bringen, gebracht, mitbringen, brachte
put: legen, stellen, setzen, gelegt, gestellt
move: bewegen, verschieben, umziehen, verschoben, umgezogen
copy: kopieren, Kopie, kopiert, Exemplar
paste: einfügen, eingefügt, Paste
cut: schneiden, geschnitten, Schnitt, ausschneiden, gekürzt
drag: ziehen, gezogen, schleppen
drop: fallen*, Tropfen, herunterfallen, gefallen, Rückgang
link: Link, verlinken, Verknüpfung
show: zeigen, Show, gezeigt, anzeigen, Vorstellung
hide: verstecken, ausblenden, verbergen, versteckt, ausgeblendet
see: sehen, gesehen, sieht, sah*
look: schauen, Aussehen, aussehen, gucken, anschauen
read: lesen, gelesen, liest, las*
write: schreiben, geschrieben, schrieb
listen: hören, zuhören, gehört, anhören
hear: hören, gehört
speak: sprechen, gesprochen, spricht, reden
talk: reden, sprechen, Gespräch, geredet, Vortrag
say: sagen, gesagt, meinte
tell: sagen, erzählen, gesagt, mitteilen, erzählt
ask: fragen, gefragt, bitten, gebeten, nachfragen
learn: lernen, gelernt, erfahren
teach: unterrichten, lehren, beibringen, beigebracht
study: studieren, Studium, lernen, Studie
training: Training, Schulung, Ausbildung, Fortbildung
course: Kurs, Lehrgang, Studiengang, Gang*
lesson: Unterricht, Lektion, Stunde, Unterrichtsstunde
class: Klasse, Unterricht, Kurs
lecture: Vorlesung, Vortrag
exam: Prüfung, Klausur, Examen
test: Test, testen, Prüfung, getestet
grade: Note*, Klasse, benoten, Zensur
homework: Hausaufgaben, Hausaufgabe
exercise: Übung, üben, Bewegung, Aufgabe
textbook: Lehrbuch, Schulbuch, Lehrbücher
library: Bibliothek, Bücherei
school: Schule
university: Universität, Uni, Hochschule
college: Hochschule, College, Fachhochschule
diploma: Diplom, Abschluss, Zeugnis
certificate: Zertifikat, Bescheinigung, Urkunde, Zeugnis
level: Niveau, Stufe, Level, Ebene
beginner: Anfänger, Einsteiger
advanced: fortgeschritten, erweitert
progress: Fortschritt, vorankommen
group: Gruppe
classroom: Klassenzimmer, Klassenraum
doctor: Arzt, Ärztin, Doktor, Ärzte
nurse: Krankenschwester, Pfleger, Schwester, Pflegekraft
hospital: Krankenhaus, Klinik, Spital, Krankenhäuser
clinic: Klinik, Praxis, Ambulanz
pharmacy: Apotheke
medicine: Medikament, Medizin, Arznei
drug: Medikament, Droge, Arzneimittel
pill: Tablette, Pille
dose: Dosis, Dosierung
treatment: Behandlung, Therapie
therapy: Therapie, Behandlung
surgery: Operation*, OP*, Chirurgie, operiert
operation: Operation, OP*, Betrieb, Bedienung
diagnosis: Diagnose, Befund
symptom: Symptom, Beschwerden, Anzeichen
pain: Schmerz, Schmerzen, weh
ache: Schmerzen, schmerzen, weh
hurt: wehtun, verletzt, schmerzen, weh getan
injury: Verletzung, verletzt
injured: verletzt, Verletzte
wound: Wunde, verwundet
accident: Unfall, Unfälle, Missgeschick
emergency: Notfall, Notruf, Notaufnahme, Notfälle
ambulance: Krankenwagen, Rettungswagen, Rettungsdienst
health: Gesundheit, gesundheitlich
illness: Krankheit, Erkrankung
sick: krank, schlecht, übel, erkrankt
disease: Krankheit, Erkrankung
fever: Fieber
cough: Husten, husten, gehustet
headache: Kopfschmerzen, Kopfweh
skin: Haut, Skin
hair: Haare, Haar*
eye: Auge, Augen
ear: Ohr, Ohren
nose: Nase
mouth: Mund, Maul
tooth: Zahn, Zähne
teeth: Zähne, Zahn
dentist: Zahnarzt, Zahnärztin, Zahnarztpraxis
throat: Hals, Rachen, Halsschmerzen
neck: Nacken, Hals, Genick
shoulder: Schulter
back: Rücken, zurück, hinten
arm: Arm
hand: Hand, Hände
finger: Finger
leg: Bein, Beine
knee: Knie
foot: Fuß*, Füße
feet: Füße, Fuß*
heart: Herz
blood: Blut, bluten
pressure: Druck, Luftdruck, Blutdruck
pregnant: schwanger, Schwangere
pregnancy: Schwangerschaft
birth: Geburt, Entbindung
weight: Gewicht, wiegen, abnehmen
sleep: Schlaf, schlafen, geschlafen, schlief
stress: Stress, stressig, gestresst
hearing: Gehör, Hören, Hörvermögen
glasses: Brille, Gläser
lens: Linse, Objektiv, Kontaktlinse
weather: Wetter
rain: Regen, regnen, geregnet, regnerisch
snow: Schnee, schneien, verschneit
ice: Eis, vereist, Glatteis
wind: Wind, windig
storm: Sturm, Gewitter, Unwetter, Stürme
sun: Sonne, sonnig
heat: Hitze, Wärme, heizen
heating: Heizung, heizen, Heizkosten
radiator: Heizkörper, Heizung, Kühler
air conditioning: Klimaanlage, Klima, klimatisiert
ventilation: Lüftung, Belüftung
air: Luft
temperature: Temperatur, Grad
thermostat: Thermostat, Heizungsregler
humidity: Luftfeuchtigkeit, Feuchtigkeit, feucht
electricity: Strom, Elektrizität, elektrisch
gas: Gas, Erdgas, Benzin
energy: Energie, Strom
solar: Solar, Solaranlage, Photovoltaik, PV
panel: Panel, Platte, Modul, Bedienfeld
meter: Zähler, Stromzähler, Meter, Messgerät
pipe: Rohr, Leitung
pump: Pumpe, pumpen
boiler: Boiler, Heizkessel, Kessel, Therme, Warmwasserbereiter
stove: Herd*, Ofen, Kocher
oven: Backofen, Ofen, Öfen
fridge: Kühlschrank, Kühlschränke
freezer: Gefrierschrank, Tiefkühler, Gefrierfach, Gefriertruhe
dishwasher: Geschirrspüler, Spülmaschine
washing machine: Waschmaschine
dryer: Trockner, Wäschetrockner, Föhn
vacuum: Staubsauger, Staubsaugen, saugen, Vakuum
cleaner: Reinigungskraft, Putzfrau, Reiniger, Putzmittel
iron: Bügeleisen, Eisen, bügeln
fan: Ventilator, Lüfter, Fan
machine: Maschine, Automat, Gerät
device: Gerät, Endgerät
appliance: Gerät, Haushaltsgerät, Elektrogerät
equipment: Ausrüstung, Ausstattung, Geräte, Anlage
drill: Bohrmaschine, Bohrer, bohren, Akkubohrer
saw: Säge*, sägen
hammer: Hammer
screw: Schraube, schrauben, geschraubt
nail: Nagel, Nägel
ladder: Leiter, Trittleiter
rope: Seil, Strick, Tau
tractor: Traktor, Trecker, Schlepper
harvester: Mähdrescher, Erntemaschine, Vollernter
crop: Ernte, Getreide, Zuschneiden
seed: Samen, Saatgut, Saat
plant: Pflanze, pflanzen, Werk
flower: Blume, Blüte
tree: Baum, Bäume
grass: Gras*, Rasen, Gräser
leaf: Blatt, Blätter*, Laub
root: Wurzel
soil: Erde, Boden, Böden
animal: Tier*
dog: Hund
cat: Katze, Kater
horse: Pferd
bird: Vogel, Vögel
cow: Kuh*, Kühe
pig: Schwein
pet: Haustier
leash: Leine, Hundeleine
bin: Mülleimer, Mülltonne, Tonne*, Papierkorb
rubbish: Müll, Abfall, Quatsch, Schrott
garbage: Müll, Abfall
trash: Müll, Abfall, Papierkorb
waste: Abfall, Verschwendung, Müll, verschwenden
recycling: Recycling, Wertstoff, Wiederverwertung
collection: Abholung, Sammlung, Kollektion, Müllabfuhr
cleaning: Reinigung, Putzen, Sauberkeit
maintenance: Wartung, Instandhaltung, Pflege
construction: Bau, Baustelle, Konstruktion
council: Rat*, Gemeinde, Stadtverwaltung, Stadtrat
city: Stadt, Städte, Großstadt
town: Stadt, Ort, Kleinstadt, Städte
village: Dorf, Dörfer
citizen: Bürger*, Bürgerin
mayor: Bürgermeister, Oberbürgermeister
police: Polizei, Polizist
fire: Feuer, Brand*, Feuerwehr
permit: Genehmigung, Erlaubnis, erlauben
licence: Lizenz, Führerschein, Genehmigung
license: Lizenz, Führerschein, Genehmigung
identity card: Personalausweis, Ausweis, Perso
counter: Schalter, Theke, Tresen, Zähler
number: Nummer, Zahl, Anzahl
street light: Straßenlaterne, Straßenbeleuchtung, Laterne
fountain: Brunnen, Springbrunnen
cycle lane: Radweg, Fahrradweg, Radspur, Radstreifen
footpath: Fußweg, Gehweg, Wanderweg
swimming pool: Schwimmbad, Pool, Freibad, Hallenbad
museum: Museum, Museen
theatre: Theater*
cinema: Kino
concert: Konzert
festival: Festival, Fest*
exhibition: Ausstellung
stage: Bühne, Phase*, Etappe
actor: Schauspieler, Darsteller
actress: Schauspielerin, Darstellerin
play: spielen, gespielt, Theaterstück, abspielen
audience: Publikum, Zuschauer
view: Aussicht, Ansicht, Blick, Sicht
ticket office: Fahrkartenschalter, Kasse, Ticketschalter, Kartenverkauf
programme: Programm, Sendung
interval: Pause*, Intervall, Abstand
wardrobe: Kleiderschrank, Garderobe, Schrank
sport: Sport, Sportart
football: Fußball
game: Spiel, Game
player: Spieler, Player
match: Spiel, Match, übereinstimmen, Partie
score: Punktestand, Ergebnis, Punktzahl, Score
character: Charakter, Figur, Zeichen
quest: Quest, Aufgabe, Mission*
reward: Belohnung, Prämie, belohnen
coin: Münze, Coin
multiplayer: Mehrspieler, Multiplayer
cheat: schummeln, betrügen, Cheat, betrogen, mogeln
cheater: Cheater, Betrüger, Schummler
bot: Bot, Chatbot
advertisement: Werbung, Anzeige, Reklame
ad: Werbung, Anzeige, Werbeanzeige
ads: Werbung, Anzeigen, Werbeanzeigen
banner: Banner, Werbebanner
popup: Pop-up, Popup, Werbefenster
pop up: Pop-up, Popup, aufpoppen, erscheinen
interruption: Unterbrechung, Störung, unterbrochen
tracking: Sendungsverfolgung, Tracking, Nachverfolgung, Verfolgung
cookie: Cookie, Keks
consent: Einwilligung, Zustimmung, Einverständnis
mode: Modus, Betriebsart, Modi
dark mode: Dunkelmodus, Darkmode, Dark Mode
night mode: Nachtmodus, Nachtansicht
theme: Thema, Design*, Motiv
layout: Layout, Anordnung, Aufteilung, Gestaltung
design: Design, Gestaltung, gestalten, Entwurf
icon: Icon, Symbol*
animation: Animation
interface: Oberfläche, Benutzeroberfläche, Schnittstelle, Interface
shortcut: Verknüpfung, Tastenkürzel, Abkürzung, Shortcut
gesture: Geste, Gestensteuerung
zoom: Zoom, zoomen, vergrößern
rotate: drehen, rotieren, gedreht
landscape: Querformat, Landschaft
portrait: Hochformat, Porträt
fullscreen: Vollbild, Vollbildmodus, Fullscreen
widget: Widget
plugin: Plugin, Erweiterung
extension: Erweiterung, Verlängerung, Durchwahl
integration: Integration, Anbindung, Einbindung
API: API, Schnittstelle
webhook: Webhook
script: Skript, Script, Drehbuch
developer: Entwickler, Entwicklerin, Programmierer
documentation: Dokumentation, Doku, Unterlagen
manual: Handbuch, Anleitung, manuell, Bedienungsanleitung
instruction: Anleitung, Anweisung, Gebrauchsanweisung
tutorial: Tutorial, Anleitung, Einführung
example: Beispiel
onboarding: Onboarding, Einarbeitung, Einführung
setup: Einrichtung, Setup, Aufbau, Installation*
configuration: Konfiguration, Einstellung, Einrichtung
configure: konfigurieren, einrichten, einstellen, eingerichtet
permission: Berechtigung, Erlaubnis, Genehmigung, Zugriffsrechte
role: Rolle, Funktion
admin: Admin, Administrator*, Verwaltung
administrator: Administrator, Admin, Verwalter
invite: einladen, eingeladen, Einladung
invitation: Einladung
approval: Genehmigung, Freigabe, Zustimmung
approve: genehmigen, freigeben, freigegeben, bewilligen, zustimmen
reject: ablehnen, abgelehnt, zurückweisen, verweigern
rejected: abgelehnt, zurückgewiesen, abgewiesen
decline: ablehnen, abgelehnt, Rückgang, absagen
accept: akzeptieren, annehmen, angenommen, zustimmen
block: blockieren, sperren, gesperrt, Block
ban: Sperre, sperren, verbieten, Verbot, gesperrt
suspend: sperren, aussetzen, gesperrt, ausgesetzt
suspended: gesperrt, ausgesetzt, suspendiert
activate: aktivieren, freischalten, einschalten, freigeschaltet
deactivate: deaktivieren, abschalten, ausschalten, abgeschaltet
expire: ablaufen, abgelaufen, verfallen, läuft ab
expired: abgelaufen, verfallen, ungültig
limit: Limit, Grenze, begrenzen, Begrenzung
limited: begrenzt, eingeschränkt, limitiert, beschränkt
unlimited: unbegrenzt, unlimitiert, Flatrate, uneingeschränkt
maximum: Maximum, maximal, höchstens
minimum: Minimum, mindestens, minimal*, Mindest
quota: Kontingent, Quote*
increase: erhöhen, Erhöhung, steigen, Anstieg, zunehmen
rise: steigen, Anstieg, gestiegen, Erhöhung
raise: erhöhen, Gehaltserhöhung, anheben, angehoben
decrease: verringern, sinken, Rückgang, abnehmen, gesunken
reduce: reduzieren, verringern, senken, ermäßigen
half: Hälfte, halb, halbe
percent: Prozent
total: gesamt, insgesamt, Gesamtbetrag, total
sum: Summe, Betrag
amount: Betrag, Menge, Höhe, Beträge
quantity: Menge, Anzahl, Stückzahl
count: zählen, Anzahl, gezählt
first: erste, zuerst, erstmals, erst
last: letzte, zuletzt, halten, dauern
next: nächste, nächster, weiter
previous: vorherige, vorig, früher, letzte
only: nur*, bloß, einzig, lediglich
also: auch*, ebenfalls, außerdem
too: zu*, auch*, ebenfalls, allzu
much: viel, viele
many: viele, zahlreiche, mehrere
more: mehr*, weitere
less: weniger, geringer
enough: genug, ausreichend, genügend, reicht
almost: fast*, beinahe, nahezu
never: nie*, niemals, nie wieder
always: immer*, stets, jedes Mal
often: oft, häufig, öfters
sometimes: manchmal, gelegentlich, teilweise
rarely: selten, kaum
daily: täglich, jeden Tag
weekly: wöchentlich, jede Woche
monthly: monatlich, jeden Monat
yearly: jährlich, jedes Jahr
once: einmal, einst, sobald
leave: verlassen, gehen, Urlaub, abfahren, gegangen
leaving: verlassen, weggehen, Abfahrt, Abreise
quit: kündigen, aufhören, beenden, aufgehört, gekündigt
competitor: Konkurrent, Konkurrenz, Mitbewerber, Wettbewerber
alternative: Alternative, alternativ, Ausweich
compare: vergleichen, verglichen, Vergleich
comparison: Vergleich, vergleichen
difference: Unterschied, Differenz
same: gleich, derselbe, selbe, dasselbe, dieselbe
similar: ähnlich, vergleichbar
different: anders*, verschieden, unterschiedlich, andere
other: andere, sonstige, weitere
instead: stattdessen, statt, anstatt
without: ohne*
with: mit*
against: gegen, dagegen
since: seit*, seitdem
until: bis*
before: vor*, vorher, bevor, früher
after: nach*, nachdem, danach
during: während
while: während, Weile
recently: kürzlich, neulich, vor kurzem, letztens
soon: bald*, demnächst, baldmöglichst
today: heute, heutig
yesterday: gestern, gestrig
tomorrow: morgen, morgige
now: jetzt*, nun*, mittlerweile
later: später, nachher
immediately: sofort, umgehend, unverzüglich, gleich
suddenly: plötzlich, auf einmal, unerwartet
still: noch*, immer noch, trotzdem, weiterhin
already: schon*, bereits
investment: Investition, Anlage, Geldanlage, Investment
fund: Fonds, Geldmittel
trade: Handel, handeln, Trade, Tausch
trading: Trading, Handel, Börsenhandel
portfolio: Depot*, Portfolio
broker: Broker, Makler, Vermittler
ATM: Geldautomat, Bankomat, Automat
withdrawal: Abhebung, Auszahlung, Abbuchung
withdraw: abheben, auszahlen, abgehoben, ausgezahlt
mortgage: Hypothek, Baufinanzierung, Immobilienkredit
account number: Kontonummer, IBAN
statement: Kontoauszug, Auszug, Abrechnung, Kontoauszüge
pension: Rente, Pension, Altersvorsorge
retirement: Ruhestand, Rente, Pensionierung
holiday pay: Urlaubsgeld, Urlaubsentgelt
overtime: Überstunden, Mehrarbeit, Überstunde
shift: Schicht, Dienst, Schichtdienst
roster: Dienstplan, Schichtplan, Dienstpläne
timesheet: Stundenzettel, Zeiterfassung, Arbeitszeitnachweis
vacation days: Urlaubstage, Resturlaub
sick leave: Krankenstand, Krankschreibung, krankgeschrieben, Krankmeldung
absence: Abwesenheit, Fehlzeit, Abwesenheiten
attendance: Anwesenheit, Teilnahme
dismissal: Kündigung, Entlassung, gekündigt, entlassen
employer: Arbeitgeber, Arbeitgeberin
tax code: Steuerklasse, Steuernummer
deduction: Abzug, Abzüge, abgezogen
contribution: Beitrag, Beiträge
expenses: Spesen, Ausgaben, Auslagen, Kosten
mileage: Kilometerstand, Kilometer*, Laufleistung, Kilometergeld
subtitle: Untertitel
caption: Untertitel, Bildunterschrift, Überschrift
episode: Folge, Episode
series: Serie, Reihe
channel: Sender, Kanal, Kanäle
playlist: Playlist, Wiedergabeliste
song: Lied*, Song, Titel
album: Album, Alben
podcast: Podcast
audiobook: Hörbuch, Hörbücher
chapter: Kapitel
library card: Bibliotheksausweis, Büchereiausweis, Leseausweis
reading: Lesen, Lesung, Lektüre
e book: E-Book, eBook
print quality: Druckqualität, Druckbild
ink: Tinte, Druckertinte
toner: Toner, Tonerkartusche
cartridge: Patrone, Druckerpatrone, Kartusche
paper jam: Papierstau, Papierstaus
barcode: Barcode, Strichcode
QR code: QR-Code
till: Kasse
cash register: Kasse, Registrierkasse
split: aufteilen, teilen, geteilt, getrennt, aufgeteilt
gift: Geschenk, Präsent
gift card: Geschenkkarte, Gutschein, Gutscheinkarte, Geschenkgutschein
loyalty: Treue, Treueprogramm, Kundenbindung, Treuepunkte
points: Punkte, Treuepunkte, Bonuspunkte
table reservation: Tischreservierung, Tisch reserviert
menu card: Speisekarte, Karte, Menükarte
kitchen display: Küchendisplay, Küchenmonitor
child seat: Kindersitz, Kinderstuhl, Hochstuhl
pram: Kinderwagen
stroller: Kinderwagen, Buggy
diaper: Windel, Windeln
toy: Spielzeug, Spielsachen
doll: Puppe
puzzle: Puzzle, Rätsel
age: Alter*, alt*
adult: Erwachsene, Erwachsener, volljährig
senior: Senior, Rentner, ältere
elderly: ältere, Senioren, betagt
woman: Frau, Dame*
man: Mann*, Herr, Männer*
girl: Mädchen
boy: Junge, Bub
person: Person, Mensch
people: Leute, Menschen, Personen
couple: Paar, Ehepaar, Pärchen
single: einzeln, Single, ledig, Einzelzimmer
tour group: Reisegruppe, Gruppenreise
business trip: Geschäftsreise, Dienstreise
conference: Konferenz, Tagung, Kongress
meeting: Besprechung, Meeting, Treffen, Sitzung
room key: Zimmerschlüssel, Schlüssel
key card: Schlüsselkarte, Zimmerkarte, Keycard
minibar: Minibar
wifi password: WLAN-Passwort, Wlan Passwort, WLAN-Schlüssel
sea: Meer*, See*
mountain: Berg*, Gebirge
lake: See*, Bergsee
river: Fluss, Flüsse
forest: Wald, Wälder
hike: wandern, Wanderung, gewandert
hiking: Wandern, Wanderung
trail: Wanderweg, Pfad, Weg, Trail
path: Weg, Pfad
hut: Hütte, Berghütte
summit: Gipfel, Bergspitze
peak: Gipfel, Spitze, Stoßzeit
contour: Kontur, Höhenlinie, Umriss
elevation: Höhe, Höhenmeter, Höhenprofil
compass: Kompass
coordinates: Koordinaten
coverage: Abdeckung, Netzabdeckung, Deckung, Versicherungsschutz
reception signal: Empfang, Netzempfang, Funkloch
roaming: Roaming, Auslandsnutzung
SIM: SIM, SIM-Karte, eSIM
contract phone: Vertragshandy, Handyvertrag
minutes: Minuten, Freiminuten, Protokoll
data volume: Datenvolumen, Datenmenge, Volumen
router: Router, Fritzbox
modem: Modem
outage: Ausfall, Störung, Ausfälle
downtime: Ausfallzeit, Ausfall, Stillstand
maintenance window: Wartungsfenster, Wartungsarbeiten
latency: Latenz, Verzögerung, Ping*
bandwidth: Bandbreite
streaming: Streaming, streamen
buffering: Puffern, puffert, Zwischenspeichern, Buffering
pixelated: verpixelt, pixelig
blurry: verschwommen, unscharf, undeutlich
sharp picture: scharfes Bild, gestochen scharf, Bildschärfe
contrast: Kontrast, Gegensatz
brightness: Helligkeit
flicker: flackern, flimmern, geflackert
flickering: Flackern, flackert, Flimmern
overheating: Überhitzung, überhitzt, heißlaufen
hot device: heiß, überhitzt, warm*
fan noise: Lüftergeräusch, Lüfter laut, Lüfterlärm
vibration: Vibration, Erschütterung
vibrate: vibrieren, wackeln
ringtone: Klingelton, Klingeltöne
mute: stumm, stummschalten, stumm geschaltet, Mute
unmute: Ton einschalten, Stummschaltung aufheben
call quality: Gesprächsqualität, Sprachqualität, Anrufqualität
dropped call: Gesprächsabbruch, Verbindungsabbruch, Anruf abgebrochen
hearing aid: Hörgerät, Hörhilfe
earpiece: Ohrstück, Hörer, Ohrhörer, Otoplastik
whistling: Pfeifen, pfeift, gepfiffen
feedback noise: Rückkopplung, Pfeifen
appearance: Aussehen, Erscheinungsbild, Optik, Auftritt
dress: Kleid, anziehen, angezogen
shirt: Hemd, Shirt, T-Shirt
trousers: Hose*, Hosen
shoes: Schuhe, Schuh
boots: Stiefel, Boots
sandals: Sandalen, Sandale
jacket: Jacke
coat: Mantel, Jacke, Mäntel
sock: Socke, Socken, Strümpfe
underwear: Unterwäsche, Unterhose
hat: Hut*, Mütze, Hüte
glove: Handschuh
scarf: Schal, Halstuch
ring: Ring, klingeln, geklingelt
necklace: Halskette, Kette
bracelet: Armband, Armreif, Armbänder
earring: Ohrring, Ohrstecker
makeup: Make-up, Schminke, Kosmetik
cream: Creme, Sahne, Salbe, Rahm
perfume: Parfüm, Parfum, Duft
shampoo: Shampoo, Haarwaschmittel
haircut: Haarschnitt, Frisur
hairdresser: Friseur, Frisör, Friseurin
nail polish: Nagellack
size chart: Größentabelle, Größentabellen
colour fading: ausgebleicht, verblasst, Farbverlust, verwaschen
shrink: eingehen, eingelaufen, einlaufen, eingegangen, schrumpfen
shrinks: läuft ein, geht ein, eingelaufen, schrumpft
tear: Riss, reißen, gerissen, Träne
torn: zerrissen, gerissen, eingerissen
seam: Naht, Nähte
zip: Reißverschluss, ZIP, Reißverschlüsse
zipper: Reißverschluss, Reißverschlüsse
button missing: Knopf fehlt, fehlender Knopf
wash: waschen, gewaschen, Wäsche, wäscht
washing: Waschen, Wäsche, Waschgang
ironing: Bügeln, gebügelt, Bügelwäsche
honestly: ehrlich, ehrlich gesagt, offen gesagt
unfortunately: leider*, bedauerlicherweise
thanks: danke, Dank, vielen Dank
thank: danken, bedanken, danke, gedankt
congratulations: Glückwunsch, gratuliere, Gratulation, Glückwünsche
praise: Lob, loben, gelobt
compliment: Kompliment, Lob
greeting: Gruß, Begrüßung, Grüße
hello: hallo, guten Tag, hi*, moin, servus
goodbye: tschüss, Auf Wiedersehen, Abschied
please: bitte*
welcome: willkommen, Begrüßung, herzlich willkommen
`;
