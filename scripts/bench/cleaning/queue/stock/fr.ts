import type { Stock } from './stock.ts';

export const fr: Stock = {
  matters: {
    'card-reader': {
      negative: [
        'Le lecteur de carte perd la connexion Bluetooth {n} fois par jour, on envoie les gens au distributeur.',
        'Depuis la mise à jour, le lecteur de carte se déconnecte en plein paiement, c’est insupportable.',
        'Le lecteur de carte affiche « non associé » alors qu’il l’était {day}, une horreur avec la file d’attente.',
      ],
      neutral: [
        'Comment associer un deuxième lecteur de carte à la même tablette ?',
        'Quelle version de Bluetooth faut-il pour le lecteur de carte ?',
      ],
      positive: ['Le nouveau lecteur de carte s’est associé tout de suite et reste connecté, génial.'],
    },
    'slow-export': {
      negative: [
        'L’export mensuel prend {n} minutes puis affiche une page blanche.',
        'Exporter les ventes dans un tableur est affreusement lent depuis {day}.',
        'Impossible de boucler la comptabilité, l’export ne se termine jamais.',
      ],
      neutral: [
        'L’export peut-il partir tout seul chez le comptable chaque {day} ?',
        'Quelles colonnes contient l’export mensuel ?',
      ],
      positive: ['L’export est merveilleusement rapide, {n} secondes pour tout le mois.'],
    },
    'tax-rate': {
      negative: [
        'Les tickets affichent un mauvais taux de TVA pour la vente à emporter, le fisc ne va pas rire.',
        'Depuis {day}, tous les livres sont taxés à 20 %, c’est tout simplement faux.',
        'La TVA du ticket et celle du rapport diffèrent de {amount}, quel désordre.',
      ],
      neutral: [
        'Comment régler un autre taux de TVA pour les boissons ?',
        'À partir de quelle date s’applique un nouveau taux de TVA ?',
      ],
      positive: ['Changer le taux de TVA de toute la carte m’a pris une minute, bravo.'],
    },
    'stock-count': {
      negative: [
        'Le stock est faux après chaque synchronisation, nous avons vendu {n} vestes qui n’existent pas.',
        'Le stock de {place} indique moins {n} pièces, c’est absurde.',
        'Après l’inventaire de {day}, le stock est revenu aux anciens chiffres, des heures perdues.',
      ],
      neutral: [
        'Peut-on compter le stock d’une seule étagère ?',
        'À quelle fréquence le stock est-il synchronisé avec la boutique en ligne ?',
      ],
      positive: ['L’inventaire du stock avec le téléphone est fantastique, terminé en {n} minutes.'],
    },
    'login-code': {
      negative: [
        'Le code de connexion n’arrive jamais, j’ai essayé {n} fois ce matin.',
        'Je suis bloqué, le code de connexion arrive quand il est déjà expiré.',
        'Personne à {place} ne peut se connecter, le SMS avec le code ne part pas.',
      ],
      neutral: [
        'Le code de connexion peut-il arriver par courriel ?',
        'Comment changer le numéro qui reçoit le code de connexion ?',
      ],
      positive: ['La connexion par code est si simple que même mon père y arrive.'],
    },
    'double-charge': {
      negative: [
        'L’abonnement a été prélevé deux fois ce mois-ci, {amount} à chaque fois.',
        'Il y a deux prélèvements pour la même facture d’abonnement, je suis vraiment agacée.',
        'On nous facture {n} caisses alors que nous en avons une, arrêtez.',
      ],
      neutral: [
        'Quel jour du mois l’abonnement est-il prélevé ?',
        'Peut-on payer l’abonnement une fois par an ?',
      ],
      positive: ['Merci d’avoir corrigé le prélèvement en une heure, formidable.'],
    },
    'receipt-printer': {
      negative: [
        'L’imprimante de {place} sort du papier blanc depuis {day}.',
        'Chaque ticket s’imprime deux fois et le rouleau est vide après {n} heures, c’est pénible.',
        'L’imprimante coupe le ticket au milieu du total, c’est affreux.',
      ],
      neutral: [
        'Quelle largeur de papier accepte l’imprimante ?',
        'L’imprimante peut-elle imprimer notre logo ?',
      ],
      positive: ['L’imprimante est silencieuse et rapide, nos clients l’adorent.'],
    },
    'gift-cards': {
      negative: [
        'Les cartes cadeaux d’avant {day} sont refusées, c’est très gênant.',
        'Une cliente avait une carte cadeau de {amount} et la caisse n’en a pas voulu.',
        'Impossible d’utiliser les cartes cadeaux à {place}, les gens râlent.',
      ],
      neutral: [
        'Combien de temps les cartes cadeaux sont-elles valables ?',
        'Où voir les cartes cadeaux encore ouvertes ?',
      ],
      positive: ['Nous avons vendu {n} cartes cadeaux en un jour et toutes ont fonctionné, super.'],
    },
    'staff-rights': {
      negative: [
        'N’importe quel stagiaire peut faire des remises alors que j’ai retiré ce droit {n} fois.',
        'Les droits des employés sont un cauchemar, personne ne comprend les cases.',
        'Ma responsable perd ses droits chaque {day}, c’est exaspérant.',
      ],
      neutral: [
        'Y a-t-il un rôle qui voit les rapports sans changer les prix ?',
        'Comment copier les droits d’un employé ?',
      ],
      positive: ['Les nouveaux rôles sont clairs et simples, {n} employés créés en un rien de temps.'],
    },
    'offline-sales': {
      negative: [
        'Quand internet est tombé {day}, toutes les ventes hors ligne ont été perdues.',
        'La caisse de {place} s’est figée sans internet malgré le mode hors ligne.',
        '{n} tickets hors ligne ne sont jamais remontés, il manque {amount}.',
      ],
      neutral: [
        'Combien de jours une caisse tient-elle en mode hors ligne ?',
        'Peut-on payer par carte en mode hors ligne ?',
      ],
      positive: ['Le mode hors ligne nous a sauvés au marché {day}, tout est remonté ensuite.'],
    },
    'slow-refunds': {
      negative: [
        'Les remboursements sur carte prennent {n} semaines et les clients nous accusent.',
        'Un remboursement de {amount} fait {day} n’est toujours pas arrivé, quelle honte.',
        'Le remboursement est marqué comme fait et l’argent reste introuvable.',
      ],
      neutral: [
        'Combien de temps prend un remboursement sur carte ?',
        'Peut-on rembourser une partie seulement ?',
      ],
      positive: ['Le remboursement était là le lendemain matin, notre client n’en revenait pas de joie.'],
    },
    'late-hardware': {
      negative: [
        'Le terminal commandé il y a {n} semaines n’est toujours pas livré.',
        'Le matériel était promis pour {day} et nous avons ouvert {place} sans caisse.',
        'La livraison des nouvelles caisses a été annulée sans prévenir, je suis furieux.',
      ],
      neutral: [
        'Quand le terminal sera-t-il expédié ?',
        'Peut-on changer l’adresse de livraison des terminaux ?',
      ],
      positive: ['Les terminaux sont arrivés un jour plus tôt et parfaitement emballés, merci.'],
    },
  },
  details: {
    negative: [
      'On ne peut pas continuer comme ça.',
      'Je l’avais déjà signalé sans réponse utile.',
      'Si rien ne change nous irons voir ailleurs.',
      'Cela nous coûte environ {amount} par semaine.',
      'On m’avait promis un appel {day}, personne n’a appelé.',
      'Ma femme a dû tout écrire à la main.',
    ],
    neutral: [
      'Nous utilisons la caisse de {place}.',
      'Je n’ai rien vu dans les réglages.',
      'Nous sommes {n}.',
      'Rien ne presse, {day} ira très bien.',
      'Un lien me suffit.',
    ],
    positive: [
      'Dites-le à vos collègues.',
      'Continuez comme ça !',
      'On vous recommande à tout le monde.',
      'Cela vaut bien les {amount}.',
    ],
  },
  followUps: {
    negative: ['Ça ne marche toujours pas, rien n’a changé.', 'Cela n’a servi à rien.'],
    neutral: ['Le numéro de série est TB-{n}417.', 'Oui, depuis {day}.'],
    positive: ['Tout fonctionne maintenant, merveilleux !', 'Parfait, ça remarche, merci infiniment.'],
  },
  openings: ['Bonjour,', 'Madame, Monsieur,', 'Bonjour Tallybird,'],
  closings: ['Cordialement,', 'Bien à vous,', 'Bonne journée,'],
  devices: ['Envoyé de mon iPhone', 'Envoyé depuis mon smartphone Samsung Galaxy.'],
  days: ['lundi', 'mardi', 'vendredi', 'samedi'],
  places: ['la boulangerie', 'la boutique', 'la librairie', 'la rue Basse'],
  subjects: {
    'card-reader': 'Lecteur de carte',
    'slow-export': 'Export',
    'tax-rate': 'TVA',
    'stock-count': 'Stock',
    'login-code': 'Code de connexion',
    'double-charge': 'Abonnement',
    'receipt-printer': 'Imprimante',
    'gift-cards': 'Cartes cadeaux',
    'staff-rights': 'Rôles',
    'offline-sales': 'Hors ligne',
    'slow-refunds': 'Remboursement',
    'late-hardware': 'Notre commande',
  },
  wrote: 'Le {date}, {agent} <support@tallybird.example> a écrit :',
  macros: [
    'Merci d’avoir contacté le support Tallybird ! Je suis ravie de vous aider.',
    'Je suis sincèrement désolée pour la gêne occasionnée et je comprends tout à fait votre agacement.',
    'Pourriez-vous redémarrer la tablette, rouvrir l’application et me dire si cela aide ?',
    'Pour aller plus loin, il me faut le numéro de série au dos de l’appareil.',
    'Bonne nouvelle ! Notre équipe a publié un correctif. Merci de mettre l’application à jour.',
    'J’ai transmis votre dossier à notre équipe technique et je reviens vers vous au plus vite.',
    'Le remboursement a été émis et devrait arriver sous cinq jours ouvrés.',
    'Vous trouverez la marche à suivre dans notre centre d’aide, rubrique Premiers pas.',
    'Un grand merci pour ce beau compliment, cela nous fait chaud au cœur !',
    'J’ai ajouté votre souhait à notre feuille de route. Merci de nous aider à progresser.',
    'Je me permets de vous relancer : avez-vous pu essayer les étapes ci-dessus ?',
    'N’ayant pas eu de vos nouvelles, je ferme cette conversation pour le moment.',
    'Un appareil de remplacement est en route, sans frais.',
    'Auriez-vous dix minutes pour un appel avec un de nos spécialistes ?',
    'Je suis ravie que tout fonctionne à nouveau ! N’hésitez pas à nous contacter à tout moment.',
  ],
  agentOpening: 'Bonjour {name},',
  agentClosing: 'Excellente journée à vous ! {agent}, service client Tallybird',
  received:
    'Nous avons bien reçu votre demande et répondrons sous un jour ouvré. Votre numéro de ticket est le {ticket}.',
  invitation:
    'Comment évaluez-vous notre aide ? Bien, je suis satisfait(e) / Mal, je ne suis pas satisfait(e)',
  legal: 'Ce message est confidentiel et destiné à son seul destinataire.',
  firstNames: ['Capucine', 'Loïc', 'Maëlle', 'Gaspard', 'Odile', 'Bastien'],
  lastNames: ['Trébuchet', 'Lanoë', 'Garrigues', 'Pontois', 'Vasseur', 'Mallet'],
};
