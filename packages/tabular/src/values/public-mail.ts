/** Domains at which anybody has an address. */
const providers = new Set(
  (
    'gmail.com,googlemail.com,outlook.com,hotmail.com,live.com,msn.com,yahoo.com,ymail.com,icloud.com,me.com,mac.com,aol.com,proton.me,' +
    'protonmail.com,gmx.de,gmx.net,gmx.at,gmx.ch,web.de,t-online.de,freenet.de,posteo.de,mailbox.org,orange.fr,wanadoo.fr,free.fr,laposte.net,' +
    'sfr.fr,libero.it,virgilio.it,mail.ru,yandex.ru,qq.com,163.com,126.com,naver.com,fastmail.com,zoho.com,hey.com,comcast.net,verizon.net'
  ).split(','),
);

/** Whether people of many companies have addresses at this domain. */
export function isPublicMail(domain: string): boolean {
  return providers.has(domain) || /^(?:yahoo|hotmail|live|outlook)\.[a-z.]{2,6}$/.test(domain);
}

/** The domain that an address shares with others of its company; null at a provider for everybody. */
export function companyDomain(email: string): string | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domain === '' || isPublicMail(domain) ? null : domain;
}
