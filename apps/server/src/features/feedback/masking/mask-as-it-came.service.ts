import { readReferences } from '@earshot/cleaning/html/character-references';
import { toPlainText } from '@earshot/cleaning/to-plain-text';
import type { ItemTurn } from '@earshot/contracts/feedback';
import type { Masking } from '../../personal-data/masking.service.ts';
import { maskText } from '../../personal-data/masking.service.ts';
import type { AsItCame } from '../cleaning/as-it-came.service.ts';
import type { ItemTexts } from '../store/new-item.service.ts';

/** What an item says, and what came of it, as it may be stored. */
export function maskItemTexts(masking: Masking, { title, text, asItCame }: ItemTexts): ItemTexts {
  return {
    title: title === null ? null : maskText(masking, title),
    text: maskText(masking, text),
    asItCame: asItCame && maskAsItCame(masking, asItCame),
  };
}

/** What a source gave, as it may be stored. */
function maskAsItCame(masking: Masking, came: AsItCame): AsItCame {
  return {
    ...came,
    title: came.title === null ? null : maskSource(masking, came.title),
    text: maskSource(masking, came.text),
    turns: maskTurns(masking, came.turns),
    beforeTemplates: came.beforeTemplates && maskBeforeTemplates(masking, came.beforeTemplates),
  };
}

/**
 * A title or text as it came. Markup and encodings can hide personal data from masking: where a source has them and
 * something in any reading of it is masked, or cannot be read at all, its whole plain text is kept in its place.
 */
export function maskSource(masking: Masking, source: string): string {
  if (masking.kinds.size === 0) return source;
  const { text, kinds } = toPlainText(source);
  if (kinds.length === 0) return maskText(masking, source);
  const isOpen = !kinds.some((kind) => kind === 'mime' || kind === 'base64' || kind === 'quoted-printable');
  const references = readReferences(source);
  const readings = [source, text, references, withoutPercents(references)];
  const isFree = readings.every((reading) => maskText(masking, reading) === reading);
  return isOpen && isFree ? source : maskText(masking, text);
}

export function maskBeforeTemplates(
  masking: Masking,
  { text, turns }: NonNullable<AsItCame['beforeTemplates']>,
): NonNullable<AsItCame['beforeTemplates']> {
  return { text: maskText(masking, text), turns: maskTurns(masking, turns) };
}

export function maskTurns(masking: Masking, turns: readonly ItemTurn[]): ItemTurn[] {
  return turns.map((turn) => ({
    ...turn,
    parts: turn.parts.map((part) => ({ ...part, text: maskText(masking, part.text) })),
  }));
}

/** Addresses in links write their signs as numbers: `%40` is an `@`. */
function withoutPercents(text: string): string {
  return text.replace(/%([2-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}
