/** Polish words for English ones, as customers write them; the usual word first. */
export const pl = `
battery: bateria, akumulator, baterie
charge: ładować, naładować, opłata, ładowanie, pobrać
charger: ładowarka, zasilacz
charging: ładowanie, ładować
cable: kabel, przewód
plug: wtyczka, podłączyć
socket: gniazdko, gniazdo
power: zasilanie, prąd, moc, energia
drain: rozładowuje, odpływ, zużycie baterii, drenaż
empty: pusty, rozładowany, opróżnić
dead: martwy, padł, rozładowany, nie działa
adapter: adapter, przejściówka, zasilacz
wire: drut, przewód, kabel
wireless: bezprzewodowy, bezprzewodowo
screen: ekran, monitor*, wyświetlacz
display: wyświetlacz, ekran, wyświetlać, wyświetla
touchscreen: dotykowy, ekran dotykowy, dotyk
keyboard: klawiatura
button: przycisk, guzik, klawisz
switch: przełącznik, przełączyć, wyłącznik, zmienić
key: klucz, klawisz, kluczyk
lock: zamek, blokada, zablokować, zamknąć, kłódka
unlock: odblokować, otworzyć, odblokowanie
door: drzwi, drzwiczki
window: okno, okienko, szyba
handle: uchwyt, klamka, rączka
lid: pokrywa, pokrywka, wieczko, klapa
case: etui, futerał, obudowa, przypadek, walizka
cover: pokrowiec, osłona, okładka, pokrywa
strap: pasek, pas*, opaska, ramiączko
band: opaska, pasek, zespół
clip: klips, zacisk, klamra, spinka
hook: hak, haczyk, wieszak
magnet: magnes, magnetyczny
sensor: czujnik, sensor
microphone: mikrofon
speaker: głośnik, kolumna
headphones: słuchawki, słuchawek
earphones: słuchawki, dokanałowe, słuchawek
volume: głośność, objętość
sound: dźwięk, odgłos, brzmienie
noise: hałas, szum, odgłos, dźwięk
noisy: głośny, hałaśliwy, głośno
loud: głośny, głośno
quiet: cichy, cicho, spokojny
silent: cichy, bezgłośny, wyciszony, cicho
buzz: brzęczenie, buczenie, buczy, brzęczy
beep: pikanie, piszczy, sygnał, pika
echo: echo, pogłos
static: szum, trzaski, statyczny, zakłócenia
music: muzyka
voice: głos, głosowy
call: połączenie, dzwonić, rozmowa, zadzwonić, telefon
phone: telefon, komórka, smartfon
mobile: komórka, mobilny, telefon komórkowy, mobilna
smartphone: smartfon, telefon
tablet: tablet, tabletka
laptop: laptop, notebook*
computer: komputer, PC*
printer: drukarka
print: drukować, wydruk, wydrukować, druk
scanner: skaner, czytnik
scan: skanować, zeskanować, skan
camera: kamera, aparat, kamerka
photo: zdjęcie, fotka, fotografia
picture: zdjęcie, obraz, obrazek
image: obraz, obrazek, zdjęcie
video: wideo, film*, filmik, video
film: film, folia
recording: nagranie, nagrywanie, zapis
record: nagrać, nagrywać, rekord, zapis
replay: powtórka, odtworzyć
stream: stream, transmisja, strumień, streamować
television: telewizor, telewizja, TV*
remote: pilot*, zdalny, zdalnie
watch: zegarek, oglądać, obejrzeć, smartwatch
wrist: nadgarstek
clock: zegar, godzina, zegarek
alarm: alarm, budzik
timer: minutnik, timer, wyłącznik czasowy, stoper
light: światło, lampa, lekki, oświetlenie, jasny
lamp: lampa, lampka
bulb: żarówka, żarówki
bright: jasny, jaskrawy, jasno
dark: ciemny, ciemno, mroczny
dim: przyćmiony, słaby, przyciemnić, ciemny
color: kolor, barwa, kolorowy
colour: kolor, barwa, kolorowy
app: aplikacja, apka, appka
application: aplikacja, wniosek, program*, podanie
software: oprogramowanie, program*, soft*, software
program: program, programować
website: strona, strona internetowa, witryna
site: strona, witryna, miejsce
page: strona
homepage: strona główna, strona startowa
web: internet*, sieć, internetowy
browser: przeglądarka
internet: internet, sieć, net*
online: online, internetowo, w internecie
offline: offline, bez internetu
network: sieć, zasięg
connection: połączenie, łączność, przesiadka, łącze
connect: połączyć, łączyć, podłączyć
disconnect: rozłączyć, rozłącza, odłączyć, rozłączanie
wifi: wifi, wi-fi, bezprzewodowy internet
bluetooth: bluetooth
signal: sygnał, zasięg
server: serwer
cloud: chmura
sync: synchronizacja, synchronizować, zsynchronizować
synchronise: synchronizować, zsynchronizować, synchronizacja
upload: przesłać, wgrać, wysłać, przesyłanie, wrzucić
download: pobrać, ściągnąć, pobieranie, pobierać
install: zainstalować, instalacja, instalować, montaż
uninstall: odinstalować, usunąć, odinstalowanie
update: aktualizacja, zaktualizować, aktualizować, update
upgrade: ulepszenie, aktualizacja, podwyższenie, upgrade
version: wersja
release: wydanie, wersja, premiera
restart: restart, zrestartować, uruchomić ponownie
reboot: restart*, zrestartować, uruchomić ponownie
reset: reset, zresetować, resetowanie
crash: zawiesza, crash, wywala, awaria, wypadek
freeze: zawiesza, zacina, zamarznąć, zawieszać, zamraża
hang: wisieć, zawiesza, powiesić, zawiesić
stuck: utknął, zaciął, zablokowany, zacięty, utknąłem
lag: lag, opóźnienie, laguje, zacina, przycina
slow: wolny, powolny, wolno, powoli
fast: szybki, szybko
quick: szybki, szybko, prędko
speed: prędkość, szybkość
performance: wydajność, działanie, osiągi, występ, przedstawienie
load: ładować, wczytać, załadować, ładunek, obciążenie
loading: ładowanie, wczytywanie, ładuje
wait: czekać, poczekać, oczekiwanie, czekałem
waiting: czekanie, oczekiwanie, poczekalnia
delay: opóźnienie, zwłoka, opóźniać
delayed: opóźniony, opóźnienie, spóźniony
late: spóźniony, późno, opóźniony, późny
early: wcześnie, wczesny, wcześniej
error: błąd, error
bug: błąd, bug, robak, pluskwa
fault: usterka, wada*, wina, awaria
failure: awaria, niepowodzenie, porażka, usterka
fail: zawieść, zawodzi, nie udać, niepowodzenie, oblać
broken: zepsuty, uszkodzony, złamany, pęknięty, popsuty
break: zepsuć, złamać, pęknąć, przerwa, psuje
defect: wada*, usterka, defekt
malfunction: awaria, usterka, wadliwe działanie
glitch: usterka, błąd, glitch, problem*
problem: problem, kłopot, trudność
issue: problem*, kwestia, sprawa
trouble: kłopot, problem*, trudności
complaint: reklamacja, skarga, zażalenie
complain: narzekać, skarżyć, reklamować, poskarżyć
fix: naprawić, naprawa, poprawić, naprawiać
repair: naprawa, naprawić, serwis
solve: rozwiązać, rozwiązywać
solution: rozwiązanie
workaround: obejście, rozwiązanie tymczasowe
support: wsparcie, pomoc, obsługa, support, wspierać
help: pomoc, pomóc, pomagać, pomógł
helpdesk: helpdesk, pomoc techniczna, biuro obsługi
hotline: infolinia, gorąca linia
assistance: pomoc, wsparcie, asysta, asystent
service: usługa, serwis, obsługa
customer: klient, klientka, kupujący
client: klient, klientka
user: użytkownik, użytkowniczka
member: członek, klubowicz, członkini
guest: gość, goście
visitor: odwiedzający, gość, zwiedzający
passenger: pasażer, podróżny, pasażerka
driver: kierowca, sterownik, maszynista
rider: rowerzysta, jeździec, motocyklista, kierowca
patient: pacjent, cierpliwy, pacjentka
student: student, uczeń, studentka
teacher: nauczyciel, nauczycielka, lektor, wykładowca
pupil: uczeń, uczennica
parent: rodzic, rodzice
child: dziecko, dzieci
kid: dziecko, dzieciak, dzieci
baby: niemowlę, dziecko, bobas, maluch
family: rodzina, rodzinny
friend: przyjaciel, znajomy, kolega, przyjaciółka
colleague: kolega, współpracownik, koleżanka
employee: pracownik, pracownica
staff: personel, pracownicy, obsługa, kadra
team: zespół, drużyna, ekipa
manager: kierownik, menedżer, manager, kierowniczka
boss: szef, szefowa, przełożony
owner: właściciel, właścicielka
neighbour: sąsiad, sąsiadka, sąsiedzi
dealer: sprzedawca, dealer, salon*
supplier: dostawca
vendor: sprzedawca, dostawca
partner: partner, partnerka, wspólnik
company: firma, przedsiębiorstwo, spółka
business: biznes, firma, działalność, interes
shop: sklep, zakupy
store: sklep, przechowywać, magazyn
branch: oddział, filia, placówka, gałąź
office: biuro, urząd, gabinet
login: logowanie, zalogować, login, loguje
logout: wylogowanie, wylogować, wylogowuje
sign: podpisać, znak, podpis, tabliczka
password: hasło, haseł
username: nazwa użytkownika, login, nick*
account: konto, rachunek, kont
profile: profil
register: zarejestrować, rejestracja, rejestr, zapisać
registration: rejestracja, zapisy
verification: weryfikacja, potwierdzenie
verify: zweryfikować, sprawdzić, weryfikować, potwierdzić
code: kod
pin: PIN, pinezka, kod PIN
two factor: dwuskładnikowe, dwuetapowa, 2FA, dwustopniowa
fingerprint: odcisk palca, odciski palców, linii papilarnych
face: twarz, buzia
security: bezpieczeństwo, zabezpieczenie, ochrona
secure: bezpieczny, zabezpieczony, zabezpieczyć
safe: bezpieczny, bezpiecznie, sejf
unsafe: niebezpieczny, niebezpiecznie
danger: niebezpieczeństwo, zagrożenie
dangerous: niebezpieczny, groźny*
risk: ryzyko, ryzykować, ryzykowny
hack: zhakować, włamanie, hakować, zhakowali
hacker: haker, hakerzy
fraud: oszustwo, wyłudzenie, oszust
scam: oszustwo, scam, oszust, przekręt, naciąganie
fake: fałszywy, podróbka, fejk, fake, podrobiony
spam: spam, śmieciowy
virus: wirus
privacy: prywatność
private: prywatny, prywatnie
personal: osobisty, osobowy, osobiście
data: dane*, danych
leak: wyciek, przeciek, cieknie, przecieka
breach: naruszenie, wyciek, złamanie
delete: usunąć, skasować, usuwanie, kasować
remove: usunąć, zdjąć, usuwać, wyjąć
erase: wymazać, usunąć, skasować
restore: przywrócić, odzyskać, przywracanie
backup: kopia zapasowa, backup, kopia
export: eksport, eksportować, wyeksportować
import: import, importować, zaimportować
file: plik, pliki
folder: folder, katalog, teczka
document: dokument, dokumenty
form: formularz, forma, kształt
attachment: załącznik, załączniki
spreadsheet: arkusz, excel*, arkusz kalkulacyjny
table: stół, tabela, stolik
row: wiersz, rząd
column: kolumna
report: raport, zgłosić, sprawozdanie, zgłoszenie
chart: wykres, tabela
graph: wykres, graf*
dashboard: pulpit*, panel*, dashboard, deska rozdzielcza
statistics: statystyki, statystyka
analysis: analiza
filter: filtr, filtrować, filtrowanie
sort: sortować, sortowanie, rodzaj
search: szukać, wyszukiwanie, wyszukiwarka, wyszukać
find: znaleźć, znajdować, odnaleźć, znalazłem
result: wynik, rezultat
list: lista, spis
menu: menu, karta, karta dań
setting: ustawienie, ustawienia
settings: ustawienia, ustawień, konfiguracja
option: opcja, możliwość, wybór
preference: preferencje, preferencja, ustawienia
feature: funkcja, cecha, opcja
function: funkcja, działać, funkcjonować
tool: narzędzie
template: szablon, wzór
field: pole*
label: etykieta, naklejka, metka
tag: tag, metka, etykieta, znacznik
category: kategoria
title: tytuł
text: tekst, SMS, treść
font: czcionka, font
size: rozmiar, wielkość
language: język, językowy
translation: tłumaczenie, przekład
translate: tłumaczyć, przetłumaczyć, tłumaczenie
word: słowo, wyraz, słów*
sentence: zdanie, zdania
spelling: pisownia, ortografia, literówka
message: wiadomość, komunikat, SMS
notification: powiadomienie, zawiadomienie, komunikat
alert: alert, ostrzeżenie, alarm*, powiadomienie
reminder: przypomnienie, monit
email: mail*, e-mail, email, mejl
mail: poczta, mail, list*, e-mail
newsletter: newsletter, biuletyn
inbox: skrzynka odbiorcza, skrzynka
chat: czat, chat, rozmowa, czatować
comment: komentarz, uwaga, komentować
review: recenzja, opinia, ocena, przegląd
rating: ocena, ranking*, oceny
star: gwiazdka, gwiazda, gwiazdki
feedback: opinia, informacja zwrotna, feedback, uwagi
survey: ankieta, badanie, sondaż
question: pytanie, zapytać
answer: odpowiedź, odpowiedzieć, odpowiadać
reply: odpowiedź, odpowiedzieć, odpisać, odpowiadać
response: odpowiedź, reakcja, odzew
respond: odpowiedzieć, reagować, odpowiadać, odpisać
contact: kontakt, skontaktować, kontaktować
ticket: bilet, zgłoszenie, ticket, mandat
request: prośba, wniosek, zgłoszenie, poprosić, żądanie
price: cena, ceny
cost: koszt, kosztować, kosztuje
expensive: drogi, drogo, kosztowny, droższy, drożyzna
cheap: tani, tanio, tańszy, tanie
fee: opłata, prowizja
surcharge: dopłata, dodatkowa opłata
discount: zniżka, rabat, przecena, upust
coupon: kupon, kod rabatowy, bon*
voucher: voucher, bon*, kupon, talon
promotion: promocja, awans, promocyjny
offer: oferta, oferować, zaoferować, propozycja
sale: wyprzedaż, sprzedaż, przecena
deal: okazja, oferta, umowa, promocja
free: darmowy, bezpłatny, za darmo, wolny, gratis
trial: próba, okres próbny, próbny, testowy
subscription: subskrypcja, abonament, prenumerata
subscribe: subskrybować, zapisać, zasubskrybować, wykupić
unsubscribe: wypisać, anulować subskrypcję, zrezygnować
renewal: odnowienie, przedłużenie
renew: odnowić, przedłużyć, wznowić
cancel: anulować, odwołać, zrezygnować, wypowiedzieć, anulowanie
cancellation: anulowanie, odwołanie, rezygnacja, wypowiedzenie
plan: plan, taryfa, abonament, planować, pakiet
package: paczka, pakiet, przesyłka
tier: poziom, pakiet, próg
premium: premium, składka
membership: członkostwo, karnet, składka
paywall: paywall, płatny dostęp, płatne
payment: płatność, zapłata, wpłata, opłata
pay: płacić, zapłacić, płaca, opłacić
paid: zapłacony, płatny, opłacony, zapłaciłem
card: karta, karta płatnicza
credit: kredyt, kredytowa, środki
debit: debet, debetowa, obciążenie, pobrano
cash: gotówka, gotówką
bank: bank, bankowy
transfer: przelew, transfer, przelać, przenieść, przesiadka
invoice: faktura, faktury
bill: rachunek, faktura, banknot
billing: rozliczenie, fakturowanie, rozliczenia, bilingi
receipt: paragon, pokwitowanie, potwierdzenie, rachunek
refund: zwrot, zwrot pieniędzy, zwrócić, zwrot środków
reimbursement: zwrot kosztów, zwrot, refundacja
money: pieniądze, pieniędzy, kasa, forsa
wallet: portfel, portmonetka
balance: saldo, stan konta, równowaga, bilans
budget: budżet
tax: podatek, podatkowy
VAT: VAT, podatek VAT
currency: waluta, walutowy
salary: pensja, wynagrodzenie, wypłata, zarobki
wage: płaca, wynagrodzenie, stawka, pensja
payroll: lista płac, płace*, kadry, wypłaty
payslip: pasek wypłaty, odcinek wypłaty, pasek
bonus: premia, bonus, dodatek
tip: napiwek, wskazówka, porada, końcówka
deposit: kaucja, zaliczka, depozyt, wpłata, zadatek
rent: czynsz, wynajem, wynająć, najem
insurance: ubezpieczenie, polisa, ubezpieczyciel
loan: pożyczka, kredyt
debt: dług, zadłużenie, zaległość
interest: odsetki, oprocentowanie, zainteresowanie
contract: umowa, kontrakt
agreement: umowa, porozumienie, zgoda
terms: warunki, regulamin
policy: polityka, polisa, zasady
rule: zasada, reguła, regulamin, przepis
fine: mandat, grzywna, kara, dobrze
penalty: kara, karny, kara umowna
commission: prowizja, komisja
profit: zysk, zarobek, dochód
revenue: przychód, obrót, dochód
value: wartość, warty
worth: warto, warty, wart
overcharged: przepłaciłem, zawyżony, nadpłata, za dużo
double: podwójny, podwójnie, dwukrotnie, dwa razy
twice: dwa razy, dwukrotnie
again: znowu, ponownie, jeszcze raz, znów
wrong: zły, błędny, niewłaściwy, źle, nie ten
incorrect: nieprawidłowy, błędny, niepoprawny
mistake: błąd, pomyłka, pomylić
false: fałszywy, nieprawdziwy, fałsz
true: prawdziwy, prawda
correct: poprawny, prawidłowy, poprawić, właściwy
right: dobry, prawo, właściwy, racja, prawy
accurate: dokładny, precyzyjny, trafny
precise: precyzyjny, dokładny
exact: dokładny, ścisły, dokładnie
order: zamówienie, zamówić, zamawiać, kolejność, porządek
buy: kupić, kupować, zakup
purchase: zakup, kupić, nabyć
sell: sprzedać, sprzedawać, sprzedaż
seller: sprzedawca, sprzedający
buyer: kupujący, nabywca, klient
product: produkt, towar, wyrób
item: produkt, przedmiot, artykuł, pozycja
goods: towar, towary, produkty
stock: magazyn, zapas, stan magazynowy, akcje
inventory: inwentarz, magazyn, zapasy, inwentaryzacja
available: dostępny, dostępność
unavailable: niedostępny, brak
out of stock: brak, niedostępny, wyprzedany, brak towaru
basket: koszyk, kosz
cart: koszyk, wózek
checkout: kasa, finalizacja, wymeldowanie, płatność
delivery: dostawa, doręczenie, dowóz
deliver: dostarczyć, dostarczać, doręczyć, dowieźć
shipping: wysyłka, dostawa, koszt wysyłki, przesyłka
ship: statek, wysłać, wysyłać
courier: kurier, kurierski
parcel: paczka, przesyłka
packaging: opakowanie, pakowanie, zapakowany
box: pudełko, karton, skrzynka, pudło, box
bag: torba, torebka, worek, reklamówka
envelope: koperta
damaged: uszkodzony, zniszczony, uszkodzenie
scratched: porysowany, zarysowany, rysa, podrapany
dented: wgnieciony, wgniecenie, pognieciony
cracked: pęknięty, popękany, pęknięcie
leaking: cieknie, przecieka, nieszczelny, wyciek, przeciekający
missing: brakuje, brak, zaginął, brakujący
lost: zgubiony, zaginiony, stracony, zagubiony, zgubiłem
stolen: skradziony, ukradziony, ukradli
theft: kradzież, złodziej
return: zwrot, zwrócić, oddać, odesłać, powrót
exchange: wymiana, wymienić, zamienić
replacement: wymiana, zamiennik, zastępczy, wymienić
replace: wymienić, zastąpić, wymiana
spare: zapasowy, zapas, części zamienne
part: część, element*
warranty: gwarancja, rękojmia, gwarancyjny
guarantee: gwarancja, gwarantować, poręczenie
quality: jakość, jakościowo
material: materiał, tworzywo, tkanina
fabric: tkanina, materiał*
cotton: bawełna, bawełniany
leather: skóra, skórzany
wood: drewno, drewniany
metal: metal, metalowy
plastic: plastik, plastikowy, tworzywo
glass: szkło, szklanka, szklany, szyba, kieliszek
rubber: guma, gumowy, gumka
paper: papier, papierowy, kartka
steel: stal, stalowy
sturdy: solidny, wytrzymały, mocny
solid: solidny, mocny, stały
flimsy: kruchy, delikatny, tandetny, lichy
fragile: kruchy, delikatny, łamliwy
durable: trwały, wytrzymały
heavy: ciężki, ciężko, cięższy
thin: cienki, chudy, cieńszy
thick: gruby, gęsty, grubszy
long: długi, długo, dłuższy
short: krótki, za krótki, krótszy, niski
wide: szeroki, szerszy
narrow: wąski, ciasny, węższy
large: duży, wielki, większy
big: duży, wielki, większy, ogromny
small: mały, niewielki, mniejszy, za mały
tiny: malutki, maleńki, mały
tall: wysoki, wyższy
high: wysoki, wysoko, wyższy
low: niski, nisko, słaby, niższy
deep: głęboki, głęboko
fit: pasować, pasuje, dopasowanie, leży
tight: ciasny, obcisły, szczelny, za ciasny
loose: luźny, luz, poluzowany
comfortable: wygodny, komfortowy, wygodnie
uncomfortable: niewygodny, niekomfortowy, niewygodnie
soft: miękki, delikatny, mięciutki
hard: twardy, trudny, ciężko
rough: szorstki, chropowaty, ostry
smooth: gładki, płynny, płynnie
sharp: ostry, wyraźny
blunt: tępy, stępiony
warm: ciepły, ciepło, cieplejszy
cold: zimny, zimno, przeziębienie, chłodny
hot: gorący, gorąco, ostry, upał
cool: chłodny, fajny, chłodno
freezing: zamarzam, lodowaty, mroźny, zimno
wet: mokry, wilgotny, przemoczony
dry: suchy, sucho, suszyć, wysuszyć
damp: wilgotny, wilgoć, zawilgocony
clean: czysty, czysto, czyścić, sprzątać, posprzątany
dirty: brudny, brudno, brud
filthy: brudny, obrzydliwy, syf, zapuszczony
dust: kurz, pył, zakurzony
stain: plama, zaplamiony, poplamiony
smell: zapach, pachnieć, śmierdzi, pachnie
stink: śmierdzieć, smród, śmierdzi, cuchnie
odour: zapach, smród, woń*
mould: pleśń, grzyb, spleśniały, zapleśniały
mold: pleśń, grzyb, spleśniały, zapleśniały
rust: rdza, rdzewieć, zardzewiały
rot: gnić, zgniły, zgnilizna, gnije
insect: owad, robak, insekt, robactwo
food: jedzenie, żywność, potrawa, posiłek, pokarm
meal: posiłek, danie, jedzenie
breakfast: śniadanie, śniadań
lunch: obiad, lunch
dinner: kolacja, obiad
dish: danie, potrawa, naczynie, talerz
recipe: przepis, receptura
ingredient: składnik, skład
taste: smak, smakować, spróbować
tasty: smaczny, pyszny, smacznie
delicious: pyszny, przepyszny, wyśmienity, smaczny
bland: mdły, bez smaku, nijaki, niedoprawiony
salty: słony, przesolony, za słony
sweet: słodki, słodycze, słodko
sour: kwaśny, skwaśniały
bitter: gorzki, gorzko
spicy: ostry, pikantny, przyprawiony
fresh: świeży, świeżość
stale: czerstwy, nieświeży, stary, zwietrzały
raw: surowy
burnt: spalony, przypalony
undercooked: niedogotowany, surowy, niedopieczony, niedosmażony
cooked: ugotowany, gotowany, upieczony, usmażony
portion: porcja
snack: przekąska, przegryzka
drink: napój, pić, drink, wypić
water: woda, wodny
coffee: kawa
tea: herbata
milk: mleko
juice: sok
beer: piwo
wine: wino
bread: chleb, pieczywo, bułka
cheese: ser*
meat: mięso, mięsny
chicken: kurczak, kura
fish: ryba, rybny
egg: jajko, jajka, jaja
vegetable: warzywo, warzywa, jarzyny
fruit: owoc, owoce
salad: sałatka, surówka
soup: zupa
rice: ryż
pasta: makaron, pasta
pizza: pizza
sandwich: kanapka, sandwich
cake: ciasto, tort, ciastko
chocolate: czekolada, czekoladowy
sugar: cukier, cukru
salt: sól*, soli
oil: olej, oliwa
allergy: alergia, uczulenie, alergik
allergen: alergen, alergeny
gluten: gluten, bezglutenowy
vegan: wegański, weganin, wege
vegetarian: wegetariański, wegetarianin, wege
organic: ekologiczny, bio*, organiczny, eko
healthy: zdrowy, zdrowo
restaurant: restauracja, lokal, knajpa
cafe: kawiarnia, kafejka
bar: bar, pasek
kitchen: kuchnia, kuchenny
cook: gotować, kucharz, ugotować
chef: szef kuchni, kucharz
waiter: kelner, obsługa
waitress: kelnerka, obsługa
seat: miejsce, siedzenie, fotel, siedzisko
chair: krzesło, fotel, krzeseł
bench: ławka, ławeczka
sofa: sofa, kanapa
bed: łóżko, łóżek
mattress: materac
pillow: poduszka
blanket: koc, kołdra
sheet: prześcieradło, arkusz, kartka, pościel
towel: ręcznik
shower: prysznic, brać prysznic
bath: kąpiel, wanna*
bathroom: łazienka, toaleta
toilet: toaleta, WC, ubikacja, sedes, kibel
sink: umywalka, zlew, zlewozmywak
tap: kran, stuknąć, kranówka, dotknąć
soap: mydło
room: pokój, sala, pomieszczenie, miejsce, pokoje
bedroom: sypialnia
cabin: kabina, domek, chata, kajuta
apartment: mieszkanie, apartament
house: dom*, domek
home: dom*, domu, mieszkanie
building: budynek, gmach, budowla
floor: podłoga, piętro*
stairs: schody, klatka schodowa
lift: winda, podnieść, podnosić
elevator: winda
escalator: schody ruchome, ruchome schody
ramp: podjazd, rampa
wheelchair: wózek inwalidzki, wózek, na wózku
disabled: niepełnosprawny, wyłączony, inwalida
accessibility: dostępność, ułatwienia dostępu
entrance: wejście, wjazd
exit: wyjście, wyjść, wyjazd, zjazd
corridor: korytarz
lobby: lobby, hol*
reception: recepcja, zasięg, przyjęcie
balcony: balkon
terrace: taras
garden: ogród, ogródek
pool: basen
sauna: sauna
gym: siłownia, sala gimnastyczna, fitness*
beach: plaża*
park: park, parkować, zaparkować
playground: plac zabaw
parking: parking, parkowanie, miejsce parkingowe
garage: garaż, warsztat
hotel: hotel
hostel: hostel, schronisko
camping: kemping, camping, biwak
campsite: kemping, pole namiotowe, camping*
tent: namiot
booking: rezerwacja, zarezerwować, booking
book: książka, zarezerwować, rezerwować
reservation: rezerwacja
reserve: zarezerwować, rezerwa, rezerwować
appointment: wizyta, termin, spotkanie, umówić
slot: termin, slot, okienko, gniazdo
schedule: harmonogram, grafik, rozkład, plan*
timetable: rozkład jazdy, rozkład, plan zajęć
calendar: kalendarz
date: data*, termin, randka
day: dzień, dni, doba
week: tydzień, tygodnie, tygodni
month: miesiąc, miesięcy
year: rok*, lata, lat*
hour: godzina, godz, godzin
minute: minuta, min*, minut
second: sekunda, drugi
morning: rano, poranek, ranek
afternoon: popołudnie, po południu
evening: wieczór, wieczorem
night: noc, nocleg, nocny
weekend: weekend, koniec tygodnia
holiday: wakacje, urlop, święto, wczasy
vacation: wakacje, urlop, wczasy
summer: lato, letni, latem
winter: zima, zimowy, zimą
spring: wiosna, sprężyna, wiosenny
autumn: jesień, jesienny
season: sezon, pora roku
travel: podróżować, podróż, jechać
trip: wycieczka, podróż, wyjazd, wyprawa
journey: podróż, przejazd, jazda
tour: wycieczka, zwiedzanie, trasa
excursion: wycieczka, wypad
guide: przewodnik, poradnik, pilot*
map: mapa, mapka
route: trasa, droga
navigation: nawigacja, GPS*
direction: kierunek, wskazówki, droga
address: adres
location: lokalizacja, położenie, miejsce
GPS: GPS, nawigacja
distance: odległość, dystans
kilometre: kilometr, km*
mile: mila, mile
train: pociąg, kolej, trenować
bus: autobus, autokar, bus
tram: tramwaj
metro: metro
subway: metro*, przejście podziemne
taxi: taksówka, taxi
car: samochód, auto*, pojazd
van: furgonetka, bus*, van, dostawczy
truck: ciężarówka, tir
lorry: ciężarówka, tir
motorcycle: motocykl, motor*
bicycle: rower
bike: rower, motor*
scooter: hulajnoga, skuter
helmet: kask, hełm*
brake: hamulec, hamować, hamowanie
brakes: hamulce, hamulec, hamulców
wheel: koło, kółko, kierownica, kół
tyre: opona, opony
tire: opona, męczyć, opony
engine: silnik
motor: silnik, motor
fuel: paliwo, benzyna
petrol: benzyna, paliwo
diesel: diesel, olej napędowy, ropa
charging station: ładowarka, stacja ładowania, punkt ładowania
tank: zbiornik, bak*
seatbelt: pas*, pas bezpieczeństwa, pasy bezpieczeństwa
road: droga, ulica, szosa, jezdnia
street: ulica, uliczny
lane: pas*, pas ruchu, uliczka
pavement: chodnik
sidewalk: chodnik
pothole: dziura, wyrwa, dziury
bridge: most*, mostek, wiadukt
tunnel: tunel
traffic: ruch, korki, korek
jam: korek, dżem, zacięcie, zator
crossing: przejście, skrzyżowanie, przejazd, przeprawa
junction: skrzyżowanie, węzeł
station: stacja, dworzec, przystanek
stop: przystanek, zatrzymać, przestać, stop
platform: peron, platforma
airport: lotnisko, port lotniczy
flight: lot*, rejs, przelot
plane: samolot
airline: linia lotnicza, linie lotnicze, przewoźnik
boarding: boarding, wejście, odprawa, wsiadanie
gate: bramka, brama, gate, furtka
luggage: bagaż, walizka
baggage: bagaż, walizka
suitcase: walizka
ferry: prom
boat: łódź, łódka, statek
harbour: port*, przystań
port: port, złącze, wejście
deck: pokład
crew: załoga, ekipa
captain: kapitan
announcement: komunikat, ogłoszenie, zapowiedź
border: granica, ramka
customs: cło, celny, odprawa celna
passport: paszport
visa: wiza
fare: opłata, cena biletu, taryfa
pass: przepustka, karnet, zdać, paszport
season ticket: bilet okresowy, bilet miesięczny, abonament, karnet
queue: kolejka, kolejki
line: linia, kolejka, linijka
crowd: tłum, tłok
crowded: zatłoczony, tłoczno, tłok, przepełniony
full: pełny, pełno, pełen, najedzony
overcrowded: przepełniony, zatłoczony, przeludniony
space: miejsce, przestrzeń, spacja
friendly: przyjazny, miły, życzliwy, sympatyczny
unfriendly: nieprzyjazny, niemiły, niesympatyczny, nieuprzejmy
rude: niegrzeczny, chamski, opryskliwy, nieuprzejmy, arogancki
polite: grzeczny, uprzejmy, kulturalny
impolite: niegrzeczny, nieuprzejmy, niekulturalny
kind: miły, życzliwy, uprzejmy, rodzaj
helpful: pomocny, pomocna, przydatny
unhelpful: niepomocny, mało pomocny, nie pomógł
competent: kompetentny, kompetencja, fachowy
incompetent: niekompetentny, niekompetencja, nieudolny
professional: profesjonalny, fachowy, zawodowy, profesjonalista
unprofessional: nieprofesjonalny, niefachowy, brak profesjonalizmu
arrogant: arogancki, arogancja, bezczelny
impatient: niecierpliwy, zniecierpliwiony
attentive: uważny, troskliwy
careless: nieostrożny, niedbały, niechlujny, nieuważny
lazy: leniwy, leń*
honest: uczciwy, szczery
dishonest: nieuczciwy, nieszczery
reliable: niezawodny, solidny, rzetelny, wiarygodny
unreliable: zawodny, niesolidny, nierzetelny, niewiarygodny
responsible: odpowiedzialny, odpowiedzialność
trust: zaufanie, ufać, zaufać
promise: obietnica, obiecać, obiecywać
lie: kłamstwo, kłamać, okłamać, leżeć
mislead: wprowadzać, oszukać, oszukiwać, zmylić
misleading: mylący, wprowadzający, zwodniczy
apologise: przepraszać, przeprosić, przeprosiny
sorry: przepraszam, przykro, sorry, wybaczcie
excuse: wymówka, wytłumaczenie, usprawiedliwienie, przepraszam
explain: wyjaśnić, wytłumaczyć, tłumaczyć, wyjaśniać
explanation: wyjaśnienie, wytłumaczenie
inform: informować, poinformować, powiadomić, zawiadomić
information: informacja, informacje, info*
unclear: niejasny, niezrozumiały, nieczytelny, niewyraźny
clear: jasny, wyraźny, czytelny, zrozumiały, przejrzysty
confusing: mylący, zagmatwany, niejasny, niezrozumiały
confused: zdezorientowany, pogubiony, zagubiony
understand: rozumieć, zrozumieć, zrozumiały
misunderstanding: nieporozumienie
complicated: skomplikowany, zawiły, trudny
complex: złożony, skomplikowany, kompleksowy
simple: prosty, łatwy, prostszy
easy: łatwy, prosty, łatwo, łatwiejszy
difficult: trudny, ciężki, trudno
intuitive: intuicyjny, intuicyjnie
annoying: irytujący, denerwujący, wkurzający, uciążliwy, drażni
annoyed: zirytowany, zdenerwowany, poirytowany, wkurzony
angry: zły, wściekły, zdenerwowany, wkurzony
furious: wściekły, rozwścieczony, wkurzony
disappointed: rozczarowany, zawiedziony, rozczarowanie
disappointing: rozczarowujący, rozczarowanie, zawód
frustrated: sfrustrowany, frustracja, zdenerwowany
frustrating: frustrujący, frustracja, irytujący
sad: smutny, przykro, szkoda, smutno
happy: szczęśliwy, zadowolony, wesoły
satisfied: zadowolony, usatysfakcjonowany, satysfakcja
dissatisfied: niezadowolony, niezadowolenie
pleased: zadowolony, cieszę, ucieszony
delighted: zachwycony, uradowany, zachwyt
surprised: zaskoczony, zdziwiony, zaskoczenie
worried: zmartwiony, zaniepokojony, martwię, obawy
afraid: boję, bać, przestraszony, obawiam
scared: przestraszony, wystraszony, boję, strach
ashamed: zawstydzony, wstyd
tired: zmęczony, zmęczenie, dość
bored: znudzony, nudzić, nuda
boring: nudny, nuda, monotonny, nudno
interesting: ciekawy, interesujący, ciekawie
exciting: ekscytujący, emocjonujący, pasjonujący
fun: zabawa, fajny, frajda, zabawny
enjoy: cieszyć, podobać, dobrze bawić, lubić
love: kochać, uwielbiać, miłość, kocham
like: lubić, podobać, podoba, polubić
hate: nienawidzić, nie cierpieć, nie znosić, nienawiść
dislike: nie lubić, nie podobać, nie podoba, niechęć
prefer: woleć, preferować, wolę
recommend: polecać, polecić, rekomendować, polecam, zalecać
avoid: unikać, omijać, uniknąć
regret: żałować, żal, żałuję
miss: przegapić, tęsknić, brakować, spóźnić
wish: życzyć, życzenie, chciałbym, pragnąć
want: chcieć, chcę, pragnąć, chciałbym
need: potrzebować, potrzeba, musieć, potrzebny
hope: nadzieja, mieć nadzieję, oby
expect: oczekiwać, spodziewać, oczekiwanie
demand: żądać, wymagać, żądanie, domagać, popyt
suggest: sugerować, zaproponować, proponować, zasugerować
suggestion: sugestia, propozycja, wskazówka
idea: pomysł, idea
improve: poprawić, ulepszyć, usprawnić, udoskonalić, polepszyć
improvement: poprawa, ulepszenie, usprawnienie, poprawka
better: lepszy, lepiej, lepsze
worse: gorszy, gorzej, gorsze
best: najlepszy, najlepiej
worst: najgorszy, najgorzej
good: dobry, dobrze, dobre
bad: zły, źle, kiepski, słaby, złe
great: świetny, super*, wspaniały, rewelacyjny, ekstra
excellent: doskonały, znakomity, wyśmienity, świetny
perfect: idealny, perfekcyjny, doskonały
wonderful: wspaniały, cudowny, przepiękny
awful: okropny, straszny, fatalny, koszmarny
terrible: straszny, okropny, fatalny, tragiczny
horrible: okropny, straszny, koszmarny, potworny
poor: słaby, kiepski, marny, biedny
mediocre: przeciętny, średni, mierny
average: średni, przeciętny, średnia
okay: ok*, okej, w porządku, dobrze, może być
useless: bezużyteczny, nieprzydatny, do niczego
useful: przydatny, użyteczny, pomocny
worthless: bezwartościowy, bezużyteczny
necessary: konieczny, niezbędny, potrzebny
unnecessary: niepotrzebny, zbędny, niekonieczny
important: ważny, istotny, ważne
beautiful: piękny, śliczny, przepiękny, ładny
ugly: brzydki, paskudny, szpetny
pretty: ładny, śliczny, dość
nice: miły, ładny, fajny, przyjemny, sympatyczny
modern: nowoczesny, współczesny
old: stary, starszy, dawny
outdated: przestarzały, nieaktualny, niemodny
new: nowy, nowa
work: praca, działać, pracować, działa
working: działający, działa, pracujący, sprawny
run: biegać, uruchomić, działać, biec, chodzi
start: start, zacząć, uruchomić, początek, włączyć
begin: zaczynać, zacząć, rozpocząć
end: koniec, zakończyć, kończyć, końcówka
finish: skończyć, zakończyć, ukończyć, wykończenie
open: otworzyć, otwarty, otwierać, czynny
close: zamknąć, zamykać, zamknięty, blisko
turn on: włączyć, włączać, uruchomić, załączyć
turn off: wyłączyć, wyłączać, zgasić
press: nacisnąć, naciskać, wcisnąć, prasa
click: kliknąć, klikać, kliknięcie, klik
swipe: przesunąć, przesuwać, swipe, przeciągnąć
scroll: przewijać, scrollować, przewinąć, przewijanie
type: pisać, wpisać, typ, rodzaj, wpisywać
enter: wpisać, wejść, wprowadzić, wchodzić
fill: wypełnić, napełnić, wypełniać, uzupełnić
choose: wybrać, wybierać, wybór
select: wybrać, zaznaczyć, wybierać
change: zmienić, zmiana, wymienić, przesiadka, reszta
edit: edytować, edycja, zmienić
modify: modyfikować, zmienić, zmodyfikować
add: dodać, dodawać, dołożyć
create: utworzyć, stworzyć, tworzyć, założyć
make: robić, zrobić, wykonać, marka
build: budować, zbudować, budowa, kompilacja
save: zapisać, zapisywać, oszczędzać, zachować, uratować
keep: zachować, trzymać, zatrzymać, przechowywać
share: udostępnić, dzielić, udział, udostępniać
send: wysłać, wysyłać, przesłać, nadać
receive: otrzymać, dostać, odebrać, otrzymywać
get: dostać, otrzymać, uzyskać, dostawać
give: dać, dawać, podać, oddać
take: wziąć, brać, zabrać, bierze, zajmuje
bring: przynieść, przywieźć, przynosić
put: położyć, włożyć, postawić, kłaść, umieścić
move: przenieść, ruszać, przesunąć, przeprowadzka, ruch
copy: kopiować, kopia, skopiować, egzemplarz
paste: wkleić, wklejać, pasta*
cut: ciąć, wyciąć, uciąć, skaleczenie, przeciąć
drag: przeciągnąć, ciągnąć, przeciągać
drop: upuścić, spadek, upadek, kropla, spadł
link: link, łącze, odnośnik
show: pokazać, pokazywać, wyświetlić, pokaz, program*
hide: ukryć, schować, ukrywać
see: widzieć, zobaczyć, widać, widzę
look: patrzeć, wyglądać, wygląd, spojrzeć
read: czytać, przeczytać, odczytać, odczyt
write: pisać, napisać, zapisać
listen: słuchać, posłuchać, wysłuchać
hear: słyszeć, usłyszeć, słychać
speak: mówić, rozmawiać, mówi
talk: rozmawiać, mówić, rozmowa, gadać
say: powiedzieć, mówić, twierdzić
tell: powiedzieć, mówić, opowiedzieć, poinformować
ask: pytać, zapytać, prosić, poprosić, spytać
learn: uczyć, nauczyć, dowiedzieć, nauka
teach: uczyć, nauczyć, nauczać
study: studiować, nauka, uczyć, badanie, studia
training: szkolenie, trening, kurs
course: kurs, szkolenie, zajęcia
lesson: lekcja, zajęcia
class: klasa, zajęcia, lekcja
lecture: wykład, prelekcja
exam: egzamin, sprawdzian, matura
test: test, sprawdzian, testować, badanie, próba
grade: ocena, klasa, stopień
homework: praca domowa, zadanie domowe, zadanie
exercise: ćwiczenie, ćwiczyć, zadanie
textbook: podręcznik, książka
library: biblioteka
school: szkoła, szkolny
university: uniwersytet, uczelnia, studia
college: uczelnia, szkoła wyższa, college, studia
diploma: dyplom, świadectwo
certificate: certyfikat, zaświadczenie, świadectwo
level: poziom, stopień
beginner: początkujący, nowicjusz
advanced: zaawansowany
progress: postęp, postępy, progres
group: grupa, grupowy
classroom: sala, klasa, sala lekcyjna
doctor: lekarz, doktor, lekarka
nurse: pielęgniarka, pielęgniarz, siostra
hospital: szpital
clinic: przychodnia, klinika, poradnia
pharmacy: apteka
medicine: lek, lekarstwo, medycyna, leki
drug: lek, narkotyk, leki
pill: tabletka, pigułka
dose: dawka, dawkowanie
treatment: leczenie, zabieg, traktowanie, kuracja
therapy: terapia, leczenie
surgery: operacja, zabieg, chirurgia
operation: operacja, obsługa, działanie
diagnosis: diagnoza, rozpoznanie
symptom: objaw, symptom, objawy
pain: ból, bóle, boli
ache: ból, boleć, boli
hurt: boli, boleć, zranić, ból
injury: uraz, kontuzja, obrażenie, rana*
injured: ranny, kontuzjowany, poszkodowany
wound: rana*, ranny
accident: wypadek, wypadki
emergency: nagły wypadek, awaria, alarmowy, SOR, awaryjny
ambulance: karetka, pogotowie, ambulans
health: zdrowie, zdrowotny
illness: choroba, schorzenie, chory
sick: chory, mdłości, niedobrze
disease: choroba
fever: gorączka, temperatura
cough: kaszel, kaszleć
headache: ból głowy, boli głowa, bóle głowy
skin: skóra, cera, skórka
hair: włosy, włos, włosów
eye: oko, oczy, oczu
ear: ucho, uszy, uszu
nose: nos*
mouth: usta, buzia, jama ustna
tooth: ząb, zęby*
teeth: zęby*, ząb, zębów
dentist: dentysta, stomatolog, dentystka
throat: gardło
neck: szyja, kark
shoulder: ramię, bark*
back: plecy, tył, wstecz, kręgosłup, z powrotem
arm: ramię, ręka, ramiona
hand: ręka, dłoń, ręce, rąk
finger: palec, palce
leg: noga, nóg*
knee: kolano
foot: stopa, noga
feet: stopy, nogi, stóp*
heart: serce
blood: krew, krwi
pressure: ciśnienie, presja, nacisk
pregnant: ciąża, ciężarna, w ciąży
pregnancy: ciąża, ciążowy
birth: poród, narodziny, urodzenie
weight: waga, ciężar, masa
sleep: sen*, spać, śpię, wyspać
stress: stres, stresujący, zestresowany
hearing: słuch, słyszenie
glasses: okulary, szklanki
lens: obiektyw, soczewka
weather: pogoda
rain: deszcz, padać, pada*
snow: śnieg, śnieżny
ice: lód, lodu, gołoledź
wind: wiatr, wieje
storm: burza, sztorm, wichura
sun: słońce, słoneczny
heat: ciepło, upał, gorąco, grzać
heating: ogrzewanie, grzanie
radiator: kaloryfer, grzejnik, chłodnica
air conditioning: klimatyzacja, klima, klimatyzator
ventilation: wentylacja, wietrzenie
air: powietrze, powietrzny
temperature: temperatura, stopni
thermostat: termostat
humidity: wilgotność, wilgoć
electricity: prąd, elektryczność, energia elektryczna, elektryczny
gas: gaz, benzyna
energy: energia, prąd
solar: słoneczny, fotowoltaika, solarny
panel: panel, płyta
meter: licznik, metr, miernik
pipe: rura, rurka
pump: pompa, pompować, pompka
boiler: bojler, kocioł, piec
stove: kuchenka, piec
oven: piekarnik, piec
fridge: lodówka, chłodziarka
freezer: zamrażarka, zamrażalnik
dishwasher: zmywarka
washing machine: pralka
dryer: suszarka
vacuum: odkurzacz, odkurzać, próżnia
cleaner: sprzątaczka, środek czyszczący, sprzątający
iron: żelazko, żelazo, prasować
fan: wentylator, wiatrak, fan
machine: maszyna, automat, urządzenie
device: urządzenie, sprzęt
appliance: urządzenie, sprzęt AGD, AGD
equipment: sprzęt, wyposażenie, urządzenia
drill: wiertarka, wiertło, wiercić, wkrętarka
saw: piła, pilarka, piłować
hammer: młotek, młot
screw: śruba, wkręt, śrubka, przykręcić
nail: gwóźdź, paznokieć, gwoździe, paznokcie
ladder: drabina
rope: lina, sznur, linka
tractor: traktor, ciągnik
harvester: kombajn, harwester, żniwiarka
crop: uprawa, plon, zbiory, przyciąć, kadrować
seed: nasiono, ziarno, nasiona
plant: roślina, sadzić, zakład
flower: kwiat, kwiaty
tree: drzewo
grass: trawa, trawnik
leaf: liść, liście
root: korzeń
soil: gleba, ziemia
animal: zwierzę, zwierzęta, zwierzak
dog: pies, psa, psy
cat: kot, kotka
horse: koń, konie
bird: ptak
cow: krowa
pig: świnia
pet: zwierzę domowe, zwierzak, pupil*
leash: smycz
bin: kosz, śmietnik, pojemnik
rubbish: śmieci, odpady, śmieć
garbage: śmieci, odpady
trash: śmieci, kosz, odpady
waste: odpady, strata, marnowanie, śmieci
recycling: recykling, segregacja, surowce wtórne
collection: odbiór, kolekcja, zbiórka, wywóz
cleaning: sprzątanie, czyszczenie, mycie
maintenance: konserwacja, utrzymanie, serwis, przegląd
construction: budowa, konstrukcja, remont
council: rada, urząd miasta, gmina*, samorząd
city: miasto, miejski
town: miasto, miasteczko
village: wieś, wioska, wsi
citizen: obywatel, mieszkaniec
mayor: burmistrz, prezydent miasta, wójt
police: policja, policjant
fire: ogień, pożar, straż pożarna
permit: pozwolenie, zezwolenie, pozwalać
licence: licencja, prawo jazdy, pozwolenie
license: licencja, prawo jazdy, pozwolenie
identity card: dowód osobisty, dowód, legitymacja
counter: lada, okienko, licznik, kasa
number: numer, liczba, cyfra
street light: latarnia, oświetlenie uliczne, lampa uliczna
fountain: fontanna
cycle lane: ścieżka rowerowa, droga rowerowa, pas rowerowy
footpath: ścieżka, chodnik, dróżka
swimming pool: basen, pływalnia
museum: muzeum, muzea
theatre: teatr
cinema: kino
concert: koncert
festival: festiwal
exhibition: wystawa, ekspozycja
stage: scena, etap
actor: aktor
actress: aktorka
play: grać, bawić, sztuka, zagrać, odtwarzać
audience: publiczność, widownia, widzowie
view: widok, podgląd, wyświetlić
ticket office: kasa, kasa biletowa
programme: program*, audycja
interval: przerwa, antrakt, odstęp, interwał
wardrobe: szafa, garderoba
sport: sport, sportowy
football: piłka nożna, futbol
game: gra, mecz, rozgrywka
player: gracz, odtwarzacz, zawodnik
match: mecz, dopasować, pasować
score: wynik, punktacja, punkty
character: postać, charakter, bohater, znak
quest: zadanie, misja, quest
reward: nagroda, nagradzać
coin: moneta, monety
multiplayer: multiplayer, wieloosobowy, multi*
cheat: oszukiwać, oszukać, cheat, ściągać
cheater: oszust, cheater
bot: bot, chatbot, automat
advertisement: reklama, ogłoszenie
ad: reklama, ogłoszenie
ads: reklamy, reklam, ogłoszenia
banner: baner, banner
popup: wyskakujące okienko, popup, okienko
pop up: wyskakujące, popup, wyskakuje, pojawiać
interruption: przerwa, przerwanie, zakłócenie
tracking: śledzenie, śledzić, tracking
cookie: ciasteczko, cookies, ciastko, ciasteczka
consent: zgoda, zezwolenie
mode: tryb
dark mode: tryb ciemny, ciemny motyw, ciemny tryb
night mode: tryb nocny
theme: motyw, temat, szata graficzna
layout: układ, layout, rozmieszczenie
design: projekt, wygląd, design, wzornictwo
icon: ikona, ikonka
animation: animacja
interface: interfejs
shortcut: skrót, skróty
gesture: gest
zoom: zoom, powiększenie, przybliżenie
rotate: obrócić, obracać, obrót
landscape: krajobraz, poziomo, poziomy
portrait: portret, pionowo, pionowy
fullscreen: pełny ekran, pełnoekranowy, cały ekran
widget: widget, widżet
plugin: wtyczka, plugin, dodatek
extension: rozszerzenie, przedłużenie, przedłużacz
integration: integracja, zintegrować
API: API, interfejs API
webhook: webhook
script: skrypt, scenariusz
developer: programista, deweloper, twórca
documentation: dokumentacja
manual: instrukcja, podręcznik, ręczny
instruction: instrukcja, polecenie
tutorial: samouczek, tutorial, poradnik
example: przykład, na przykład
onboarding: onboarding, wdrożenie
setup: konfiguracja, instalacja, ustawienie
configuration: konfiguracja, ustawienia
configure: skonfigurować, konfigurować, ustawić
permission: uprawnienie, pozwolenie, zgoda, uprawnienia
role: rola, funkcja
admin: admin, administrator*
administrator: administrator, admin
invite: zaprosić, zapraszać, zaproszenie
invitation: zaproszenie
approval: zatwierdzenie, zgoda, akceptacja
approve: zatwierdzić, zaakceptować, zatwierdzać
reject: odrzucić, odrzucać, odmówić
rejected: odrzucony, odmowa, odrzucona
decline: odrzucić, odmówić, spadek, odmowa
accept: zaakceptować, przyjąć, akceptować, przyjmować
block: blokować, zablokować, blok, blokada
ban: zakaz, ban, zbanować, zablokować
suspend: zawiesić, wstrzymać, zawieszenie
suspended: zawieszony, zablokowany, wstrzymany
activate: aktywować, włączyć, aktywacja, uruchomić
deactivate: dezaktywować, wyłączyć, dezaktywacja
expire: wygasać, wygasnąć, tracić ważność
expired: wygasł, przeterminowany, nieważny, wygasły, przedawniony
limit: limit, ograniczenie, granica
limited: ograniczony, limitowany
unlimited: nieograniczony, bez limitu, nielimitowany
maximum: maksimum, maksymalny, maksymalnie
minimum: minimum, minimalny, co najmniej
quota: limit*, kwota, kontyngent
increase: zwiększyć, wzrost, podwyżka, wzrosnąć, podnieść
rise: wzrost, rosnąć, podwyżka, wzrosnąć
raise: podwyżka, podnieść, podwyższyć
decrease: spadek, zmniejszyć, zmniejszenie, obniżka, spadać
reduce: zmniejszyć, obniżyć, ograniczyć, zredukować
half: połowa, pół*
percent: procent
total: razem, suma, łącznie, całkowity
sum: suma, kwota
amount: kwota, ilość, suma
quantity: ilość, liczba
count: liczyć, policzyć, liczba
first: pierwszy, najpierw, pierwsze
last: ostatni, trwać, ostatnio
next: następny, kolejny, przyszły
previous: poprzedni, wcześniejszy
only: tylko*, jedynie, jedyny, wyłącznie
also: też, także, również*
too: za*, zbyt, też, także
much: dużo, wiele, bardzo*
many: wiele, dużo, wielu
more: więcej, bardziej
less: mniej, mniejszy
enough: wystarczy, dość, wystarczająco, dosyć
almost: prawie, niemal
never: nigdy*
always: zawsze*, ciągle
often: często, częściej
sometimes: czasami, czasem, niekiedy
rarely: rzadko
daily: codziennie, dzienny, codzienny
weekly: co tydzień, tygodniowy, cotygodniowy, tygodniowo
monthly: miesięczny, miesięcznie, co miesiąc
yearly: roczny, rocznie, co roku, corocznie
once: raz, kiedyś, jednokrotnie
leave: zostawić, wyjść, opuścić, urlop, odjechać
leaving: wyjście, wyjazd, odjazd, odejście
quit: rzucić, zrezygnować, odejść, wyjść
competitor: konkurent, konkurencja, rywal
alternative: alternatywa, alternatywny, zamiennik
compare: porównać, porównywać, porównanie
comparison: porównanie, porównywarka
difference: różnica
same: taki sam, ten sam, identyczny, to samo
similar: podobny, zbliżony
different: inny, różny, odmienny
other: inny, pozostały, drugi
instead: zamiast
without: bez*
with: z*, ze*, razem
against: przeciw, przeciwko
since: od*, odkąd
until: do*, dopóki, aż*
before: przed*, wcześniej, zanim, przedtem
after: po*, potem, później
during: podczas, w trakcie, w czasie
while: podczas, gdy*, chwila, kiedy*
recently: ostatnio, niedawno
soon: wkrótce, niedługo, zaraz
today: dzisiaj, dziś, dzisiejszy
yesterday: wczoraj, wczorajszy
tomorrow: jutro, jutrzejszy
now: teraz*, obecnie
later: później, potem
immediately: natychmiast, od razu, zaraz, niezwłocznie
suddenly: nagle, niespodziewanie
still: nadal*, wciąż, jeszcze*, dalej
already: już*
investment: inwestycja, lokata, inwestowanie
fund: fundusz, środki
trade: handel, wymiana, handlować, transakcja
trading: trading, handel, giełda
portfolio: portfel, portfolio
broker: broker, makler, pośrednik
ATM: bankomat
withdrawal: wypłata, wycofanie, pobranie
withdraw: wypłacić, wycofać, wybrać
mortgage: hipoteka, kredyt hipoteczny, hipoteczny
account number: numer konta, numer rachunku, IBAN
statement: wyciąg, oświadczenie, zestawienie
pension: emerytura, renta
retirement: emerytura, emerytalny
holiday pay: wynagrodzenie urlopowe, urlopowe
overtime: nadgodziny, nadgodzin
shift: zmiana, dyżur
roster: grafik, harmonogram
timesheet: ewidencja czasu, lista obecności, karta pracy
vacation days: urlop, dni urlopu, dni wolne
sick leave: zwolnienie lekarskie, L4, chorobowe, zwolnienie
absence: nieobecność, absencja
attendance: obecność, frekwencja
dismissal: zwolnienie, wypowiedzenie, zwolniony
employer: pracodawca
tax code: kod podatkowy, NIP
deduction: potrącenie, odliczenie
contribution: składka, wkład, składki
expenses: wydatki, koszty, delegacja
mileage: przebieg, kilometrówka, kilometry
subtitle: napisy, podtytuł, napis
caption: podpis, napisy, napis
episode: odcinek, epizod
series: serial*, seria
channel: kanał, stacja
playlist: playlista, lista odtwarzania
song: piosenka, utwór, kawałek
album: album, płyta
podcast: podcast
audiobook: audiobook
chapter: rozdział
library card: karta biblioteczna, karta czytelnika
reading: czytanie, lektura, odczyt
e book: ebook, e-book, czytnik
print quality: jakość druku, jakość wydruku
ink: tusz, atrament
toner: toner
cartridge: kartridż, wkład, nabój, tusz
paper jam: zacięcie papieru, zacina papier, zacięty papier
barcode: kod kreskowy
QR code: kod QR, QR
till: kasa
cash register: kasa, kasa fiskalna
split: podzielić, podział, dzielić, rozdzielić
gift: prezent, upominek, podarunek
gift card: karta podarunkowa, karta prezentowa, bon podarunkowy
loyalty: lojalność, lojalnościowy, program lojalnościowy
points: punkty, punktów
table reservation: rezerwacja stolika, zarezerwować stolik
menu card: karta dań, menu, karta
kitchen display: ekran kuchenny, monitor kuchenny
child seat: fotelik, fotelik dziecięcy, krzesełko
pram: wózek, wózek dziecięcy, gondola
stroller: wózek, spacerówka, wózek dziecięcy
diaper: pieluszka, pielucha, pampers
toy: zabawka
doll: lalka
puzzle: puzzle, układanka, łamigłówka, zagadka
age: wiek, wiekowy, lat*
adult: dorosły, pełnoletni, dorośli
senior: senior, starszy, emeryt
elderly: starszy, starsi, starsze osoby, podeszły wiek
woman: kobieta, pani
man: mężczyzna, facet, pan*
girl: dziewczyna, dziewczynka
boy: chłopiec, chłopak
person: osoba, człowiek
people: ludzie, osoby, ludzi
couple: para*, małżeństwo
single: pojedynczy, jednoosobowy, singiel, samotny
tour group: grupa, grupa wycieczkowa, wycieczka
business trip: delegacja, podróż służbowa, wyjazd służbowy
conference: konferencja, zjazd
meeting: spotkanie, zebranie, narada
room key: klucz, karta
key card: karta, karta magnetyczna, karta dostępu
minibar: minibar, barek
wifi password: hasło wifi, kod wifi
sea: morze, morski
mountain: góra, góry, górski
lake: jezioro
river: rzeka
forest: las*, leśny
hike: wędrówka, wędrować, wycieczka
hiking: wędrówki, turystyka piesza, wędrowanie, trekking
trail: szlak, trasa, ścieżka
path: ścieżka, droga, dróżka
hut: chata, schronisko, domek
summit: szczyt, wierzchołek
peak: szczyt, wierzchołek, szczytowy
contour: kontur, poziomica, warstwica, zarys
elevation: wysokość, przewyższenie, wzniesienie
compass: kompas
coordinates: współrzędne, koordynaty
coverage: zasięg, pokrycie, ochrona
reception signal: zasięg, sygnał
roaming: roaming
SIM: SIM, karta SIM, eSIM
contract phone: telefon abonament, abonament
minutes: minuty, minut, protokół
data volume: pakiet danych, transfer danych, gigabajty, limit danych
router: router, ruter
modem: modem
outage: awaria, przerwa, brak prądu
downtime: przestój, przerwa, niedostępność, awaria
maintenance window: okno serwisowe, prace serwisowe, przerwa techniczna
latency: opóźnienie, ping*, latencja
bandwidth: przepustowość, pasmo
streaming: streaming, strumieniowanie, transmisja
buffering: buforowanie, buforuje, wczytywanie
pixelated: rozpikselowany, pikseloza, piksele
blurry: rozmazany, niewyraźny, nieostry, zamazany
sharp picture: ostry obraz, wyraźny obraz, ostrość
contrast: kontrast
brightness: jasność
flicker: migotać, migać, miga, migocze
flickering: migotanie, migający, miga, migocze
overheating: przegrzewanie, przegrzewa, nagrzewa, przegrzany
hot device: nagrzewa, gorący, grzeje, przegrzewa
fan noise: głośny wentylator, hałas wentylatora, szum wentylatora
vibration: wibracja, drgania, wibracje
vibrate: wibrować, drgać, wibruje
ringtone: dzwonek, dzwonki
mute: wyciszyć, wyciszenie, wyciszony
unmute: wyłączyć wyciszenie, odciszyć, włączyć dźwięk
call quality: jakość rozmów, jakość połączeń, jakość połączenia
dropped call: zerwane połączenie, przerwana rozmowa, zrywa połączenie
hearing aid: aparat słuchowy, aparaty słuchowe
earpiece: słuchawka, wkładka uszna, wkładka
whistling: gwizd, gwizdanie, pisk, gwiżdże, piszczy
feedback noise: sprzężenie, sprzężenie zwrotne, pisk
appearance: wygląd, wyglądać
dress: sukienka, suknia, ubierać
shirt: koszula, koszulka, bluzka
trousers: spodnie, spodni
shoes: buty, butów, obuwie
boots: buty, botki, kozaki, kalosze
sandals: sandały, klapki
jacket: kurtka, marynarka, żakiet
coat: płaszcz, kurtka
sock: skarpeta, skarpetka, skarpety
underwear: bielizna, majtki
hat: czapka, kapelusz
glove: rękawiczka, rękawica
scarf: szalik, chusta, szal
ring: pierścionek, obrączka, dzwonić, pierścień
necklace: naszyjnik, łańcuszek
bracelet: bransoletka, bransoleta
earring: kolczyk, kolczyki
makeup: makijaż, kosmetyki
cream: krem, śmietana, śmietanka
perfume: perfumy, perfum, zapach
shampoo: szampon
haircut: fryzura, strzyżenie, obcięcie włosów
hairdresser: fryzjer, fryzjerka
nail polish: lakier, pomalowane paznokcie
size chart: tabela rozmiarów, rozmiarówka
colour fading: blaknie, wyblakły, spłowiały, puszcza kolor, blaknięcie
shrink: skurczyć, kurczyć, zbiegać, skurczył
shrinks: kurczy, zbiega, skurczył
tear: rozerwać, rozdarcie, drzeć, łza, podrzeć
torn: rozdarty, podarty, rozerwany, porwany
seam: szew, szwy
zip: zamek błyskawiczny, zamek, suwak
zipper: zamek błyskawiczny, zamek, suwak
button missing: brak guzika, brakuje guzika, urwany guzik
wash: prać, myć, umyć, wyprać, pranie
washing: pranie, mycie
ironing: prasowanie, prasować
honestly: szczerze, uczciwie, szczerze mówiąc
unfortunately: niestety, na nieszczęście
thanks: dzięki, dziękuję, podziękowania
thank: dziękować, podziękować, dziękuję
congratulations: gratulacje, gratuluję
praise: pochwała, chwalić, pochwalić
compliment: komplement, pochwała
greeting: pozdrowienie, powitanie, pozdrawiam
hello: cześć, witam, dzień dobry, hej
goodbye: do widzenia, żegnam, pożegnanie, pa*
please: proszę*, prosić, poproszę
welcome: witamy, powitanie, witaj, mile widziany
`;
