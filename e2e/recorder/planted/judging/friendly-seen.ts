import type { StandIn } from '../../support/stand-in.ts';
import type { FriendlyPlace, FriendlyText } from '../friendly-text.ts';
import { sentParts } from './sent-parts.ts';

const tags: Partial<Record<FriendlyPlace, string[]>> = {
  console: ['es:console'],
  error: ['es:error'],
  event: ['es:custom'],
  network: ['es:network'],
  page: ['es:page'],
};

/** Looks for friendly things where they belong: `(friendly) => whether it was sent whole`. */
export function friendlySeeker(standIn: StandIn): (friendly: FriendlyText) => boolean {
  const { pictures, attributes } = sentParts(standIn);
  const texts = pictures.flatMap((nodes) => [...nodes.values()].flatMap((part) => part.texts));
  const looks = [
    ...standIn.events().flatMap(({ type, data }) => (type === 2 || type === 3 ? stringsIn(data) : [])),
    ...[...standIn.assets.bytes.values()].map((bytes) => bytes.toString()),
  ].map(unescaped);
  const told = standIn.events().map(({ data }) => ({
    tag: typeof data.tag === 'string' ? data.tag : '',
    strings: stringsIn(data.payload),
  }));

  const placesOf = (where: FriendlyPlace): string[] => {
    if (where === 'text' || where === 'title') return texts;
    if (where === 'css') return looks;
    const ownTags = tags[where];
    if (ownTags) return told.filter(({ tag }) => ownTags.includes(tag)).flatMap(({ strings }) => strings);
    return attributes.filter(({ name }) => attributeNames[where]?.includes(name)).map(({ value }) => value);
  };
  return ({ where, value }) => placesOf(where).some((place) => place.includes(unescaped(value)));
}

/** The recording library keeps some addresses under names of its own. */
const attributeNames: Partial<Record<FriendlyPlace, string[]>> = {
  class: ['class'],
  id: ['id'],
  href: ['href'],
  src: ['src', 'rr_src'],
};

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...stringsIn(inner)]);
}

/** Browsers write letters of style sheets out, files have them as numbers. */
const unescaped = (text: string): string =>
  text.replace(/\\([0-9a-f]{4,6})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
