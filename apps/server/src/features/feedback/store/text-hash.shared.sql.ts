/** Of an item `i`, as `textHashOf` works it out: words and checks are about one text. */
export const textHash = `sha256(convert_to(coalesce(i.title || E'\\n', '') || i.text, 'UTF8'))`;
