import type { Stock } from './stock.ts';

export const de: Stock = {
  matters: {
    'card-reader': {
      negative: [
        'Das Kartenlesegerät verliert {n} Mal am Tag die Bluetooth-Verbindung und wir müssen die Leute zum Automaten schicken.',
        'Seit dem letzten Update trennt sich der Kartenleser in {place} mitten in der Zahlung, das ist unerträglich.',
        'Der Kartenleser meldet „nicht gekoppelt“, obwohl er am {day} gekoppelt wurde, furchtbar bei langer Schlange.',
      ],
      neutral: [
        'Wie koppele ich einen zweiten Kartenleser mit demselben Tablet?',
        'Welche Bluetooth-Version braucht der Kartenleser?',
      ],
      positive: ['Der neue Kartenleser hat sich sofort gekoppelt und bleibt verbunden, großartig.'],
    },
    'slow-export': {
      negative: [
        'Der Monatsexport dauert {n} Minuten und endet dann mit einer leeren Seite.',
        'Das Exportieren der Umsätze in eine Tabelle ist seit {day} quälend langsam.',
        'Ich kann die Buchhaltung nicht abschließen, weil der Export nie fertig wird.',
      ],
      neutral: [
        'Kann der Export jeden {day} von selbst an den Steuerberater gehen?',
        'Welche Spalten enthält der Monatsexport?',
      ],
      positive: ['Der Export ist jetzt herrlich schnell, {n} Sekunden für den ganzen Monat.'],
    },
    'tax-rate': {
      negative: [
        'Auf den Belegen steht der falsche Steuersatz für Speisen zum Mitnehmen, das gibt Ärger mit dem Finanzamt.',
        'Seit {day} werden alle Bücher mit 19 Prozent besteuert, das ist schlicht falsch.',
        'Die Steuer auf dem Beleg weicht um {amount} vom Bericht ab, ein einziges Durcheinander.',
      ],
      neutral: [
        'Wie stelle ich für Getränke in {place} einen anderen Steuersatz ein?',
        'Ab welchem Datum gilt ein neuer Steuersatz?',
      ],
      positive: ['Den Steuersatz der ganzen Karte zu ändern hat eine Minute gedauert, hervorragend.'],
    },
    'stock-count': {
      negative: [
        'Der Lagerbestand stimmt nach jedem Abgleich nicht, wir haben {n} Jacken verkauft, die es nicht gibt.',
        'Der Bestand in {place} zeigt minus {n} Stück, das ist Unsinn.',
        'Nach der Inventur am {day} sprang der Bestand auf die alten Zahlen zurück, Stunden umsonst.',
      ],
      neutral: [
        'Kann ich den Bestand eines einzelnen Regals zählen?',
        'Wie oft wird der Bestand mit dem Webshop abgeglichen?',
      ],
      positive: ['Die Inventur mit der Handykamera ist fantastisch, nach {n} Minuten waren wir fertig.'],
    },
    'login-code': {
      negative: [
        'Der Anmeldecode kommt nicht an, ich habe es heute {n} Mal versucht.',
        'Ich bin ausgesperrt, weil der Anmeldecode erst kommt, wenn er abgelaufen ist.',
        'In {place} kann sich niemand anmelden, die SMS mit dem Code wird nicht verschickt.',
      ],
      neutral: [
        'Kann der Anmeldecode per E-Mail statt SMS kommen?',
        'Wie ändere ich die Nummer für den Anmeldecode?',
      ],
      positive: ['Die Anmeldung mit dem Code ist so einfach, dass sogar mein Vater sie schafft.'],
    },
    'double-charge': {
      negative: [
        'Sie haben das Abo diesen Monat zweimal abgebucht, jedes Mal {amount}.',
        'Auf dem Kontoauszug stehen zwei Buchungen zur selben Rechnung, ich bin wirklich verärgert.',
        'Uns wurden {n} Kassen berechnet, obwohl wir eine haben, bitte lassen Sie das.',
      ],
      neutral: ['An welchem Tag wird das Abo abgebucht?', 'Können wir das Abo einmal im Jahr zahlen?'],
      positive: ['Danke, dass Sie die Abbuchung innerhalb einer Stunde korrigiert haben, super.'],
    },
    'receipt-printer': {
      negative: [
        'Der Bondrucker in {place} spuckt seit {day} nur leeres Papier aus.',
        'Jeder Bon wird doppelt gedruckt und die Rolle ist nach {n} Stunden leer, schrecklich.',
        'Der Drucker schneidet den Bon mitten in der Summe ab, das sieht schlimm aus.',
      ],
      neutral: ['Welche Papierbreite nimmt der Bondrucker?', 'Kann der Bondrucker unser Logo drucken?'],
      positive: ['Der Bondrucker ist leise und schnell, unsere Gäste in {place} sind begeistert.'],
    },
    'gift-cards': {
      negative: [
        'Gutscheine von vor {day} werden als unbekannt abgelehnt, sehr peinlich.',
        'Eine Kundin stand mit einem Gutschein über {amount} da und die Kasse nahm ihn nicht.',
        'Wir können in {place} keine Gutscheine mehr einlösen, die Leute schimpfen.',
      ],
      neutral: ['Wie lange sind Gutscheine gültig?', 'Wo sehe ich, welche Gutscheine noch offen sind?'],
      positive: ['Wir haben an einem Tag {n} Gutscheine verkauft und alle haben funktioniert, klasse.'],
    },
    'staff-rights': {
      negative: [
        'Jede Aushilfe kann Rabatte geben, obwohl ich das Recht {n} Mal abgeschaltet habe.',
        'Die Benutzerrechte sind ein Albtraum, niemand versteht, welches Häkchen was bewirkt.',
        'Meine Leiterin in {place} verliert jeden {day} ihre Rechte, das nervt gewaltig.',
      ],
      neutral: [
        'Gibt es eine Rolle, die Berichte sieht, aber keine Preise ändert?',
        'Wie kopiere ich die Rechte eines Mitarbeiters?',
      ],
      positive: ['Die neuen Rollen sind klar und einfach, {n} Mitarbeiter waren im Nu angelegt.'],
    },
    'offline-sales': {
      negative: [
        'Als am {day} das Internet ausfiel, waren alle Offline-Verkäufe verloren.',
        'Die Kasse in {place} fror ohne Internet ein, obwohl der Offline-Modus an war.',
        '{n} Offline-Belege sind nie angekommen, es fehlen {amount}.',
      ],
      neutral: [
        'Wie viele Tage läuft eine Kasse im Offline-Modus?',
        'Sind Kartenzahlungen im Offline-Modus möglich?',
      ],
      positive: ['Der Offline-Modus hat uns am {day} auf dem Markt gerettet, alles kam später an.'],
    },
    'slow-refunds': {
      negative: [
        'Erstattungen auf die Karte dauern {n} Wochen und die Kunden geben uns die Schuld.',
        'Eine Erstattung über {amount} vom {day} ist noch immer nicht da, wie peinlich.',
        'Die Erstattung gilt als erledigt und vom Geld keine Spur.',
      ],
      neutral: ['Wie lange dauert eine Erstattung auf die Karte?', 'Kann ich auch nur einen Teil erstatten?'],
      positive: ['Die Erstattung war am nächsten Morgen da, unser Kunde war begeistert.'],
    },
    'late-hardware': {
      negative: [
        'Das Terminal, das wir vor {n} Wochen bestellt haben, ist immer noch nicht geliefert.',
        'Die Geräte waren für {day} zugesagt und wir mussten {place} ohne Kasse eröffnen.',
        'Die Lieferung der neuen Kassen wurde storniert, ohne uns etwas zu sagen, ich bin sprachlos.',
      ],
      neutral: [
        'Wann wird das Terminal für {place} verschickt?',
        'Kann die Lieferadresse der Terminals geändert werden?',
      ],
      positive: ['Die Terminals kamen einen Tag früher und perfekt verpackt, danke.'],
    },
  },
  details: {
    negative: [
      'So können wir nicht weiterarbeiten.',
      'Ich hatte das schon gemeldet und nichts Brauchbares gehört.',
      'Bleibt es so, suchen wir uns etwas anderes.',
      'Das hat uns den {day} verdorben.',
      'Meine Frau musste alles auf Papier schreiben.',
      'Uns kostet das etwa {amount} in der Woche.',
      'Für {day} war ein Rückruf versprochen, es kam keiner.',
      'Im Frühjahr hatten wir denselben Ärger.',
    ],
    neutral: [
      'Wir nutzen die Kasse in {place}.',
      'In den Einstellungen habe ich es nicht gesehen.',
      'Wir sind zu {n}.',
      'Es eilt nicht, {day} reicht.',
      'Das Tablet ist {n} Jahre alt.',
      'Ein Link genügt mir.',
    ],
    positive: [
      'Bitte sagen Sie das auch Ihren Kollegen.',
      'Das macht uns den Alltag in {place} viel leichter.',
      'Weiter so!',
      'Wir empfehlen Sie allen.',
      'Das ist die {amount} wert.',
    ],
  },
  followUps: {
    negative: ['Es geht immer noch nicht, nichts hat sich geändert.', 'Das hat überhaupt nicht geholfen.'],
    neutral: ['Die Seriennummer lautet TB-{n}417.', 'Ja, seit {day}.'],
    positive: ['Jetzt klappt alles, wunderbar!', 'Perfekt, vielen herzlichen Dank, es läuft wieder.'],
  },
  openings: ['Guten Tag,', 'Hallo Tallybird-Team,', 'Sehr geehrte Damen und Herren,'],
  closings: ['Mit freundlichen Grüßen', 'Viele Grüße', 'Beste Grüße'],
  devices: ['Von meinem iPhone gesendet', 'Gesendet von meinem Galaxy'],
  days: ['Montag', 'Dienstag', 'Freitag', 'Samstag'],
  places: ['der Filiale', 'der Bäckerei', 'unserem Café', 'der Altstadt'],
  subjects: {
    'card-reader': 'Kartenleser',
    'slow-export': 'Export',
    'tax-rate': 'Steuersatz',
    'stock-count': 'Bestand',
    'login-code': 'Anmeldecode',
    'double-charge': 'Abo',
    'receipt-printer': 'Bondrucker',
    'gift-cards': 'Gutscheine',
    'staff-rights': 'Rollen',
    'offline-sales': 'Offline',
    'slow-refunds': 'Erstattung',
    'late-hardware': 'Unsere Bestellung',
  },
  wrote: 'Am {date} schrieb {agent} <support@tallybird.example>:',
  macros: [
    'vielen Dank für Ihre Nachricht an den Tallybird-Support! Ich helfe Ihnen sehr gerne weiter.',
    'es tut mir sehr leid, dass Ihnen dadurch Umstände entstanden sind. Ich kann Ihren Ärger gut verstehen.',
    'bitte starten Sie das Tablet neu, öffnen Sie die App und sagen Sie mir, ob es hilft.',
    'für die weitere Prüfung benötige ich die Seriennummer auf der Rückseite des Geräts.',
    'gute Nachrichten! Unser Team hat eine Lösung veröffentlicht. Bitte aktualisieren Sie die App.',
    'ich habe Ihren Fall an unsere Technik weitergegeben und melde mich so schnell wie möglich.',
    'die Erstattung wurde veranlasst und sollte in fünf Werktagen bei Ihnen sein.',
    'eine Anleitung finden Sie in unserem Hilfebereich unter Erste Schritte.',
    'herzlichen Dank für das tolle Lob, das freut uns riesig!',
    'ich habe Ihren Wunsch aufgenommen. Danke, dass Sie uns helfen, besser zu werden.',
    'ich wollte kurz nachfragen: Konnten Sie die Schritte schon ausprobieren?',
    'da ich nichts mehr von Ihnen gehört habe, schließe ich diese Anfrage vorerst.',
    'ein Ersatzgerät ist kostenlos auf dem Weg zu Ihnen.',
    'hätten Sie zehn Minuten Zeit für ein Gespräch mit einem unserer Spezialisten?',
    'schön, dass alles wieder läuft! Melden Sie sich jederzeit gerne bei uns.',
  ],
  agentOpening: 'Guten Tag {name},',
  agentClosing: 'Einen wunderbaren Tag wünscht {agent} vom Tallybird-Kundenservice',
  received:
    'Ihre Anfrage ist bei uns eingegangen, wir melden uns innerhalb eines Werktags. Ihre Ticketnummer lautet {ticket}.',
  invitation:
    'Wie zufrieden waren Sie mit uns? Bitte bewerten Sie den Support: Gut, ich bin zufrieden / Schlecht, ich bin unzufrieden',
  legal: 'Diese Nachricht ist vertraulich und nur für den Empfänger bestimmt.',
  firstNames: ['Heike', 'Torsten', 'Leonie', 'Gerd', 'Mareike', 'Falk'],
  lastNames: ['Ahlgrimm', 'Bierwirth', 'Sandkühler', 'Neuhoff', 'Trautmann', 'Wagenknecht'],
};
