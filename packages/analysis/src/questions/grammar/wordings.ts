/**
 * Words by which people speak of the same matter, by language. An item that has one of them speaks of it, whatever its own language is, so a
 * word that means something else in daily speech elsewhere (`son`, a sound in French) is no wording. A line is a matter, its own name first;
 * a bar parts languages, and commas part wordings. A wording of several words is met where an item has each of them. What begins with a plus
 * says so only together with another matter: `late` of a delivery.
 */
const lines = `
en noise, noisy, loud, loudness, noises, hum, buzz, thin walls | de Lärm, laut, Krach | fr bruit, bruyant | es ruido, ruidoso | it rumore, rumoroso | pt barulho, barulhento | nl lawaai, geluidsoverlast | ja 騒音, うるさい | ko 소음, 시끄러
en internet, wifi, wi fi, wlan, wireless, connectivity, hotspot | fr réseau | ja ネット, 電波 | ko 와이파이, 인터넷
en bluetooth, pairing, unpair | de koppeln, Kopplung | fr appairage | es emparejar
en connection, connect, disconnect, disconnects, connecting, reconnect, drops out | de Verbindung, Verbindungsabbruch | fr connexion | es conexión | it connessione | pt conexão | nl verbinding | ja 接続 | ko 연결
en battery, batteries | de Akku, Batterie | fr batterie | es batería, pila | it batteria | pt bateria | nl accu, batterij | ja バッテリー, 電池 | ko 배터리
en charging, charger | de laden, aufladen, Ladegerät | fr chargeur | es cargador, cargar | it caricatore, ricarica | pt carregador | nl oplader, opladen | ja 充電 | ko 충전
en login, log in, logging, logged out, sign in, signed out, signing in, password, passcode, locked out, log on, credentials, PIN, verification code | de anmelden, Anmeldung, Passwort, Kennwort, einloggen, eingeloggt | fr connexion, connecter, mot de passe, identifiant | es contraseña, iniciar sesión, clave | it accesso, accedere | pt senha, palavra passe, entrar app | nl wachtwoord, inloggen | ja ログイン, パスワード, サインイン | ko 로그인, 비밀번호, 접속
en verification, verify, verification code, two factor, authenticator, otp, sms code, one time code, +code | de Bestätigungscode | es código | it codice | pt código | ja 認証, コード | ko 인증
en crash, crashes, crashing, crashed, freezes, freezing, frozen, freeze, hangs, stops working, closes itself, shuts down, force close, black screen | de abstürzt, Absturz, abgestürzt, hängt sich auf, friert ein | fr plante, plantage, se ferme, fige | es se cierra, bloquea, cuelga | it si blocca, blocca, si chiude | pt trava, travando, fecha sozinho | nl vastloopt, crasht, loopt vast | ja クラッシュ, 落ちる, 固まる, フリーズ | ko 꺼진다, 꺼져, 꺼지, 튕겨, 튕김, 멈춰
en slow, slowly, slowness, lag, laggy, sluggish, takes forever, loading, performance, speed | de langsam, lädt ewig, träge | fr lente, lenteur, ramer | es lento, lentitud | it lento, lentezza | pt lento, demora carregar | nl traag | ja 遅い, 重い | ko 느려, 느림, 느린
en price, prices, pricing, expensive, cost, costs, costly, overpriced, pricey, price increase, cheaper | de Preis, Preise, teuer, teurer, Preiserhöhung | fr prix, cher, chère, tarif | es precio, caro, cara | it prezzo, costoso, caro, cara | pt preço, caro, cara | nl duur, prijs, prijzen | ja 価格, 値段, 高すぎ, 値上げ, 料金 | ko 가격, 비싸, 요금
en fee, fees, commission, surcharge, charged, extra charge, penalty | de Gebühr, Gebühren, Ausfallgebühr, berechnet | fr frais, facturé, pénalité | es tarifa, comisión, cobraron, cargo | it tariffa, addebito, addebitato, penale | pt taxa, taxas, cobrança, cobraram | nl kosten, toeslag | ja 手数料, 請求 | ko 수수료, 청구
en refund, refunds, refunded, money back, reimburse, reimbursement | de Rückerstattung, Erstattung, Geld zurück, erstattet | fr remboursement, remboursé, rembourser | es reembolso, devolver dinero | it rimborso, rimborsato | pt reembolso, estorno | nl terugbetaling, geld terug | ja 返金 | ko 환불
en deposit, deposits, security money, bond | de Kaution, Pfand | fr caution, dépôt de garantie, acompte | es fianza, depósito | it cauzione, deposito | pt caução, depósito | nl borg, waarborgsom | ja 保証金, 敷金 | ko 보증금
en return, returns, returned, send back, drop off | de Rücksendung, Rückgabe, zurückgeben | es devolución | it reso, restituzione | pt devolução | ja 返品, 返却 | ko 반품, 반납
en delivery, deliver, delivered, deliveries, shipping, shipment, shipped, parcel, package, courier, drop off | de Lieferung, geliefert, Paket, Zustellung, liefern, Fahrer | fr livraison, colis, livré, livrer, livreur | es entrega, envío, entregaron, repartidor | it consegna, spedizione, consegnato | pt entrega, encomenda, entregue | nl levering, bezorging, geleverd, bezorgd | ja 配送, 配達, 届か, 届いた | ko 배송, 배달
en delay, delays, delayed, overdue, takes too long, behind schedule, +late, +later, +waiting, tardy, hours late | de Verspätung, verspätet, Verzögerung, +spät, +zu spät | fr retard, +tard | es retraso, retrasos, atrasado, +tarde | it ritardo, +tardi | pt atraso, atrasada, atrasado, +tarde | nl vertraging, +laat, te laat | ja 遅れ, 遅延 | ko 지연, 늦게
en waiting, waited, waiting time, queue, queued, queues, in line, hours before, on hold | de warten, Wartezeit, gewartet, Schlange, Warteschleife | fr attente, attendre, attendu | es espera, esperar, esperando | it attesa, aspettare, aspettano | pt espera, esperar, esperando | nl wachten, wachttijd, gewacht | ja 待ち, 待た, 待って | ko 대기, 기다
en damage, damaged, broken, broke, cracked, scratched, crushed, defective, faulty, defect, dead on arrival, won't start, unusable, does not work, not working | de beschädigt, kaputt, defekt, springt nicht an, funktioniert nicht | fr endommagé, cassé, en panne, défectueux, ne marche pas, ne fonctionne pas | es dañado, roto, rota, rotas, rotos, averiado, no funciona | it danneggiato, rotto, rotta, guasto, difettoso, non funziona | pt quebrado, quebrada, danificado, avariado, não funciona | nl beschadigd, kapot, defect, werkt niet | ja 壊れ, 故障, 破損 | ko 고장, 파손, 망가
en quality, poor quality, flimsy, cheaply made | de Qualität | fr qualité | es calidad | it qualità | pt qualidade | nl kwaliteit | ja 品質 | ko 품질
en size, sizes, sizing, too big, too small, too tight | de Größe | fr taille | es talla | it taglia | pt tamanho | nl maat | ja サイズ | ko 사이즈
en fit, comfort, comfortable, uncomfortable, wearing, hurts, sore | de bequem, unbequem | fr confort, inconfortable | es cómodo, incómodo | it comodo, scomodo | pt confortável | nl comfortabel | ja 快適 | ko 편안
en sound, sound quality, audio, volume, muffled, tinny, echo, acoustics | de Klang, Lautstärke, Akustik | fr sonore, acoustique | es sonido | it suono | pt som | nl geluid | ja 音質, 音 | ko 음질, 소리
en support, customer service, helpdesk, help desk, hotline, agent, representative | de Kundendienst, Kundenservice, Betreuung | fr service client, assistance | es atención al cliente, soporte | it assistenza | pt atendimento, suporte | nl klantenservice | ja サポート, カスタマー | ko 고객센터, 지원
en unreachable, nobody answers, no answer, never replied, no reply, call back, voicemail, nobody picks up, +phone, on hold, reach anyone, hotline | de unerreichbar, keine Antwort, niemand geht ran, Warteschleife, telefonisch, Telefon | fr injoignable, ne répond pas, personne ne répond, téléphone | es sin respuesta, nadie contesta, teléfono | it nessuno risponde, telefono | pt ninguém atende, telefone | nl niemand neemt op, telefoon, onbereikbaar | ja 電話, つながらない | ko 전화, 연락
en staff, personnel, employees, friendly, rude, unfriendly, helpful, courteous, polite, crew, ushers | de Mitarbeiter, freundlich, unfreundlich | fr personal amable, personnel aimable, aimable | es amable, empleados | it personale, gentile | pt funcionários, simpático, equipe | nl personeel, vriendelijk | ja スタッフ, 店員, 親切 | ko 직원, 친절
en teacher, teachers, teaching, instructor, tutor | de Lehrer, Lehrerin, Dozent | fr professeur, enseignant, prof | es profesor, profesora | it insegnante, professore | pt professor, professora | nl docent, leraar | ja 先生, 講師 | ko 선생님, 강사
en doctor, doctors, physician, nurse | de Arzt, Ärztin | fr médecin, docteur | es médico, doctora | it medico, dottore | pt médico, doutor | nl dokter, arts | ja 医師, 医者 | ko 의사
en appointment, appointments, reschedule, time slot, slot, slots, no slots | de Termin, Termine | fr rendez vous, créneau, créneaux | es cita, citas, hueco | it appuntamento, appuntamenti | pt agendamento, consulta, vaga | nl afspraak, afspraken | ja 予約, 空き | ko 예약, 진료
en booking, booked, bookings, reservation, reserve, reserved, double booked | de Buchung, gebucht, reserviert, doppelt | fr réservation, réservé, réservée | es reserva, reservado | it prenotazione, prenotato | pt reserva, reservado | nl boeking, geboekt | ja 予約 | ko 예약
en cleanliness, clean, dirty, filthy, dust, dusty, stains, smelly, not cleaned, hygiene | de sauber, schmutzig, dreckig | fr propre | es limpio, sucio, limpieza | it pulito, sporco, pulizia | pt limpo, sujo, limpeza | nl schoon, vies | ja 清潔, 汚い, 汚れ | ko 청결, 더러
en smell, smells, smelled, smelly, stink, stinks, odour, odor | de Geruch, stinkt | fr odeur | es olor | it odore | pt cheiro | nl geur | ja 臭い, 匂い | ko 냄새
en food, meal, meals, eat, restaurant, snacks, drinks | de Essen, Getränke | fr repas, nourriture | es comida | it cibo | pt refeição, comida | nl eten | ja 食事, 料理 | ko 음식
en breakfast, buffet, croissant, croissants, pastries | de Frühstück | fr petit déjeuner | es desayuno | it colazione | nl ontbijt | ja 朝食 | ko 조식
en taste, tastes, flavour, flavor, delicious, tasty | de Geschmack, lecker | fr goût | es sabor | nl smaak | ja 味, 美味しい | ko 맛
en room, rooms | de Zimmer | fr chambre | es habitación | pt quarto | nl kamer | ja 部屋 | ko 방
en seat, seats, seating, legroom, view blocked | de Sitz, Sitze, Platz | fr siège, sièges, fauteuil | es asiento, asientos, butaca | it poltrona, sedile | pt assento, poltrona | nl stoel, stoelen | ja 座席 | ko 좌석
en ticket, tickets, box office, ticket price | de Eintrittskarte | fr billet, billets | es entradas, taquilla | it biglietto, biglietti | pt ingresso, bilhete | nl kaartje, kaartjes | ja チケット | ko 티켓
en brakes, brake, braking | de Bremse, Bremsen, bremst | fr frein, freins | es freno, frenos | it freno, freni | pt freio, freios, travões | nl rem, remmen | ja ブレーキ | ko 브레이크
en unlock, unlocking, lock, locked, qr code, scan | de entsperren, entriegeln, Schloss | fr déverrouiller, débloquer | es desbloquear | it sbloccare, sblocco | pt desbloquear | nl ontgrendelen | ja 解錠, ロック | ko 잠금
en parking, parked, garage, car park, parking space, parking lot | de Parkplatz, Parkplätze, parken, geparkt | fr stationnement, parking | es aparcamiento, aparcar | it parcheggio, parcheggiare | pt estacionamento, estacionar | nl parkeren, parkeerplaats | ja 駐車 | ko 주차
en accident, injury, injured, fell, crash into | de Unfall, verletzt, gestürzt | fr accident, blessé, chute | es accidente, herido | it incidente, ferito | pt acidente, ferido | nl ongeluk, gewond | ja 事故, 怪我 | ko 사고, 부상
en check in, check-in, checkin, front desk, arrival, not ready, reception | de Empfang | fr réception | es recepción | ja チェックイン, 受付 | ko 체크인
en payment, payments, pay, paying, paid, card declined, credit card, checkout | de Zahlung, bezahlen, Kreditkarte | fr paiement, payer, payé | es pago, pagar | it pagamento, pagare | pt pagamento, pagar | nl betaling, betalen | ja 支払, 決済 | ko 결제
en invoice, invoices, bill, bills, billing, receipt, receipts | de Rechnung, Rechnungen, Beleg | fr facture, factures | es factura, facturas | it fattura, fatture | pt fatura, faturas | nl factuur, facturen | ja 請求書, 領収書 | ko 청구서, 송장
en salary, salaries, wage, wages, payslip, payslips, payroll | de Gehalt, Lohn, Gehaltsabrechnung, Lohnabrechnung | fr salaire, fiche de paie, bulletin de paie | es nómina, salario | it stipendio, busta paga | pt salário, holerite | nl salaris, loonstrook | ja 給与, 給料 | ko 급여, 월급
en transfer, transfers, wire transfer, bank transfer | de Überweisung | fr virement | es transferencia | it bonifico | pt transferência | nl overboeking | ja 振込 | ko 이체
en subscription, subscriptions, subscribe, renewal, renew, auto renew | de Abo, Abonnement | fr abonnement | es suscripción | it abbonamento | pt assinatura | nl abonnement | ja 定期購読, 更新 | ko 구독
en contract, contracts | de Vertrag | fr contrat | es contrato | it contratto | pt contrato | ja 契約 | ko 계약
en update, updates, updated, upgrade, new version, latest version | de Aktualisierung, Update | fr mise à jour | es actualización | it aggiornamento | pt atualização | ja アップデート | ko 업데이트
en firmware, firmware update, software update
en notification, notifications, alerts, push, reminder, reminders, remind | de Benachrichtigung, Erinnerung, erinnert | fr notification, rappel, rappels | es notificación, recordatorio | it notifica, promemoria | pt notificação, lembrete, lembretes | nl melding, herinnering | ja 通知, リマインダー | ko 알림
en search, searching, filter, filters, find anything | de Suche, suchen | fr recherche, chercher | es búsqueda, buscar | it ricerca, cercare | pt busca, pesquisa | nl zoeken, zoekfunctie | ja 検索 | ko 검색
en usability, easy to use, hard to use, user friendly, intuitive, complicated, navigation, interface, confusing | de Bedienung, bedienen, kompliziert, umständlich | fr ergonomie, compliqué | es complicado, fácil de usar | it complicato, facile da usare | pt fácil de usar | nl ingewikkeld, gebruiksvriendelijk | ja 使いにくい, 使いやすい, 操作 | ko 사용하기
en design, layout, ugly, colours, colors, font, fonts | de Gestaltung | es diseño | nl ontwerp | ja デザイン | ko 디자인
en dark mode, dark theme, night mode | de dunkler Modus, Dunkelmodus, Nachtmodus | fr mode sombre, mode nuit | es modo oscuro | it modalità scura, tema scuro | pt modo escuro, tema escuro | nl donkere modus | ja ダークモード | ko 다크 모드
en translation, translated, translations, in my language, language settings | de Übersetzung, übersetzt | fr traduction | es traducción | it traduzione | pt tradução | nl vertaling | ja 翻訳 | ko 번역
en privacy, personal data, data protection, tracking, gdpr, consent, shared data, sell my data | de Datenschutz, Einwilligung | fr vie privée, données personnelles | es privacidad, datos personales | it dati personali | pt privacidade, dados pessoais | nl persoonsgegevens | ja プライバシー, 個人情報 | ko 개인정보
en security, secure, hacked, hack, unsafe | de Sicherheit | fr sécurité | es seguridad | it sicurezza | pt segurança | nl beveiliging | ja セキュリティ | ko 보안
en safety, dangerous, danger, unsafe, accident, injury, injured | de gefährlich, Gefahr | fr dangereux | es peligroso | it pericoloso | pt perigoso | nl gevaarlijk | ja 危険, 危ない | ko 위험
en fraud, scam, scams, scammed, scammer, fraudulent, cheated | de Betrug, Betrüger | fr arnaque, fraude | es estafa | it truffa | pt golpe | nl oplichting | ja 詐欺 | ko 사기
en spam, ads, advertising, adverts, advertisement, popups, pop ups | de Werbung | fr publicité | es publicidad | it pubblicità | pt anúncios | nl reclame | ja 広告 | ko 광고
en photo, photos, picture, pictures, image, images, upload | de Foto, Fotos, Bild, Bilder | es imagen, foto | it immagine | pt imagem | ja 写真, 画像 | ko 사진
en camera, video, videos, footage | de Kamera | fr caméra | es cámara | ja カメラ, 動画 | ko 카메라
en video call, video visit, video visits, video consultation, telehealth, telemedicine, online consultation | de Videosprechstunde, Videotermin | fr téléconsultation, visioconférence | es videollamada, videoconsulta | it videochiamata, televisita | pt videochamada, teleconsulta | nl videogesprek, videoconsult | ja ビデオ通話, オンライン診療 | ko 화상
en export, exports, exporting, download, downloads, csv, spreadsheet | de exportieren | fr exporter | es exportar | it esportare | pt exportar | nl exporteren | ja エクスポート | ko 내보내기
en import, imports, importing | de importieren | fr importer | es importar | it importare | nl importeren | ja インポート | ko 가져오기
en sync, syncing, synchronise, synchronize, out of sync | de synchronisieren | fr synchronisation | es sincronizar | ja 同期 | ko 동기화
en integration, integrations, integrate, api, plugin, sap, erp | de Schnittstelle, Anbindung | fr intégration | es integración | it integrazione | pt integração | nl integratie, koppeling | ja 連携 | ko 연동
en documentation, manual, instructions, guide, tutorial | de Anleitung, Handbuch | fr mode d'emploi | es manual de instrucciones | it istruzioni | pt instruções | nl handleiding | ja 説明書, マニュアル | ko 설명서
en training, onboarding, course, courses, lesson, lessons, class size | de Schulung, Kurs, Unterricht | fr formation | es formación, curso, clase | it formazione, corso, lezione | pt treinamento, curso, aula | nl cursus | ja 研修, 授業, レッスン | ko 교육, 수업
en homework, assignment, assignments, grades | de Hausaufgaben, Noten | fr devoirs | es deberes | it compiti | ja 宿題 | ko 숙제
en opening hours, open hours, weekends, closed early | de Öffnungszeiten, geschlossen | fr horaires, fermé | es horario, cerrado | it orari, chiuso | pt horário, fechado | nl openingstijden, gesloten | ja 営業時間 | ko 영업시간
en schedule, timetable, scheduling | de Stundenplan, Zeitplan | fr emploi du temps, planning | es horarios | nl rooster | ja スケジュール, 時間割 | ko 시간표
en website, web site, homepage, online portal | de Webseite, Internetseite | fr site web | es página | it sito | nl webpagina | ja サイト, ホームページ | ko 웹사이트, 홈페이지
en form, forms, paperwork, application form | de Formular, Formulare | fr formulaire | es formulario | it modulo | pt formulário | nl formulier | ja 書類, フォーム | ko 서류
en repair, repairs, repaired, fix it, spare part, spare parts | de Reparatur, repariert, Ersatzteil | fr réparation, réparé | es reparación | it riparazione | pt reparo, conserto | nl reparatie | ja 修理 | ko 수리
en warranty, guarantee | de Garantie | fr garantie | es garantía | it garanzia | pt garantia | ja 保証 | ko 보증 기간
en packaging, packed, wrapped | de Verpackung | fr emballage | es embalaje | it imballaggio | pt embalagem | nl verpakking | ja 梱包, 包装 | ko 포장
en heating, freezing cold, temperature, too hot, air conditioning | de Heizung, kalt | fr chauffage, froid | es calefacción, frío | it riscaldamento, freddo | pt frio | nl verwarming, koud | ja 暖房, 寒い, エアコン | ko 난방, 추워
en water, leak, leaks, leaking | de Wasser, undicht | fr fuite, eau | es fuga, agua | it perdita, acqua | pt vazamento | nl lekkage | ja 水漏れ | ko 누수
en pain, painful, hurts, ache, headache, sore | de Schmerz, Schmerzen | fr douleur | es dolor | it dolore | nl pijn | ja 痛い, 痛み | ko 통증, 아파
en accuracy, accurate, inaccurate, wrong result, wrong results, incorrect, imprecise | de genau, ungenau | fr précis | es preciso | ja 不正確 | ko 부정확
en test results, lab results, results, findings | de Laborwerte, Befund, Befunde, Laborergebnisse | fr résultats, analyses | es resultados, análisis | it risultati, esami, referto | pt resultados, exames | nl uitslag, uitslagen | ja 検査結果, 結果 | ko 검사 결과, 결과
en error, errors, error message, fails, failed, failure | de Fehler, Fehlermeldung | fr erreur | es error | it errore | pt erro | nl fout, foutmelding | ja エラー | ko 오류, 에러
en missing, lost, disappeared, vanished | de fehlt, verloren, verschwunden | fr perdu, disparu | es perdido, desapareció | it perso | pt perdeu | nl kwijt | ja 紛失, なくな | ko 분실
en identity, passport, identity card, id card | de Ausweis, Personalausweis, Reisepass | fr passeport, carte d'identité | es pasaporte, dni | it passaporto, carta d'identità | nl paspoort | ja 身分証 | ko 신분증
en tax, taxes | de Steuer, Steuern | fr impôt | es impuesto, impuestos | it tassa | pt imposto | nl belasting | ja 税金 | ko 세금
en holiday leave, vacation, annual leave, days off | de Urlaub, Urlaubstage | fr congés | es vacaciones | it ferie | pt férias | nl vakantiedagen, verlof | ja 休暇, 有給 | ko 휴가
en registration, register, sign up, signup, create account | de registrieren, Registrierung | fr inscription | es registro, registrarse | it registrazione | pt cadastro | nl registratie | ja 登録 | ko 가입, 등록
en listing, listings, adverts | de Inserat, Anzeige | fr annonce | es anuncio | it annuncio | pt anúncio | nl advertentie
en family, children, kids, family profile | de Kinder, Familie | fr enfants, famille | es hijos, familia | it figli, famiglia | pt filhos, família | nl kinderen, gezin | ja 家族, 子供 | ko 가족, 아이
en availability, unavailable, sold out, out of stock, fully booked, booked out | de ausgebucht, nicht verfügbar, ausverkauft | fr indisponible, aucun créneau | es agotado, no hay disponibles, sin disponibilidad | it esaurito, non disponibile | pt esgotado, indisponível | nl uitverkocht, volgeboekt, niet beschikbaar | ja 満席, 在庫切れ, 空きがない | ko 품절, 매진
en streetlight, street light, lamp, lamps, lighting | de Straßenlaterne, Beleuchtung | fr lampadaire, éclairage | es farola, iluminación | it lampione, illuminazione | pt iluminação | nl straatlantaarn, verlichting | ja 街灯, 照明 | ko 가로등, 조명
en pothole, potholes, road, roads, pavement | de Schlagloch, Schlaglöcher, Straße | fr nid de poule, chaussée | es bache, baches | it buca, buche, strada | pt buraco, buracos | nl kuil, wegdek | ja 道路 | ko 도로
en rubbish, garbage, trash, waste, bins, litter, refuse collection | de Müll, Abfall, Mülltonne | fr poubelle, poubelles, déchets, ordures | es basura | it rifiuti, spazzatura | pt lixo | nl vuilnis, afval | ja ゴミ | ko 쓰레기
en bus, buses, tram, train, trains, public transport | de Bahn, Straßenbahn, Zug | fr tramway | es autobús, tren | it autobus, treno | pt ônibus, autocarro, trem | nl trein | ja バス, 電車 | ko 버스, 지하철
en game, matchmaking
en gym, fitness, fitness room, treadmill, workout
en late checkout, later checkout, until noon
`;

