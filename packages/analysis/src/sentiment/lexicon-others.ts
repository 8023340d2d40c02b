/** Praise, blame, negation, degree and contrast of a language other than English; words in their usual forms. */
export interface LanguageLexicon {
  good: string;
  veryGood: string;
  bad: string;
  veryBad: string;
  negations: string;
  degrees: string;
  contrasts: string;
}

/** Written by hand. A word that ends in an asterisk stands for all words that begin so. */
export const OTHER_LEXICONS: Readonly<Record<string, LanguageLexicon>> = {
  de: {
    veryGood: `super toll großartig* hervorragend* ausgezeichnet* perfekt* fantastisch* wunderbar* genial* klasse spitze
      exzellent* liebe* begeistert* traumhaft* sensationell* beste bester bestes besten brillant* überragend* top
      danke dankeschön dank dankbar* empfehlenswert* wunderschön* herzlich* großartiger`,
    good: `gut gute guter gutes guten gutem besser schön* nett* freundlich* hilfreich* nützlich* praktisch* einfach*
      schnell* zuverlässig* zufrieden* empfehle* empfehlen lecker* sauber* bequem* gemütlich* angenehm* günstig* preiswert*
      fair* übersichtlich* intuitiv* sicher* gern gerne freu* mag gefällt gefallen gelungen* problemlos* reibungslos*
      kompetent* höflich* hilfsbereit* modern* stabil* lohnt lohnen spaß klappt funktioniert prima okay ok ordentlich*
      gelöst erfolgreich* vorteil* aufmerksam* liebevoll* frisch* pünktlich* solide* flüssig*`,
    bad: `schlecht* schlimm* langsam* teuer* teure* kaputt* fehler* problem* stürzt abstürz* absturz* nervig* nervt ärger*
      ärgerlich* enttäusch* unfreundlich* unhöflich* kompliziert* umständlich* schwierig* leider verspät* spät zuspät
      defekt* beschädigt* verloren fehlt fehlen falsch* unbrauchbar* nutzlos* sinnlos* schade traurig* unzuverlässig*
      warte* warten gewartet beschwer* reklamation* kalt dreckig* schmutzig* laut* unübersichtlich* verwirrend* hängt
      ruckel* werbung gesperrt* abgelehnt* storniert* kündig* gekündigt* überteuert* abgezockt mangel* mangelhaft* stört
      unzufrieden* verschlechter* schlechter gelöscht lästig* peinlich* inkompetent* ignoriert* vergeblich* unfähig*`,
    veryBad: `katastroph* furchtbar* schrecklich* grauenhaft* grausam* miserabel* miserable* unverschämt* frech*
      betrug* betrüger* abzocke* abzocker* schrott müll mist scheiß* scheiße hasse* hass schlechteste* schlimmste*
      unmöglich* unterirdisch* frechheit* skandal* ekelhaft* widerlich* lächerlich* albtraum* alptraum* desaster*`,
    negations: `nicht kein keine keinen keinem keiner keines nie niemals nichts niemand ohne weder kaum nirgends`,
    degrees: `sehr wirklich total absolut extrem echt besonders richtig so äußerst unglaublich überaus mega`,
    contrasts: `aber jedoch allerdings trotzdem dennoch sondern`,
  },
  fr: {
    veryGood: `excellent* super génial* parfait* magnifique* formidable* fantastique* merveilleu* adore* exceptionnel*
      incroyable* extraordinaire* sublime* ravi* merci bravo top impeccable* meilleur* délicieu* remarquable* splendide*
      félicitations aime amour enchanté*`,
    good: `bon bonne bons bonnes bien mieux beau belle agréable* sympa* sympathique* gentil* aimable* utile* pratique*
      facile* facilement simple* rapide* rapidement efficace* fiable* content* satisfait* recommande* propre* confortable*
      joli* chaleureu* accueillant* professionnel* poli* attentif* plaisir* heureu* intuitif* fluide* pas-cher abordable*
      réussi* réactif* compétent* sécurisé* intéressant* apprécie* apprécié* frais fraîche* savoureu* avantage* résolu*`,
    bad: `mauvais* mal lent* lente* cher chère* chers problème* bug* plante* erreur* panne* cassé* abîmé* retard* perdu*
      dommage déçu* décevant* déception* déçoit désagréable* impoli* compliqué* difficile* confus* froid* sale* bruyant*
      inutile* attendre attendu attente attends manque* manqu* impossible* ennuyeu* triste* malheureusement hélas plainte*
      bloqué* bloque* refusé* refus* annulé* annulation* faux fausse* défectueu* publicité* pub pubs énerv* agaç* plus-rien
      surfacturé* débité* remboursement* rembours* incompétent* insatisfait* pire* ralenti* supprimé* pénible*`,
    veryBad: `horrible* affreu* catastroph* nul nulle nuls nulles pire* honteu* honte scandaleu* arnaque* arnaqueur* escroc*
      escroquerie* inadmissible* inacceptable* détest* déteste* merde* merdique* pourri* dégueulasse* lamentable* désastr*
      ignoble* cauchemar* voleur* vol infect* minable* ridicule*`,
    negations: `pas ne n jamais rien aucun aucune personne sans ni guère`,
    degrees: `très vraiment tellement trop extrêmement totalement absolument si super hyper complètement`,
    contrasts: `mais cependant pourtant toutefois néanmoins`,
  },
  es: {
    veryGood: `excelente* perfect* genial* increíble* fantástic* maravillos* estupend* magnífic* espectacular* encanta*
      encantad* encantó amo adoro gracias mejor mejores fenomenal* sensacional* extraordinari* impecable* inmejorable*
      delicios* riquísim* recomendable* felicidades agradecid* buenísim*`,
    good: `bueno buena buenos buenas buen bien bonit* hermos* lind* amable* simpátic* útil* práctic* fácil* fácilmente
      sencill* rápid* rápidamente eficiente* eficaz* fiable* confiable* content* satisfech* recomiendo recomendad* limpi*
      cómod* agradable* acogedor* profesional* educad* atent* feliz* alegr* gusta gustó gustan disfrut* intuitiv*
      barat* económic* segur* funciona solucionad* resuelt* ayud* moderno* interesante* sabros* ric* ventaja* mejoró`,
    bad: `mal malo mala malos malas lent* car* problema* error* errores fall* fallo rot* dañad* defectuos* tarde retras* retraso*
      perdid* falta faltan decepcion* molest* desagradable* groser* maleducad* complicad* difícil* confus* fri* suci* ruidos*
      inútil* esper* esperando espera imposible* aburrid* triste* lamentablemente desgraciadamente queja* bloque* bloquead*
      rechazad* cancelad* cancel* cobrar* cobraron cobro reembols* devol* incorrect* anuncios publicidad cierra colgó colga*
      insatisfech* incompetent* empeor* engañ* enfad* frustra* frustrante*`,
    veryBad: `pésimo pésim* horrible* terrible* fatal* peor peores asco asqueros* estafa* estafador* robo ladrones vergüenza
      vergonzos* inaceptable* odio odia* mierda basura desastr* espantos* nefast* lamentable* pesadilla* indignante* ridícul*`,
    negations: `no nunca jamás nada nadie ningún ninguna ninguno sin ni tampoco`,
    degrees: `muy realmente tan demasiado extremadamente totalmente absolutamente super súper bastante sumamente`,
    contrasts: `pero sin-embargo aunque sino`,
  },
  it: {
    veryGood: `ottim* eccellent* perfett* fantastic* meraviglios* stupend* magnific* splendid* bellissim* adoro amo
      straordinari* eccezional* incredibil* geniale* grazie migliore migliori impeccabil* favolos* buonissim* squisit*
      complimenti bravissim* consigliatissim* fantastico`,
    good: `buon buono buona buoni buone bene meglio bello bella belli belle gentil* simpatic* cordial* disponibil* util*
      pratic* facil* facile semplic* veloc* rapid* efficient* efficac* affidabil* content* soddisfatt* consiglio consigliat*
      pulit* comod* accoglient* professional* educat* attent* felic* piac* intuitiv* economic* convenient* sicur* funziona
      risolt* moderno* interessant* gustos* divert* vantagg* brav* migliorat*`,
    bad: `male malissimo cattiv* brutt* lent* car* costos* problem* error* guast* rott* rovinat* difettos* ritard* pers* manca
      mancan* delus* deludent* delusione fastidios* scortes* maleducat* complicat* difficil* confus* fredd* sporc* rumoros*
      inutil* attes* aspett* impossibil* noios* trist* purtroppo lament* reclam* blocc* bloccat* rifiutat* annullat* addebitat*
      rimbors* sbagliat* pubblicità chiude insoddisfatt* incompetent* peggior* irritant* frustra* crash* bug`,
    veryBad: `pessim* orribil* terribil* peggio peggiore peggiori schifo schifos* truffa* truffator* ladri vergogn* vergognos*
      inaccettabil* odio merda spazzatura disastr* disastros* penos* scandalos* incubo ridicol* vergognosa`,
    negations: `non mai niente nulla nessuno nessuna nessun senza né neanche nemmeno`,
    degrees: `molto davvero veramente tanto troppo estremamente totalmente assolutamente così super`,
    contrasts: `ma però tuttavia invece`,
  },
  pt: {
    veryGood: `excelente* ótim* perfeit* fantástic* maravilhos* incrív* espetacular* adoro adorei amo amei sensacional*
      extraordinári* impecáv* melhor melhores obrigad* genial* magnífic* delicios* top show parabéns nota-10 lindíssim*`,
    good: `bom boa bons boas bem bonit* lind* simpátic* gentil gentis educad* atencios* útil úteis prátic* fácil fáceis
      simples rápid* eficiente* eficaz* confiáv* fiáv* content* satisfeit* recomendo recomendad* limp* confortáv* agradáv*
      acolhedor* profissional* feliz* gosto gostei gost* intuitiv* barat* económic* econômic* segur* funciona resolvid*
      ajud* modern* interessante* sabor* vantag* legal melhorou`,
    bad: `mau má maus más ruim ruins lent* car* problema* erro* erros falh* quebrad* estragad* danificad* defeito* atras* atraso*
      perdid* falta faltam decepcion* desapont* chat* irritant* grosseir* mal-educad* complicad* difícil difíceis confus* fri*
      suj* barulhent* inútil inúteis esper* espera impossív* triste* infelizmente queix* reclam* bloque* recusad* cancelad*
      cobrar* cobraram cobranç* reembols* estorn* errad* anúncios propaganda trava* travando fecha insatisfeit* incompetent*
      piorou demor*`,
    veryBad: `péssim* horrív* terrív* pior piores nojo nojent* golpe* fraude* roubo ladrões vergonha vergonhos* inaceitáv*
      odeio odiei ódio merda lixo desastr* pesadelo* ridícul* absurd* lamentáv* porcaria`,
    negations: `não nunca jamais nada ninguém nenhum nenhuma sem nem tampouco`,
    degrees: `muito realmente tão demais extremamente totalmente absolutamente super bastante`,
    contrasts: `mas porém contudo entretanto todavia`,
  },
  nl: {
    veryGood: `geweldig* fantastisch* uitstekend* perfect* super top prachtig* heerlijk* briljant* schitterend* beste
      bedankt dank dankjewel hou houd geniaal geniale uitmuntend* subliem* fenomenaal dolblij complimenten aanrader
      toppertje`,
    good: `goed goede beter mooi mooie fijn fijne leuk leuke aardig* vriendelijk* behulpzaam* handig* nuttig* makkelijk*
      gemakkelijk* eenvoudig* snel snelle betrouwbaar* betrouwbare tevreden blij* aanrad* aanbevel* lekker* schoon* comfortabel*
      gezellig* professioneel* beleefd* netjes goedkoop* betaalbaar* veilig* werkt prima okee ok overzichtelijk* intuïtief*
      duidelijk* opgelost prettig* plezier genoten geniet* vlot* voordeel* verbeterd*`,
    bad: `slecht* langzaam* traag trage duur dure problem* probleem fout* foutmelding* kapot* storing* crash* vastloop*
      loopt-vast vervelend* irritant* teleurgesteld* teleurstell* onvriendelijk* onbeleefd* ingewikkeld* moeilijk* verwarrend*
      koud* vies* vuil* lawaai* nutteloos* wacht* wachten gewacht laat telaat vertrag* vertraging kwijt mist ontbreekt
      helaas jammer klacht* klagen geblokkeerd* geweigerd* geannuleerd* verkeerd* onduidelijk* reclame advertenties beschadigd*
      terugbetal* ontevreden incompetent* slechter onmogelijk* onbetrouwbaar* afgeschreven nergens`,
    veryBad: `verschrikkelijk* vreselijk* afschuwelijk* waardeloos* waardeloze belachelijk* schandalig* schande slechtste
      oplicht* oplichters bagger troep rotzooi kut klote drama dramatisch* rampzalig* ramp haat walgelijk* onacceptabel*
      nachtmerrie* bedrog nooit-meer diefstal schandelijk*`,
    negations: `niet geen nooit niets niks niemand zonder nergens noch nauwelijks`,
    degrees: `heel erg echt zeer super enorm ontzettend extreem zo totaal absoluut`,
    contrasts: `maar echter toch hoewel`,
  },
};
