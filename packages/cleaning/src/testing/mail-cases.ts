import type { About } from '../turns/turn.ts';

/** A message as an export holds it, and the customer's own words in it. */
export interface MailCase {
  name: string;
  body: string;
  about?: About;
  own: string;
}

const thunderbirdTurkish = `<html><head><meta http-equiv="content-type" content="text/html; charset=UTF-8"></head><body><p>Merhaba,</p><p>Faturamda iki kez aynı ücret görünüyor.<br></p><pre class="moz-signature" cols="72">-- 
Deniz Aksoy
Muhasebe</pre><div class="moz-cite-prefix">17.03.2026 09:42 tarihinde Ece yazdı:<br></div><blockquote type="cite" cite="mid:1@x.example"><p>Sayın Deniz Bey, fatura numaranızı iletir misiniz?</p></blockquote></body></html>`;

/** Forms of mail programs and helpdesks, in languages beside those of the bench's open half. */
export const mailCases: readonly MailCase[] = [
  {
    name: 'Thunderbird in Turkish',
    body: thunderbirdTurkish,
    own: 'Faturamda iki kez aynı ücret görünüyor.',
  },
  {
    name: 'Thunderbird as text in Swedish',
    body: 'Hej!\n\nAppen kraschar när jag öppnar kvittot.\n\nMvh\nLinnea Ek\n\nDen 2026-03-17 kl. 09:42, skrev Butiken:\n> Hej Linnea,\n> vilken version har du?\n> Hälsningar\n> Olle',
    own: 'Appen kraschar när jag öppnar kvittot.',
  },
  {
    name: 'Gmail in Swedish',
    body: 'Hejsan,\n\nJag får ingen faktura längre.\n\nTack på förhand\nNils\n\nDen tis 17 mars 2026 kl 09:42 skrev Butiken <hjalp@butik.example>:\n\n> Hej Nils!\n> Vi tittar på det.',
    own: 'Jag får ingen faktura längre.',
  },
  {
    name: 'Gmail in Russian',
    body: 'Добрый день!\n\nПосле обновления приложение не открывает мои заказы.\n\nС уважением,\nПавел Дроздов\n\nвт, 17 мар. 2026 г. в 09:42, Поддержка <help@lavka.example>:\n\n> Здравствуйте, Павел!\n> Уточните, пожалуйста, номер заказа.',
    own: 'После обновления приложение не открывает мои заказы.',
  },
  {
    name: 'Outlook in Russian',
    body: 'Здравствуйте, коллеги!\n\nСчёт пришёл дважды, верните деньги.\n\nС уважением\nОльга\n\n________________________________\nОт: Поддержка <help@lavka.example>\nОтправлено: 17 марта 2026 г. 9:42\nКому: Ольга Рябова\nТема: Re: Счёт\n\nЗдравствуйте, Ольга!\nМы проверим счёт.',
    own: 'Счёт пришёл дважды, верните деньги.',
  },
  {
    name: 'Mail.ru on a telephone',
    body: 'Курьер не приехал, жду второй день.\n\nОтправлено из мобильной Почты Mail.ru\n\nвторник, 17 марта 2026 г., 09:42 +0300 от help@lavka.example <help@lavka.example>:\n\n> Ваш заказ передан курьеру.',
    own: 'Курьер не приехал, жду второй день.',
  },
  {
    name: 'Gmail in Chinese',
    body: '您好，\n\n我的订单已经三天没有更新了，请帮我查一下。\n\n谢谢！\n王小雨\n\n客服 <help@shop.example> 于2026年3月17日周二 09:42写道：\n\n> 您好，请提供订单号。\n> 祝好',
    own: '我的订单已经三天没有更新了，请帮我查一下。',
  },
  {
    name: 'QQ Mail in Chinese',
    body: '客服您好：\n\n发票上的公司名称写错了，需要重开。\n\n此致\n敬礼\n李明\n\n------------------ 原始邮件 ------------------\n发件人: "客服"<help@shop.example>;\n发送时间: 2026年3月17日(星期二) 上午9:42\n收件人: "李明"<li@post.example>;\n主题: 回复: 发票\n\n发票已经开好。',
    own: '发票上的公司名称写错了，需要重开。',
  },
  {
    name: 'Outlook in Chinese',
    body: '尊敬的客服：\n\n付款页面一直转圈，换了两台电脑都一样。\n\n祝好\n赵敏\n\n发件人: 客服 <help@shop.example>\n发送时间: 2026年3月17日 9:42\n收件人: 赵敏\n主题: 回复: 付款\n\n请清除缓存后再试。',
    own: '付款页面一直转圈，换了两台电脑都一样。',
  },
  {
    name: 'Gmail in Arabic',
    body: 'السلام عليكم ورحمة الله،\n\nتم خصم المبلغ مرتين من بطاقتي ولم أستلم الطلب.\n\nمع التحية،\nسارة العلي\n\nفي الثلاثاء، 17 مارس 2026 في 9:42 ص تمت كتابة ما يلي بواسطة الدعم <help@shop.example>:\n\n> مرحبا سارة،\n> نحن نراجع طلبك.',
    own: 'تم خصم المبلغ مرتين من بطاقتي ولم أستلم الطلب.',
  },
  {
    name: 'Outlook in Arabic',
    body: 'مرحباً،\n\nلا أستطيع تغيير كلمة المرور منذ أمس.\n\nشكراً لكم\nخالد\n\nمن: الدعم <help@shop.example>\nتاريخ الإرسال: الثلاثاء، 17 مارس 2026 9:42 ص\nإلى: خالد\nالموضوع: رد: كلمة المرور\n\nنرجو إعادة المحاولة.',
    own: 'لا أستطيع تغيير كلمة المرور منذ أمس.',
  },
  {
    name: 'Yahoo on Android',
    body: '<div>The lamp arrived without a bulb.</div><div><br></div><div id="ydp1"><a href="https://mail.onelink.example/1">Sent from Yahoo Mail on Android</a></div><div id="yahoo_quoted_12" class="yahoo_quoted"><div>On Tue, 17 Mar 2026 at 9:42, Beth &lt;help@shop.example&gt; wrote:</div><div>Hi, your order has shipped.</div></div>',
    own: 'The lamp arrived without a bulb.',
  },
  {
    name: 'Yahoo as text',
    body: 'Nobody called me back.\n\nYahoo Mail: Search, Organize, Conquer\n\n  On Tue, Mar 17, 2026 at 9:42 AM, Beth<help@shop.example> wrote:   Hi Ann,\nwe will call you tomorrow.',
    own: 'Nobody called me back.',
  },
  {
    name: 'Samsung Email',
    body: 'The order number is 3391.\n\nSent from my Galaxy\n\n\n-------- Original message --------\nFrom: Beth <help@shop.example>\nDate: 17/03/2026 09:42 (GMT+00:00)\nTo: ann@post.example\nSubject: Re: Order\n\nWhich order is it?',
    own: 'The order number is 3391.',
  },
  {
    name: 'Proton Mail',
    body: 'Please close my account and delete everything.\n\nSent with [Proton Mail](https://proton.me/) secure email.\n\nOn Tuesday, March 17th, 2026 at 9:42 AM, Beth <help@shop.example> wrote:\n\n> Hi,\n> may I ask why?',
    own: 'Please close my account and delete everything.',
  },
  {
    name: 'Proton Mail as HTML',
    body: '<div style="font-family: Arial">The second invoice has the wrong address.</div><div class="protonmail_signature_block"><div class="protonmail_signature_block-proton">Sent with <a href="https://proton.me/">Proton Mail</a> secure email.</div></div><div class="protonmail_quote">On Tuesday, March 17th, 2026 at 9:42 AM, Beth &lt;help@shop.example&gt; wrote:<br><blockquote class="protonmail_quote" type="cite">Here it is.</blockquote></div>',
    own: 'The second invoice has the wrong address.',
  },
  {
    name: 'Zoho Mail',
    body: 'Still no refund.\n\nSent using Zoho Mail\n\n---- On Tue, 17 Mar 2026 09:42:00 +0100 Beth <help@shop.example> wrote ----\n\nYour refund is on its way.',
    own: 'Still no refund.',
  },
  {
    name: 'BlackBerry',
    body: 'I will not pay for a broken pump.\nSent from my BlackBerry 10 smartphone.\n\n-----Original Message-----\nFrom: Beth\nSent: Tuesday, 17 March 2026 09:42\nTo: ann@post.example\nReply To: help@shop.example\nSubject: Your pump\n\nPlease pay the invoice.',
    own: 'I will not pay for a broken pump.',
  },
  {
    name: 'Help Scout',
    body: 'Hey team,\n\nthe export has no header row any more.\n\n--\nAnn\n\nOn Mar 17, 2026, at 9:42 AM, Beth from Shop <help@shop.example> wrote:\n\n## Reply above this line ##\n\nHi Ann, we shipped the new export today.\n\nBeth\n\n{#HS:2201-417#}',
    own: 'the export has no header row any more.',
  },
  {
    name: 'Gmail in Danish',
    body: 'Kære kundeservice\n\nMin pakke er gået i stykker på vejen.\n\nMed venlig hilsen\nMette Holm\n\nDen tirs. 17. mar. 2026 kl. 09.42 skrev Butikken <hjaelp@butik.example>:\n\n> Hej Mette\n> Pakken er sendt.',
    own: 'Min pakke er gået i stykker på vejen.',
  },
  {
    name: 'Outlook in Norwegian',
    body: 'Hei,\n\nJeg får ikke logget inn etter oppdateringen.\n\nVennlig hilsen\nKari Moe\n\nFra: Butikken <hjelp@butikk.example>\nSendt: tirsdag 17. mars 2026 09:42\nTil: Kari Moe\nEmne: SV: Innlogging\n\nHei Kari, prøv på nytt.',
    own: 'Jeg får ikke logget inn etter oppdateringen.',
  },
  {
    name: 'Gmail in Finnish',
    body: 'Hei,\n\nTilaus on ollut matkalla kaksi viikkoa.\n\nYstävällisin terveisin\nAino Laine\n\nti 17.3.2026 klo 9.42 Kauppa <apu@kauppa.example> kirjoitti:\n\n> Hei Aino,\n> tilaus on lähetetty.',
    own: 'Tilaus on ollut matkalla kaksi viikkoa.',
  },
  {
    name: 'Seznam in Czech',
    body: 'Dobrý den,\n\nplatba proběhla dvakrát, prosím o vrácení.\n\nS pozdravem\nJana Malá\n\n---------- Původní e-mail ----------\nOd: Obchod <pomoc@obchod.example>\nKomu: jana@post.example\nDatum: 17. 3. 2026 9:42:11\nPředmět: Re: Platba\n\nDobrý den, platbu ověřujeme.',
    own: 'platba proběhla dvakrát, prosím o vrácení.',
  },
  {
    name: 'Gmail in Ukrainian',
    body: 'Добрий день,\n\nЗамовлення скасували без пояснень.\n\nЗ повагою,\nОксана\n\nвт, 17 бер. 2026 р. о 09:42 Підтримка <help@kram.example> пише:\n\n> Вітаємо!\n> Замовлення прийнято.',
    own: 'Замовлення скасували без пояснень.',
  },
  {
    name: 'Gmail in Turkish',
    body: 'Sayın yetkili,\n\nSiparişim hâlâ gelmedi, kargo takip numarası çalışmıyor.\n\nİyi çalışmalar,\nElif Kaya\n\nDestek <destek@magaza.example>, 17 Mar 2026 Sal, 09:42 tarihinde şunu yazdı:\n\n> Merhaba Elif Hanım,\n> siparişiniz yola çıktı.',
    own: 'Siparişim hâlâ gelmedi, kargo takip numarası çalışmıyor.',
  },
  {
    name: 'Outlook for iOS in Turkish',
    body: '<div dir="ltr">Uygulama açılırken kapanıyor.</div><div id="ms-outlook-mobile-body-separator-line"><br></div><div class="ms-outlook-mobile-signature" id="ms-outlook-mobile-signature">iOS için <a href="https://aka.ms/o0ukef">Outlook</a> uygulamasını edinin</div><div id="mail-editor-reference-message-container"><hr><div><b>Kimden:</b> Destek &lt;destek@magaza.example&gt;<br><b>Gönderildi:</b> 17 Mart 2026 Salı 09:42<br><b>Kime:</b> Elif<br><b>Konu:</b> Ynt: Uygulama</div><div>Lütfen yeniden yükleyin.</div></div>',
    own: 'Uygulama açılırken kapanıyor.',
  },
  {
    name: 'eM Client in Hungarian',
    body: '<div>A számla végösszege hibás.</div><div>Üdvözlettel</div><div>Kovács Anna</div><blockquote cite="cid:1" type="cite" class="cite2"><div>Kedves Anna, csatoltuk a számlát.</div></blockquote>',
    own: 'A számla végösszege hibás.',
  },
  {
    name: 'a Japanese reply from a telephone',
    body: 'まだ返金されていません。いつになりますか。\n\niPhoneから送信\n\n2026/03/17 9:42、サポート <help@shop.example>のメール:\n\n> 返金の手続きをいたしました。',
    own: 'まだ返金されていません。いつになりますか。',
  },
  {
    name: 'Naver in Korean',
    body: '안녕하세요.\n\n결제는 됐는데 주문 내역에 없습니다.\n\n감사합니다.\n김도윤 드림\n\n-----Original Message-----\nFrom: "고객센터"<help@shop.example>\nTo: "김도윤"<kim@post.example>;\nCc:\nSent: 2026-03-17 (화) 09:42:11 (GMT+09:00)\nSubject: RE: 주문\n\n주문 번호를 알려 주세요.',
    own: '결제는 됐는데 주문 내역에 없습니다.',
  },
  {
    name: 'a colleague’s mail sent on with nothing added',
    body: '---------- Forwarded message ---------\nFrom: Paul Reyes <paul@post.example>\nDate: Mon, Mar 16, 2026 at 7:58 PM\nSubject: Lift\nTo: <office@house.example>\n\nHello,\n\nthe lift stops between floors twice a day.\n\nRegards\nPaul Reyes',
    own: 'the lift stops between floors twice a day.',
  },
  {
    name: 'Polish web form',
    body: 'Imię i nazwisko: Ola Wrona\nE-mail: ola@post.example\nTelefon: +48 600 100 200\nTreść wiadomości: Sklep nie przyjmuje mojego kodu rabatowego.\nPróbowałam na trzech urządzeniach.',
    own: 'Sklep nie przyjmuje mojego kodu rabatowego.\nPróbowałam na trzech urządzeniach.',
  },
  {
    name: 'Russian web form',
    body: 'Имя: Инна\nТелефон: +7 900 111-22-33\nСообщение: Не приходит код подтверждения.\n\n--\nЭто письмо отправлено с формы обратной связи на сайте.',
    own: 'Не приходит код подтверждения.',
  },
  {
    name: 'Turkish chat',
    body: 'Sohbet başladı: 2026-03-17 09:42\n\n(09:42:10) Ziyaretçi 8812: Kargom nerede görebilir miyim\n(09:42:30) *** Ece sohbete katıldı ***\n(09:43:02) Ece: Merhaba, hemen bakıyorum.\n(09:44:40) Ziyaretçi 8812: üç gündür bekliyorum\n(09:45:02) *** Ziyaretçi sohbetten ayrıldı ***',
    own: 'Kargom nerede görebilir miyim\nüç gündür bekliyorum',
  },
  {
    name: 'a Swedish away message',
    body: 'Hej!\n\nJag är på semester till och med den 20 mars. Vid brådskande ärenden, kontakta växeln.\n\nMvh\nLinnea',
    own: '',
  },
  {
    name: 'a Chinese receipt',
    body: '您好，\n\n我们已收到您的请求（#5521），客服人员会尽快回复您。\n\n祝好\n小店客服',
    own: '',
  },
  {
    name: 'a Russian invitation to rate',
    body: 'Здравствуйте!\n\nОцените, пожалуйста, работу поддержки. Опрос займёт одну минуту.\n\nhttps://survey.example/9',
    own: '',
  },
  {
    name: 'a review with an answer in Turkish',
    body: 'Son güncellemeden beri bildirim gelmiyor.\n\nGeliştirici yanıtı (18.03.2026):\nMerhaba, sorunu inceliyoruz.',
    about: { columns: { Rating: '2', Store: 'Google Play' } },
    own: 'Son güncellemeden beri bildirim gelmiyor.',
  },
  {
    name: 'a report of a call in Russian',
    body: 'Клиент позвонил и сказал: «Мне привезли чужой заказ, заберите его».\nОбещали перезвонить.',
    about: { author: 'Ирина', columns: { Channel: 'Phone' } },
    own: '«Мне привезли чужой заказ, заберите его»',
  },
  {
    name: 'a signature and a legal text in Swedish',
    body: 'Hej,\n\nvi har inte fått någon bekräftelse.\n\nMed vänliga hälsningar\nEva Lind\nInköpschef\nTel: 08-123 45 67\n\nDetta meddelande är konfidentiellt och endast avsett för mottagaren. Har du fått det av misstag, radera det.',
    own: 'vi har inte fått någon bekräftelse.',
  },
  {
    name: 'a legal text in Arabic',
    body: 'مرحبا\n\nالفاتورة فيها خطأ في الاسم.\n\nتحياتي\nمنى\n\nهذه الرسالة سرية وموجهة للمرسل إليه فقط.',
    own: 'الفاتورة فيها خطأ في الاسم.',
  },
  {
    name: 'HTML that a tool escaped',
    body: '&lt;p&gt;Hello,&lt;/p&gt;&lt;p&gt;The tab is empty &amp;amp; grey.&lt;/p&gt;&lt;p&gt;Thanks,&lt;br&gt;Ivo&lt;/p&gt;',
    own: 'The tab is empty & grey.',
  },
  {
    name: 'a MIME mail with two parts',
    body: '--000000000000abc123\nContent-Type: text/plain; charset="UTF-8"\nContent-Transfer-Encoding: quoted-printable\n\nDer K=C3=BChlschrank brummt seit gestern so laut, dass wir nachts nicht schl=\nafen.\n\n--000000000000abc123\nContent-Type: text/html; charset="UTF-8"\n\n<div>Der Kühlschrank brummt.</div>\n\n--000000000000abc123--',
    own: 'Der Kühlschrank brummt seit gestern so laut, dass wir nachts nicht schlafen.',
  },
];
