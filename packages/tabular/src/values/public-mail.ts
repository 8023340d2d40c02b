/** Domains at which anybody has an address, by region. */
const providers = new Set(
  [
    'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com rocketmail.com icloud.com me.com mac.com aol.com',
    'proton.me protonmail.com pm.me tuta.com tutanota.com mail.com email.com fastmail.com zoho.com hey.com gmx.com',
    'comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net rogers.com shaw.ca sympatico.ca telus.net',
    'gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de arcor.de vodafone.de posteo.de mailbox.org aon.at chello.at bluewin.ch',
    'orange.fr wanadoo.fr free.fr laposte.net sfr.fr neuf.fr bbox.fr ziggo.nl kpnmail.nl planet.nl xs4all.nl home.nl telenet.be skynet.be',
    'libero.it virgilio.it alice.it tiscali.it tin.it telefonica.net terra.es sapo.pt uol.com.br terra.com.br bol.com.br ig.com.br',
    'btinternet.com sky.com virginmedia.com talktalk.net ntlworld.com eircom.net bigpond.com optusnet.com.au xtra.co.nz rediffmail.com',
    'wp.pl o2.pl onet.pl onet.eu interia.pl op.pl tlen.pl seznam.cz centrum.cz azet.sk abv.bg ukr.net i.ua mail.ru yandex.ru yandex.com bk.ru list.ru inbox.ru',
    'telia.com online.no mail.dk elisanet.fi saunalahti.fi inbox.lv mail.ee freemail.hu citromail.hu',
    'qq.com 163.com 126.com sina.com foxmail.com naver.com daum.net hanmail.net docomo.ne.jp ezweb.ne.jp softbank.ne.jp i.softbank.jp nifty.com',
  ].flatMap((line) => line.split(' ')),
);
/** Shops and phones that stand between customers and those they write to. */
const relays =
  /(?:^|\.)(?:privaterelay\.appleid\.com|marketplace\.amazon\.[a-z.]{2,6}|guest\.booking\.com|reply\.airbnb\.com|members\.ebay\.[a-z.]{2,6})$/;

/** Whether people of many companies have addresses at this domain. */
export function isPublicMail(domain: string): boolean {
  return (
    providers.has(domain) ||
    /^(?:yahoo|hotmail|live|outlook)\.[a-z.]{2,6}$/.test(domain) ||
    relays.test(domain)
  );
}

/** The domain that an address shares with others of its company; null at a provider for everybody. */
export function companyDomain(email: string): string | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domain === '' || isPublicMail(domain) ? null : domain;
}
