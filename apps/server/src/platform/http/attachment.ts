/** RFC 6266: a name for everyone, and the true one for those who read UTF-8. */
export function attachment(name: string): string {
  const plain = name.replaceAll(/[^\w.\- ]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`;
}
