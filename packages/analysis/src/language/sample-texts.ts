/**
 * A few plain sentences per language, written by hand, from which the letter sequences of each Latin or Cyrillic
 * language are counted. They share no sentence with the fixtures that detection is measured on.
 */
export const SAMPLE_TEXTS: Readonly<Record<string, string>> = {
  en: `After the latest version the screen stays black and nothing happens. It is easy to use and saves me a lot of
    time. I have been waiting for an answer since Thursday. They should give the money back to everyone who bought
    this. Sometimes the picture is missing although the connection works. The food tasted wonderful and the staff
    helped us right away. You need a larger font because my eyes are bad. I was told that nothing could be done about
    it. Before that we had never had such trouble with the account. Keep up the good work and fix the bugs soon.
    What happens with my data when I delete the profile? The driver was rude and drove much too fast. It would be
    better if you could choose the color yourself. My daughter wanted to pay with her card but it was rejected.
    Still no answer, no response from support, so I gave up. Keeps crashing on launch, stuck on the loading screen,
    cannot sign in, cannot pay, no refund. Worked perfectly yesterday. Great idea, poor execution. Needs more options,
    better sound and fewer adverts. Best purchase I have made this year! Highly recommended, five stars. Waste of money.
    My flight was cancelled and nobody told us anything. Absolutely love this product, fast shipping, friendly people.
    Room service took ages while breakfast was quite nice. Please add offline mode, calendar view and keyboard
    shortcuts. Pretty good overall but kind of expensive for what you get. Disappointed with the quality. Package never
    showed up. Bring back the old layout. How do I cancel my membership? Account locked again, very frustrating.`,
  de: `Seit der neuen Version bleibt der Bildschirm schwarz und es passiert gar nichts. Sehr einfach zu bedienen und
    spart viel Zeit. Ich warte seit Donnerstag auf eine Antwort. Man sollte allen Käufern das Geld zurückgeben.
    Manchmal fehlt das Bild, obwohl die Verbindung steht. Das Essen schmeckte wunderbar, und das Personal half uns
    sofort. Eine größere Schrift wäre gut, weil meine Augen schlecht sind. Mir wurde gesagt, dass man da nichts machen
    könne. Vorher hatten wir noch nie solche Schwierigkeiten mit dem Konto. Weiter so, und behebt bitte bald die
    Fehler. Was geschieht mit meinen Daten, wenn ich mein Profil lösche? Der Fahrer war unfreundlich und fuhr viel zu
    schnell. Es wäre besser, wenn man die Farbe selbst wählen könnte. Meine Tochter wollte mit ihrer Karte bezahlen.
    Stürzt ständig ab, lädt ewig, keine Antwort vom Support, einfach nur schlecht. Gute Idee, aber schwach umgesetzt.
    Absolut empfehlenswert, fünf Sterne! Geldverschwendung. Bestellung storniert, Erstattung fehlt noch. Gerne wieder.
    Wie kündige ich meine Mitgliedschaft? Mehr Auswahl wäre wünschenswert. Lieferung schnell, Verpackung ordentlich.`,
  fr: `Depuis la nouvelle version l'écran reste noir et il ne se passe rien. Très simple à utiliser et cela me fait
    gagner beaucoup de temps. J'attends une réponse depuis jeudi. Ils devraient rendre l'argent à tous les acheteurs.
    Parfois l'image manque alors que la connexion fonctionne. La nourriture était délicieuse et le personnel nous a
    aidés tout de suite. Il faudrait des lettres plus grandes parce que mes yeux sont fatigués. On m'a répondu qu'il
    n'y avait rien à faire. Avant cela nous n'avions jamais eu de tels soucis avec le compte. Continuez ainsi et
    corrigez vite les erreurs. Que deviennent mes données quand je supprime le profil ? Le chauffeur était impoli et
    roulait beaucoup trop vite. Ce serait mieux de pouvoir choisir soi-même la couleur. Ma fille voulait payer.
    Le chat dort sur la chaise près de la fenêtre. Nous habitions tout près de la plage et nous sortions chaque
    soir. Pourquoi ne voit-on plus les anciennes commandes ? Il faut éteindre puis rallumer avant que le son
    fonctionne. Ma collègue en a acheté un aussi, elle en est ravie. Le train est parti avec une demi-heure de retard.
    Pourriez-vous enregistrer mon travail en cours de route ? Tout disparaît et il faut recommencer depuis le début.
    L'appartement était grand et lumineux. Merci de votre aide, veuillez corriger cette erreur au plus vite.
    Plante sans arrêt, aucune réponse du support, vraiment mauvais. Bonne idée mais mal réalisée. Je recommande
    vivement, cinq étoiles ! Perte d'argent. Commande annulée, toujours pas remboursée. Livraison rapide et soignée.
    Comment résilier mon abonnement ? Il manque des options. Très déçue de la qualité.`,
  es: `Con la última versión la pantalla se queda en negro y no pasa nada. Es muy fácil de usar y me ahorra mucho
    tiempo. Llevo desde el jueves esperando una respuesta. Deberían devolver el dinero a todos los que lo compraron.
    A veces falta la imagen aunque la conexión funciona. La comida estaba riquísima y el personal nos ayudó enseguida.
    Necesito una letra más grande porque veo mal. Me contestaron que no se podía hacer nada. Antes nunca habíamos
    tenido tantos problemas con la cuenta. Sigan así y arreglen pronto los errores. ¿Qué pasa con mis datos si borro
    el perfil? El conductor fue grosero y conducía demasiado rápido. Sería mejor poder elegir el color uno mismo. Mi
    hija quería pagar con su tarjeta, pero la rechazaron. Ojalá lo mejoren, así no sirve para trabajar.
    El gato duerme en la silla junto a la ventana. Vivíamos muy cerca de la playa y salíamos cada noche. ¿Por qué
    ya no se ven los pedidos antiguos? Hay que apagar y encender de nuevo para que funcione el sonido. Mi compañera
    también compró uno y está encantada. El tren salió con media hora de retraso. ¿Podrían guardar mi trabajo sobre la
    marcha? Desaparece todo y hay que empezar desde el principio. El piso era grande y luminoso. Gracias por la ayuda.
    Se cuelga continuamente, ninguna respuesta del soporte, muy mal. Buena idea pero mal hecha. Muy recomendable,
    cinco estrellas. Dinero tirado. Pedido cancelado y sin reembolso todavía. Entrega rápida y cuidada. ¿Cómo cancelo
    mi suscripción? Faltan opciones. Decepcionada con la calidad.`,
  it: `Con l'ultima versione lo schermo resta nero e non succede niente. È molto facile da usare e mi fa risparmiare
    tanto tempo. Aspetto una risposta da giovedì. Dovrebbero restituire i soldi a tutti quelli che l'hanno comprato.
    A volte manca l'immagine anche se la connessione funziona. Il cibo era squisito e il personale ci ha aiutato
    subito. Servirebbero caratteri più grandi perché ci vedo poco. Mi è stato detto che non si poteva fare nulla.
    Prima non avevamo mai avuto simili problemi con il conto. Continuate così e correggete presto gli errori. Che fine
    fanno i miei dati se cancello il profilo? L'autista è stato maleducato e guidava troppo veloce. Sarebbe meglio
    poter scegliere il colore. Mia figlia voleva pagare con la carta ma è stata rifiutata. Spero che migliori.
    Il gatto dorme sulla sedia accanto alla finestra. Abitavamo vicino alla spiaggia e uscivamo tutte le sere.
    Perché non si vedono più i vecchi ordini? Bisogna spegnere e riaccendere prima che il suono funzioni. Anche la mia
    collega ne ha comprato uno ed è contentissima. Il treno è partito con mezz'ora di ritardo. Potreste salvare il mio
    lavoro man mano? Sparisce tutto e si deve ricominciare da capo. L'appartamento era grande e luminoso. Grazie mille
    dell'aiuto, che bella sorpresa, domani scriveremo una buona recensione. Sicuramente ci andremo ancora.
    Si blocca di continuo, nessuna risposta dall'assistenza, pessimo. Buona idea ma realizzata male. Consigliatissimo,
    cinque stelle. Soldi buttati. Ordine annullato e ancora nessun rimborso. Consegna rapida e curata. Come disdico
    l'abbonamento? Mancano delle opzioni. Delusa dalla qualità.`,
  pt: `Com a última versão a tela fica preta e não acontece nada. É muito fácil de usar e me poupa bastante tempo.
    Estou esperando uma resposta desde quinta-feira. Deviam devolver o dinheiro a todos que compraram. Às vezes falta
    a imagem embora a ligação funcione. A comida estava deliciosa e os funcionários ajudaram logo. Preciso de letras
    maiores porque não vejo bem. Disseram que não havia nada a fazer. Nunca tínhamos tido tantos problemas com a
    conta. Continuem assim e corrijam os erros em breve. O que acontece com os meus dados quando apago o perfil? O
    motorista foi grosseiro e dirigia rápido demais. Seria melhor poder escolher a cor. Minha filha queria pagar com o
    cartão, mas não foi aceito. Espero que melhorem, porque assim não dá para trabalhar. Então não funcionou.
    O gato dorme na cadeira ao lado da janela. Morávamos perto da praia e saíamos todas as noites. Por que já não
    se veem os pedidos antigos? É preciso desligar e ligar de novo para o som funcionar. A minha colega também comprou
    um e está encantada. O trem partiu com meia hora de atraso. Podiam guardar o meu trabalho ao longo do caminho?
    Desaparece tudo e temos de começar do princípio. O apartamento era grande e cheio de luz. Expliquem, por favor, o
    que serve para isso, e permitam que a gente escolha. Muito obrigada pela ajuda, foram rápidos e simpáticos.
    Trava o tempo todo, nenhuma resposta do suporte, muito ruim. Boa ideia mas mal executada. Recomendo muito, cinco
    estrelas. Dinheiro jogado fora. Pedido cancelado e ainda sem reembolso. Entrega rápida e cuidadosa. Como cancelo a
    minha assinatura? Faltam opções. Decepcionada com a qualidade.`,
  nl: `Sinds de nieuwste versie blijft het scherm zwart en gebeurt er niets. Heel eenvoudig te gebruiken en het
    scheelt me veel tijd. Ik wacht al sinds donderdag op antwoord. Iedereen die dit gekocht heeft zou het geld terug
    moeten krijgen. Soms ontbreekt de foto terwijl de verbinding werkt. Het eten smaakte heerlijk en het personeel
    hielp ons meteen. Grotere letters graag, want mijn ogen zijn slecht. Er werd gezegd dat er niets aan te doen was.
    Daarvoor hadden wij nooit zulke moeilijkheden met de rekening. Ga zo door en los de fouten snel op. Wat gebeurt er
    met mijn gegevens wanneer ik het profiel verwijder? De chauffeur was onbeleefd en reed veel te hard. Het zou
    beter zijn als je zelf de kleur kon kiezen. Mijn dochter wilde met haar kaart betalen, maar die werd geweigerd.
    Loopt steeds vast, geen reactie van de helpdesk, erg slecht. Goed idee maar matig uitgevoerd. Echt een aanrader,
    vijf sterren. Weggegooid geld. Bestelling geannuleerd en nog altijd geen geld terug. Snelle levering, netjes
    verpakt. Hoe zeg ik mijn abonnement op? Meer keuze graag. Teleurgesteld over de kwaliteit.`,
  sv: `Sedan den senaste versionen är skärmen svart och ingenting händer. Mycket enkel att använda och sparar mycket
    tid. Jag har väntat på svar sedan i torsdags. De borde betala tillbaka pengarna till alla som köpt den. Ibland
    saknas bilden trots att förbindelsen fungerar. Maten smakade underbart och personalen hjälpte oss genast. Det
    behövs större bokstäver eftersom jag ser dåligt. Jag fick höra att det inte gick att göra något åt saken. Förut
    hade vi aldrig sådana bekymmer med kontot. Fortsätt så och rätta felen snart. Vad händer med mina uppgifter när
    jag tar bort profilen? Föraren var otrevlig och körde alldeles för fort. Det vore bättre om man själv kunde välja
    färg. Min dotter ville betala med kortet men det nekades. Hoppas att det blir bättre framöver.
    Jag tycker att det är synd att man hela tiden måste vänta så länge på hjälp när något går fel. Vi bodde nära
    stranden och gick en promenad varje kväll. Varför kan man inte längre se sina gamla beställningar? Vädret var
    kallt, men efteråt fick vi varmt kaffe i köket. Det tog bara ett ögonblick att skapa en användare. Hunden springer
    runt i trädgården och leker med grannens pojkar. Pengarna drogs utan att jag fick besked. Boken ligger på bordet
    bredvid fönstret. Tåget gick inte förrän en halvtimme efter planen. Just nu försvinner allting och man får börja
    om. Varje lördag träffas vi nere på torget och äter lunch tillsammans. Lägenheten var härligt stor.
    På sommaren seglar vi ut på sjön och efteråt grillar vi kött och grönsaker. Mormor bakade alltid kakor som hela
    familjen älskade. Jag har bott i staden sedan jag var barn och känner varenda gata. Det regnade hela natten så vägen
    blev hal och farlig. Vad kostar en biljett och när går nästa buss? Hon läser en bok om gamla tider medan han lagar
    mat. Jag skulle gärna vilja veta varför priset har gått upp utan någon förklaring. Pojken ramlade av cykeln och slog
    sitt knä. Det finns många sätt att göra det på, men det här är det bästa. Arbetar ni på helgerna också? Några av
    knapparna reagerar inte alls. Huset byggdes för över hundra år sedan. Programmet stängs av sig självt.`,
  da: `Siden den seneste version er skærmen sort, og der sker ingenting. Meget nem at bruge og sparer en masse tid.
    Jeg har ventet på svar siden torsdag. De burde give pengene tilbage til alle, der har købt den. Nogle gange
    mangler billedet, selvom forbindelsen virker. Maden smagte vidunderligt, og personalet hjalp os med det samme.
    Større bogstaver tak, fordi jeg ser dårligt. Jeg fik at vide, at der ikke kunne gøres noget. Før havde vi aldrig
    haft sådanne problemer med kontoen. Bliv ved sådan og ret snart fejlene. Hvad sker der med mine oplysninger, når
    jeg sletter profilen? Chaufføren var uhøflig og kørte alt for hurtigt. Det ville være bedre, hvis man selv kunne
    vælge farven. Min datter ville betale med sit kort, men det blev afvist. Håber det bliver bedre fremover.
    Jeg synes, det er ærgerligt, at man hele tiden skal vente så længe på hjælp, når noget går galt. Vi boede tæt
    ved stranden og gik en tur hver aften. Hvorfor kan man ikke længere se sine gamle bestillinger? Vejret var koldt,
    men bagefter fik vi varm kaffe i køkkenet. Det tog kun et øjeblik at oprette en bruger, og så kunne jeg begynde.
    Hunden løber rundt i haven og leger med naboens drenge. Pengene blev trukket, uden at jeg fik besked om det. Man
    bliver nødt til at slukke og tænde igen, før lyden virker. Spørg endelig, hvis I mangler flere oplysninger. Min
    kollega købte også sådan en, og hun er meget tilfreds. Bogen ligger på bordet ved siden af vinduet. Toget kørte
    først en halv time efter planen. Kan I ikke snart lave en løsning, der gemmer mit arbejde undervejs? Lige nu
    forsvinder det hele, og så skal man begynde forfra. Hver lørdag mødes vi nede på torvet og spiser frokost sammen.
    Lejligheden var dejlig stor, dog manglede der et skab til vores tøj. Tak for den gode vejledning fra jeres side.
    Åbne, åbner, åbnede, åben, købe, køber, købte, sidste, sidst, bage, kage, gade, mad, brød, side, tid, uge, uger,
    måned, år, aften, morgen, dag, nat, vej, høj, lav, svag, stærk, kold, varm, fuld, tom, hurtig, langsom, gammel, ny,
    smuk, grim, let, svær, nem, vild, venlig, billig, dyr, finde, finder, fandt, kende, vende, sende, holde,
    spurgte, svarede, virkede, snakkede, mistede, glemte, måtte, kunne, skulle, vidste, syntes, fik, gik, kom,
    tog, tager, give, giver, gav, lægge, lagde, sætte, satte, slå fra, slukke, tænde, hjælpe, hjælper, hjalp, arbejde,
    hjemme, hjem, hus, dør, vindue, stol, kasse, butik, forkert, rigtig, beskeder,
    besked, regning, beløb, gebyr, kunde, køb, levering, station, funktion, version,
    opdatering, oplysning, kærlig, nærme, lære, være, værre, præcis, ændre, ældre, gæst, plads, kører, bord, gjorde,
    sagde, havde, lavede, lave, fejl, igen, tilbage, selvom, sammen, desværre, altid, aldrig, måske, virkelig, rart
    Om sommeren sejler vi ud på søen, og bagefter griller vi kød og grøntsager på stranden. Min bedstemor bagte
    altid kager, som hele familien elskede. Jeg har boet i byen siden jeg var barn, og jeg kender hver eneste gade.
    Det regnede hele natten, så vejen blev glat og farlig. Hvad koster en billet, og hvornår afgår den næste bus? Vi
    havde glædet os længe til ferien, men hotelværelset var mørkt og koldt. Hun læser en bog om gamle dage, mens han
    laver mad. Skolen ligger lige ved siden af kirken. Jeg kunne godt tænke mig at vide, hvorfor prisen er sat op uden
    nogen forklaring. De fleste synes, at maden er god, selvom portionerne er små. Læreren sagde, at eleverne skulle
    blive siddende. Efter to uger gav jeg op og købte noget andet. Drengen faldt af cyklen og slog sit knæ. Man kan
    ikke både blæse og have mel i munden. Der findes mange måder at gøre det på, men denne her er den bedste. Jeg er
    træt af at blive ringet op af sælgere. Nogle af knapperne reagerer slet ikke, og farverne er svage. Lad mig vide,
    hvis noget mangler. Huset blev bygget for over hundrede år siden. Vores nabo har ladet os låne sin bil. Pigen
    tegnede en flot tegning til sin mor. Jeg fik aldrig svar, og til sidst sagde jeg mit abonnement op. Alle pengene
    er væk. Lyset går ud, når man lukker døren. Han er god til at forklare tingene, så man forstår dem. Programmet
    lukker af sig selv, og jeg mister det, jeg har skrevet. Vi ville gerne have haft et bord ved vinduet.`,
  no: `Siden den siste versjonen er skjermen svart og det skjer ingenting. Veldig enkel å bruke og sparer mye tid.
    Jeg har ventet på svar siden torsdag. De burde gi pengene tilbake til alle som har kjøpt den. Noen ganger mangler
    bildet selv om forbindelsen virker. Maten smakte nydelig, og de ansatte hjalp oss med en gang. Større bokstaver
    takk, fordi jeg ser dårlig. Jeg fikk høre at det ikke kunne gjøres noe med. Før hadde vi aldri hatt slike
    problemer med kontoen. Fortsett slik og rett feilene snart. Hva skjer med opplysningene mine når jeg sletter
    profilen? Sjåføren var uhøflig og kjørte altfor fort. Det ville vært bedre om man selv kunne velge fargen.
    Datteren min ville betale med kortet sitt, men det ble avvist. Håper det blir bedre framover.
    Jeg synes det er synd at man hele tiden må vente så lenge på hjelp når noe går galt. Vi bodde like ved
    stranden og gikk en tur hver kveld. Hvorfor kan man ikke lenger se de gamle bestillingene sine? Været var kaldt,
    men etterpå fikk vi varm kaffe på kjøkkenet. Det tok bare et øyeblikk å opprette en bruker, og så kunne jeg
    begynne. Hunden løper rundt i hagen og leker med guttene til naboen. Pengene ble trukket uten at jeg fikk beskjed
    om det. Man blir nødt til å slå av og på igjen før lyden virker. Spør gjerne hvis dere trenger flere opplysninger.
    Kollegaen min kjøpte også en slik, og hun er svært fornøyd. Boken ligger på bordet ved siden av vinduet. Toget
    gikk ikke før en halv time etter planen. Kan dere ikke snart lage en løsning som lagrer arbeidet mitt underveis?
    Akkurat nå forsvinner alt sammen, og så må man begynne forfra. Hver lørdag møtes vi nede på torget og spiser lunsj
    sammen. Leiligheten var deilig stor, men det manglet et skap til klærne våre. Takk for god veiledning fra dere.
    Åpne, åpner, åpnet, åpen, kjøpe, kjøper, kjøpte, siste, sist, bake, kake, gate, mat, brød, side, tid, uke, uker,
    måned, år, kveld, morgen, dag, natt, vei, høy, lav, svak, sterk, kald, varm, full, tom, rask, treg, gammel, ny,
    vakker, stygg, lett, vanskelig, enkel, vill, vennlig, billig, dyr, finne, finner, fant, kjenne, vende,
    sende, holde, spurte, svarte, virket, snakket, mistet, glemte, måtte, kunne, skulle, visste, syntes, fikk,
    gikk, kom, tok, tar, gi, gir, ga, legge, la, sette, satte, slå av, slukke, tenne, hjelpe, hjelper, hjalp, arbeide,
    jobbe, hjemme, hjem, hus, dør, vindu, stol, eske, butikk, feil, riktig,
    meldinger, beskjed, regning, beløp, gebyr, kunde, kjøp, levering, stasjon, funksjon,
    versjon, oppdatering, opplysning, kjærlig, nærme, lære, være, verre, nøyaktig, endre, eldre, gjest, plass, kjører,
    bord, gjorde, sa, hadde, laget, lage, igjen, tilbake, selv om, sammen, dessverre, alltid, aldri, kanskje, hyggelig
    Om sommeren seiler vi ut på sjøen, og etterpå griller vi kjøtt og grønnsaker på stranda. Bestemor bakte alltid
    kaker som hele familien elsket. Jeg har bodd i byen siden jeg var barn, og jeg kjenner hver eneste gate. Det regnet
    hele natten, så veien ble glatt og farlig. Hva koster en billett, og når går den neste bussen? Vi hadde gledet oss
    lenge til ferien, men hotellrommet var mørkt og kaldt. Hun leser en bok om gamle dager mens han lager mat. Skolen
    ligger rett ved siden av kirken. Jeg skulle gjerne visst hvorfor prisen er satt opp uten noen forklaring. De fleste
    synes maten er god selv om porsjonene er små. Læreren sa at elevene måtte bli sittende. Etter to uker ga jeg opp og
    kjøpte noe annet. Gutten falt av sykkelen og slo kneet sitt. Man kan ikke få både i pose og sekk. Det finnes mange
    måter å gjøre det på, men denne er den beste. Jeg er lei av å bli ringt opp av selgere. Noen av knappene reagerer
    ikke i det hele tatt, og fargene er svake. Gi meg beskjed hvis noe mangler. Huset ble bygd for over hundre år
    siden. Naboen vår har latt oss låne bilen sin. Jenta tegnet en fin tegning til moren sin. Jeg fikk aldri svar, og
    til slutt sa jeg opp abonnementet mitt. Alle pengene er borte. Lyset går ut når man lukker døra. Han er flink til å
    forklare tingene slik at man forstår dem. Programmet lukker seg selv, og jeg mister det jeg har skrevet. Vi ville
    gjerne hatt et bord ved vinduet.`,
  fi: `Uusimman version jälkeen näyttö on musta eikä mitään tapahdu. Todella helppo käyttää ja säästää paljon aikaa.
    Olen odottanut vastausta torstaista lähtien. Rahat pitäisi palauttaa kaikille ostajille. Joskus kuva puuttuu,
    vaikka yhteys toimii. Ruoka maistui ihanalta ja henkilökunta auttoi heti. Tarvitaan isompia kirjaimia, koska
    näen huonosti. Minulle sanottiin, ettei asialle voi tehdä mitään. Aiemmin tilin kanssa ei ollut tällaisia
    vaikeuksia. Jatkakaa samaan malliin ja korjatkaa virheet pian. Mitä tiedoilleni tapahtuu, kun poistan profiilin?
    Kuljettaja oli tyly ja ajoi aivan liian kovaa. Olisi parempi, jos värin voisi valita itse. Tyttäreni halusi
    maksaa kortilla, mutta se hylättiin.`,
  pl: `Od najnowszej wersji ekran jest czarny i nic się nie dzieje. Bardzo łatwa w obsłudze i oszczędza dużo czasu.
    Czekam na odpowiedź od czwartku. Powinni oddać pieniądze wszystkim, którzy to kupili. Czasami brakuje obrazu,
    chociaż połączenie działa. Jedzenie smakowało wspaniale, a pracownicy od razu nam pomogli. Przydałyby się większe
    litery, bo słabo widzę. Usłyszałem, że nic się nie da zrobić. Wcześniej nigdy nie mieliśmy takich kłopotów z
    kontem. Tak trzymać i szybko poprawcie błędy. Co się stanie z moimi danymi, kiedy usunę profil? Kierowca był
    niegrzeczny i jechał o wiele za szybko. Lepiej, gdyby można było samemu wybrać kolor. Moja córka chciała zapłacić
    kartą, ale została odrzucona.`,
  cs: `Od poslední verze zůstává obrazovka černá a nic se neděje. Velmi snadno se používá a šetří spoustu času. Čekám
    na odpověď od čtvrtka. Měli by vrátit peníze všem, kdo si to koupili. Někdy chybí obrázek, přestože připojení
    funguje. Jídlo chutnalo báječně a zaměstnanci nám hned pomohli. Potřebuji větší písmo, protože špatně vidím.
    Bylo mi řečeno, že se s tím nedá nic dělat. Předtím jsme s účtem nikdy neměli takové potíže. Jen tak dál a brzy
    opravte chyby. Co se stane s mými údaji, když smažu profil? Řidič byl nezdvořilý a jel příliš rychle. Bylo by
    lepší, kdyby si člověk mohl vybrat barvu sám. Moje dcera chtěla zaplatit kartou, ale byla odmítnuta.`,
  ro: `De la ultima versiune ecranul rămâne negru și nu se întâmplă nimic. Foarte ușor de folosit și economisește
    mult timp. Aștept un răspuns de joi. Ar trebui să dea banii înapoi tuturor celor care au cumpărat. Uneori lipsește
    imaginea, deși conexiunea funcționează. Mâncarea a fost minunată și personalul ne-a ajutat imediat. Am nevoie de
    litere mai mari, pentru că văd slab. Mi s-a spus că nu se poate face nimic. Înainte nu am avut niciodată astfel
    de probleme cu contul. Continuați așa și reparați repede greșelile. Ce se întâmplă cu datele mele când șterg
    profilul? Șoferul a fost nepoliticos și conducea mult prea repede. Fiica mea voia să plătească cu cardul.`,
  hu: `A legújabb verzió óta fekete marad a képernyő, és semmi sem történik. Nagyon könnyű használni, és sok időt
    takarít meg. Csütörtök óta várok a válaszra. Vissza kellene adniuk a pénzt mindenkinek, aki megvette. Néha
    hiányzik a kép, pedig a kapcsolat működik. Az étel csodálatos volt, és a személyzet azonnal segített. Nagyobb
    betűk kellenének, mert rosszul látok. Azt mondták, hogy nem lehet vele mit tenni. Korábban soha nem volt ilyen
    gondunk a számlával. Csak így tovább, és javítsák ki hamar a hibákat. Mi történik az adataimmal, ha törlöm a
    profilt? A sofőr udvariatlan volt, és túl gyorsan vezetett. A lányom kártyával szeretett volna fizetni.`,
  tr: `Son sürümden beri ekran siyah kalıyor ve hiçbir şey olmuyor. Kullanımı çok kolay ve bana zaman kazandırıyor.
    Perşembeden beri yanıt bekliyorum. Satın alan herkese parasını geri vermeliler. Bazen bağlantı çalıştığı halde
    resim görünmüyor. Yemekler harikaydı ve çalışanlar hemen yardım etti. Gözlerim bozuk olduğundan daha büyük harfler
    gerekiyor. Yapılacak bir şey olmadığı söylendi. Daha önce hesapla ilgili böyle sorunlar yaşamamıştık. Böyle devam
    edin ve hataları yakında düzeltin. Profilimi silersem verilerime ne olacak? Şoför kabaydı ve çok hızlı sürüyordu.
    Rengi kendimiz seçebilsek daha güzel olurdu. Kızım kartıyla ödemek istedi ama reddedildi.`,
  id: `Sejak versi terbaru layarnya hitam dan tidak terjadi apa-apa. Sangat mudah digunakan dan menghemat banyak
    waktu. Saya menunggu jawaban sejak hari Kamis. Mereka seharusnya mengembalikan uang semua pembeli. Kadang gambar
    hilang padahal sambungan berfungsi. Makanannya enak sekali dan pegawai langsung membantu. Perlu huruf yang lebih
    besar karena mata saya kurang baik. Katanya tidak ada yang bisa dilakukan. Sebelumnya kami belum pernah mengalami
    masalah seperti ini dengan akun. Teruskan dan segera perbaiki kesalahannya. Apa yang terjadi dengan data saya
    kalau profil dihapus? Sopirnya tidak sopan dan menyetir terlalu cepat. Anak perempuan saya ingin membayar.`,
  vi: `Từ phiên bản mới nhất màn hình đen và không có gì xảy ra. Rất dễ sử dụng và tiết kiệm nhiều thời gian. Tôi chờ
    câu trả lời từ thứ năm. Họ nên trả lại tiền cho mọi người đã mua. Đôi khi thiếu hình ảnh mặc dù kết nối vẫn chạy.
    Thức ăn ngon tuyệt và nhân viên giúp ngay. Cần chữ lớn hơn vì mắt tôi kém. Người ta nói rằng không thể làm gì.`,
  ru: `После последней версии экран остаётся чёрным и ничего не происходит. Очень легко пользоваться и экономит много
    времени. Жду ответа с четверга. Они должны вернуть деньги всем, кто это купил. Иногда пропадает картинка, хотя
    связь работает. Еда была вкусная, и сотрудники сразу нам помогли. Нужны буквы покрупнее, потому что я плохо вижу.
    Мне ответили, что ничего сделать нельзя. Раньше у нас никогда не было таких трудностей со счётом. Так держать и
    скорее исправьте ошибки. Что случится с моими данными, если удалить профиль? Водитель был грубым и ехал слишком
    быстро. Было бы лучше, если бы можно было выбрать цвет самому. Моя дочь хотела заплатить картой.
    Кошка спит на стуле у окна. Мы жили недалеко от моря и гуляли каждый вечер. Почему больше не видно старых
    заказов? Нужно выключить и снова включить, чтобы появился звук. Коллега тоже купила такой и довольна. Поезд ушёл с
    опозданием на полчаса. Сейчас всё пропадает, и приходится начинать сначала. Квартира оказалась большой и светлой.`,
  uk: `Після останньої версії екран залишається чорним і нічого не відбувається. Дуже легко користуватися, і це
    заощаджує багато часу. Чекаю на відповідь із четверга. Вони повинні повернути гроші всім, хто це купив. Інколи
    зникає зображення, хоча зв'язок працює. Їжа була смачна, і працівники одразу нам допомогли. Потрібні більші
    літери, бо я погано бачу. Мені відповіли, що нічого зробити не можна. Раніше в нас ніколи не було таких труднощів
    із рахунком. Так тримати й швидше виправте помилки. Що станеться з моїми даними, якщо видалити профіль? Водій був
    грубий і їхав надто швидко. Було б краще, якби можна було самому вибрати колір. Моя донька хотіла заплатити.
    Кішка спить на стільці біля вікна. Ми жили недалеко від моря й гуляли щовечора. Чому більше не видно старих
    замовлень? Треба вимкнути й знову увімкнути, щоб з'явився звук. Колега теж купила такий і задоволена. Потяг
    вирушив із запізненням на пів години. Зараз усе зникає, і доводиться починати спочатку. Квартира велика й світла.`,
};
