/**
 * Words by which people speak of the same matter, English first. An item that has one of them speaks of it, however it says so; a line is a
 * matter, and commas part its wordings. A wording of several words is met where an item has each of them. Items are looked through whatever
 * their language is, so a word that means something else in daily English (`son`, a sound in French) is no wording.
 */
const lines = `
noise, noisy, loud, loudness, noises, hum, buzz, thin walls, awake, Lärm, laut, bruit, bruyant, ruido, ruidoso, rumore, rumoroso, barulho, lawaai
internet, wifi, wi fi, wlan, wireless, connectivity, hotspot, réseau
bluetooth, pairing, unpair, koppeln, Kopplung, appairage, emparejar
connection, connect, disconnect, disconnects, connecting, reconnect, drops out, Verbindung, connexion, conexión, connessione, conexão, verbinding
battery, batteries, akku, batterie, batería, pila, batteria, bateria, accu
charging, charger, laden, aufladen, Ladegerät, chargeur, cargador, caricatore, oplader
login, log in, logging, logged out, sign in, signed out, password, passcode, locked out, log on, credentials, anmelden, Anmeldung, Passwort, einloggen, connexion, mot de passe, contraseña, iniciar sesión, accesso, senha, wachtwoord, inloggen
verification, verify, verification code, two factor, authenticator, otp, sms code
crash, crashes, crashing, freezes, frozen, freeze, hangs, stops working, closes itself, abstürzt, Absturz, plante, plantage, se cierra, si blocca, trava, vastloopt
slow, slowly, slowness, lag, laggy, sluggish, takes forever, loading, performance, speed, langsam, lente, lento, traag
price, prices, pricing, expensive, cost, costs, costly, overpriced, pricey, Preis, teuer, prix, cher, precio, caro, prezzo, costoso, preço, duur, prijs
fee, fees, commission, surcharge, charged extra, Gebühr, Gebühren, frais, tarifa, comisión, tariffa, kosten
refund, refunds, refunded, money back, reimburse, reimbursement, Rückerstattung, Erstattung, remboursement, reembolso, rimborso, terugbetaling
return, returns, returned, send back, Rücksendung, retour, devolución
delivery, deliver, delivered, deliveries, shipping, shipment, shipped, parcel, package, courier, Lieferung, geliefert, Paket, livraison, colis, entrega, envío, consegna, spedizione, levering, bezorging
delay, delays, delayed, overdue, takes too long, Verspätung, verspätet, retard, retraso, tarde, ritardo, atraso, vertraging
waiting, waited, waiting time, queue, queued, queues, in line, hours before, warten, Wartezeit, gewartet, Schlange, attente, attendre, espera, esperar, attesa, wachten, wachttijd
damage, damaged, broken, broke, cracked, scratched, crushed, defective, beschädigt, kaputt, endommagé, cassé, dañado, roto, danneggiato, rotto, quebrado, beschadigd, kapot
quality, poor quality, flimsy, cheaply made, Qualität, qualité, calidad, qualità, qualidade, kwaliteit
size, sizes, sizing, too big, too small, too tight, Größe, taille, talla, taglia, tamanho, maat
fit, comfort, comfortable, uncomfortable, wearing, hurts, sore, bequem, unbequem, confort, cómodo, comodo, comfortabel
sound, sound quality, audio, volume, muffled, tinny, Klang, Lautstärke, sonido, suono, som, geluid
support, customer service, helpdesk, help desk, hotline, agent, representative, Kundendienst, Kundenservice, Betreuung, service client, assistance, atención al cliente, soporte, assistenza, atendimento, suporte, klantenservice
unreachable, nobody answers, no answer, never replied, no reply, call back, voicemail, nobody picks up, unerreichbar, keine Antwort, injoignable, sin respuesta
staff, personnel, employees, friendly, rude, unfriendly, helpful, courteous, polite, Mitarbeiter, freundlich, unfreundlich, personal amable, personnel aimable, personale, gentile, funcionários, simpático, personeel, vriendelijk
appointment, appointments, reschedule, time slot, Termin, Termine, rendez vous, appuntamento, agendamento, afspraak
booking, booked, bookings, reservation, reserve, Buchung, gebucht, réservation, reserva, prenotazione, boeking
cleanliness, clean, dirty, filthy, dust, dusty, stains, smelly, not cleaned, hygiene, sauber, schmutzig, dreckig, propre, limpio, sucio, pulito, sporco, limpo, sujo, schoon, vies
smell, smells, smelled, smelly, stink, stinks, odour, odor, Geruch, stinkt, odeur, olor, odore, cheiro, geur
food, meal, meals, eat, restaurant, Essen, repas, comida, cibo, refeição, eten
breakfast, buffet, croissant, croissants, pastries, Frühstück, petit déjeuner, desayuno, colazione, ontbijt
taste, tastes, flavour, flavor, delicious, tasty, Geschmack, lecker, goût, sabor, smaak
room, rooms, Zimmer, chambre, habitación, quarto, kamer
parking, parked, garage, car park, parking space, parking lot, Parkplatz, parken, stationnement, aparcamiento, parcheggio, estacionamento, parkeren
check in, check-in, checkin, front desk, arrival, not ready, reception, Empfang, réception, recepción
payment, payments, pay, paying, paid, card declined, credit card, checkout, Zahlung, bezahlen, paiement, payer, pago, pagar, pagamento, pagare, betaling, betalen
invoice, invoices, bill, bills, billing, receipt, Rechnung, Rechnungen, facture, factura, fattura, fatura, factuur
transfer, transfers, wire transfer, bank transfer, Überweisung, virement, transferencia, bonifico, transferência, overboeking
subscription, subscriptions, subscribe, renewal, renew, auto renew, Abo, Abonnement, abonnement, suscripción, abbonamento, assinatura
contract, contracts, Vertrag, contrat, contrato, contratto
update, updates, updated, upgrade, new version, latest version, Aktualisierung, mise à jour, actualización, aggiornamento, atualização
firmware, firmware update, software update
notification, notifications, alerts, push, reminder, reminders, Benachrichtigung, notificación, notifica, notificação, melding
search, searching, filter, filters, find anything, Suche, suchen, recherche, chercher, búsqueda, buscar, ricerca, cercare, busca, pesquisa, zoeken
usability, easy to use, hard to use, user friendly, intuitive, complicated, navigation, interface, confusing, Bedienung, bedienen, kompliziert, ergonomie, compliqué, complicado, complicato, ingewikkeld
design, layout, ugly, colours, colors, font, fonts, Gestaltung, diseño, ontwerp
dark mode, dark theme, night mode, dunkler Modus, mode sombre, modo oscuro
translation, translated, translations, in my language, language settings, Übersetzung, übersetzt, traduction, traducción, traduzione, tradução, vertaling
privacy, personal data, data protection, tracking, gdpr, Datenschutz, vie privée, privacidad, privacidade
security, secure, hacked, hack, unsafe, Sicherheit, sécurité, seguridad, sicurezza, segurança, beveiliging
safety, dangerous, danger, unsafe, accident, injury, injured, gefährlich, Gefahr, dangereux, peligroso, pericoloso, perigoso, gevaarlijk
fraud, scam, scams, scammed, scammer, fraudulent, cheated, Betrug, Betrüger, arnaque, fraude, estafa, truffa, golpe, oplichting
spam, ads, advertising, adverts, advertisement, popups, pop ups, Werbung, publicité, publicidad, pubblicità, anúncios, reclame
photo, photos, picture, pictures, image, images, upload, Foto, Fotos, Bild, Bilder, imagen, foto, imagem
camera, video, videos, footage, Kamera, caméra, cámara
export, exports, exporting, download, downloads, csv, spreadsheet, exportieren, exporter, exportar, esportare, exporteren
import, imports, importing, importieren, importer, importar, importare
sync, syncing, synchronise, synchronize, out of sync, synchronisieren, synchronisation, sincronizar
integration, integrations, integrate, api, plugin
documentation, manual, instructions, guide, tutorial, Anleitung, Handbuch, mode d'emploi, manual de instrucciones, istruzioni, instruções, handleiding
training, onboarding, course, lesson, lessons, Schulung, formación, formazione, treinamento
opening hours, open hours, weekends, Öffnungszeiten, geschlossen, horaires, fermé, horario, cerrado, orari, chiuso, horário, fechado, openingstijden
website, web site, homepage, online portal, Webseite, site web, página, sito, webpagina
form, forms, paperwork, application form, Formular, Formulare, formulaire, formulario, modulo, formulário, formulier
repair, repairs, repaired, fix it, spare part, spare parts, Reparatur, repariert, Ersatzteil, réparation, réparé, reparación, riparazione, reparo, conserto, reparatie
warranty, guarantee, Garantie, garantie, garantía, garanzia, garantia
packaging, packed, wrapped, Verpackung, emballage, embalaje, imballaggio, embalagem, verpakking
heating, freezing, temperature, too hot, air conditioning, Heizung, kalt, chauffage, froid, calefacción, frío, riscaldamento, freddo, frio, verwarming, koud
water, leak, leaks, leaking, Wasser, undicht, fuite, eau, fuga, agua, perdita, acqua, vazamento
pain, painful, hurts, ache, headache, sore, Schmerz, Schmerzen, douleur, dolor, dolore, pijn
accuracy, accurate, inaccurate, wrong result, wrong results, incorrect, imprecise, genau, ungenau, précis, preciso
error, errors, error message, fails, failed, failure, Fehler, Fehlermeldung, erreur, errore, erro, fout, foutmelding
missing, lost, disappeared, vanished, fehlt, verloren, verschwunden, perdu, disparu, perdido, desapareció, perso, perdeu, kwijt
identity, passport, identity card, id card, Ausweis, Personalausweis, Reisepass, passeport, carte d'identité, pasaporte, dni, passaporto, carta d'identità, paspoort
tax, taxes, Steuer, Steuern, impôt, taxe, impuesto, impuestos, tassa, imposto, belasting
registration, register, sign up, signup, create account, registrieren, Registrierung, inscription, registro, registrarse, registrazione, cadastro, registratie
listing, listings, adverts, Inserat, Anzeige, annonce, anuncio, annuncio, anúncio, advertentie
game, matchmaking
gym, fitness, fitness room, treadmill, workout
checkout, late checkout, later checkout, until noon
homework, assignment, assignments, grades, Hausaufgaben, Noten, devoirs, deberes, compiti
`;

/** Each line as wordings, the matter's own name first. */
export const matters: readonly (readonly string[])[] = lines
  .trim()
  .split('\n')
  .map((line) => line.split(',').map((one) => one.trim()));
