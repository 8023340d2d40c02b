import type { Sentiment } from './stock.ts';

/**
 * What makes two people's sentences differ: words before and after a sentence, and words that stand for each other. A
 * tail stands before the last sign.
 */
export interface Variety {
  leads: Readonly<Record<Sentiment, readonly string[]>>;
  tails: Readonly<Record<Sentiment, readonly string[]>>;
  synonyms: readonly (readonly string[])[];
}

export const VARIETY: Readonly<Record<string, Variety>> = {
  en: {
    leads: {
      negative: [
        'Again:',
        'I am sorry to say:',
        'Now this, too:',
        'From {place}:',
        'After {n} calls I write it down:',
        'Not good:',
      ],
      neutral: [
        'A short question:',
        'Something I could not find:',
        'About {place}:',
        'My boss asks:',
        'We are {n} new people and wonder:',
      ],
      positive: ['Some good news:', 'I rarely write, but:', 'From all {n} of us:', 'A compliment:'],
    },
    tails: {
      negative: [
        ', for {n} days now',
        ', and it happened again on {day}',
        ' (version 5.{n})',
        ', on {n} tablets at once',
        ', as my colleague told you on {day}',
        ', and that in our best week',
        ', at least {n} times since {day}',
        ', whatever we try',
      ],
      neutral: [
        ' if we have {n} tills',
        ' in version 5.{n}',
        ' when {n} people work here',
        ' from {day} on',
        ' without calling anybody',
      ],
      positive: [
        ', for {n} days in a row',
        ', since {day} at the latest',
        ', say all {n} of us',
        ', even on a {day}',
      ],
    },
    synonyms: [
      ['till', 'register', 'checkout'],
      ['card reader', 'reader', 'card machine', 'payment terminal'],
      ['customers', 'guests', 'clients', 'people'],
      ['export', 'download of the sales'],
      ['receipt', 'slip'],
      ['wrong', 'incorrect', 'not right'],
      ['awful', 'dreadful', 'horrible'],
      ['great', 'excellent', 'terrific'],
      ['gift card', 'voucher'],
      ['login code', 'sign-in code', 'security code'],
      ['tax', 'VAT'],
      ['subscription', 'monthly plan'],
      ['stock', 'inventory'],
      ['staff', 'team'],
      ['refund', 'repayment'],
      ['terminal', 'device'],
      ['since', 'ever since'],
    ],
  },
  de: {
    leads: {
      negative: [
        'Schon wieder:',
        'Leider muss ich schreiben:',
        'Aus {place}:',
        'Nach {n} Anrufen schriftlich:',
        'Nicht schön:',
      ],
      neutral: [
        'Kurze Frage:',
        'Das habe ich nicht gefunden:',
        'Mein Chef fragt:',
        'Wir sind {n} Neue und überlegen:',
      ],
      positive: ['Endlich gute Nachrichten:', 'Ich schreibe selten, aber:', 'Von uns allen {n}:'],
    },
    tails: {
      negative: [
        ', und das seit {n} Tagen',
        ', am {day} schon wieder',
        ' (Version 5.{n})',
        ', auf {n} Tablets zugleich',
        ', egal was wir tun',
        ', mindestens {n} Mal seit {day}',
      ],
      neutral: [
        ', wenn wir {n} Kassen haben',
        ' in Version 5.{n}',
        ', falls {n} Leute hier arbeiten',
        ' ab {day}',
      ],
      positive: [', seit {n} Tagen ohne Ausnahme', ', sagen wir alle {n}', ', sogar an einem {day}'],
    },
    synonyms: [
      ['Kartenleser', 'Kartengerät', 'Kartenterminal'],
      ['Leute', 'Kunden', 'Gäste'],
      ['Bon', 'Beleg', 'Kassenzettel'],
      ['Gutscheine', 'Geschenkkarten'],
      ['Anmeldecode', 'Sicherheitscode', 'Login-Code'],
      ['Abo', 'Abonnement'],
      ['Bestand', 'Warenbestand', 'Lagerstand'],
      ['Erstattung', 'Rückzahlung'],
      ['Steuersatz', 'Mehrwertsteuersatz'],
      ['falsch', 'nicht richtig', 'verkehrt'],
      ['Kasse', 'Ladenkasse'],
      ['Export', 'Datenexport'],
    ],
  },
  fr: {
    leads: {
      negative: [
        'Encore une fois :',
        'Je regrette de vous écrire :',
        'De {place} :',
        'Après {n} appels, par écrit :',
      ],
      neutral: [
        'Petite question :',
        'Je n’ai pas trouvé :',
        'Mon patron demande :',
        'Nous sommes {n} nouveaux :',
      ],
      positive: ['Enfin une bonne nouvelle :', 'J’écris rarement, mais :', 'De nous {n} :'],
    },
    tails: {
      negative: [
        ', et cela depuis {n} jours',
        ', encore {day}',
        ' (version 5.{n})',
        ', sur {n} tablettes à la fois',
        ', quoi qu’on fasse',
        ', au moins {n} fois depuis {day}',
      ],
      neutral: [
        ' avec {n} caisses',
        ' dans la version 5.{n}',
        ' quand {n} personnes travaillent ici',
        ' à partir de {day}',
      ],
      positive: [', depuis {n} jours sans exception', ', disons-nous tous les {n}', ', même un {day}'],
    },
    synonyms: [
      ['lecteur de carte', 'lecteur', 'terminal de paiement'],
      ['clients', 'gens'],
      ['ticket', 'reçu'],
      ['cartes cadeaux', 'bons cadeaux'],
      ['code de connexion', 'code de sécurité'],
      ['abonnement', 'forfait'],
      ['remboursement', 'recrédit'],
      ['imprimante', 'imprimante à tickets'],
      ['export', 'export des ventes'],
      ['faux', 'erroné'],
    ],
  },
  es: {
    leads: {
      negative: ['Otra vez:', 'Siento decirlo:', 'Desde {place}:', 'Después de {n} llamadas, por escrito:'],
      neutral: [
        'Una pregunta breve:',
        'No lo he encontrado:',
        'Mi jefe pregunta:',
        'Somos {n} nuevos y dudamos:',
      ],
      positive: ['Por fin una buena noticia:', 'Escribo poco, pero:', 'De parte de los {n}:'],
    },
    tails: {
      negative: [
        ', y así {n} días',
        ', otra vez el {day}',
        ' (versión 5.{n})',
        ', en {n} tabletas a la vez',
        ', hagamos lo que hagamos',
        ', al menos {n} veces desde el {day}',
      ],
      neutral: [
        ' con {n} cajas',
        ' en la versión 5.{n}',
        ' si trabajamos {n} personas',
        ' a partir del {day}',
      ],
      positive: [', {n} días seguidos', ', decimos los {n}', ', incluso un {day}'],
    },
    synonyms: [
      ['lector de tarjetas', 'lector', 'datáfono'],
      ['clientes', 'gente'],
      ['tique', 'recibo'],
      ['tarjetas regalo', 'vales'],
      ['código de acceso', 'código de seguridad'],
      ['suscripción', 'cuota'],
      ['existencias', 'inventario'],
      ['reembolso', 'reintegro'],
      ['exportación', 'descarga de ventas'],
      ['caja', 'caja registradora'],
    ],
  },
};
