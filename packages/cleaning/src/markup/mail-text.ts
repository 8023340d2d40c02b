/** What mail programs write into a text for pictures and addresses of links. */
const picture =
  /\[cid:[^\]\n]{1,300}\]|<image\d{1,4}\.\w{3,4}>|\[(?:image|inline image|bild|grafik|imagen|immagine|imagem|afbeelding|obraz|kuva|obrázek|resim|изображение|зображення|图像|图片|圖片|画像|이미지|صورة)\s?[:：\d][^\]\n]{0,200}\]|\[https?:\/\/[^\]\s]{1,1000}\.(?:png|jpe?g|gif|svg)[^\]\s]{0,300}\]/giu;
const addressAfterWords = /(?<=[^\s<>])<(?:https?|mailto|tel):[^<>|\s]{1,2000}>/giu;

/** Pictures left out, links as their words. */
export const readMailText = (line: string): string =>
  line.includes('[') || line.includes('<') ? line.replace(picture, '').replace(addressAfterWords, '') : line;
