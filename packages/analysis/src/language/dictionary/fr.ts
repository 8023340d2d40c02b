/** French words for English ones, as customers write them; the usual word first. */
export const fr = `
battery: batterie, pile*, accu, autonomie
charge: charger, recharger, charge, frais, facturer
charger: chargeur
charging: charge, recharge, rechargement
cable: câble, fil, cordon*
plug: prise, fiche, brancher
socket: prise, prise électrique, douille
power: courant, puissance, alimentation, électricité
drain: vider, évacuation*, décharge, siphon
empty: vide, vider, déchargé
dead: mort, HS, à plat, décédé
adapter: adaptateur, chargeur, transformateur
wire: fil, câble*
wireless: sans fil, wifi
screen: écran, moniteur
display: écran, affichage, afficher, afficheur
touchscreen: tactile, écran tactile
keyboard: clavier
button: bouton, touche
switch: interrupteur, changer, basculer, commutateur
key: clé, touche, clef, clés
lock: serrure, verrou, verrouiller, bloquer, cadenas
unlock: déverrouiller, débloquer, déverrouillage, ouvrir
door: porte, portière, portail
window: fenêtre, vitre, hublot
handle: poignée, manche, anse
lid: couvercle, capot
case: étui, coque, boîtier, housse, cas*
cover: housse, couverture, couvercle, coque
strap: bracelet, sangle, bandoulière, lanière
band: bande, bracelet, groupe
clip: clip, pince, attache
hook: crochet, hameçon
magnet: aimant, magnétique
sensor: capteur, détecteur, sonde
microphone: micro*, microphone
speaker: haut-parleur, enceinte, haut-parleurs
headphones: casque, écouteurs, casque audio
earphones: écouteurs, oreillettes, casque
volume: volume, son*
sound: son*, bruit, sonore
noise: bruit, vacarme, bruits
noisy: bruyant, bruyante
loud: fort*, bruyant, assourdissant
quiet: calme, silencieux, tranquille
silent: silencieux, muet, silence*
buzz: bourdonnement, grésillement, bourdonne
beep: bip, biper
echo: écho, réverbération
static: grésillement, parasites, statique, friture
music: musique
voice: voix, vocal*
call: appel, appeler, téléphoner
phone: téléphone*, portable*, smartphone, téléphoner
mobile: portable*, mobile, GSM
smartphone: smartphone, téléphone*, portable*
tablet: tablette, comprimé
laptop: portable*, ordinateur portable, PC portable
computer: ordinateur, PC*, ordi
printer: imprimante
print: imprimer, impression*
scanner: scanner, numériseur
scan: scanner, numériser, scan, scanné
camera: caméra, appareil photo
photo: photo, photographie, cliché
picture: image*, photo*
image: image
video: vidéo, film*
film: film, pellicule
recording: enregistrement, enregistrer
record: enregistrer, enregistrement, dossier*
replay: replay, rediffusion, revoir
stream: stream, streaming, diffuser, flux*
television: télévision, télé, téléviseur, TV*
remote: télécommande, à distance
watch: montre, regarder, visionner
wrist: poignet
clock: horloge, pendule, heure
alarm: alarme, réveil, alerte
timer: minuteur, minuterie, timer
light: lumière, lampe, léger, éclairage, légère
lamp: lampe, luminaire
bulb: ampoule
bright: lumineux, clair, éblouissant, vif
dark: sombre, noir*, foncé, obscur
dim: faible, sombre, tamisé
color: couleur, coloris, teinte
colour: couleur, coloris, teinte
app: appli, application*, app
application: application, appli, demande, candidature
software: logiciel, programme*, software
program: programme*, logiciel, programmer*
website: site*, site web, site internet
site: site, emplacement, lieu
page: page
homepage: accueil, page d'accueil
web: web, internet*
browser: navigateur
internet: internet, net*, connexion
online: en ligne, internet*, connecté
offline: hors ligne, déconnecté, hors connexion
network: réseau
connection: connexion, liaison*, branchement, correspondance
connect: connecter, brancher, relier
disconnect: déconnecter, déconnexion, débrancher, couper
wifi: wifi, wi-fi
bluetooth: bluetooth
signal: signal, réseau, réception*
server: serveur
cloud: cloud, nuage
sync: synchronisation, synchroniser, synchro
synchronise: synchroniser, synchronisation
upload: téléverser, charger, envoyer, télécharger, upload
download: télécharger, téléchargement
install: installer, installation, poser
uninstall: désinstaller, désinstallation
update: mise jour, actualiser, actualisation, MAJ, update
upgrade: surclassement, améliorer, upgrade, amélioration
version: version
release: version*, sortie, publication*
restart: redémarrer, redémarrage, relancer
reboot: redémarrer, redémarrage, reboot
reset: réinitialiser, réinitialisation, reset, remise zéro
crash: plantage, planter, crash, plante, accident*
freeze: figer, geler, bloquer, fige, planter
hang: bloquer, planter, accrocher, pendre
stuck: bloqué, coincé, figé
lag: lag, ralentissement, décalage, latence, saccade
slow: lent*, lente, lenteur, ralenti
fast: rapide, vite, rapidement
quick: rapide, vite, rapidement
speed: vitesse, rapidité, débit
performance: performance, performances, rendement, spectacle*
load: charger, charge*, chargement
loading: chargement, charge*
wait: attendre, attente, patienter
waiting: attente, attendre, patienter
delay: retard, délai, retarder
delayed: retardé, en retard, retard, décalé
late: en retard, tard, retard, tardif
early: tôt*, en avance, avance, précoce
error: erreur, message d'erreur, faute
bug: bug, bogue, bugs, beug
fault: défaut, faute, panne
failure: panne, échec, défaillance
fail: échouer, échec, rater, raté*
broken: cassé, en panne, brisé, HS, abîmé
break: casser, briser, rompre, pause*, rompu
defect: défaut, défectueux, vice*
malfunction: dysfonctionnement, panne, défaillance
glitch: bug*, problème, anomalie, pépin
problem: problème, souci, ennui, pb
issue: problème, souci, anomalie
trouble: problème, ennuis, difficulté, soucis, mal
complaint: réclamation, plainte
complain: plaindre, réclamer, râler, plainte
fix: réparer, corriger, résoudre, régler, résolu
repair: réparer, réparation, dépannage
solve: résoudre, résolu, régler
solution: solution, résolution*
workaround: contournement, astuce, solution provisoire
support: support, assistance*, SAV, soutien
help: aide*, aider, secours
helpdesk: assistance*, support*, helpdesk, SAV
hotline: hotline, assistance*, numéro
assistance: assistance, aide*, secours
service: service, prestation, entretien
customer: client*, clientèle, cliente
client: client, cliente
user: utilisateur, usager, utilisatrice
member: membre, adhérent, abonné
guest: client*, invité*, hôte, voyageur
visitor: visiteur, visiteuse
passenger: passager, voyageur, passagère
driver: conducteur, chauffeur, pilote, livreur
rider: cycliste, cavalier, motard
patient: patient, patiente
student: étudiant, élève, étudiante
teacher: professeur, enseignant, prof, maîtresse, instituteur
pupil: élève, écolier
parent: parent, parents
child: enfant, gosse
kid: enfant, gamin, gosse
baby: bébé, nourrisson
family: famille, familial
friend: ami*, amie, copain, pote
colleague: collègue, confrère
employee: employé, salarié, agent*, employée
staff: personnel*, équipe, employés
team: équipe
manager: responsable, directeur, manager, gérant
boss: patron*, chef*, boss, patronne
owner: propriétaire, proprio, gérant, patron*
neighbour: voisin, voisine, voisinage
dealer: concessionnaire, revendeur, marchand
supplier: fournisseur
vendor: vendeur, fournisseur, commerçant
partner: partenaire, conjoint, associé
company: entreprise, société*, compagnie, boîte
business: entreprise, affaires, commerce*, business
shop: magasin, boutique*, commerce*
store: magasin, boutique*, stocker, ranger*
branch: agence, succursale, branche
office: bureau*, agence, cabinet*, bureaux
login: connexion, identifiant, connecter, login
logout: déconnexion, déconnecter
sign: signer, panneau, signe, signature*
password: mdp, mot passe, password
username: identifiant, nom d'utilisateur, pseudo
account: compte, comptes
profile: profil
register: inscrire, enregistrer, inscription*, caisse, inscrit
registration: inscription*, enregistrement, immatriculation
verification: vérification, validation, contrôle
verify: vérifier, contrôler, valider
code: code
pin: PIN, code PIN, code*, épingle
two factor: double authentification, 2FA, deux facteurs
fingerprint: empreinte, empreinte digitale, empreintes
face: visage, face, reconnaissance faciale
security: sécurité, sûreté
secure: sécurisé, sûr*, sécuriser
safe: sûr*, sécurité, coffre-fort, sécurisé
unsafe: dangereux, peu sûr, insécurité, risqué
danger: danger, péril*
dangerous: dangereux, dangereuse, risqué
risk: risque, risquer
hack: pirater, piratage, hack, piraté*
hacker: pirate*, hacker, hackeur
fraud: fraude, arnaque, escroquerie
scam: arnaque, escroquerie, escroc, arnaquer
fake: faux, contrefaçon, fake, fausse
spam: spam, indésirable, pourriel, courrier indésirable
virus: virus, malware
privacy: vie privée, confidentialité, intimité
private: privé, privée, particulier
personal: personnel*, personnelle, perso
data: données, data, donnée
leak: fuite, fuir, fuit
breach: violation*, fuite, faille, infraction
delete: supprimer, effacer, suppression*
remove: enlever, retirer, supprimer, ôter
erase: effacer, supprimer, gommer
restore: restaurer, rétablir, restauration, récupérer
backup: sauvegarde, sauvegarder, backup
export: exporter, export, exportation
import: importer, import, importation
file: fichier, dossier*
folder: dossier*, répertoire*
document: document, papier, dossier*
form: formulaire, forme
attachment: pièce jointe, pièces jointes, accessoire
spreadsheet: tableur, excel*, feuille calcul
table: table, tableau
row: ligne, rangée, rang*
column: colonne
report: rapport, signaler, signalement, compte rendu
chart: graphique, tableau, diagramme
graph: graphique, courbe, graphe
dashboard: tableau bord, dashboard
statistics: statistiques, stats*
analysis: analyse
filter: filtre, filtrer
sort: trier, tri*, sorte, classer
search: recherche, rechercher, chercher
find: trouver, retrouver, introuvable
result: résultat, résultats
list: liste
menu: menu, carte
setting: réglage, paramètre, paramétrage
settings: paramètres, réglages, réglage
option: option, possibilité, choix
preference: préférence, préférences
feature: fonctionnalité, fonction, caractéristique, option*
function: fonction, fonctionner, fonctionnalité
tool: outil, outils
template: modèle, gabarit, template
field: champ*, terrain*, domaine
label: étiquette, libellé, label
tag: étiquette, tag, balise, badge*
category: catégorie, rubrique
title: titre, intitulé
text: texte, SMS, texto
font: police*, caractères
size: taille, dimension*, pointure, format*
language: langue, langage
translation: traduction, trad
translate: traduire, traduit, traduction
word: mot*, mots, parole*
sentence: phrase*
spelling: orthographe, faute d'orthographe
message: message, SMS
notification: notification, notif, avis
alert: alerte, avertissement, alarme
reminder: rappel, relance
email: mail*, email, e-mail, courriel
mail: courrier, mail, poste
newsletter: newsletter, lettre d'information, infolettre
inbox: boîte réception, boîte mail, messagerie
chat: chat, discussion*, tchat, discuter
comment: commentaire, remarque, avis
review: avis, critique*, évaluation*, commentaire
rating: note*, évaluation*, notation*
star: étoile, étoiles
feedback: retour, avis, commentaire, feedback
survey: enquête, sondage, questionnaire
question: question, interroger
answer: réponse, répondre, répondu
reply: réponse, répondre, répondu
response: réponse, réaction*, retour
respond: répondre, réagir, répondu
contact: contact, contacter, joindre, coordonnées
ticket: billet, ticket, titre transport
request: demande, demander, requête
price: prix*, tarif
cost: coût, coûter, prix*, frais
expensive: cher, chère, coûteux, onéreux, hors prix
cheap: pas cher, bon marché, abordable, cheap
fee: frais, commission*, tarif, cotisation
surcharge: supplément*, surcoût, majoration
discount: réduction*, remise, rabais, promo, ristourne
coupon: coupon, code promo, bon*
voucher: bon*, avoir*, bon d'achat, chèque cadeau
promotion: promotion, promo, offre
offer: offre, offrir, offert, proposer, proposition*
sale: vente, soldes, solde, promo
deal: offre, affaire, bon plan
free: gratuit, gratuitement, libre, offert
trial: essai, essai gratuit, période d'essai
subscription: abonnement, souscription, forfait
subscribe: abonner, souscrire, inscrire, souscrit
unsubscribe: désabonner, désinscrire, résilier
renewal: renouvellement, reconduction
renew: renouveler, reconduire, prolonger
cancel: annuler, résilier, annulé
cancellation: annulation, résiliation
plan: forfait, formule, plan, prévoir, abonnement
package: paquet, colis, forfait, formule
tier: niveau, palier, formule
premium: premium, prime*, haut gamme
membership: adhésion, abonnement, cotisation
paywall: payant, abonnés, paywall
payment: paiement, règlement, versement
pay: payer, régler, salaire, paie
paid: payé, payant, réglé, payée
card: carte, CB*, carte bancaire
credit: crédit, avoir*, carte crédit
debit: débit, prélèvement, débité, prélevé
cash: espèces, liquide, cash, comptant
bank: banque, bancaire
transfer: virement, transfert, transférer, virer, correspondance
invoice: facture, facturer
bill: facture, addition*, note*, billet
billing: facturation, facture, facturer
receipt: reçu, ticket caisse, justificatif, quittance
refund: remboursement, rembourser, remboursé
reimbursement: remboursement, rembourser, indemnisation
money: argent, fric, sous
wallet: portefeuille, porte-monnaie, wallet
balance: solde, équilibre, balance
budget: budget
tax: taxe, impôt, impôts, fiscal*
VAT: TVA, taxe
currency: devise*, monnaie
salary: salaire, rémunération, paie
wage: salaire, paie, paye
payroll: paie, paye, salaires
payslip: fiche paie, bulletin paie, bulletin salaire, fiche paye
bonus: prime*, bonus, gratification
tip: pourboire, astuce, conseil, embout
deposit: acompte, caution*, dépôt*, arrhes
rent: loyer, louer, location*
insurance: assurance*, assureur, mutuelle
loan: prêt, crédit*, emprunt
debt: dette, endettement, impayé
interest: intérêt, intérêts
contract: contrat
agreement: accord*, contrat, entente
terms: conditions*, CGV, modalités, termes
policy: politique, police*, règlement, contrat
rule: règle, règlement, consigne
fine: amende, PV, contravention
penalty: pénalité, amende, penalty
commission: commission
profit: bénéfice, profit, gain*
revenue: revenus, chiffre d'affaires, recettes, revenu
value: valeur, rapport qualité-prix, rapport prix
worth: vaut, valoir, valeur
overcharged: surfacturé, trop payé, surfacturation, trop facturé
double: double, doubler, deux fois
twice: deux fois, double*, 2 fois
again: encore*, de nouveau, à nouveau
wrong: faux, erroné, mauvais, incorrect*, tort
incorrect: incorrect, erroné, faux, inexact
mistake: erreur, faute, trompé
false: faux, fausse, mensonger
true: vrai, vraie, exact*
correct: correct, corriger, exact*, juste
right: bon*, droite, droit, raison, juste
accurate: précis, exact*, fiable, juste
precise: précis, précise, exact*
exact: exact, précis
order: commande, commander*, ordre
buy: acheter, achat, acquérir
purchase: achat, acheter, acquisition*
sell: vendre, vente, vendu
seller: vendeur, vendeuse, revendeur
buyer: acheteur, acheteuse, acquéreur
product: produit, article*
item: article*, objet, produit, élément*
goods: marchandise, marchandises, produits, articles*
stock: stock, stocks, rupture, action*
inventory: stock*, inventaire
available: disponible, dispo, disponibilité
unavailable: indisponible, non disponible, indispo
out of stock: rupture stock, en rupture, épuisé, indisponible
basket: panier, corbeille
cart: panier, chariot, caddie
checkout: caisse, paiement, check-out, panier
delivery: livraison, livreur, livré
deliver: livrer, livré, remettre
shipping: expédition*, livraison, port*, envoi
ship: expédier, envoyer, bateau, navire
courier: coursier, livreur, transporteur
parcel: colis, paquet
packaging: emballage, conditionnement, emballé
box: boîte, carton, box, caisse, coffret
bag: sac*, sachet, pochette
envelope: enveloppe
damaged: endommagé, abîmé, détérioré, cassé
scratched: rayé, éraflé, rayures, griffé
dented: cabossé, enfoncé, bosselé, bosse
cracked: fissuré, fêlé, craquelé, fendu
leaking: fuit, fuite, coule
missing: manquant, manque, absent*, disparu
lost: perdu, égaré, perdue
stolen: volé, dérobé, volée
theft: vol*, cambriolage, voleur
return: retour, renvoyer, retourner, rendre, rendu
exchange: échange, échanger
replacement: remplacement, échange, rechange
replace: remplacer, changer, remplacement
spare: rechange, secours, pièce détachée
part: pièce*, partie, morceau
warranty: garantie
guarantee: garantie, garantir
quality: qualité
material: matière, matériau, tissu, matériel
fabric: tissu, étoffe, textile*
cotton: coton
leather: cuir
wood: bois, en bois
metal: métal, métallique
plastic: plastique
glass: verre, vitre
rubber: caoutchouc, gomme
paper: papier
steel: acier, inox
sturdy: solide, robuste, costaud
solid: solide, robuste, massif
flimsy: fragile*, léger, camelote
fragile: fragile, cassant, délicat
durable: durable, résistant*, solide, robuste
heavy: lourd, lourde, pesant
thin: fin*, mince, fine*, maigre
thick: épais, épaisse
long: long, longue, longtemps
short: court*, courte, petit*, bref
wide: large*, ample*
narrow: étroit, serré
large: grand*, gros, grande*, vaste
big: grand*, gros, grosse, énorme
small: petit*, petite, étroit
tiny: minuscule, tout petit, riquiqui
tall: grand*, haut
high: haut, élevé, haute*
low: bas, faible, basse
deep: profond, profondeur
fit: taille, convenir, coupe*, ajusté, ajustement
tight: serré, étroit, juste, moulant
loose: lâche, large*, desserré, ample*
comfortable: confortable, confort, agréable, à l'aise
uncomfortable: inconfortable, mal à, désagréable
soft: doux, douce, mou, moelleux, souple
hard: dur*, dure, difficile, rigide
rough: rugueux, rêche, rude*
smooth: lisse, fluide, doux
sharp: tranchant, pointu, net*, coupant, aiguisé
blunt: émoussé, coupe mal
warm: chaud, chaude, chaleureux, tiède
cold: froid, froide, rhume
hot: chaud, chaude, brûlant, épicé
cool: frais, fraîche, cool
freezing: glacial*, gelé, glacé, froid
wet: mouillé, humide, trempé
dry: sec*, sèche, sécher
damp: humide, humidité, moite
clean: propre, nettoyer, propreté
dirty: sale*, malpropre, saleté, crasseux
filthy: crasseux, dégoûtant, répugnant, immonde
dust: poussière, poussiéreux
stain: tache, taches, taché
smell: odeur, sentir, sent*, parfum
stink: puer, pue, puanteur, empester
odour: odeur, odeurs
mould: moisissure, moisi, moisir
mold: moisissure, moisi
rust: rouille, rouillé, rouiller
rot: pourri, pourrir, pourriture
insect: insecte, bestiole, cafard
food: nourriture, repas, aliment, cuisine*, bouffe
meal: repas, plat
breakfast: petit-déjeuner, petit déjeuner, petit déj, déjeuner
lunch: déjeuner, repas midi, midi
dinner: dîner*, souper, repas soir
dish: plat, assiette, vaisselle
recipe: recette
ingredient: ingrédient, composition*
taste: goût, goûter, saveur
tasty: bon*, savoureux, délicieux, goûteux
delicious: délicieux, délicieuse, excellent*, succulent
bland: fade*, insipide, sans goût
salty: salé*, trop salé
sweet: sucré, doux, sucrée
sour: aigre, acide, tourné
bitter: amer, amère, amertume
spicy: épicé, piquant, relevé, pimenté
fresh: frais, fraîche, fraîcheur
stale: rassis, périmé, pas frais, éventé
raw: cru, crue
burnt: brûlé, cramé, carbonisé
undercooked: pas cuit, mal cuit, cru, peu cuit
cooked: cuit, cuisiné*, cuite
portion: portion, part*, ration, quantité
snack: encas, snack, goûter, collation
drink: boisson, boire, verre, bu*
water: eau, eaux
coffee: café*
tea: thé*, infusion*
milk: lait
juice: jus
beer: bière
wine: vin
bread: pain*, baguette
cheese: fromage
meat: viande
chicken: poulet
fish: poisson
egg: œuf, oeuf, œufs
vegetable: légume, légumes
fruit: fruit, fruits
salad: salade
soup: soupe, potage
rice: riz
pasta: pâtes, pâte
pizza: pizza
sandwich: sandwich
cake: gâteau, tarte, cake
chocolate: chocolat
sugar: sucre
salt: sel
oil: huile
allergy: allergie, allergique
allergen: allergène
gluten: gluten, sans gluten
vegan: vegan, végan, végétalien
vegetarian: végétarien, végétarienne, végé
organic: bio*, biologique
healthy: sain, santé, saine
restaurant: restaurant, resto
cafe: café, bistrot, cafétéria*
bar: bar, barre*, comptoir
kitchen: cuisine*
cook: cuisiner, cuire, cuisinier, cuit
chef: chef, cuisinier
waiter: serveur, garçon
waitress: serveuse
seat: siège*, place*, fauteuil
chair: chaise, fauteuil
bench: banc, banquette
sofa: canapé, sofa
bed: lit*, lits, literie
mattress: matelas
pillow: oreiller, coussin
blanket: couverture, plaid, couette
sheet: drap, feuille, draps
towel: serviette, essuie
shower: douche
bath: bain, baignoire
bathroom: salle bain, salle bains, sanitaires
toilet: toilettes, WC, toilette, sanitaires
sink: lavabo, évier
tap: robinet, appuyer, tapoter
soap: savon
room: chambre, pièce*, salle, place*
bedroom: chambre
cabin: cabine, cabane, chalet
apartment: appartement, appart, logement
house: maison
home: maison, domicile, chez soi, accueil
building: bâtiment, immeuble, édifice
floor: sol*, étage, plancher
stairs: escalier, escaliers, marches*
lift: ascenseur, soulever, élévateur
elevator: ascenseur
escalator: escalator, escalier roulant
ramp: rampe
wheelchair: fauteuil roulant, PMR
disabled: handicapé, désactivé, PMR, handicap*
accessibility: accessibilité, accessible, PMR
entrance: entrée, accès
exit: sortie, sortir
corridor: couloir, corridor
lobby: hall*, lobby, hall d'entrée
reception: réception, accueil
balcony: balcon
terrace: terrasse
garden: jardin
pool: piscine, bassin
sauna: sauna
gym: salle sport, gym, gymnase, fitness*
beach: plage
park: parc, garer, stationner
playground: aire jeux, jeux, cour
parking: parking, stationnement, place parking
garage: garage, garagiste
hotel: hôtel
hostel: auberge, auberge jeunesse, hostel
camping: camping, camper
campsite: camping*, emplacement
tent: tente
booking: réservation*, réserver, résa
book: livre, réserver, bouquin
reservation: réservation, résa
reserve: réserver, réserve
appointment: rendez-vous, rdv, rendez vous
slot: créneau, emplacement, fente
schedule: horaire, planning*, emploi temps, programme*
timetable: horaires, emploi temps, horaire
calendar: calendrier, agenda*
date: date
day: jour, journée
week: semaine
month: mois
year: an*, année, ans
hour: heure, horaire
minute: minute, min*
second: seconde, deuxième, second
morning: matin, matinée
afternoon: après-midi, aprem
evening: soir, soirée
night: nuit, nuitée
weekend: week-end, weekend, WE*
holiday: vacances, congé, férié
vacation: vacances, congé
summer: été*, estival
winter: hiver, hivernal
spring: printemps, ressort
autumn: automne
season: saison
travel: voyage*, voyager, déplacement
trip: voyage*, trajet, excursion, séjour
journey: trajet, voyage*, parcours
tour: visite, circuit*, tour, excursion
excursion: excursion, sortie, balade
guide: guide, accompagnateur
map: carte, plan*
route: itinéraire, trajet, parcours, ligne
navigation: navigation, GPS*
direction: direction, sens, indication*
address: adresse
location: emplacement, lieu, situation*, localisation
GPS: GPS, géolocalisation
distance: distance, éloignement
kilometre: kilomètre, km*, kilomètres
mile: mile, miles
train: train, TGV, TER*, RER
bus: bus, autobus, car*, autocar
tram: tram, tramway
metro: métro
subway: métro*
taxi: taxi, VTC
car: voiture, auto*, véhicule, bagnole
van: camionnette, fourgon, van, utilitaire
truck: camion, poids lourd
lorry: camion, poids lourd
motorcycle: moto, motocyclette
bicycle: vélo, bicyclette
bike: vélo, VTT, bicyclette
scooter: scooter, trottinette
helmet: casque
brake: frein, freiner, freinage
brakes: freins, frein, freinage
wheel: roue, roues, volant
tyre: pneu, pneus
tire: pneu, pneus
engine: moteur
motor: moteur
fuel: carburant, essence*, gasoil
petrol: essence*, carburant
diesel: diesel, gasoil, gazole
charging station: borne*, borne recharge, station recharge
tank: réservoir*, cuve, citerne
seatbelt: ceinture, ceinture sécurité
road: route*, chaussée, voie
street: rue*
lane: voie, file*, ruelle
pavement: trottoir
sidewalk: trottoir
pothole: nid poule, trou, nids-de-poule
bridge: pont
tunnel: tunnel
traffic: circulation*, trafic, bouchon
jam: bouchon, embouteillage, confiture, bourrage
crossing: carrefour, passage*, traversée, croisement, passage piéton
junction: carrefour, croisement, intersection*
station: gare, station, arrêt
stop: arrêt, arrêter, stopper, stop
platform: quai, plateforme, plate-forme
airport: aéroport
flight: vol*, vols
plane: avion
airline: compagnie aérienne, compagnie
boarding: embarquement, embarquer
gate: porte, portail, barrière
luggage: bagage, bagages, valise
baggage: bagage, bagages
suitcase: valise
ferry: ferry, bac, traversier
boat: bateau, barque
harbour: port*
port: port, prise
deck: pont
crew: équipage, équipe
captain: capitaine, commandant*
announcement: annonce
border: frontière, bordure
customs: douane, douanes, douanier
passport: passeport
visa: visa
fare: tarif, prix billet, prix*
pass: pass, carte, passer*, abonnement
season ticket: abonnement, carte d'abonnement, pass*
queue: file*, queue, file d'attente
line: ligne, file*, queue
crowd: foule, monde*, affluence
crowded: bondé, monde*, plein, surchargé
full: plein, complet, rempli, pleine
overcrowded: bondé, surpeuplé, surchargé, blindé
space: espace, place*, stockage
friendly: sympathique, sympa, amical, aimable, accueillant
unfriendly: antipathique, désagréable, pas aimable
rude: impoli, malpoli, grossier, désagréable
polite: poli, polie, courtois
impolite: impoli, malpoli
kind: gentil, aimable, gentille, bienveillant
helpful: serviable, utile, aidant
unhelpful: inutile, pas serviable, pas utile
competent: compétent, compétence, qualifié
incompetent: incompétent, incompétence, incapable*
professional: professionnel, pro*, professionnalisme
unprofessional: non professionnel, pas professionnel, amateur*, peu professionnel
arrogant: arrogant, hautain, prétentieux, méprisant
impatient: impatient, impatience
attentive: attentif, attentionné, attentive
careless: négligent, négligence*, imprudent
lazy: paresseux, fainéant, feignant
honest: honnête, franc*, sincère*
dishonest: malhonnête, malhonnêteté
reliable: fiable, fiabilité, sérieux
unreliable: peu fiable, pas fiable, non fiable
responsible: responsable, responsabilité
trust: confiance, faire confiance, confier
promise: promesse, promettre, promis
lie: mensonge, mentir, menti, menteur
mislead: tromper, induire erreur, trompé
misleading: trompeur, mensonger, trompeuse
apologise: excuser, excuses*, s'excuser
sorry: désolé, pardon*, excuses*, navré
excuse: excuse, prétexte, excuser
explain: expliquer, explication
explanation: explication
inform: informer, prévenir, avertir, renseigner
information: information, renseignement, info*, infos
unclear: pas clair, confus, flou, peu clair
clear: clair, claire*, limpide, net*
confusing: confus, déroutant, compliqué, pas clair
confused: confus, perdu, déboussolé, perplexe
understand: comprendre, compris, comprends, compréhensible
misunderstanding: malentendu, incompréhension, quiproquo
complicated: compliqué, complexe, difficile
complex: complexe, compliqué
simple: simple, facile, simplicité
easy: facile, simple*, aisé
difficult: difficile, dur*, compliqué
intuitive: intuitif, intuitive
annoying: agaçant, énervant, pénible, gênant, chiant
annoyed: énervé, agacé, contrarié
angry: en colère, fâché, énervé, furieux
furious: furieux, furieuse, furax
disappointed: déçu, déçue, déception*
disappointing: décevant, décevante, déception*
frustrated: frustré, frustration
frustrating: frustrant, frustrante, frustration
sad: triste, tristesse, dommage
happy: content*, heureux, ravi*, satisfait
satisfied: satisfait, satisfaction*, contente
dissatisfied: insatisfait, mécontent, insatisfaction
pleased: content*, ravi*, satisfait
delighted: ravi*, enchanté, ravie
surprised: surpris, étonné, surprise
worried: inquiet, inquiète, soucieux
afraid: peur, crains, effrayé
scared: peur, effrayé, apeuré
ashamed: honte, honteux
tired: fatigué*, lassé, fatigue*
bored: ennuie, ennuyé, ennui
boring: ennuyeux, ennuyant, barbant, chiant
interesting: intéressant, intéressante
exciting: passionnant, excitant, captivant
fun: amusant, drôle, fun, amusement*, marrant
enjoy: profiter, apprécier, aimer, plaisir
love: adorer, aimer, amour, adore
like: aimer, apprécier, plaire, aime, plu
hate: détester, haïr*, haine, déteste
dislike: déplaire, pas aimer, n'aime pas, aversion
prefer: préférer, préférence
recommend: recommander, conseiller, recommandation
avoid: éviter, à éviter
regret: regretter, regret
miss: manquer, rater, louper
wish: souhaiter, souhait, vœu, aimerais
want: vouloir, veux, veut, voulu, voudrais
need: besoin, falloir, nécessiter, devoir
hope: espérer, espoir, espère
expect: attendre, s'attendre, espérer
demand: exiger, demande, exigence
suggest: suggérer, proposer, conseiller
suggestion: suggestion, proposition*, idée
idea: idée
improve: améliorer, amélioration, perfectionner
improvement: amélioration, progrès
better: meilleur, mieux, meilleure
worse: pire, moins bien, empiré*
best: meilleur, mieux, le meilleur
worst: pire, le pire
good: bon*, bien*, bonne
bad: mauvais, mal, mauvaise, nul
great: génial, super*, excellent*, top*, formidable*
excellent: excellent, excellente
perfect: parfait, parfaite, impeccable, nickel*
wonderful: merveilleux, magnifique, formidable*
awful: affreux, horrible*, épouvantable, atroce
terrible: terrible, horrible*, catastrophique, affreux
horrible: horrible, affreux, atroce, épouvantable
poor: mauvais, médiocre*, pauvre, piètre
mediocre: médiocre, moyen, passable
average: moyen, moyenne, correct*
okay: ok*, d'accord, correct*, ça va
useless: inutile, nul, sert rien, inutilisable
useful: utile, pratique, utilité
worthless: sans valeur, nul, vaut rien
necessary: nécessaire, indispensable*, obligatoire
unnecessary: inutile, superflu, pas nécessaire
important: important, importante, importance
beautiful: beau, belle*, magnifique, superbe
ugly: moche, laid*, vilain
pretty: joli, jolie*, beau, plutôt
nice: agréable, sympa, beau, gentil, joli
modern: moderne, contemporain
old: vieux, ancien, vieille, âgé*, vétuste
outdated: obsolète*, dépassé, démodé, vieillot
new: nouveau, neuf, nouvelle, neuve
work: travail, fonctionner, marcher, travailler, travaux
working: fonctionne, marche, travaille, fonctionnel
run: courir, marcher, fonctionner, lancer, exécuter
start: démarrer, commencer, début*, départ*, lancer
begin: commencer, débuter, début*
end: fin*, terminer, bout*, finir
finish: finir, terminer, fini, finition
open: ouvrir, ouvert, ouverture
close: fermer, fermé, proche, près, fermeture
turn on: allumer, activer, mettre marche
turn off: éteindre, éteint, désactiver, couper
press: appuyer, presser, presse, appui
click: cliquer, clic, cliqué
swipe: balayer, glisser, swiper
scroll: défiler, faire défiler, défilement, scroller
type: taper, type, saisir, genre*
enter: entrer, saisir, saisie
fill: remplir, compléter, rempli
choose: choisir, choix, choisi
select: sélectionner, choisir, sélection
change: changer, changement, modifier, monnaie, correspondance
edit: modifier, éditer, modification*
modify: modifier, modification*, changer
add: ajouter, ajout, rajouter
create: créer, création*
make: faire*, fabriquer, fait*, marque
build: construire, bâtir, construit, construction*
save: enregistrer, sauvegarder, économiser, sauver
keep: garder, conserver, tenir
share: partager, partage, part*
send: envoyer, envoi, expédier, transmettre
receive: recevoir, reçu, réception*, reçois
get: obtenir, avoir*, recevoir, récupérer, eu*
give: donner, offrir, rendre
take: prendre, pris, prend, emporter
bring: apporter, amener, ramener
put: mettre, mis*, poser
move: déplacer, bouger, déménager
copy: copier, copie, exemplaire
paste: coller, collage, pâte
cut: couper, coupure, coupe*, coupé*
drag: glisser, traîner*, tirer, faire glisser
drop: tomber, chute, baisse, goutte, lâcher
link: lien*, relier, associer
show: montrer, afficher, spectacle*, émission*
hide: cacher, masquer, dissimuler
see: voir, vu, vois, voit
look: regarder, regard*, apparence, look
read: lire*, lu*, lecture*, lisible
write: écrire, écrit, rédiger
listen: écouter, écoute
hear: entendre, entendu, entends
speak: parler, parle, s'exprimer
talk: parler, discuter, conversation*
say: dire*, dit*, dis, disent
tell: dire*, dit*, raconter, informer
ask: demander, poser, demandé, interroger
learn: apprendre, appris, apprentissage
teach: enseigner, apprendre, enseignement
study: étudier, études, étude
training: formation*, entraînement, stage*
course: cours, formation*, parcours
lesson: leçon, cours
class: classe, cours
lecture: cours magistral, conférence*, cours, CM*
exam: examen, épreuve, contrôle, partiel
test: test, tester, essai, contrôle
grade: note*, classe, noter
homework: devoirs, devoir
exercise: exercice, exercer, sport*
textbook: manuel*, livre, manuel scolaire
library: bibliothèque, médiathèque
school: école, scolaire, lycée, collège*
university: université, fac, universitaire
college: université, fac, école, lycée
diploma: diplôme
certificate: certificat, attestation, diplôme
level: niveau, palier
beginner: débutant, débutante, novice*
advanced: avancé, confirmé, perfectionné
progress: progrès, progression, avancement, avancer
group: groupe
classroom: salle classe, salle cours, classe
doctor: médecin, docteur, toubib
nurse: infirmière, infirmier, soignant
hospital: hôpital, CHU*, hospitalier
clinic: clinique, cabinet*, centre santé
pharmacy: pharmacie, pharmacien
medicine: médicament, médecine, remède
drug: médicament, drogue
pill: pilule, comprimé, cachet, gélule
dose: dose, dosage
treatment: traitement, soin, soins
therapy: thérapie, traitement
surgery: chirurgie, opération*, intervention*
operation: opération, fonctionnement, intervention*
diagnosis: diagnostic*
symptom: symptôme
pain: douleur, mal, souffrance, douloureux
ache: douleur, mal, courbature
hurt: blesser, mal, blessé, faire mal
injury: blessure, lésion, blessé
injured: blessé, blessée
wound: plaie, blessure
accident: accident
emergency: urgence, urgences
ambulance: ambulance, SAMU
health: santé, sanitaire
illness: maladie, malade
sick: malade, nausée
disease: maladie
fever: fièvre, température*
cough: toux, tousser
headache: mal tête, migraine, maux tête
skin: peau, cutané
hair: cheveux, cheveu, poil
eye: œil, yeux, oeil
ear: oreille, oreilles
nose: nez
mouth: bouche
tooth: dent*, dents
teeth: dents, dent*, dentition
dentist: dentiste, dentaire
throat: gorge*
neck: cou, nuque, cervicales
shoulder: épaule
back: dos*, arrière, retour
arm: bras
hand: main*, mains
finger: doigt
leg: jambe, jambes, patte
knee: genou, genoux
foot: pied, pieds
feet: pieds, pied
heart: cœur, coeur, cardiaque
blood: sang*, sanguin
pressure: pression, tension*
pregnant: enceinte, femme enceinte
pregnancy: grossesse
birth: naissance, accouchement
weight: poids, peser
sleep: sommeil, dormir, dormi, dors
stress: stress, stressant, stressé
hearing: audition*, ouïe, auditif
glasses: lunettes, verres
lens: objectif, lentille, verre, lentilles
weather: météo, temps, intempéries
rain: pluie, pleuvoir, pleut, plu
snow: neige, neiger, enneigé
ice: glace, verglas, glaçon
wind: vent*, venteux
storm: tempête, orage
sun: soleil, ensoleillé
heat: chaleur, chauffer, canicule
heating: chauffage, chauffer
radiator: radiateur
air conditioning: climatisation, clim, climatiseur, climatisé
ventilation: ventilation, aération, VMC
air: air
temperature: température, degré
thermostat: thermostat
humidity: humidité, humide
electricity: électricité, courant, électrique
gas: gaz, essence*
energy: énergie, énergétique
solar: solaire, photovoltaïque, panneaux solaires
panel: panneau, panneaux
meter: compteur, mètre*, Linky
pipe: tuyau, canalisation, conduite
pump: pompe, pomper
boiler: chaudière, chauffe-eau, cumulus
stove: cuisinière, poêle, réchaud, gazinière
oven: four*
fridge: frigo, réfrigérateur, frigidaire
freezer: congélateur, congel
dishwasher: lave-vaisselle, lave vaisselle
washing machine: lave-linge, machine laver, lave linge
dryer: sèche-linge, séchoir, sèche-cheveux, sèche linge
vacuum: aspirateur, aspirer, vide
cleaner: agent d'entretien, nettoyant, ménage, femme ménage
iron: fer repasser, fer, repasser
fan: ventilateur, ventilo
machine: machine, appareil, distributeur
device: appareil, dispositif, périphérique
appliance: appareil, électroménager, appareil électroménager
equipment: équipement, matériel, équipements
drill: perceuse, foret, percer, visseuse
saw: scie, scier
hammer: marteau
screw: vis, visser
nail: clou, ongle, ongles
ladder: échelle, escabeau
rope: corde, cordage
tractor: tracteur
harvester: moissonneuse, moissonneuse-batteuse, récolteuse
crop: récolte, culture*, recadrer, rogner
seed: graine, semence, semis*
plant: plante, usine, planter, végétal
flower: fleur
tree: arbre
grass: herbe, pelouse, gazon
leaf: feuille, feuilles, feuillage
root: racine
soil: terre, sol*, terreau
animal: animal, animaux, bête
dog: chien*, chienne
cat: chat*, chatte
horse: cheval, chevaux, équitation
bird: oiseau, oiseaux
cow: vache
pig: cochon, porc
pet: animal compagnie, animal*, animaux
leash: laisse
bin: poubelle, bac, corbeille
rubbish: ordures, déchets, poubelle, nul
garbage: ordures, déchets, poubelle
trash: poubelle, déchets, ordures, corbeille
waste: déchets, gaspillage, gaspiller, perte
recycling: recyclage, tri*, recycler
collection: collecte, ramassage, collection, retrait
cleaning: nettoyage, ménage, propreté
maintenance: entretien, maintenance
construction: construction, travaux, chantier
council: mairie, conseil, commune*, conseil municipal
city: ville*, cité*
town: ville*, commune*
village: village, bourg
citizen: citoyen, habitant, citoyenne
mayor: maire, bourgmestre
police: police, gendarmerie, policier
fire: feu, incendie, pompiers
permit: permis, autorisation, permettre
licence: permis, licence, permis conduire
license: licence*, permis, permis conduire
identity card: carte d'identité, pièce d'identité, CNI
counter: comptoir, guichet, compteur
number: numéro, nombre, chiffre, numéros
street light: lampadaire, éclairage public, réverbère
fountain: fontaine
cycle lane: piste cyclable, bande cyclable, voie cyclable
footpath: sentier, chemin, trottoir
swimming pool: piscine
museum: musée
theatre: théâtre
cinema: cinéma, ciné
concert: concert
festival: festival, fête
exhibition: exposition*, expo*
stage: scène*, étape, plateau*
actor: acteur, comédien
actress: actrice, comédienne
play: jouer, pièce*, jeu, lire*
audience: public*, spectateurs, audience
view: vue, voir, affichage, panorama
ticket office: guichet, billetterie, caisse
programme: programme, émission*
interval: entracte, intervalle, pause*
wardrobe: armoire, placard, penderie, garde-robe
sport: sport, sportif
football: football, foot*
game: jeu, partie, match*, jeux
player: joueur, lecteur, joueuse
match: match, correspondre, rencontre
score: score, résultat, points*
character: personnage, caractère, caractères
quest: quête, mission*
reward: récompense, récompenser, cadeau
coin: pièce*, pièces*, monnaie
multiplayer: multijoueur, multi-joueurs, multi*
cheat: tricher, triche, tromper, arnaquer
cheater: tricheur, tricheuse
bot: bot, robot*, chatbot
advertisement: publicité, pub*, annonce
ad: pub*, publicité, annonce
ads: pubs*, publicités, pub*
banner: bannière, bandeau
popup: pop-up, popup, fenêtre surgissante
pop up: pop-up, popup, surgir, apparaître
interruption: interruption, coupure, interrompu
tracking: suivi, traçage, traçabilité, pistage
cookie: cookie, cookies, biscuit
consent: consentement, accord*, autorisation
mode: mode
dark mode: mode sombre, thème sombre, dark mode
night mode: mode nuit, mode nocturne
theme: thème
layout: mise page, disposition*, agencement, présentation*
design: design, conception*, style*, esthétique
icon: icône, icone
animation: animation
interface: interface, ergonomie
shortcut: raccourci
gesture: geste
zoom: zoom, zoomer, agrandir
rotate: tourner, pivoter, rotation
landscape: paysage
portrait: portrait
fullscreen: plein écran
widget: widget
plugin: plugin, extension*, module*
extension: extension, prolongation, rallonge, poste
integration: intégration, intégrer
API: API
webhook: webhook
script: script, scénario*
developer: développeur, développeuse, dev
documentation: documentation, doc*, notice*
manual: manuel*, notice*, mode d'emploi
instruction: instruction, notice*, consigne, mode d'emploi
tutorial: tutoriel, tuto, didacticiel
example: exemple
onboarding: onboarding, intégration*, accueil, prise main
setup: installation*, configuration*, réglage, paramétrage
configuration: configuration, paramétrage, config
configure: configurer, paramétrer, régler
permission: autorisation, permission, droits
role: rôle, fonction
admin: admin, administrateur, administration*
administrator: administrateur, admin, gestionnaire
invite: inviter, invitation
invitation: invitation, inviter
approval: approbation, validation, accord*
approve: approuver, valider, accepter
reject: rejeter, refuser, rejet, refus
rejected: rejeté, refusé*, rejet
decline: refuser, décliner, baisse, déclin
accept: accepter, acceptation, accepté
block: bloquer, blocage, bloc*
ban: bannir, interdiction, banni, interdire
suspend: suspendre, suspendu, suspension*
suspended: suspendu, suspension*, suspendue
activate: activer, activation
deactivate: désactiver, désactivation
expire: expirer, expiration, périmer
expired: expiré, périmé, échu
limit: limite, limiter, limitation, plafond
limited: limité, restreint, limitée
unlimited: illimité, illimitée
maximum: maximum, max*, maximal
minimum: minimum, minimal*, min*
quota: quota
increase: augmenter, augmentation, hausse
rise: hausse, augmentation, augmenter, monter
raise: augmenter, augmentation, relever
decrease: diminuer, baisse, baisser, diminution
reduce: réduire, réduction*, diminuer, réduit
half: moitié, demi, demie
percent: pour cent, pourcent, pourcentage
total: total, totalité, totaux
sum: somme, montant, total*
amount: montant, quantité, somme
quantity: quantité, nombre
count: compter, nombre, compte
first: premier*, première*, d'abord, abord
last: dernier, dernière, durer
next: prochain, suivant, prochaine, ensuite
previous: précédent*, ancien, dernier
only: seulement, seul, uniquement, juste
also: aussi*, également, en plus
too: trop*, aussi*, également
much: beaucoup, bien*, trop*
many: beaucoup, plusieurs, nombreux, plein
more: plus*, davantage, encore*
less: moins, moindre
enough: assez, suffisant, suffisamment, suffit
almost: presque, quasiment, pratiquement
never: jamais*, plus jamais
always: toujours*, tout temps
often: souvent, fréquemment, régulièrement
sometimes: parfois, quelquefois, des fois
rarely: rarement, rare
daily: quotidien, chaque jour, quotidiennement, journalier
weekly: hebdomadaire, chaque semaine, hebdo
monthly: mensuel, chaque mois, mensuellement, mensualité
yearly: annuel, chaque année, annuellement
once: une fois, autrefois
leave: quitter, partir, laisser, congé
leaving: départ*, quitter, partir, départs
quit: quitter, arrêter, démissionner
competitor: concurrent*, concurrence, concurrents
alternative: alternative, autre solution
compare: comparer, comparaison, comparatif
comparison: comparaison, comparatif
difference: différence, écart
same: même*, pareil, identique
similar: similaire, semblable, ressemblant
different: différent, autre, différente
other: autre, autres
instead: plutôt, au lieu, place*
without: sans*
with: avec*
against: contre
since: depuis*, puisque
until: jusqu'à, jusque, jusqu'au
before: avant*, auparavant
after: après*, suite*
during: pendant, durant, lors
while: pendant que, tandis, alors que
recently: récemment, dernièrement, ces derniers
soon: bientôt, prochainement, vite
today: aujourd'hui, ce jour
yesterday: hier*
tomorrow: demain
now: maintenant, actuellement, désormais
later: plus tard, ensuite, après*
immediately: immédiatement, tout suite, aussitôt
suddenly: soudain, soudainement, brusquement, tout coup
still: toujours*, encore*, quand même
already: déjà
investment: investissement, placement*
fund: fonds, fond*
trade: commerce*, échange, négocier, trade
trading: trading, bourse*, négociation
portfolio: portefeuille, portfolio
broker: courtier, broker
ATM: distributeur, DAB, guichet automatique
withdrawal: retrait, prélèvement
withdraw: retirer, retrait
mortgage: hypothèque, prêt immobilier, crédit immobilier
account number: numéro compte, IBAN, RIB*
statement: relevé, relevé compte, déclaration*
pension: retraite, pension
retirement: retraite, retraité
holiday pay: congés payés, pécule vacances, prime vacances
overtime: heures supplémentaires, heures sup, heures supp
shift: équipe, poste, shift, garde
roster: planning*, tableau service, horaires
timesheet: feuille temps, feuille d'heures, pointage, relevé d'heures
vacation days: jours congé, congés, jours congés, RTT
sick leave: arrêt maladie, congé maladie, arrêt travail
absence: absence, absent*
attendance: présence*, assiduité, pointage, fréquentation
dismissal: licenciement, renvoi, licencié
employer: employeur, patron*
tax code: code fiscal, code impôt, taux d'imposition
deduction: déduction, retenue, prélèvement
contribution: cotisation, contribution
expenses: frais, dépenses, note frais
mileage: kilométrage, frais kilométriques, kilomètres*
subtitle: sous-titre, sous-titres, sous titres
caption: légende, sous-titre
episode: épisode
series: série, séries
channel: chaîne, canal*, chaînes
playlist: playlist, liste lecture
song: chanson, titre, morceau
album: album
podcast: podcast, balado
audiobook: livre audio, audiolivre, livres audio
chapter: chapitre
library card: carte bibliothèque, carte lecteur
reading: lecture*, lire*
e book: ebook, e-book, livre numérique, liseuse
print quality: qualité d'impression, qualité impression
ink: encre
toner: toner
cartridge: cartouche
paper jam: bourrage, bourrage papier
barcode: code-barres, code barre, code barres
QR code: QR code, flashcode
till: caisse
cash register: caisse, caisse enregistreuse
split: partager, diviser, séparer, fendu
gift: cadeau, don*, cadeaux
gift card: carte cadeau, chèque cadeau, cartes cadeaux
loyalty: fidélité, carte fidélité, fidèle
points: points, point
table reservation: réservation table, réserver table
menu card: carte, menu
kitchen display: écran cuisine
child seat: siège enfant, siège auto, rehausseur, chaise haute
pram: landau, poussette
stroller: poussette
diaper: couche, couches
toy: jouet, jouets
doll: poupée
puzzle: puzzle, casse-tête, énigme
age: âge, ans
adult: adulte, majeur
senior: senior, personne âgée, aîné
elderly: personnes âgées, âgé*, seniors*
woman: femme, dame*
man: homme, monsieur
girl: fille, fillette
boy: garçon
person: personne, individu
people: gens, personnes, monde*
couple: couple
single: seul, simple*, célibataire, unique*
tour group: groupe, groupe touristes, voyage organisé
business trip: voyage d'affaires, déplacement professionnel, déplacement
conference: conférence, congrès, colloque
meeting: réunion*, rencontre, rendez-vous
room key: clé chambre, clef chambre, clé
key card: carte magnétique, badge*, carte d'accès
minibar: minibar, mini-bar
wifi password: mot passe, code wifi, clé wifi
sea: mer*, océan*
mountain: montagne
lake: lac
river: rivière, fleuve
forest: forêt, bois
hike: randonnée, rando, randonner, marche
hiking: randonnée, rando, marche
trail: sentier, piste, trail, chemin
path: chemin, sentier, allée
hut: refuge*, cabane, hutte
summit: sommet, cime
peak: sommet, pic, pointe, heures pointe
contour: contour, courbe niveau, courbes niveau
elevation: altitude*, dénivelé, dénivellation
compass: boussole, compas
coordinates: coordonnées, coordonnées GPS
coverage: couverture, couverture réseau, garantie
reception signal: réception, réseau, signal
roaming: roaming, itinérance
SIM: SIM, carte SIM, eSIM, puce
contract phone: forfait mobile, téléphone forfait, forfait
minutes: minutes, procès-verbal
data volume: volume données, data, forfait data
router: routeur, box*, livebox
modem: modem, box*
outage: panne, coupure, interruption
downtime: indisponibilité, arrêt, panne, interruption
maintenance window: plage maintenance, maintenance, fenêtre maintenance
latency: latence, ping*, délai
bandwidth: bande passante, débit
streaming: streaming, diffusion, stream
buffering: mise tampon, mémoire tampon, buffering, chargement
pixelated: pixelisé, pixellisé, pixels
blurry: flou, floue, brouillé
sharp picture: image nette, netteté, photo nette
contrast: contraste, contrasté
brightness: luminosité, brillance, clarté
flicker: scintiller, clignoter, vaciller, clignote
flickering: scintillement, clignotement, clignote, scintille
overheating: surchauffe, surchauffer, chauffe
hot device: chauffe, brûlant, surchauffe
fan noise: bruit ventilateur, ventilateur bruyant, bruit ventilo
vibration: vibration, vibrations, secousse
vibrate: vibrer, vibreur, vibre
ringtone: sonnerie
mute: muet, silencieux, couper son, mute
unmute: réactiver son, remettre son, réactiver micro
call quality: qualité d'appel, qualité appels, qualité audio
dropped call: appel coupé, coupure, appel interrompu, coupures
hearing aid: appareil auditif, prothèse auditive, audioprothèse, appareils auditifs
earpiece: oreillette, écouteur, embout
whistling: sifflement, siffle, siffler
feedback noise: larsen*, effet larsen, sifflement
appearance: apparence, aspect*, look*
dress: robe*, habiller, tenue
shirt: chemise, t-shirt, maillot
trousers: pantalon
shoes: chaussures, chaussure, souliers
boots: bottes, bottines, boots
sandals: sandales, sandale, nu-pieds
jacket: veste, blouson, manteau
coat: manteau, veste
sock: chaussette, chaussettes
underwear: sous-vêtement, sous-vêtements, culotte, slip*
hat: chapeau, bonnet, casquette
glove: gant, gants
scarf: écharpe, foulard
ring: bague, anneau, sonner, sonnette
necklace: collier*
bracelet: bracelet
earring: boucle d'oreille, boucles d'oreilles, boucles
makeup: maquillage, maquiller
cream: crème
perfume: parfum
shampoo: shampooing, shampoing
haircut: coupe*, coupe cheveux, coiffure
hairdresser: coiffeur, coiffeuse
nail polish: vernis, vernis ongles
size chart: guide tailles, tableau tailles, grille tailles
colour fading: décoloration, déteint, délavé, couleurs passées
shrink: rétrécir, rétréci, rétrécissement
shrinks: rétrécit, rétréci
tear: déchirer, déchirure, larme, déchiré
torn: déchiré, déchirée
seam: couture*, coutures
zip: fermeture éclair, zip, fermeture
zipper: fermeture éclair, zip*, fermeture
button missing: bouton manquant, manque bouton
wash: laver, lavage, lavé
washing: lavage, lessive, linge
ironing: repassage, repasser
honestly: honnêtement, franchement, sincèrement
unfortunately: malheureusement, hélas, dommage
thanks: merci, remerciements
thank: remercier, merci, remerciement
congratulations: félicitations, bravo*, félicite
praise: félicitation, louange, éloge, féliciter
compliment: compliment, complimenter
greeting: salutation, accueil, salutations
hello: bonjour, salut, bonsoir, coucou
goodbye: au revoir, adieu, à bientôt
please: svp, stp, vous plaît
welcome: bienvenue, accueil, accueillir
`;
