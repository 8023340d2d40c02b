import type { StandIn } from '../../support/stand-in.ts';
import { friendlyTexts } from '../friendly-texts.ts';
import { maskedWhenAll } from '../masked-when-all.ts';
import { plantedSecrets } from '../planted-secrets.ts';
import { friendlySeeker } from './friendly-seen.ts';
import type { Journey } from './journey.ts';
import { sentParts } from './sent-parts.ts';
import { splitFound } from './split-found.ts';

export interface Figures {
  /** `id: what of it was found`, of what must not leave by default. */
  secrets: string[];
  /** The same, of what “mask every text” hides. */
  words: string[];
  /** `id: value`, of friendly things that were not sent whole. */
  missing: string[];
  /** One line for each kind, and one for each list. */
  lines: string[];
}

/** Judges what came of a visit, with what was kept in the browser meanwhile. */
export function figuresOf(standIn: StandIn, { kept }: Journey, isAllMasked: boolean): Figures {
  const bytes = [...bytesOf(standIn), ...kept];
  const parts = sentParts(standIn);
  const found = (needles: string[]) =>
    needles.filter((needle) => bytes.some((text) => text.includes(needle)));
  const isSeen = friendlySeeker(standIn);

  const ofSecrets = plantedSecrets.map(({ id, kind, needles, split = [] }) => ({
    id,
    kind,
    found: [...found(needles), ...split.flatMap((one) => splitFound(parts, one, isAllMasked))],
  }));
  const ofWords = maskedWhenAll.map(({ id, needles }) => ({ id, found: found(needles) }));
  const missing = friendlyTexts.filter((friendly) => !isSeen(friendly));
  const left = ofSecrets.filter((secret) => secret.found.length > 0);
  const lines = [...Map.groupBy(ofSecrets, ({ kind }) => kind)].map(
    ([kind, ofKind]) =>
      `${kind}: found ${ofKind.filter((secret) => left.includes(secret)).length} of ${ofKind.length}`,
  );
  const words = ofWords.filter((word) => word.found.length > 0);
  return {
    secrets: left.map(written),
    words: words.map(written),
    missing: missing.map(({ id, value }) => `${id}: ${value}`),
    lines: [
      ...lines,
      `all kinds: found ${left.length} of ${ofSecrets.length}`,
      `ordinary words: found ${words.length} of ${ofWords.length}`,
      `friendly things masked: ${missing.length} of ${friendlyTexts.length}`,
    ],
  };
}

const written = ({ id, found }: { id: string; found: string[] }): string =>
  `${id}: ${[...new Set(found)].join(' | ')}`;

/** Everything that was sent: headers of chunks, what is in them, addresses, and files that are kept for replays. */
function bytesOf(standIn: StandIn): string[] {
  return [
    standIn.everything(),
    ...standIn.received.map(({ bytes }) => bytes.toString('latin1')),
    ...[...standIn.assets.bytes.values()].map((bytes) => bytes.toString()),
    ...standIn.assets.told.keys(),
  ];
}
