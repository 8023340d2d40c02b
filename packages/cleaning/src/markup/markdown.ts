// None of the parts reads past the bracket that begins the next one, so many of them take no longer than their length.
const sign =
  /\*\*[^*\n]{1,500}\*\*|!\[[^\][\n]{0,200}\]\([^)[\s]{1,2000}\)|\[[^\][\n]{1,300}\]\((?:https?:|mailto:|\/)[^)[\s]{1,2000}\)|^(?:```|#{1,6} \S)/m;
const picture = /!\[[^\][\n]{0,200}\]\([^)[\s]{1,2000}\)/g;
const link = /\[([^\][\n]{1,300})\]\((?:https?:|mailto:|\/|#)[^)[\s]{1,2000}\)/g;
const bold = /(\*\*|__)(?=\S)([^*_\n]{1,500})\1/g;
const struck = /~~([^~\n]{1,500})~~/g;
const fence = /^ {0,3}```[\w+#.-]{0,30}[ \t]*$/gm;
const heading = /^#{1,6} (?=\S)/gm;

export const isMarkdown = (text: string): boolean => sign.test(text);

/** Emphasis, headings, links and fences as text, pictures left out. Lists and quotes stay as they are. */
export const readMarkdown = (text: string): string =>
  text
    .replace(picture, '')
    .replace(link, '$1')
    .replace(bold, '$2')
    .replace(struck, '$1')
    .replace(fence, '')
    .replace(heading, '');
