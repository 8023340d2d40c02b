/** Without links, pictures, markup and invisible characters. What is never closed is read to its end once, and stays. */
export function plainText(text: string): string {
  return text
    .replace(/!\[[^\]]*(?:\](?:\([^)]*(\))?)?)?/g, (whole, closed?: string) => (closed ? ' ' : whole))
    .replace(/\[([^\]]*)(?:\](?:\([^)]*(\))?)?)?/g, (whole, words: string, closed?: string) =>
      closed ? words : whole,
    )
    .replace(/<[^>]*(>)?/g, (whole, closed?: string) => (closed ? ' ' : whole))
    .replace(/\b(?:https?|ftp|data|javascript):\S*/gi, ' ')
    .replace(/\S+/g, (word) => (/^\S[^\s@]*@\S[^\s.]*\.\S/.test(word) ? ' ' : word))
    .replace(/\bwww\.\S+/gi, ' ')
    .replace(/[\p{Cf}\p{Cc}\p{Co}]/gu, ' ')
    .replace(/[*_#`>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
