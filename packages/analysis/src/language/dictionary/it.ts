/** Italian words for English ones, as customers write them; the usual word first. */
export const it = `
battery: batteria, pila, batterie, accumulatore
charge: carica, caricare, addebito, addebitare, costo
charger: caricabatterie, caricatore, alimentatore
charging: ricarica, carica, caricare, caricamento
cable: cavo, cavetto, filo
plug: spina, presa, connettore
socket: presa, presa corrente
power: potenza, corrente, alimentazione, energia, accensione
drain: scarico, scaricare, consumo, consuma
empty: vuoto, scarico, svuotare
dead: morto, scarico, morta
adapter: adattatore
wire: filo, cavo, fili
wireless: senza fili, wireless, senza cavo
screen: schermo, display*, monitor*, videata
display: display, schermo, visualizzare, mostrare
touchscreen: touchscreen, touch*, schermo tattile
keyboard: tastiera
button: pulsante, tasto, bottone
switch: interruttore, cambiare, passare
key: chiave, tasto, chiavi
lock: serratura, bloccare, blocco, lucchetto
unlock: sbloccare, sblocco, aprire
door: porta, portone, sportello, porte
window: finestra, finestrino, vetro
handle: maniglia, manico, impugnatura
lid: coperchio, tappo
case: custodia, cover*, astuccio, caso
cover: cover, custodia, copertura, coprire, copertina
strap: cinturino, cinghia, tracolla, laccio
band: cinturino, fascia, banda*
clip: clip, molletta, fermaglio
hook: gancio, uncino, appendiabiti
magnet: magnete, calamita, magnetico
sensor: sensore, rilevatore
microphone: microfono
speaker: altoparlante, cassa, casse, speaker, relatore
headphones: cuffie, cuffia
earphones: auricolari, cuffiette, auricolare
volume: volume
sound: suono, audio*, suonare
noise: rumore, rumori, chiasso
noisy: rumoroso, chiassoso, rumore
loud: forte, alto*, rumoroso
quiet: silenzioso, tranquillo, basso
silent: silenzioso, muto, silenzio
buzz: ronzio, ronzare
beep: bip, segnale acustico, cicalino
echo: eco*, rimbombo
static: fruscio, disturbo, interferenza, statico
music: musica
voice: voce*, voci, vocale
call: chiamata, chiamare, telefonata
phone: telefono, cellulare, telefonino, smartphone
mobile: cellulare, telefonino, telefono
smartphone: smartphone, telefono, cellulare
tablet: tablet, iPad
laptop: portatile, laptop, notebook*, computer portatile
computer: computer, PC*, pc*
printer: stampante
print: stampare, stampa
scanner: scanner, lettore
scan: scansione, scansionare, scannerizzare
camera: fotocamera, telecamera, macchina fotografica
photo: foto, fotografia
picture: foto, immagine, quadro
image: immagine, foto
video: video, filmato
film: film, pellicola, filmare
recording: registrazione
record: registrare, registrazione, record
replay: replay, rivedere, ripetere
stream: streaming, stream, trasmettere
television: televisione, tv*, televisore, tele
remote: telecomando, remoto, a distanza
watch: orologio, guardare, vedere
wrist: polso
clock: orologio, sveglia
alarm: allarme, sveglia
timer: timer, cronometro
light: luce, luci, leggero, illuminazione
lamp: lampada, lampade
bulb: lampadina
bright: luminoso, chiaro, brillante
dark: scuro, buio, oscuro
dim: fioco, debole, poca luce
color: colore, colorato
colour: colore, colorato
app: app, applicazione
application: applicazione, app*, domanda, candidatura
software: software, programma
program: programma, programmi, programmare
website: sito, sito web, pagina web
site: sito, luogo, posto
page: pagina, web*
homepage: homepage, home*, pagina iniziale
web: web, internet*, rete
browser: browser, Chrome*
internet: internet, rete, web*, connessione
online: online, in linea, internet*, on line
offline: offline, fuori linea, senza internet
network: rete, reti, network
connection: connessione, collegamento, coincidenza
connect: connettere, collegare, connesso, connessione
disconnect: disconnettere, scollegare, disconnesso, scollega
wifi: wifi, wi-fi, internet*
bluetooth: bluetooth
signal: segnale, campo*, rete
server: server
cloud: cloud, nuvola
sync: sincronizzazione, sincronizzare, sync
synchronise: sincronizzare, sincronizzazione
upload: caricare, upload, caricamento
download: scaricare, download, scarico
install: installare, installazione
uninstall: disinstallare, disinstallato
update: aggiornamento, aggiornare, update
upgrade: upgrade, aggiornamento, passaggio
version: versione
release: rilascio, versione, uscita, pubblicare
restart: riavviare, riavvio, ripartire
reboot: riavviare, riavvio
reset: reset, ripristinare, resettare, reimpostare
crash: crash, si chiude, arresto anomalo, crasha, bloccarsi
freeze: bloccarsi, si blocca, congelare, freeze
hang: bloccarsi, si blocca, impallato, si pianta, appendere
stuck: bloccato, incastrato, fermo, impallato
lag: lag, ritardo, lagga, rallentamento
slow: lento, lentezza, piano*, rallenta
fast: veloce, rapido, velocità
quick: rapido, veloce, svelto
speed: velocità, rapidità
performance: prestazione, prestazioni, performance, rendimento
load: caricare, carico, caricamento
loading: caricamento, carica, caricando
wait: aspettare, attesa, attendere
waiting: attesa, aspettare, in attesa
delay: ritardo, ritardare, attesa
delayed: in ritardo, ritardato, ritardo, rimandato
late: tardi, in ritardo, ritardo, tardivo
early: presto, in anticipo, anticipo
error: errore, sbaglio
bug: bug, errore, baco
fault: guasto, difetto, colpa, errore
failure: guasto, fallimento, errore
fail: fallire, fallito, non riesce, fallimento
broken: rotto, guasto, non funziona, spezzato
break: rompere, rotto, pausa, rottura, ruppe
defect: difetto, difettoso, guasto
malfunction: malfunzionamento, guasto, anomalia
glitch: glitch, anomalia, problema, errore
problem: problema, inconveniente, guaio
issue: problema, questione, inconveniente
trouble: problema, guaio, difficoltà
complaint: reclamo, lamentela, lamentele, protesta
complain: lamentarsi, reclamare, mi lamento, protestare
fix: sistemare, riparare, risolvere, aggiustare, correggere
repair: riparare, riparazione, aggiustare
solve: risolvere, risolto, soluzione
solution: soluzione, rimedio
workaround: soluzione temporanea, alternativa, rimedio, trucco
support: assistenza, supporto, sostegno, aiuto
help: aiuto, aiutare, assistenza
helpdesk: helpdesk, assistenza, help desk, supporto tecnico
hotline: numero verde, assistenza telefonica, hotline, call center
assistance: assistenza, aiuto, supporto
service: servizio, assistenza
customer: cliente, clienti, clientela
client: cliente, clienti
user: utente, utenti, utilizzatore
member: membro, socio, iscritto
guest: ospite, ospiti, invitato
visitor: visitatore, visitatori, ospite
passenger: passeggero, viaggiatore, passeggeri
driver: autista, conducente, guidatore, driver, corriere
rider: ciclista, rider, motociclista, fattorino
patient: paziente, pazienza, malato
student: studente, studentessa, alunno
teacher: insegnante, professore, maestra, docente, prof
pupil: alunno, scolaro, allievo
parent: genitore, genitori, madre, padre
child: bambino, figlio, bimbo, bambina
kid: bambino, ragazzino, bimbo, figlio
baby: neonato, bebè, bimbo, bambino
family: famiglia, familiare, famigliare
friend: amico, amica, amici
colleague: collega, colleghi
employee: dipendente, impiegato, lavoratore
staff: personale, staff, addetti, dipendenti
team: team, squadra, gruppo
manager: responsabile, direttore, manager, capo
boss: capo, boss, titolare
owner: proprietario, titolare, padrone
neighbour: vicino, vicina, vicini
dealer: concessionario, rivenditore, concessionaria
supplier: fornitore, fornitori
vendor: venditore, fornitore
partner: partner, compagno, socio
company: azienda, società, ditta, impresa, compagnia
business: azienda, attività, affari, impresa
shop: negozio, bottega, punto vendita
store: negozio, store, magazzino, punto vendita
branch: filiale, sede, agenzia, ramo
office: ufficio, uffici, sportello
login: login, accesso, accedere, entrare
logout: logout, disconnessione, uscire, uscita
sign: firma, firmare, cartello, segno, insegna
password: password, parola chiave
username: nome utente, username
account: account, conto, profilo
profile: profilo
register: registrare, registrarsi, iscriversi, cassa, registro
registration: registrazione, iscrizione
verification: verifica, controllo, conferma
verify: verificare, controllare, confermare
code: codice, codici
pin: pin, codice, codice pin
two factor: due fattori, doppia autenticazione, doppio fattore
fingerprint: impronta, impronta digitale, impronte
face: viso, volto, faccia, facciale
security: sicurezza, protezione, vigilanza
secure: sicuro, sicurezza, proteggere
safe: sicuro, al sicuro, cassaforte
unsafe: insicuro, pericoloso, poco sicuro
danger: pericolo, rischio
dangerous: pericoloso, rischioso
risk: rischio, rischiare, pericolo
hack: hackerare, hackerato, violato, pirateria
hacker: hacker, pirata informatico
fraud: frode, truffa, fraudolento
scam: truffa, fregatura, imbroglio, truffatori
fake: falso, finto, fake, contraffatto, tarocco
spam: spam, posta indesiderata, pubblicità
virus: virus, malware
privacy: privacy, riservatezza
private: privato, riservato
personal: personale, privato
data: dati, dato, informazioni
leak: perdita, perde, fuga, infiltrazione, perdere
breach: violazione, fuga dati, falla
delete: eliminare, cancellare, rimuovere
remove: rimuovere, togliere, eliminare, tolto, rimosso
erase: cancellare, eliminare
restore: ripristinare, recuperare, ripristino
backup: backup, copia, salvataggio
export: esportare, esportazione
import: importare, importazione
file: file, documento, archivio
folder: cartella, cartelle
document: documento, documenti
form: modulo, moduli, forma, form
attachment: allegato, allegati, allegare
spreadsheet: foglio calcolo, Excel*, tabella
table: tavolo, tabella, tavola
row: riga*, fila, righe
column: colonna
report: rapporto, report, segnalare, segnalazione, relazione
chart: grafico, diagramma
graph: grafico, grafici, diagramma
dashboard: dashboard, cruscotto, pannello
statistics: statistiche, statistica
analysis: analisi, analizzare
filter: filtro, filtrare
sort: ordinare, ordinamento, ordine
search: ricerca, cercare, cerca
find: trovare, trovo, cercare
result: risultato, esito
list: lista, elenco
menu: menu, menù, carta
setting: impostazione, impostazioni, opzione
settings: impostazioni, configurazione, preferenze
option: opzione, scelta, alternativa
preference: preferenza, preferenze
feature: funzione, funzionalità, caratteristica
function: funzione, funzioni, funzionare, funzionalità
tool: strumento, attrezzo, tool, utensile
template: modello, template, schema
field: campo*, campi, casella
label: etichetta, etichette
tag: tag, etichetta, cartellino
category: categoria
title: titolo
text: testo, messaggio
font: font, carattere
size: dimensione, taglia, misura, grandezza
language: lingua, linguaggio
translation: traduzione
translate: tradurre, tradotto, traduzione
word: parola, Word, vocabolo
sentence: frase, periodo
spelling: ortografia, ortografico, grammatica
message: messaggio, sms, WhatsApp
notification: notifica, avviso, notifiche
alert: avviso, allarme, allerta, notifica
reminder: promemoria, avviso, sollecito
email: email, mail*, e-mail, posta elettronica
mail: posta, mail, lettera
newsletter: newsletter
inbox: posta arrivo, casella, in arrivo, inbox
chat: chat, chattare, chiacchiere
comment: commento, commentare, osservazione
review: recensione, valutazione, opinione, recensire
rating: valutazione, voto, punteggio, giudizio
star: stella*, stelle, stelline
feedback: feedback, riscontro, parere, opinione
survey: sondaggio, questionario, indagine
question: domanda, quesito, questione
answer: risposta, rispondere, risponde
reply: risposta, rispondere, replica*
response: risposta, riscontro, reazione
respond: rispondere, risposto, risposta, reagire
contact: contatto, contattare, recapito
ticket: biglietto, ticket, segnalazione, scontrino
request: richiesta, richiedere, chiedere
price: prezzo, prezzi, costo, tariffa
cost: costo, costare, costa*, spesa
expensive: caro, costoso, cara, carissimo
cheap: economico, buon prezzo, conveniente, poco caro, scadente
fee: tariffa, commissione, quota*, costo, tassa
surcharge: sovrapprezzo, supplemento, maggiorazione
discount: sconto, scontato, riduzione
coupon: coupon, buono, buono sconto
voucher: voucher, buono
promotion: promozione, promo, offerta
offer: offerta, offrire, offre
sale: vendita, saldi, sconto, svendita
deal: affare, offerta, accordo
free: gratis, gratuito, libero
trial: prova, prova gratuita, periodo prova
subscription: abbonamento, iscrizione, sottoscrizione
subscribe: abbonarsi, iscriversi, sottoscrivere, abbonato
unsubscribe: disiscriversi, disdire, cancellarsi, disdetta
renewal: rinnovo, rinnovare
renew: rinnovare, rinnovo
cancel: cancellare, annullare, disdire, disdetto, annullato
cancellation: cancellazione, annullamento, disdetta, recesso
plan: piano*, abbonamento, progetto, pianificare
package: pacco, pacchetto, confezione
tier: livello, fascia, piano*
premium: premium, a pagamento, premio
membership: iscrizione, abbonamento, tesseramento, tessera
paywall: a pagamento, paywall
payment: pagamento, versamento
pay: pagare, pagamento, paga, stipendio
paid: pagato, a pagamento, pagata
card: carta, tessera, scheda
credit: credito, crediti
debit: addebito, debito, bancomat
cash: contanti, contante, cash, soldi
bank: banca, bancario, banche
transfer: bonifico, trasferimento, trasferire, trasferta
invoice: fattura, fatturazione
bill: conto, bolletta, fattura
billing: fatturazione, addebito, fattura
receipt: ricevuta, scontrino, quietanza
refund: rimborso, rimborsare, restituzione
reimbursement: rimborso, rimborsare
money: soldi, denaro, quattrini
wallet: portafoglio, wallet
balance: saldo, equilibrio, bilancio
budget: budget, bilancio, preventivo
tax: tassa, imposta, tasse, fiscale
VAT: IVA, partita IVA
currency: valuta, moneta
salary: stipendio, paga, retribuzione
wage: salario, paga, stipendio
payroll: buste paga, paghe, stipendi
payslip: busta paga, cedolino
bonus: bonus, premio, gratifica
tip: mancia, consiglio, suggerimento, punta
deposit: deposito, cauzione, caparra, acconto
rent: affitto, noleggio, affittare, noleggiare
insurance: assicurazione, polizza, assicurativo
loan: prestito, finanziamento, mutuo
debt: debito, debiti
interest: interesse, interessi
contract: contratto, contratti
agreement: accordo, contratto, intesa
terms: termini, condizioni
policy: politica, polizza, regolamento, policy
rule: regola, norma, regolamento
fine: multa, bene, sanzione
penalty: penale, multa, sanzione, rigore
commission: commissione, provvigione
profit: profitto, guadagno, utile
revenue: ricavi, entrate, fatturato
value: valore, valutare
worth: vale*, valore, merita, valere
overcharged: addebitato troppo, sovrapprezzo, pagato troppo, addebito errato
double: doppio, doppia, due volte
twice: due volte, doppio
again: di nuovo, ancora*, nuovamente
wrong: sbagliato, errato, scorretto, sbaglio
incorrect: errato, sbagliato, scorretto, non corretto
mistake: errore, sbaglio, sbagliare
false: falso, falsa
true: vero, vera*, verità
correct: corretto, giusto, correggere, esatto
right: giusto, destra, diritto, corretto, ragione
accurate: accurato, preciso, esatto
precise: preciso, precisione, esatto
exact: esatto, esattamente, preciso
order: ordine, ordinare, ordinazione
buy: comprare, acquistare, acquisto
purchase: acquisto, acquistare, comprare
sell: vendere, vendita, vende
seller: venditore, venditrice
buyer: acquirente, compratore, cliente
product: prodotto, articolo
item: articolo, prodotto, oggetto, elemento
goods: merce, beni*, prodotti
stock: scorte, magazzino, disponibilità, azioni
inventory: inventario, magazzino, scorte
available: disponibile, disponibilità
unavailable: non disponibile, indisponibile, esaurito
out of stock: esaurito, non disponibile, terminato
basket: carrello, cestino, cesto
cart: carrello
checkout: cassa, checkout, pagamento
delivery: consegna, spedizione, recapito
deliver: consegnare, consegna, recapitare
shipping: spedizione, spese spedizione, spedire
ship: nave*, spedire, spedito
courier: corriere, fattorino, corrieri
parcel: pacco, pacchi, collo
packaging: imballaggio, confezione, imballo, packaging
box: scatola, cassa, box
bag: borsa, sacchetto, busta, zaino, sacco
envelope: busta, buste
damaged: danneggiato, rovinato, rotto, ammaccato
scratched: graffiato, graffi, rigato
dented: ammaccato, ammaccatura, bozzo
cracked: crepato, incrinato, crepa, rotto
leaking: perde, perdita, gocciola
missing: manca, mancante, mancano, smarrito
lost: perso, smarrito, perduto, perdere
stolen: rubato, furto, rubata
theft: furto, ladro, rubare
return: reso, restituire, restituzione, ritorno, resa
exchange: cambio, scambio, cambiare, sostituzione
replacement: sostituzione, ricambio, sostituto
replace: sostituire, cambiare, rimpiazzare, sostituzione
spare: ricambio, di scorta, scorta
part: pezzo, parte, componente
warranty: garanzia
guarantee: garanzia, garantire
quality: qualità
material: materiale, tessuto, stoffa
fabric: tessuto, stoffa
cotton: cotone
leather: pelle, cuoio
wood: legno, legna
metal: metallo, metallico
plastic: plastica, plastico
glass: vetro, bicchiere, calice
rubber: gomma, caucciù
paper: carta, foglio
steel: acciaio, inox
sturdy: robusto, resistente, solido
solid: solido, robusto, massiccio
flimsy: fragile*, leggero, scadente, debole
fragile: fragile, delicato
durable: resistente, durevole, duraturo
heavy: pesante, pesa, pesantissimo
thin: sottile, fine*, magro
thick: spesso, grosso, denso
long: lungo, lunga, a lungo
short: corto, breve, basso
wide: largo, ampio, larghezza
narrow: stretto, stretta
large: grande*, ampio, largo
big: grande*, grosso, enorme
small: piccolo, piccola
tiny: minuscolo, piccolissimo, piccolino
tall: alto*, altezza
high: alto*, elevato, altezza
low: basso, bassa
deep: profondo, profondità, fondo
fit: vestibilità, calza, veste, adatto
tight: stretto, attillato, aderente
loose: largo, allentato, sciolto
comfortable: comodo, confortevole, comodità
uncomfortable: scomodo, disagio, scomodità
soft: morbido, soffice, tenero
hard: duro, difficile, rigido
rough: ruvido, grezzo, brusco
smooth: liscio, fluido, scorrevole
sharp: affilato, nitido, tagliente, appuntito
blunt: non taglia, smussato, non affilato
warm: caldo, tiepido, calore
cold: freddo, fredda, gelido
hot: caldo, bollente, calore, piccante
cool: fresco, figo, bello, raffreddare
freezing: gelido, gelato, congelato, si gela
wet: bagnato, umido, zuppo
dry: secco, asciutto, asciugare
damp: umido, umidità
clean: pulito, pulire, pulizia
dirty: sporco, sporcizia, lurido
filthy: lurido, sudicio, sporchissimo, schifoso
dust: polvere, polveroso
stain: macchia, macchiato, macchie
smell: odore, puzza, profumo, puzzare
stink: puzza, puzzare, cattivo odore, fetore
odour: odore, puzza, cattivo odore
mould: muffa, stampo, ammuffito
mold: muffa, stampo, ammuffito
rust: ruggine, arrugginito
rot: marcire, marcio, marciume
insect: insetto, scarafaggio, zanzara, formiche
food: cibo, mangiare, alimento, cucina
meal: pasto, piatto, cibo
breakfast: colazione
lunch: pranzo, pranzare
dinner: cena, cenare
dish: piatto, pietanza, stoviglie
recipe: ricetta
ingredient: ingrediente
taste: sapore, gusto, assaggiare
tasty: gustoso, saporito, buono, squisito
delicious: delizioso, squisito, buonissimo, ottimo
bland: insipido, senza sapore, sciapo, scialbo
salty: salato, troppo sale, sale*
sweet: dolce, zuccherato
sour: acido, aspro, agro
bitter: amaro
spicy: piccante, speziato
fresh: fresco, freschezza, fresca
stale: raffermo, stantio, vecchio, rancido
raw: crudo, cruda
burnt: bruciato, bruciacchiato
undercooked: crudo, poco cotto, mal cotto
cooked: cotto, cucinato, cottura
portion: porzione, quantità
snack: spuntino, snack, merenda, stuzzichino
drink: bevanda, bere, bibita, drink, bevuto
water: acqua
coffee: caffè
tea: tè*, tisana, the*
milk: latte, latticini
juice: succo, spremuta
beer: birra
wine: vino, vini
bread: pane, panino
cheese: formaggio, formaggi
meat: carne, bistecca
chicken: pollo, gallina
fish: pesce, pescare
egg: uovo, uova
vegetable: verdura, ortaggio, vegetale, contorno
fruit: frutta, frutto
salad: insalata
soup: zuppa, minestra, brodo
rice: riso, risotto
pasta: pasta, spaghetti, maccheroni
pizza: pizza, pizze, pizzeria
sandwich: panino, tramezzino, sandwich, toast*
cake: torta, dolce, ciambella
chocolate: cioccolato, cioccolata, cioccolatini
sugar: zucchero, zuccherato
salt: sale*, salare
oil: olio, petrolio
allergy: allergia, allergico
allergen: allergene, allergeni
gluten: glutine, celiaco, senza glutine
vegan: vegano, vegana
vegetarian: vegetariano, vegetariana
organic: biologico, bio*, organico
healthy: sano, salutare, salute*
restaurant: ristorante, trattoria, locale
cafe: bar*, caffetteria, caffè
bar: bar, pub*, barra, bancone
kitchen: cucina
cook: cucinare, cuoco, cuocere, cotto
chef: chef, cuoco, cuoca
waiter: cameriere, camerieri
waitress: cameriera, cameriere
seat: posto, sedile, poltrona, sedia, sella
chair: sedia, poltrona, seggiola
bench: panchina, panca
sofa: divano, sofà
bed: letto, letti
mattress: materasso, materassi
pillow: cuscino, guanciale
blanket: coperta, plaid
sheet: lenzuolo, foglio, lenzuola
towel: asciugamano, telo, asciugamani
shower: doccia, docce
bath: vasca, bagno
bathroom: bagno, bagni, stanza bagno
toilet: bagno, water*, gabinetto, toilette, wc
sink: lavandino, lavello, affondare
tap: rubinetto, toccare, tocco
soap: sapone, detergente
room: camera*, stanza, sala, spazio
bedroom: camera letto, camera*, stanza
cabin: cabina, baita, capanna
apartment: appartamento, alloggio
house: casa*, abitazione, villa*
home: casa*, domicilio, home
building: edificio, palazzo, costruzione
floor: pavimento, piano*
stairs: scale*, scala, gradini
lift: ascensore, sollevare
elevator: ascensore
escalator: scala mobile, scale mobili
ramp: rampa, scivolo
wheelchair: sedia rotelle, carrozzina
disabled: disabile, disabilitato, disattivato, invalido, handicappato
accessibility: accessibilità, accessibile
entrance: ingresso, entrata, accesso
exit: uscita, uscire, esce
corridor: corridoio, corridoi
lobby: hall*, atrio, ingresso
reception: reception, ricezione, accoglienza, segnale
balcony: balcone, balconi, terrazzo
terrace: terrazza, terrazzo
garden: giardino, orto
pool: piscina
sauna: sauna
gym: palestra
beach: spiaggia, lido
park: parco, parcheggiare, parchi
playground: parco giochi, giochi, altalene
parking: parcheggio, parcheggiare, posteggio
garage: garage, box*, officina, autorimessa
hotel: hotel, albergo, struttura
hostel: ostello
camping: campeggio, camping
campsite: campeggio, camping*, piazzola
tent: tenda, tende
booking: prenotazione, prenotare
book: libro, libri, prenotare, prenotazione
reservation: prenotazione, prenotare
reserve: prenotare, riservare, riserva
appointment: appuntamento, visita
slot: fascia oraria, slot, posto, fessura
schedule: orario, programma, calendario, pianificare
timetable: orario, orari
calendar: calendario, agenda*
date: data*, appuntamento
day: giorno, giornata
week: settimana, settimanale
month: mese, mensile
year: anno, annuale
hour: ora, orario, ore*
minute: minuto, attimo
second: secondo, secondi
morning: mattina, mattino, mattinata, stamattina
afternoon: pomeriggio
evening: sera, serata, stasera
night: notte, nottata, notturno
weekend: weekend, fine settimana, sabato, domenica
holiday: vacanza, ferie, festività, festivo
vacation: vacanza, ferie
summer: estate*, estivo
winter: inverno, invernale
spring: primavera, molla
autumn: autunno
season: stagione, stagionale
travel: viaggiare, viaggio, viaggi
trip: viaggio, gita, escursione
journey: viaggio, tragitto, percorso
tour: tour, giro*, visita guidata, gita
excursion: escursione, gita
guide: guida, guidare
map: mappa, cartina, piantina
route: percorso, tragitto, itinerario, rotta
navigation: navigazione, navigatore, navigare
direction: direzione, indicazioni, verso, senso
address: indirizzo, indirizzi
location: posizione, luogo, posto, località
GPS: GPS, navigatore, localizzatore
distance: distanza, lontano, lontananza
kilometre: chilometro, km*
mile: miglio, miglia
train: treno, treni, allenare
bus: autobus, bus, pullman, corriera
tram: tram
metro: metropolitana, metro
subway: metropolitana, metro*
taxi: taxi, tassista, Uber*
car: auto*, macchina, automobile*, vettura
van: furgone, furgoncino, van
truck: camion, autocarro, furgone
lorry: camion, autocarro, tir
motorcycle: moto, motocicletta, motociclo
bicycle: bicicletta, bici
bike: bici, bicicletta, moto
scooter: scooter, monopattino, motorino
helmet: casco, caschi
brake: freno, frenare, freni
brakes: freni, freno
wheel: ruota, ruote, volante
tyre: gomma, pneumatico, gomme
tire: gomma, pneumatico, gomme, stancare
engine: motore, motori
motor: motore, motori
fuel: carburante, benzina, combustibile
petrol: benzina, benzinaio
diesel: diesel, gasolio
charging station: colonnina, stazione ricarica, colonnina ricarica, punto ricarica
tank: serbatoio, cisterna
seatbelt: cintura, cintura sicurezza, cinture
road: strada, via*
street: strada, via*, viale
lane: corsia, vicolo
pavement: marciapiede, marciapiedi, pavimentazione
sidewalk: marciapiede, marciapiedi
pothole: buca, buche
bridge: ponte*, ponti
tunnel: tunnel, galleria, sottopasso
traffic: traffico, circolazione
jam: ingorgo, inceppato, marmellata, coda, incastrato
crossing: attraversamento, incrocio, strisce pedonali, traversata
junction: incrocio, svincolo, bivio
station: stazione, fermata
stop: fermata, fermare, smettere, fermo, stop
platform: binario, piattaforma, banchina
airport: aeroporto, scalo
flight: volo, voli
plane: aereo, aeroplano
airline: compagnia aerea, linea aerea
boarding: imbarco, imbarcare
gate: gate, cancello, uscita, porta
luggage: bagaglio, bagagli, valigia, valigie
baggage: bagaglio, bagagli, valigia
suitcase: valigia, trolley, valigie
ferry: traghetto, nave*
boat: barca, battello, imbarcazione
harbour: porto*, porticciolo
port: porto*, porta, ingresso
deck: ponte*, terrazza
crew: equipaggio, personale, hostess
captain: capitano, comandante
announcement: annuncio, avviso, comunicazione
border: confine, bordo, frontiera, dogana
customs: dogana, doganale, dazio
passport: passaporto
visa: visto, Visa
fare: tariffa, prezzo biglietto, biglietto
pass: pass, tessera, abbonamento, passare
season ticket: abbonamento, abbonamenti, abbonato
queue: coda, fila, code*
line: linea, fila, coda, riga*
crowd: folla, calca, gente, ressa
crowded: affollato, pieno, troppa gente
full: pieno, completo, al completo
overcrowded: sovraffollato, strapieno, affollatissimo, stracolmo
space: spazio, posto
friendly: gentile, cordiale, simpatico, amichevole, disponibile
unfriendly: scortese, antipatico, freddo, poco gentile
rude: maleducato, scortese, sgarbato, maleducazione
polite: educato, cortese, gentile, garbato
impolite: maleducato, scortese, sgarbato
kind: gentile, gentilezza, tipo, cortese
helpful: disponibile, utile, servizievole, d'aiuto
unhelpful: poco disponibile, inutile, non aiuta, indisponente
competent: competente, preparato, capace, bravo*
incompetent: incompetente, incapace, impreparato
professional: professionale, professionista, professionalità
unprofessional: poco professionale, non professionale, dilettante
arrogant: arrogante, presuntuoso, altezzoso, prepotente
impatient: impaziente, impazienza, insofferente
attentive: attento, premuroso, attenzione
careless: disattento, negligente, superficiale, trascurato, sbadato
lazy: pigro, svogliato, pigrizia, fannullone
honest: onesto, sincero, onestà
dishonest: disonesto, scorretto, truffatore
reliable: affidabile, affidabilità, serio
unreliable: inaffidabile, poco affidabile, non affidabile
responsible: responsabile, responsabilità
trust: fiducia, fidarsi, mi fido
promise: promessa, promettere, promesso
lie: bugia, mentire, menzogna, bugiardo
mislead: ingannare, fuorviare, inganno
misleading: ingannevole, fuorviante
apologise: scusarsi, scuse, chiedere scusa
sorry: scusa, mi dispiace, scusate, spiacente
excuse: scusa, scusare, pretesto, giustificazione
explain: spiegare, spiegazione, chiarire
explanation: spiegazione, chiarimento
inform: informare, avvisare, comunicare
information: informazione, info*, informazioni
unclear: poco chiaro, non chiaro, confuso
clear: chiaro, nitido, evidente
confusing: confuso, confusionario, crea confusione, poco chiaro
confused: confuso, disorientato, confusione
understand: capire, comprendere, capito, capisco
misunderstanding: malinteso, incomprensione, equivoco, fraintendimento
complicated: complicato, complesso, macchinoso, difficile
complex: complesso, complicato, complessità
simple: semplice, facile, semplicità
easy: facile, semplice, facilità
difficult: difficile, complicato, difficoltà
intuitive: intuitivo, facile
annoying: fastidioso, irritante, seccante, noioso
annoyed: infastidito, seccato, irritato, scocciato
angry: arrabbiato, incazzato, rabbia, adirato
furious: furioso, furibondo, infuriato
disappointed: deluso, delusione, insoddisfatto
disappointing: deludente, delusione
frustrated: frustrato, frustrazione, esasperato
frustrating: frustrante, snervante, esasperante
sad: triste, tristezza
happy: felice, contento, felicità, lieto
satisfied: soddisfatto, contento, soddisfazione
dissatisfied: insoddisfatto, scontento, deluso
pleased: contento, soddisfatto, lieto
delighted: felicissimo, entusiasta, contentissimo, lieto
surprised: sorpreso, sorpresa, stupito
worried: preoccupato, preoccupazione, ansia
afraid: paura, spaventato, timore
scared: spaventato, paura, terrorizzato
ashamed: vergogna, imbarazzato, vergognarsi
tired: stanco, stanchezza, stufo
bored: annoiato, annoiarsi, noia
boring: noioso, noia, monotono
interesting: interessante, interesse
exciting: emozionante, entusiasmante, eccitante, avvincente
fun: divertente, divertimento, divertirsi, divertito
enjoy: divertirsi, godere, apprezzare, piacere
love: amore, amare, adorare, adoro
like: piacere, mi piace, piace, apprezzo
hate: odiare, odio, detestare
dislike: non piace, detesto, non gradire
prefer: preferire, preferisco
recommend: consigliare, consiglio, raccomandare, consigliato
avoid: evitare, evitate
regret: rimpianto, pentirsi, pentito, rimpiangere
miss: mancare, perdere, manca, perso
wish: desiderio, vorrei, desiderare, augurare
want: volere, voglio, vorrei, vuole, voluto
need: bisogno, necessità, serve*, necessario
hope: speranza, sperare, spero
expect: aspettarsi, aspettativa, mi aspettavo
demand: pretendere, domanda, esigere, pretesa
suggest: suggerire, proporre, consigliare, suggerimento
suggestion: suggerimento, proposta, consiglio
idea: idea, pensiero
improve: migliorare, miglioramento, perfezionare
improvement: miglioramento, migliorare, miglioria
better: meglio, migliore
worse: peggio, peggiore, peggiorare
best: migliore, ottimo, meglio, migliori
worst: peggiore, pessimo, peggio
good: buono, bene, bravo*, buona
bad: cattivo, male*, pessimo, brutto
great: ottimo, fantastico, grande*, eccezionale, grandioso
excellent: eccellente, ottimo, eccezionale
perfect: perfetto, perfezione, impeccabile
wonderful: meraviglioso, splendido, stupendo, fantastico
awful: orribile, pessimo, terribile, schifo
terrible: terribile, pessimo, orribile, tremendo
horrible: orribile, orrendo, schifoso, pessimo
poor: scarso, povero, scadente, pessimo
mediocre: mediocre, scarso, così così
average: media*, medio, nella media
okay: ok*, va bene, bene, discreto, accettabile
useless: inutile, non serve, inutilizzabile
useful: utile, utilità, pratico
worthless: senza valore, inutile, spazzatura, non vale
necessary: necessario, serve*, indispensabile
unnecessary: inutile, superfluo, non necessario
important: importante, importanza
beautiful: bello, bellissimo, stupendo, bella*
ugly: brutto, bruttissimo
pretty: carino, bello, piuttosto, abbastanza
nice: carino, bello, gentile, piacevole, simpatico
modern: moderno, attuale
old: vecchio, antico, anziano
outdated: obsoleto, superato, vecchio, antiquato, datato
new: nuovo, nuova, novità
work: lavoro, funzionare, lavorare, funziona
working: funzionante, funziona, lavorando, lavorativo
run: correre, eseguire, gestire, corso, corsa
start: inizio, iniziare, avviare, partire, avvio
begin: iniziare, cominciare, inizio
end: fine*, finire, terminare, termine
finish: finire, terminare, completare, concludere
open: aprire, aperto, apertura
close: chiudere, chiuso, vicino, chiusura
turn on: accendere, acceso, attivare, si accende
turn off: spegnere, spento, disattivare, si spegne
press: premere, premuto, pressione, schiacciare
click: clic, cliccare, click
swipe: scorrere, strisciare, swipe
scroll: scorrere, scroll, scorrimento
type: digitare, scrivere, tipo
enter: entrare, inserire, immettere, invio
fill: riempire, compilare, riempito
choose: scegliere, scelta, scelto, scelgo
select: selezionare, scegliere, selezione, scelto
change: cambiare, cambio, modifica, cambiamento
edit: modificare, modifica
modify: modificare, modifica, cambiare
add: aggiungere, aggiunto, aggiunta
create: creare, creazione
make: fare*, fatto, faccio, fa*, realizzare
build: costruire, costruito, creare, montare
save: salvare, risparmiare, risparmio, salvataggio
keep: tenere, tengo*, mantenere, conservare, continuare
share: condividere, condiviso, condivisione, quota*
send: inviare, mandare, spedire, invio
receive: ricevere, ricevuto, arrivare
get: ottenere, ricevere, prendere, avere
give: dare*, dato, do*, diede, regalare
take: prendere, preso, portare, ci vuole
bring: portare, portato
put: mettere, messo, posare
move: spostare, muovere, mosso, trasloco
copy: copia, copiare
paste: incollare, incolla
cut: tagliare, taglio, taglia
drag: trascinare, trascina
drop: cadere, goccia, calo, caduto
link: link, collegamento, collegare
show: mostrare, spettacolo, mostra, vedere
hide: nascondere, nascosto
see: vedere, visto, vedo, vide
look: guardare, aspetto, sembrare, sguardo
read: leggere, letto, lettura
write: scrivere, scritto, scritta
listen: ascoltare, ascolto, sentire
hear: sentire, sento, udire
speak: parlare, parla
talk: parlare, parla, conversazione, chiacchierare
say: dire*, detto, dice*, dico
tell: dire*, raccontare, detto, dicono
ask: chiedere, chiesto, domandare, domanda
learn: imparare, apprendere, apprendimento
teach: insegnare, insegnamento, insegna
study: studiare, studio*, studi
training: formazione, allenamento, addestramento, corso
course: corso, corsi, portata
lesson: lezione, lezioni
class: classe, lezione, corso
lecture: lezione, conferenza
exam: esame, esami, verifica
test: test, prova, provare, testare, esame
grade: voto, grado, classe
homework: compiti, compito
exercise: esercizio, esercitare, allenamento
textbook: libro testo, manuale, libro
library: biblioteca, libreria
school: scuola, scolastico, scuole
university: università, universitario, ateneo
college: università, college, collegio
diploma: diploma, laurea, titolo
certificate: certificato, attestato, certificazione
level: livello, livelli
beginner: principiante, principianti, neofita
advanced: avanzato, avanzata
progress: progresso, progressi, avanzamento
group: gruppo, gruppi
classroom: aula, classe
doctor: medico, dottore, dottoressa, medici
nurse: infermiere, infermiera, infermieri
hospital: ospedale, ospedali
clinic: clinica, ambulatorio, poliambulatorio
pharmacy: farmacia, farmacista
medicine: medicina, farmaco, medicinale
drug: farmaco, medicinale, droga
pill: pillola, pastiglia, compressa, pasticca
dose: dose, dosaggio
treatment: trattamento, cura, terapia
therapy: terapia, cura, terapista
surgery: operazione, intervento, chirurgia, chirurgo
operation: operazione, intervento, funzionamento
diagnosis: diagnosi, diagnosticare
symptom: sintomo, sintomi
pain: dolore, male*, fa male, dolori
ache: dolore, male*, fa male, indolenzito
hurt: fare male, ferito, fa male, ferire, dolore
injury: ferita, lesione, infortunio
injured: ferito, infortunato
wound: ferita, piaga
accident: incidente, infortunio
emergency: emergenza, pronto soccorso, urgenza, urgente
ambulance: ambulanza
health: salute*, sanità, sanitario
illness: malattia, malato
sick: malato, ammalato, nausea*, star male
disease: malattia, patologia
fever: febbre, temperatura
cough: tosse, tossire
headache: mal testa, emicrania, cefalea, testa
skin: pelle, cute*, cutaneo
hair: capelli, capello*, peli
eye: occhio, occhi
ear: orecchio, orecchie, orecchi
nose: naso
mouth: bocca
tooth: dente, denti
teeth: denti, dente, dentatura
dentist: dentista, odontoiatra
throat: gola
neck: collo, cervicale
shoulder: spalla, spalle
back: schiena, indietro, dietro, retro*
arm: braccio, braccia
hand: mano, mani
finger: dito, dita
leg: gamba, gambe, zampa
knee: ginocchio, ginocchia
foot: piede, piedi
feet: piedi, piede
heart: cuore, cardiaco, battito
blood: sangue, sanguigno, sanguinare
pressure: pressione, premere
pregnant: incinta, gravidanza
pregnancy: gravidanza, incinta
birth: nascita, parto, nato*
weight: peso*, pesare
sleep: dormire, sonno, dormito
stress: stress, stressante, stressato
hearing: udito, uditivo, sentire
glasses: occhiali, bicchieri, lenti
lens: lente, obiettivo, lenti
weather: tempo*, meteo, clima
rain: pioggia, piovere, piove
snow: neve, nevicare
ice: ghiaccio, gelo
wind: vento, ventoso
storm: temporale, tempesta, bufera
sun: sole*, soleggiato, solare
heat: calore, caldo, riscaldare, scaldare
heating: riscaldamento, riscaldare, termosifoni
radiator: termosifone, radiatore, calorifero
air conditioning: aria condizionata, climatizzatore, condizionatore, climatizzazione
ventilation: ventilazione, aerazione, areazione
air: aria*
temperature: temperatura, gradi
thermostat: termostato
humidity: umidità, umido
electricity: elettricità, corrente, luce, elettrico
gas: gas, benzina
energy: energia, energetico
solar: solare, fotovoltaico
panel: pannello, pannelli
meter: contatore, metro*, metri
pipe: tubo, tubatura, tubi
pump: pompa, pompare
boiler: caldaia, scaldabagno, boiler
stove: fornello, stufa, piano cottura, fornelli
oven: forno, forni
fridge: frigorifero, frigo
freezer: congelatore, freezer
dishwasher: lavastoviglie
washing machine: lavatrice
dryer: asciugatrice, asciugacapelli, phon
vacuum: aspirapolvere, aspirare
cleaner: detergente, addetto pulizie, pulizie, aspirapolvere
iron: ferro, ferro stiro, stirare
fan: ventilatore, ventola, fan, tifoso
machine: macchina, macchinario
device: dispositivo, apparecchio, device
appliance: elettrodomestico, elettrodomestici, apparecchio
equipment: attrezzatura, apparecchiatura, equipaggiamento
drill: trapano, punta, forare
saw: sega*, segare
hammer: martello
screw: vite, viti, avvitare
nail: unghia, chiodo, unghie
ladder: scala, scaletta
rope: corda, fune
tractor: trattore, trattori
harvester: mietitrebbia, mietitrice, raccoglitrice
crop: raccolto, coltura, ritagliare
seed: seme, semi*, semente
plant: pianta, impianto, piantare
flower: fiore, fiori
tree: albero, alberi
grass: erba, prato
leaf: foglia, foglie
root: radice, radici
soil: terreno, terra*, suolo
animal: animale, animali
dog: cane*, cani, cagnolino
cat: gatto, gatti
horse: cavallo, cavalli
bird: uccello, uccelli
cow: mucca, vacca, mucche
pig: maiale, maiali
pet: animale domestico, animale, animali
leash: guinzaglio
bin: cestino, bidone, cassonetto, pattumiera
rubbish: spazzatura, rifiuti, immondizia, schifezza
garbage: spazzatura, rifiuti, immondizia
trash: spazzatura, cestino, immondizia
waste: rifiuti, spreco, sprecare, perdita
recycling: riciclaggio, riciclo, riciclare, differenziata
collection: raccolta, ritiro, collezione
cleaning: pulizia, pulire, pulizie
maintenance: manutenzione, mantenimento
construction: costruzione, lavori, cantiere
council: comune, consiglio, municipio
city: città, urbano
town: città, cittadina, paese
village: villaggio, paese, borgo
citizen: cittadino, cittadini, cittadina
mayor: sindaco, sindaca
police: polizia, carabinieri, vigili
fire: fuoco, incendio, licenziare, pompieri
permit: permesso, autorizzazione, licenza
licence: licenza, patente
license: licenza, patente
identity card: carta identità, documento identità, documento
counter: sportello, bancone, banco*, contatore
number: numero, numeri, cifra
street light: lampione, lampioni, illuminazione stradale
fountain: fontana, fontanella
cycle lane: pista ciclabile, ciclabile, piste ciclabili
footpath: sentiero, marciapiede, pedonale
swimming pool: piscina
museum: museo, musei
theatre: teatro, teatrale
cinema: cinema, multisala
concert: concerto*, concerti
festival: festival, festa, sagra
exhibition: mostra, esposizione, fiera
stage: palco, palcoscenico, fase, tappa
actor: attore, attori
actress: attrice, attrici
play: giocare, spettacolo, riprodurre, suonare, gioco
audience: pubblico, spettatori, platea
view: vista*, panorama, visualizzare, veduta
ticket office: biglietteria, botteghino
programme: programma, programmi
interval: intervallo, pausa
wardrobe: armadio, guardaroba
sport: sport, sportivo
football: calcio, pallone, calcetto
game: gioco, partita, videogioco, giochi
player: giocatore, lettore, giocatori
match: partita, abbinamento, corrispondere, fiammifero
score: punteggio, punti, risultato
character: personaggio, carattere, caratteri
quest: missione, missioni, quest
reward: ricompensa, premio, premi
coin: moneta, monete
multiplayer: multiplayer, multigiocatore
cheat: barare, imbrogliare, trucco, imbroglio
cheater: baro, imbroglione, cheater, bari*
bot: bot, robot*
advertisement: pubblicità, annuncio, spot*, inserzione
ad: pubblicità, annuncio, spot*
ads: pubblicità, annunci, spot*
banner: banner, striscione
popup: popup, pop-up, finestra pop-up
pop up: pop-up, popup, finestra
interruption: interruzione, interrompere, interrotto
tracking: tracciamento, tracking, tracciabilità, tracciare
cookie: cookie, biscotto, biscotti
consent: consenso, acconsentire, autorizzazione
mode: modalità, modo
dark mode: modalità scura, tema scuro, dark mode
night mode: modalità notte, modalità notturna
theme: tema, temi
layout: layout, impaginazione, disposizione
design: design, progettazione, disegno, grafica
icon: icona, icone
animation: animazione, animazioni
interface: interfaccia, interfacce
shortcut: scorciatoia, collegamento
gesture: gesto, gesti, gesture
zoom: zoom, ingrandire, zoomare
rotate: ruotare, rotazione, girare
landscape: orizzontale, paesaggio
portrait: verticale, ritratto
fullscreen: schermo intero, tutto schermo, fullscreen
widget: widget
plugin: plugin, estensione, plug-in
extension: estensione, proroga, prolunga
integration: integrazione, integrare
API: API
webhook: webhook
script: script, copione
developer: sviluppatore, sviluppatori, programmatore
documentation: documentazione, documenti
manual: manuale, istruzioni, libretto
instruction: istruzione, istruzioni, indicazione
tutorial: tutorial, guida
example: esempio, ad esempio
onboarding: onboarding, inserimento, accoglienza
setup: configurazione, installazione, impostazione
configuration: configurazione, impostazioni
configure: configurare, impostare, configurazione
permission: permesso, autorizzazione, permessi
role: ruolo, ruoli
admin: amministratore, admin, amministrazione
administrator: amministratore, amministratrice, admin
invite: invitare, invito
invitation: invito, inviti, invitare
approval: approvazione, autorizzazione
approve: approvare, approvato, approvazione
reject: rifiutare, respingere, respinto, rifiuto
rejected: rifiutato, respinto, rifiutata
decline: rifiutare, declino, rifiuto, calo
accept: accettare, accettato
block: bloccare, blocco, bloccato
ban: bannare, vietare, divieto, ban, bannato
suspend: sospendere, sospensione, sospeso
suspended: sospeso, sospesa, bloccato
activate: attivare, attivazione
deactivate: disattivare, disattivazione
expire: scadere, scadenza, scade
expired: scaduto, scaduta
limit: limite, limitare, limiti
limited: limitato, ridotto
unlimited: illimitato, senza limiti
maximum: massimo*, massima
minimum: minimo, minima
quota: quota, limite
increase: aumento, aumentare, incremento, rincaro
rise: aumento, salire, aumentare, crescita
raise: aumento, alzare, aumentare
decrease: diminuire, diminuzione, calo, riduzione
reduce: ridurre, ridotto, diminuire, riduzione
half: metà, mezzo, mezza
percent: per cento, percentuale, percento
total: totale, complessivo
sum: somma, totale, importo
amount: importo, quantità, somma, cifra
quantity: quantità, quantitativo
count: contare, conteggio, conto
first: primo, prima*
last: ultimo, scorso, durare, durata
next: prossimo, successivo, seguente
previous: precedente, scorso
only: solo*, soltanto, unico
also: anche*, inoltre, pure*
too: troppo*, anche*, pure*
much: molto*, tanto, molta
many: molti, tanti, molte, parecchi
more: più*, maggiore, altro
less: meno, minore
enough: abbastanza, basta, sufficiente
almost: quasi*
never: mai*
always: sempre*
often: spesso, frequentemente
sometimes: a volte, qualche volta, talvolta
rarely: raramente, di rado, quasi mai
daily: giornaliero, quotidiano, ogni giorno, quotidianamente
weekly: settimanale, ogni settimana, settimanalmente
monthly: mensile, ogni mese, mensilmente
yearly: annuale, ogni anno, annualmente
once: una volta
leave: lasciare, partire, andarsene, uscire, permesso
leaving: partenza, vado via, uscendo, lasciando
quit: smettere, abbandonare, uscire, smesso
competitor: concorrente, concorrenza, rivale
alternative: alternativa, alternativo, opzione
compare: confrontare, paragonare, confronto, comparare
comparison: confronto, paragone, comparazione
difference: differenza, diverso, differenze
same: stesso, uguale, stessa
similar: simile, analogo, somigliante
different: diverso, differente
other: altro, altra, altri
instead: invece, al posto
without: senza*
with: con*
against: contro
since: da quando, dal*, dato che
until: fino a, finché, fino
before: prima*, prima di, davanti
after: dopo*, poi*
during: durante
while: mentre, durante, un po'
recently: recentemente, di recente, ultimamente
soon: presto, a breve, prossimamente
today: oggi
yesterday: ieri
tomorrow: domani
now: adesso, ora, attualmente
later: più tardi, dopo*, poi*, successivamente
immediately: subito, immediatamente, immediato
suddenly: improvvisamente, all'improvviso, di colpo
still: ancora*, tuttora
already: già*
investment: investimento, investire, investimenti
fund: fondo, fondi, finanziare
trade: commercio, scambio, operazione, commerciare
trading: trading, scambi, negoziazione
portfolio: portafoglio, portfolio
broker: broker, intermediario, mediatore
ATM: bancomat, sportello automatico
withdrawal: prelievo, prelevare, ritiro
withdraw: prelevare, prelievo, ritirare
mortgage: mutuo, ipoteca, mutui
account number: numero conto, IBAN
statement: estratto conto, dichiarazione, rendiconto
pension: pensione, pensionistico
retirement: pensione, pensionamento, pensionato
holiday pay: ferie pagate, ferie retribuite, indennità ferie
overtime: straordinari, straordinario, ore straordinarie
shift: turno, turni
roster: turni, turnazione, elenco, turno
timesheet: foglio presenze, foglio ore, timesheet
vacation days: giorni ferie, ferie, ferie residue
sick leave: malattia, congedo malattia, mutua
absence: assenza, assente
attendance: presenza, presenze, frequenza
dismissal: licenziamento, licenziato, licenziare
employer: datore lavoro, azienda, datore
tax code: codice fiscale, codice tributo
deduction: detrazione, trattenuta, deduzione
contribution: contributo, contributi
expenses: spese, spesa, note spese
mileage: chilometraggio, chilometri, rimborso chilometrico
subtitle: sottotitolo, sottotitoli
caption: didascalia, sottotitolo
episode: episodio, puntata, episodi
series: serie, serie tv
channel: canale, canali
playlist: playlist, scaletta
song: canzone, brano, canzoni
album: album, disco*
podcast: podcast
audiobook: audiolibro, audiolibri
chapter: capitolo, capitoli
library card: tessera biblioteca, tessera
reading: lettura, leggere, leggendo
e book: ebook, e-book, libro digitale, libro elettronico
print quality: qualità stampa
ink: inchiostro
toner: toner
cartridge: cartuccia, cartucce
paper jam: carta inceppata, inceppamento, carta incastrata
barcode: codice barre, codici barre
QR code: codice QR, QR, qr code
till: cassa, fino
cash register: cassa, registratore cassa
split: dividere, diviso, divisione
gift: regalo, dono, omaggio, regali
gift card: carta regalo, buono regalo, gift card
loyalty: fedeltà, fidelizzazione
points: punti, punto, punteggio
table reservation: prenotazione tavolo, tavolo prenotato, prenotare tavolo
menu card: menu, menù, carta
kitchen display: display cucina, schermo cucina
child seat: seggiolino, seggiolone, seggiolino auto
pram: carrozzina, passeggino
stroller: passeggino, passeggini
diaper: pannolino, pannolini
toy: giocattolo, giochi, gioco
doll: bambola, bambole
puzzle: puzzle, rompicapo
age: età*, anni
adult: adulto, adulti, maggiorenne
senior: anziano, senior, over 65
elderly: anziano, anziani, vecchio
woman: donna*, signora, femminile
man: uomo, uomini, signore, maschile
girl: ragazza, bambina, ragazzina
boy: ragazzo, bambino, ragazzino
person: persona*, individuo
people: persone, gente, popolo
couple: coppia, coppie, paio
single: singolo, single, singola, unico
tour group: gruppo turistico, comitiva, gruppo
business trip: viaggio lavoro, trasferta, viaggio affari
conference: conferenza, convegno, congresso
meeting: riunione, incontro, meeting, riunioni
room key: chiave camera, chiave stanza, chiave
key card: tessera magnetica, scheda magnetica, key card, chiave elettronica
minibar: minibar, frigobar
wifi password: password wifi, chiave wifi
sea: mare*, marino*, oceano
mountain: montagna, monte*, monti
lake: lago, laghi
river: fiume, fiumi
forest: bosco, foresta, boschi
hike: escursione, camminata, passeggiata, trekking
hiking: escursionismo, trekking, camminata
trail: sentiero, percorso, traccia
path: sentiero, percorso, cammino
hut: rifugio, baita, capanna
summit: cima, vetta
peak: picco, cima, vetta, ora punta
contour: curva livello, contorno, isoipse
elevation: altitudine, dislivello, quota*, altezza
compass: bussola, compasso
coordinates: coordinate
coverage: copertura, campo*, segnale
reception signal: segnale, ricezione, campo*, copertura
roaming: roaming
SIM: SIM, scheda SIM, eSIM, scheda
contract phone: abbonamento, telefono abbonamento, cellulare abbonamento
minutes: minuti, verbale
data volume: dati, giga, traffico dati
router: router, modem*
modem: modem, router
outage: interruzione, disservizio, blackout*, guasto
downtime: inattività, fuori servizio, disservizio, fermo
maintenance window: finestra manutenzione, manutenzione
latency: latenza, ritardo, ping*
bandwidth: banda*, larghezza banda, banda larga
streaming: streaming, trasmissione, diretta
buffering: buffering, caricamento, si blocca, buffer
pixelated: pixelato, sgranato, pixel, sgranata
blurry: sfocato, sfuocato, sfumato, mosso
sharp picture: immagine nitida, nitidezza, nitido
contrast: contrasto, contrasti
brightness: luminosità, brillantezza
flicker: sfarfallio, tremolio, lampeggiare, sfarfalla
flickering: sfarfallio, sfarfalla, tremolio, lampeggia
overheating: surriscaldamento, surriscalda, scalda, si scalda
hot device: scalda, si scalda, surriscalda, bollente
fan noise: rumore ventola, ventola rumorosa, rumore ventilatore
vibration: vibrazione, vibrazioni, vibrare
vibrate: vibrare, vibrazione, vibra
ringtone: suoneria, suonerie
mute: silenziare, muto, silenzioso, microfono spento
unmute: riattivare audio, attivare audio, smutare
call quality: qualità chiamata, qualità chiamate, qualità audio
dropped call: chiamata interrotta, caduta linea, chiamata caduta, cade linea
hearing aid: apparecchio acustico, apparecchi acustici, protesi acustica
earpiece: auricolare, auricolari
whistling: fischio, fischia, fischiare, sibilo
feedback noise: fischio, effetto Larsen, ritorno, rientro
appearance: aspetto, apparenza, estetica
dress: vestito, abito, vestire
shirt: camicia, maglietta, maglia
trousers: pantaloni, pantalone, calzoni
shoes: scarpe, scarpa, calzature
boots: stivali, scarponi, stivaletti
sandals: sandali, ciabatte, infradito
jacket: giacca, giubbotto, giacche
coat: cappotto, giaccone
sock: calza, calzino, calzini
underwear: biancheria intima, mutande, intimo
hat: cappello, berretto, cappellino
glove: guanto, guanti
scarf: sciarpa, foulard
ring: anello, squillare, squillo, suonare
necklace: collana, catenina, collane
bracelet: braccialetto, bracciale, cinturino
earring: orecchino, orecchini
makeup: trucco, make-up, cosmetici, truccarsi
cream: crema, panna, creme
perfume: profumo, fragranza, profumi
shampoo: shampoo
haircut: taglio, taglio capelli
hairdresser: parrucchiere, parrucchiera, barbiere
nail polish: smalto, smalto unghie
size chart: tabella taglie, guida taglie
colour fading: scolorito, scolorisce, sbiadito, stinge
shrink: restringersi, ristretto, restringe, restringimento
shrinks: restringe, ristretto, si restringe
tear: strappo, strappare, lacrima, rompersi
torn: strappato, rotto, lacerato
seam: cucitura, cuciture, scucito
zip: zip, cerniera, lampo
zipper: cerniera, zip*, cerniera lampo
button missing: manca bottone, bottone mancante, senza bottone
wash: lavare, lavaggio, lavato
washing: lavaggio, bucato, lavare
ironing: stiratura, stirare, stiro
honestly: onestamente, sinceramente, francamente
unfortunately: purtroppo, sfortunatamente, peccato
thanks: grazie, ringraziamenti, grazie mille
thank: ringraziare, grazie, ringrazio
congratulations: congratulazioni, complimenti, auguri
praise: elogio, lodare, lode, elogiare
compliment: complimento, complimenti
greeting: saluto, saluti, accoglienza
hello: ciao, salve, buongiorno, buonasera
goodbye: arrivederci, ciao, addio
please: per favore, prego, per piacere, cortesemente
welcome: benvenuto, benvenuti, accoglienza, prego
`;
