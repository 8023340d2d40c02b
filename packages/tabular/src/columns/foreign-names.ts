import type { Target } from './mapping.ts';

/**
 * Names of columns in Polish, Czech, Swedish, Danish, Norwegian, Finnish, Hungarian, Romanian, Turkish, Russian, Ukrainian, Greek, Arabic,
 * Hebrew, Japanese, Korean, Chinese, Thai, Vietnamese and
 * Indonesian, and more of Italian, Portuguese and Dutch, as people and forms there write them.
 */
export const FOREIGN_NAMES: Readonly<Partial<Record<Target, string>>> = {
  text:
    'treść, treść opinii, opinia, komentarz, uwagi, wiadomość, opis, ' +
    'text hodnocení, komentář, shrnutí, recenze, zpráva, popis, názor, připomínka, ' +
    'omdöme, synpunkter, meddelande, beskrivning, besked, beskrivelse, anmeldelse, tilbakemelding, tilbagemelding, palaute, kommentti, viesti, kuvaus, ' +
    'vélemény, megjegyzés, üzenet, leírás, comentariu, mesaj, descriere, recenzie, ' +
    'yorum, yorumunuz, görüş, görüşler, mesaj, açıklama, geri bildirim, ' +
    'отзыв, текст, текст отзыва, комментарий, сообщение, описание, обращение, текст обращения, відгук, коментар, повідомлення, опис, ' +
    'σχόλιο, σχόλια, κείμενο, μήνυμα, κριτική, περιγραφή, التعليق, تعليق, النص, الرسالة, المراجعة, الوصف, ملاحظات, תגובה, הערה, הודעה, ביקורת, תיאור, ' +
    'ご意見, ご意見・ご要望, ご要望, コメント, 感想, ご感想, 本文, レビュー, 内容, お問い合わせ内容, 自由記述, 自由回答, メッセージ, 口コミ, 詳細, ' +
    '내용, 의견, 후기, 리뷰, 댓글, 문의 내용, 문의내용, 메시지, 본문, 상세 내용, 건의사항, ' +
    '评价内容, 评论内容, 评论, 评价, 留言, 反馈, 反馈内容, 意见, 建议, 内容, 問題描述, 问题描述, 評論, 評價內容, 意見, ' +
    'testo della recensione, descrizione, segnalazione, suggerimenti, descrição, depoimento, sugestão, mensagem, texto da avaliação, omschrijving, bericht, toelichting, beoordelingstekst, reactie, ý kiến, ý kiến đóng góp, góp ý, nhận xét, nội dung, ข้อเสนอแนะ, ความคิดเห็น, รายละเอียด, ข้อความ, komentar anda, ulasan, saran, pesan, desc, what happened, selftext',
  title:
    'temat, tytuł, předmět, název, titulek, ämne, rubrik, emne, overskrift, tittel, otsikko, aihe, tárgy, cím, subiect, titlu, konu, başlık, ' +
    'тема, заголовок, заголовок отзыва, θέμα, τίτλος, الموضوع, العنوان, נושא, כותרת, 件名, タイトル, 題名, 제목, 标题, 主题, 標題, título, assunto, short description, issue summary',
  said_at:
    'data, data zgłoszenia, data dodania, data utworzenia, sygnatura czasowa, vytvořeno, časová značka, datum hodnocení, datum a čas, přijato, ' +
    'tidsstämpel, skapad, inkommet, inkom, tidsstempel, oprettet, opprettet, dato, mottatt, modtaget, aikaleima, päivämäärä, pvm, luotu, időbélyeg, dátum, beérkezett, ' +
    'data, marcaj de timp, data creării, tarih, zaman damgası, oluşturulma tarihi, gönderim tarihi, ' +
    'дата, время, отметка времени, дата создания, дата отзыва, дата обращения, створено, позначка часу, ημερομηνία, χρονική σήμανση, التاريخ, تاريخ, طابع زمني, تاريخ الإرسال, תאריך, חותמת זמן, ' +
    'タイムスタンプ, 日付, 日時, 投稿日, 投稿日時, 作成日, 作成日時, 受付日, 受付日時, 回答日時, 送信日時, 登録日, 작성일, 작성일시, 날짜, 일시, 등록일, 등록일시, 접수일, 접수일시, 타임스탬프, 응답일시, ' +
    '日期, 时间, 提交时间, 创建时间, 评价时间, 评论时间, 时间戳, 時間, 提交時間, 建立時間, 反馈时间, ' +
    'carimbo de data hora, data e hora, data de criação, criado em, enviado em, data di creazione, data recensione, creato il, inviato il, tijdstempel, tijd van voltooien, datum en tijd, ontvangen, ingevuld op, ' +
    'heure de fin, hora de finalización, hora de conclusão, ora di completamento, fertigstellungszeit, completion time, recorded date, response time stamp, day, received, date received, submission time, submission timestamp, collected at, started at, jour, dia, giorno, beoordeeld op, geplaatst op, ingevuld op, ingezonden op, bewertet am, abgegeben am, eingereicht am, gesendet am, evalue le, note le, depose le, envoye le, recu le, recue le, date de reception, evaluado el, publicado el, enviado el, recibido el, fecha de recepcion, avaliado em, publicado em, recebido em, recensito il, valutato il, pubblicato il, ricevuto il, data ricezione, oceniono, dodano, data wystawienia, betygsatt, bedomt, vurderet, anmeldt, reviewed, reviewed on, reviewed at, date reviewed, rated at, rated on, answered at, responded at, survey date, feedback date, comment date, date of review, date of feedback, dấu thời gian, ngày, ngày gửi, thời gian, ประทับเวลา, วันที่, cap waktu, tanggal',
  external_id:
    'nr zgłoszenia, numer zgłoszenia, numer, číslo, číslo tiketu, ärende, ärendenummer, ärendenr, sagsnummer, saksnummer, tapausnumero, azonosító, ügyszám, număr, talep no, kayıt no, ' +
    'номер, номер обращения, номер заявки, ид, № отзыва, № обращения, αριθμός, الرقم, المعرف, رقم الطلب, מזהה, 受付番号, 問い合わせ番号, 管理番号, 番号, 번호, 접수번호, 문의번호, 编号, 工单号, 评价ID, 編號, 单号, ' +
    'id ticket, numero ticket, protocolo, número do chamado, ticketnummer, meldingsnummer, meldingsnr, reference, ref, feedback ref, case ref, suggestion id, idea id, survey response id, submission uuid, response uuid, note id, case, mã, mã phiếu, รหัส, nomor',
  author_name:
    'imię i nazwisko, imię, nazwisko, autor opinii, klient, użytkownik, jméno, jméno a příjmení, zákazník, uživatel, namn, kund, avsändare, navn, kunde, bruker, bruger, nimi, asiakas, käyttäjä, név, ügyfél, nume, nume complet, utilizator, ' +
    'ad soyad, adınız, isim, müşteri, müşteri adı, kullanıcı, имя, фио, автор, клиент, пользователь, покупатель, имя клиента, имя покупателя, ім я, клієнт, όνομα, ονοματεπώνυμο, πελάτης, συντάκτης, ' +
    'الاسم, الاسم الكامل, اسم العميل, العميل, الكاتب, שם, שם מלא, לקוח, お名前, 氏名, 名前, 投稿者, 投稿者名, 作成者, ニックネーム, お客様名, ご担当者名, ' +
    '이름, 성명, 작성자, 고객명, 닉네임, 성함, 담당자 성함, 姓名, 用户名, 用户, 昵称, 客户, 客户姓名, 买家, 评论人, 联系人, 會員名稱, 暱稱, nome completo, nome e sobrenome, nome e cognome, nome do cliente, nome cliente, volledige naam, naam klant, ' +
    'who, creator, creator name, reviewer nickname, comment author, profile name, poster, opened by, caller id, first, last, raised by, inquirer, spoke to, interviewee, gesprächspartner, vevő, vevő neve, vásárló, ügyfél neve, vásárló neve, họ và tên, họ tên, tên khách hàng, khách hàng, ชื่อ, ชื่อ นามสกุล, ชื่อลูกค้า, ลูกค้า, nama, nama lengkap, nama pelanggan, pelanggan, forename, login, user login, author login, handle, screen name',
  author_email:
    'adres e mail, adres email, e mailová adresa, emailová adresa, e postadress, e post, e post adress, epostadresse, mailadresse, sähköposti, sähköpostiosoite, e mail cím, adresă de e mail, e posta, e posta adresi, ' +
    'электронная почта, эл почта, почта, адрес электронной почты, електронна пошта, ηλεκτρονικό ταχυδρομείο, البريد الإلكتروني, البريد الالكتروني, דוא ל, אימייל, メールアドレス, メール, 이메일, 이메일 주소, 邮箱, 电子邮箱, 电子邮件, 電子郵件, ' +
    'endereço de e mail, indirizzo email, indirizzo e mail, correo electrónico, dirección de correo electrónico, work email, comment author email, recipient email, e mailadres, địa chỉ email, อีเมล, alamat email',
  account_name:
    'firma, nazwa firmy, organizacja, společnost, název firmy, företag, organisation, virksomhed, firmanavn, selskap, bedrift, yritys, cég, cégnév, companie, şirket, firma adı, kurum, ' +
    'компания, организация, название компании, компанія, εταιρεία, الشركة, اسم الشركة, المؤسسة, חברה, 会社名, 会社, 企業名, 団体名, 貴社名, 所属, 회사, 회사명, 업체명, 기업명, 公司, 公司名称, 企业, 企业名称, 单位, 公司名稱, ' +
    'ragione sociale, nome azienda, nome da empresa, empresa, bedrijfsnaam, organisatie, nom de l entreprise, nom de la société, raison sociale, nombre de la empresa, organisatie naam, respondent organisation, respondent organization, where from, employer, công ty, tên công ty, บริษัท, perusahaan, nama perusahaan',
  rating:
    'ocena, ocena ogólna, liczba gwiazdek, gwiazdki, hodnocení, celkové hodnocení, známka, betyg, betygsättning, vurdering, karakter, terningkast, arvosana, arvio, tähdet, értékelés, osztályzat, notă, evaluare, ' +
    'puan, puanı, puanlama, değerlendirme, memnuniyet, оценка, рейтинг, балл, звезды, оцінка, βαθμολογία, αξιολόγηση, التقييم, تقييم, عدد النجوم, الدرجة, דירוג, ציון, ' +
    '評価, 評価点, 満足度, 総合満足度, 総合評価, 星, 点数, 評点, おすすめ度, 평점, 별점, 만족도, 점수, 评分, 星级, 满意度, 打分, 評分, 滿意度, ' +
    'valutazione complessiva, voto, avaliação, nota geral, estrelas, waardering, cijfer, rapportcijfer, sterren, totaalscore, satisfaction rating, overall satisfaction, satisfaction score, csat score, survey score, star rating value, note globale, calificación general, gesamtbewertung, gesamtnote, mức độ hài lòng, đánh giá, điểm, คะแนน, คะแนนความพึงพอใจ, ความพึงพอใจ, penilaian, peringkat, kepuasan',
  link: 'adres url, odkaz, länk, lenke, linkki, hivatkozás, bağlantı, ссылка, σύνδεσμος, الرابط, リンク, 링크, 链接, 連結',
  language:
    'język, jazyk, språk, sprog, kieli, nyelv, limbă, dil, язык, мова, γλώσσα, اللغة, שפה, 言語, 언어, 语言, 語言, user language, start sprache, startlanguage',
  account_plan: 'abonament, tarif, plán, paket, тариф, план, プラン, 요금제, 套餐, piano, plano, abonnement',
};

/** Scripts that write words without blanks: there a name stands within a longer one. */
export const WITHOUT_BLANKS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
