const bullet = '•';

/** Every character that is no white space becomes a bullet; the length stays. */
export function maskWhole(text: string): string {
  return text.replace(/\S/g, bullet);
}
