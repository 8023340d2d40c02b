/** What mail programs write into a text for pictures and addresses of links. */
const picture =
  /\[cid:[^\][\n]{1,300}\]|<image\d{1,4}\.\w{3,4}>|\[(?:image|inline image|bild|grafik|imagen|immagine|imagem|afbeelding|obraz|kuva|obrázek|resim|изображение|зображення|图像|图片|圖片|画像|이미지|صورة)\s?[:：\d][^\][\n]{0,200}\]/giu;
const bracketed = /\[https?:\/\/[^\][\s]{1,600}\]/gi;
const pictureFile = /\.(?:png|jpe?g|gif|svg)/i;
const addressAfterWords = /(?<=[^\s<>])<(?:https?|mailto|tel):[^<>|\s]{1,2000}>/giu;

/** Pictures left out, links as their words. */
export const readMailText = (line: string): string =>
  line.includes('[') || line.includes('<')
    ? line
        .replace(picture, '')
        .replace(bracketed, (found) => (pictureFile.test(found) ? '' : found))
        .replace(addressAfterWords, '')
    : line;
