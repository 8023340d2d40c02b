export type Edit = (html: string) => string;

export interface CosmeticChange {
  id: string;
  /** Name of a page of the same half. */
  page: string;
  edit: Edit;
}

export interface ToldChange {
  plan: string;
  kind: 'added' | 'removed' | 'changed';
  /** What of the plan changed; a plan that came or went has none. */
  field: 'amount' | 'currency' | 'per' | 'kind' | 'name' | 'setup_fee' | 'is_from' | null;
  before: number | string | boolean | null;
  after: number | string | boolean | null;
}

export interface PlantedChange extends CosmeticChange {
  told: ToldChange[];
}

/** Replaces each text where it stands first. @throws RangeError when one is not there */
export function replace(...pairs: readonly (readonly [string, string])[]): Edit {
  return (html) =>
    pairs.reduce((text, [from, to]) => {
      if (!text.includes(from)) throw new RangeError(`Not in the page: ${from}`);
      return text.replace(from, () => to);
    }, html);
}

/** Each class gets another name, as a new build of the site would give it. */
export const renameClasses: Edit = (html) =>
  html.replace(
    /class="([^"]+)"/g,
    (_all, names: string) => `class="${names.split(/\s+/).map(hashed).join(' ')}"`,
  );

/** Names that tell nothing, as style modules make them. */
function hashed(name: string): string {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 1_679_616;
  return `_${sum.toString(36)}`;
}

/** Every line end and indentation goes, text keeps a space. */
export const squeeze: Edit = (html) => html.replace(/\s*\n\s*/g, ' ');

/** A banner above everything, without any amount. */
export const addBanner: Edit = (html) =>
  html.replace(
    /(<body[^>]*>)/,
    '$1<div class="banner">Join our webinar on 14 October. Seats are free.</div>',
  );

/** A comment, a nonce and a build number. */
export const addBuildMarks: Edit = (html) =>
  html
    .replace('</head>', '<meta name="build" content="20260917.4"><!-- edge: fra-3, 12 ms --></head>')
    .replaceAll('<script', '<script nonce="c2hvcnQ"');

/** A testimonial with an amount in it, put before the end of the page. */
export const addTestimonial: Edit = (html) =>
  html.replace(
    '</body>',
    '<blockquote><p>“It saved us 9,000 in the first quarter.”</p><cite>A. Nonny</cite></blockquote></body>',
  );

/** The year of the footer goes on. */
export const nextYear: Edit = (html) => html.replaceAll('2026', '2027');

/** Attributes that scripts leave behind. */
export const addDataAttributes: Edit = (html) =>
  html.replace(/<(div|li|section|p|h3)(?=[ >])/g, (tag) => `${tag} data-v-4f2a91`);

/** A space that does not break where a plain one stood, and back. */
export const hardSpaces: Edit = (html) =>
  html.replace(/(?<=\d)&nbsp;(?=[€£$&]|kr|zł)|(?<=\d) (?=[€£$]|kr|zł)/g, (space) =>
    space === ' ' ? '\u00a0' : ' ',
  );
