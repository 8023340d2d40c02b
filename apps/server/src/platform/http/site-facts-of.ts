import { escapeMarkup, type SiteFacts } from '@earshot/contracts/pages/site-facts';
import { extname } from 'node:path';
import type { Config } from '../../config.ts';

/** Where the operator's video is asked for; its ending is that of the file. */
export const videoPath = '/media/video';

const nothingSold =
  '<p>This server does not sell plans: every account has every feature, free of charge and without limits. The plans below apply to servers that sell them.</p>';
const soldByPayPal =
  '<p>A new account starts on the Free plan. An owner or admin can buy the Team plan in the app, under Settings, and pays with PayPal. They can pause or cancel it there at any time; it stays active until the end of the paid period. Quotas reset on the first of each month (UTC). Data over a limit is refused; stored data is never deleted.</p>';

type Told = Pick<Config, 'publicUrl' | 'operator' | 'operatorMail' | 'socialLinks' | 'videoFile' | 'paypal'>;

/** What public pages say about this server. */
export function siteFactsOf(told: Told): SiteFacts {
  const { publicUrl, operator, operatorMail, socialLinks, videoFile, paypal } = told;
  return {
    publicUrl,
    operatorMail,
    operatorName: operator.name ?? 'the operator of this server',
    operatorAddress: operator.address ?? 'address on request',
    operatorLaw: operator.law ?? 'the country the operator is in',
    socialLinksHtml: socialLinks.map(socialLink).join(''),
    planNoteHtml: paypal === null ? nothingSold : soldByPayPal,
    menuVideoHtml:
      videoFile === null
        ? ''
        : `<video controls preload="none" aria-label="Earshot in a short film" src="${videoPath}${extname(videoFile)}"></video>`,
  };
}

/** A link that is named after its host: people know these by name. */
function socialLink(address: string): string {
  const { hostname, href } = new URL(address);
  return `<li><a href="${escapeMarkup(href)}" rel="me noopener">${escapeMarkup(hostname.replace(/^www\./, ''))}</a></li>`;
}
