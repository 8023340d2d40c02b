/** A note of what somebody said on the telephone: who said it, before the quotation. */
export const saidByCustomer =
  /(?:customer|client|caller|cust|cx|she says|he says|they say|quote|user|kunde|kundin|anrufer|client|cliente|usuario|usuária|klant|beller|klient|klientka|kund|kunden|asiakas|zákazník|müşteri|arayan|клиент|клиентка|звонивш|клієнт|客户|客戶|顾客|来电者|用户|お客様|顧客|고객|العميل|العميلة|المتصل|ügyfél|clientul|πελάτης|הלקוח|llamante|appelant|reason for (?:call|contact)|transcript|voicemail|message|mailbox|anruf|appel|llamada|chiamata|chamada|ligação|telefon|rozmow|samtal|puhelu|hovor|çağrı|звонок|来电|來電|電話|お電話|통화|전화|مكالمة)[^"“„«「『]{0,160}$/iu;

export const quotation = /["“”„«「『]([^"“”„«»「」『』]{2,8000})["”“»」』]/gu;

export const voicemail =
  /^(?:new )?voice ?mail|voicemail (?:from|message)|^neue (?:sprach|mailbox)nachricht|^nouveau message vocal|^message vocal|nuevo (?:mensaje de voz|buzón)|^nuovo messaggio vocale|^nova mensagem de voz|^nieuwe voicemail|^nowa wiadomość głosowa|^nytt röstmeddelande|^yeni sesli mesaj|^новое голосовое|^新语音留言|^新しい(?:ボイスメール|留守)|^새 음성/iu;