export interface Matter {
  /** Wordings by language, the matter's own name first. */
  wordings: readonly { text: string; language: string; isBeside: boolean }[];
}

export const matters: readonly Matter[] = lines
  .trim()
  .split('\n')
  .map((line) => ({
    wordings: line.split('|').flatMap((part) => {
      const [language = '', ...words] = part.trim().split(' ');
      return words
        .join(' ')
        .split(',')
        .map((one) => one.trim())
        .map((one) => ({ text: one.replace(/^\+/, ''), language, isBeside: one.startsWith('+') }));
    }),
  }));

/** Matters that only say how another one goes: who waits for a deposit speaks of the deposit. */
export const softMatters: readonly string[] = ['waiting'];

/** What stands for the thing that feedback is about, and need not be said: "faulty equipment" is what is faulty. */
export const thingNouns =
  /^(apps?|applications?|products?|devices?|machines?|equipment|tools?|units?|systems?|software|programs?|gerate?|produkte?|appareils?|outils?|aparatos?|herramientas?|attrezz\w+|strument\w+|ferramentas?|apparaat|apparaten|gereedschap|werkzeuge?|工具|製品|商品|アプリ|제품|앱|공구|high|hoog|hohe|hoch|eleve\w*|alt[oa]s?|cobrad\w+|reported|proper|properly)$/;
