import { escapeMarkup, type SiteFacts } from '@earshot/contracts/site-facts';
import { extname } from 'node:path';
import type { Config } from '../../config.ts';

/** Where the operator's video is asked for; its ending is that of the file. */
export const videoPath = '/media/video';

const nothingSold =
  '<p>This server sells no plans: every account on it has everything, without limits and free of charge. What follows is how plans are cut where they are sold.</p>';
const soldByPayPal =
  '<p>A new account has the plan Free. The plan Team is paid by PayPal and bought within the app, under Settings, by an owner or admin; it can be paused or cancelled there at any time, and stays until the day it is paid for. Everything counts anew on the first of each month (UTC). What a plan has no room for is refused and never deleted.</p>';

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
