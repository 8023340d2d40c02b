import { linesOfServices } from './wordings-of-services.ts';

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
en verification, verify, verification code, two factor, authenticator, otp, sms code, one time code, verification sms, confirmation code, verification email | de Bestätigungscode | es código | it codice | pt código | ja 認証, コード | ko 인증
en crash, crashes, crashing, crashed, freezes, freezing, frozen, freeze, hangs, stops working, closes itself, shuts down, force close, black screen | de abstürzt, Absturz, abgestürzt, hängt sich auf, friert ein | fr plante, plantage, se ferme, fige | es se cierra, bloquea, cuelga | it si blocca, blocca, si chiude | pt trava, travando, fecha sozinho | nl vastloopt, crasht, loopt vast | ja クラッシュ, 落ちる, 固まる, フリーズ | ko 꺼진다, 꺼져, 꺼지, 튕겨, 튕김, 멈춰
en slow, slowly, slowness, lag, laggy, sluggish, takes forever, loading, performance, speed | de langsam, lädt ewig, träge | fr lente, lenteur, ramer | es lento, lentitud | it lento, lentezza | pt lento, demora carregar | nl traag | ja 遅い, 重い | ko 느려, 느림, 느린
en price, prices, pricing, expensive, cost, costs, costly, overpriced, pricey, price increase, cheaper | de Preis, Preise, teuer, teurer, Preiserhöhung | fr prix, cher, chère, tarif | es precio, caro, cara | it prezzo, costoso, caro, cara | pt preço, caro, cara | nl duur, prijs, prijzen | ja 価格, 値段, 高すぎ, 値上げ, 料金 | ko 가격, 비싸, 요금
en fee, fees, commission, surcharge, charged, extra charge, penalty | de Gebühr, Gebühren, Ausfallgebühr, berechnet | fr frais, facturé, pénalité | es tarifa, comisión, cobraron, cargo | it tariffa, addebito, addebitato, penale | pt taxa, taxas, cobrança, cobraram | nl kosten, toeslag | ja 手数料, 請求 | ko 수수료, 청구
en scam, scams, scammer, fraud, fraudulent, fake, fakes, swindle, phishing, counterfeit | de Betrug, Betrüger, gefälscht, Fälschung | fr arnaque, fraude, contrefaçon | es estafa, fraude | it truffa, frode | pt golpe, fraude | nl oplichting, fraude | ja 詐欺, 偽物 | ko 사기, 가짜
en refund, refunds, refunded, money back, reimburse, reimbursement | de Rückerstattung, Erstattung, Geld zurück, erstattet | fr remboursement, remboursé, rembourser | es reembolso, devolver dinero | it rimborso, rimborsato | pt reembolso, estorno | nl terugbetaling, geld terug | ja 返金 | ko 환불
en deposit, deposits, security money, bond | de Kaution, Pfand | fr caution, dépôt de garantie, acompte | es fianza, depósito | it cauzione, deposito | pt caução, depósito | nl borg, waarborgsom | ja 保証金, 敷金 | ko 보증금
en return, returns, returned, send back, drop off | de Rücksendung, Rückgabe, zurückgeben | es devolución | it reso, restituzione | pt devolução | ja 返品, 返却 | ko 반품, 반납
en delivery, deliver, delivered, deliveries, shipping, shipment, shipped, parcel, package, courier, drop off | de Lieferung, geliefert, Paket, Zustellung, liefern, Fahrer | fr livraison, colis, livré, livrer, livreur | es entrega, envío, entregaron, repartidor | it consegna, spedizione, consegnato | pt entrega, encomenda, entregue | nl levering, bezorging, geleverd, bezorgd | ja 配送, 配達, 届か, 届いた | ko 배송, 배달
en delay, delays, delayed, overdue, takes too long, behind schedule, +late, +later, +waiting, tardy, hours late | de Verspätung, verspätet, Verzögerung, +spät, +zu spät | fr retard, +tard | es retraso, retrasos, atrasado, +tarde | it ritardo, +tardi | pt atraso, atrasada, atrasado, +tarde | nl vertraging, +laat, te laat | ja 遅れ, 遅延 | ko 지연, 늦게
en waiting, waited, wait, waiting time, queue, queued, queues, in line, hours before, on hold | de warten, Wartezeit, gewartet, Schlange, Warteschleife | fr attente, attendre, attendu | es espera, esperar, esperando | it attesa, aspettare, aspettano | pt espera, esperar, esperando | nl wachten, wachttijd, gewacht | ja 待ち, 待た, 待って | ko 대기, 기다
en damage, damaged, broken, broke, cracked, scratched, crushed, defective, faulty, defect, dead on arrival, won't start, unusable, does not work, not working | de beschädigt, kaputt, defekt, springt nicht an, funktioniert nicht | fr endommagé, cassé, en panne, défectueux, ne marche pas, ne fonctionne pas | es dañado, roto, rota, rotas, rotos, averiado, no funciona | it danneggiato, rotto, rotta, guasto, difettoso, non funziona | pt quebrado, quebrada, danificado, avariado, não funciona | nl beschadigd, kapot, defect, werkt niet | ja 壊れ, 故障, 破損 | ko 고장, 파손, 망가
en quality, poor quality, flimsy, cheaply made | de Qualität | fr qualité | es calidad | it qualità | pt qualidade | nl kwaliteit | ja 品質 | ko 품질
en size, sizes, sizing, too big, too small, too tight | de Größe | fr taille | es talla | it taglia | pt tamanho | nl maat | ja サイズ | ko 사이즈
en fit, comfort, comfortable, uncomfortable, wearing, hurts, sore | de bequem, unbequem | fr confort, inconfortable | es cómodo, incómodo | it comodo, scomodo | pt confortável | nl comfortabel | ja 快適 | ko 편안
en sound, sound quality, audio, volume, muffled, tinny, echo, acoustics | de Klang, Lautstärke, Akustik | fr sonore, acoustique | es sonido | it suono | pt som | nl geluid | ja 音質, 音 | ko 음질, 소리
en support, customer service, helpdesk, help desk, hotline, agent, representative | de Kundendienst, Kundenservice, Betreuung | fr service client, assistance | es atención al cliente, soporte | it assistenza | pt atendimento, suporte | nl klantenservice | ja サポート, カスタマー | ko 고객센터, 지원
en unreachable, nobody answers, no answer, never replied, no reply, call back, voicemail, nobody picks up, on hold, reach anyone, get through, getting through, hang up, hung up, hotline, unanswered, phone line, phone lines, answer the phone, answer my calls | de unerreichbar, keine Antwort, niemand geht ran, Warteschleife, telefonisch | fr injoignable, ne répond pas, personne ne répond | es sin respuesta, nadie contesta | it nessuno risponde | pt ninguém atende | nl niemand neemt op, onbereikbaar | ja つながらない | ko 연락이 안
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
en check in, check-in, checkin, front desk, not ready, reception | de Empfang | fr réception | es recepción | ja チェックイン, 受付 | ko 체크인
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
en phone, smartphone, mobile, cell phone, cellphone, iphone, handset | de Handy, Telefon, Smartphone | fr téléphone, portable, mobile | es teléfono, móvil, celular | it telefono, cellulare, telefonino | pt telefone, celular, telemóvel | nl telefoon, mobiel | ja 電話, スマホ, 携帯 | ko 전화, 휴대폰, 핸드폰, 폰
en hot, overheat, overheats, overheating, heats up, heating up, heat up, heats, heat, warm, burning, burn | de heiß, überhitzt, erhitzt, warm | fr chauffe, chaud, surchauffe | es caliente, calienta, sobrecalienta | it caldo, scalda, surriscalda | pt quente, esquenta, aquece | nl heet, oververhit, warm | ja 熱く, 熱い, 発熱 | ko 뜨거, 발열
en stuck, stays, hanging, hangs, does not move on, not go past, can't get past, cannot get past, won't load, never loads, keeps loading, infinite loading, spinning, blank screen, white screen, black screen, loading screen, freezes, frozen, freeze, not responding, unresponsive | de hängt, bleibt stehen, lädt nicht, weißer Bildschirm | fr bloqué, reste bloqué, écran blanc, écran noir | es atascado, se queda, pantalla en blanco, pantalla negra | it bloccata, schermata bianca | pt travado, tela branca, tela preta | nl blijft hangen, wit scherm | ja 固まる, 止まる | ko 멈춰, 멈춤
en luggage, baggage, bag, bags, suitcase, suitcases, carry on, checked bag | de Gepäck, Koffer, Reisegepäck | fr bagage, bagages, valise, valises | es equipaje, maleta, maletas | it bagaglio, bagagli, valigia, valigie | pt bagagem | nl bagage, koffer, koffers | ja 荷物, 手荷物, スーツケース | ko 수하물, 짐, 가방
en flight, flights, plane, planes, aircraft, airplane | de Flug, Flüge, Flieger, Flugzeug | fr avion | es vuelo, vuelos, avión | it volo, voli, aereo | pt voo, voos, avião | nl vlucht, vluchten, vliegtuig | ja フライト, 飛行機, 便 | ko 항공편, 비행기
en boarding, gate, gates, tarmac, runway, connecting flight, missed connection, layover, rebook, rebooked, rebooking, standby | de Boarding, Flugsteig, Anschlussflug, umgebucht | fr embarquement, correspondance | es embarque, conexión perdida | it imbarco, coincidenza | pt embarque, escala
en loyalty, miles, frequent flyer, points, rewards, reward, loyalty programme, loyalty program, status match, cashback, bonus points | de Meilen, Punkte, Treueprogramm, Bonuspunkte | fr miles, points, fidélité | es millas, puntos, fidelidad | it miglia, punti, fedeltà | pt milhas, pontos, fidelidade | nl mijlen, punten, spaarpunten | ja マイル, ポイント | ko 마일리지, 포인트, 적립
en pet, pets, dog, dogs, cat, cats, animal, animals, puppy | de Hund, Hunde, Haustier, Tier, Katze | fr chien, animal, animaux | es perro, gato, mascota | it cane, gatto, animale | pt cachorro, cão, gato, animal | nl hond, kat, huisdier | ja 犬, 猫, ペット | ko 강아지, 고양이, 반려동물
en card, cards, debit card, credit card | de Karte, Karten, Kreditkarte | fr carte, cartes | es tarjeta, tarjetas | it carta | pt cartão, cartões | nl kaart, pinpas | ja カード | ko 카드
en stolen, theft, thief, robbed, stole | de gestohlen, Diebstahl, geklaut | fr volé | es robado, robo, robaron | it rubato, furto | pt roubado, roubo, furtado | nl gestolen, diefstal | ja 盗まれ, 盗難 | ko 도난
en blocked, block, frozen, locked, suspended, deactivated, disabled, restricted, banned, closed, shut down | de gesperrt, Sperrung, blockiert, eingefroren | fr bloqué, bloquée, bloquer, suspendu, suspendue | es bloqueado, bloqueada, bloquearon, bloquear, suspendida | it bloccato, bloccata, sospeso | pt bloqueado, bloqueada, bloquearam, bloqueio, suspensa | nl geblokkeerd, blokkeren, bevroren | ja 凍結, ブロック, 停止 | ko 정지, 차단, 동결
en account, accounts | de Konto, Konten, Account | fr compte, comptes | es cuenta, cuentas | it conto, account | pt conta, contas | nl rekening, account | ja 口座, アカウント | ko 계좌, 계정
en abroad, overseas, foreign country, foreign currency, travel, travels, travelling, traveling, trip, trips, vacation, holiday, international | de Ausland, Reise, Reisen, Urlaub | fr étranger, voyage, voyages, voyager | es extranjero, viaje, viajes, viajar | it estero, viaggio, viaggi, viaggiare | pt exterior, estrangeiro, viagem, viagens, viajar | nl buitenland, reis, reizen | ja 海外, 旅行 | ko 해외, 여행
en exchange rate, exchange, currency, currencies, conversion rate | de Wechselkurs, Währung | fr taux de change, devise | es tipo de cambio, divisa, moneda | it tasso di cambio, cambio, valuta | pt câmbio, moeda | nl wisselkoers, valuta | ja 為替, 両替 | ko 환율, 환전
en top up, top ups, topped up, topping up, add money, deposit money | de aufladen, Aufladung, einzahlen | fr recharger, recharge | es recargar, recarga, ingresar dinero | it ricarica, ricaricare | pt recarregar, recarga, carregamento | nl opwaarderen | ja チャージ | ko 충전
en cash, atm, atms, withdraw, withdrawal, withdrawals, cash machine | de Bargeld, Geldautomat, abheben, Abhebung | fr espèces, distributeur, retrait, retirer | es efectivo, cajero, retirar, retirada | it contanti, prelievo, bancomat | pt dinheiro vivo, saque, sacar, levantamento, caixa eletrônico | nl contant, geldautomaat, opnemen | ja 現金, 引き出し | ko 현금, 출금, 인출
en interest rate, interest, savings, saving, loan, loans | de Zinsen, Zins, Sparen | fr intérêt, épargne, prêt | es intereses, ahorro, préstamo | it interessi, risparmio, prestito | pt juros, poupança, empréstimo | nl rente, sparen, lening
en new design, redesign, redesigned, new look, new interface, new layout, new ui, new version, latest update, since the update, new update, old version, old design | de neues Design, neue Version, neue Oberfläche, alte Version | fr nouveau design, nouvelle version, nouvelle interface, ancienne version | es nuevo diseño, nueva versión, nueva interfaz, versión anterior | it nuovo design, nuova versione, nuova grafica, vecchia versione | pt novo design, nova versão, nova interface, versão antiga | nl nieuw ontwerp, nieuwe versie, oude versie | ja 新しいデザイン, 新バージョン | ko 새 디자인, 새 버전
en gift, gifts, christmas, birthday, bought for, bought this for, bought it for, got this for, got it for | de Geschenk, geschenkt, Weihnachten, Geburtstag | fr cadeau, cadeaux, offert, Noël | es regalo, regalé, Navidad | it regalo, regalato, Natale | pt presente, Natal | nl cadeau, kado, kerst | ja プレゼント, ギフト | ko 선물
en value for money, good value, great value, worth it, worth the money, worth every penny, great price, good price, bargain, cheap, affordable, reasonable price, inexpensive, can't beat, great deal, good deal, for the price, for the money | de preiswert, günstig, Preis-Leistung, sein Geld wert | fr bon rapport qualité prix, bon marché, pas cher | es buena relación calidad precio, barato, vale la pena | it buon rapporto qualità prezzo, economico, vale la pena | pt custo benefício, barato, vale a pena | nl goedkoop, waar voor je geld | ja コスパ, 安い | ko 가성비, 저렴
en battery life, battery, holds a charge, hold a charge, charge lasts, runs out, drains, drain | de Akkulaufzeit, Akku, Batterie | fr autonomie, batterie | es duración de la batería, batería | it durata della batteria, batteria | pt duração da bateria, bateria | nl batterijduur, accu, batterij | ja バッテリー, 電池 | ko 배터리
en screen, display, touchscreen, touch screen, resolution | de Bildschirm, Display | fr écran | es pantalla | it schermo | pt tela, ecrã | nl scherm | ja 画面, ディスプレイ | ko 화면
en tablet, tablets, ipad, ipads
en watch, smartwatch, wearable, apple watch | de Uhr | fr montre | es reloj | it orologio | pt relógio | nl horloge | ja 時計 | ko 시계
en voice, speech, microphone, mic, voice control, speech recognition, voice recognition, does not hear, doesn't hear, doesn't understand, can't hear, mishears | de Stimme, Sprache, Mikrofon, Spracherkennung | fr voix, micro, reconnaissance vocale | es voz, micrófono, reconocimiento de voz | it voce, microfono | pt voz, microfone | nl stem, microfoon | ja 音声, マイク | ko 음성, 마이크
en understand, understands, hear, hears, recognize, recognise, recognizes, listen, listens, mishear | de verstehen, versteht, hört | fr comprendre, comprend, entend | es entiende, entender, oye | it capisce, sente | pt entende, ouve | nl begrijpt, hoort
en children, kids, kid, child, grandchildren, grandkids, grandson, granddaughter, son, daughter, toddler, nephew, niece | de Kinder, Kind, Enkel, Enkelkinder, Sohn, Tochter | fr enfants, enfant, petits-enfants, fils, fille | es niños, hijos, nietos, hijo, hija | it bambini, figli, nipoti, figlio, figlia | pt crianças, filhos, netos, filho, filha | nl kinderen, kleinkinderen, zoon, dochter | ja 子供, 孫 | ko 아이, 손자
en parents, parent, mother, father, mom, dad, grandmother, grandma, grandparents, elderly | de Eltern, Mutter, Vater, Oma, Großeltern | fr parents, mère, père, grand-mère | es padres, madre, padre, abuela | it genitori, madre, padre, nonna | pt mãe, avó | nl ouders, moeder, vader, oma
en charger, chargers, charging cable, power adapter, adapter, cable, cord, plug, charging cord | de Ladegerät, Ladekabel, Netzteil, Kabel | fr chargeur, câble, adaptateur | es cargador, cable, adaptador | it caricatore, cavo, alimentatore | pt carregador, cabo, adaptador | nl oplader, kabel, adapter | ja 充電器, ケーブル | ko 충전기, 케이블
en memory, storage, space, sd card, gigabytes | de Speicher, Speicherplatz | fr mémoire, stockage, espace | es memoria, almacenamiento, espacio | it memoria, spazio | pt memória, armazenamento, espaço | nl geheugen, opslag | ja 容量, メモリ | ko 용량, 메모리
en remote, remote control, buttons, button, keys | de Fernbedienung, Taste, Knopf | fr télécommande, bouton, touche | es mando, botón | it telecomando, pulsante, tasto | pt controle remoto, botão | nl afstandsbediening, knop
en keyboard, keypad, typing | de Tastatur, tippen | fr clavier | es teclado | it tastiera | pt teclado | nl toetsenbord | ja キーボード | ko 키보드
en streaming, stream, netflix, movies, movie, films, series, hulu | de Filme, Serien, Streamen | fr films, séries | es películas, series | it film, serie | pt filmes, séries
en reading, books, book, ebook, ebooks, reader, novel | de Bücher, Buch, lesen | fr livres, livre, lecture | es libros, libro, leer | it libri, libro, leggere | pt livros, livro, ler
en single sign on, sso, saml, azure ad, okta, active directory, one login, company login | fr authentification unique | es inicio de sesión único
en permission, permissions, role, roles, access rights, user rights, admin rights, user management | de Berechtigung, Berechtigungen, Rollen, Rechte | fr droits, autorisations, rôles | es permisos, roles | it permessi, ruoli | pt permissões | nl rechten, rollen
en report, reports, reporting, dashboard, dashboards, analytics, statistics, chart, charts | de Bericht, Berichte, Auswertung, Auswertungen, Statistik | fr rapport, rapports, tableau de bord, statistiques | es informe, informes, panel, estadísticas | it rapporto, report, statistiche | pt relatório, relatórios, painel | nl rapport, rapportage, dashboard | ja レポート, 集計 | ko 보고서, 리포트, 통계
en label, labels, shipping label, shipping labels, print labels, label printing, label printer | de Etikett, Etiketten, Versandetikett, Label | fr étiquette, étiquettes | es etiqueta, etiquetas | it etichetta, etichette | pt etiqueta, etiquetas | nl label, etiket, etiketten | ja ラベル | ko 라벨
en print, printing, printer, printers, prints, printed | de drucken, Drucker, druckt, Druck | fr imprimer, imprimante, impression | es imprimir, impresora, impresión | it stampa, stampare, stampante | pt imprimir, impressora | nl printen, afdrukken, printer | ja 印刷, プリンタ | ko 인쇄, 프린터
en warehouse, warehouses, stock location, depot, several locations, multiple locations, second location, several sites, multiple sites, second site, storehouse | de Lager, Lagerort, mehrere Lager, Standorte | fr entrepôt, entrepôts, plusieurs sites | es almacén, almacenes | it magazzino, magazzini | pt armazém, depósito | nl magazijn, magazijnen | ja 倉庫 | ko 창고
en stock, inventory, stock level, stock levels, stock count | de Bestand, Bestände, Inventar, Lagerbestand | fr stock, stocks, inventaire | es inventario, existencias | it inventario, giacenza, scorte | pt estoque, inventário | nl voorraad | ja 在庫 | ko 재고
en order, orders, ordered, ordering | de Bestellung, Bestellungen, Auftrag, Aufträge | fr commande, commandes | es pedido, pedidos | it ordine, ordini | pt pedido, pedidos, encomenda | nl bestelling, bestellingen, order | ja 注文 | ko 주문
en scanner, scanners, scanning, scan, scans, barcode, barcodes, handheld | de Scanner, scannen, Barcode | fr scanner, douchette, code-barres | es escáner, escanear, código de barras | it scanner, codice a barre | pt scanner, leitor, código de barras | nl scanner, scannen, barcode | ja スキャナ, スキャン, バーコード | ko 스캐너, 스캔, 바코드
en outage, outages, downtime, offline, unavailable, could not reach, not reachable, server error | de Ausfall, Störung, ausgefallen, nicht erreichbar | fr panne, hors service, indisponible | es caída, caído, fuera de servicio | it disservizio, non raggiungibile, fuori servizio | pt fora do ar, queda, instabilidade | nl storing, onbereikbaar | ja 障害, ダウン | ko 장애, 먹통
en wrong item, wrong product, wrong order, wrong colour, wrong color, mix up, mixed up | de falscher Artikel, falsche Ware, falsche Bestellung | fr mauvais article, mauvais produit | es producto equivocado, artículo equivocado | it articolo sbagliato, prodotto sbagliato | pt produto errado | nl verkeerd artikel, verkeerd product
en missing item, missing part, missing parts, incomplete, not included, was not in the box, left out, without a charger, no charger, did not come with, didn't come with, does not come with, doesn't come with | de unvollständig, Teile fehlen, nicht dabei, nicht enthalten | fr incomplet, pièces manquantes, manque | es incompleto, faltan piezas, no incluye, no venía | it incompleto, mancante, non incluso | pt incompleto, faltando, não veio | nl onvolledig, ontbreekt, niet inbegrepen
en drink, drinks, coffee, beverage, beer, wine | de Getränk, Getränke, Kaffee | fr boisson, boissons, café | es bebida, bebidas, café | it bevanda, bevande, caffè | pt bebida, bebidas, café | nl drank, drankje, koffie
en bed, beds, mattress, pillow, pillows, sleep, slept | de Bett, Betten, Matratze, Kissen | fr lit, lits, matelas, oreiller | es cama, camas, colchón, almohada | it materasso, cuscino | pt cama, camas, colchão, travesseiro | nl bed, bedden, matras, kussen
en bathroom, shower, toilet, toilets, restroom | de Badezimmer, Dusche, Toilette | fr salle de bain, douche, toilettes | es baño, ducha, aseo | it bagno, doccia | pt banheiro, chuveiro, casa de banho | nl badkamer, douche, wc
en location, located, neighbourhood, central | de Lage, zentral, gelegen | fr emplacement, situé | es ubicación, situado, céntrico | it posizione, centrale | pt localização, localizado | nl ligging, gelegen
en colour, color, shade, faded, fading | de Farbe, verblasst | fr couleur | es color | it colore | pt cor | nl kleur
en assembly, assemble, assembling, installation, install, installing, installed, setup, set up, setting up | de Aufbau, Montage, Installation, installieren, Einrichtung, einrichten | fr montage, installation, installer, configurer | es montaje, instalación, instalar, configurar | it montaggio, installazione, installare, configurare | pt montagem, instalação, instalar, configurar | nl montage, installatie, installeren, instellen | ja 設定, 設置, 組み立て | ko 설치, 설정, 조립
en discount, discounts, coupon, coupons, voucher, vouchers, promo code, promo codes, promotion, promotions, gift card, gift cards | de Rabatt, Gutschein, Gutscheine, Aktion | fr réduction, remise, bon d'achat, code promo | es descuento, cupón, promoción | it sconto, buono, coupon, promozione | pt desconto, cupom, promoção | nl korting, kortingscode, bon | ja 割引, クーポン | ko 할인, 쿠폰
en charged twice, double charge, double charged, charged two times, wrong amount, wrongly charged, overcharged, unauthorised charge, unauthorized charge | de doppelt abgebucht, doppelt berechnet, zu viel berechnet | fr débité deux fois, double prélèvement, surfacturé | es cobraron dos veces, doble cargo, cobro doble | it addebitato due volte, doppio addebito | pt cobrado duas vezes, cobrança dupla | nl dubbel afgeschreven, dubbel betaald
en mortgage, mortgages | de Hypothek, Hypotheken | fr hypothèque | es hipoteca | it mutuo | pt hipoteca | nl hypotheek | ja 住宅ローン | ko 주택담보대출
en price increase, price increases, price hike, price rise, raised the price, raised prices, prices went up, price went up, increased the price, more expensive | de Preiserhöhung, Preiserhöhungen, teurer geworden, Preise erhöht | fr augmentation de prix, hausse des prix, augmentation | es subida de precio, aumento de precio, subieron | it aumento di prezzo, aumento dei prezzi, aumentato | pt aumento de preço, aumentou o preço, reajuste | nl prijsverhoging, prijsstijging | ja 値上げ, 値上がり | ko 가격 인상
en free trial, trial, free version, paywall, premium, paid version | de Testversion, Probezeit, kostenlose Version | fr essai gratuit, version gratuite | es prueba gratuita, versión gratuita | it prova gratuita, versione gratuita | pt teste grátis, versão gratuita | nl proefperiode, gratis versie
en widget, widgets, home screen, shortcut, shortcuts, siri | de Widget, Startbildschirm, Kurzbefehl | fr widget, raccourci | es widget, atajo | it widget, scorciatoia | pt widget, atalho
en offline, offline mode, without internet, no connection | de offline, ohne Internet | fr hors ligne | es sin conexión | it non in linea | pt sem internet | nl zonder internet
en history, chat history, conversation history, past conversations, saved chats | de Verlauf, Chatverlauf | fr historique | es historial | it cronologia | pt histórico | nl geschiedenis | ja 履歴 | ko 기록, 내역
en copy, paste, copying, select text | de kopieren, einfügen | fr copier, coller | es copiar, pegar | it copiare, incollare | pt copiar, colar | nl kopiëren, plakken
en language, languages, english, translate, localisation, localization, in english, only english | de Sprache, Englisch | fr langue, anglais | es idioma, inglés | it lingua, inglese | pt idioma, inglês | nl taal, engels | ja 言語, 英語 | ko 언어, 영어
en wrong answer, wrong answers, incorrect, made up, makes things up, false information, misinformation, inaccurate, outdated, knowledge cutoff | de falsche Antwort, falsche Antworten, veraltet | fr mauvaise réponse, réponses fausses, obsolète | es respuesta incorrecta, respuestas incorrectas, desactualizado | it risposta sbagliata, risposte sbagliate, obsoleto | pt resposta errada, respostas erradas, desatualizado
en knowledge, cutoff, cut off, up to date, outdated, 2021, training data, information only | de Wissen, Wissensstand | fr connaissances | es conocimiento | it conoscenza
en limit, limits, limited, limitation, quota, rate limit, too many requests | de Limit, Begrenzung, begrenzt | fr limite, limité | es límite, limitado | it limite, limitato | pt limite, limitado | nl limiet, beperkt | ja 制限 | ko 제한
en responsiveness, response time, slow response, never responded, no response, respond, responds, reply, replies, replied | de Antwort, antwortet, Rückmeldung | fr réponse, répond, répondu | es respuesta, responde, responden | it risposta, risponde | pt resposta, responde | nl antwoord, reageert | ja 返信, 回答 | ko 답변, 답장
en rude, unfriendly, impolite, disrespectful, arrogant, attitude, unprofessional, condescending | de unfreundlich, unhöflich, respektlos, frech | fr impoli, désagréable, malpoli | es grosero, maleducado, antipático | it scortese, maleducato | pt grosseiro, mal educado | nl onvriendelijk, onbeleefd | ja 失礼, 態度 | ko 불친절, 무례
en crew, cabin crew, flight attendant, flight attendants, stewardess, pilot, pilots, captain, gate agent | de Flugbegleiter, Besatzung, Kabinenpersonal | fr équipage, hôtesse | es tripulación, azafata | it equipaggio, assistente di volo | pt tripulação, comissária
en weather, storm, snow, rain, ice | de Wetter, Sturm, Schnee, Regen | fr météo, tempête, neige, pluie | es tormenta, nieve, lluvia | it neve, pioggia | pt neve, chuva
en noise cancelling, noise cancellation, headphones, headphone, earbuds, headset | de Kopfhörer, Geräuschunterdrückung | fr casque, écouteurs | es auriculares, cascos | it cuffie, auricolari | pt fones, fone de ouvido | nl koptelefoon, oordopjes
en mac, macos, macbook, desktop app, desktop, windows, pc | de Rechner, Computer | fr ordinateur | es ordenador, computadora | it computer | pt computador
en approval, approved, approve, rejected, declined, denied, refused, decline, reject | de abgelehnt, genehmigt, Genehmigung | fr refusé, rejeté, approuvé | es rechazado, rechazada, denegado, aprobado | it rifiutato, rifiutata, approvato | pt recusado, recusada, negado, aprovado | nl geweigerd, afgewezen, goedgekeurd | ja 拒否, 承認 | ko 거절, 승인
`;

export interface Matter {
  /** Wordings by language, the matter's own name first. */
  wordings: readonly { text: string; language: string; isBeside: boolean }[];
}

/** A matter that several lines name has the wordings of all of them. */
export const matters: readonly Matter[] = [
  ...Map.groupBy(`${lines}\n${linesOfServices}`.split('\n').filter(Boolean), nameOf).values(),
].map((own) => ({ wordings: own.flatMap(wordingsIn) }));

function nameOf(line: string): string {
  return /^\w+ ([^,|]*)/.exec(line)?.[1]?.trim() ?? '';
}

function wordingsIn(line: string): Matter['wordings'] {
  return line.split('|').flatMap((part) => {
    const [language = '', ...words] = part.trim().split(' ');
    return words
      .join(' ')
      .split(',')
      .map((one) => one.trim())
      .map((one) => ({ text: one.replace(/^\+/, ''), language, isBeside: one.startsWith('+') }));
  });
}

/** Matters that only say how another one goes: who waits for a deposit speaks of the deposit. */
export const softMatters: readonly string[] = ['waiting'];

/** Matters that happen, and are told in many ways: more items tell of them than have a word for them. What is a thing is named. */
export const happenings: ReadonlySet<string> = new Set(
  `crash,slow,login,delay,waiting,damage,quality,unreachable,staff,connection,hot,stuck,understand,outage,wrong item,missing item,rude,price,fee,noise,cleanliness,blocked,
  approval,charged twice,price increase,value for money,usability,responsiveness,wrong answer,error,registration,verification,refund,update,availability,sync,gift`
    .split(',')
    .map((name) => name.trim()),
);

/** What stands for the thing that feedback is about, and need not be said: "faulty equipment" is what is faulty. */
export const thingNouns =
  /^(apps?|applications?|products?|devices?|machines?|equipment|tools?|units?|systems?|software|programs?|gerate?|produkte?|appareils?|outils?|aparatos?|herramientas?|attrezz\w+|strument\w+|ferramentas?|apparaat|apparaten|gereedschap|werkzeuge?|工具|製品|商品|アプリ|제품|앱|공구|high|hoog|hohe|hoch|eleve\w*|alt[oa]s?|cobrad\w+|reported|proper|properly)$/;
